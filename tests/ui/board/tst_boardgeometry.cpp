#include "ui/board/boardgeometry.h"

#include <QTest>

#include <cmath>

using namespace chess;
using namespace chess::ui;

class TestBoardGeometry : public QObject
{
    Q_OBJECT

private slots:
    void squaresLieOnDevicePixels_data();
    void squaresLieOnDevicePixels();
    void boardFillsTheShorterSide();
    void coordinatesTakeTheMargin();
    void squareUnderAPoint_data();
    void squareUnderAPoint();
    void boardPointsSurviveTurning();
};

void TestBoardGeometry::squaresLieOnDevicePixels_data()
{
    QTest::addColumn<QSize>("size");
    QTest::addColumn<QPoint>("inWindow");
    QTest::addColumn<double>("ratio");
    for (const double ratio : {1.0, 1.25, 1.5, 1.75, 2.0, 3.0}) {
        for (const QSize size : {QSize(192, 192), QSize(517, 701), QSize(800, 555)}) {
            for (const QPoint inWindow : {QPoint(0, 0), QPoint(7, 33)}) {
                QTest::addRow("%dx%d at %d,%d, scale %g", size.width(), size.height(), inWindow.x(), inWindow.y(),
                              ratio)
                    << size << inWindow << ratio;
            }
        }
    }
}

void TestBoardGeometry::squaresLieOnDevicePixels()
{
    QFETCH(QSize, size);
    QFETCH(QPoint, inWindow);
    QFETCH(double, ratio);
    for (const auto coordinates : {Coordinates::None, Coordinates::Margin, Coordinates::Inside}) {
        const auto geometry = BoardGeometry::fit(size, inWindow, ratio, Color::White, coordinates);
        for (int i = 0; i < 64; ++i) {
            const QRectF rect = geometry.rectOf(squareAt(i)).translated(inWindow);
            for (const double edge : {rect.left(), rect.top(), rect.right(), rect.bottom()})
                QVERIFY(std::abs(edge * ratio - std::round(edge * ratio)) < 1e-6);
            QVERIFY(std::abs(rect.width() * ratio - geometry.squarePixels()) < 1e-6);
            QVERIFY(std::abs(rect.width() - rect.height()) < 1e-9);
        }
    }
}

void TestBoardGeometry::boardFillsTheShorterSide()
{
    const auto geometry = BoardGeometry::fit({640, 900}, {0, 0}, 1, Color::White, Coordinates::None);
    QCOMPARE(geometry.board(), QRectF(0, 130, 640, 640));
    const auto wide = BoardGeometry::fit({901, 640}, {0, 0}, 2, Color::White, Coordinates::None);
    QCOMPARE(wide.board().size(), QSizeF(640, 640));
}

void TestBoardGeometry::coordinatesTakeTheMargin()
{
    const auto geometry = BoardGeometry::fit({640, 640}, {0, 0}, 1, Color::White, Coordinates::Margin);
    QVERIFY(geometry.margin() >= 13);
    QVERIFY(geometry.board().left() >= geometry.margin());
    QVERIFY(geometry.board().bottom() + geometry.margin() <= 640);
    QCOMPARE(BoardGeometry::fit({640, 640}, {0, 0}, 1, Color::White, Coordinates::Inside).margin(), 0.0);
}

void TestBoardGeometry::squareUnderAPoint_data()
{
    QTest::addColumn<QPointF>("point");
    QTest::addColumn<Color>("bottom");
    QTest::addColumn<QString>("square");
    const auto row = [](const char *name, QPointF point, Color bottom, const char *square) {
        QTest::newRow(name) << point << bottom << QString::fromLatin1(square);
    };
    row("White below, left bottom", {1, 639}, Color::White, "a1");
    row("White below, right top", {639, 1}, Color::White, "h8");
    row("Black below, left bottom", {1, 639}, Color::Black, "h8");
    row("Black below, right top", {639, 1}, Color::Black, "a1");
    row("the first pixel of a square", {80, 0}, Color::White, "b8");
    row("the last bit of the square before", {79.99, 0}, Color::White, "a8");
    row("left of the board", {-0.01, 10}, Color::White, "");
    row("right of the board", {640.5, 10}, Color::White, "");
    row("above the board", {10, -1}, Color::White, "");
    row("below the board", {10, 641}, Color::White, "");
}

void TestBoardGeometry::squareUnderAPoint()
{
    QFETCH(QPointF, point);
    QFETCH(Color, bottom);
    QFETCH(QString, square);
    const auto geometry = BoardGeometry::fit({640, 640}, {0, 0}, 1, bottom, Coordinates::None);
    const auto found = geometry.squareAt(point);
    QCOMPARE(found ? toString(*found) : std::string(), square.toStdString());
}

void TestBoardGeometry::boardPointsSurviveTurning()
{
    const auto one = BoardGeometry::fit({640, 640}, {0, 0}, 1, Color::White, Coordinates::None);
    const auto other = BoardGeometry::fit({320, 320}, {0, 0}, 1, Color::Black, Coordinates::None);
    QCOMPARE(one.toBoard(one.rectOf(Square::E4).center()), middleOf(Square::E4));
    QCOMPARE(other.toWidget(middleOf(Square::E4)), other.rectOf(Square::E4).center());
    QCOMPARE(one.toBoard(one.toWidget({2.25, 6.75})), QPointF(2.25, 6.75));
}

QTEST_APPLESS_MAIN(TestBoardGeometry)
#include "tst_boardgeometry.moc"
