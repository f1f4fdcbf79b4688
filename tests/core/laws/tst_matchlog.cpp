#include "core/laws/match.h"
#include "core/laws/matchtext.h"
#include "script.h"

#include <QTest>

using namespace chess;

class TestMatchLog : public QObject
{
    Q_OBJECT

private slots:
    void replaysTheSameMatch_data();
    void replaysTheSameMatch();
    void readsWhatItWrites_data();
    void readsWhatItWrites();
    void rejectsMalformedLines_data();
    void rejectsMalformedLines();
    void keepsTheTimes();
    void timeNeverGoesBack();
    void replayStopsAtTheFirstRefusal();
};

void TestMatchLog::replaysTheSameMatch_data()
{
    QTest::addColumn<std::string>("fen");
    QTest::addColumn<std::string>("words");
    const auto row = [](const char *name, std::string fen, std::string words) {
        QTest::newRow(name) << std::move(fen) << std::move(words);
    };
    row("nothing happened", "startpos", "");
    row("moves, an offer declined by playing on", "startpos", "e2e4 e7e5 w~ g1f3 b8c6");
    row("moves taken back and made otherwise", "startpos", "e2e4 e7e5 w< b<+ d2d4 d7d5 b< w<- c2c4");
    row("castling, en passant, promotion", "r3k2r/1P6/8/5pP1/8/8/8/R3K2R w KQkq f6 0 1", "g5f6 e8g8 e1c1 g8f7 b7a8n");
    row("a wrong claim and its move", "startpos", "e2e4 e7e5 w?3:g1f3 g1f3 b- d7d6");
    row("refused wishes leave no trace", "startpos", "e2e4 !w= e7e5 !b+ w= !w= b+");
    row("resignation", "startpos", "e2e4 w#");
    row("two queens, one check each", "startpos", "f2f3 e7e5 g2g4 d8h4");
}

void TestMatchLog::replaysTheSameMatch()
{
    QFETCH(std::string, fen);
    QFETCH(std::string, words);
    Game game(script::positionOf(fen));
    Match match(game, script::withTakeBack());
    script::run(match, words);

    const MatchText written{game.start(), game.variant(), match.terms(), match.log()};
    const auto text = parseMatchText(toText(written));
    QVERIFY(text);
    QVERIFY(*text == written);
    Game again(text->start, text->variant);
    const auto replayed = Match::replay(again, text->terms, text->log);
    QVERIFY(replayed);
    QVERIFY(again == game);
    QVERIFY(replayed->outcome() == match.outcome());
    QVERIFY(replayed->offer() == match.offer());
    QVERIFY(replayed->takeBackRequest() == match.takeBackRequest());
    QVERIFY(replayed->log() == match.log());
}

void TestMatchLog::readsWhatItWrites_data()
{
    QTest::addColumn<std::string>("text");
    for (const char *text :
         {"move w 1500 e2e4", "claim w 3 threefold e7e7", "move b 0 e7e8=q", "move w 3 e1h1/c", "move w 3 e5d6/e",
          "offer b 7", "arm w 7", "disarm w 8", "accept w 9", "decline b 9", "claim b 61000 threefold",
          "claim b 61000 fifty g8f6", "resign w 12", "ask-takeback w 1", "accept-takeback b 2", "decline-takeback b 3"})
        QTest::newRow(text) << std::string(text);
}

void TestMatchLog::readsWhatItWrites()
{
    QFETCH(std::string, text);
    const auto match = parseMatchText(text);
    QVERIFY(match);
    QCOMPARE(match->log.size(), std::size_t(1));
    QCOMPARE(toText(match->log.front()), text);
}

void TestMatchLog::rejectsMalformedLines_data()
{
    QTest::addColumn<std::string>("text");
    QTest::addColumn<std::size_t>("line");
    const auto row = [](const char *name, std::string text, std::size_t line) {
        QTest::newRow(name) << std::move(text) << line;
    };
    row("unknown word", "jump w 1", 1);
    row("no player", "resign", 1);
    row("unknown player", "resign x 1", 1);
    row("no time", "resign w", 1);
    row("negative time", "resign w -1", 1);
    row("no move", "move w 1", 1);
    row("no square", "move w 1 e2e9", 1);
    row("promotion to a king", "move w 1 e7e8=k", 1);
    row("unknown mark", "move w 1 e2e4/x", 1);
    row("unknown claim", "claim w 1 tenfold", 1);
    row("rules of a later version", "rules 99 fide", 1);
    row("a time control that is none", "# times\ntimes 5 minutes", 2);
    row("no position", "position 8/8/8/8/8/8/8/8 w - - 0 1", 1);
    row("another variant", "variant atomic", 1);
    row("something left over", "resign w 1 now", 1);
    row("the third line", "move w 1 e2e4\n\nmove b", 3);
}

void TestMatchLog::rejectsMalformedLines()
{
    QFETCH(std::string, text);
    QFETCH(std::size_t, line);
    const auto match = parseMatchText(text);
    QVERIFY(!match);
    QCOMPARE(match.error().line, line);
}

void TestMatchLog::keepsTheTimes()
{
    Game game;
    Match match(game, script::withTakeBack());
    QVERIFY(match.move(Move(Square::E2, Square::E4), MatchTime(1500)));
    QVERIFY(match.resign(Color::Black, MatchTime(3600000)));
    QCOMPARE(toText(match.log()), "move w 1500 e2e4\nresign b 3600000\n");
}

void TestMatchLog::timeNeverGoesBack()
{
    Game game;
    Match match(game, script::withTakeBack());
    QVERIFY(match.move(Move(Square::E2, Square::E4), MatchTime(1500)));
    QVERIFY(match.move(Move(Square::E7, Square::E5), MatchTime(700)));
    QCOMPARE(match.log().back().at, MatchTime(1500));
}

void TestMatchLog::replayStopsAtTheFirstRefusal()
{
    const auto log = parseMatchText("move w 1 e2e4\nmove w 2 d2d4\n").value().log;
    Game game;
    const auto replayed = Match::replay(game, MatchTerms(), log);
    QVERIFY(!replayed);
    QCOMPARE(replayed.error().command, std::size_t(1));
    QCOMPARE(replayed.error().refusal.kind, Refusal::Kind::NotYourTurn);
}

QTEST_APPLESS_MAIN(TestMatchLog)
#include "tst_matchlog.moc"
