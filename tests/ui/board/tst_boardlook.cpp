#include "boardfixture.h"
#include "ui/board/boardflights.h"
#include "ui/look/theme.h"

#include <QPaintEvent>

using namespace chess;
using namespace chess::ui;

/// What is seen on the board: highlights and their switches, men in the air, how little is painted, sharpness.
class TestBoardLook : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void highlights_data();
    void highlights();
    void dotsAndRings();
    void castlingIsShownWhereTheKingGoes();
    void darkSurroundings();
    void coordinates();
    void turnedBoardIsTheSameBoardUpsideDown();

    void flights_data();
    void flights();
    void moveFlies();
    void draggedMoveDoesNotFlyAgain();
    void castlingByHandBringsTheRook();
    void dropFromAfarGlidesHome();
    void pressOnAFlyingManTakesIt();
    void jumpWhileFlyingArrives();
    void turnWhileFlyingArrives();
    void atOnceWithoutAnimation();
    void restsWhenNothingMoves();

    void paintsFewSquares();
    void sharpAtTwoPixelsAPoint();
};

namespace {

/// Sums up what is painted on a board.
class PaintWatcher : public QObject
{
public:
    explicit PaintWatcher(BoardView *board) { board->installEventFilter(this); }
    bool eventFilter(QObject * /*watched*/, QEvent *event) override
    {
        if (event->type() == QEvent::Paint) {
            region += static_cast<QPaintEvent *>(event)->region();
            ++count;
        }
        return false;
    }
    int area() const
    {
        int area = 0;
        for (const QRect &rect : region)
            area += rect.width() * rect.height();
        return area;
    }
    void reset()
    {
        region = {};
        count = 0;
    }
    QRegion region;
    int count = 0;
};

QImage imageOf(BoardView &board, Square square) { return board.grab(board.rectOf(square)).toImage(); }

} // namespace

void TestBoardLook::init() { QApplication::setPalette(Theme::light().palette()); }

void TestBoardLook::highlights_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<Square>("square");
    QTest::newRow("legal targets") << "legalTargets" << Square::D3;
    QTest::newRow("last move, from") << "lastMove" << Square::D8;
    QTest::newRow("last move, to") << "lastMove" << Square::D2;
    QTest::newRow("check") << "check" << Square::D1;
    QTest::newRow("selection") << "selection" << Square::E3;
    QTest::newRow("hover") << "hover" << Square::D1;
}

void TestBoardLook::highlights()
{
    QFETCH(QString, name);
    QFETCH(Square, square);
    const auto look = [square](BoardHighlights highlights, bool act) {
        BoardFixture fixture(positionOf("3k4/8/8/8/8/4N3/3r4/3K4 w - - 0 1"));
        fixture.board.setPosition(positionOf("3k4/8/8/8/8/4N3/3r4/3K4 w - - 1 2"), Move(Square::D8, Square::D2));
        fixture.board.setHighlights(highlights);
        if (act) {
            fixture.board.activate(Square::E3);
            QTest::mouseMove(&fixture.board, fixture.middle(Square::D1));
            fixture.moveHeld(fixture.middle(Square::D1), Qt::NoButton);
        }
        return imageOf(fixture.board, square);
    };
    BoardHighlights none{false, false, false, false, false};
    BoardHighlights one = none;
    bool &shown = name == "legalTargets" ? one.legalTargets
        : name == "lastMove"             ? one.lastMove
        : name == "check"                ? one.check
        : name == "hover"                ? one.hover
                                         : one.selection;
    shown = true;
    const QImage plain = look(none, false);
    QCOMPARE(look(none, true), plain);
    if (name == "legalTargets") {
        // The knight is not the answer to the check; the king is.
        BoardFixture fixture(positionOf("4k3/8/8/8/8/8/3r4/3K4 w - - 0 1"));
        fixture.board.setHighlights(none);
        fixture.board.activate(Square::D1);
        const QImage without = imageOf(fixture.board, Square::D2);
        fixture.board.setHighlights(one);
        QVERIFY(imageOf(fixture.board, Square::D2) != without);
        return;
    }
    QVERIFY(look(one, true) != plain);
}

