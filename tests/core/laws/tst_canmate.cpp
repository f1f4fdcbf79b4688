#include "core/laws/canmate.h"
#include "core/notation/fen.h"

#include <QTest>

using namespace chess;

Q_DECLARE_METATYPE(chess::Verdict)
Q_DECLARE_METATYPE(chess::ProofMethod)

class TestCanMate : public QObject
{
    Q_OBJECT

private slots:
    void knowsDeadPositions_data();
    void knowsDeadPositions();
    void knowsWhoCanMate_data();
    void knowsWhoCanMate();
    void looksAtNoMoreThanItMay_data();
    void looksAtNoMoreThanItMay();
    void stopsWhenTold();
    void asksTheOtherSideOnlyWhereNeeded();
};

namespace {
/// Black's bishop outside has to let White's king in and out again, so that a mate is a long way off.
const std::string DeepMate = "5bk1/4p1p1/4P1P1/8/8/2b5/8/4K3 w - - 0 1";

Position positionOf(const std::string &fen) { return Position::from(readFen(fen).value().setup).value(); }
} // namespace

void TestCanMate::knowsDeadPositions_data()
{
    QTest::addColumn<std::string>("fen");
    QTest::addColumn<Verdict>("dead");
    const auto row = [](const char *name, std::string fen, Verdict dead) {
        QTest::newRow(name) << std::move(fen) << dead;
    };
    row("start", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", Verdict::No);
    row("the queen must be taken", "4k3/8/8/8/8/8/4q3/4K3 w - - 0 1", Verdict::Yes);
    row("the queen may be left", "4k3/8/8/8/8/8/3q4/4K2R w - - 0 1", Verdict::No);
    row("the only move takes the rook", "8/8/8/8/8/8/1r3k2/K7 w - - 0 1", Verdict::Yes);
    row("the queen is covered: mate", "8/8/8/8/8/2k5/1q6/K7 w - - 0 1", Verdict::No);
    row("take it or block yourself in", "7k/8/8/8/8/8/1q6/K7 w - - 0 1", Verdict::Yes);
}

void TestCanMate::knowsDeadPositions()
{
    QFETCH(std::string, fen);
    QFETCH(Verdict, dead);
    QCOMPARE(isDead(positionOf(fen), QuickNodes).answer, dead);
}

void TestCanMate::knowsWhoCanMate_data()
{
    QTest::addColumn<std::string>("fen");
    QTest::addColumn<Color>("side");
    QTest::addColumn<Verdict>("answer");
    QTest::addColumn<ProofMethod>("method");
    const auto row = [](const char *name, std::string fen, Color side, Verdict answer, ProofMethod method) {
        QTest::newRow(name) << std::move(fen) << side << answer << method;
    };
    const auto yes = [&](const char *name, std::string fen, Color side) {
        row(name, std::move(fen), side, Verdict::Yes, ProofMethod::Mate);
    };
    const auto no = [&](const char *name, std::string fen, Color side, ProofMethod method) {
        row(name, std::move(fen), side, Verdict::No, method);
    };
    constexpr auto White = Color::White;
    constexpr auto Black = Color::Black;

    yes("start", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", White);
    yes("mate is on the board", "8/8/8/8/8/2k5/1q6/K7 w - - 0 1", Black);
    no("who is mated mates no more", "8/8/8/8/8/2k5/1q6/K7 w - - 0 1", White, ProofMethod::AllPositions);
    no("stalemate is on the board", "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1", White, ProofMethod::AllPositions);

    // little material: where mates of such men are, the loser has to help
    no("a knight and the loser's queen", "4kq2/8/8/8/8/8/8/3NK3 w - - 0 1", White, ProofMethod::Material);
    yes("a knight and the loser's rook", "3rk3/8/8/8/8/8/8/3NK3 b - - 0 1", White);
    yes("a bishop: the pawn becomes a knight in its king's way", "4k3/4p3/8/8/8/8/8/3BK3 b - - 0 1", White);
    yes("a knight and the loser's only pawn", "4k3/4p3/8/8/8/8/8/3NK3 b - - 0 1", White);
    yes("bishops of opposite colours", "2b1k3/8/8/8/8/8/8/2B1K3 w - - 0 1", Black);
    yes("two knights", "4k3/8/8/8/8/8/8/2NNK3 w - - 0 1", White);
    yes("bishop and knight", "5K2/3k1B2/8/8/8/3N4/8/8 w - - 0 1", White);
    yes("rook against rook", "8/4k3/R3P3/4r3/6K1/8/8/8 b - - 4 50", Black);

    // moves that nobody can help
    no("the only move takes the pawn", "k7/P1K5/8/8/8/8/8/8 b - - 0 1", White, ProofMethod::AllPositions);
    no("the only move takes the rook", "8/8/8/8/8/8/1r3k2/K7 w - - 0 1", Black, ProofMethod::AllPositions);
    yes("the pawn promotes before it is taken", "8/5P2/7k/8/8/8/8/7K w - - 0 1", White);

    // walls of pawns
    no("a wall from edge to edge", "4k3/8/8/1p1p1p1p/1P1P1P1P/8/8/4K3 w - - 0 1", White, ProofMethod::Mobility);
    yes("a wall with a way round it", "4k3/8/8/1p1p1p2/1P1P1P2/8/8/4K3 w - - 0 1", White);
    no("bishops that can't pass their own pawns", "2b1k3/8/8/1p1p1p1p/1P1P1P1P/8/8/2B1K3 w - - 0 1", Black,
       ProofMethod::Mobility);
    no("a bishop behind the wall", "4k3/8/8/p1p1p1p1/P1P1P1P1/8/8/1B2K3 w - - 0 1", White, ProofMethod::Mobility);
    yes("a bishop that takes its way through", "4k3/8/8/p1p1p1p1/P1P1P1P1/8/8/2B1K3 w - - 0 1", White);
    yes("the loser's bishop opens the wall by being taken", "2b1k3/8/8/1p1p1p1p/1P1P1P1P/8/8/4K2B b - - 0 1", White);
    yes("a knight jumps over the wall", "4k3/8/8/1p1p1p1p/1P1P1P1P/8/8/3NK3 w - - 0 1", White);
    yes("the rook breaks through for the other side", "1rb1k3/8/8/1p1p1p1p/1P1P1P1P/8/8/4K3 b - - 0 1", White);
    no("a bishop locked in, only stalemates can follow", "5bk1/4p1p1/4P1P1/8/8/8/8/4K3 w - - 0 1", White,
       ProofMethod::AllPositions);
    yes("pawns a file apart get past each other by taking", "8/8/8/p1p5/4K2k/2P5/P7/8 w - - 0 49", Black);

    // rights
    yes("en passant is the only way out", "4k3/8/8/1p1p1p1p/1PpP1P1P/2P5/8/4K3 b - b3 0 1", Black);
    yes("en passant, for the side that is taken from", "4k3/8/8/1p1p1p1p/1PpP1P1P/2P5/8/4K3 b - b3 0 1", White);
    yes("en passant, by White", "4k3/8/2p5/1pPp1p1p/1P1P1P1P/8/8/4K3 w - b6 0 1", White);
    no("the same a move later", "4k3/8/8/1p1p1p1p/1PpP1P1P/2P5/8/4K3 b - - 0 1", Black, ProofMethod::Mobility);
    yes("castling is the only way out", "k7/8/8/8/8/3p1p1p/3PpP1P/4B1KR b K - 0 1", White);
    no("the same without the right", "k7/8/8/8/8/3p1p1p/3PpP1P/4B1KR b - - 0 1", White, ProofMethod::AllPositions);
    yes("castling is Black's only way out", "4b1kr/3pPp1p/3P1P1P/8/8/8/8/K7 w k - 0 1", Black);
    no("Black without the right", "4b1kr/3pPp1p/3P1P1P/8/8/8/8/K7 w - - 0 1", Black, ProofMethod::AllPositions);
}

void TestCanMate::knowsWhoCanMate()
{
    QFETCH(std::string, fen);
    QFETCH(Color, side);
    QFETCH(Verdict, answer);
    const Position start = positionOf(fen);
    MateProof proof = canMate(start, side, QuickNodes);
    if (proof.answer == Verdict::Unknown)
        proof = canMate(start, side, DecisionNodes);
    QCOMPARE(proof.answer, answer);
    QTEST(proof.method, "method");
    Position position = start;
    for (const Move move : proof.line) {
        const auto next = position.play(move);
        QVERIFY(next.has_value());
        position = *next;
    }
    if (answer == Verdict::Yes) {
        QCOMPARE(position.status(), Status::Checkmate);
        QCOMPARE(position.sideToMove(), opposite(side));
    } else {
        QVERIFY(proof.line.empty());
    }
}

void TestCanMate::looksAtNoMoreThanItMay_data()
{
    QTest::addColumn<quint64>("nodes");
    for (const quint64 nodes : {quint64{1}, quint64{10}, quint64{400}, quint64{2000}, quint64{7000}})
        QTest::addRow("%llu nodes", nodes) << nodes;
}

void TestCanMate::looksAtNoMoreThanItMay()
{
    QFETCH(quint64, nodes);
    const Position position = positionOf(DeepMate);
    const MateProof proof = canMate(position, Color::Black, nodes);
    QCOMPARE(proof.answer, Verdict::Unknown);
    QCOMPARE(proof.method, ProofMethod::NotDecided);
    QVERIFY(proof.nodes <= nodes);
    const MateProof again = canMate(position, Color::Black, nodes);
    QCOMPARE(again.nodes, proof.nodes);
}

void TestCanMate::stopsWhenTold()
{
    std::stop_source source;
    source.request_stop();
    const MateProof proof = canMate(positionOf(DeepMate), Color::Black, DecisionNodes, source.get_token());
    QCOMPARE(proof.answer, Verdict::Unknown);
    QVERIFY(proof.nodes < 2000);
    QCOMPARE(canMate(positionOf(DeepMate), Color::Black, DecisionNodes).answer, Verdict::Yes);
}

void TestCanMate::asksTheOtherSideOnlyWhereNeeded()
{
    const DeadProof alive = isDead(positionOf("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1"), QuickNodes);
    QCOMPARE(alive.answer, Verdict::No);
    QVERIFY(alive.sides.white && alive.sides.white->answer == Verdict::Yes);
    QVERIFY(!alive.sides.black);

    const DeadProof dead = isDead(positionOf("4k3/8/8/8/8/8/8/3BK3 w - - 0 1"), QuickNodes);
    QCOMPARE(dead.answer, Verdict::Yes);
    QVERIFY(dead.sides.white && dead.sides.white->answer == Verdict::No);
    QVERIFY(dead.sides.black && dead.sides.black->answer == Verdict::No);
    QCOMPARE(dead.nodes, dead.sides.white->nodes + dead.sides.black->nodes);
}

QTEST_APPLESS_MAIN(TestCanMate)
#include "tst_canmate.moc"
