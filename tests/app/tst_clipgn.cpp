#include "tests/app/cliprogram.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

/// The pgn commands of touchmove-cli, as a script calls them.
class TestCliPgn : public QObject
{
    Q_OBJECT

private slots:
    void checksFiles();
    void checksAsJson();
    void endsWithTheRightStatus_data();
    void endsWithTheRightStatus();
    void listsGames_data();
    void listsGames();
    void convertsAndReadsBack_data();
    void convertsAndReadsBack();
    void refusesWhatTheCharacterSetDoesNotHave();
    void leavesTheOldFileWhereItCantWrite();
    void leavesAFileWithoutGamesAsItIs();
    void writesThroughLinks_data();
    void writesThroughLinks();
    void leavesNeighboursAndPermissionsAsTheyAre();
    void printsTheWholeTree();
    void listsByTags();
    void searches_data();
    void searches();
    void refusesToSearch_data();
    void refusesToSearch();
    void setsATag_data();
    void setsATag();
    void refusesToSet_data();
    void refusesToSet();

private:
    QByteArray file(const char *name, const QByteArray &bytes)
    {
        const QString path = m_folder.filePath(QString::fromLatin1(name));
        QFile made(path);
        if (!made.open(QIODevice::WriteOnly) || made.write(bytes) != bytes.size())
            qFatal("the test's file could not be written");
        return path.toLocal8Bit();
    }
    static QByteArray contents(const QByteArray &path)
    {
        QFile read(QString::fromLocal8Bit(path));
        return read.open(QIODevice::ReadOnly) ? read.readAll() : QByteArray();
    }

    QTemporaryDir m_folder;
};

void TestCliPgn::checksFiles()
{
    const QByteArray good = file("good.pgn", "[White \"x\"]\n\n1. e4 e5 1-0\n");
    const QByteArray bad = file("bad.pgn", "1. d4 Nf6\n2. Sf3 *\n");
    const CliRun fine = runCli({"pgn", "check", good});
    QCOMPARE(fine.status, 0);
    QCOMPARE(fine.out, good + ": 1 game, 2 plies, 0 faults, UTF-8\n");
    const CliRun faulty = runCli({"pgn", "check", good, bad});
    QCOMPARE(faulty.status, 1);
    QVERIFY(faulty.out.contains(bad + ":2:4: cannot read this move: \"Sf3\"\n"));
}

void TestCliPgn::checksAsJson()
{
    const QByteArray bad = file("bad.pgn", "stray\n1. d4 *\n\n1. e4 Ke6 *");
    const CliRun run = runCli({"pgn", "check", "--json", bad});
    QCOMPARE(run.status, 1);
    const QJsonArray files = run.json().object()["files"].toArray();
    QCOMPARE(files.size(), 1);
    const QJsonObject checked = files[0].toObject();
    QCOMPARE(checked["encoding"].toString(), QStringLiteral("UTF-8"));
    QCOMPARE(checked["games"].toInt(), 2);
    QCOMPARE(checked["plies"].toInt(), 2);
    const QJsonArray faults = checked["faults"].toArray();
    QCOMPARE(faults.size(), 2);
    QCOMPARE(faults[1].toObject()["line"].toInt(), 4);
    QCOMPARE(faults[1].toObject()["column"].toInt(), 7);
    QCOMPARE(faults[1].toObject()["game"].toInt(), 2);
    QVERIFY(faults[1].toObject()["text"].toString().contains("king"));
}

