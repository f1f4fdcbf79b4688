#include "core/laws/endings.h"
#include "script.h"

#include <QTest>

using namespace chess;

class TestEndings : public QObject
{
    Q_OBJECT

private slots:
    void positionsEndTheGame_data();
    void positionsEndTheGame();
    void countersEndTheGame_data();
    void countersEndTheGame();
    void claimsAreChecked_data();
    void claimsAreChecked();
};

namespace {

const std::string QueenAlone = "k7/8/8/8/8/8/8/K4Q2 w - - 0 1";
const std::string Quiet = "4k3/8/8/8/8/8/8/R3K3 w - - ";
const std::string Shuffle = "g1f3 g8f6 f3g1 f6g8 ";
const std::string Chase = "a6b6 b8c8 b6a6 c8b8 "; // four plies, two checks

QString nameOf(const std::optional<Outcome> &outcome)
{
    if (!outcome)
        return "goes on";
    const auto name = terminationName(outcome->termination);
    return QString::fromUtf8(name.data(), static_cast<qsizetype>(name.size()));
}

RuleSet rulesFrom(const std::string &text) { return parseRuleSet("2 " + text).value(); }

} // namespace

void TestEndings::positionsEndTheGame_data()
{
    QTest::addColumn<std::string>("rules");
    QTest::addColumn<std::string>("fen");
    QTest::addColumn<QString>("expected");
    const auto row = [](const char *name, std::string rules, std::string fen, QString expected) {
        QTest::newRow(name) << std::move(rules) << std::move(fen) << std::move(expected);
    };
    const std::string mustTake = "4k3/8/8/8/8/8/4q3/4K3 w - - 0 1";
    const std::string bishops = "4k3/8/8/8/8/8/8/B1B1K3 w - - 0 1";
    row("mate", "classic", "8/8/8/8/8/2k5/1q6/K7 w - - 0 1", "checkmate");
    row("stalemate", "classic", "7k/5Q2/8/8/8/8/8/K7 b - - 0 1", "stalemate");
    row("bare kings, exactly", "fide", "4k3/8/8/8/8/8/8/4K3 w - - 0 1", "dead position");
    row("bare kings, by the list", "classic", "4k3/8/8/8/8/8/8/4K3 w - - 0 1", "dead position");
    row("the last piece must be taken, exactly", "fide", mustTake, "dead position");
    row("the last piece must be taken, by the list", "classic", mustTake, "goes on");
    row("bishops of one colour, exactly", "rapid", bishops, "dead position");
    row("bishops of one colour, by the list", "classic", bishops, "goes on");
    row("stalemate comes before dead", "fide", "8/8/8/8/8/5k2/5p2/5K2 w - - 0 1", "stalemate");
}

void TestEndings::positionsEndTheGame()
{
    QFETCH(std::string, rules);
    QFETCH(std::string, fen);
    QFETCH(QString, expected);
    QCOMPARE(nameOf(outcomeOf(script::positionOf(fen), rulesFrom(rules))), expected);
}

void TestEndings::countersEndTheGame_data()
{
    QTest::addColumn<std::string>("rules");
    QTest::addColumn<std::string>("fen");
    QTest::addColumn<std::string>("moves");
    QTest::addColumn<QString>("expected");
    const auto row = [](const char *name, std::string rules, std::string fen, std::string moves, QString expected) {
        QTest::newRow(name) << std::move(rules) << std::move(fen) << std::move(moves) << std::move(expected);
    };
    const std::string four = Shuffle + Shuffle + Shuffle;
    row("four occurrences", "fide", "startpos", four, "goes on");
    row("five occurrences", "fide", "startpos", four + Shuffle, "fivefold repetition");
    row("five occurrences, switched off", "classic", "startpos", four + Shuffle, "goes on");
    row("75 moves", "fide", Quiet + "149 120", "a1a2", "seventy-five moves");
    row("75 moves less a ply", "fide", Quiet + "148 120", "a1a2", "goes on");
    row("75 moves, switched off", "classic", Quiet + "149 120", "a1a2", "goes on");
    row("counters begin with the first move", "casual", Quiet + "150 120", "", "goes on");

    row("threefold by claim", "fide", "startpos", Shuffle + Shuffle, "goes on");
    row("threefold by itself", "casual", "startpos", Shuffle + Shuffle, "threefold repetition");
    row("twice", "casual", "startpos", Shuffle, "goes on");
    row("threefold asked about", "casual threefold=ask", "startpos", Shuffle + Shuffle, "goes on");
    row("fifty by claim", "fide", Quiet + "99 80", "a1a2", "goes on");
    row("fifty by itself", "casual", Quiet + "99 80", "a1a2", "fifty moves");
    row("fifty by itself, a ply short", "casual", Quiet + "98 80", "a1a2", "goes on");
    row("fifty asked about", "casual fifty=ask", Quiet + "99 80", "a1a2", "goes on");
    row("fifty by itself, longer for this endgame", "casual longer-fifty=KR-K:60", Quiet + "99 80", "a1a2", "goes on");
    row("that longer one reached", "casual longer-fifty=KR-K:60", Quiet + "119 80", "a1a2", "fifty moves");

    row("perpetual check by itself", "casual", QueenAlone, "f1a6 a8b8 " + Chase + Chase, "perpetual check");
    row("perpetual check is a remark", "fide", QueenAlone, "f1a6 a8b8 " + Chase + Chase, "goes on");
    row("nine checks in a row", "classic", QueenAlone, "f1a6 a8b8 " + Chase + Chase + Chase + Chase, "goes on");
    row("ten checks in a row", "classic", QueenAlone, "f1a6 a8b8 " + Chase + Chase + Chase + Chase + "a6b6",
        "check limit");
    row("ten checks, no limit", "fide fivefold=no", QueenAlone, "f1a6 a8b8 " + Chase + Chase + Chase + Chase + "a6b6",
        "goes on");
    row("the limit in all", "fide checks=3", QueenAlone, "f1a6 a8b8 a6b6 b8c8 b6e3 c8b8 e3b6", "check limit");
    row("below the limit in all", "fide checks=4", QueenAlone, "f1a6 a8b8 a6b6 b8c8 b6e3 c8b8 e3b6", "goes on");
    row("the row is broken", "fide checks-in-a-row=3", QueenAlone, "f1a6 a8b8 a6b6 b8c8 b6e3 c8b8 e3b6", "goes on");
    row("Black checks to the limit", "fide checks-in-a-row=2", "k4q2/8/8/8/8/8/8/K7 b - - 0 1", "f8a3 a1b1 a3b3",
        "check limit");

    row("fivefold comes before the check limit", "fide checks-in-a-row=9", QueenAlone,
        "f1a6 a8b8 " + Chase + Chase + Chase + Chase, "fivefold repetition");
    row("seventy-five comes before the check limit", "fide checks=1", "4k3/8/8/8/8/8/8/R3K3 w - - 149 120", "a1a8",
        "seventy-five moves");
    row("fivefold comes before seventy-five", "fide", "4k3/8/8/8/8/8/8/R3K1n1 w - - 134 120",
        "e1d1 e8d8 d1e1 d8e8 e1d1 e8d8 d1e1 d8e8 e1d1 e8d8 d1e1 d8e8 e1d1 e8d8 d1e1 d8e8", "fivefold repetition");
    row("the check limit comes before perpetual check", "casual checks-in-a-row=6", QueenAlone,
        "f1a6 a8b8 " + Chase + Chase + "a6b6", "check limit");
    row("perpetual check comes before threefold", "casual", QueenAlone, "f1a6 a8b8 " + Chase + Chase,
        "perpetual check");
    row("threefold comes before fifty", "casual", "4k3/8/8/8/8/8/8/R3K3 w - - 92 80",
        "e1d1 e8d8 d1e1 d8e8 e1d1 e8d8 d1e1 d8e8", "threefold repetition");
}

