#include "core/laws/clockrecord.h"

#include "core/game/pgnreading.h"
#include "core/game/pgnwriter.h"
#include "core/laws/pgntimecontrol.h"
#include "core/laws/timetext.h"

#include <QDir>
#include <QFile>
#include <QTest>

using namespace chess;
using namespace std::chrono_literals;

namespace {

PerColor<TimeControl> controlsOf(const std::string &white, const std::string &black)
{
    return {parseTimeControl(white).value(), parseTimeControl(black).value()};
}

std::string tagOf(const Game &game, std::string_view name) { return std::string(game.tag(name).value_or("none")); }

} // namespace

/// Time controls and times of the clock in PGN, ours and other programs'.
class TestClockRecord : public QObject
{
    Q_OBJECT

private slots:
    void writesTimeControlsAsPgnHasThem_data();
    void writesTimeControlsAsPgnHasThem();
    void readsTimeControlsOfFiles_data();
    void readsTimeControlsOfFiles();
    void recordsBothControls_data();
    void recordsBothControls();
    void takesTheOldTagsAway();
    void believesWhoWroteLast_data();
    void believesWhoWroteLast();
    void recordsTimesAtMoves();
    void readsTimesOfOtherPrograms_data();
    void readsTimesOfOtherPrograms();
    void readsEveryClockOfRealFiles();
};

void TestClockRecord::writesTimeControlsAsPgnHasThem_data()
{
    QTest::addColumn<std::string>("ours");
    QTest::addColumn<std::string>("pgn");
    QTest::addColumn<std::string>("back"); // what the PGN form alone says
    const auto row = [](const char *ours, const char *pgn, const char *back) {
        QTest::newRow(ours) << std::string(ours) << std::string(pgn) << std::string(back);
    };
    row("-", "-", "-");
    row("300", "300", "300");
    row("5400+30", "5400+30", "5400+30");
    row("40/7200,3600", "40/7200:3600", "40/7200,3600");
    row("40/5400+30,1800+30", "40/5400+30:1800+30", "40/5400+30,1800+30");
    row("40/7200", "40/7200", "40/7200");
    row("60+0.5", "60+0.5", "60+0.5");
    row("180h", "*180", "180h");
    row("30/1", "1/30", "30/1");
    row("300d5", "300", "300");
    row("300b5", "300", "300");
    row("1/30", "1/30", "30/1");
    row("2/1.0,60", "2/1:60", "2/1.0,60");
    row("10/30/1,60", "1/30:60", "1/30,60");
}

void TestClockRecord::writesTimeControlsAsPgnHasThem()
{
    QFETCH(std::string, ours);
    QFETCH(std::string, pgn);
    QFETCH(std::string, back);
    QCOMPARE(pgnTimeControl(parseTimeControl(ours).value()), pgn);
    const auto reading = parsePgnTimeControl(pgn);
    QVERIFY(reading);
    QCOMPARE(toText(*reading), back);
}

void TestClockRecord::readsTimeControlsOfFiles_data()
{
    QTest::addColumn<std::string>("pgn");
    QTest::addColumn<std::string>("ours"); // empty: can't be understood
    const auto row = [](const char *pgn, const char *ours) {
        QTest::newRow(*pgn ? pgn : "empty") << std::string(pgn) << std::string(ours);
    };
    row("600+5", "600+5");
    row("10+0.05", "10+0.05");
    row("60+0", "60");
    row("1/86400", "86400/1");
    row("0/20", "20");
    row("0/60+1", "60+1");
    row("5/move", "5/1");
    row("0.5/move", "0.5/1");
    row("inf", "-");
    row(" 900 + 10 ", "900+10");
    row("40/9000:4500+60", "40/9000,4500+60");
    row("40/7200 : 3600", "40/7200,3600");
    row("40/7200, 20/3600; 900+30", "40/7200,20/3600,900+30");
    row("300d5", "300d5");
    row("300S5", "300d5");
    row("300D5", "300d5");
    row("300b5", "300b5");
    row("300+0B5", "300b5");
    row("300S5+0", "300d5");
    row("90'+30''", "5400+30");
    row("90'+30\"", "5400+30");
    row("15m+10s", "900+10");
    row("15 min + 10 sec", "900+10");
    row("40/2h:1h", "40/7200,3600");
    row("1.5h", "5400");
    row("*180", "180h");
    row("40/7200:1/30", "40/7200,30/1");
    row("1/30:60", "1/30,60");
    row("1/30+5", "1/30+5");
    row("?", "");
    row("40/7200:?", "");
    row("", "");
    row("rapid", "");
    row("90 min for 40 moves", "");
    row("7200:3600", "");
    row("300+", "");
    row("0", "");
    row("300+5x", "");
    row("*", "");
    row("40/", "");
    row("99999h", "359996400");
    row("100001h", "");
    row("99999999/300", "");
    static const std::string many = [] {
        std::string text = "1/5";
        for (std::size_t i = 0; i < TimeControl::MostPeriods; ++i)
            text += ":1/5";
        return text;
    }();
    QTest::newRow("101 periods") << many << std::string();
}