void TestCliPgn::endsWithTheRightStatus_data()
{
    QTest::addColumn<QList<QByteArray>>("arguments");
    QTest::addColumn<int>("status");
    QTest::addColumn<QByteArray>("message");
    const auto row = [](const char *name, QList<QByteArray> arguments, int status, QByteArray message) {
        QTest::newRow(name) << std::move(arguments) << status << std::move(message);
    };
    const QByteArray game = file("status.pgn", "1. e4 *");
    const QByteArray prose = file("prose.pgn", "Dear friend");
    const QByteArray folder = m_folder.path().toLocal8Bit();
    row("no file", {"pgn", "check"}, 2, "FILE");
    row("a file that isn't there", {"pgn", "check", folder + "/none.pgn"}, 2, "none.pgn: No such file");
    row("a folder", {"pgn", "check", folder}, 2, "directory");
    row("prose", {"pgn", "check", prose}, 1, "");
    row("no such game", {"pgn", "tree", "--game", "2", game}, 1, "there is no game 2, only 1");
    row("a game that is no number", {"pgn", "tree", "--game", "x", game}, 2, "--game");
    row("nobody of that name", {"pgn", "list", "--white", "zz", game}, 1, "");
    row("an unknown character set", {"pgn", "convert", "--to", "klingon", game, folder + "/out"}, 2, "klingon");
    row("nothing to convert", {"pgn", "convert", prose, folder + "/out"}, 2, "no game in it");
    row("comments alone to convert", {"pgn", "convert", file("comments.pgn", "{note}\n%escape\n"), folder + "/out"}, 2,
        "no game in it");
    row("nothing but blanks to convert", {"pgn", "convert", file("blank.pgn", " \n"), folder + "/out"}, 0, "");
    row("a place that isn't there", {"pgn", "convert", game, folder + "/none/out"}, 2, "No such file");
}

void TestCliPgn::endsWithTheRightStatus()
{
    QFETCH(QList<QByteArray>, arguments);
    QFETCH(int, status);
    QFETCH(QByteArray, message);
    const CliRun run = runCli(arguments);
    QCOMPARE(run.status, status);
    QVERIFY2(run.err.contains(message), run.err);
}

void TestCliPgn::listsGames_data()
{
    QTest::addColumn<QList<QByteArray>>("filters");
    QTest::addColumn<QByteArray>("numbers");
    QTest::newRow("all") << QList<QByteArray>{} << QByteArray("1 2 3");
    QTest::newRow("by White") << QList<QByteArray>{"--white", "morphy"} << QByteArray("1");
    QTest::newRow("by Black") << QList<QByteArray>{"--black", "tart"} << QByteArray("2");
    QTest::newRow("by event") << QList<QByteArray>{"--event", "vienna"} << QByteArray("2 3");
    QTest::newRow("by year") << QList<QByteArray>{"--date", "1910"} << QByteArray("2");
    QTest::newRow("by result") << QList<QByteArray>{"--result", "1/2"} << QByteArray("3");
    QTest::newRow("by two things") << QList<QByteArray>{"--event", "vienna", "--result", "1-0"} << QByteArray("2");
}

void TestCliPgn::listsGames()
{
    QFETCH(QList<QByteArray>, filters);
    QFETCH(QByteArray, numbers);
    const QByteArray games = file("list.pgn",
                                  "[Event \"Paris\"][White \"Morphy, Paul\"][Black \"Duke\"]\n1. e4 e5 1-0\n\n"
                                  "[Event \"Vienna\"][Date \"1910.??.??\"][Black \"Tartakower\"]\n1. e4 c6 1-0\n"
                                  "[Event \"Vienna\"]\n[Result \"1/2-1/2\"]\n1. d4 *\n");
    const CliRun run = runCli(QList<QByteArray>{"pgn", "list"} + filters + QList<QByteArray>{games});
    QCOMPARE(run.status, 0);
    QByteArray found;
    for (const QByteArray &line : run.out.split('\n')) {
        if (!line.isEmpty())
            found += (found.isEmpty() ? "" : " ") + line.split('\t').first();
    }
    QCOMPARE(found, numbers);
}

void TestCliPgn::convertsAndReadsBack_data()
{
    QTest::addColumn<QByteArray>("codec");
    QTest::addColumn<QByteArray>("name");
    QTest::newRow("UTF-8") << QByteArray("utf-8") << QByteArray("J\xc3\xb6rg");
    QTest::newRow("Windows-1252") << QByteArray("cp1252") << QByteArray("J\xf6rg");
    QTest::newRow("UTF-16") << QByteArray("utf-16le") << QByteArray("J\0\xf6\0r\0g\0", 8);
}

