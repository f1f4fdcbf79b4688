#include "core/laws/match.h"
#include "core/laws/matchrecord.h"
#include "script.h"

#include <QTest>

using namespace chess;
using Kind = Refusal::Kind;

namespace {

const std::string Shuffle = "g1f3 g8f6 f3g1 f6g8 ";

} // namespace

class TestMatch : public QObject
{
    Q_OBJECT

private slots:
    void endsByItself_data();
    void endsByItself();
    void offers_data();
    void offers();
    void refusesOffers_data();
    void refusesOffers();
    void claims_data();
    void claims();
    void refusesOtherWishes_data();
    void refusesOtherWishes();
    void takesBack_data();
    void takesBack();
    void resigns_data();
    void resigns();
    void illegalMoveSaysWhy();
    void refusedCommandChangesNothing();
    void buttonsAgreeWithCommands();
    void writesResultIntoGame();
    void recordsOffersAtTheMove_data();
    void recordsOffersAtTheMove();
    void recordsAClaimsOfferAfterTheMove();
    void theEndEndsOpenQuestions();
    void eventsTellTheStory();
    void endedAtTheStart_data();
    void endedAtTheStart();
    void fideHasNoTakeBack();
    void agreementMayBeForbiddenLonger();
};

namespace {
void storyColumns()
{
    QTest::addColumn<std::string>("fen");
    QTest::addColumn<std::string>("words");
    QTest::addColumn<std::string>("expected");
}
void story(const char *name, std::string fen, std::string words, std::string expected)
{
    QTest::newRow(name) << std::move(fen) << std::move(words) << std::move(expected);
}
void tellStory()
{
    QFETCH(std::string, fen);
    QFETCH(std::string, words);
    QFETCH(std::string, expected);
    Game game(script::positionOf(fen));
    Match match(game, script::withTakeBack());
    script::run(match, words);
    QCOMPARE(QString::fromStdString(script::seen(match)), QString::fromStdString(expected));
}
void refusalColumns()
{
    QTest::addColumn<std::string>("fen");
    QTest::addColumn<std::string>("words");
    QTest::addColumn<Refusal::Kind>("kind");
}
void refusalRow(const char *name, std::string fen, std::string words, Kind kind)
{
    QTest::newRow(name) << std::move(fen) << std::move(words) << kind;
}
void tellRefusal()
{
    QFETCH(std::string, fen);
    QFETCH(std::string, words);
    QFETCH(Refusal::Kind, kind);
    Game game(script::positionOf(fen));
    Match match(game, script::withTakeBack());
    const auto refusal = script::run(match, words);
    QVERIFY(refusal);
    QCOMPARE(refusal->kind, kind);
}
} // namespace

void TestMatch::endsByItself_data()
{
    storyColumns();
    story("fool's mate", "startpos", "f2f3 e7e5 g2g4 d8h4", "0-1 checkmate");
    story("scholar's mate", "startpos", "e2e4 e7e5 d1h5 b8c6 f1c4 g8f6 h5f7", "1-0 checkmate");
    story("stalemate", "7k/8/5KQ1/8/8/8/8/8 w - - 0 1", "g6f7", "1/2-1/2 stalemate");
    story("last pawn taken", "8/8/2k5/8/3p4/3K4/8/8 w - - 0 1", "d3d4", "1/2-1/2 dead");
    story("promotion to a knight alone", "8/4P1k1/8/8/8/8/8/4K3 w - - 0 1", "e7e8n", "1/2-1/2 dead");
    story("two knights go on", "8/4P1k1/8/8/8/8/8/4K1N1 w - - 0 1", "e7e8n", "*");
    story("four occurrences go on", "startpos", Shuffle + Shuffle + Shuffle, "*");
    story("the fifth occurrence", "startpos", Shuffle + Shuffle + Shuffle + Shuffle, "1/2-1/2 fivefold");
    story("seventy-five moves", "4k3/8/8/8/8/8/8/R3K3 w - - 149 120", "a1a2", "1/2-1/2 seventyfive");
    story("mate as the 150th ply wins", "7k/8/6K1/8/8/8/8/R7 w - - 149 120", "a1a8", "1-0 checkmate");
    story("a pawn move as the 150th ply", "4k3/8/8/8/8/8/P7/R3K3 w - - 149 120", "a2a3", "*");
    story("a capture as the 150th ply", "4k3/8/8/8/8/8/r7/R2QK3 w - - 149 120", "a1a2", "*");
    story("the end takes the offer along", "startpos", "f2f3 e7e5 b= g2g4 d8h4", "0-1 checkmate");
    story("an armed offer is not made with mate", "startpos", "f2f3 e7e5 g2g4 b~ d8h4", "0-1 checkmate");
}
void TestMatch::endsByItself() { tellStory(); }

