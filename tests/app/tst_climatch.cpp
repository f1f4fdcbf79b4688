#include "tests/app/cliprogram.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

/// The match commands of touchmove-cli, as an arbiter calls them.
class TestCliMatch : public QObject
{
    Q_OBJECT

private slots:
    void replays_data();
    void replays();
    void replaysAsJson();
    void saysWhatIsWrong_data();
    void saysWhatIsWrong();
    void replaysASavedGame();
    void theLogOfASavedGameReplaysTheSame();
    void decidesWhatTheLogLeavesOpen();

private:
    QByteArray file(const QByteArray &bytes, const char *name = "match.log")
    {
        const QString path = m_folder.filePath(name);
        QFile made(path);
        if (!made.open(QIODevice::WriteOnly) || made.write(bytes) != bytes.size())
            qFatal("the test's file could not be written");
        return path.toLocal8Bit();
    }

    QTemporaryDir m_folder;
};

namespace {

const QByteArray SavedGame = R"([Event "?"]
[Site "?"]
[Date "????.??.??"]
[Round "?"]
[White "?"]
[Black "?"]
[Result "1-0"]
[TouchmoveRules "2 fide"]
[TimeControl "300+3"]
[TouchmoveTermination "resignation"]
[Termination "normal"]

{[%tmlog start w 0; move w 5000 e2e4; resign
b 20000]} 1. e4 {[%clk 0:05:01]} 1-0
)";

} // namespace

void TestCliMatch::replays_data()
{
    QTest::addColumn<QByteArray>("log");
    QTest::addColumn<QByteArray>("said");
    const auto row = [](const char *name, QByteArray log, QByteArray said) {
        QTest::newRow(name) << std::move(log) << std::move(said);
    };
    row("nothing", "", "Match: running\nResult: none\nTime left: White -, Black -\n");
    row("a move", "move w 1000 e2e4\n", "move w 1000 e2e4\n  White plays e4 [4.7]\n");
    row("times", "times 60\nstart w 0\nmove w 1500 e2e4\n", "Time left: White 0:00:58.5, Black 0:01:00\n");
    row("different times", "times 60 h30\n", "Time left: White 0:01:00, Black 0:00:30\n");
    row("a flag", "times 60\nstart w 0\nmove w 61000 e2e4\n",
        "tick - 60000\n  White's flag falls [6.8]\n  The game ends: 0-1, time forfeit [6.9]\n");
    row("rules", "rules 2 casual\nmove w 1 e2e4\nask-takeback w 2\n",
        "  White asks to take back [L-TCH-7]\n  White's take-back: accepted, plies 1 [L-TCH-7]\n");
    row("a position", "position 4k3/8/8/8/8/8/4P3/4K3 w - - 0 1\nmove w 1 e2e4\n",
        "FEN: 4k3/8/8/8/4P3/8/8/4K3 b - - 0 1\n");
    row("Chess960", "variant chess960\nposition bqnb1rkr/pp3ppp/3ppn2/2p5/5P2/P2P4/NPP1P1PP/BQ1BNRKR w HFhf - 2 9\n",
        " w HFhf - 2 9\n");
    row("a wrong claim", "times 60\nstart w 0\nmove w 1000 e2e4\nmove b 2000 e7e5\nclaim w 3000 threefold g1f3\n",
        "  White claims threefold repetition with Nf3: incorrect, occurrences 1 [9.2]\n"
        "  White offers a draw by the claim [9.1.2.3]\n  Black's time changes by 0:02:00 [9.5.3]\n");
    row("comments and blank lines", "# the last round\n\nresign w 1\n", "  The game ends: 0-1, resignation [5.1.2]\n");
}

void TestCliMatch::replays()
{
    QFETCH(QByteArray, log);
    QFETCH(QByteArray, said);
    const CliRun run = runCli({"match", "replay", file(log)});
    QCOMPARE(run.err, QByteArray());
    QCOMPARE(run.status, 0);
    QVERIFY2(run.out.contains(said), run.out.constData());
}

void TestCliMatch::replaysAsJson()
{
    const CliRun run =
        runCli({"match", "replay", "--json", file("times 60\nstart w 0\nmove w 1500 e2e4\nresign b 2000\n")});
    QCOMPARE(run.status, 0);
    const QJsonObject match = run.json().object();
    const QJsonArray commands = match["commands"].toArray();
    QCOMPARE(commands.size(), 3);
    QCOMPARE(commands[1].toObject()["command"].toString(), QString("move w 1500 e2e4"));
    const QJsonObject event = commands[1].toObject()["events"].toArray()[0].toObject();
    QCOMPARE(event["text"].toString(), QString("White plays e4"));
    QCOMPARE(event["article"].toString(), QString("4.7"));
    QCOMPARE(match["phase"].toString(), QString("ended"));
    QCOMPARE(match["outcome"].toObject()["points"].toString(), QString("1-0"));
    QCOMPARE(match["outcome"].toObject()["termination"].toString(), QString("resignation"));
    QCOMPARE(match["timeLeft"].toObject()["white"].toInt(), 58500);
    QCOMPARE(match["timeLeft"].toObject()["black"].toInt(), 59500);
    QVERIFY(match["refused"].isNull());
}

