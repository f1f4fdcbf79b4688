#include "coursetable.h"

#include <QTest>

using namespace chess;
using namespace coursetable;
using namespace std::chrono_literals;
using Kind = Refusal::Kind;

namespace {

const std::string QuickFinish = "fide quickfinish=yes | 3600";
/// White to move with less than two minutes left, Black with ten minutes.
const std::string InNeed = "start e2e4 e7e5 a:order:times:120000:600000 ";

} // namespace

/// Quick finish without increment: LAWS section 20, Guidelines III.
class TestMatchQuickFinish : public QObject
{
    Q_OBJECT

private slots:
    void asksForAnIncrement_data();
    void asksForAnIncrement();
    void askingIsAnOffer_data();
    void askingIsAnOffer();
    void tellsWhatComesOfIt();
    void records_data();
    void records();
    void isJudged_data();
    void isJudged();
    void refuses_data();
    void refuses();
    void refusesBoth_data();
    void refusesBoth();
};

void TestMatchQuickFinish::asksForAnIncrement_data()
{
    storyColumns();
    const std::string asked = InNeed + "w:ask-increment@10 ";
    story("asked: the time runs on", QuickFinish, "startpos", asked, "running", "110000 600000 w 124000", "e2e4 e7e5");
    story("accepted: a draw", QuickFinish, "startpos", asked + "b+@5", "1/2-1/2 agreement", "105000 600000 -",
          "e2e4 e7e5");
    story("refused: two minutes for the opponent", QuickFinish, "startpos", asked + "b-@5", "running",
          "105000 720000 w 124000", "e2e4 e7e5");
    story("refused: five seconds for each move of both", QuickFinish, "startpos", asked + "b-@5 g1f3@5 b8c6@1",
          "running", "105000 724000 w 130000", "e2e4 e7e5 g1f3 b8c6");
    story("refused by the reply: it brings its five seconds", QuickFinish, "startpos", asked + "g1f3@5 b8c6@1",
          "running", "105000 724000 w 125000", "e2e4 e7e5 g1f3 b8c6");
    story("refused by a touch", QuickFinish, "startpos", asked + "g1f3@5 b8@1", "running", "105000 719000 b 739000",
          "e2e4 e7e5 g1f3");
    story("Black may ask as well", QuickFinish, "startpos",
          "start e2e4 e7e5 g1f3 a:order:times:600000:120000 b:ask-increment@10 w-@5 b8c6@5", "running",
          "720000 105000 w 745000", "e2e4 e7e5 g1f3 b8c6");
    story("in a rapid game", "rapid quickfinish=yes | 900", "startpos", asked + "b-@5", "running",
          "105000 720000 w 124000", "e2e4 e7e5");
    story("in the last of two periods", "fide quickfinish=yes | 1/3600,900", "startpos", asked + "b-@5", "running",
          "105000 720000 w 124000", "e2e4 e7e5");
    story("with the clock passed by hand", "fide quickfinish=yes passing=by-hand | 3600", "startpos",
          "start e2e4 press e7e5 press a:order:times:120000:600000 w:ask-increment@10 b-@5 g1f3@1 press@1", "running",
          "108000 720000 b 743000", "e2e4 e7e5 g1f3");
    story("a take-back keeps it", "fide quickfinish=yes takeback=yes | 3600", "startpos",
          asked + "b-@5 g1f3@5 w< b<+ g1f3@5", "running", "121000 720000 b 751000", "e2e4 e7e5 g1f3");
    story("resigned instead", QuickFinish, "startpos", asked + "b#", "1-0 resignation", "109000 600000 -", "e2e4 e7e5");
}
void TestMatchQuickFinish::asksForAnIncrement() { tellStory(); }

void TestMatchQuickFinish::askingIsAnOffer_data()
{
    QTest::addColumn<std::string>("words");
    QTest::addColumn<std::string>("seen");
    const auto row = [](const char *name, const std::string &words, const std::string &seen) {
        QTest::newRow(name) << InNeed + words << seen;
    };
    row("it stands", "w:ask-increment", "* offer:w:increment");
    row("it stands after the own move", "w:ask-increment g1f3", "* offer:w:increment");
    row("refused", "w:ask-increment b-", "*");
    row("after an offer that was refused", "w= b- w:ask-increment", "* offer:w:increment");
    row("an armed offer is not made too", "w~ w:ask-increment g1f3", "* offer:w:increment");
}

