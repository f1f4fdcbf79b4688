#include "core/game/pgnreading.h"
#include "core/game/pgnwriter.h"

#include <QtTest>

using namespace chess;

namespace {

QString faultName(const PgnFault &fault)
{
    static const QStringList syntax{"StrayText",         "MalformedTag",    "UnescapedQuote", "UnclosedTag",
                                    "TagAmongMoves",     "UnclosedComment", "StrayBrace",     "UnclosedVariation",
                                    "StrayVariationEnd", "StrayResult",     "StrayPiece"};
    static const QStringList game{"UnreadableMove",     "IllegalMove",  "AmbiguousMove",      "PawnLetter",
                                  "MisplacedVariation", "OtherVariant", "UnsupportedVariant", "UnreadableFen",
                                  "UnplayableFen",      "ResultsDiffer"};
    const QString name = std::holds_alternative<PgnSyntaxFault>(fault.kind)
        ? syntax.at(static_cast<int>(std::get<PgnSyntaxFault>(fault.kind)))
        : game.at(static_cast<int>(std::get<PgnGameFault>(fault.kind)));
    return QStringLiteral("%1:%2 %3 %4")
        .arg(fault.place.line)
        .arg(fault.place.column)
        .arg(name, QString::fromStdString(fault.text));
}

QString faultNames(const PgnFile &file)
{
    QStringList names;
    for (const GameReading &reading : file.games) {
        for (const PgnFault &fault : reading.faults)
            names << faultName(fault);
    }
    for (const PgnFault &fault : file.report.faults)
        names << "none: " + faultName(fault);
    return names.join("; ");
}

QString movetexts(const PgnFile &file)
{
    QStringList texts;
    for (const GameReading &reading : file.games) {
        const QString text = QString::fromStdString(writePgn(reading.game));
        texts << text.mid(text.indexOf("\n\n") + 2).trimmed();
    }
    return texts.join(" | ");
}

} // namespace

