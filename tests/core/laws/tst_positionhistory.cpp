#include "core/laws/positionhistory.h"
#include "script.h"

#include <QTest>

using namespace chess;

class TestPositionHistory : public QObject
{
    Q_OBJECT

private slots:
    void countsOccurrences_data();
    void countsOccurrences();
    void countsChecks_data();
    void countsChecks();
    void seesPerpetualCheck_data();
    void seesPerpetualCheck();
    void takingBackLeavesNoTrace();
};

namespace {

const std::string QueenAlone = "k7/8/8/8/8/8/8/K4Q2 w - - 0 1";
const std::string Shuffle = "g1f3 g8f6 f3g1 f6g8 ";

} // namespace

void TestPositionHistory::countsOccurrences_data()
{
    QTest::addColumn<std::string>("fen");
    QTest::addColumn<std::string>("moves");
    QTest::addColumn<std::string>("next");
    QTest::addColumn<int>("now");
    QTest::addColumn<int>("then");
    const auto row = [](const char *name, std::string fen, std::string moves, std::string next, int now, int then) {
        QTest::newRow(name) << std::move(fen) << std::move(moves) << std::move(next) << now << then;
    };
    row("the first position is its own first occurrence", "startpos", "", "g1f3", 1, 1);
    row("a set-up position too", QueenAlone, "f1f2 a8b8 f2f1 b8a8", "f1f2", 2, 2);
    row("not in a row", "startpos", Shuffle + "b1c3 b8c6 c3b1 c6b8", "g1f3", 3, 2);
    row("like men changed places", "4k3/8/8/8/8/8/8/1N2K1N1 w - - 0 1",
        "b1c3 e8d8 c3e2 d8e8 g1f3 e8d8 f3d2 d8e8 e2c3 e8d8 c3b1 d8e8 d2f3 e8d8 f3g1 d8e8", "b1c3", 2, 2);
    row("like men changed sides", "4k3/8/8/8/8/8/8/1N2K1N1 w - - 0 1",
        "b1c3 e8d8 g1e2 d8e8 c3b5 e8d8 e2c3 d8e8 c3b1 e8d8 b5d4 d8e8 d4f3 e8d8 f3g1 d8e8", "b1c3", 2, 2);
    row("other side to move", "4k3/8/8/8/8/8/8/Q3K3 w - - 0 1", "a1b1 e8d8 b1c1 d8e8 c1a1", "e8d8", 1, 1);
    row("castling right gone", "4k3/8/8/8/8/8/8/4K2R w K - 0 1", "h1h2 e8d8 h2h1 d8e8", "h1h2", 1, 2);
    row("castling blocked for now counts", "4k3/8/8/8/8/8/8/4K1NR w K - 0 1", "g1f3 e8d8 f3g1 d8e8", "g1f3", 2, 2);
    row("en passant was possible", "4k3/8/8/8/5p2/8/4P3/4K3 w - - 0 1", "e2e4 e8d8 e1d1 d8e8 d1e1", "e8d8", 1, 2);
    row("en passant was not legal", "8/8/8/8/k3Pp1R/8/8/4K3 b - e3 0 1", "a4a5 e1e2 a5a4 e2e1", "a4a5", 2, 2);
    row("en passant was not there", "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1", "e2e4 e8d8 e1d1 d8e8 d1e1", "e8d8", 2, 2);
}

void TestPositionHistory::countsOccurrences()
{
    QFETCH(std::string, fen);
    QFETCH(std::string, moves);
    QFETCH(std::string, next);
    QFETCH(int, now);
    QFETCH(int, then);
    PositionHistory history = script::historyOf(fen, moves);
    QCOMPARE(history.occurrences(), now);
    const Move move = script::moveOf(history.current(), next);
    QCOMPARE(history.occurrencesAfter(move), then);
    history.play(move);
    QCOMPARE(history.occurrences(), then);
}

