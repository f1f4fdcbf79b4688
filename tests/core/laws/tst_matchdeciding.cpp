#include "coursetable.h"

#include <QTest>

using namespace chess;
using namespace coursetable;
using Kind = Refusal::Kind;

namespace {

/// Whether Black can mate takes longer to prove than a move may take: he can, after his bishops have been taken back to
/// life by pawns.
const std::string Open = "5bk1/4p1p1/4P1P1/8/8/2b5/8/4K3 w - - 0 1";

} // namespace

/// Ends that hang on a proof: LAWS L-DEAD-6.
class TestMatchDeciding : public QObject
{
    Q_OBJECT

private slots:
    void waitsForTheProof_data();
    void waitsForTheProof();
    void refusesMeanwhile();
    void refusesOtherAnswers_data();
    void refusesOtherAnswers();
    void knowsAtOnce_data();
    void knowsAtOnce();
    void askedIsTheRightQuestion();
    void openQuestionsLapse();
    void unknownIsNoted();
    void theAnswerEndsTheGame();
};

void TestMatchDeciding::waitsForTheProof_data()
{
    courseColumns();
    const auto row = [](const char *name, const std::string &words, const std::string &course) {
        courseRow(name, "fide | 3600", Open, words, course);
    };
    row("resigned", "start w#", "deciding");
    row("resigned, and the other can mate", "start w# -:decide:yes:5", "0-1 resignation");
    row("resigned, and the other can't", "start w# -:decide:no:5", "1/2-1/2 resignation");
    row("resigned, and nobody knows", "start w# -:decide:unknown:2000000", "0-1 resignation");
    row("the flag", "start -:tick@3600", "deciding");
    row("the flag, and the other can mate", "start -:tick@3600 -:decide:yes:5", "0-1 time forfeit");
    row("the flag, and the other can't", "start -:tick@3600 -:decide:no:5", "1/2-1/2 time forfeit");
    row("the flag, and nobody knows", "start -:tick@3600 -:decide:unknown:2000000", "0-1 time forfeit");
    row("the last of the time taken by the arbiter", "start a:add-time:w:-9999999 -:decide:no:5",
        "1/2-1/2 time forfeit");
    row("sealed unplayably", "start w:seal:{Ke3} b:open-sealed:{key}", "deciding");
    row("sealed unplayably, and the other can mate", "start w:seal:{Ke3} b:open-sealed:{key} -:decide:yes:5",
        "0-1 sealed move");
    row("sealed unplayably, and the other can't", "start w:seal:{Ke3} b:open-sealed:{key} -:decide:no:5",
        "1/2-1/2 sealed move");
    row("signed when decided", "start w# -:decide:no:5 w:sign b:sign", "1/2-1/2 resignation signed:w signed:b");
    row("the arbiter needs no proof", "start w# a:order:result:0:1", "0-1 arbiter decision");
    courseRow("one illegal move too many", "fide passing=by-hand illegal-limit=1 | 3600", Open, "start e1-e3 press",
              "deciding");
    courseRow("one illegal move too many, and the other can mate", "fide passing=by-hand illegal-limit=1 | 3600", Open,
              "start e1-e3 press -:decide:yes:5", "0-1 illegal moves");
    courseRow("one illegal move too many, and the other can't", "fide passing=by-hand illegal-limit=1 | 3600", Open,
              "start e1-e3 press -:decide:no:5", "1/2-1/2 illegal moves");
    courseRow("without a clock", "fide", Open, "w#", "deciding");
    courseRow("Casual", "casual", Open, "w# -:decide:no:5", "1/2-1/2 resignation");
}
void TestMatchDeciding::waitsForTheProof() { tellCourse(); }

void TestMatchDeciding::refusesMeanwhile()
{
    // one match for all of them: a proof takes its time, and what is refused changes nothing
    Game game(script::positionOf(Open));
    Match match(game, script::termsOf("fide passing=by-hand takeback=yes quickfinish=yes | 7200"));
    script::run(match, "start w#");
    const auto check = [&match](const char *word, Kind kind) {
        const auto answered = match.apply(script::commandOf(match, word));
        QVERIFY2(!answered && answered.error().kind == kind, word);
    };
    for (const auto *const word : {"w:move:e1d1",    "w:touch:e1",
                                   "w:adjust",       "w:press",
                                   "w:offer",        "w:arm",
                                   "w:disarm",       "b:accept",
                                   "b:decline",      "w:claim:fifty",
                                   "b:resign",       "w:resign",
                                   "w:ask-takeback", "b:accept-takeback",
                                   "w:ready",        "a:start",
                                   "a:resume",       "w:propose:pause",
                                   "w:propose:void", "w:propose:result:0:1",
                                   "b:agree",        "b:disagree",
                                   "w:seal:x",       "w:seal-reply:x",
                                   "b:open-sealed",  "b:start-clock",
                                   "a:absent:1:0",   "a:add-time:w:9",
                                   "a:warn:w:Late",  "a:order:pause",
                                   "a:order:void",   "a:order:times:9:9",
                                   "a:return-to:0",  "w:state-sealed:e1d1"})
        check(word, Kind::Deciding);
    check("w:sign", Kind::GameGoesOn);
    check("-:tick@9000", Kind::FlagStands);
    check("w:decide:no:5", Kind::NotForThisActor);
    check("a:decide:no:5", Kind::NotForThisActor);
}

