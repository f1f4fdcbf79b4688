#include "core/game/pgnreading.h"
#include "core/game/pgnwriter.h"
#include "core/laws/series.h"

#include <QTest>

#include <algorithm>

using namespace chess;

namespace {

constexpr auto First = SeriesPlayer::First;
constexpr auto Second = SeriesPlayer::Second;

/// Games in words: who has White ("1" or "2"), a colon, the result as PGN writes it or "0-0" and the like.
Series played(const SeriesTerms &terms, const QString &games)
{
    Series series(terms);
    for (const QString &game : games.split(' ', Qt::SkipEmptyParts)) {
        const SeriesPlayer white = game.startsWith('1') ? First : Second;
        series = series.with({series.nextNumber(), white, parseResult(game.mid(2).toStdString())});
    }
    return series;
}

QString scoreOf(const Series &series)
{
    const auto score = series.score();
    return QString::fromStdString(toText(score.first) + ":" + toText(score.second));
}

SeriesTerms adaAndBen()
{
    SeriesTerms terms;
    terms.names = {"Ada", "Ben"};
    return terms;
}

/// What a file of the series would hold, a game after the other.
std::vector<Tags> filed(const Series &series)
{
    std::vector<Tags> games;
    for (const SeriesGame &played : series.games()) {
        Game game;
        recordSeriesGame(game, series.terms(), played.number, played.white);
        game.setOutcome(played.outcome);
        games.push_back(game.tags());
    }
    return games;
}

std::string &valueOf(Tags &tags, std::string_view name) { return std::ranges::find(tags, name, &Tag::name)->value; }

QString described(const std::vector<SeriesProblem> &problems)
{
    QStringList words;
    for (const SeriesProblem &problem : problems) {
        const auto kind = [&]() -> QString {
            switch (problem.kind) {
            case SeriesProblem::Kind::Unreadable:
                return "unreadable";
            case SeriesProblem::Kind::OtherTerms:
                return "other terms";
            case SeriesProblem::Kind::OtherNames:
                return "other names";
            case SeriesProblem::Kind::NumberTwice:
                return "number twice";
            case SeriesProblem::Kind::NumberMissing:
                return "number missing";
            }
            return {};
        };
        words << QStringLiteral("%1 at %2").arg(kind()).arg(problem.game);
    }
    return words.join(", ");
}

} // namespace

/// Several games between the same two people.
class TestSeries : public QObject
{
    Q_OBJECT

private slots:
    void addsUpByPlayer_data();
    void addsUpByPlayer();
    void saysWhoHasWhiteNext_data();
    void saysWhoHasWhiteNext();
    void endsWithTheLastGame_data();
    void endsWithTheLastGame();
    void replacesAGame();
    void passesOverVoidedGames();
    void writesScores_data();
    void writesScores();
    void refusesOtherScores_data();
    void refusesOtherScores();
    void isWrittenIntoItsGames();
    void comesBackFromOneFile_data();
    void comesBackFromOneFile();
    void keepsScoresWhereColoursWereSwapped();
    void tellsPeopleOfOneNameApart();
    void saysWhatDoesNotFit_data();
    void saysWhatDoesNotFit();
    void refusesOtherTags_data();
    void refusesOtherTags();
    void findsNoSeriesAmongOtherGames();
};

void TestSeries::addsUpByPlayer_data()
{
    QTest::addColumn<QString>("games");
    QTest::addColumn<QString>("points"); // win, draw, loss
    QTest::addColumn<QString>("score");
    QTest::newRow("none yet") << ""
                              << "1 0.5 0"
                              << "0:0";
    QTest::newRow("White wins") << "1:1-0"
                                << "1 0.5 0"
                                << "1:0";
    QTest::newRow("Black wins") << "1:0-1"
                                << "1 0.5 0"
                                << "0:1";
    QTest::newRow("the score stays with the player") << "1:1-0 2:1-0 1:1-0"
                                                     << "1 0.5 0"
                                                     << "2:1";
    QTest::newRow("draws") << "1:1/2-1/2 2:1/2-1/2 1:1-0"
                           << "1 0.5 0"
                           << "2:1";
    QTest::newRow("an uneven result") << "1:1/2-0 2:1/2-0"
                                      << "1 0.5 0"
                                      << "0.5:0.5";
    QTest::newRow("both lose") << "1:0-0"
                               << "1 0.5 0"
                               << "0:0";
    QTest::newRow("a game in progress counts nothing") << "1:1-0 2:*"
                                                       << "1 0.5 0"
                                                       << "1:0";
    QTest::newRow("three points for a win") << "1:1-0 2:1/2-1/2 1:0-1"
                                            << "3 1 0"
                                            << "4:4";
    QTest::newRow("a point for losing") << "1:1-0 2:0-0"
                                        << "3 2 1"
                                        << "4:2";
    QTest::newRow("hundredths are exact") << "1:1/2-1/2 2:1/2-1/2 1:1/2-1/2"
                                          << "1 0.33 0"
                                          << "0.99:0.99";
}

