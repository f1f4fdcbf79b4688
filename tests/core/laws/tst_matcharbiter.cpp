#include "coursetable.h"

#include <QTest>

using namespace chess;
using namespace coursetable;
using Kind = Refusal::Kind;

namespace {

const std::string AnHour = "fide | 3600";
const std::string Italian = "start e2e4@10 e7e5@20 g1f3@30 b8c6@40 ";
const std::string QuickFinish = "fide quickfinish=yes takeback=yes | 3600";

} // namespace

/// What the arbiter does: LAWS section 19.
class TestMatchArbiter : public QObject
{
    Q_OBJECT

private slots:
    void changesTimes_data();
    void changesTimes();
    void orders_data();
    void orders();
    void recordsWhatHeDoes_data();
    void recordsWhatHeDoes();
    void ordersBeforeWhatComesOfIt();
    void setsResultsRight();
    void returnsToAPosition_data();
    void returnsToAPosition();
    void returningEndsWhatWasOpen_data();
    void returningEndsWhatWasOpen();
    void returningTellsWhatItEnded();
    void refusals_data();
    void refusals();
    void isForHimAlone_data();
    void isForHimAlone();
};

void TestMatchArbiter::changesTimes_data()
{
    storyColumns();
    story("given", AnHour, "startpos", "start e2e4@10 a:add-time:w:60000@5", "running", "3650000 3595000 b 3611000",
          "e2e4");
    story("given to who is thinking", AnHour, "startpos", "start e2e4@10 a:add-time:b:60000@5", "running",
          "3590000 3655000 b 3671000", "e2e4");
    story("taken", AnHour, "startpos", "start e2e4@10 a:add-time:b:-60000@5", "running", "3590000 3535000 b 3551000",
          "e2e4");
    story("taken to the last: the flag", AnHour, "startpos", "start e2e4@10 a:add-time:b:-3595000@5",
          "1-0 time forfeit", "3590000 0 -", "e2e4");
    story("taken beyond that", AnHour, "startpos", "start e2e4@10 a:add-time:w:-9999999@5", "0-1 time forfeit",
          "0 3595000 -", "e2e4");
    story("taken to the last, against a bare king", AnHour, "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1",
          "start a:add-time:w:-9999999", "1/2-1/2 time forfeit", "0 3600000 -", "");
    story("all but a millisecond", AnHour, "startpos", "start e2e4@10 a:add-time:b:-3594999@5", "running",
          "3590000 1 b 16001", "e2e4");
    story("before the start", AnHour, "startpos", "a:add-time:b:-60000", "ready", "3600000 3540000 -", "");
    story("in a pause", AnHour, "startpos", "start a:order:pause a:add-time:b:60000", "paused", "3599000 3660000 -",
          "");
    story("while adjourned", AnHour, "startpos", "start w:seal:{e4} a:add-time:b:60000", "adjourned",
          "3599000 3660000 -", "");
    story("set while they run", AnHour, "startpos", "start e2e4@10 a:order:times:1800000:1700000@5", "running",
          "1800000 1700000 b 1716000", "e2e4");
    story("set to nothing: the flag", AnHour, "startpos", "start e2e4@10 a:order:times:0:1700000@5", "0-1 time forfeit",
          "0 1700000 -", "e2e4");
    story("swapped while they run", "fide | 3600 1800", "startpos", "start e2e4@10 a:order:swap-clocks@5", "running",
          "1795000 3590000 b 3606000", "e2e4");
    story("a take-back goes back to the time with what was given", "fide takeback=yes | 3600", "startpos",
          "start e2e4@10 e7e5@20 a:add-time:b:60000@5 b< w<+@0", "running", "3590000 3660000 b 3697000", "e2e4");
}
void TestMatchArbiter::changesTimes() { tellStory(); }

