#include "tests/app/cliprogram.h"

#include <QJsonArray>
#include <QJsonObject>
#include <QTest>

/// Runs touchmove-cli as a script would.
class TestCli : public QObject
{
    Q_OBJECT

private slots:
    void tellsHowItIsUsed();
    void endsWithTheRightStatus_data();
    void endsWithTheRightStatus();
    void survivesAnyArgument_data();
    void survivesAnyArgument();
    void counts_data();
    void counts();
    void dividesACount();
    void saysWhatCanBePlayed();
    void saysHowTheGameStands_data();
    void saysHowTheGameStands();
    void notesWhatItAssumed();
    void writesChess960AsAsked();
    void answersByTheRulesAsked_data();
    void answersByTheRulesAsked();
};

void TestCli::tellsHowItIsUsed()
{
    const CliRun help = runCli({"--help"});
    QCOMPARE(help.status, 0);
    QVERIFY(help.out.contains("touchmove-cli perft") && help.out.contains("touchmove-cli position"));
    QVERIFY(help.err.isEmpty());
    const CliRun ofCommand = runCli({"perft", "--help"});
    QCOMPARE(ofCommand.status, 0);
    QVERIFY(ofCommand.out.contains("--divide"));
    const CliRun version = runCli({"--version"});
    QCOMPARE(version.status, 0);
    QVERIFY(version.out.startsWith("touchmove-cli "));
}

void TestCli::endsWithTheRightStatus_data()
{
    QTest::addColumn<QList<QByteArray>>("arguments");
    QTest::addColumn<int>("status");
    QTest::addColumn<QByteArray>("message"); // a part of what the error stream says
    const auto row = [](const char *name, QList<QByteArray> arguments, int status, QByteArray message) {
        QTest::newRow(name) << std::move(arguments) << status << std::move(message);
    };
    row("no arguments", {}, 2, "Usage");
    row("unknown command", {"play"}, 2, "unknown command \"play\"");
    row("unknown option", {"perft", "--deep", "3"}, 2, "unknown option \"--deep\"");
    row("option without its value", {"perft", "3", "--fen"}, 2, "--fen needs a value");
    row("option that takes none", {"perft", "--divide=yes", "3"}, 2, "--divide takes no value");
    row("no depth", {"perft"}, 2, "DEPTH");
    row("two depths", {"perft", "1", "2"}, 2, "\"2\" is too much");
    row("depth that is no number", {"perft", "3x"}, 2, "not \"3x\"");
    row("negative depth", {"perft", "-1"}, 2, "not \"-1\"");
    row("FEN that can't be read", {"position", "--fen", "8/8/8x"}, 2, "column 6");
    row("FEN that can't be played", {"position", "--fen", "8/8/8/8/8/8/8/4K3 w - - 0 1"}, 1, "Black has no king");
    row("move that can't be read", {"position", "--moves", "e4 Sf6"}, 2, "column 4");
    row("illegal move", {"position", "--moves", "1. e4 e5 2. Ke3"}, 1, "column 13");
    row("pinned knight", {"position", "--fen", "4k3/8/8/8/8/8/8/r5NK w - - 0 1", "--moves", "Nf3"}, 1,
        "the knight on g1: it is pinned (a1)");
    row("ambiguous move", {"position", "--fen", "4k3/8/8/8/8/8/8/1N2KN2 w - - 0 1", "--moves", "Nd2"}, 1,
        "ambiguous: Nb1-d2 Nf1-d2");
    row("null move", {"position", "--moves", "e4 --"}, 1, "can't be passed");
    row("null move as UCI", {"position", "--moves", "e4 0000"}, 1, "can't be passed");
    row("unknown rules", {"position", "--rules", "checkers"}, 2, "\"checkers\"");
    row("fine", {"perft", "--fen=startpos", "1"}, 0, "");
}

void TestCli::endsWithTheRightStatus()
{
    QFETCH(QList<QByteArray>, arguments);
    QFETCH(int, status);
    QFETCH(QByteArray, message);
    const CliRun run = runCli(arguments);
    QCOMPARE(run.status, status);
    QVERIFY2(run.err.contains(message), run.err.constData());
    QCOMPARE(run.err.isEmpty(), status == 0);
    QCOMPARE(run.out.isEmpty(), status != 0);
}