void TestSeries::addsUpByPlayer()
{
    QFETCH(QString, games);
    QFETCH(QString, points);
    SeriesTerms terms = adaAndBen();
    const QStringList worth = points.split(' ');
    terms.win = parseSeriesScore(worth[0].toStdString()).value();
    terms.draw = parseSeriesScore(worth[1].toStdString()).value();
    terms.loss = parseSeriesScore(worth[2].toStdString()).value();
    QTEST(scoreOf(played(terms, games)), "score");
}

void TestSeries::saysWhoHasWhiteNext_data()
{
    QTest::addColumn<bool>("byLot");
    QTest::addColumn<QString>("games");
    QTest::addColumn<QString>("white"); // 1, 2 or empty
    QTest::newRow("the first player begins") << false << ""
                                             << "1";
    QTest::newRow("then the second") << false << "1:1-0"
                                     << "2";
    QTest::newRow("and again the first") << false << "1:1-0 2:1-0"
                                         << "1";
    QTest::newRow("after the colours as they were, not as they should have been") << false << "2:1-0"
                                                                                  << "1";
    QTest::newRow("by lot before the first") << true << ""
                                             << "";
    QTest::newRow("by lot before the second") << true << "1:1-0"
                                              << "";
}

void TestSeries::saysWhoHasWhiteNext()
{
    QFETCH(bool, byLot);
    QFETCH(QString, games);
    SeriesTerms terms = adaAndBen();
    terms.colors = byLot ? SeriesColors::ByLot : SeriesColors::Alternating;
    const auto white = played(terms, games).nextWhite();
    QTEST(!white ? QString() : *white == First ? QString("1") : QString("2"), "white");
}

void TestSeries::endsWithTheLastGame_data()
{
    QTest::addColumn<int>("agreed"); // 0: none
    QTest::addColumn<QString>("games");
    QTest::addColumn<int>("next");
    QTest::addColumn<bool>("over");
    QTest::newRow("not begun") << 2 << "" << 1 << false;
    QTest::newRow("one to play") << 2 << "1:1-0" << 2 << false;
    QTest::newRow("the last one is being played") << 2 << "1:1-0 2:*" << 3 << false;
    QTest::newRow("over") << 2 << "1:1-0 2:1-0" << 3 << true;
    QTest::newRow("played on") << 2 << "1:1-0 2:1-0 1:0-1" << 4 << true;
    QTest::newRow("no number agreed") << 0 << "1:1-0 2:1-0" << 3 << false;
}

void TestSeries::endsWithTheLastGame()
{
    QFETCH(int, agreed);
    QFETCH(QString, games);
    SeriesTerms terms = adaAndBen();
    if (agreed > 0)
        terms.games = agreed;
    const Series series = played(terms, games);
    QTEST(series.nextNumber(), "next");
    QTEST(series.over(), "over");
}

void TestSeries::replacesAGame()
{
    Series series = played(adaAndBen(), "1:* 2:1-0");
    series = series.with({1, Second, win(Color::White, Termination::Resignation)});
    QCOMPARE(series.games().size(), std::size_t(2));
    QCOMPARE(scoreOf(series), QStringLiteral("0:2"));
    series = series.with({5, First, std::nullopt});
    series = series.with({4, First, std::nullopt});
    QCOMPARE(series.games()[2].number, 4);
    QCOMPARE(series.nextNumber(), 6);
}

void TestSeries::passesOverVoidedGames()
{
    Series series = played(adaAndBen(), "1:1-0");
    series = series.with({2, First, std::nullopt}).with({2, First, voided()});
    QCOMPARE(series.nextNumber(), 2);
    QVERIFY(series.nextWhite() == Second);
    QCOMPARE(scoreOf(series), QStringLiteral("1:0"));

    std::vector<Tags> tags = filed(played(adaAndBen(), "1:1-0 2:*"));
    Game swapped;
    recordSeriesGame(swapped, adaAndBen(), 2, First);
    swapped.setOutcome(voided());
    tags.insert(tags.begin() + 1, swapped.tags());
    tags.push_back(swapped.tags());
    const auto reading = readSeries(tags);
    QVERIFY(reading);
    QCOMPARE(described(reading->problems), QString());
    QVERIFY(reading->series == played(adaAndBen(), "1:1-0 2:*"));
    tags = {swapped.tags()};
    QVERIFY(!readSeries(tags));
}