void TestMatch::offers_data()
{
    storyColumns();
    story("early, in the own turn", "startpos", "e2e4 e7e5 w=", "* offer:w:early");
    story("stands after the offerer's own move", "startpos", "e2e4 e7e5 w= g1f3", "* offer:w:early");
    story("falls when the opponent moves", "startpos", "e2e4 e7e5 w= g1f3 b8c6", "*");
    story("armed, made with the move", "startpos", "e2e4 e7e5 w~ g1f3", "* offer:w:with-move");
    story("armed, not made yet", "startpos", "e2e4 e7e5 w~", "* armed:w");
    story("armed and disarmed", "startpos", "e2e4 e7e5 w~ w~~ g1f3", "*");
    story("armed with Black's first move", "startpos", "e2e4 b~ e7e5", "* offer:b:with-move");
    story("out of turn", "startpos", "e2e4 e7e5 b=", "* offer:b:out-of-turn");
    story("out of turn, accepted", "startpos", "e2e4 e7e5 b= w+", "1/2-1/2 agreement");
    story("early, accepted before the move", "startpos", "e2e4 e7e5 w= b+", "1/2-1/2 agreement");
    story("accepted after the move", "startpos", "e2e4 e7e5 w= g1f3 b+", "1/2-1/2 agreement");
    story("declined", "startpos", "e2e4 e7e5 w= g1f3 b-", "*");
    story("the opponent may offer after declining", "startpos", "e2e4 e7e5 w= b- b=", "* offer:b:out-of-turn");
    story("again after the opponent's was refused", "startpos",
          "e2e4 e7e5 w= g1f3 b8c6 b= f1c4 w=", "* offer:w:out-of-turn");
    story("armed and made after refusing by the move", "startpos", "e2e4 e7e5 w~ b= g1f3", "*");
}
void TestMatch::offers() { tellStory(); }

void TestMatch::refusesOffers_data()
{
    refusalColumns();
    refusalRow("at the start", "startpos", "!w=", Kind::OfferTooEarly);
    refusalRow("before Black has moved", "startpos", "e2e4 !w=", Kind::OfferTooEarly);
    refusalRow("by Black before he has moved", "startpos", "e2e4 !b=", Kind::OfferTooEarly);
    refusalRow("armed with the very first move", "startpos", "!w~", Kind::OfferTooEarly);
    refusalRow("armed out of turn", "startpos", "e2e4 e7e5 !b~", Kind::NotYourTurn);
    refusalRow("twice", "startpos", "e2e4 e7e5 w= !w=", Kind::OfferIsOpen);
    refusalRow("against an open offer", "startpos", "e2e4 e7e5 w= !b=", Kind::OpponentsOfferIsOpen);
    refusalRow("again after it was declined", "startpos", "e2e4 e7e5 w= b- !w=", Kind::OfferRefusedBefore);
    refusalRow("again after the opponent played on", "startpos",
               "e2e4 e7e5 w= g1f3 b8c6 !w=", Kind::OfferRefusedBefore);
    refusalRow("armed again after a refusal", "startpos", "e2e4 e7e5 w= b- !w~", Kind::OfferRefusedBefore);
    refusalRow("after many more moves", "startpos",
               "e2e4 e7e5 w= b- g1f3 b8c6 f1c4 f8c5 !w=", Kind::OfferRefusedBefore);
    refusalRow("a claim counts as an offer", "startpos", "e2e4 e7e5 w?3 b- !w=", Kind::OfferRefusedBefore);
    refusalRow("accepting nothing", "startpos", "e2e4 e7e5 !b+", Kind::NoOffer);
    refusalRow("accepting one's own offer", "startpos", "e2e4 e7e5 w= !w+", Kind::NoOffer);
    refusalRow("declining one's own offer", "startpos", "e2e4 e7e5 w= !w-", Kind::NoOffer);
    refusalRow("disarming nothing", "startpos", "e2e4 e7e5 !w~~", Kind::NoOffer);
    refusalRow("after the end", "startpos", "e2e4 e7e5 w= b+ !w=", Kind::GameOver);
}
void TestMatch::refusesOffers() { tellRefusal(); }