class TestPgnReading : public QObject
{
    Q_OBJECT
private slots:
    void readsOnAfterEveryFault_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QString>("games");
        QTest::addColumn<QString>("faults");
        const auto row = [](const char *name, const char *text, const char *games, const char *faults) {
            QTest::newRow(name) << QByteArray(text) << QString::fromUtf8(games) << QString::fromUtf8(faults);
        };
        row("German letters", "1. d4 Nf6 2. Sf3 d5 1-0\n1. e4 *", "1. d4 Nf6 {[%tm unread 2. Sf3 d5]} 1-0 | 1. e4 *",
            "1:14 UnreadableMove Sf3");
        row("illegal", "1. e4 e5 2. Ke3 {text} Ke6 *", "1. e4 e5 {[%tm unread 2. Ke3 {text%7D Ke6]} *",
            "1:13 IllegalMove Ke3");
        row("ambiguous", "[FEN \"4k3/8/8/8/8/8/8/RN2K2R w - - 0 1\"]\n1. Rd1 *", "{[%tm unread 1. Rd1]} *",
            "2:4 IllegalMove Rd1");
        row("pawn letter", "1. Pe4 *", "1. e4 *", "1:4 PawnLetter Pe4");
        row("null move in check", "1. e4 f6 2. Qh5 -- *", "1. e4 f6 2. Qh5+ {[%tm unread --]} *",
            "1:17 IllegalMove --");
        row("columns count characters", "{\u767d\u65b9} 1. Sf3 *", "{\u767d\u65b9} {[%tm unread 1. Sf3]} *",
            "1:9 UnreadableMove Sf3");
        row("a variation of the wrong side", "1. e4 (1... e5) e5 *", "1. e4 {[%tm unread (1... e5)]} 1... e5 *",
            "1:13 IllegalMove e5");
        row("a variation within nothing", "1. e4 ((1. d4)) e5 *", "1. e4 {[%tm unread ((1. d4))]} 1... e5 *",
            "1:8 MisplacedVariation (");
        row("a variation before any move", "[White \"x\"]\n(1. d4) 1. e4 *", "{[%tm unread (1. d4)]} 1. e4 *",
            "2:1 MisplacedVariation (");
        row("an empty variation", "1. e4 () e5 *", "1. e4 {[%tm unread ()]} 1... e5 *", "1:8 MisplacedVariation )");
        row("a variation that stops being readable", "1. e4 (1. d4 Sf6 2. c4 (2. Sf3)) e5 *",
            "1. e4 (1. d4 {[%tm unread Sf6 2. c4 (2. Sf3)]}) 1... e5 *", "1:14 UnreadableMove Sf6");
        row("comments stay with what is unread", "1. e4 e5 2. {so} Sf3 {and} *",
            "1. e4 e5 {[%tm unread 2. {so%7D Sf3 {and%7D]} *", "1:18 UnreadableMove Sf3");
        row("an unclosed variation", "1. e4 (1. d4 *", "1. e4 (1. d4) *", "1:14 UnclosedVariation *");
        row("an unclosed variation at the end of the text", "1. e4 (1. d4", "1. e4 (1. d4) *",
            "1:13 UnclosedVariation ");
        row("a stray parenthesis", "1. e4 ) e5 *", "1. e4 {[%tm unread )]} 1... e5 *", "1:7 StrayVariationEnd )");
        row("a stray brace", "1. e4 } e5 *", "1. e4 {[%tm unread %7D]} 1... e5 *", "1:7 StrayBrace }");
        row("an unclosed comment", "1. e4 {oh *", "1. e4 {oh *} *", "1:7 UnclosedComment {oh *");
        row("a result in a variation", "1. e4 (1. d4 1-0) e5 *", "1. e4 (1. d4 {[%tm unread 1-0]}) 1... e5 *", "");
        row("two results", "1. e4 1-0 1-0\n1. d4 *", "1. e4 {[%tm unread 1-0]} 1-0 | 1. d4 *", "1:11 StrayResult 1-0");
        row("a tag among the moves", "[Event \"x\"]\n1. e4\n[Site \"y\"]\ne5 *",
            "1. e4 {[%tm unread [Site \"y\"%5D]} 1... e5 *", "3:1 TagAmongMoves [Site \"y\"]");
        row("bad tags keep their text", "[Event \"x\"]\n[Site]\n[White \"y\n*",
            "{[%tm unread [Site%5D]} {[%tm unread [White \"y]} *",
            "2:1 MalformedTag [Site]; 3:1 MalformedTag [White \"y");
        row("another variant with chess moves", "[Variant \"Antichess\"] 1. e4 e5 *", "1. e4 e5 *",
            "1:1 OtherVariant Antichess");
        row("another variant", "[Variant \"Crazyhouse\"]\n{so} 1. e4 e5 (1... d5) 2. N@f3 {x} 1-0",
            "{so} {[%tm unread 1. e4 e5 (1... d5) 2. N@f3 {x%7D]} 1-0", "2:28 UnsupportedVariant N@f3");
        row("another variant in a variation", "[Variant \"Crazyhouse\"]\n1. e4 (1. N@e4 (1. d4) 2. d4) e5 1-0",
            "{[%tm unread 1. e4 (1. N@e4 (1. d4) 2. d4) e5]} 1-0", "2:11 UnsupportedVariant N@e4");
        row("no position", "[FEN \"xyz\"]\n{so} 1. e4 *", "{so} {[%tm unread 1. e4]} *", "1:1 UnreadableFen xyz");
        row("results that differ", "[Result \"1-0\"]\n1. e4 0-1", "1. e4 0-1", "2:7 ResultsDiffer 0-1");
        row("results that differ, the movetext's unknown", "[Result \"1-0\"]\n1. e4 *", "1. e4 1-0",
            "2:7 ResultsDiffer *");
        row("a result that only the tag tells", "[Result \"1-0\"]\n1. e4", "1. e4 1-0", "");
        row("both lose", "[Result \"0-0\"]\n1. e4 *", "1. e4 *", "");
        row("an uneven result among the moves", "1. e4 1/2-0", "1. e4 *", "");
        row("prose", "Dear friend,\nno games here.", "",
            "none: 1:1 StrayText Dear friend,; none: 2:1 StrayText no games here.");
        row("comments between games", "1. e4 1-0 {same line}\n{next} 1. d4 *\n; last",
            "1. e4 {same line} 1-0 | {next} 1. d4 { last} *", "");
    }
    void readsOnAfterEveryFault()
    {
        QFETCH(QByteArray, text);
        QFETCH(QString, games);
        QFETCH(QString, faults);
        const PgnFile file = readGames(text.toStdString());
        QString joined = movetexts(file);
        QCOMPARE(joined.replace('\n', ' '), games);
        QCOMPARE(faultNames(file), faults);
    }

    void saysWhyAMoveIsIllegal()
    {
        const PgnFile file = readGames("1. e4 e5 2. Ke3 *");
        QCOMPARE(file.games.size(), std::size_t(1));
        const PgnFault &fault = file.games[0].faults.at(0);
        QVERIFY(fault.move);
        QVERIFY(fault.move->kind == MoveTextError::Kind::Illegal);
        QCOMPARE(fault.game, 1U);
    }

    void readsTheFirstTagAfterAMarkThoughNotAllIsUtf8()
    {
        const PgnFile file = readGames("\xef\xbb\xbf[White \"J\xf6rg\"]\n1. e4 *");
        QCOMPARE(file.games.size(), std::size_t(1));
        QCOMPARE(faultNames(file), QString());
        QCOMPARE(file.games[0].game.tag("White").value_or(""), std::string_view("J\u00f6rg"));
    }

    void stopsWhenItsSinkHasEnough()
    {
        int games = 0;
        const PgnReport report =
            readGames("1. e4 *\n1. d4 *\n1. c4 *", [&games](GameReading &&) { return ++games < 2; });
        QCOMPARE(games, 2);
        QCOMPARE(report.games, 2U);
    }

    void saysWhereEachGameStands()
    {
        const std::string text = "; hello\n[White \"a\"]\n\n1. e4 *\n\n[White \"b\"]\n1. d4 1-0\n";
        const PgnFile file = readGames(text);
        QCOMPARE(file.games.size(), std::size_t(2));
        const auto slice = [&text](const GameReading &reading) { return text.substr(reading.offset, reading.size); };
        QCOMPARE(slice(file.games[0]), std::string("; hello\n[White \"a\"]\n\n1. e4 *"));
        QCOMPARE(slice(file.games[1]), std::string("[White \"b\"]\n1. d4 1-0"));
        QCOMPARE(file.games[0].line, 2U);
        QCOMPARE(file.games[1].line, 6U);
        const auto list = listGames(text);
        QCOMPARE(list.size(), std::size_t(2));
        for (std::size_t i = 0; i < 2; ++i) {
            QCOMPARE(list[i].offset, file.games[i].offset);
            QCOMPARE(list[i].size, file.games[i].size);
            QCOMPARE(list[i].line, file.games[i].line);
        }
        QCOMPARE(list[1].tag("White"), std::string_view("b"));
        QCOMPARE(list[1].result, std::string("1-0"));
        QCOMPARE(list[1].plies, 1);
    }

    void readsEachGameAloneAsAmongTheOthers_data()
    {
        QTest::addColumn<QByteArray>("text");
        const auto row = [](const char *name, const char *text) { QTest::newRow(name) << QByteArray(text); };
        row("a comment before the tags", "1. e4 *\n{one} ; two\n[White \"b\"]\n1. d4 *\n");
        row("a comment on the result's line", "1. e4 1-0 {one} ; two\n1. d4 0-1 {three\nfour} {five}\n");
        row("escapes", "%one\n1. e4 *\n%two\n1. d4 *\n%three\n");
        row("stray text", "Dear friend,\n1. e4 1-0 so\nit went\n[White \"b\"]\n1. d4 *\nYours");
        row("a second result", "1. e4 1-0\n{one}\n1-0 {two}\n\n[White \"b\"]\n1. d4 *\n0-1\n");
        row("a second result after stray text", "1. e4 1-0\nso\n1-0\n\n[White \"b\"]\n1. d4 *");
        row("no results", "{one}\n[White \"a\"]\n1. e4 {two}\n\n[White \"b\"]\n1. d4 {three}\n");
        row("tags alone", "{one}\n[White \"a\"]\n{two}\n\n[White \"b\"]\n{three}\n");
        row("an unclosed variation", "1. e4 (1. d4\n[White \"b\"]\n1. d4 (1. e4 1-0\n{one}\n1. c4 *");
        row("one game", "{one}\n1. e4 *\n{two}\n");
    }
    void readsEachGameAloneAsAmongTheOthers()
    {
        QFETCH(QByteArray, text);
        const std::string input = text.toStdString();
        const PgnFile file = readGames(input);
        const auto list = listGames(input);
        QCOMPARE(list.size(), file.games.size());
        for (std::size_t i = 0; i < list.size(); ++i) {
            QCOMPARE(list[i].offset, file.games[i].offset);
            QCOMPARE(list[i].size, file.games[i].size);
            const PgnFile alone = readGames(input.substr(list[i].offset, list[i].size));
            QCOMPARE(alone.games.size(), std::size_t(1));
            QCOMPARE(writePgn(alone.games[0].game), writePgn(file.games[i].game));
            QVERIFY(alone.games[0].game == file.games[i].game);
        }
    }

    void takesNoLongerThanItsInput_data()
    {
        QTest::addColumn<QByteArray>("text");
        const auto repeated = [](const char *begin, const char *piece, int count) {
            return QByteArray(begin) + QByteArray(piece).repeated(count);
        };
        QTest::newRow("parentheses") << repeated("1. e4 ", "(", 100000);
        QTest::newRow("variations") << repeated("1. e4 ", "(1. d4) ", 50000);
        QTest::newRow("variations never closed") << repeated("1. e4 ", "(1. d4 ", 50000);
        QTest::newRow("brackets") << repeated("", "[", 200000);
        QTest::newRow("brackets among moves") << repeated("1. e4 ", "[", 100000);
        QTest::newRow("braces") << repeated("1. e4 ", "{", 200000);
        QTest::newRow("commands never closed") << repeated("1. e4 {", "[%a ", 100000);
        QTest::newRow("quotes") << repeated("[a \"", "\\\"", 200000);
        QTest::newRow("tags never closed") << repeated("", "[a \"x] ", 100000);
        QTest::newRow("tags on one line") << repeated("", "[a \"x\"] ", 60000);
        QTest::newRow("no tags on one line") << repeated("", "[1] ", 80000);
        QTest::newRow("tags among moves on one line") << repeated("[a \"x\"]\n1. e4 ", "[b \"x\"] ", 60000);
        QTest::newRow("numbers") << repeated("1. e4 ", "1. ", 200000);
        QTest::newRow("a long word") << repeated("1. e4 ", "x", 400000);
        QTest::newRow("results in a variation") << repeated("1. e4 (", "1-0 ", 100000);
    }
    void takesNoLongerThanItsInput()
    {
        QFETCH(QByteArray, text);
        QElapsedTimer timer;
        timer.start();
        const PgnFile file = readGames(text.toStdString());
        for (const GameReading &reading : file.games)
            QVERIFY(!writePgn(reading.game).empty());
        QVERIFY2(timer.elapsed() < 5000, qPrintable(QString::number(timer.elapsed())));
    }
};

QTEST_APPLESS_MAIN(TestPgnReading)
#include "tst_pgnreading.moc"
