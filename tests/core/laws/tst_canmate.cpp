#include "core/laws/canmate.h"
#include "core/notation/fen.h"

#include <QTest>

using namespace chess;

Q_DECLARE_METATYPE(chess::Verdict)

class TestCanMate : public QObject
{
    Q_OBJECT

private slots:
    void knowsDeadPositions_data();
    void knowsDeadPositions();
    void knowsWhoCanMate_data();
    void knowsWhoCanMate();
};

namespace {
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
    const auto row = [](const char *name, std::string fen, Color side, Verdict answer) {
        QTest::newRow(name) << std::move(fen) << side << answer;
    };
    row("start", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", Color::White, Verdict::Yes);
    row("mate is on the board", "8/8/8/8/8/2k5/1q6/K7 w - - 0 1", Color::Black, Verdict::Yes);
    row("who is mated mates no more", "8/8/8/8/8/2k5/1q6/K7 w - - 0 1", Color::White, Verdict::No);
}

void TestCanMate::knowsWhoCanMate()
{
    QFETCH(std::string, fen);
    QFETCH(Color, side);
    QFETCH(Verdict, answer);
    const Position start = positionOf(fen);
    const MateProof proof = canMate(start, side, QuickNodes);
    QCOMPARE(proof.answer, answer);
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

QTEST_APPLESS_MAIN(TestCanMate)
#include "tst_canmate.moc"