void TestSeries::writesScores_data()
{
    QTest::addColumn<int>("score");
    QTest::addColumn<std::string>("text");
    QTest::newRow("nothing") << 0 << std::string("0");
    QTest::newRow("whole") << 300 << std::string("3");
    QTest::newRow("half") << 50 << std::string("0.5");
    QTest::newRow("hundredths") << 1033 << std::string("10.33");
    QTest::newRow("one hundredth") << 101 << std::string("1.01");
    QTest::newRow("the most") << 100'000 << std::string("1000");
}

void TestSeries::writesScores()
{
    QFETCH(int, score);
    QFETCH(std::string, text);
    QCOMPARE(toText(SeriesScore(score)), text);
    QVERIFY(parseSeriesScore(text) == SeriesScore(score));
}

void TestSeries::refusesOtherScores_data()
{
    QTest::addColumn<QString>("text");
    for (const char *text : {"", ".", "1.", ".5", "-1", "1.234", "1.x", "1.5x", "one", "1000.01", "1001", "1 "})
        QTest::newRow(text) << QString(text);
}

void TestSeries::refusesOtherScores()
{
    QFETCH(QString, text);
    QVERIFY(!parseSeriesScore(text.toStdString()));
}

void TestSeries::isWrittenIntoItsGames()
{
    SeriesTerms terms = adaAndBen();
    terms.games = 6;
    Game game;
    recordSeriesGame(game, terms, 2, Second);
    QCOMPARE(*game.tag("White"), std::string_view("Ben"));
    QCOMPARE(*game.tag("Black"), std::string_view("Ada"));
    QCOMPARE(*game.tag("Round"), std::string_view("2"));
    QCOMPARE(*game.tag(SeriesTagName),
             std::string_view("1 game 2 of 6 white second colors alternating points 1 0.5 0"));
}

void TestSeries::comesBackFromOneFile_data()
{
    QTest::addColumn<QString>("games");
    QTest::addColumn<int>("agreed");
    QTest::addColumn<bool>("byLot");
    QTest::newRow("one game in progress") << "1:*" << 0 << false;
    QTest::newRow("alternating") << "1:1-0 2:1/2-1/2 1:0-1 2:*" << 6 << false;
    QTest::newRow("by lot") << "2:1-0 2:0-1 1:1-0" << 3 << true;
    QTest::newRow("results PGN has no token for") << "1:0-0 2:1/2-0 1:0-1/2" << 0 << false;
}

void TestSeries::comesBackFromOneFile()
{
    QFETCH(QString, games);
    QFETCH(int, agreed);
    QFETCH(bool, byLot);
    SeriesTerms terms = adaAndBen();
    terms.win = SeriesScore(300);
    terms.draw = SeriesScore(125);
    terms.loss = SeriesScore(1);
    terms.colors = byLot ? SeriesColors::ByLot : SeriesColors::Alternating;
    if (agreed > 0)
        terms.games = agreed;
    const Series series = played(terms, games);

    std::string file;
    for (const Tags &tags : filed(series))
        file += writePgn(Game(tags));
    std::vector<Tags> tags;
    for (const GameReading &game : readGames(file).games)
        tags.push_back(game.game.tags());
    const auto reading = readSeries(tags);
    QVERIFY(reading);
    QCOMPARE(described(reading->problems), QString());
    QVERIFY(reading->series == series);
}

void TestSeries::keepsScoresWhereColoursWereSwapped()
{
    std::vector<Tags> tags = filed(played(adaAndBen(), "1:1-0 2:1-0 1:1-0"));
    std::swap(valueOf(tags[1], "White"), valueOf(tags[1], "Black")); // Casual: the names change sides (LAWS L-IRR-2)
    const auto reading = readSeries(tags);
    QVERIFY(reading);
    QCOMPARE(described(reading->problems), QString());
    QCOMPARE(scoreOf(reading->series), QStringLiteral("3:0"));
    QVERIFY(reading->series.games()[1].white == First);
}

