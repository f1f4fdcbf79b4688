#pragma once

#include "core/board/position.h"
#include "ui/board/boardanimation.h"
#include "ui/board/boardcursor.h"
#include "ui/board/boardgeometry.h"
#include "ui/board/boardscene.h"
#include "ui/board/dragstate.h"
#include "ui/board/pieceset.h"
#include "ui/controller/moveintent.h"

#include <QWidget>

#include <optional>

namespace chess::ui {

class MoveEntry;
class PromotionPicker;

/// What the board points out; each can be switched off.
struct BoardHighlights {
    bool legalTargets = true;
    bool lastMove = true;
    bool check = true;
    bool hover = true;
    bool selection = true;
    bool operator==(const BoardHighlights &) const = default;
};

/// The board: shows a position and tells what the players want to do on it, by mouse, touch, keyboard, typed moves or
/// a screen reader. It holds no game: whoever listens to moveIntended() answers with setPosition(), or doesn't, and
/// then the man goes back to where it was.
class BoardView : public QWidget
{
    Q_OBJECT

public:
    enum class Animate : std::uint8_t { No, Yes };

    explicit BoardView(QWidget *parent = nullptr);
    ~BoardView() override;

    const Position &position() const { return m_position; }
    std::optional<Move> lastMove() const { return m_lastMove; }
    Color orientation() const { return m_orientation; }
    BoardHighlights highlights() const { return m_highlights; }
    Coordinates coordinates() const { return m_coordinates; }
    int animationDuration() const { return m_animation.duration(); }

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

    /// The square in the widget's coordinates, and the square at a point of it.
    QRect rectOf(Square square) const;
    std::optional<Square> squareAt(QPointF point) const;
    /// The man that is picked up, by whatever means.
    std::optional<Square> selected() const { return m_selected; }
    /// The square that the keyboard points at; empty while the cursor is not active.
    std::optional<Square> cursor() const;
    /// "e4, white pawn", in the program's language.
    QString nameOf(Square square) const;
    /// The same as a click on \p square.
    void activate(Square square);
    /// Opens the field with the letter of a key that was pressed beside the board. False if it can't begin a move.
    bool beginMove(const QKeyEvent &event);

    PromotionPicker *promotionPicker() const { return m_picker; }
    MoveEntry *moveEntry() const { return m_entry; }

public slots:
    /// Shows \p position. \p lastMove is marked and read out; men move to their new squares if \p animate says so.
    /// Whatever was being dragged, selected or promoted is put down.
    void setPosition(const chess::Position &position, std::optional<chess::Move> lastMove = std::nullopt,
                     chess::ui::BoardView::Animate animate = Animate::Yes);
    /// \p bottom is the colour of the player below.
    void setOrientation(chess::Color bottom);
    /// Whose men can be moved, when it is their turn. At first nobody's.
    void setInteractive(chess::PerColor<bool> sides);
    void setHighlights(chess::ui::BoardHighlights highlights);
    void setCoordinates(chess::ui::Coordinates coordinates);
    /// In milliseconds, 150 at first; 0 turns animation off.
    void setAnimationDuration(int milliseconds);
    /// Gives the keyboard to the board's cursor, as Tab does.
    void enterCursor();
    /// The same with the cursor on \p square.
    void enterCursor(chess::Square square);
    /// Opens the field for a typed move.
    void openMoveEntry(const QString &text = QString());
    /// Puts down what is dragged, selected or promoted.
    void cancel();

signals:
    /// A player wants to make a legal move of the position shown, with its promotion piece chosen.
    void moveIntended(const chess::ui::MoveIntent &intent);
    /// A player tried what the Laws don't allow; the man has gone back.
    void moveRefused(const chess::ui::MoveIntent &intent, const chess::MoveError &error);
    /// A player touched a man of a position in which no side can be moved.
    void touchedInVain();

protected:
    bool event(QEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void moveEvent(QMoveEvent *event) override;
    void changeEvent(QEvent *event) override;
    void hideEvent(QHideEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void leaveEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;

private:
    enum class By : std::uint8_t { Hand, Click };

    BoardGeometry boardGeometry() const;
    BoardScene scene() const;
    void addMarks(BoardScene &scene) const;
    void refresh();
    void repaintAll();

    bool canPick(Square square) const;
    Bitboard targetsOf(Square from) const;
    bool isTarget(Square from, Square to) const;
    void select(std::optional<Square> square);
    void tryMove(Square from, Square to, By by, QPointF droppedAt);
    void wish(const MoveIntent &intent, By by, QPointF droppedAt);
    void glideBack(Square square, QPointF from);

    void startDrag(Square square, QPointF at);
    void drop(const DragState &drag);
    void click(Square square, bool wasSelected);
    void cancelDrag();
    void hover(std::optional<Square> square);
    void updateMouseShape();

    bool handlesKey(const QKeyEvent &event) const;
    bool cursorKey(int key);
    void setCursorActive(bool active);
    void announceCursor();

    void openPicker(Square from, Square to, By by, QPointF droppedAt);
    void closePicker();
    void promote(PieceType type);
    void closeMoveEntry();
    void placeMoveEntry();
    void announceMove(const Position &before);

    Position m_position;
    std::optional<Move> m_lastMove;
    Color m_orientation = Color::White;
    PerColor<bool> m_interactive;
    BoardHighlights m_highlights;
    Coordinates m_coordinates = Coordinates::Margin;

    std::optional<DragState> m_drag;
    std::optional<Square> m_selected;
    std::optional<Square> m_hovered;
    BoardCursor m_cursor;
    /// The move that waits for its promotion piece.
    struct Promotion {
        MoveIntent intent;
        QPointF droppedAt; ///< A board point.
    };
    std::optional<Promotion> m_promotion;
    /// The move that a hand has already made on screen, while it is being announced.
    std::optional<MoveIntent> m_made;
    unsigned m_positionsShown = 0;

    BoardAnimation m_animation;
    PieceSet m_pieces;
    BoardScene m_scene; ///< What was painted last, or will be with the next paint event.
    PromotionPicker *m_picker = nullptr;
    MoveEntry *m_entry = nullptr;
};

} // namespace chess::ui
