// How long a board as large as a window of 1280x800 gives it takes from an input event to the end of painting what
// changed: hover, drag, click, cursor keys, and the frames of a move's animation. Exit status 1 when the 99th
// percentile is over 16 ms. The pixels are handed to the window system at the end of each measured span.

#include "ui/board/boardview.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QTest>

#include <algorithm>
#include <cstdio>
#include <string_view>
#include <vector>

using namespace chess;
using namespace chess::ui;

namespace {

constexpr double LimitMs = 16.0;

/// Counts what is painted, so that an event that changes nothing doesn't flatter the figures.
class PaintCounter : public QObject
{
public:
    int paints = 0;

protected:
    bool eventFilter(QObject *, QEvent *event) override
    {
        if (event->type() == QEvent::Paint)
            ++paints;
        return false;
    }
};

class Measurement
{
public:
    Measurement(QWidget &board, const char *name) : m_name(name) { board.installEventFilter(&m_counter); }

    template <typename Input>
    void time(Input &&input)
    {
        const int before = m_counter.paints;
        QElapsedTimer timer;
        timer.start();
        input();
        QCoreApplication::processEvents();
        if (m_counter.paints > before)
            m_milliseconds.push_back(static_cast<double>(timer.nsecsElapsed()) / 1e6);
    }

    /// Prints the figures; whether they are within the limit.
    bool report()
    {
        if (m_milliseconds.empty()) {
            std::printf("OVER %-18s nothing was painted\n", m_name);
            return false;
        }
        std::sort(m_milliseconds.begin(), m_milliseconds.end());
        const double late = percentile(99);
        std::printf("%s %-18s %5zu paints: median %6.2f ms, 99th percentile %6.2f ms, longest %6.2f ms\n",
                    late <= LimitMs ? "ok  " : "OVER", m_name, m_milliseconds.size(), percentile(50), late,
                    m_milliseconds.back());
        return late <= LimitMs;
    }

private:
    double percentile(std::size_t percent) const
    {
        return m_milliseconds[std::min(m_milliseconds.size() - 1, m_milliseconds.size() * percent / 100)];
    }

    const char *m_name;
    PaintCounter m_counter;
    std::vector<double> m_milliseconds;
};

Square square(std::string_view name) { return parseSquare(name).value(); }

QPoint middle(const BoardView &board, std::string_view name) { return board.rectOf(square(name)).center(); }

bool measureHover(BoardView &board)
{
    Measurement measurement(board, "hover");
    for (int round = 0; round < 40; ++round) {
        for (const char *name : {"a1", "b2", "c3", "d4", "e5", "f6", "g7", "h8", "e2", "d7"})
            measurement.time([&] { QTest::mouseMove(&board, middle(board, name)); });
    }
    return measurement.report();
}

bool measureDrag(BoardView &board)
{
    Measurement measurement(board, "drag a queen");
    const QPoint from = middle(board, "d1");
    for (int round = 0; round < 10; ++round) {
        measurement.time([&] { QTest::mousePress(&board, Qt::LeftButton, {}, from); });
        for (int step = 1; step <= 60; ++step) {
            const QPoint to = from + QPoint((step * 7) % 300 - 150, -step * 8);
            measurement.time([&] { QTest::mouseMove(&board, to); });
        }
        measurement.time([&] { QTest::mouseRelease(&board, Qt::LeftButton, {}, from); });
    }
    return measurement.report();
}

bool measureClicks(BoardView &board)
{
    Measurement measurement(board, "click on men");
    for (int round = 0; round < 40; ++round) {
        for (const char *name : {"e2", "g1", "b1", "d2", "a2"})
            measurement.time([&] { QTest::mouseClick(&board, Qt::LeftButton, {}, middle(board, name)); });
    }
    board.cancel();
    return measurement.report();
}

bool measureCursor(BoardView &board)
{
    Measurement measurement(board, "cursor keys");
    board.enterCursor(Square::E4);
    for (int round = 0; round < 40; ++round) {
        for (const auto key : {Qt::Key_Up, Qt::Key_Right, Qt::Key_Down, Qt::Key_Left})
            measurement.time([&] { QTest::keyClick(&board, key); });
    }
    board.cancel();
    return measurement.report();
}

/// A whole new position at once, then each frame of its animation by itself.
bool measureMoves(BoardView &board)
{
    Measurement measurement(board, "moves and frames");
    const Position start;
    const MoveList moves = start.legalMoves();
    for (const Move move : moves) {
        measurement.time([&] { board.setPosition(start); });
        measurement.time([&] { board.setPosition(start.after(move), move); });
        QElapsedTimer frames;
        frames.start();
        while (frames.elapsed() < board.animationDuration() + 20) {
            QTest::qSleep(2);
            measurement.time([] {});
        }
    }
    return measurement.report();
}

} // namespace

int main(int argc, char *argv[])
{
    const QApplication application(argc, argv);
    BoardView board;
    board.setInteractive({true, true});
    board.resize(740, 740);
    board.show();
    if (!QTest::qWaitForWindowActive(&board)) {
        std::puts("the window did not become active");
        return 1;
    }
    QTest::qWait(300);
    std::printf("a board of %d logical pixels, scale %.1f, on %s\n", board.width(), board.devicePixelRatioF(),
                qPrintable(QGuiApplication::platformName()));
    bool good = measureHover(board);
    good = measureDrag(board) && good;
    good = measureClicks(board) && good;
    good = measureCursor(board) && good;
    good = measureMoves(board) && good;
    return good ? 0 : 1;
}
