#pragma once

#include "core/notation/fen.h"
#include "ui/board/boardview.h"

#include <QApplication>
#include <QSignalSpy>
#include <QTest>

#include <string_view>

/// What the tests of the board share: a board on screen, and hands for it.
namespace chess::ui {

inline Position positionOf(std::string_view fen)
{
    const auto reading = readFen(fen);
    return Position::from(reading->setup).value();
}

constexpr std::string_view Promotion = "1r4k1/P7/8/8/8/8/8/4K3 w - - 0 1";
constexpr std::string_view BothCastlings = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";

/// A shown board of 64 pixel squares on which both sides can be moved, without animation; it plays the moves that are
/// wished if \a plays says so.
class BoardFixture
{
public:
    explicit BoardFixture(const Position &position = Position())
    {
        board.setAnimationDuration(0);
        board.setCoordinates(Coordinates::None);
        board.resize(512, 512);
        board.setInteractive({true, true});
        board.setPosition(position, std::nullopt, BoardView::Animate::No);
        QObject::connect(&board, &BoardView::moveIntended, &board, [this](const MoveIntent &intent) {
            if (!plays)
                return;
            const auto move = board.position().moveFor(intent.from, intent.to, intent.promotion);
            board.setPosition(board.position().after(move.value()), move.value());
        });
        // The pointer of the machine must not hover over the board.
        QCursor::setPos(2000, 2000);
        board.show();
        board.activateWindow();
        if (!QTest::qWaitForWindowActive(&board))
            qWarning("the board's window did not become active");
    }

    QPoint middle(Square square) const { return board.rectOf(square).center(); }

    void press(Square square, Qt::MouseButton button = Qt::LeftButton)
    {
        QTest::mousePress(&board, button, {}, middle(square));
    }
    void release(Square square, Qt::MouseButton button = Qt::LeftButton)
    {
        QTest::mouseRelease(&board, button, {}, middle(square));
    }
    void click(Square square) { QTest::mouseClick(&board, Qt::LeftButton, {}, middle(square)); }

    /// Moves the pointer with the left button held, in steps as a hand does.
    void drag(Square from, Square to) { dragTo(middle(from), middle(to)); }
    void dragTo(QPoint from, QPoint to)
    {
        constexpr int Steps = 5;
        for (int i = 1; i <= Steps; ++i)
            moveHeld(from + (to - from) * i / Steps);
    }
    void moveHeld(QPoint to, Qt::MouseButtons buttons = Qt::LeftButton)
    {
        QMouseEvent event(QEvent::MouseMove, to, board.mapToGlobal(to), Qt::NoButton, buttons, Qt::NoModifier);
        QApplication::sendEvent(&board, &event);
    }
    void dragAndDrop(Square from, Square to)
    {
        press(from);
        drag(from, to);
        release(to);
    }

    /// "e2"; empty if no man is picked up.
    std::string selected() const { return board.selected() ? toString(*board.selected()) : std::string(); }

    /// The colour in the middle of the right edge of a square, where no man and no dot is.
    QColor groundOf(Square square) { return colorAt(board.rectOf(square).topRight() + QPoint(-3, 32)); }
    QColor colorAt(QPoint point) { return board.grab().toImage().pixelColor(point); }

    BoardView board;
    bool plays = true;
};

} // namespace chess::ui