void TestCliPgn::convertsAndReadsBack()
{
    QFETCH(QByteArray, codec);
    QFETCH(QByteArray, name);
    const QByteArray in = file("in.pgn", "[White \"J\xf6rg\"]\n1.e2-e4 {so} e7-e5 *");
    const QByteArray out = m_folder.filePath("out.pgn").toLocal8Bit();
    QCOMPARE(runCli({"pgn", "convert", "--to", codec, in, out}).status, 0);
    QVERIFY(contents(out).contains(name));
    const CliRun tree = runCli({"pgn", "tree", out});
    QCOMPARE(tree.json().object()["tags"].toObject()["White"].toString(), QStringLiteral("J\u00f6rg"));
    QCOMPARE(tree.json().object()["moves"].toArray().size(), 2);
}

void TestCliPgn::refusesWhatTheCharacterSetDoesNotHave()
{
    const QByteArray in = file("in.pgn", "[White \"\xe5\xb0\xbc\"]\n1. e4 *");
    const QByteArray out = file("out.pgn", "old");
    const CliRun run = runCli({"pgn", "convert", "--to", "windows-1252", in, out});
    QCOMPARE(run.status, 1);
    QVERIFY(run.err.contains("1 characters"));
    QCOMPARE(contents(out), QByteArray("old"));
}

void TestCliPgn::leavesTheOldFileWhereItCantWrite()
{
    const QByteArray in = file("in.pgn", "1. e4 *");
    if (!QFile::exists("/dev/full"))
        QSKIP("no full device here");
    const CliRun run = runCli({"pgn", "convert", in, "/dev/full"});
    QCOMPARE(run.status, 2);
    QVERIFY(run.err.contains("No space left"));
    // In place: the copy takes the name of the original, and nothing stays beside it.
    QCOMPARE(runCli({"pgn", "convert", in, in}).status, 0);
    QVERIFY(contents(in).startsWith("[Event \"?\"]"));
    const QFileInfo converted(QString::fromLocal8Bit(in));
    QCOMPARE(converted.dir().entryList({converted.fileName() + "*"}, QDir::Files | QDir::Hidden),
             QStringList{converted.fileName()});
}

void TestCliPgn::leavesAFileWithoutGamesAsItIs()
{
    const QByteArray in = file("comment.pgn", "{precious}\n");
    QCOMPARE(runCli({"pgn", "convert", in, in}).status, 2);
    QCOMPARE(contents(in), QByteArray("{precious}\n"));
}

void TestCliPgn::writesThroughLinks_data()
{
    QTest::addColumn<bool>("there");
    QTest::newRow("to a file") << true;
    QTest::newRow("to a file that isn't there yet") << false;
}

void TestCliPgn::writesThroughLinks()
{
    QFETCH(bool, there);
    const QByteArray in = file("in.pgn", "1. e4 *");
    const QString target = m_folder.filePath("target.pgn");
    const QString link = m_folder.filePath("link.pgn");
    QFile::remove(target);
    QFile::remove(link);
    if (there)
        file("target.pgn", "old");
    QVERIFY(QFile::link("target.pgn", link));
    QCOMPARE(runCli({"pgn", "convert", in, link.toLocal8Bit()}).status, 0);
    QVERIFY(QFileInfo(link).isSymLink());
    QVERIFY(contents(target.toLocal8Bit()).startsWith("[Event \"?\"]"));
}

void TestCliPgn::leavesNeighboursAndPermissionsAsTheyAre()
{
    const QByteArray in = file("in.pgn", "1. e4 *");
    const QByteArray out = file("mine.pgn", "old");
    const QByteArray neighbour = file("mine.pgn.new~", "a file of the player's");
    const auto permissions = QFile::ReadOwner | QFile::WriteOwner | QFile::ReadGroup;
    QVERIFY(QFile::setPermissions(QString::fromLocal8Bit(out), permissions));
    QCOMPARE(runCli({"pgn", "convert", in, out}).status, 0);
    QCOMPARE(contents(neighbour), QByteArray("a file of the player's"));
    const auto now = QFile::permissions(QString::fromLocal8Bit(out));
    QVERIFY(now & QFile::ReadGroup);
    QVERIFY(!(now & (QFile::WriteGroup | QFile::ReadOther)));
}