void TestMatchDeciding::refusesOtherAnswers_data()
{
    refusalColumns();
    refusalRow("that nobody asked for", "fide", "!-:decide:no:5", Kind::NotDeciding, Open);
    refusalRow("a second one", "fide", "w# -:decide:no:5 !-:decide:yes:5", Kind::NotDeciding, Open);
}
void TestMatchDeciding::refusesOtherAnswers() { tellRefusal(); }

void TestMatchDeciding::knowsAtOnce_data()
{
    courseColumns();
    const std::string knight = "4k1n1/8/8/8/8/8/8/3QK3 w - - 0 1";
    courseRow("a bare king", "fide", "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1", "w#", "1/2-1/2 resignation");
    courseRow("a knight against a queen", "fide", knight, "w#", "1/2-1/2 resignation");
    courseRow("many men", "fide", "startpos", "w#", "0-1 resignation");
    courseRow("Classic asks for a bare king only", "classic", knight, "w#", "0-1 resignation");
    courseRow("Classic: a bare king draws", "classic | 3600", "4k3/8/8/8/8/8/8/3QK3 w - - 0 1", "start -:tick@3600",
              "1/2-1/2 time forfeit");
    courseRow("Classic: the last illegal move against a bare king", "classic illegal-limit=1",
              "8/8/8/8/8/4k3/8/4K2Q w - - 0 1", "e1-e2", "1/2-1/2 illegal moves");
    courseRow("Classic: nothing is left to prove", "classic", Open, "w#", "0-1 resignation");
    courseRow("Classic: the third king given away", "classic", "3rk3/8/8/8/8/8/4P3/4K3 w - - 0 1", "e1-d1 e1-d1 e1-d1",
              "0-1 illegal moves");
}
void TestMatchDeciding::knowsAtOnce() { tellCourse(); }

void TestMatchDeciding::askedIsTheRightQuestion()
{
    Game game(script::positionOf(Open));
    Match match(game, script::termsOf("fide | 3600"));
    QVERIFY(!match.decisionRequest());
    script::run(match, "start e1d1");
    const auto answered = match.resign(Color::White, match.now());
    QVERIFY(answered);
    const DecisionRequest asked{match.position(), Color::Black, DecisionNodes};
    QVERIFY(*answered == Events{DecisionWanted{asked}});
    QVERIFY(match.decisionRequest() == asked);
    QVERIFY(!match.outcome() && !game.outcome());
    QVERIFY(!match.clock().running());
    QVERIFY(match.running());
    const auto found = answer(*match.decisionRequest());
    QCOMPARE(found.answer, Verdict::Yes);
    QCOMPARE(answer(*match.decisionRequest()).nodes, found.nodes); // the same every time
    QVERIFY(match.apply({found, Actor::Program, match.now()}));
    QVERIFY(!match.decisionRequest());
    QCOMPARE(script::course(match), "0-1 resignation");
}

void TestMatchDeciding::openQuestionsLapse()
{
    Game game(script::positionOf(Open));
    Match match(game, script::termsOf("fide takeback=yes | 3600"));
    script::run(match, "start e1d1 c3b4 w= w< w:propose:pause");
    const auto answered = match.resign(Color::White, match.now());
    QVERIFY(answered);
    const Events expected{OfferEnded{Color::White, Answer::Lapsed}, TakeBackEnded{Color::White, Answer::Lapsed, 0},
                          ProposalEnded{Color::White, act::Pause{}, Answer::Lapsed},
                          DecisionWanted{{match.position(), Color::Black, DecisionNodes}}};
    QVERIFY(*answered == expected);
}

void TestMatchDeciding::unknownIsNoted()
{
    const auto recordAfter = [](const std::string &answer) {
        Game game(script::positionOf(Open));
        Match match(game, script::termsOf("fide"));
        script::run(match, "w# -:decide:" + answer);
        return script::recorded(game);
    };
    QCOMPARE(recordAfter("unknown:2000000"), "0: undecided 2000000");
    QCOMPARE(recordAfter("yes:5"), "");
    QCOMPARE(recordAfter("no:5"), "");
}

void TestMatchDeciding::theAnswerEndsTheGame()
{
    Game game(script::positionOf(Open));
    Match match(game, script::termsOf("fide | 3600"));
    script::run(match, "start -:tick@3600");
    const auto answered = match.apply({wish::Decide{Verdict::No, 5}, Actor::Program, match.now()});
    QVERIFY(answered);
    const Outcome outcome = draw(Termination::TimeForfeit);
    QVERIFY((*answered == Events{Decided{Verdict::No, 5}, MatchEnded{outcome}}));
    QVERIFY(game.outcome() == outcome);
    QCOMPARE(std::string(game.tag("Termination").value()), "time forfeit");
}

QTEST_APPLESS_MAIN(TestMatchDeciding)
#include "tst_matchdeciding.moc"