void TestClockRecord::readsTimeControlsOfFiles()
{
    QFETCH(std::string, pgn);
    QFETCH(std::string, ours);
    const auto control = parsePgnTimeControl(pgn);
    QCOMPARE(control ? toText(*control) : std::string(), ours);
}

void TestClockRecord::recordsBothControls_data()
{
    QTest::addColumn<std::string>("white");
    QTest::addColumn<std::string>("black");
    QTest::addColumn<std::string>("both");
    QTest::addColumn<std::string>("whiteTag");
    QTest::addColumn<std::string>("blackTag");
    QTest::addColumn<std::string>("exact");
    const auto row = [](const char *name, const char *white, const char *black, const char *both, const char *whiteTag,
                        const char *blackTag, const char *exact) {
        QTest::newRow(name) << std::string(white) << std::string(black) << std::string(both) << std::string(whiteTag)
                            << std::string(blackTag) << std::string(exact);
    };
    row("the same for both", "300+5", "300+5", "300+5", "none", "none", "none");
    row("no clock", "-", "-", "-", "none", "none", "none");
    row("a delay", "300d5", "300d5", "300", "none", "none", "300d5");
    row("Bronstein", "300b5", "300b5", "300", "none", "none", "300b5");
    row("each his own", "300+5", "60", "none", "300+5", "60", "none");
    row("an hourglass", "60h", "60h", "*60", "none", "none", "none");
    row("one without a clock", "-", "60", "none", "-", "60", "none");
    row("a delay for one", "300d5", "60", "none", "300", "60", "300d5 60");
    row("a delay for one, which PGN has no word for", "300d5", "300", "300", "none", "none", "300d5 300");
    row("a fixed time", "30/1", "30/1", "1/30", "none", "none", "none");
    row("one move in a period", "1/30", "1/30", "1/30", "none", "none", "1/30");
}

void TestClockRecord::recordsBothControls()
{
    QFETCH(std::string, white);
    QFETCH(std::string, black);
    const auto controls = controlsOf(white, black);
    Game game;
    recordTimeControls(game, controls);
    QTEST(tagOf(game, "TimeControl"), "both");
    QTEST(tagOf(game, "WhiteTimeControl"), "whiteTag");
    QTEST(tagOf(game, "BlackTimeControl"), "blackTag");
    QTEST(tagOf(game, "TouchmoveTimeControl"), "exact");
    QVERIFY(recordedTimeControls(game) == controls);
}

void TestClockRecord::takesTheOldTagsAway()
{
    Game game;
    recordTimeControls(game, controlsOf("300d5", "60"));
    recordTimeControls(game, controlsOf("600", "600"));
    QCOMPARE(tagOf(game, "TimeControl"), std::string("600"));
    QCOMPARE(tagOf(game, "WhiteTimeControl"), std::string("none"));
    QCOMPARE(tagOf(game, "BlackTimeControl"), std::string("none"));
    QCOMPARE(tagOf(game, "TouchmoveTimeControl"), std::string("none"));
}

void TestClockRecord::believesWhoWroteLast_data()
{
    QTest::addColumn<Tags>("tags");
    QTest::addColumn<std::string>("controls"); // White's and Black's; empty: not said
    const auto row = [](const char *name, Tags tags, const char *controls) {
        QTest::newRow(name) << std::move(tags) << std::string(controls);
    };
    row("nothing", {}, "");
    row("unknown", {{"TimeControl", "?"}}, "");
    row("ours beside the common one", {{"TimeControl", "300"}, {"TouchmoveTimeControl", "300d5"}}, "300d5 300d5");
    row("the common one was changed", {{"TimeControl", "600"}, {"TouchmoveTimeControl", "300d5"}}, "600 600");
    row("a side was changed",
        {{"WhiteTimeControl", "90"}, {"BlackTimeControl", "60"}, {"TouchmoveTimeControl", "300d5 60"}}, "90 60");
    row("only ours is left", {{"TouchmoveTimeControl", "300d5 60"}}, "300d5 60");
    row("ours is damaged", {{"TimeControl", "300"}, {"TouchmoveTimeControl", "300e5"}}, "300 300");
    row("ours is damaged behind", {{"TimeControl", "300"}, {"TouchmoveTimeControl", "300d5 "}}, "300 300");
    row("one side beside the common one", {{"TimeControl", "300"}, {"BlackTimeControl", "60"}}, "300 60");
    row("one side alone", {{"WhiteTimeControl", "300"}}, "");
}