void TestMatch::claims_data()
{
    storyColumns();
    story("third time on the board", "startpos", Shuffle + Shuffle + "w?3", "1/2-1/2 threefold");
    story("third time by the intended move", "startpos", Shuffle + "g1f3 g8f6 f3g1 b?3:f6g8", "1/2-1/2 threefold");
    story("second time only", "startpos", Shuffle + "w?3", "* offer:w:claim");
    story("intended move leads elsewhere", "startpos", Shuffle + "g1f3 g8f6 f3g1 b?3:f6d5",
          "* offer:b:claim announced:f6d5");
    story("the announced move is made", "startpos", Shuffle + "g1f3 g8f6 f3g1 b?3:f6d5 f6d5", "* offer:b:claim");
    story("the opponent accepts after a wrong claim", "startpos", Shuffle + "w?3 b+", "1/2-1/2 agreement");
    story("the claim comes after a blocked offer too", "startpos", Shuffle + "w= b- " + Shuffle + "w?3",
          "1/2-1/2 threefold");
    story("missed, and gone with the next move", "startpos", Shuffle + Shuffle + "e2e4 b?3", "* offer:b:claim");
    story("rights lost in between", "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1",
          "h1g1 h8g8 g1h1 g8h8 h1g1 h8g8 g1h1 g8h8 w?3", "* offer:w:claim");
    story("en passant was possible the first time", "4k3/8/8/8/5p2/8/4P3/4K3 w - - 0 1",
          "e2e4 e8d8 e1d1 d8e8 d1e1 e8d8 e1d1 d8e8 d1e1 b?3", "* offer:b:claim");
    story("fifty moves on the board", "4k3/8/8/8/8/8/8/R3K3 w - - 99 80", "a1a2 b?50", "1/2-1/2 fifty");
    story("fifty by the intended move", "4k3/8/8/8/8/8/8/R3K3 w - - 99 80", "w?50:a1a2", "1/2-1/2 fifty");
    story("fifty before the first move", "4k3/8/8/8/8/8/8/R3K3 w - - 150 80", "w?50", "*");
    story("fifty by the first move", "4k3/8/8/8/8/8/8/R3K3 w - - 150 80", "w?50:a1a2", "1/2-1/2 fifty");
    story("fifty, one ply short", "4k3/8/8/8/8/8/8/R3K3 w - - 98 80", "a1a2 b?50", "*");
    story("the intended move is a pawn move", "4k3/8/8/8/8/8/P7/R3K3 w - - 99 80", "w?50:a2a3", "* announced:a2a3");
    story("no offer before the first moves", "startpos", "w?3", "*");
    story("the opponent's offer goes on", "startpos", "e2e4 e7e5 b= w?3", "* offer:b:out-of-turn");
    story("with an illegal move it is wrong, and its man binds", "startpos", "w?3:e2e5", "* touched:e2");
    story("with an illegal move of no man", "startpos", "w?3:e4e5", "*");
    story("an intended mate is a right claim", "7k/8/6K1/8/8/8/8/R7 w - - 99 80", "w?50:a1a8", "1/2-1/2 fifty");
}
void TestMatch::claims() { tellStory(); }