void TestCli::survivesAnyArgument_data()
{
    QTest::addColumn<QList<QByteArray>>("arguments");
    const auto row = [](const char *name, QList<QByteArray> arguments) { QTest::newRow(name) << std::move(arguments); };
    row("empty command", {""});
    row("empty operands", {"perft", "", ""});
    row("empty FEN", {"position", "--fen", ""});
    row("empty moves", {"position", "--moves", ""});
    row("bytes that are no text", {"position", "--fen", "\xff\xfe\x80", "--moves", "\xc3\x28"});
    row("moves that are no text", {"position", "--json", "--moves", "e4 \xe2\x99"});
    row("huge depth", {"perft", "99999999999999999999999"});
    row("deep as it goes, no moves", {"perft", "--fen", "7k/5Q2/8/8/8/8/8/K7 b - - 0 1", "30"});
    row("long FEN", {"position", "--fen", QByteArray(20000, '8')});
    row("long move", {"position", "--moves", QByteArray(20000, 'N')});
    row("a lone hyphen", {"position", "-"});
    row("operands only", {"position", "--", "--fen"});
    row("most queens", {"position", "--json", "--fen", "QQQQQQQQ/QQQQQQQQ/QQQQQQQQ/QQQQQQQQ/QQQQQQQQ/8/Q5QK/k7 w - -"});
}

void TestCli::survivesAnyArgument()
{
    QFETCH(QList<QByteArray>, arguments);
    const CliRun run = runCli(arguments);
    QVERIFY2(run.status >= 0 && run.status <= 2, run.err.constData());
}

void TestCli::counts_data()
{
    QTest::addColumn<QByteArray>("fen");
    QTest::addColumn<QByteArray>("depth");
    QTest::addColumn<QByteArray>("nodes");
    const auto row = [](const char *name, QByteArray fen, QByteArray depth, QByteArray nodes) {
        QTest::newRow(name) << std::move(fen) << std::move(depth) << std::move(nodes);
    };
    row("start", "startpos", "3", "8902\n");
    row("nothing played", "startpos", "0", "1\n");
    row("rights as Shredder-FEN", "bqnb1rkr/pp3ppp/3ppn2/2p5/5P2/P2P4/NPP1P1PP/BQ1BNRKR w HFhf - 2 9", "3", "12189\n");
    row("rights as X-FEN", "bqnb1rkr/pp3ppp/3ppn2/2p5/5P2/P2P4/NPP1P1PP/BQ1BNRKR w KQkq - 2 9", "3", "12189\n");
}

void TestCli::counts()
{
    QFETCH(QByteArray, fen);
    QFETCH(QByteArray, depth);
    QTEST(runCli({"perft", "--fen", fen, depth}).out, "nodes");
}

void TestCli::dividesACount()
{
    const QByteArray fen = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";
    const QList<QByteArray> lines = runCli({"perft", "--fen", fen, "--divide", "2"}).out.split('\n');
    QCOMPARE(lines.size(), 26 + 2); // the moves, their sum, the end of the last line
    QVERIFY(lines.contains("e1g1: 23"));
    const QJsonObject object = runCli({"perft", "--fen", fen, "--divide", "--json", "2"}).json().object();
    qint64 sum = 0;
    for (const QJsonValue move : object["moves"].toArray())
        sum += move.toObject()["nodes"].toInteger();
    QCOMPARE(object["nodes"].toInteger(), sum);
    QCOMPARE(QByteArray::number(sum), lines.at(26));
}