void TestPositionHistory::countsChecks_data()
{
    QTest::addColumn<std::string>("fen");
    QTest::addColumn<std::string>("moves");
    QTest::addColumn<QString>("white");
    QTest::addColumn<QString>("black");
    // in a row / total, of White's king and of Black's
    const auto row = [](const char *name, std::string fen, std::string moves, QString white, QString black) {
        QTest::newRow(name) << std::move(fen) << std::move(moves) << std::move(white) << std::move(black);
    };
    row("none yet", QueenAlone, "", "0/0", "0/0");
    row("two in a row", QueenAlone, "f1a6 a8b8 a6b6", "0/0", "2/2");
    row("the answer changes nothing", QueenAlone, "f1a6 a8b8 a6b6 b8c8", "0/0", "2/2");
    row("a quiet move zeroes the row", QueenAlone, "f1a6 a8b8 a6b6 b8c8 b6e3", "0/0", "0/2");
    row("and another row begins", QueenAlone, "f1a6 a8b8 a6b6 b8c8 b6e3 c8b8 e3b6", "0/0", "1/3");
    row("a double check is one", "4k3/8/8/8/4N3/8/8/4RK2 w - - 0 1", "e4f6", "0/0", "1/1");
    row("each king by itself", "1k5r/8/8/8/8/8/Q7/6K1 w - - 0 1", "a2b2 b8c8 g1f1 h8f8 f1g1 f8g8", "2/2", "0/1");
    row("check answered by check", "k7/8/8/3K4/8/8/1R6/4q3 w - - 0 1", "b2a2 e1a5 a2a5", "1/1", "2/2");
    row("a check that stood in the first position", "4k3/8/8/8/8/8/8/K3Q3 b - - 0 1", "e8d7 e1d1", "0/0", "1/1");
}

void TestPositionHistory::countsChecks()
{
    QFETCH(std::string, fen);
    QFETCH(std::string, moves);
    QFETCH(QString, white);
    QFETCH(QString, black);
    const PositionHistory history = script::historyOf(fen, moves);
    const auto shown = [](CheckCount count) { return QStringLiteral("%1/%2").arg(count.inARow).arg(count.total); };
    QCOMPARE(shown(history.checks(Color::White)), white);
    QCOMPARE(shown(history.checks(Color::Black)), black);
}

void TestPositionHistory::seesPerpetualCheck_data()
{
    QTest::addColumn<std::string>("fen");
    QTest::addColumn<std::string>("moves");
    QTest::addColumn<std::optional<Color>>("by");
    const auto row = [](const char *name, std::string fen, std::string moves, std::optional<Color> by) {
        QTest::newRow(name) << std::move(fen) << std::move(moves) << by;
    };
    const std::string twice = "a6b6 b8c8 b6a6 c8b8 a6b6 b8c8 b6a6 c8b8";
    row("the third time", QueenAlone, "f1a6 a8b8 " + twice, Color::White);
    row("the second time", QueenAlone, "f1a6 a8b8 a6b6 b8c8 b6a6 c8b8", std::nullopt);
    row("before the answer, the third time", QueenAlone, "f1a6 a8b8 " + twice + " a6b6", Color::White);
    row("by Black", "k4q2/8/8/8/8/8/8/K7 b - - 0 1", "f8a3 a1b1 a3b3 b1c1 b3a3 c1b1 a3b3 b1c1 b3a3 c1b1", Color::Black);
    row("a quiet move between", QueenAlone, "f1a6 a8b8 a6b6 b8c8 b6a6 c8b8 a6b6 b8c8 b6e3 c8b8 e3a7 b8c8 a7a6 c8b8",
        std::nullopt);
    row("a quiet move before the first of the three", QueenAlone, "f1f2 a8b8 f2f1 b8a8 f1a6 a8b8 " + twice,
        Color::White);
    row("the three latest of four count", QueenAlone, "f1a6 a8b8 a6e2 b8a8 e2a6 a8b8 " + twice, Color::White);
    row("no checks at all", "startpos", Shuffle + Shuffle, std::nullopt);
}

void TestPositionHistory::seesPerpetualCheck()
{
    QFETCH(std::string, fen);
    QFETCH(std::string, moves);
    QFETCH(std::optional<Color>, by);
    QVERIFY(script::historyOf(fen, moves).perpetualCheck() == by);
}

void TestPositionHistory::takingBackLeavesNoTrace()
{
    PositionHistory history = script::historyOf(QueenAlone, "f1a6 a8b8 a6b6 b8c8 b6a6 c8b8 a6b6 b8c8");
    PositionHistory changed = history;
    for (const char *move : {"b6e3", "c8b8"})
        changed.play(script::moveOf(changed.current(), move));
    changed.takeBack(2);
    QVERIFY(changed.checks(Color::Black) == history.checks(Color::Black));
    QCOMPARE(changed.checks(Color::Black).inARow, 4);
    QCOMPARE(changed.occurrences(), 2);
    QCOMPARE(changed.plies(), history.plies());
    for (const char *move : {"b6a6", "c8b8"})
        changed.play(script::moveOf(changed.current(), move));
    QVERIFY(changed.perpetualCheck() == Color::White);
    changed.takeBack(changed.plies());
    QVERIFY(changed.checks(Color::Black) == CheckCount());
    QVERIFY(changed.current() == history.start());
}

QTEST_APPLESS_MAIN(TestPositionHistory)
#include "tst_positionhistory.moc"