void TestMatch::refusesOtherWishes_data()
{
    refusalColumns();
    refusalRow("claim out of turn", "startpos", "!b?3", Kind::NotYourTurn);
    refusalRow("another move than the announced one", "startpos", "w?3:g1f3 !e2e4", Kind::AnnouncedMove);
    refusalRow("a second claim instead of the move", "startpos", "w?3:g1f3 !w?3", Kind::AnnouncedMove);
    refusalRow("move after the end", "startpos", "w# !e2e4", Kind::GameOver);
    refusalRow("claim after the end", "startpos", "b# !w?3", Kind::GameOver);
    refusalRow("resign after the end", "startpos", "b# !w#", Kind::GameOver);
    refusalRow("illegal move", "startpos", "!e2e5", Kind::IllegalMove);
    refusalRow("the opponent's man", "startpos", "!e7e5", Kind::IllegalMove);
    refusalRow("take back nothing", "startpos", "!w<", Kind::NothingToTakeBack);
    refusalRow("take back before the first own move", "startpos", "e2e4 !b<", Kind::NothingToTakeBack);
    refusalRow("ask twice", "startpos", "e2e4 w< !w<", Kind::TakeBackIsAsked);
    refusalRow("ask against a request", "startpos", "e2e4 e7e5 b< !w<", Kind::TakeBackIsAsked);
    refusalRow("ask again after no", "startpos", "e2e4 w< b<- !w<", Kind::TakeBackRefusedBefore);
    refusalRow("answer one's own request", "startpos", "e2e4 w< !w<+", Kind::NoTakeBackRequest);
    refusalRow("answer no request", "startpos", "e2e4 !b<-", Kind::NoTakeBackRequest);
    refusalRow("take back after the end", "startpos", "e2e4 b# !w<", Kind::GameOver);
}
void TestMatch::refusesOtherWishes() { tellRefusal(); }

void TestMatch::takesBack_data()
{
    QTest::addColumn<std::string>("words");
    QTest::addColumn<std::string>("fen");
    QTest::addColumn<std::string>("state");
    const auto row = [](const char *name, std::string words, std::string fen, std::string state) {
        QTest::newRow(name) << std::move(words) << std::move(fen) << std::move(state);
    };
    const std::string afterE4 = "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1";
    const std::string start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
    const std::string afterE5 = "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2";
    row("asked, not yet answered", "e2e4 w<", afterE4, "* takeback:w");
    row("the move just made", "e2e4 w< b<+", start, "*");
    row("with the opponent's reply", "e2e4 e7e5 w< b<+", start, "*");
    row("Black's last move", "e2e4 e7e5 b< w<+", afterE4, "*");
    row("refused", "e2e4 w< b<-", afterE4, "*");
    row("a move refuses it", "e2e4 w< e7e5", afterE5, "*");
    row("asked again after another move", "e2e4 w< b<- e7e5 w<", afterE5, "* takeback:w");
    row("the offer made since falls", "e2e4 e7e5 w~ g1f3 w< b<+", afterE5, "*");
    row("played on otherwise", "d2d4 w< b<+ e2e4", afterE4, "*");
    row("the same move once more", "e2e4 w< b<+ e2e4", afterE4, "*");
}

void TestMatch::takesBack()
{
    QFETCH(std::string, words);
    QFETCH(std::string, fen);
    QFETCH(std::string, state);
    Game game;
    Match match(game, script::withTakeBack());
    script::run(match, words);
    QCOMPARE(writeFen(match.position()), fen);
    QCOMPARE(script::seen(match), state);
    QCOMPARE(writeFen(game.positionAt(match.lastNode())), fen);
    QCOMPARE(game.lineEnd(), match.lastNode());
}

void TestMatch::resigns_data()
{
    storyColumns();
    story("White in his own turn", "startpos", "e2e4 e7e5 w#", "0-1 resignation");
    story("White in Black's turn", "startpos", "e2e4 w#", "0-1 resignation");
    story("Black before his first move", "startpos", "b#", "1-0 resignation");
    story("against a bare king", "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1", "w#", "1/2-1/2 resignation");
    story("by a bare king", "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1", "b#", "1-0 resignation");
    story("against a knight alone", "4k3/8/8/8/8/8/q7/4K2N w - - 0 1", "b#", "1/2-1/2 resignation");
    story("against a knight, own pawn could block", "4k3/p7/8/8/8/8/8/4K2N w - - 0 1", "b#", "1-0 resignation");
    story("with an offer open", "startpos", "e2e4 e7e5 w= b#", "1-0 resignation");
}
void TestMatch::resigns() { tellStory(); }