void TestBoardLook::dotsAndRings()
{
    BoardFixture fixture(positionOf("4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1"));
    const QColor empty = fixture.colorAt(fixture.middle(Square::E5));
    fixture.click(Square::E4);
    QVERIFY(fixture.colorAt(fixture.middle(Square::E5)) != empty);
    const QRect taken = fixture.board.rectOf(Square::D5);
    const QColor square = Theme::light().boardLight;
    QCOMPARE(fixture.colorAt(taken.topLeft() + QPoint(1, 1)), square); // a ring, no full mark
    QVERIFY(fixture.colorAt(QPoint(taken.center().x(), taken.top() + 4)) != square);
    QCOMPARE(fixture.colorAt(fixture.middle(Square::E6)), fixture.colorAt(fixture.middle(Square::C6)));
}

void TestBoardLook::castlingIsShownWhereTheKingGoes()
{
    BoardFixture fixture(positionOf(BothCastlings));
    const QColor before = fixture.colorAt(fixture.middle(Square::G1));
    const QImage rook = imageOf(fixture.board, Square::H1);
    fixture.click(Square::E1);
    QVERIFY(fixture.colorAt(fixture.middle(Square::G1)) != before);
    fixture.board.setHighlights({.hover = false});
    QCOMPARE(imageOf(fixture.board, Square::H1), rook);
}

void TestBoardLook::darkSurroundings()
{
    BoardFixture fixture(positionOf("4k3/8/8/8/8/8/8/4K3 w - - 0 1"));
    QCOMPARE(fixture.colorAt(fixture.middle(Square::D4)), Theme::light().boardDark);
    QApplication::setPalette(Theme::dark().palette());
    QTRY_COMPARE(fixture.colorAt(fixture.middle(Square::D4)), Theme::dark().boardDark);
    fixture.board.setCoordinates(Coordinates::Margin);
    QCOMPARE(fixture.colorAt(QPoint(1, 1)), Theme::dark().window);
}

void TestBoardLook::coordinates()
{
    BoardFixture fixture(positionOf("4k3/8/8/8/8/8/8/4K3 w - - 0 1"));
    const QImage without = imageOf(fixture.board, Square::A1);
    fixture.board.setCoordinates(Coordinates::Inside);
    QVERIFY(imageOf(fixture.board, Square::A1) != without);
    QCOMPARE(imageOf(fixture.board, Square::C3), without); // another dark square, away from the edges
    fixture.board.setCoordinates(Coordinates::Margin);
    const QRect corner = fixture.board.rectOf(Square::A1);
    const QImage margin =
        fixture.board.grab(QRect(corner.left(), corner.bottom() + 1, corner.width(), 512 - corner.bottom() - 1))
            .toImage();
    bool written = false;
    for (int x = 0; x < margin.width(); ++x)
        written = written || margin.pixelColor(x, margin.height() / 2) != Theme::light().window;
    QVERIFY(written);
}

void TestBoardLook::turnedBoardIsTheSameBoardUpsideDown()
{
    BoardFixture fixture;
    const QRect white = fixture.board.rectOf(Square::C2);
    fixture.board.setOrientation(Color::Black);
    const QRect black = fixture.board.rectOf(Square::C2);
    QCOMPARE(black.topLeft(), QPoint(511, 511) - white.bottomRight());
}

void TestBoardLook::flights_data()
{
    QTest::addColumn<QString>("before");
    QTest::addColumn<QString>("after");
    QTest::addColumn<QString>("flights");
    const auto row = [](const char *name, const char *before, const char *after, const char *flights) {
        QTest::newRow(name) << QString::fromLatin1(before) << QString::fromLatin1(after)
                            << QString::fromLatin1(flights);
    };
    row("a move", "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1", "4k3/8/8/8/4P3/8/8/4K3 b - - 0 1", "P e2-e4");
    row("a capture", "4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1", "4k3/8/8/3P4/8/8/8/4K3 b - - 0 1", "p d5 goes, P e4-d5");
    row("its undoing", "4k3/8/8/3P4/8/8/8/4K3 b - - 0 1", "4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1", "p d5 comes, P d5-e4");
    row("castling", "4k3/8/8/8/8/8/8/4K2R w K - 0 1", "4k3/8/8/8/8/8/8/5RK1 b - - 1 1", "R h1-f1, K e1-g1");
    row("en passant", "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", "4k3/8/3P4/8/8/8/8/4K3 b - - 0 1", "p d5 goes, P e5-d6");
    row("promotion", "4k3/P7/8/8/8/8/8/4K3 w - - 0 1", "Q3k3/8/8/8/8/8/8/4K3 b - - 0 1", "Q a7-a8");
    row("promotion with capture", "1r2k3/P7/8/8/8/8/8/4K3 w - - 0 1", "1N2k3/8/8/8/8/8/8/4K3 b - - 0 1",
        "r b8 goes, N a7-b8");
    row("promotion taken back", "Q3k3/8/8/8/8/8/8/4K3 b - - 0 1", "4k3/P7/8/8/8/8/8/4K3 w - - 0 1", "P a8-a7");
    row("two knights: the nearer one goes", "4k3/8/8/8/8/8/8/1N2K1N1 w - - 0 1", "4k3/8/8/8/8/2N2N2/8/4K3 w - - 2 2",
        "N b1-c3, N g1-f3");
    row("nothing", "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1", "4k3/8/8/8/8/8/4P3/4K3 b - - 0 1", "");
}

