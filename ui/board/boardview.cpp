#include "ui/board/boardview.h"

#include "ui/board/boardaccessible.h"
#include "ui/board/boardpainter.h"
#include "ui/board/moveentry.h"
#include "ui/board/promotionpicker.h"
#include "ui/look/theme.h"
#include "ui/words/words.h"

#include <QAccessible>
#include <QPaintEvent>
#include <QPainter>
#include <QPointer>

#include <algorithm>
#include <utility>

namespace chess::ui {

namespace {

constexpr int SmallestSquare = 24; // logical pixels

} // namespace

BoardView::BoardView(QWidget *parent) : QWidget(parent)
{
    BoardAccessible::install();
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setAttribute(Qt::WA_OpaquePaintEvent);
    // Typed letters are moves here; the input method works in the field that they open.
    setAttribute(Qt::WA_InputMethodEnabled, false);
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    setSizePolicy(policy);
    connect(&m_animation, &BoardAnimation::advanced, this, &BoardView::refresh);
    m_scene = scene();
}

BoardView::~BoardView() = default;

QSize BoardView::sizeHint() const { return {8 * 64 + 16, 8 * 64 + 16}; }

QSize BoardView::minimumSizeHint() const
{
    const int side = 8 * SmallestSquare + (m_coordinates == Coordinates::Margin ? 16 : 0);
    return {side, side};
}

QRect BoardView::rectOf(Square square) const { return boardGeometry().rectOf(square).toRect(); }

std::optional<Square> BoardView::squareAt(QPointF point) const { return boardGeometry().squareAt(point); }

QString BoardView::nameOf(Square square) const
{
    const auto man = m_position.pieceAt(square);
    if (!man)
        return tr("%1, empty", "a square").arg(Words::square(square));
    return tr("%1, %2", "a square and the man on it").arg(Words::square(square), Words::man(*man));
}

void BoardView::setPosition(const Position &position, std::optional<Move> lastMove, Animate animate)
{
    if (position == m_position && lastMove == m_lastMove)
        return;
    const BoardGeometry geometry = boardGeometry();
    const auto made = std::exchange(m_made, std::nullopt);
    const auto drag = std::exchange(m_drag, std::nullopt);
    if (drag)
        window()->removeEventFilter(this);
    closePicker();
    m_selected.reset();

    // Each man starts from where it is seen now: in a hand, in the air, on its square.
    const auto startOf = [&](Square square) {
        if (made && square == made->from)
            return middleOf(made->to);
        if (drag && drag->isDragging() && square == drag->square())
            return geometry.toBoard(drag->pointer());
        return m_animation.onTheWayTo(square).value_or(middleOf(square));
    };
    std::vector<Flight> flights;
    if (animate == Animate::Yes && isVisible()) {
        flights = flightsBetween(m_position, position, startOf);
        std::erase_if(flights, [&](const Flight &flight) {
            const bool inPlace = flight.from == flight.to && flight.opacityBefore == 1 && flight.opacityAfter == 1;
            const bool coveredByHand = made && flight.target == made->to && flight.opacityAfter == 0;
            return inPlace || coveredByHand;
        });
        if (drag && drag->isDragging() && m_position.pieceAt(drag->square()) == position.pieceAt(drag->square())) {
            const Square home = drag->square();
            flights.push_back({*position.pieceAt(home), startOf(home), middleOf(home), home});
        }
    }
    m_animation.start(std::move(flights));

    const Position before = std::exchange(m_position, position);
    m_lastMove = lastMove;
    ++m_positionsShown;
    if (m_entry && m_entry->isVisible())
        m_entry->setPosition(position);
    if (m_hovered)
        m_hovered = underMouse() ? m_hovered : std::nullopt;
    updateMouseShape();
    refresh();
    announceMove(before);
}

void BoardView::announceMove(const Position &before)
{
    QString text = Words::status(m_position);
    if (m_lastMove && !m_lastMove->isNull() && m_position.pieceAt(m_lastMove->destination())) {
        const Piece man = *m_position.pieceAt(m_lastMove->destination());
        const bool known = before.isLegal(*m_lastMove);
        const bool captured = known && m_lastMove->kind() != MoveKind::Castling
            && (m_lastMove->kind() == MoveKind::EnPassant || before.pieceAt(m_lastMove->to()));
        QString move;
        if (m_lastMove->kind() == MoveKind::Castling) {
            move = m_lastMove->wing() == Wing::King ? tr("%1 castles kingside").arg(Words::side(man.color))
                                                    : tr("%1 castles queenside").arg(Words::side(man.color));
        } else if (captured) {
            move = tr("%1 from %2 takes on %3")
                       .arg(Words::man(man), Words::square(m_lastMove->from()), Words::square(m_lastMove->to()));
        } else {
            move = tr("%1 from %2 to %3")
                       .arg(Words::man(man), Words::square(m_lastMove->from()), Words::square(m_lastMove->to()));
        }
        text = tr("%1. %2", "the last move, and what the position is").arg(move, text);
    }
    setAccessibleDescription(text);
    QAccessibleEvent event(this, QAccessible::NameChanged);
    QAccessible::updateAccessibility(&event);
}

void BoardView::setOrientation(Color bottom)
{
    if (bottom == m_orientation)
        return;
    // A man in the hand would hang over another square than before.
    cancelDrag();
    m_orientation = bottom;
    m_hovered.reset();
    repaintAll();
}

void BoardView::setInteractive(PerColor<bool> sides)
{
    if (sides == m_interactive)
        return;
    m_interactive = sides;
    if (!m_interactive[m_position.sideToMove()]) {
        cancel();
        closeMoveEntry();
    }
    updateMouseShape();
    refresh();
}

void BoardView::setHighlights(BoardHighlights highlights)
{
    m_highlights = highlights;
    refresh();
}

void BoardView::setCoordinates(Coordinates coordinates)
{
    if (coordinates == m_coordinates)
        return;
    cancelDrag();
    m_coordinates = coordinates;
    updateGeometry();
    repaintAll();
}

void BoardView::setAnimationDuration(int milliseconds)
{
    m_animation.setDuration(milliseconds);
    if (milliseconds <= 0)
        m_animation.finish();
}

BoardGeometry BoardView::boardGeometry() const
{
    return BoardGeometry::fit(size(), mapTo(window(), QPoint(0, 0)), devicePixelRatioF(), m_orientation, m_coordinates);
}

BoardScene BoardView::scene() const
{
    BoardScene scene;
    for (const Square square : m_position.occupied())
        scene.put(square, m_position.pieceAt(square));
    for (const Square square : m_animation.awaited())
        scene.put(square, std::nullopt);
    scene.floating = m_animation.men();
    if (m_promotion) {
        scene.dimmed = true;
        scene.put(m_promotion->intent.to, m_position.pieceAt(m_promotion->intent.from));
        scene.put(m_promotion->intent.from, std::nullopt);
    }
    if (m_drag && m_drag->isDragging()) {
        scene.ghosts = Bitboard(m_drag->square());
        scene.floating.push_back(
            {*m_position.pieceAt(m_drag->square()), boardGeometry().toBoard(m_drag->pointer()), 1, true});
    }
    addMarks(scene);
    return scene;
}

void BoardView::addMarks(BoardScene &scene) const
{
    BoardScene::Marks &marks = scene.marks;
    if (m_highlights.lastMove && m_lastMove && !m_lastMove->isNull())
        marks.lastMove = Bitboard(m_lastMove->from()) | Bitboard(m_lastMove->destination());
    if (m_highlights.check && m_position.inCheck())
        marks.check = Bitboard(m_position.king(m_position.sideToMove()));
    if (m_selected && m_highlights.selection)
        marks.selected = Bitboard(*m_selected);
    if (m_selected && m_highlights.legalTargets) {
        const Bitboard targets = targetsOf(*m_selected);
        marks.captures = targets & m_position.occupied();
        marks.targets = targets & ~m_position.occupied();
    }
    if (m_hovered && m_highlights.hover) {
        const bool goal = m_selected && isTarget(*m_selected, *m_hovered);
        const bool dragging = m_drag && m_drag->isDragging();
        if (goal && dragging)
            marks.preview = Bitboard(*m_hovered);
        else if (goal || (!dragging && canPick(*m_hovered) && m_hovered != m_selected))
            marks.hovered = Bitboard(*m_hovered);
    }
    if (m_entry && m_entry->move())
        marks.preview |= Bitboard(m_entry->move()->from()) | Bitboard(m_entry->move()->destination());
    if (m_cursor.isActive())
        marks.cursor = Bitboard(m_cursor.square());
}

void BoardView::refresh()
{
    BoardScene next = scene();
    const BoardGeometry geometry = boardGeometry();
    QRegion dirty;
    for (const Square square : next.differences(m_scene))
        dirty += geometry.rectOf(square).toAlignedRect();
    if (next.floating != m_scene.floating) {
        for (const BoardScene *each : {&m_scene, &next}) {
            for (const BoardScene::FloatingMan &man : each->floating)
                dirty += BoardPainter::boundsOf(man, geometry);
        }
    }
    m_scene = std::move(next);
    if (!dirty.isEmpty())
        update(dirty);
}

void BoardView::repaintAll()
{
    m_scene = scene();
    const BoardGeometry geometry = boardGeometry();
    if (m_promotion)
        m_picker->place(geometry);
    if (m_entry && m_entry->isVisible())
        placeMoveEntry();
    update();
}

void BoardView::paintEvent(QPaintEvent *event)
{
    QPainter painter(this);
    const BoardGeometry geometry = boardGeometry();
    BoardPainter(painter, geometry, Theme::matching(palette()), m_pieces)
        .paint(m_scene, m_coordinates, palette().color(backgroundRole()), event->region());
}

bool BoardView::canPick(Square square) const
{
    const auto man = m_position.pieceAt(square);
    return man && man->color == m_position.sideToMove() && m_interactive[man->color];
}

Bitboard BoardView::targetsOf(Square from) const
{
    Bitboard targets;
    for (const Move move : m_position.legalMoves()) {
        if (move.from() != from)
            continue;
        // Castling is shown at the king's goal, or at the rook where a plain move leads to that goal.
        const auto meant = m_position.moveFor(from, move.destination());
        targets |= move.kind() == MoveKind::Castling && !(meant && *meant == move) ? move.to() : move.destination();
    }
    return targets;
}

bool BoardView::isTarget(Square from, Square to) const
{
    const auto move = m_position.moveFor(from, to);
    return move || move.error().kind == MoveError::Kind::PromotionMissing;
}

void BoardView::select(std::optional<Square> square)
{
    m_selected = square;
    refresh();
}

void BoardView::tryMove(Square from, Square to, By by, QPointF droppedAt)
{
    m_selected.reset();
    const auto move = m_position.moveFor(from, to);
    if (!move && move.error().kind == MoveError::Kind::PromotionMissing) {
        openPicker(from, to, by, droppedAt);
        return;
    }
    if (move) {
        wish({from, to}, by, droppedAt);
        return;
    }
    if (by == By::Hand)
        glideBack(from, droppedAt);
    refresh();
    emit moveRefused({from, to}, move.error());
}

void BoardView::wish(const MoveIntent &intent, By by, QPointF droppedAt)
{
    const QPointer<BoardView> alive(this);
    const unsigned shown = m_positionsShown;
    if (by == By::Hand)
        m_made = intent;
    emit moveIntended(intent);
    if (!alive)
        return;
    m_made.reset();
    if (by == By::Hand && shown == m_positionsShown)
        glideBack(intent.from, droppedAt); // nobody made the move
    refresh();
}

void BoardView::glideBack(Square square, QPointF from)
{
    const auto man = m_position.pieceAt(square);
    if (man && isVisible())
        m_animation.start({{*man, from, middleOf(square), square}});
}

void BoardView::openPicker(Square from, Square to, By by, QPointF droppedAt)
{
    if (!m_picker) {
        m_picker = new PromotionPicker(m_pieces, this);
        connect(m_picker, &PromotionPicker::chosen, this, &BoardView::promote);
        connect(m_picker, &PromotionPicker::cancelled, this, &BoardView::cancel);
    }
    m_animation.finish();
    m_promotion = Promotion{{from, to}, by == By::Hand ? droppedAt : middleOf(to)};
    m_picker->open(m_position.sideToMove(), to, boardGeometry());
    updateMouseShape();
    refresh();
}

void BoardView::closePicker()
{
    if (!m_promotion)
        return;
    m_promotion.reset();
    // Before it is hidden: then Qt would look for the next widget as Tab does, and that brings the cursor.
    if (m_picker->isAncestorOf(window()->focusWidget()))
        setFocus(Qt::PopupFocusReason);
    m_picker->hide();
}

void BoardView::promote(PieceType type)
{
    const Promotion promotion = *m_promotion;
    closePicker();
    // The pawn stands on the last rank already, so nothing flies there.
    wish({promotion.intent.from, promotion.intent.to, type}, By::Hand, middleOf(promotion.intent.to));
}

void BoardView::cancel()
{
    if (m_promotion) {
        const Promotion promotion = *m_promotion;
        closePicker();
        glideBack(promotion.intent.from, middleOf(promotion.intent.to));
    }
    cancelDrag();
    select(std::nullopt);
}

} // namespace chess::ui
