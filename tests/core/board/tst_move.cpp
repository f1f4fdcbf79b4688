#include "core/board/move.h"

#include <QTest>

using namespace chess;

class TestMove : public QObject
{
    Q_OBJECT

private slots:
    void keepsWhatItWasMadeOf();
    void keepsThePromotion();
    void nullMoveIsItsOwnKind();
    void castlingEndsOnTheSameFilesFromEverywhere_data();
    void castlingEndsOnTheSameFilesFromEverywhere();
    void listHoldsMovesInOrder();
};

void TestMove::keepsWhatItWasMadeOf()
{
    for (int from = 0; from < 64; ++from) {
        for (int to = 0; to < 64; ++to) {
            if (from == to)
                continue;
            for (const MoveKind kind : {MoveKind::Normal, MoveKind::EnPassant, MoveKind::Castling}) {
                const Move move(squareAt(from), squareAt(to), kind);
                QCOMPARE(index(move.from()), from);
                QCOMPARE(index(move.to()), to);
                QCOMPARE(move.kind(), kind);
                QVERIFY(!move.promotion());
            }
        }
    }
}

void TestMove::keepsThePromotion()
{
    for (const PieceType type : {PieceType::Knight, PieceType::Bishop, PieceType::Rook, PieceType::Queen}) {
        const Move move(Square::B7, Square::A8, type);
        QCOMPARE(move.kind(), MoveKind::Promotion);
        QCOMPARE(move.promotion(), type);
        QVERIFY(move.destination() == Square::A8);
    }
    QVERIFY(Move(Square::B7, Square::A8, PieceType::Queen) != Move(Square::B7, Square::A8, PieceType::Rook));
}

void TestMove::nullMoveIsItsOwnKind()
{
    QVERIFY(Move().isNull());
    QCOMPARE(Move().kind(), MoveKind::Null);
    QVERIFY(!Move(Square::A1, Square::B1).isNull());
    QVERIFY(!Move(Square::B1, Square::A1).isNull());
}

void TestMove::castlingEndsOnTheSameFilesFromEverywhere_data()
{
    QTest::addColumn<int>("king");
    QTest::addColumn<int>("rook");
    QTest::addColumn<int>("goal");
    const auto row = [](const char *name, Square king, Square rook, Square goal) {
        QTest::newRow(name) << index(king) << index(rook) << index(goal);
    };
    row("king's wing", Square::E1, Square::H1, Square::G1);
    row("queen's wing", Square::E1, Square::A1, Square::C1);
    row("Black", Square::E8, Square::A8, Square::C8);
    row("rook beside the king", Square::F1, Square::G1, Square::G1);
    row("king goes away from its wing", Square::B8, Square::A8, Square::C8);
    row("king stands still", Square::G1, Square::H1, Square::G1);
}

void TestMove::castlingEndsOnTheSameFilesFromEverywhere()
{
    QFETCH(int, king);
    QFETCH(int, rook);
    QFETCH(int, goal);
    const Move move(squareAt(king), squareAt(rook), MoveKind::Castling);
    QCOMPARE(index(move.destination()), goal);
    QCOMPARE(move.wing(), rook > king ? Wing::King : Wing::Queen);
}

void TestMove::listHoldsMovesInOrder()
{
    MoveList list;
    QVERIFY(list.empty());
    for (int i = 1; i < 64; ++i)
        list.add(Move(Square::A1, squareAt(i)));
    QCOMPARE(list.size(), 63);
    QCOMPARE(list[0], Move(Square::A1, Square::B1));
    QVERIFY(list.contains(Move(Square::A1, Square::H8)));
    QVERIFY(!list.contains(Move(Square::A2, Square::H8)));
    QVERIFY(!list.contains(Move(Square::A1, Square::H8, MoveKind::Castling)));
}

QTEST_APPLESS_MAIN(TestMove)
#include "tst_move.moc"