void TestMatch::illegalMoveSaysWhy()
{
    Game game;
    Match match(game, script::withTakeBack());
    const auto answered = match.move(Move(Square::A1, Square::A3), MatchTime(0));
    QVERIFY(!answered);
    QCOMPARE(answered.error().kind, Kind::IllegalMove);
    QVERIFY(answered.error().why);
    QCOMPARE(answered.error().why->kind, MoveError::Kind::Blocked);
    QVERIFY(answered.error().why->square == Square::A2);
}

void TestMatch::refusedCommandChangesNothing()
{
    Game game;
    Match match(game, script::withTakeBack());
    script::run(match, "e2e4 e7e5 w= b-");
    const auto before = game;
    const auto log = match.log();
    script::run(match, "!w= !e4e5 !b+ !w<+");
    QVERIFY(game == before);
    QVERIFY(match.log() == log);
}

void TestMatch::buttonsAgreeWithCommands()
{
    // whatever a button says must be what the command says, all through a match
    const QStringList words =
        QStringLiteral("e2e4 w~ e7e5 w= b- b= g1f3 b~ b8c6 w?3 w< b<- b- f1c4 b< w<+ b8c6 w?3:f1b5 f1b5 w#").split(' ');
    Game game;
    Match match(game, script::withTakeBack());
    for (const QString &word : words) {
        for (const Color player : AllColors) {
            const auto same = [&](const std::optional<Refusal> &said, const Wish &wish) {
                Game copyOfGame;
                auto copy = Match::replay(copyOfGame, match.terms(), match.log()).value();
                const auto answered = copy.apply({wish, actor(player), MatchTime(1'000'000)});
                return answered ? !said : said && *said == answered.error();
            };
            QVERIFY(same(match.offerRefusal(player), wish::OfferDraw{}));
            QVERIFY(same(match.armRefusal(player), wish::ArmOffer{}));
            QVERIFY(same(match.answerRefusal(player), wish::Accept{}));
            QVERIFY(same(match.answerRefusal(player), wish::Decline{}));
            QVERIFY(same(match.claimRefusal(player), wish::ClaimDraw{ClaimKind::Threefold}));
            QVERIFY(same(match.resignRefusal(player), wish::Resign{}));
            QVERIFY(same(match.takeBackRefusal(player), wish::AskTakeBack{}));
            QVERIFY(same(match.takeBackAnswerRefusal(player), wish::AcceptTakeBack{}));
            QVERIFY(same(match.takeBackAnswerRefusal(player), wish::DeclineTakeBack{}));
        }
        (void)match.apply(script::commandOf(match, word.toStdString()));
    }
    QVERIFY(!match.running());
}

void TestMatch::writesResultIntoGame()
{
    Game game;
    Match match(game, script::withTakeBack());
    QCOMPARE(std::string(game.tag("Result").value()), "*");
    script::run(match, "f2f3 e7e5 g2g4 d8h4");
    QVERIFY(game.outcome() == match.outcome());
    QCOMPARE(std::string(game.tag("Result").value()), "0-1");
    QCOMPARE(std::string(game.tag("Termination").value()), "normal");
    QVERIFY(recordedRules(game) == script::withTakeBack());
}

void TestMatch::recordsOffersAtTheMove_data()
{
    QTest::addColumn<std::string>("commands");
    QTest::addColumn<int>("ply");
    QTest::addColumn<std::string>("record");
    const auto row = [](const char *name, std::string commands, int ply, std::string record) {
        QTest::newRow(name) << std::move(commands) << ply << std::move(record);
    };
    row("made with the move", "e2e4 e7e5 w~ g1f3 b8c6", 3, "offer w");
    row("made before the own move", "e2e4 e7e5 w= g1f3 b8c6", 3, "offer w early");
    row("made before the own move, not made yet", "e2e4 e7e5 w=", 2, "offer w early");
    row("answered before the own move", "e2e4 e7e5 w= b- g1f3", 2, "offer w early");
    row("made in the opponent's turn", "e2e4 e7e5 b= g1f3", 2, "offer b outofturn");
}