void TestCli::saysWhatCanBePlayed()
{
    const CliRun run = runCli({"position", "--json", "--moves", "1.e4 d5 2. e5 ! f5?! 3.exf6 e.p. $1 Nxf6"});
    QCOMPARE(run.status, 0);
    QVERIFY2(!run.json().isNull(), run.out.constData());
    const QJsonObject object = run.json().object();
    QCOMPARE(object.keys(),
             QStringList({"canMate", "check", "claims", "dead", "fen", "halfmoveClock", "legalMoves", "notes",
                          "outcome", "repetitions"}));
    QCOMPARE(object["fen"].toString(), QString("rnbqkb1r/ppp1p1pp/5n2/3p4/8/8/PPPP1PPP/RNBQKBNR w KQkq - 0 4"));
    QCOMPARE(object["check"].toBool(true), false);
    QVERIFY(object["outcome"].isNull());
    QCOMPARE(object["halfmoveClock"].toInt(-1), 0);
    QCOMPARE(object["repetitions"].toInt(), 1);
    QCOMPARE(object["dead"].toString(), QString("no"));
    QVERIFY(object["legalMoves"].toArray().contains(QJsonObject{{"uci", "f1b5"}, {"san", "Bb5+"}, {"lan", "Bf1-b5+"}}));
    QCOMPARE(runCli({"position", "--moves", "e4"}).out.split('\n').first(),
             QByteArray("FEN: rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1"));
}

void TestCli::saysHowTheGameStands_data()
{
    QTest::addColumn<QByteArray>("fen");
    QTest::addColumn<QByteArray>("moves");
    QTest::addColumn<QByteArray>("outcome"); // result winner termination
    QTest::addColumn<QByteArray>("claims");
    QTest::addColumn<QByteArray>("dead");
    QTest::addColumn<QByteArray>("canMate"); // White, Black
    const auto row = [](const char *name, QByteArray fen, QByteArray moves, QByteArray outcome, QByteArray claims,
                        QByteArray dead, QByteArray canMate) {
        QTest::newRow(name) << std::move(fen) << std::move(moves) << std::move(outcome) << std::move(claims)
                            << std::move(dead) << std::move(canMate);
    };
    const QByteArray back = "Nf3 Nf6 Ng1 Ng8 ";
    row("start", "startpos", "", "", "", "no", "yes yes");
    row("checkmate", "startpos", "f3 e5 g4 Qh4#", "0-1 black checkmate", "", "no", "no yes");
    row("stalemate", "7k/5Q2/8/8/8/8/8/K7 b - - 0 1", "", "1/2-1/2 - stalemate", "", "yes", "no no");
    row("dead position", "4k3/8/8/8/8/8/8/3BK3 w - - 0 1", "", "1/2-1/2 - dead", "", "yes", "no no");
    row("threefold with the next move", "startpos", back + "Nf3 Nf6 Ng1", "", "threefold Ng8", "no", "yes yes");
    row("threefold now", "startpos", back + back, "", "threefold -, threefold Nf3", "no", "yes yes");
    row("fivefold", "startpos", back + back + back + back, "1/2-1/2 - fivefold", "", "no", "yes yes");
    row("fifty moves now", "4k3/8/8/8/8/8/8/R3K3 w - - 99 80", "Ra7", "", "fifty -, fifty Kd8, fifty Kf8", "no",
        "yes no");
    row("fifty moves with the next move", "4k3/7p/8/8/8/8/8/R3K3 w - - 98 80", "Ra7", "", "fifty Kd8, fifty Kf8", "no",
        "yes yes");
    row("seventy-five moves", "4k3/8/8/8/8/8/8/R3K3 w - - 149 120", "Ra2", "1/2-1/2 - seventyfive", "", "no", "yes no");
    row("counters wait for the first move", "4k3/R7/8/8/8/8/8/4K3 b - - 150 120", "", "", "fifty Kd8, fifty Kf8", "no",
        "yes no");
    row("a mate is there", "6k1/5ppp/8/8/8/8/8/R3K3 w Q - 0 1", "", "", "", "no", "yes yes");
}

void TestCli::saysHowTheGameStands()
{
    QFETCH(QByteArray, fen);
    QFETCH(QByteArray, moves);
    const CliRun run = runCli({"position", "--json", "--fen", fen, "--moves", moves});
    QCOMPARE(run.status, 0);
    const QJsonObject object = run.json().object();
    const auto text = [](const QJsonValue &value) {
        return value.isNull() ? QByteArray("-") : value.toString().toUtf8();
    };
    QByteArray outcome;
    if (const QJsonValue ended = object["outcome"]; !ended.isNull())
        outcome = text(ended["result"]) + ' ' + text(ended["winner"]) + ' ' + text(ended["termination"]);
    QTEST(outcome, "outcome");
    QByteArrayList claims;
    for (const QJsonValue claim : object["claims"].toArray())
        claims << text(claim["kind"]) + ' ' + text(claim["move"]);
    QTEST(claims.join(", "), "claims");
    QTEST(text(object["dead"]), "dead");
    const QByteArray canMate = text(object["canMate"]["white"]) + ' ' + text(object["canMate"]["black"]);
    QTEST(canMate, "canMate");
}