void TestCliPgn::printsTheWholeTree()
{
    const QByteArray in = file(
        "in.pgn", "[White \"x\"]\n\n{start} 1. e4 $1 {[%clk 0:01] good} (1. d4 d5 (1... Nf6) 2. c4) e5 2. Sf3 0-1");
    const CliRun run = runCli({"pgn", "tree", "--game", "1", in});
    QCOMPARE(run.status, 0);
    const QJsonObject game = run.json().object();
    QCOMPARE(game["tags"].toObject()["White"].toString(), QStringLiteral("x"));
    QCOMPARE(game["result"].toString(), QStringLiteral("0-1"));
    QCOMPARE(game["annotations"].toArray()[0].toObject()["text"].toString(), QStringLiteral("start"));
    QCOMPARE(game["faults"].toArray().size(), 1);
    const QJsonArray moves = game["moves"].toArray();
    QCOMPARE(moves.size(), 2);
    const QJsonObject e4 = moves[0].toObject();
    QCOMPARE(e4["san"].toString(), QStringLiteral("e4"));
    QCOMPARE(e4["uci"].toString(), QStringLiteral("e2e4"));
    QCOMPARE(e4["fen"].toString(), QStringLiteral("rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1"));
    QCOMPARE(e4["annotations"].toArray()[0].toObject()["nag"].toInt(), 1);
    QCOMPARE(e4["annotations"].toArray()[1].toObject()["command"].toString(), QStringLiteral("clk"));
    QVERIFY(e4["annotations"].toArray()[2].toObject()["continues"].toBool());
    const QJsonArray variation = e4["variations"].toArray()[0].toArray();
    QCOMPARE(variation.size(), 3);
    QCOMPARE(variation[1].toObject()["variations"].toArray()[0].toArray()[0].toObject()["san"].toString(),
             QStringLiteral("Nf6"));
    QCOMPARE(moves[1].toObject()["annotations"].toArray()[0].toObject()["unread"].toString(), QStringLiteral("2. Sf3"));
}

void TestCliPgn::listsByTags()
{
    const QByteArray pgn = file("tags.pgn",
                                "[White \"Müller\"]\n[ECO \"B90\"]\n\n1. e4 1-0\n\n"
                                "[White \"Morphy\"]\n[ECO \"C41\"]\n\n1. e4 e5 1-0\n");
    const CliRun list = runCli({"pgn", "list", "--tags", "White ~ muller or ECO > D00", pgn});
    QCOMPARE(list.status, 0);
    QCOMPARE(list.out, QByteArray("1\tMüller\t?\t1-0\t?\t?\t1\n"));
    const CliRun wrong = runCli({"pgn", "list", "--tags", "White muller", pgn});
    QCOMPARE(wrong.status, 2);
    QCOMPARE(wrong.err, QByteArray("touchmove-cli: --tags, column 7: one of = != < > <= >= ~ !~ is missing\n"));
}

void TestCliPgn::searches_data()
{
    QTest::addColumn<QList<QByteArray>>("options");
    QTest::addColumn<QByteArray>("found"); // game and half-move
    const auto row = [](const char *name, QList<QByteArray> options, const char *found) {
        QTest::newRow(name) << std::move(options) << QByteArray(found);
    };
    const QByteArray ruy = "r1bqkbnr/pppp1ppp/2n5/1B2p3/4P3/5N2/PPPP1PPP/RNBQK2R b KQkq - 3 3";
    row("everything", {}, "1:0 2:0 3:0 ");
    row("a position", {"--position", ruy}, "1:5 3:9 ");
    row("a position but for its rights", {"--position", QByteArray(ruy).replace("KQkq", "-")}, "");
    row("its men alone", {"--position", QByteArray(ruy).replace("KQkq", "-"), "--men"}, "1:5 3:9 ");
    row("a position and tags", {"--position", ruy, "--tags", "White = Morphy"}, "3:9 ");
    row("tags and words", {"--tags", "ECO >= C00", "--words", "anderssen paris"}, "1:0 ");
    row("a comment", {"--comment", "spanish"}, "1:5 ");
    row("a pattern", {"--pattern", "Bb5 nc6 -e5"}, "");
    row("a pattern that is there", {"--pattern", "BQb5 nc6 pd7"}, "1:5 3:9 ");
    row("whose turn it is", {"--pattern", "Bb5 nc6", "--side", "white"}, "1:6 ");
    row("how long it lasts", {"--pattern", "Bb5", "--lasts", "2"}, "1:6 ");
    row("material", {"--material", "p=7 P>=8"}, "2:3 ");
    row("an ending", {"--material", "KRPKR"}, "");
    row("two threads", {"--position", ruy, "--threads", "2", "--no-cache"}, "1:5 3:9 ");
}