void TestMatch::recordsOffersAtTheMove()
{
    QFETCH(std::string, commands);
    QFETCH(int, ply);
    QFETCH(std::string, record);
    Game game;
    Match match(game, script::withTakeBack());
    QVERIFY(!script::run(match, commands));
    const auto line = game.mainLine();
    for (std::size_t i = 0; i < line.size(); ++i)
        QCOMPARE(offerRecorded(game, line[i]), i + 1 == static_cast<std::size_t>(ply));
    const NodeId node = line[static_cast<std::size_t>(ply - 1)];
    QCOMPARE(std::string(commandText(game.annotations(node), "tm").value()), record);
}

void TestMatch::recordsAClaimsOfferAfterTheMove()
{
    Game game;
    Match match(game, script::withTakeBack());
    QVERIFY(!script::run(match, "e2e4 e7e5 w?3 g1f3"));
    const auto line = game.mainLine();
    // the claim was about the position before the move
    QCOMPARE(std::string(commandText(game.annotations(line[1]), "tm").value()), "claim w threefold wrong");
    QVERIFY(!offerRecorded(game, line[1]));
    QVERIFY(offerRecorded(game, line[2]));
}

void TestMatch::eventsTellTheStory()
{
    Game game;
    Match match(game, script::withTakeBack());
    script::run(match, "e2e4 e7e5 b= w<");
    const auto answered = match.move(Move(Square::G1, Square::F3), MatchTime(5000));
    QVERIFY(answered);
    const Events expected{MoveMade{Color::White, Move(Square::G1, Square::F3)},
                          TakeBackEnded{Color::White, Answer::DeclinedByMove, 0},
                          OfferEnded{Color::Black, Answer::DeclinedByMove}};
    QVERIFY(*answered == expected);

    const auto resigned = match.resign(Color::Black, MatchTime(6000));
    QVERIFY(resigned);
    QVERIFY(*resigned == Events{MatchEnded{win(Color::White, Termination::Resignation)}});
}

void TestMatch::theEndEndsOpenQuestions()
{
    Game game;
    Match match(game, script::withTakeBack());
    script::run(match, "e2e4 e7e5 w= w<");
    const auto resigned = match.resign(Color::Black, MatchTime(6000));
    QVERIFY(resigned);
    const Events expected{OfferEnded{Color::White, Answer::Lapsed}, TakeBackEnded{Color::White, Answer::Lapsed, 0},
                          MatchEnded{win(Color::White, Termination::Resignation)}};
    QVERIFY(*resigned == expected);
    QVERIFY(!match.offer() && !match.takeBackRequest());
}

void TestMatch::endedAtTheStart_data()
{
    storyColumns();
    story("mate on the board", "8/8/8/8/8/2k5/1q6/K7 w - - 0 1", "", "0-1 checkmate");
    story("stalemate on the board", "7k/5Q2/8/8/8/8/8/K7 b - - 0 1", "", "1/2-1/2 stalemate");
    story("two kings", "4k3/8/8/8/8/8/8/4K3 w - - 0 1", "", "1/2-1/2 dead");
    story("the last piece must be taken", "4k3/8/8/8/8/8/4q3/4K3 w - - 0 1", "", "1/2-1/2 dead");
    story("counters begin with the first move", "4k3/8/8/8/8/8/8/R3K3 w - - 150 120", "", "*");
}
void TestMatch::endedAtTheStart() { tellStory(); }

void TestMatch::fideHasNoTakeBack()
{
    Game game;
    Match match(game, RuleSet::fide());
    const auto refusal = script::run(match, "e2e4 !w<");
    QCOMPARE(refusal->kind, Kind::NoTakeBack);
}

void TestMatch::agreementMayBeForbiddenLonger()
{
    RuleSet rules;
    rules.movesBeforeAgreement = 2;
    Game game;
    Match match(game, rules);
    const auto refusal = script::run(match, "e2e4 e7e5 !w= g1f3 !b= b~ b8c6");
    QCOMPARE(refusal->kind, Kind::OfferTooEarly);
    QCOMPARE(script::seen(match), "* offer:b:with-move");
}

QTEST_APPLESS_MAIN(TestMatch)
#include "tst_match.moc"
