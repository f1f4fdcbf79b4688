#include "positions.h"

#include <QTest>

using namespace chess;

class TestPosition : public QObject
{
    Q_OBJECT

private slots:
    void statusSaysWhatTheLawsSay_data();
    void statusSaysWhatTheLawsSay();
    void playingLeavesTheOldPositionAsItWas();
    void movesChangeRightsAndCounters_data();
    void movesChangeRightsAndCounters();
    void enPassantIsThereOnlyWhenLegal_data();
    void enPassantIsThereOnlyWhenLegal();
    void comparesAllSixFields();
    void passesTheTurn();
    void pinnedMenStillAttack();
    void refusesAnUnplayableSetup();
};

void TestPosition::statusSaysWhatTheLawsSay_data()
{
    QTest::addColumn<QByteArray>("fen");
    QTest::addColumn<int>("status");
    const auto row = [](const char *name, const char *fen, Status status) {
        QTest::newRow(name) << QByteArray(fen) << static_cast<int>(status);
    };
    row("start", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", Status::Ongoing);
    row("fool's mate", "rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3", Status::Checkmate);
    row("the back rank", "3r2k1/5ppp/8/8/8/8/5PPP/3r2K1 w - - 0 1", Status::Checkmate);
    row("smothered", "6rk/5Npp/8/8/8/8/8/6K1 b - - 0 1", Status::Checkmate);
    row("check, to be blocked", "4k3/8/8/8/4r3/8/3B4/4K3 w - - 0 1", Status::Check);
    row("only en passant answers", "8/8/8/2k5/3Pp3/8/8/4K3 b - d3 0 1", Status::Check);
    row("stalemate", "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1", Status::Stalemate);
    row("stalemate with a pinned man", "k7/1b6/8/8/8/8/8/K5RB b - - 0 1", Status::Ongoing);
    row("stalemate, the pawn blocked", "8/8/8/8/8/k7/p1K5/8 b - - 0 1", Status::Ongoing);
    row("stalemate of king and pawn", "8/8/8/8/8/2K5/p7/k7 b - - 0 1", Status::Ongoing);
    row("cornered behind its pawn", "8/8/8/8/8/8/p1K5/k7 b - - 0 1", Status::Stalemate);
}

void TestPosition::statusSaysWhatTheLawsSay()
{
    QFETCH(QByteArray, fen);
    QFETCH(int, status);
    QCOMPARE(static_cast<int>(positionOf(fen.constData()).status()), status);
}

void TestPosition::playingLeavesTheOldPositionAsItWas()
{
    const Position start;
    const auto next = start.play(Move(Square::E2, Square::E4));
    QVERIFY(next.has_value());
    QVERIFY(start == Position());
    QVERIFY(*next != start);
    QVERIFY(next->pieceAt(Square::E4) == (Piece{Color::White, PieceType::Pawn}));
    QVERIFY(!next->pieceAt(Square::E2));
    QCOMPARE(next->sideToMove(), Color::Black);
}

void TestPosition::movesChangeRightsAndCounters_data()
{
    QTest::addColumn<QByteArray>("before");
    QTest::addColumn<QByteArray>("intent");
    QTest::addColumn<QByteArray>("after");
    const auto row = [](const char *name, const char *before, const char *intent, const char *after) {
        QTest::newRow(name) << QByteArray(before) << QByteArray(intent) << QByteArray(after);
    };
    row("a quiet move counts", "4k3/8/8/8/8/8/8/R3K3 w - - 7 20", "a1a4", "4k3/8/8/8/R7/8/8/4K3 b - - 8 20");
    row("Black's move ends the number", "4k3/8/8/8/8/8/8/R3K3 b - - 7 20", "e8e7", "8/4k3/8/8/8/8/8/R3K3 w - - 8 21");
    row("a pawn starts over", "4k3/8/8/8/8/8/P7/4K3 w - - 7 20", "a2a3", "4k3/8/8/8/8/P7/8/4K3 b - - 0 20");
    row("a capture starts over", "4k3/8/8/8/n7/8/8/R3K3 w - - 7 20", "a1a4", "4k3/8/8/8/R7/8/8/4K3 b - - 0 20");
    row("castling doesn't", "4k3/8/8/8/8/8/8/R3K2R w KQ - 7 20", "e1g1", "4k3/8/8/8/8/8/8/R4RK1 b - - 8 20");
    row("castling long", "r3k2r/8/8/8/8/8/8/4K3 b kq - 0 1", "e8c8", "2kr3r/8/8/8/8/8/8/4K3 w - - 1 2");
    row("the king loses both rights", "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", "e1e2",
        "r3k2r/8/8/8/8/8/4K3/R6R b kq - 1 1");
    row("a rook loses its own", "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", "a1b1", "r3k2r/8/8/8/8/8/8/1R2K2R b Kkq - 1 1");
    row("both rooks' rights in one capture", "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", "a1a8",
        "R3k2r/8/8/8/8/8/8/4K2R b Kk - 0 1");
    row("promotion takes a rook with its right", "r3k3/1P6/8/8/8/8/8/4K3 w q - 0 1", "b7a8q",
        "Q3k3/8/8/8/8/8/8/4K3 b - - 0 1");
    row("en passant takes the pawn away", "4k3/8/8/3Pp3/8/8/8/4K3 w - e6 0 1", "d5e6",
        "4k3/8/4P3/8/8/8/8/4K3 b - - 0 1");
    row("the double step is remembered", "4k3/8/8/8/3p4/8/4P3/4K3 w - - 0 1", "e2e4",
        "4k3/8/8/8/3pP3/8/8/4K3 b - e3 0 1");
    row("and forgotten when no one can take", "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1", "e2e4",
        "4k3/8/8/8/4P3/8/8/4K3 b - - 0 1");
    row("Chess960, king and rook change places", "4k3/8/8/8/8/8/8/5KR1 w G - 0 1", "f1g1",
        "4k3/8/8/8/8/8/8/5RK1 b - - 1 1");
}

void TestPosition::movesChangeRightsAndCounters()
{
    QFETCH(QByteArray, before);
    QFETCH(QByteArray, intent);
    QFETCH(QByteArray, after);
    const Position position = positionOf(before.constData());
    const auto move = position.moveFor(squareOf(intent.left(2).constData()), squareOf(intent.mid(2, 2).constData()),
                                       intent.size() > 4 ? parsePieceType(intent.back()) : std::nullopt);
    QVERIFY(move.has_value());
    const auto next = position.play(*move);
    QVERIFY(next.has_value());
    QCOMPARE(QByteArray::fromStdString(writeFen(*next)), after);
    QVERIFY(*next == positionOf(after.constData()));
}

void TestPosition::enPassantIsThereOnlyWhenLegal_data()
{
    QTest::addColumn<QByteArray>("fen");
    QTest::addColumn<bool>("there");
    QTest::newRow("a pawn beside") << QByteArray("4k3/8/8/3Pp3/8/8/8/4K3 w - e6 0 1") << true;
    QTest::newRow("no pawn beside") << QByteArray("4k3/8/8/4p3/8/8/8/4K3 w - e6 0 1") << false;
    QTest::newRow("one of two is pinned") << QByteArray("3rk3/8/8/3PpP2/8/8/8/3K4 w - e6 0 1") << true;
    QTest::newRow("pinned along the capture") << QByteArray("6bk/8/8/3Pp3/2K5/8/8/8 w - e6 0 1") << true;
    QTest::newRow("two pawns leave the rank") << QByteArray("4k3/8/8/K2Pp2r/8/8/8/8 w - e6 0 1") << false;
    QTest::newRow("check from elsewhere") << QByteArray("4k3/8/8/3Pp3/8/5n2/8/4K3 w - e6 0 1") << false;
    QTest::newRow("the passing pawn gives check") << QByteArray("8/8/8/2k5/3Pp3/8/8/4K3 b - d3 0 1") << true;
}

void TestPosition::enPassantIsThereOnlyWhenLegal()
{
    QFETCH(QByteArray, fen);
    QFETCH(bool, there);
    QCOMPARE(positionOf(fen.constData()).enPassant().has_value(), there);
}

void TestPosition::comparesAllSixFields()
{
    const auto equal = [](const char *a, const char *b) { return positionOf(a) == positionOf(b); };
    const char *fen = "4k3/8/8/3Pp3/8/8/8/4K2R w K e6 0 1";
    QVERIFY(equal(fen, fen));
    QVERIFY(!equal(fen, "4k3/8/8/3Pp3/8/8/8/4K1R1 w - e6 0 1"));
    QVERIFY(!equal(fen, "4k3/8/8/3Pp3/8/8/8/4K2R b K - 0 1"));
    QVERIFY(!equal(fen, "4k3/8/8/3Pp3/8/8/8/4K2R w - e6 0 1"));
    QVERIFY(!equal(fen, "4k3/8/8/3Pp3/8/8/8/4K2R w K - 0 1"));
    QVERIFY(!equal(fen, "4k3/8/8/3Pp3/8/8/8/4K2R w K e6 1 2"));
    QVERIFY(!equal(fen, "4k3/8/8/3Pp3/8/8/8/4K2R w K e6 0 2"));
}

void TestPosition::passesTheTurn()
{
    const Position position = positionOf("4k3/8/8/3Pp3/8/8/8/4K3 w - e6 0 5");
    const auto passed = position.passed();
    QVERIFY(passed.has_value());
    QCOMPARE(passed->sideToMove(), Color::Black);
    QVERIFY(passed->occupied() == position.occupied());
    QVERIFY(!passed->passed()->enPassant());
    QVERIFY(!positionOf("4k3/4r3/8/8/8/8/8/4K3 w - - 0 1").passed());
}

void TestPosition::pinnedMenStillAttack()
{
    const Position position = positionOf("4k3/8/8/8/1b6/8/3N4/4K3 w - - 0 1");
    QVERIFY(position.attackers(Square::E4, Color::White).contains(Square::D2));
    QVERIFY(position.attackers(Square::D2, Color::Black).contains(Square::B4));
    QVERIFY(position.attackers(Square::E1, Color::Black).empty());
}

void TestPosition::refusesAnUnplayableSetup()
{
    const auto position = Position::from(Setup());
    QVERIFY(!position);
    QCOMPARE(position.error().size(), std::size_t{2});
}

QTEST_APPLESS_MAIN(TestPosition)
#include "tst_position.moc"