void TestBoardLook::flights()
{
    QFETCH(QString, before);
    QFETCH(QString, after);
    QFETCH(QString, flights);
    QStringList seen;
    const auto name = [](QPointF middle) {
        return QString::fromStdString(
            toString(squareAt(static_cast<int>(middle.y()) * 8 + static_cast<int>(middle.x()))));
    };
    for (const Flight &flight :
         flightsBetween(positionOf(before.toStdString()), positionOf(after.toStdString()), middleOf)) {
        const QChar man = QLatin1Char(letter(flight.piece));
        if (flight.opacityAfter == 0)
            seen << man + QStringLiteral(" %1 goes").arg(name(flight.from));
        else if (flight.opacityBefore == 0)
            seen << man + QStringLiteral(" %1 comes").arg(name(flight.to));
        else
            seen << man + QStringLiteral(" %1-%2").arg(name(flight.from), name(flight.to));
    }
    QCOMPARE(seen.join(QStringLiteral(", ")), flights);
}

void TestBoardLook::moveFlies()
{
    BoardFixture fixture;
    fixture.board.setAnimationDuration(200);
    const Position after = Position().after(Move(Square::E2, Square::E4));
    fixture.board.setPosition(after, Move(Square::E2, Square::E4));
    const QImage start = imageOf(fixture.board, Square::E4);
    QTest::qWait(350);
    const QImage end = imageOf(fixture.board, Square::E4);
    QVERIFY(start != end);
    BoardFixture fresh;
    fresh.board.setPosition(after, Move(Square::E2, Square::E4));
    QCOMPARE(fixture.board.grab().toImage(), fresh.board.grab().toImage());
}

void TestBoardLook::draggedMoveDoesNotFlyAgain()
{
    BoardFixture fixture;
    fixture.board.setAnimationDuration(10000);
    fixture.dragAndDrop(Square::E2, Square::E4);
    fixture.board.setHighlights({.hover = false});
    BoardFixture fresh;
    fresh.board.setHighlights({.hover = false});
    fresh.board.setPosition(Position().after(Move(Square::E2, Square::E4)), Move(Square::E2, Square::E4));
    QCOMPARE(fixture.board.grab().toImage(), fresh.board.grab().toImage());
}

void TestBoardLook::castlingByHandBringsTheRook()
{
    BoardFixture fixture(positionOf(BothCastlings));
    fixture.board.setAnimationDuration(10000);
    const QImage rook = imageOf(fixture.board, Square::H1);
    fixture.dragAndDrop(Square::E1, Square::G1);
    fixture.board.setHighlights({.lastMove = false, .hover = false});
    QCOMPARE(imageOf(fixture.board, Square::H1), rook); // it has only just begun to move
    fixture.board.setAnimationDuration(0);
    QVERIFY(imageOf(fixture.board, Square::H1) != rook);
}

void TestBoardLook::dropFromAfarGlidesHome()
{
    BoardFixture fixture;
    fixture.board.setAnimationDuration(150);
    fixture.board.setHighlights({.hover = false});
    const QImage before = fixture.board.grab().toImage();
    fixture.dragAndDrop(Square::A1, Square::D5);
    QVERIFY(fixture.board.grab().toImage() != before);
    QTRY_COMPARE_WITH_TIMEOUT(fixture.board.grab().toImage(), before, 2000);
}

void TestBoardLook::pressOnAFlyingManTakesIt()
{
    const Position before = positionOf("3k4/8/8/8/8/8/4R3/K7 w - - 0 1");
    const Position after = positionOf("3k4/8/8/8/4R3/8/8/K7 w - - 0 1");
    BoardFixture fixture(before);
    fixture.board.setAnimationDuration(10000);
    fixture.board.setPosition(after);
    fixture.press(Square::E4);
    fixture.drag(Square::E4, Square::H4);
    const QImage seen = fixture.board.grab().toImage();
    BoardFixture still(after);
    still.press(Square::E4);
    still.drag(Square::E4, Square::H4);
    QCOMPARE(seen, still.board.grab().toImage()); // once only
}

