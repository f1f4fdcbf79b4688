// The mouse and touch on the board: drag, click from-to, hover, and everything that can get in between.

#include "ui/board/boardview.h"

#include "ui/board/moveentry.h"

#include <QMouseEvent>
#include <QPointingDevice>

#include <utility>

namespace chess::ui {

namespace {

bool isTouch(const QSinglePointEvent *event) { return event->pointerType() == QPointingDevice::PointerType::Finger; }

} // namespace

void BoardView::mousePressEvent(QMouseEvent *event)
{
    setCursorActive(false);
    closeMoveEntry();
    if (event->button() == Qt::RightButton)
        cancel();
    if (event->button() != Qt::LeftButton || m_promotion)
        return;
    const auto square = squareAt(event->position());
    if (!isTouch(event))
        hover(square);
    if (square)
        startDrag(*square, event->position());
    else
        select(std::nullopt);
}

void BoardView::startDrag(Square square, QPointF at)
{
    const bool goal = m_selected && m_selected != square && isTarget(*m_selected, square);
    const bool wasSelected = m_selected == square;
    const bool onMan = canPick(square);
    // A man that is still flying here is in the hand at once.
    if (onMan)
        m_animation.finish();
    m_drag.emplace(square, at, onMan, wasSelected);
    window()->installEventFilter(this);
    // A click on the own rook may castle, so the king stays selected until it is clear that this is no drag.
    if (onMan && !goal)
        m_selected = square;
    updateMouseShape();
    refresh();
}

void BoardView::mouseMoveEvent(QMouseEvent *event)
{
    // The release may have gone to a menu or a dialog.
    if (m_drag && !(event->buttons() & Qt::LeftButton))
        cancelDrag();
    if (m_drag) {
        m_drag->moveTo(event->position(), boardGeometry().squareSize());
        if (m_drag->isDragging())
            m_selected = m_drag->square();
    }
    if (m_drag || !isTouch(event))
        m_hovered = squareAt(event->position());
    updateMouseShape();
    refresh();
}

void BoardView::mouseReleaseEvent(QMouseEvent *event)
{
    if (event->button() != Qt::LeftButton || !m_drag)
        return;
    m_drag->moveTo(event->position(), boardGeometry().squareSize());
    const DragState drag = *std::exchange(m_drag, std::nullopt);
    window()->removeEventFilter(this);
    if (isTouch(event))
        m_hovered.reset();
    if (drag.isDragging())
        drop(drag);
    else
        click(drag.square(), drag.wasSelected());
    updateMouseShape();
}

void BoardView::drop(const DragState &drag)
{
    const auto square = squareAt(drag.pointer());
    const QPointF droppedAt = boardGeometry().toBoard(drag.pointer());
    if (square && *square != drag.square()) {
        tryMove(drag.square(), *square, By::Hand, droppedAt);
        return;
    }
    // Put down where it stood: it stays selected, as after a click. Off the board: nothing was meant.
    if (!square || drag.wasSelected())
        m_selected.reset();
    glideBack(drag.square(), droppedAt);
    refresh();
}

void BoardView::click(Square square, bool wasSelected)
{
    if (m_selected && m_selected != square) {
        const Square from = *m_selected;
        if (isTarget(from, square) || !canPick(square))
            tryMove(from, square, By::Click, middleOf(square));
        else
            select(square);
        return;
    }
    select(canPick(square) && !wasSelected ? std::optional(square) : std::nullopt);
    if (m_position.pieceAt(square) && !m_interactive[Color::White] && !m_interactive[Color::Black])
        emit touchedInVain();
}

void BoardView::activate(Square square)
{
    if (m_promotion || m_drag)
        return;
    click(square, m_selected == square);
}

void BoardView::cancelDrag()
{
    if (!m_drag)
        return;
    const DragState drag = *std::exchange(m_drag, std::nullopt);
    window()->removeEventFilter(this);
    m_selected.reset();
    if (drag.isDragging())
        glideBack(drag.square(), boardGeometry().toBoard(drag.pointer()));
    updateMouseShape();
    refresh();
}

void BoardView::leaveEvent(QEvent *event)
{
    hover(std::nullopt);
    QWidget::leaveEvent(event);
}

void BoardView::hideEvent(QHideEvent *event)
{
    cancel();
    m_animation.finish();
    QWidget::hideEvent(event);
}

bool BoardView::eventFilter(QObject *watched, QEvent *event)
{
    // Installed on the window while a button is down: a dialog that opens now will get the release.
    if (event->type() == QEvent::WindowBlocked)
        cancelDrag();
    return QWidget::eventFilter(watched, event);
}

void BoardView::hover(std::optional<Square> square)
{
    if (square == m_hovered)
        return;
    m_hovered = square;
    updateMouseShape();
    refresh();
}

void BoardView::updateMouseShape()
{
    Qt::CursorShape shape = Qt::ArrowCursor;
    if (m_drag && m_drag->isDragging())
        shape = Qt::ClosedHandCursor;
    else if (!m_promotion && m_hovered && canPick(*m_hovered))
        shape = Qt::OpenHandCursor;
    if (QWidget::cursor().shape() != shape)
        setCursor(shape);
}

} // namespace chess::ui