void TestMatchQuickFinish::askingIsAnOffer()
{
    QFETCH(std::string, words);
    QFETCH(std::string, seen);
    Game game;
    Match match(game, script::termsOf(QuickFinish));
    script::run(match, words);
    QCOMPARE(script::seen(match), seen);
}

void TestMatchQuickFinish::tellsWhatComesOfIt()
{
    Game game;
    Match match(game, script::termsOf(QuickFinish));
    script::run(match, InNeed + "w:ask-increment");
    const auto refused = match.decline(Color::Black, match.now());
    QVERIFY(refused);
    const Events expected{OfferEnded{Color::White, Answer::Declined}, IncrementStarted{},
                          TimeAdded{Color::Black, std::chrono::minutes(2), TimeReason::QuickFinish}};
    QVERIFY(*refused == expected);
    const auto claimed = match.apply({wish::ClaimNoNormalMeans{}, Actor::White, match.now()});
    QVERIFY(!claimed); // there is an increment now

    Game other;
    Match judged(other, script::termsOf(QuickFinish));
    script::run(judged, InNeed);
    const auto wanted = judged.apply({wish::ClaimNoNormalMeans{}, Actor::White, judged.now() + 1s});
    QVERIFY(wanted);
    QVERIFY(*wanted == Events{JudgementWanted{Color::White}});
}

void TestMatchQuickFinish::records_data()
{
    QTest::addColumn<std::string>("words");
    QTest::addColumn<std::string>("recorded");
    QTest::newRow("refused") << std::string("w:ask-increment b-")
                             << std::string("2: offer w increment; 2: increment; 2: time b 120000 quickfinish");
    QTest::newRow("asked, and moved") << std::string("w:ask-increment g1f3") << std::string("3: offer w increment");
    QTest::newRow("claimed") << std::string("w:claim-no-normal-means") << std::string("2: judge w");
}

void TestMatchQuickFinish::records()
{
    QFETCH(std::string, words);
    QFETCH(std::string, recorded);
    Game game;
    Match match(game, script::termsOf(QuickFinish));
    script::run(match, InNeed + words);
    const std::string all = script::recorded(game);
    QVERIFY2(all.ends_with("; " + recorded), all.c_str());
}

void TestMatchQuickFinish::isJudged_data()
{
    storyColumns();
    const std::string claimed = InNeed + "w:claim-no-normal-means@10 ";
    const std::string stands = "110000 600000 -";
    story("the clocks stop", QuickFinish, "startpos", claimed, "judging", stands, "e2e4 e7e5");
    story("the arbiter calls it drawn", QuickFinish, "startpos", claimed + "a:order:result:1/2:1/2:No%20progress",
          "1/2-1/2 arbiter decision", stands, "e2e4 e7e5");
    story("both enter a result", QuickFinish, "startpos", claimed + "b:propose:result:1/2:1/2 w:agree",
          "1/2-1/2 joint decision", stands, "e2e4 e7e5");
    story("one is not enough", QuickFinish, "startpos", claimed + "b:propose:result:1/2:1/2 w:disagree", "judging",
          stands, "e2e4 e7e5");
    story("a draw is agreed", QuickFinish, "startpos", claimed + "w= b+", "1/2-1/2 agreement", stands, "e2e4 e7e5");
    story("resigned", QuickFinish, "startpos", claimed + "b#", "1-0 resignation", stands, "e2e4 e7e5");
    story("the arbiter lets the game go on, the opponent has two minutes more", QuickFinish, "startpos",
          claimed + "a:add-time:b:120000 a:resume@60 g1f3@10", "running", "100000 720000 b 805000", "e2e4 e7e5 g1f3");
}
void TestMatchQuickFinish::isJudged() { tellStory(); }