void TestMatchArbiter::orders_data()
{
    courseColumns();
    courseRow("a pause", AnHour, "startpos", "start e2e4 a:order:pause:Fire%20alarm", "paused");
    courseRow("a result", AnHour, "startpos", "start e2e4 a:order:result:0:0:Both%20refuse", "0-0 arbiter decision");
    courseRow("a result before the start", AnHour, "startpos", "a:order:result:1/2:0", "1/2-0 arbiter decision");
    courseRow("a result in a pause", AnHour, "startpos", "start a:order:pause a:order:result:0:1",
              "0-1 arbiter decision");
    courseRow("void, whatever the start", AnHour, "startpos", "start e2e4 a:order:void:Wrong%20board", "0-0 void");
    courseRow("void set right", AnHour, "startpos", "start e2e4 a:order:void a:order:result:1:0",
              "1-0 arbiter decision");
    courseRow("the players swapped", AnHour, "startpos", "start e2e4 a:order:swap-players", "0-0 void");
    courseRow("the players swapped, Casual", "casual", "startpos", "e2e4 a:order:swap-players", "running");
    courseRow("a result set right", AnHour, "startpos", "start w# a:order:result:1/2:1/2", "1/2-1/2 arbiter decision");
    courseRow("a result set right after one has signed", AnHour, "startpos", "start w# w:sign a:order:result:1/2:1/2",
              "1/2-1/2 arbiter decision");
    courseRow("a mate set right: the move was illegal", AnHour, "startpos",
              "start f2f3 e7e5 g2g4 d8h4 a:order:result:1:0", "1-0 arbiter decision");
    courseRow("a warning changes nothing", AnHour, "startpos", "start e2e4 a:warn:w:Noise", "running");
}
void TestMatchArbiter::orders() { tellCourse(); }

void TestMatchArbiter::recordsWhatHeDoes_data()
{
    QTest::addColumn<std::string>("words");
    QTest::addColumn<std::string>("recorded");
    const auto row = [](const char *name, const std::string &words, const std::string &recorded) {
        QTest::newRow(name) << words << recorded;
    };
    row("time given", "start e2e4 a:add-time:b:60000", "1: time b 60000 arbiter");
    row("time taken, as far as there was some", "start e2e4 a:add-time:w:-9999999",
        "1: time w -3599000 arbiter; 1: flag w");
    row("a warning", "start e2e4 a:warn:w:Mobile%20phone", "1: warn w arbiter Mobile%20phone");
    row("a warning without words", "start e2e4 a:warn:b", "1: warn b arbiter");
    row("a pause", "start e2e4 a:order:pause:Fire%20alarm", "1: order pause Fire%20alarm; 1: pause");
    row("times", "start e2e4 a:order:times:1000:2000:Wrong%20clock",
        "1: order times 1000 2000 Wrong%20clock; 1: times 1000 2000");
    row("clocks", "start e2e4 a:order:swap-clocks", "1: order swap-clocks; 1: swap clocks");
    row("players", "start e2e4 a:order:swap-players:Colours", "1: order swap-players Colours; 1: swap players restart");
    row("void", "start e2e4 a:order:void:Board", "1: order void Board");
    row("a result", "start e2e4 a:order:result:1/2:0:Cheating", "1: order result 1/2 0 Cheating");
    row("the position", "start e2e4 e7e5 a:return-to:1", "1: corrected 1");
    row("the start position", "start e2e4 e7e5 a:return-to:0", "0: corrected 0");
    row("at the start", "a:warn:b:Late", "0: warn b arbiter Late");
}

void TestMatchArbiter::recordsWhatHeDoes()
{
    QFETCH(std::string, words);
    QFETCH(std::string, recorded);
    Game game;
    Match match(game, script::termsOf(AnHour));
    script::run(match, words);
    QCOMPARE(script::recorded(game), recorded);
}

void TestMatchArbiter::ordersBeforeWhatComesOfIt()
{
    Game game;
    Match match(game, script::termsOf(AnHour));
    script::run(match, "start e2e4 e7e5 w=");
    const act::Result result{{Points::Half, Points::Zero}};
    const auto answered = match.apply({wish::Order{result, "Cheating"}, Actor::Arbiter, match.now()});
    QVERIFY(answered);
    const Events expected{Ordered{result, "Cheating"}, OfferEnded{Color::White, Answer::Lapsed},
                          MatchEnded{{Termination::ArbiterDecision, result.points}}};
    QVERIFY(*answered == expected);
    QVERIFY(game.outcome() == match.outcome());
    QCOMPARE(std::string(game.tag("Termination").value()), "adjudication");
}

