#include "core/game/pgnreading.h"
#include "core/game/pgntagedit.h"

#include <QDir>
#include <QFile>
#include <QTest>

using namespace chess;

class TestPgnTagEdit : public QObject
{
    Q_OBJECT

private slots:
    void changesOneThing_data();
    void changesOneThing();
    void leavesWhatIsSo_data();
    void leavesWhatIsSo();
    void knowsNoSuchGame();
    void leavesEveryOtherByteOfRealFiles_data();
    void leavesEveryOtherByteOfRealFiles();
};

void TestPgnTagEdit::changesOneThing_data()
{
    QTest::addColumn<std::string>("before");
    QTest::addColumn<int>("game");
    QTest::addColumn<std::string>("name");
    QTest::addColumn<std::string>("value");
    QTest::addColumn<std::string>("after");
    const auto row = [](const char *what, std::string before, int game, std::string name, std::string value,
                        std::string after) {
        QTest::newRow(what) << std::move(before) << game << std::move(name) << std::move(value) << std::move(after);
    };
    row("a value", "[White \"a\"]\n\n1. e4 *\n", 1, "White", "b", "[White \"b\"]\n\n1. e4 *\n");
    row("the form of the pair stays", "[ White  \"a\" ]\n\n1. e4 *\n", 1, "White", "b",
        "[ White  \"b\" ]\n\n1. e4 *\n");
    row("the second game", "[White \"a\"]\n\n1. e4 *\n\n[White \"a\"]\n\n1. d4 *\n", 2, "White", "b",
        "[White \"a\"]\n\n1. e4 *\n\n[White \"b\"]\n\n1. d4 *\n");
    row("the first of two tags", "[White \"a\"]\n[White \"c\"]\n\n1. e4 *\n", 1, "White", "b",
        "[White \"b\"]\n[White \"c\"]\n\n1. e4 *\n");
    row("escapes", "[White \"a\"]\n\n1. e4 *\n", 1, "White", "b \"\\\"", "[White \"b \\\"\\\\\\\"\"]\n\n1. e4 *\n");
    row("bare quotes in the old value", "[White \"a \"x\" b\"]\n\n1. e4 *\n", 1, "White", "b",
        "[White \"b\"]\n\n1. e4 *\n");
    row("line ends become blanks", "[White \"a\"]\n\n1. e4 *\n", 1, "White", "b\r\nc", "[White \"b  c\"]\n\n1. e4 *\n");
    row("a new tag", "[White \"a\"]\n[Black \"b\"]\n\n1. e4 *\n", 1, "Annotator", "c",
        "[White \"a\"]\n[Black \"b\"]\n[Annotator \"c\"]\n\n1. e4 *\n");
    row("a new tag, Windows line ends", "[White \"a\"]\r\n\r\n1. e4 *\r\n", 1, "Black", "c",
        "[White \"a\"]\r\n[Black \"c\"]\r\n\r\n1. e4 *\r\n");
    row("a new tag, old Macintosh line ends", "[White \"a\"]\r\r1. e4 *\r", 1, "Black", "c",
        "[White \"a\"]\r[Black \"c\"]\r\r1. e4 *\r");
    row("a game without tags", "1. e4 *\n", 1, "White", "b", "[White \"b\"]\n\n1. e4 *\n");
    row("a second game without tags", "1. e4 *\n\n1. d4 *\n", 2, "White", "b", "1. e4 *\n\n[White \"b\"]\n\n1. d4 *\n");
    row("on the line of the game before", "1. e4 1-0 1. d4 *\n", 2, "White", "b",
        "1. e4 1-0 \n[White \"b\"]\n\n1. d4 *\n");
    row("a comment before the tags stays", "{x}\n[White \"a\"]\n\n1. e4 *\n", 1, "White", "b",
        "{x}\n[White \"b\"]\n\n1. e4 *\n");
    row("a result", "[Result \"*\"]\n\n1. e4 *\n", 1, "Result", "1-0", "[Result \"1-0\"]\n\n1. e4 1-0\n");
    row("a result of the movetext that is missing", "[Result \"*\"]\n\n1. e4 {x}\n", 1, "Result", "0-1",
        "[Result \"0-1\"]\n\n1. e4 {x} 0-1\n");
    row("a draw in another spelling", "[Result \"1-0\"]\n\n1. e4 1/2\n", 1, "Result", "1/2-1/2",
        "[Result \"1/2-1/2\"]\n\n1. e4 1/2\n");
    row("no result any more", "[Result \"1-0\"]\n\n1. e4 1-0\n", 1, "Result", "*", "[Result \"*\"]\n\n1. e4 *\n");
    row("a result that PGN has no token for", "[Result \"*\"]\n\n1. e4 *\n", 1, "Result", "?",
        "[Result \"?\"]\n\n1. e4 *\n");
    row("only the movetext's result is another", "[Result \"1-0\"]\n\n1. e4 *\n", 1, "Result", "1-0",
        "[Result \"1-0\"]\n\n1. e4 1-0\n");
    row("what was not understood stays", "[White \"a\"]\n[Foo]\nxx yy\n\n1. e4 Zz9 (1. %) *\n\n%esc\n", 1, "White", "b",
        "[White \"b\"]\n[Foo]\nxx yy\n\n1. e4 Zz9 (1. %) *\n\n%esc\n");
}