void TestCliPgn::searches()
{
    QFETCH(QList<QByteArray>, options);
    QFETCH(QByteArray, found);
    const QByteArray pgn = file("search.pgn",
                                "[White \"Anderssen\"]\n[Site \"Paris\"]\n[ECO \"C60\"]\n\n"
                                "1. e4 e5 2. Nf3 Nc6 3. Bb5 {Spanish} a6 1-0\n\n"
                                "[White \"Anderssen\"]\n[ECO \"B01\"]\n\n1. e4 d5 2. exd5 1-0\n\n"
                                "[White \"Morphy\"]\n[ECO \"C60\"]\n\n1. e4 e5 2. Nf3 Nc6 3. Ng1 Nb8 4. Nf3 Nc6 "
                                "5. Bb5 1-0\n");
    const CliRun list = runCli(QList<QByteArray>{"pgn", "search"} + options + QList<QByteArray>{pgn});
    QByteArray hits;
    for (const QByteArray &line : list.out.split('\n')) {
        const QList<QByteArray> fields = line.split('\t');
        if (fields.size() == 8)
            hits += fields[0] + ':' + fields[7] + ' ';
    }
    QCOMPARE(hits, found);
    QCOMPARE(list.status, found.isEmpty() ? 1 : 0);
    const CliRun count = runCli(QList<QByteArray>{"pgn", "search", "--count"} + options + QList<QByteArray>{pgn});
    QCOMPARE(count.out.trimmed().toInt(), int(found.count(':')));
    const CliRun json = runCli(QList<QByteArray>{"pgn", "search", "--json"} + options + QList<QByteArray>{pgn});
    QCOMPARE(json.json().object()["games"].toArray().size(), int(found.count(':')));
}

void TestCliPgn::refusesToSearch_data()
{
    QTest::addColumn<QList<QByteArray>>("options");
    QTest::addColumn<QByteArray>("message");
    const auto row = [](const char *name, QList<QByteArray> options, const char *message) {
        QTest::newRow(name) << std::move(options) << QByteArray(message);
    };
    row("no FEN", {"--position", "x"}, "--position: no FEN of a position that can be played");
    row("a FEN without kings", {"--position", "8/8/8/8/8/8/8/8 w - - 0 1"},
        "--position: no FEN of a position that can be played");
    row("no square", {"--pattern", "Ne9"}, "--pattern: not understood at column 1");
    row("no man", {"--pattern", "Ne5 xe4"}, "--pattern: not understood at column 5");
    row("no count", {"--material", "Q=0 P>3"}, "--material: not understood at column 5");
    row("one king", {"--material", "KRP"}, "--material: not understood at column 1");
    row("no side", {"--pattern", "Ne5", "--side", "w"}, "--side: must be white or black");
    row("no threads", {"--threads", "0"}, "--threads: must be a number from 1 to 64");
    row("an open parenthesis", {"--tags", "(White = x"}, "--tags, column 1: is not closed");
}

void TestCliPgn::refusesToSearch()
{
    QFETCH(QList<QByteArray>, options);
    QFETCH(QByteArray, message);
    const QByteArray pgn = file("search.pgn", "1. e4 *\n");
    const CliRun run = runCli(QList<QByteArray>{"pgn", "search"} + options + QList<QByteArray>{pgn});
    QCOMPARE(run.status, 2);
    QCOMPARE(run.err, "touchmove-cli: " + message + "\n");
}