void TestMatchArbiter::setsResultsRight()
{
    Game game;
    Match match(game, script::termsOf(AnHour));
    script::run(match, "start w# b:sign a:order:result:1/2:0");
    QVERIFY(game.outcome() == match.outcome());
    QCOMPARE(std::string(game.tag("Result").value()), "*");
    QCOMPARE(std::string(game.tag("TouchmoveResult").value()), "1/2-0");
    QVERIFY(!match.hasSigned(Color::Black));
}

void TestMatchArbiter::returnsToAPosition_data()
{
    storyColumns();
    story("the times of then", AnHour, "startpos", Italian + "a:return-to:2@50", "running", "3590000 3580000 w 3741000",
          "e2e4 e7e5");
    story("Black to move", AnHour, "startpos", Italian + "a:return-to:1@50", "running", "3590000 3600000 b 3751000",
          "e2e4");
    story("the start", AnHour, "startpos", Italian + "a:return-to:0@50", "running", "3600000 3600000 w 3751000", "");
    story("the beginning of this turn", AnHour, "startpos", Italian + "a:return-to:4@50", "running",
          "3560000 3540000 w 3711000", "e2e4 e7e5 g1f3 b8c6");
    story("increments of then", "fide | 3600+30", "startpos", Italian + "a:return-to:2@50", "running",
          "3650000 3640000 w 3801000", "e2e4 e7e5");
    story("the game goes on from there", AnHour, "startpos", Italian + "a:return-to:2@50 d2d4@5 e5d4@5", "running",
          "3585000 3575000 w 3746000", "e2e4 e7e5 d2d4 e5d4");
    story("time given since stays given", AnHour, "startpos", Italian + "a:add-time:w:60000 a:return-to:2@50",
          "running", "3650000 3580000 w 3802000", "e2e4 e7e5");
    story("before the start nothing changes", AnHour, "startpos", "a:return-to:0", "ready", "3600000 3600000 -", "");
    story("in a pause it stays a pause", AnHour, "startpos", Italian + "a:order:pause@5 a:return-to:2@50", "paused",
          "3590000 3580000 -", "e2e4 e7e5");
    story("after the pause it goes on", AnHour, "startpos",
          Italian + "a:order:pause@5 a:return-to:2@50 w:resume@100 d2d4@10", "running", "3580000 3580000 b 3846000",
          "e2e4 e7e5 d2d4");
    story("what was to be judged is gone: a pause", QuickFinish, "startpos",
          Italian + "a:order:times:100000:500000 w:claim-no-normal-means@5 a:return-to:2", "paused", "131000 540000 -",
          "e2e4 e7e5");
    story("and the players go on", QuickFinish, "startpos",
          Italian + "a:order:times:100000:500000 w:claim-no-normal-means@5 a:return-to:2 w:resume@50 d2d4@9", "running",
          "122000 540000 b 707000", "e2e4 e7e5 d2d4");
    story("a move that waits for the press is undone", "fide passing=by-hand | 3600", "startpos",
          "start e2e4@10 press@1 e7e5@20 a:return-to:1@5", "running", "3589000 3600000 b 3637000", "e2e4");
    story("without a clock", "fide", "startpos", "e2e4 e7e5 g1f3 a:return-to:1", "running", "none none -", "e2e4");
    story("White's free move is free again", "casual | 3600", "startpos", "e2e4 e7e5@10 a:return-to:0@5 d2d4@60",
          "running", "3600000 3600000 b 3676000", "d2d4");
}
void TestMatchArbiter::returnsToAPosition() { tellStory(); }

