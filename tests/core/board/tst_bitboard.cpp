#include "core/board/bitboard.h"

#include <QTest>

#include <vector>

using namespace chess;

class TestBitboard : public QObject
{
    Q_OBJECT

private slots:
    void startsEmpty();
    void holdsSquaresFilesAndRanks();
    void goesThroughItsSquaresInOrder();
    void combinesLikeASet();
    void knowsMoreThanOne();
};

void TestBitboard::startsEmpty()
{
    const Bitboard none;
    QVERIFY(none.empty());
    QVERIFY(!none);
    QCOMPARE(none.count(), 0);
    QVERIFY(none.begin() == none.end());
    QCOMPARE((~none).count(), 64);
}

void TestBitboard::holdsSquaresFilesAndRanks()
{
    QCOMPARE(Bitboard(Square::A1).bits(), std::uint64_t{1});
    QCOMPARE(Bitboard(Square::H8).bits(), std::uint64_t{1} << 63);
    for (int i = 0; i < 64; ++i) {
        const Square square = squareAt(i);
        QCOMPARE(Bitboard(File::C).contains(square), fileOf(square) == File::C);
        QCOMPARE(Bitboard(Rank::Seventh).contains(square), rankOf(square) == Rank::Seventh);
    }
}

void TestBitboard::goesThroughItsSquaresInOrder()
{
    const Bitboard set = Bitboard(Square::H8) | Square::A1 | Square::E4 | Square::D4;
    const std::vector<Square> expected{Square::A1, Square::D4, Square::E4, Square::H8};
    QVERIFY(std::vector<Square>(set.begin(), set.end()) == expected);

    Bitboard rest = set;
    for (const Square square : expected) {
        QVERIFY(rest.first() == square);
        QVERIFY(rest.popFirst() == square);
        QVERIFY(!rest.contains(square));
    }
    QVERIFY(rest.empty());
}

void TestBitboard::combinesLikeASet()
{
    const Bitboard file(File::E);
    const Bitboard rank(Rank::Fourth);
    QCOMPARE((file & rank).bits(), Bitboard(Square::E4).bits());
    QCOMPARE((file | rank).count(), 15);
    QCOMPARE((file ^ rank).count(), 14);
    Bitboard changing = file;
    changing &= ~rank;
    QCOMPARE(changing.count(), 7);
    changing |= rank;
    QVERIFY(changing == (file | rank));
    changing ^= rank;
    QVERIFY(changing == (file & ~rank));
}

void TestBitboard::knowsMoreThanOne()
{
    QVERIFY(!Bitboard().moreThanOne());
    QVERIFY(!Bitboard(Square::H8).moreThanOne());
    QVERIFY((Bitboard(Square::H8) | Square::A1).moreThanOne());
}

QTEST_APPLESS_MAIN(TestBitboard)
#include "tst_bitboard.moc"