void TestMatchQuickFinish::refuses_data()
{
    refusalColumns();
    const std::string claimed = InNeed + "w:claim-no-normal-means ";
    refusalRow("a move while it is judged", QuickFinish, claimed + "!g1f3", Kind::Judging);
    refusalRow("a touch", QuickFinish, claimed + "!g1", Kind::Judging);
    refusalRow("a draw claim", QuickFinish, claimed + "!w?3", Kind::Judging);
    refusalRow("a pause", QuickFinish, claimed + "!w:propose:pause", Kind::Judging);
    refusalRow("sealing", QuickFinish, claimed + "!w:seal:{Nf3}", Kind::Judging);
    refusalRow("claiming it again", QuickFinish, claimed + "!w:claim-no-normal-means", Kind::Judging);
    refusalRow("the absence of who has played", QuickFinish, claimed + "!a:absent:0:1", Kind::Judging);
    refusalRow("going on by who claimed", QuickFinish, claimed + "!w:resume", Kind::NotPaused);
    refusalRow("going on by the opponent", QuickFinish, claimed + "!b:resume", Kind::NotPaused);
    refusalRow("asking with an own offer open", QuickFinish, InNeed + "w= !w:ask-increment", Kind::OfferIsOpen);
    refusalRow("asking twice", QuickFinish, InNeed + "w:ask-increment !w:ask-increment", Kind::OfferIsOpen);
    refusalRow("asking with the opponent's offer open", QuickFinish, InNeed + "b= !w:ask-increment",
               Kind::OpponentsOfferIsOpen);
    refusalRow("asking before a draw can be agreed", QuickFinish, "start a:order:times:60000:60000 !w:ask-increment",
               Kind::OfferTooEarly);
    refusalRow("asking where no draw can be agreed", "fide quickfinish=yes agreements=no | 3600",
               InNeed + "!w:ask-increment", Kind::AgreementForbidden);
    refusalRow("asking for another increment", QuickFinish, InNeed + "w:ask-increment b- !w:ask-increment",
               Kind::NoQuickFinish);
}
void TestMatchQuickFinish::refuses() { tellRefusal(); }

/// What holds for both: asking for an increment, and claiming that there are no normal means.
void TestMatchQuickFinish::refusesBoth_data()
{
    refusalColumns();
    for (const auto *const wish : {"ask-increment", "claim-no-normal-means"}) {
        const std::string own = std::string("!w:") + wish;
        const auto row = [&](const char *name, const std::string &terms, const std::string &words, Kind kind) {
            refusalRow((std::string(wish) + ": " + name).c_str(), terms, words, kind);
        };
        row("not in this match", "fide | 3600", InNeed + own, Kind::NoQuickFinish);
        row("in a blitz game", "fide quickfinish=yes | 600", InNeed + own, Kind::NoQuickFinish);
        row("with an increment", "fide quickfinish=yes | 3600+1", InNeed + own, Kind::NoQuickFinish);
        row("with a delay", "fide quickfinish=yes | 3600d5", InNeed + own, Kind::NoQuickFinish);
        row("Bronstein", "fide quickfinish=yes | 3600b5", InNeed + own, Kind::NoQuickFinish);
        row("hourglass", "fide quickfinish=yes | 3600h", InNeed + own, Kind::NoQuickFinish);
        row("not the last period", "fide quickfinish=yes | 40/3600,900", InNeed + own, Kind::NoQuickFinish);
        row("a period that repeats", "fide quickfinish=yes | 40/3600", InNeed + own, Kind::NoQuickFinish);
        row("not the opponent's last period", "fide quickfinish=yes | 1/3600,900 40/3600,900", InNeed + own,
            Kind::NoQuickFinish);
        row("where the opponent has no clock", "fide quickfinish=yes | 3600 -", InNeed + own, Kind::NoQuickFinish);
        row("without a clock", "fide quickfinish=yes", "e2e4 e7e5 " + own, Kind::NoQuickFinish);
        row("two minutes left", QuickFinish, InNeed + own + "@0", Kind::TimeNotShort);
        row("much time left", QuickFinish, "start e2e4 e7e5 " + own, Kind::TimeNotShort);
        row("in the opponent's turn", QuickFinish, InNeed + "g1f3 " + own, Kind::NotYourTurn);
        row("with the move on the board", "fide quickfinish=yes passing=by-hand | 3600",
            "start e2e4 press e7e5 press a:order:times:120000:600000 g1f3 " + own, Kind::MoveNotCompleted);
        row("in a pause", QuickFinish, InNeed + "a:order:pause " + own, Kind::Paused);
        row("before the start", QuickFinish, own, Kind::NotStarted);
        row("after the end", QuickFinish, InNeed + "b# " + own, Kind::GameOver);
        row("by the arbiter", QuickFinish, InNeed + "!a:" + wish, Kind::NotForThisActor);
    }
}
void TestMatchQuickFinish::refusesBoth() { tellRefusal(); }

QTEST_APPLESS_MAIN(TestMatchQuickFinish)
#include "tst_matchquickfinish.moc"
