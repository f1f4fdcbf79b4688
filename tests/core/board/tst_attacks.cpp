#include "core/board/attacks.h"

#include <QTest>

#include <random>

using namespace chess;

namespace {

/// Walks from square to square as a person would, to compare the tables with.
Bitboard walked(Square from, std::initializer_list<std::pair<int, int>> steps, Bitboard occupied, int farthest)
{
    Bitboard reached;
    for (const auto &[fileStep, rankStep] : steps) {
        int file = index(fileOf(from));
        int rank = index(rankOf(from));
        for (int i = 0; i < farthest; ++i) {
            file += fileStep;
            rank += rankStep;
            if (file < 0 || file > 7 || rank < 0 || rank > 7)
                break;
            const Square square = squareAt(rank * 8 + file);
            reached |= square;
            if (occupied.contains(square))
                break;
        }
    }
    return reached;
}

Bitboard walkedByRook(Square from, Bitboard occupied)
{
    return walked(from, {{1, 0}, {-1, 0}, {0, 1}, {0, -1}}, occupied, 7);
}
Bitboard walkedByBishop(Square from, Bitboard occupied)
{
    return walked(from, {{1, 1}, {-1, 1}, {1, -1}, {-1, -1}}, occupied, 7);
}

} // namespace

class TestAttacks : public QObject
{
    Q_OBJECT

private slots:
    void leapersReachTheirSquares();
    void pawnsAttackAheadOnly();
    void slidersStopAtTheFirstMan();
    void betweenLeavesTheEndsOut();
    void attacksOfSeveralMenAreTheirUnion();
};

void TestAttacks::leapersReachTheirSquares()
{
    for (int i = 0; i < 64; ++i) {
        const Square from = squareAt(i);
        QCOMPARE(knightAttacks(from).bits(),
                 walked(from, {{1, 2}, {2, 1}, {2, -1}, {1, -2}, {-1, -2}, {-2, -1}, {-2, 1}, {-1, 2}}, {}, 1).bits());
        QCOMPARE(kingAttacks(from).bits(),
                 walked(from, {{1, 0}, {1, 1}, {0, 1}, {-1, 1}, {-1, 0}, {-1, -1}, {0, -1}, {1, -1}}, {}, 1).bits());
    }
}

void TestAttacks::pawnsAttackAheadOnly()
{
    for (int i = 0; i < 64; ++i) {
        const Square from = squareAt(i);
        QCOMPARE(pawnAttacks(from, Color::White).bits(), walked(from, {{1, 1}, {-1, 1}}, {}, 1).bits());
        QCOMPARE(pawnAttacks(from, Color::Black).bits(), walked(from, {{1, -1}, {-1, -1}}, {}, 1).bits());
    }
}

void TestAttacks::slidersStopAtTheFirstMan()
{
    std::mt19937_64 random(2026);
    for (int round = 0; round < 200; ++round) {
        const Bitboard occupied(round % 2 == 0 ? random() & random() : random());
        for (int i = 0; i < 64; ++i) {
            const Square from = squareAt(i);
            QCOMPARE(rookAttacks(from, occupied).bits(), walkedByRook(from, occupied).bits());
            QCOMPARE(bishopAttacks(from, occupied).bits(), walkedByBishop(from, occupied).bits());
            QCOMPARE(attacksOf(PieceType::Queen, from, occupied).bits(),
                     (walkedByRook(from, occupied) | walkedByBishop(from, occupied)).bits());
        }
    }
    QCOMPARE(straightLines(Square::D4).bits(), walkedByRook(Square::D4, {}).bits());
    QCOMPARE(diagonalLines(Square::D4).bits(), walkedByBishop(Square::D4, {}).bits());
}

void TestAttacks::betweenLeavesTheEndsOut()
{
    QCOMPARE(between(Square::A1, Square::H8).count(), 6);
    QVERIFY(between(Square::A1, Square::D1) == (Bitboard(Square::B1) | Square::C1));
    QVERIFY(between(Square::E4, Square::E5).empty());
    QVERIFY(between(Square::E4, Square::E4).empty());
    QVERIFY(between(Square::A1, Square::B3).empty());
    for (int a = 0; a < 64; ++a) {
        for (int b = 0; b < 64; ++b)
            QVERIFY(between(squareAt(a), squareAt(b)) == between(squareAt(b), squareAt(a)));
    }
}

void TestAttacks::attacksOfSeveralMenAreTheirUnion()
{
    const Bitboard pair = Bitboard(Square::A1) | Square::H5;
    QVERIFY(knightAttacks(pair) == (knightAttacks(Square::A1) | knightAttacks(Square::H5)));
    QVERIFY(pawnAttacks(pair, Color::Black) == (pawnAttacks(Bitboard(Square::H5), Color::Black)));
}

QTEST_APPLESS_MAIN(TestAttacks)
#include "tst_attacks.moc"