void TestMatchArbiter::returningEndsWhatWasOpen_data()
{
    QTest::addColumn<std::string>("terms");
    QTest::addColumn<std::string>("words");
    const auto row = [](const char *name, const std::string &terms, const std::string &words) {
        QTest::newRow(name) << terms << words;
    };
    row("an offer", AnHour, "start e2e4 e7e5 w= a:return-to:2");
    row("an armed offer", AnHour, "start e2e4 e7e5 w~ a:return-to:2");
    row("a take-back", "fide takeback=yes | 3600", "start e2e4 e7e5 w< a:return-to:2");
    row("a proposal", AnHour, "start e2e4 e7e5 w:propose:result:1:0 a:return-to:2");
    row("a touch", AnHour, "start e2e4 e7e5 g1 a:return-to:2");
    row("\"I adjust\"", AnHour, "start e2e4 e7e5 adjust a:return-to:2");
    row("an announced move", AnHour, "start e2e4 e7e5 w?3:g1f3 a:return-to:2");
    row("a man released where it may not go", "fide passing=by-hand | 3600",
        "start e2e4 press e7e5 press g1-g3 a:return-to:2");
}

void TestMatchArbiter::returningEndsWhatWasOpen()
{
    QFETCH(std::string, terms);
    QFETCH(std::string, words);
    Game game;
    Match match(game, script::termsOf(terms));
    script::run(match, words);
    QCOMPARE(script::seen(match), "*");
    QVERIFY(!match.proposal());
    QVERIFY(match.phase() == Match::Phase::Running);
}

void TestMatchArbiter::returningTellsWhatItEnded()
{
    Game game;
    Match match(game, script::termsOf("fide takeback=yes | 3600"));
    script::run(match, "start e2e4 e7e5 w= w< w:propose:pause");
    const auto answered = match.apply({wish::ReturnTo{0}, Actor::Arbiter, match.now()});
    QVERIFY(answered);
    const Events expected{OfferEnded{Color::White, Answer::Lapsed}, TakeBackEnded{Color::White, Answer::Lapsed, 0},
                          ProposalEnded{Color::White, act::Pause{}, Answer::Lapsed}, PositionCorrected{0}};
    QVERIFY(*answered == expected);
}

void TestMatchArbiter::refusals_data()
{
    refusalColumns();
    refusalRow("time without a clock", "fide", "!a:add-time:w:1000", Kind::NoClock);
    refusalRow("time for who has no clock", "fide | 3600 -", "start !a:add-time:b:1000", Kind::NoClock);
    refusalRow("times without a clock", "fide", "!a:order:times:1:1", Kind::NoClock);
    refusalRow("a pause before the start", AnHour, "!a:order:pause", Kind::NotStarted);
    refusalRow("the players swapped too late", "fide restart-plies=1 | 3600", "start e2e4 !a:order:swap-players",
               Kind::TooLateToSwap);
    refusalRow("a result that is signed", AnHour, "start w# w:sign b:sign !a:order:result:1:0", Kind::ResultSigned);
    refusalRow("a position to come", AnHour, "start e2e4 !a:return-to:2", Kind::NoSuchPosition);
    refusalRow("a position before the start", AnHour, "start e2e4 !a:return-to:-1", Kind::NoSuchPosition);
    refusalRow("the position after a move that waits for the press", "fide passing=by-hand | 3600",
               "start e2e4 !a:return-to:1", Kind::NoSuchPosition);
    refusalRow("an earlier position after the end", AnHour, "start e2e4 w# !a:return-to:0", Kind::GameOver);
    refusalRow("an earlier position of an adjourned game", AnHour, "start e2e4 b:seal:{e5} !a:return-to:0",
               Kind::Adjourned);
    refusalRow("a warning after the end", AnHour, "w# !a:warn:w:Noise", Kind::GameOver);
    refusalRow("time after the end", AnHour, "w# !a:add-time:w:1000", Kind::GameOver);
}
void TestMatchArbiter::refusals() { tellRefusal(); }

void TestMatchArbiter::isForHimAlone_data()
{
    refusalColumns();
    const std::string begun = "start e2e4 ";
    for (const auto *const by : {"w", "b", "-"}) {
        for (const auto *const wish :
             {"add-time:w:1000", "warn:w:Noise", "order:pause", "order:result:1:0", "return-to:0", "absent:1:0"}) {
            const std::string word = std::string(by) + ":" + wish;
            refusalRow(word.c_str(), AnHour, begun + "!" + word, Kind::NotForThisActor);
        }
    }
}
void TestMatchArbiter::isForHimAlone() { tellRefusal(); }

QTEST_APPLESS_MAIN(TestMatchArbiter)
#include "tst_matcharbiter.moc"