void TestCli::notesWhatItAssumed()
{
    const QJsonObject object =
        runCli({"position", "--json", "--fen", "4k3/8/8/8/8/PP6/PPPPPPPP/4K3 w K"}).json().object();
    QStringList notes;
    for (const QJsonValue note : object["notes"].toArray())
        notes << note.toString();
    QVERIFY(notes.contains("column 32: castling right dropped: no king or rook for it"));
    QVERIFY(notes.contains("column 33: no move number: 1"));
    QVERIFY(notes.contains("White has more than eight pawns"));
    const CliRun late = runCli({"position", "--fen", "4k3/8/8/8/8/8/4q3/4K3 w - - 0 1", "--moves", "Kxe2 Kd7"});
    QCOMPARE(late.status, 0);
    QVERIFY(late.out.contains("the game had ended before Kxe2: dead"));
}

void TestCli::writesChess960AsAsked()
{
    const QByteArray fen = "rk2r3/pppppppp/8/8/8/8/PPPPPPPP/RK2R3 w EAea - 0 1";
    const QJsonObject plain = runCli({"position", "--json", "--fen", fen}).json().object();
    QCOMPARE(plain["fen"].toString(), QString("rk2r3/pppppppp/8/8/8/8/PPPPPPPP/RK2R3 w KQkq - 0 1"));
    QVERIFY(plain["legalMoves"].toArray().contains(QJsonObject{{"uci", "b1e1"}, {"san", "O-O"}, {"lan", "O-O"}}));
    const QJsonObject asked =
        runCli({"position", "--json", "--rules", "960", "--fen", fen, "--moves", "b1e1"}).json().object();
    QCOMPARE(asked["fen"].toString(), QString("rk2r3/pppppppp/8/8/8/8/PPPPPPPP/R4RK1 b ea - 1 1"));
}

void TestCli::answersByTheRulesAsked_data()
{
    QTest::addColumn<QByteArray>("rules");
    QTest::addColumn<QByteArray>("fen");
    QTest::addColumn<QByteArray>("moves");
    QTest::addColumn<QString>("termination"); // empty for none
    QTest::addColumn<QString>("dead");
    const QByteArray wall = "4k3/8/8/1p1p1p1p/1P1P1P1P/8/8/4K3 w - - 0 1";
    const QByteArray again = "Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 Ng8";
    QTest::newRow("fide, a wall") << QByteArray("fide") << wall << QByteArray() << "dead"
                                  << "yes";
    QTest::newRow("classic, a wall") << QByteArray("classic") << wall << QByteArray() << ""
                                     << "no";
    QTest::newRow("classic, bare kings") << QByteArray("classic") << QByteArray("4k3/8/8/8/8/8/8/4K3 w - - 0 1")
                                         << QByteArray() << "dead"
                                         << "yes";
    QTest::newRow("rapid, three times") << QByteArray("rapid") << QByteArray("startpos") << again << ""
                                        << "no";
    QTest::newRow("casual, three times") << QByteArray("casual") << QByteArray("startpos") << again
                                         << "threefold repetition"
                                         << "no";
}

void TestCli::answersByTheRulesAsked()
{
    QFETCH(QByteArray, rules);
    QFETCH(QByteArray, fen);
    QFETCH(QByteArray, moves);
    const QJsonObject answer =
        runCli({"position", "--json", "--rules", rules, "--fen", fen, "--moves", moves}).json().object();
    QTEST(answer["outcome"].toObject()["termination"].toString(), "termination");
    QTEST(answer["dead"].toString(), "dead");
}

QTEST_GUILESS_MAIN(TestCli)
#include "tst_cli.moc"