void TestBoardLook::jumpWhileFlyingArrives()
{
    BoardFixture fixture;
    fixture.board.setAnimationDuration(120);
    Position position;
    for (const char *fen :
         {"rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1", "4k3/8/8/8/8/8/8/4K2R w K - 0 1",
          "4k3/8/8/8/8/8/8/5RK1 b - - 1 1", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"}) {
        position = positionOf(fen);
        fixture.board.setPosition(position);
        QTest::qWait(30);
    }
    BoardFixture fresh(position);
    QTRY_COMPARE_WITH_TIMEOUT(fixture.board.grab().toImage(), fresh.board.grab().toImage(), 2000);
}

void TestBoardLook::turnWhileFlyingArrives()
{
    BoardFixture fixture;
    fixture.board.setAnimationDuration(120);
    const Position after = Position().after(Move(Square::E2, Square::E4));
    fixture.board.setPosition(after);
    QTest::qWait(30);
    fixture.board.setOrientation(Color::Black);
    BoardFixture fresh(after);
    fresh.board.setOrientation(Color::Black);
    QTRY_COMPARE_WITH_TIMEOUT(fixture.board.grab().toImage(), fresh.board.grab().toImage(), 2000);
}

void TestBoardLook::atOnceWithoutAnimation()
{
    BoardFixture fixture;
    fixture.board.setAnimationDuration(10000);
    const Position after = Position().after(Move(Square::E2, Square::E4));
    fixture.board.setPosition(after, std::nullopt, BoardView::Animate::No);
    BoardFixture fresh(after);
    QCOMPARE(fixture.board.grab().toImage(), fresh.board.grab().toImage());
}

void TestBoardLook::restsWhenNothingMoves()
{
    BoardFixture fixture;
    fixture.board.setAnimationDuration(50);
    fixture.board.setPosition(Position().after(Move(Square::E2, Square::E4)));
    QTest::qWait(200);
    PaintWatcher watcher(&fixture.board);
    QTest::qWait(200);
    QCOMPARE(watcher.count, 0);
    for (const auto *animation : fixture.board.findChildren<QAbstractAnimation *>())
        QCOMPARE(animation->state(), QAbstractAnimation::Stopped);
}

void TestBoardLook::paintsFewSquares()
{
    BoardFixture fixture;
    QTest::qWait(20);
    PaintWatcher watcher(&fixture.board);
    const int square = 64 * 64;
    const auto painted = [&] {
        QTest::qWait(20);
        const double squares = 1.0 * watcher.area() / square;
        watcher.reset();
        return squares;
    };
    fixture.moveHeld(fixture.middle(Square::E2), Qt::NoButton); // hover
    QVERIFY(painted() <= 1);
    fixture.moveHeld(fixture.middle(Square::E2) + QPoint(3, 3), Qt::NoButton); // on the same square
    QCOMPARE(painted(), 0.0);
    fixture.press(Square::E2); // selection and two targets
    QVERIFY(painted() <= 3);
    fixture.moveHeld(fixture.middle(Square::E2) + QPoint(20, 0));
    painted();
    fixture.moveHeld(fixture.middle(Square::E2) + QPoint(22, 0)); // the man in the hand, and where it was
    QVERIFY(painted() <= 2);
    fixture.release(Square::E4);
    painted();
    fixture.board.setPosition(fixture.board.position().after(Move(Square::E7, Square::E5)),
                              Move(Square::E7, Square::E5)); // two squares, and the two of the move before
    QVERIFY(painted() <= 4);
}

void TestBoardLook::sharpAtTwoPixelsAPoint()
{
    // The board is painted with two device pixels a point: an edge between squares has no pixel in between.
    BoardFixture fixture(positionOf("4k3/8/8/8/8/8/8/4K3 w - - 0 1"));
    QPixmap pixmap(1024, 1024);
    pixmap.setDevicePixelRatio(2);
    fixture.board.render(&pixmap);
    const QImage image = pixmap.toImage();
    for (int x = 0; x < 1024; ++x) {
        const bool light = (x / 128) % 2 == 0; // the fourth rank begins with a light square
        QCOMPARE(image.pixelColor(x, 580), light ? Theme::light().boardLight : Theme::light().boardDark);
    }
}

QTEST_MAIN(TestBoardLook)
#include "tst_boardlook.moc"
