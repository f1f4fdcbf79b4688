// Filtering the list of games as one types, questions about tags, and search in comments.
#include "core/library/listsearch.h"
#include "core/library/searchtext.h"
#include "gamelist.h"

#include <QtTest>

using namespace chess;

namespace {

constexpr const char *Games =
    "[Event \"World Championship\"]\n[Site \"London\"]\n[Date \"2018.11.09\"]\n[Round \"1.2\"]\n"
    "[White \"Caruana, Fabiano\"]\n[Black \"Carlsen, Magnus\"]\n[Result \"1/2-1/2\"]\n[WhiteElo \"2832\"]\n"
    "[BlackElo \"2835\"]\n[ECO \"B31\"]\n[TimeControl \"40/6000\"]\n\n"
    "1. e4 {the king's pawn} c5 (1... e5 {open game}) 2. Nf3 {[%clk 1:40:00] quiet} 1/2-1/2\n\n"
    "[Event \"Bundesliga\"]\n[Site \"Köln\"]\n[Date \"2018.??.??\"]\n[Round \"?\"]\n[White \"Müller, Jörg\"]\n"
    "[Black \"Ботвинник\"]\n[Result \"1-0\"]\n[WhiteElo \"?\"]\n[ECO \"C65\"]\n\n1. e4 ; a ZWISCHENZUG\n1-0\n\n"
    "[Event \"Casual\"]\n[Site \"?\"]\n[Date \"????.??.??\"]\n[Round \"-\"]\n[White \"Morphy\"]\n[Black \"NN\"]\n"
    "[Result \"0-1\"]\n[TimeControl \"-\"]\n\n1. e4 0-1\n\n"
    "[Event \"Bullet\"]\n[Site \"lichess\"]\n[Date \"2021.03.05\"]\n[Round \"3\"]\n[White \"carlsen\"]\n"
    "[Black \"caruana\"]\n[Result \"*\"]\n[WhiteElo \"999\"]\n[BlackElo \"3000\"]\n[ECO \"A00\"]\n"
    "[TimeControl \"60+0\"]\n\n1. g4 *\n\n";

QString text(const std::vector<GameId> &games)
{
    QStringList numbers;
    for (const GameId game : games)
        numbers << QString::number(index(game) + 1);
    return numbers.join(' ');
}

} // namespace

class TestListSearch : public QObject
{
    Q_OBJECT

private slots:
    void filtersAsOneTypes_data()
    {
        QTest::addColumn<QString>("words");
        QTest::addColumn<QString>("games");
        const auto row = [](const char *words, const char *games) { QTest::newRow(words) << words << games; };
        row("", "1 2 3 4");
        row("carl", "1 4");
        row("CARLSEN caruana", "1 4");
        row("carlsen london", "1");
        row("muller", "2");
        row("MÜLLER", "2");
        row("köln", "2");
        row("ботвин", "2");
        row("2018", "1 2");
        row("2018.11", "1");
        row("1/2", "1");
        row("b31", "1");
        row("2835", "1");
        row("nobody", "");
        row("?", "2 3");
        row("1.2", "1");
        row("  morphy  ", "3");
    }
    void filtersAsOneTypes()
    {
        QFETCH(QString, words);
        QFETCH(QString, games);
        const TemporaryPgn file(Games);
        const auto collection = Collection::open(file.path().toStdString());
        QCOMPARE(text(filterByText(collection->index(), words.toStdString())), games);
    }

    void answersQuestionsAboutTags_data()
    {
        QTest::addColumn<QString>("query");
        QTest::addColumn<QString>("games");
        const auto row = [](const char *query, const char *games) { QTest::newRow(query) << query << games; };
        row("White = carlsen", "4");
        row("White=\"Carlsen\"", "4");
        row("White ~ carlsen", "4");
        row("Black ~ carlsen", "1");
        row("Player ~ carlsen", "1 4");
        row("Player !~ carlsen", "2 3");
        row("White != Morphy", "1 2 4");
        row("Date = 2018", "1 2");
        row("Date = 2018.11.09", "1");
        row("Date = ????.??.??", "3");
        row("Date != 2018", "3 4");
        row("Date >= 2018.06", "1 4");
        row("Date < 2021", "1 2");
        row("Date > 2018", "4");
        row("Date <= 2018", "1 2");
        row("WhiteElo >= 2800", "1");
        row("WhiteElo < 1000", "4");
        row("WhiteElo = ?", "2");
        row("WhiteElo = \"\"", "3");
        row("Elo > 2900", "4");
        row("ECO >= B00 and ECO < C70", "1 2");
        row("Result = 1-0 or Result = 0-1", "2 3");
        row("not (Result = 1-0 or Result = 0-1)", "1 4");
        row("Result = * and not White = x", "4");
        row("TimeControl = 60+0", "4");
        row("TimeControl != 60+0", "1 2 3");
        row("TimeControl ~ / or White = Morphy", "1 3");
        row("timecontrol = - and Event = casual", "3");
        row("Round = 1.2", "1");
        row("Round >= 2", "4");
        row("Annotator = \"\"", "1 2 3 4");
        row("Site = 'köln'", "2");
        row("Event ~ \"world ch\"", "1");
        row("White = a OR White = Morphy AND Black = NN", "3");
    }
    void answersQuestionsAboutTags()
    {
        QFETCH(QString, query);
        QFETCH(QString, games);
        const TemporaryPgn file(Games);
        const auto collection = Collection::open(file.path().toStdString());
        const auto parsed = TagQuery::parse(query.toStdString());
        QVERIFY(parsed);
        QCOMPARE(text(findByTags(*collection, *parsed).value()), games);
        QCOMPARE(text(findByTags(*collection, *parsed, {2, {}}).value()), games);
    }

