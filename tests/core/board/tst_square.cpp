#include "core/board/square.h"

#include <QTest>

using namespace chess;

class TestSquare : public QObject
{
    Q_OBJECT

private slots:
    void readsNames_data();
    void readsNames();
    void namesEverySquareOnce();
    void coloursTheBoardLikeAWoodenOne();
    void turnsTheBoard();
};

void TestSquare::readsNames_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<int>("expected"); // -1: no square
    QTest::newRow("first square") << "a1" << 0;
    QTest::newRow("end of the first rank") << "h1" << 7;
    QTest::newRow("second rank") << "a2" << 8;
    QTest::newRow("last square") << "h8" << 63;
    QTest::newRow("upper case") << "E4" << 28;
    QTest::newRow("nothing") << "" << -1;
    QTest::newRow("a file alone") << "e" << -1;
    QTest::newRow("longer text") << "e4 " << -1;
    QTest::newRow("ninth file") << "i1" << -1;
    QTest::newRow("rank zero") << "a0" << -1;
    QTest::newRow("ninth rank") << "a9" << -1;
    QTest::newRow("the wrong way round") << "4e" << -1;
    QTest::newRow("a sign below the letters") << "!4" << -1;
}

void TestSquare::readsNames()
{
    QFETCH(QString, text);
    QFETCH(int, expected);
    const auto square = parseSquare(text.toStdString());
    QCOMPARE(square ? index(*square) : -1, expected);
}

void TestSquare::namesEverySquareOnce()
{
    for (int i = 0; i < 64; ++i) {
        const Square square = squareAt(i);
        QCOMPARE(index(square), i);
        QVERIFY(squareAt(fileOf(square), rankOf(square)) == square);
        QVERIFY(parseSquare(toString(square)) == square);
    }
}

void TestSquare::coloursTheBoardLikeAWoodenOne()
{
    QVERIFY(!isLight(Square::A1));
    QVERIFY(isLight(Square::H1));
    QVERIFY(isLight(Square::D1)); // the white queen's square
    QVERIFY(!isLight(Square::D8)); // the black queen's square
    for (int i = 0; i < 63; ++i) {
        if (i % 8 != 7)
            QVERIFY(isLight(squareAt(i)) != isLight(squareAt(i + 1)));
    }
}

void TestSquare::turnsTheBoard()
{
    QVERIFY(flipped(Square::A1) == Square::A8);
    QVERIFY(flipped(Square::E4) == Square::E5);
    QVERIFY(flipped(flipped(Square::G2)) == Square::G2);
}

QTEST_APPLESS_MAIN(TestSquare)
#include "tst_square.moc"