void TestCliPgn::setsATag_data()
{
    QTest::addColumn<QByteArray>("before");
    QTest::addColumn<QByteArray>("game");
    QTest::addColumn<QByteArray>("tag");
    QTest::addColumn<QByteArray>("after");
    QTest::newRow("of the second game, whatever the first is like")
        << QByteArray("junk\r\n[White \"a\"]\r\n1. e4 Zz *\r\n\r\n[White \"b\"]\r\n1. d4 *") << QByteArray("2")
        << QByteArray("White=c=d")
        << QByteArray("junk\r\n[White \"a\"]\r\n1. e4 Zz *\r\n\r\n[White \"c=d\"]\r\n1. d4 *");
    QTest::newRow("an empty value") << QByteArray("[White \"a\"]\n\n*\n") << QByteArray("1") << QByteArray("White=")
                                    << QByteArray("[White \"\"]\n\n*\n");
    QTest::newRow("in Windows-1252") << QByteArray("[White \"R\xe9ti\"]\n\n*\n") << QByteArray("1")
                                     << QByteArray("Black=Gr\xc3\xbcnfeld")
                                     << QByteArray("[White \"R\xe9ti\"]\n[Black \"Gr\xfcnfeld\"]\n\n*\n");
    QTest::newRow("in UTF-16") << QByteArray("\xff\xfe[\0W\0 \0\"\0a\0\"\0]\0 \0*\0", 20) << QByteArray("1")
                               << QByteArray("W=\xe7\x99\xbd")
                               << QByteArray("\xff\xfe[\0W\0 \0\"\0\x7d\x76\"\0]\0 \0*\0", 20);
}

void TestCliPgn::setsATag()
{
    QFETCH(QByteArray, before);
    QFETCH(QByteArray, game);
    QFETCH(QByteArray, tag);
    QFETCH(QByteArray, after);
    const QByteArray path = file("set.pgn", before);
    const CliRun run = runCli({"pgn", "set", "--game", game, "--tag", tag, path});
    QVERIFY2(run.status == 0, run.err.constData());
    QCOMPARE(contents(path), after);
    QVERIFY(run.out.isEmpty() && run.err.isEmpty());
}

void TestCliPgn::refusesToSet_data()
{
    QTest::addColumn<QList<QByteArray>>("arguments"); // before the file
    QTest::addColumn<int>("status");
    QTest::addColumn<QByteArray>("message");
    const auto row = [](const char *name, QList<QByteArray> arguments, int status, QByteArray message) {
        QTest::newRow(name) << std::move(arguments) << status << std::move(message);
    };
    row("no game named", {"--tag", "White=x"}, 2, "--game and --tag are needed");
    row("no tag named", {"--game", "1"}, 2, "--game and --tag are needed");
    row("game nought", {"--game", "0", "--tag", "White=x"}, 2, "a number from 1, not \"0\"");
    row("a name that is none", {"--game", "1", "--tag", "Wh ite=x"}, 2, "NAME=VALUE");
    row("no value", {"--game", "1", "--tag", "White"}, 2, "NAME=VALUE");
    row("the start of the game", {"--game", "1", "--tag", "FEN=8/8"}, 2, "FEN says where the moves begin");
    row("no result", {"--game", "1", "--tag", "Result=2-0"}, 2, "not \"2-0\"");
    row("a game too many", {"--game", "3", "--tag", "White=x"}, 1, "no game 3; it has 2; nothing was written");
    row("Chinese into Windows-1252", {"--game", "1", "--tag", "White=\xe7\x99\xbd"}, 1,
        "1 characters of the value aren't in Windows-1252");
}

void TestCliPgn::refusesToSet()
{
    QFETCH(QList<QByteArray>, arguments);
    QFETCH(int, status);
    QFETCH(QByteArray, message);
    const QByteArray bytes = "[White \"R\xe9ti\"]\n\n*\n\n[White \"b\"]\n\n*\n";
    const QByteArray path = file("refused.pgn", bytes);
    const CliRun run = runCli(QList<QByteArray>{"pgn", "set"} + arguments + QList<QByteArray>{path});
    QCOMPARE(run.status, status);
    QVERIFY2(run.err.contains(message), run.err.constData());
    QCOMPARE(contents(path), bytes);
}

QTEST_GUILESS_MAIN(TestCliPgn)
#include "tst_clipgn.moc"