void TestPgnTagEdit::changesOneThing()
{
    QFETCH(std::string, before);
    QFETCH(int, game);
    QFETCH(std::string, name);
    QFETCH(std::string, value);
    QFETCH(std::string, after);
    const auto edits = tagEdits(before, static_cast<std::size_t>(game), name, value);
    QVERIFY(edits);
    QCOMPARE(edited(before, *edits), after);
    const auto games = listGames(after);
    QCOMPARE(games.size(), listGames(before).size());
    const auto again = tagEdits(after, static_cast<std::size_t>(game), name, value);
    QVERIFY(again && again->empty());
}

void TestPgnTagEdit::leavesWhatIsSo_data()
{
    QTest::addColumn<std::string>("text");
    QTest::addColumn<std::string>("name");
    QTest::addColumn<std::string>("value");
    QTest::newRow("the same value") << std::string("[White \"a\"]\n\n1. e4 *\n") << std::string("White")
                                    << std::string("a");
    QTest::newRow("the same value, escaped otherwise")
        << std::string("[White \"a\\b\"]\n\n1. e4 *\n") << std::string("White") << std::string("a\\b");
    QTest::newRow("the same result") << std::string("[Result \"1-0\"]\n\n1. e4 1:0\n") << std::string("Result")
                                     << std::string("1-0");
}

void TestPgnTagEdit::leavesWhatIsSo()
{
    QFETCH(std::string, text);
    QFETCH(std::string, name);
    QFETCH(std::string, value);
    const auto edits = tagEdits(text, 1, name, value);
    QVERIFY(edits && edits->empty());
}

void TestPgnTagEdit::knowsNoSuchGame()
{
    QVERIFY(!tagEdits("", 1, "White", "a"));
    QVERIFY(!tagEdits("1. e4 *", 2, "White", "a"));
    QVERIFY(!tagEdits("1. e4 *", 0, "White", "a"));
}

void TestPgnTagEdit::leavesEveryOtherByteOfRealFiles_data()
{
    const QDir folder(qEnvironmentVariable("TOUCHMOVE_DATA") + "/pgn");
    if (!qEnvironmentVariableIsSet("TOUCHMOVE_DATA") || !folder.exists())
        QSKIP("TOUCHMOVE_DATA names no folder with PGN files");
    QTest::addColumn<QString>("file");
    for (const QString &name : folder.entryList({"*.pgn"}, QDir::Files))
        QTest::newRow(qPrintable(name)) << folder.filePath(name);
}

/// In the first, the middle and the last game: the bytes around the change are those of before, the number of games and
/// all their other tags too.
void TestPgnTagEdit::leavesEveryOtherByteOfRealFiles()
{
    QFETCH(QString, file);
    QFile pgn(file);
    QVERIFY(pgn.open(QIODevice::ReadOnly));
    const std::string bytes = pgn.readAll().toStdString();
    const Charset charset = detectCharset(bytes);
    const std::string text = decoded(bytes, charset);
    QCOMPARE(encoded(text, charset).bytes, bytes);
    const auto games = listGames(text);
    for (const std::size_t number : {std::size_t(1), (games.size() + 1) / 2, games.size()}) {
        if (number == 0 || number > games.size())
            continue;
        const auto edits = tagEdits(text, number, "Annotator", "Touchmove");
        QVERIFY(edits);
        const std::string changed = encoded(edited(text, *edits), charset).bytes;
        const auto after = listGames(decoded(changed, charset));
        QCOMPARE(after.size(), games.size());
        QCOMPARE(std::string(after[number - 1].tag("Annotator")), "Touchmove");
        for (std::size_t i = 0; i < games.size(); ++i) {
            QCOMPARE(after[i].result, games[i].result);
            QVERIFY(i + 1 == number || after[i].tags == games[i].tags);
        }
        std::size_t same = 0;
        while (same < bytes.size() && same < changed.size() && bytes[same] == changed[same])
            ++same;
        std::size_t sameAtEnd = 0;
        while (sameAtEnd < bytes.size() - same
               && bytes[bytes.size() - 1 - sameAtEnd] == changed[changed.size() - 1 - sameAtEnd])
            ++sameAtEnd;
        QVERIFY2(bytes.size() - same - sameAtEnd <= 100, qPrintable(file)); // nothing but an older annotator's name
    }
}

QTEST_APPLESS_MAIN(TestPgnTagEdit)
#include "tst_pgntagedit.moc"