void TestSeries::tellsPeopleOfOneNameApart()
{
    SeriesTerms terms;
    terms.names = {"Li", "Li"};
    const Series series = played(terms, "1:1-0 2:1-0 1:1-0");
    const auto reading = readSeries(filed(series));
    QVERIFY(reading);
    QVERIFY(reading->series == series);
    QCOMPARE(described(reading->problems), QString());
}

void TestSeries::saysWhatDoesNotFit_data()
{
    QTest::addColumn<int>("game");
    QTest::addColumn<QString>("tag");
    QTest::addColumn<QString>("value");
    QTest::addColumn<QString>("problems");
    QTest::addColumn<QString>("score");
    const auto row = [](const char *name, int game, const char *tag, const char *value, const char *problems,
                        const char *score) {
        QTest::newRow(name) << game << QString(tag) << QString(value) << QString(problems) << QString(score);
    };
    // Three games, which White won each; so 2:1 where nothing is changed.
    row("another name", 1, "White", "Benjamin", "other names at 1", "2:1");
    row("another number of games", 2, "TouchmoveSeries", "1 game 3 of 9 white first colors alternating points 1 0.5 0",
        "other terms at 2", "2:1");
    row("other points", 2, "TouchmoveSeries", "1 game 3 white first colors alternating points 9 0.5 0",
        "other terms at 2", "2:1");
    row("by lot", 2, "TouchmoveSeries", "1 game 3 white first colors lot points 1 0.5 0", "other terms at 2", "2:1");
    row("a number again", 2, "TouchmoveSeries", "1 game 1 white first colors alternating points 1 0.5 0",
        "number twice at 0", "1:1");
    row("a number left out", 2, "TouchmoveSeries", "1 game 4 white first colors alternating points 1 0.5 0",
        "number missing at 2", "2:1");
    row("the first one is missing", 0, "TouchmoveSeries", "2 from the future", "unreadable at 0, number missing at 1",
        "1:1");
    row("a result taken away", 0, "Result", "*", "", "1:1");
}

void TestSeries::saysWhatDoesNotFit()
{
    QFETCH(int, game);
    QFETCH(QString, tag);
    QFETCH(QString, value);
    std::vector<Tags> tags = filed(played(adaAndBen(), "1:1-0 2:1-0 1:1-0"));
    valueOf(tags[static_cast<std::size_t>(game)], tag.toStdString()) = value.toStdString();
    const auto reading = readSeries(tags);
    QVERIFY(reading);
    QTEST(described(reading->problems), "problems");
    QTEST(scoreOf(reading->series), "score");
}

void TestSeries::refusesOtherTags_data()
{
    QTest::addColumn<QString>("value");
    const auto row = [](const char *name, const char *value) { QTest::newRow(name) << QString(value); };
    row("nothing", "");
    row("a later version", "2 game 1 white first colors alternating points 1 0.5 0");
    row("no number", "1 game white first colors alternating points 1 0.5 0");
    row("game 0", "1 game 0 white first colors alternating points 1 0.5 0");
    row("of no games", "1 game 1 of 0 white first colors alternating points 1 0.5 0");
    row("another word for the game", "1 round 1 white first colors alternating points 1 0.5 0");
    row("nobody has White", "1 game 1 white third colors alternating points 1 0.5 0");
    row("White is not told", "1 game 1 colors alternating points 1 0.5 0");
    row("other colours", "1 game 1 white first colors blue points 1 0.5 0");
    row("no word for points", "1 game 1 white first colors alternating 1 0.5 0");
    row("two points", "1 game 1 white first colors alternating points 1 0.5");
    row("four points", "1 game 1 white first colors alternating points 1 0.5 0 0");
}

void TestSeries::refusesOtherTags()
{
    QFETCH(QString, value);
    std::vector<Tags> tags = filed(played(adaAndBen(), "1:1-0"));
    QVERIFY(readSeries(tags));
    valueOf(tags[0], SeriesTagName) = value.toStdString();
    QVERIFY(!readSeries(tags));
}

void TestSeries::findsNoSeriesAmongOtherGames()
{
    QVERIFY(!readSeries({}));
    std::vector<Tags> tags{Game().tags()};
    QVERIFY(!readSeries(tags));
    for (const Tags &game : filed(played(adaAndBen(), "1:1-0")))
        tags.push_back(game);
    tags.push_back(Game().tags());
    const auto reading = readSeries(tags);
    QVERIFY(reading && reading->problems.empty());
    QCOMPARE(scoreOf(reading->series), QStringLiteral("1:0"));
}

QTEST_APPLESS_MAIN(TestSeries)
#include "tst_series.moc"