    void refusesQuestions_data()
    {
        QTest::addColumn<std::string>("query");
        QTest::addColumn<int>("kind");
        QTest::addColumn<int>("offset");
        using Kind = TagQueryError::Kind;
        const auto row = [](std::string query, Kind kind, int offset) {
            QTest::newRow(query.substr(0, 30).c_str()) << query << int(kind) << offset;
        };
        row(" ", Kind::Empty, 1);
        row("= 3", Kind::NoTag, 0);
        row("White", Kind::NoOperator, 5);
        row("White Carlsen", Kind::NoOperator, 6);
        row("White =", Kind::NoValue, 7);
        row("White = \"Carlsen", Kind::Unclosed, 8);
        row("(White = a", Kind::Unclosed, 0);
        row("White = a Black = b", Kind::TextAfterEnd, 10);
        row("White = a)", Kind::TextAfterEnd, 9);
        row("White = a and", Kind::NoTag, 13);
        row(std::string(1000, '(') + "White = a", Kind::TooDeep, 200);
    }
    void refusesQuestions()
    {
        QFETCH(std::string, query);
        QFETCH(int, kind);
        QFETCH(int, offset);
        const auto parsed = TagQuery::parse(query);
        QVERIFY(!parsed);
        QCOMPARE(int(parsed.error().kind), kind);
        QCOMPARE(int(parsed.error().offset), offset);
    }

    void searchesComments_data()
    {
        QTest::addColumn<QString>("sought");
        QTest::addColumn<QString>("hits");
        QTest::newRow("in the main line") << "King's PAWN"
                                          << "1:1 ";
        QTest::newRow("in a variation") << "open"
                                        << "1:2 ";
        QTest::newRow("beside a command") << "quiet"
                                          << "1:3 ";
        QTest::newRow("a command is no text") << "clk"
                                              << "";
        QTest::newRow("behind a semicolon") << "zwischenzug"
                                            << "2:1 ";
        QTest::newRow("moves are no comment") << "Nf3"
                                              << "";
    }
    void searchesComments()
    {
        QFETCH(QString, sought);
        QFETCH(QString, hits);
        const TemporaryPgn file(Games);
        const auto collection = Collection::open(file.path().toStdString());
        const auto answer = findInComments(*collection, sought.toStdString());
        QVERIFY(answer);
        QString found;
        for (const SearchHit &hit : *answer)
            found += QString("%1:%2 ").arg(index(hit.game) + 1).arg(hit.ply);
        QCOMPARE(found, hits);
    }

    void foldsText_data()
    {
        QTest::addColumn<std::string>("text");
        QTest::addColumn<std::string>("folded");
        const auto row = [](const char *text, const char *folded) {
            QTest::newRow(text) << std::string(text) << std::string(folded);
        };
        row("Müller, Weiß", "muller, weiss");
        row("ŁÓDŹ", "lodz");
        row("Ærøskøbing", "aeroskobing");
        row("Đurić Žarko", "duric zarko");
        row("ΑΘΗΝΑ", "αθηνα");
        row("БОТВИННИК Ё", "ботвинник ё");
        row("侯逸凡", "侯逸凡");
        row("bad \xff byte", "bad \xff byte");
    }
    void foldsText()
    {
        QFETCH(std::string, text);
        QFETCH(std::string, folded);
        QCOMPARE(searchText(text), folded);
    }
};

QTEST_APPLESS_MAIN(TestListSearch)
#include "tst_listsearch.moc"