void TestCliMatch::saysWhatIsWrong_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<int>("status");
    QTest::addColumn<QByteArray>("said");
    const auto row = [](const char *name, QByteArray bytes, int status, QByteArray said) {
        QTest::newRow(name) << std::move(bytes) << status << std::move(said);
    };
    row("no command", "move w 1 e2e4\nhop w 2\n", 2, "line 2, column 1: this is no command");
    row("nobody", "move x 1 e2e4\n", 2,
        "line 1, column 6: who asks should be w, b, a (the arbiter) or - (the program)");
    row("no time", "resign w\n", 2, "here should be the milliseconds");
    row("no move", "move w 1 e2\n", 2, "line 1, column 10: what the command needs here is missing or can't be read");
    row("too much", "resign w 1 2\n", 2, "line 1, column 12: the command takes no more than that");
    row("unknown rules", "# x\nrules 2 checkers\n", 2,
        "line 2, column 7: this rule set, time control, position or variant can't be read");
    row("unknown times", "times 5m\n", 2, "line 1, column 7: this rule set");
    row("no position", "position here\n", 2, "line 1, column 10: this rule set");
    row("a refusal", "move w 1 e2e4\nmove w 2 d2d4\n", 1,
        "command 2: \"move w 2 d2d4\" is refused: it is the opponent's turn [1.2]");
    row("an illegal move", "move w 1 e2e5\n", 1, "command 1: \"move w 1 e2e5\" is refused: ");
    row("another program's game", "[Event \"?\"]\n\n1. e4 *\n", 2, "the game was not played in Touchmove");
    row("a log that can't be read", QByteArray(SavedGame).replace("resign", "retire"), 2,
        "the log, command 3, column 1: this is no command");
}

void TestCliMatch::saysWhatIsWrong()
{
    QFETCH(QByteArray, bytes);
    QFETCH(int, status);
    QFETCH(QByteArray, said);
    const QByteArray path = file(bytes);
    const CliRun run = runCli({"match", "replay", path});
    QCOMPARE(run.status, status);
    QVERIFY2(run.err.startsWith("touchmove-cli: " + path), run.err.constData());
    QVERIFY2(run.err.contains(said), run.err.constData());
}

void TestCliMatch::replaysASavedGame()
{
    const CliRun run = runCli({"match", "replay", file(SavedGame, "game.pgn")});
    QCOMPARE(run.err, QByteArray());
    QCOMPARE(run.status, 0);
    QVERIFY2(run.out.contains("resign b 20000\n  The game ends: 1-0, resignation"), run.out.constData());
    QVERIFY2(run.out.contains("Time left: White 0:05:01, Black 0:04:48\n"), run.out.constData());

    const QByteArray two = file("[Event \"a\"]\n\n1. d4 *\n\n" + SavedGame, "games.pgn");
    QCOMPARE(runCli({"match", "replay", "--game", "2", two}).out, run.out);
    QCOMPARE(runCli({"match", "replay", "--game", "1", two}).status, 2);
    const CliRun none = runCli({"match", "replay", "--game", "3", two});
    QCOMPARE(none.status, 2);
    QVERIFY(none.err.contains("there are 2 games in this file"));
    QVERIFY(runCli({"match", "replay", "--game", "first", two}).err.contains("is no number of a game"));
}

void TestCliMatch::theLogOfASavedGameReplaysTheSame()
{
    const QByteArray game = file(SavedGame, "game.pgn");
    const CliRun log = runCli({"match", "log", game});
    QCOMPARE(log.status, 0);
    QCOMPARE(log.out, QByteArray("rules 2 fide\ntimes 300+3\nstart w 0\nmove w 5000 e2e4\nresign b 20000\n"));
    QCOMPARE(runCli({"match", "replay", file(log.out)}).out, runCli({"match", "replay", game}).out);
}

void TestCliMatch::decidesWhatTheLogLeavesOpen()
{
    const CliRun run = runCli({"match", "replay", file("position 8/5k2/8/8/8/8/8/KNB5 b - - 0 1\nresign b 5\n")});
    QCOMPARE(run.status, 0);
    QVERIFY2(run.out.contains("Result: 1-0, resignation"), run.out.constData());
    const CliRun early = runCli({"match", "replay", file("decide - 5 no 100\n")});
    QCOMPARE(early.status, 1);
    QVERIFY2(early.err.contains("nothing is being decided"), early.err.constData());
}

QTEST_GUILESS_MAIN(TestCliMatch)
#include "tst_climatch.moc"