void TestEndings::countersEndTheGame()
{
    QFETCH(std::string, rules);
    QFETCH(std::string, fen);
    QFETCH(std::string, moves);
    QFETCH(QString, expected);
    QCOMPARE(nameOf(outcomeOfCounters(script::historyOf(fen, moves), rulesFrom(rules))), expected);
}

void TestEndings::claimsAreChecked_data()
{
    QTest::addColumn<std::string>("rules");
    QTest::addColumn<std::string>("fen");
    QTest::addColumn<std::string>("moves");
    QTest::addColumn<std::string>("claim"); // "threefold", "fifty a1a2"
    QTest::addColumn<bool>("right");
    QTest::addColumn<int>("count");
    const auto row = [](const char *name, std::string rules, std::string fen, std::string moves, std::string claim,
                        bool right, int count) {
        QTest::newRow(name) << std::move(rules) << std::move(fen) << std::move(moves) << std::move(claim) << right
                            << count;
    };
    const std::string rookAndBishop = "4kr2/8/8/8/8/8/8/R3KB2 w - - ";
    const std::string longer = "classic longer-fifty=KRB-KR:75,KQ-KR:60";
    row("threefold on the board", "fide", "startpos", Shuffle + Shuffle, "threefold", true, 3);
    row("threefold, the second time", "fide", "startpos", Shuffle, "threefold", false, 2);
    row("threefold by a move", "fide", "startpos", Shuffle + "g1f3 g8f6 f3g1", "threefold f6g8", true, 3);
    row("fifty on the board", "fide", Quiet + "99 80", "a1a2", "fifty", true, 100);
    row("fifty by a move", "fide", Quiet + "99 80", "", "fifty a1a2", true, 100);
    row("fifty, a ply short", "fide", Quiet + "98 80", "", "fifty a1a2", false, 99);
    row("fifty before the first move", "fide", Quiet + "100 80", "", "fifty", false, 100);
    row("longer: fifty is too few", longer, rookAndBishop + "100 80", "", "fifty a1a2", false, 101);
    row("longer: 75 moves", longer, rookAndBishop + "149 80", "", "fifty a1a2", true, 150);
    row("longer: a ply short", longer, rookAndBishop + "148 80", "", "fifty a1a2", false, 149);
    row("longer, but another endgame", longer, Quiet + "99 80", "", "fifty a1a2", true, 100);
    row("longer: the second of the list", longer, "4kr2/8/8/8/8/8/8/Q3K3 w - - 118 80", "", "fifty a1a2", false, 119);
}

void TestEndings::claimsAreChecked()
{
    QFETCH(std::string, rules);
    QFETCH(std::string, fen);
    QFETCH(std::string, moves);
    QFETCH(std::string, claim);
    QFETCH(bool, right);
    QFETCH(int, count);
    const PositionHistory history = script::historyOf(fen, moves);
    const auto blank = claim.find(' ');
    std::optional<Move> intended;
    if (blank != std::string::npos)
        intended = script::moveOf(history.current(), claim.substr(blank + 1));
    const auto kind = claim.starts_with("fifty") ? ClaimKind::Fifty : ClaimKind::Threefold;
    const ClaimCheck check = checkClaim(history, rulesFrom(rules), kind, intended);
    QCOMPARE(check.right, right);
    QCOMPARE(check.count, count);
}

QTEST_APPLESS_MAIN(TestEndings)
#include "tst_endings.moc"