void TestClockRecord::believesWhoWroteLast()
{
    QFETCH(Tags, tags);
    QFETCH(std::string, controls);
    const auto read = recordedTimeControls(Game(tags));
    QCOMPARE(read ? toText(read->white) + ' ' + toText(read->black) : std::string(), controls);
}

void TestClockRecord::recordsTimesAtMoves()
{
    Game game;
    const NodeId node = game.appendMove(RootNode, *game.start().moveFor(Square::E2, Square::E4)).node();
    QVERIFY(!recordedTimeLeft(game, node));
    QVERIFY(!recordedMoveTime(game, node));
    game.setAnnotations(node, {Annotation::comment("best by test")});
    recordTimeLeft(game, node, 59'500ms);
    recordMoveTime(game, node, 500ms);
    recordTimeLeft(game, node, 59'250ms); // set right: the old one goes

    const std::string pgn = writePgn(game);
    QVERIFY2(QString::fromStdString(pgn).simplified().contains("[%clk 0:00:59.25][%emt 0:00:00.5]"), pgn.c_str());
    const auto back = readGame(pgn);
    QVERIFY(back);
    QVERIFY(recordedTimeLeft(back->game, node) == 59'250ms);
    QVERIFY(recordedMoveTime(back->game, node) == 500ms);
    QCOMPARE(plainText(back->game.annotations(node)), std::string("best by test"));
}

void TestClockRecord::readsTimesOfOtherPrograms_data()
{
    QTest::addColumn<std::string>("comment");
    QTest::addColumn<int>("left"); // milliseconds; -1: none
    QTest::addColumn<int>("used");
    const auto row = [](const char *comment, int left, int used) {
        QTest::newRow(comment) << std::string(comment) << left << used;
    };
    row("[%clk 0:09:54.2]", 594'200, -1);
    row("[%clk 1:30:00][%emt 0:00:07]", 5'400'000, 7'000);
    row("[%eval 0.17] [%clk 0:00:30]", 30'000, -1);
    row("[%emt 12.5] a long think", -1, 12'500);
    row("[%clk  0:00:30 ]", 30'000, -1);
    row("[%clk soon]", -1, -1);
    row("clk 0:00:30", -1, -1);
}

void TestClockRecord::readsTimesOfOtherPrograms()
{
    QFETCH(std::string, comment);
    QFETCH(int, left);
    QFETCH(int, used);
    const auto read = readGame("1. e4 {" + comment + "} *");
    QVERIFY(read);
    const NodeId node = read->game.lineEnd();
    QCOMPARE(recordedTimeLeft(read->game, node).value_or(-1ms).count(), std::int64_t(left));
    QCOMPARE(recordedMoveTime(read->game, node).value_or(-1ms).count(), std::int64_t(used));
}

void TestClockRecord::readsEveryClockOfRealFiles()
{
    const QString folder = qEnvironmentVariable("TOUCHMOVE_DATA");
    if (folder.isEmpty())
        QSKIP("TOUCHMOVE_DATA names no folder with real files");
    int clocks = 0;
    int controls = 0;
    const QDir games(folder + "/pgn");
    for (const QString &name : games.entryList({"*.pgn"}, QDir::Files)) {
        QFile file(games.filePath(name));
        QVERIFY(file.open(QIODevice::ReadOnly));
        for (const GameReading &read : readGames(file.readAll().toStdString()).games) {
            const Game &game = read.game;
            if (const auto tag = game.tag(TimeControlTagName); tag && *tag != "?" && !tag->empty()) {
                QVERIFY2(recordedTimeControls(game), qPrintable(name));
                ++controls;
            }
            for (const NodeId node : game.pathTo(game.lineEnd())) {
                if (const auto text = commandText(game.annotations(node), "clk")) {
                    QVERIFY2(recordedTimeLeft(game, node), qPrintable(name));
                    ++clocks;
                }
            }
        }
    }
    qInfo("%d time controls, %d clocks", controls, clocks);
    QVERIFY(controls > 0 && clocks > 0);
}

QTEST_APPLESS_MAIN(TestClockRecord)
#include "tst_clockrecord.moc"
