#include "coursetable.h"

#include <QTest>

using namespace chess;
using namespace coursetable;
using Kind = Refusal::Kind;

namespace {

const std::string AnHour = "fide | 3600";
const std::string Nineteen = "a2a3 a7a6 b2b3 b7b6 c2c3 c7c6 d2d3 d7d6 e2e3 e7e6 f2f3 f7f6 g2g3 g7g6 h2h3 h7h6 "
                             "a3a4 a6a5 b3b4 ";
const std::string SetUp = "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1";

} // namespace

/// How a match starts, stands still and ends, and what its players do by consent: LAWS sections 11, 12 and 15.
class TestMatchCourse : public QObject
{
    Q_OBJECT

private slots:
    void starts_data();
    void starts();
    void refusesToStart_data();
    void refusesToStart();
    void absentAtTheStart_data();
    void absentAtTheStart();
    void refusesAbsence_data();
    void refusesAbsence();
    void pauses_data();
    void pauses();
    void refusesInAPause_data();
    void refusesInAPause();
    void proposals_data();
    void proposals();
    void refusesProposals_data();
    void refusesProposals();
    void correctsTimes_data();
    void correctsTimes();
    void swapsPlayers_data();
    void swapsPlayers();
    void namesChangeSides();
    void namesStayWhereTheGameStartsAnew();
    void voids_data();
    void voids();
    void results_data();
    void results();
    void signs_data();
    void signs();
    void refusesToSign_data();
    void refusesToSign();
    void refusesActs_data();
    void refusesActs();
    void nothingAfterTheEnd_data();
    void nothingAfterTheEnd();
};

void TestMatchCourse::starts_data()
{
    storyColumns();
    story("nobody is ready", AnHour, "startpos", "", "ready", "3600000 3600000 -", "");
    story("one is ready", AnHour, "startpos", "w:ready@10", "ready", "3600000 3600000 -", "");
    story("both are: White's time runs", AnHour, "startpos", "w:ready b:ready@10", "running",
          "3600000 3600000 w 3611000", "");
    story("\"Start game\"", AnHour, "startpos", "b:start", "running", "3600000 3600000 w 3601000", "");
    story("started by the arbiter", AnHour, "startpos", "a:start", "running", "3600000 3600000 w 3601000", "");
    story("by the program", AnHour, "startpos", "-:start", "running", "3600000 3600000 w 3601000", "");
    story("the time of the side that begins", AnHour, "4k3/8/8/8/8/8/4P3/4K3 b - - 0 1", "w:ready b:ready", "running",
          "3600000 3600000 b 3602000", "");
    story("White's first move starts Black's clock", "casual | 3600", "startpos", "e2e4@10", "running",
          "3600000 3600000 b 3610000", "e2e4");
    story("without a clock it has begun", "fide", "startpos", "", "running", "none none -", "");
    story("who only speaks is not ready yet", AnHour, "startpos", "w:propose:swap-clocks b:agree w:ready", "ready",
          "3600000 3600000 -", "");
    story("who has spoken gets ready", AnHour, "startpos", "w:propose:swap-clocks b:agree w:ready b:ready", "running",
          "3600000 3600000 w 3604000", "");
}
void TestMatchCourse::starts() { tellStory(); }

void TestMatchCourse::refusesToStart_data()
{
    refusalColumns();
    refusalRow("ready twice", AnHour, "w:ready !w:ready", Kind::ReadyAlready);
    refusalRow("ready when it runs", AnHour, "start !w:ready", Kind::AlreadyStarted);
    refusalRow("ready without a clock", "fide", "!w:ready", Kind::AlreadyStarted);
    refusalRow("ready by the arbiter", AnHour, "!a:ready", Kind::NotForThisActor);
    refusalRow("started twice", AnHour, "start !a:start", Kind::AlreadyStarted);
    refusalRow("started where the first move does it", "casual | 3600", "!a:start", Kind::AlreadyStarted);
    refusalRow("started in a pause", AnHour, "start a:order:pause !w:start", Kind::AlreadyStarted);
    refusalRow("ready after the end", AnHour, "w# !w:ready", Kind::GameOver);
    refusalRow("started after the end", AnHour, "w# !w:start", Kind::GameOver);
    refusalRow("a move before the start", AnHour, "!e2e4", Kind::NotStarted);
    refusalRow("a touch before the start", AnHour, "!e2", Kind::NotStarted);
    refusalRow("a claim before the start", AnHour, "!w?3", Kind::NotStarted);
    refusalRow("a pause before the start", AnHour, "!w:propose:pause", Kind::NotStarted);
    refusalRow("going on before the start", AnHour, "!w:resume", Kind::NotPaused);
}
void TestMatchCourse::refusesToStart() { tellRefusal(); }

void TestMatchCourse::absentAtTheStart_data()
{
    storyColumns();
    const std::string full = "3600000 3600000 -";
    story("FIDE: Black, at once", AnHour, "startpos", "w:ready a:absent:0:1", "1-0 absence", full, "");
    story("FIDE: White, at once", AnHour, "startpos", "b:ready a:absent:1:0", "0-1 absence", full, "");
    story("both", AnHour, "startpos", "a:absent:1:1", "0-0 absence", full, "");
    story("Classic: after an hour", "classic | 7200", "startpos", "w:ready a:absent:0:1@3599", "1-0 absence",
          "7200000 7200000 -", "");
    story("his colour doesn't matter, nor what the other could mate with", AnHour, SetUp, "a:absent:0:1", "1-0 absence",
          full, "");
    story("neither was ready: White's time runs", "classic | 7200", "startpos", "-:start-clock@10 a:warn:w:Late@90",
          "ready", "7110000 7200000 w 7210000", "");
    story("White comes late", "classic | 7200", "startpos", "-:start-clock@10 w:ready@90 b:ready@10 e2e4@5", "running",
          "7095000 7200000 b 7315000", "e2e4");
    story("Black starts White's clock", "classic | 7200", "startpos", "b:start-clock@10 w:ready@90", "running",
          "7110000 7200000 w 7210000", "");
    story("White's flag falls before he comes", "classic absence=9000 | 3600", "startpos",
          "b:start-clock@10 -:tick@3600", "0-1 time forfeit", "0 3600000 -", "");
    story("White has begun, and Black doesn't come", "classic | 7200", "startpos", "start e2e4@10 a:absent:0:1@3589",
          "1-0 absence", "7190000 3611000 -", "e2e4");
    story("without a clock", "fide", "startpos", "e2e4 a:absent:0:1", "1-0 absence", "none none -", "e2e4");
}
void TestMatchCourse::absentAtTheStart() { tellStory(); }

void TestMatchCourse::refusesAbsence_data()
{
    refusalColumns();
    refusalRow("Classic: before an hour is over", "classic | 7200", "w:ready !a:absent:0:1@3598.999",
               Kind::NotYetAbsent);
    refusalRow("Casual: never", "casual firstmove-free=no | 3600", "w:ready !a:absent:0:1@90000", Kind::NobodyAbsent);
    refusalRow("nobody is named", AnHour, "!a:absent:0:0", Kind::NobodyAbsent);
    refusalRow("who is ready", AnHour, "w:ready !a:absent:1:0", Kind::NobodyAbsent);
    refusalRow("one of two", AnHour, "w:ready !a:absent:1:1", Kind::NobodyAbsent);
    refusalRow("who has moved", AnHour, "start e2e4 e7e5 !a:absent:0:1", Kind::NobodyAbsent);
    refusalRow("who has claimed something", "fide takeback=yes", "e2e4 b?3 !a:absent:0:1", Kind::NobodyAbsent);
    refusalRow("in a pause", AnHour, "a:start a:order:pause !a:absent:0:1", Kind::Paused);
    refusalRow("after the end", AnHour, "w# !a:absent:0:1", Kind::GameOver);
    refusalRow("by a player", AnHour, "w:ready !w:absent:0:1", Kind::NotForThisActor);
    refusalRow("the clock of who is ready", "classic | 7200", "w:ready !b:start-clock", Kind::NobodyAbsent);
    refusalRow("one's own clock", "classic | 7200", "!w:start-clock", Kind::NobodyAbsent);
    refusalRow("a clock that runs", "classic | 7200", "b:start-clock !-:start-clock", Kind::ClockRuns);
    refusalRow("a clock after the start", "classic | 7200", "start !b:start-clock", Kind::AlreadyStarted);
    refusalRow("a move while only White's time runs", "classic | 7200", "b:start-clock !e2e4", Kind::NotStarted);
}
void TestMatchCourse::refusesAbsence() { tellRefusal(); }

void TestMatchCourse::pauses_data()
{
    storyColumns();
    const std::string begun = "start e2e4@10 ";
    story("proposed", AnHour, "startpos", begun + "w:propose:pause@5", "running proposal:w",
          "3590000 3595000 b 3611000", "e2e4");
    story("agreed", AnHour, "startpos", begun + "w:propose:pause@5 b:agree@5", "paused", "3590000 3590000 -", "e2e4");
    story("refused", AnHour, "startpos", begun + "w:propose:pause@5 b:disagree@5", "running",
          "3590000 3590000 b 3611000", "e2e4");
    story("no time is lost in it", AnHour, "startpos", begun + "w:propose:pause@5 b:agree@5 w:resume@5000 e7e5@7",
          "running", "3590000 3583000 w 8618000", "e2e4 e7e5");
    story("the arbiter ends it", AnHour, "startpos", begun + "a:order:pause@5 a:resume@5000", "running",
          "3590000 3595000 b 8611000", "e2e4");
    story("Casual: one is enough", "casual | 3600", "startpos", "e2e4@10 w:propose:pause@5", "paused",
          "3600000 3595000 -", "e2e4");
    story("Casual: before the free first move", "casual | 3600", "startpos",
          "w:propose:pause@5 w:resume@5 b:propose:pause@5 b:resume@5 e2e4@10", "running", "3600000 3600000 b 3630000",
          "e2e4");
    story("without a clock", "fide", "startpos", "e2e4 w:propose:pause b:agree", "paused", "none none -", "e2e4");
    story("between the move and the press", "fide passing=by-hand | 3600", "startpos",
          "start e2e4@10 a:order:pause@5 a:resume@100 press@5", "running", "3580000 3600000 b 3721000", "e2e4");
    story("a delay goes on where it stood", "fide | 3600d10", "startpos",
          "start e2e4@4 a:order:pause@6 a:resume@100 e7e5@6", "running", "3600000 3598000 w 3727000", "e2e4 e7e5");
    story("a draw can be agreed in it", AnHour, "startpos", "start e2e4 e7e5 a:order:pause w= b+", "1/2-1/2 agreement",
          "3598000 3599000 -", "e2e4 e7e5");
    story("resigned in it", AnHour, "startpos", "start e2e4 e7e5 a:order:pause b#", "1-0 resignation",
          "3598000 3599000 -", "e2e4 e7e5");
}
void TestMatchCourse::pauses() { tellStory(); }

void TestMatchCourse::refusesInAPause_data()
{
    refusalColumns();
    const std::string paused = "start e2e4 a:order:pause ";
    refusalRow("a move", AnHour, paused + "!e7e5", Kind::Paused);
    refusalRow("a touch", AnHour, paused + "!e7", Kind::Paused);
    refusalRow("\"I adjust\"", AnHour, paused + "!adjust", Kind::Paused);
    refusalRow("the press", "fide passing=by-hand | 3600", paused + "!press", Kind::Paused);
    refusalRow("a claim", AnHour, paused + "!b?3", Kind::Paused);
    refusalRow("a take-back", "fide takeback=yes | 3600", paused + "!w<", Kind::Paused);
    refusalRow("another pause", AnHour, paused + "!w:propose:pause", Kind::Paused);
    refusalRow("another pause by the arbiter", AnHour, paused + "!a:order:pause", Kind::Paused);
    refusalRow("going on twice", AnHour, paused + "w:resume !w:resume", Kind::NotPaused);
    refusalRow("going on by the program", AnHour, paused + "!-:resume", Kind::NotForThisActor);
    refusalRow("a pause after the end", AnHour, "start w# !b:propose:pause", Kind::GameOver);
    refusalRow("going on after the end", AnHour, "start w# !b:resume", Kind::GameOver);
}
void TestMatchCourse::refusesInAPause() { tellRefusal(); }

void TestMatchCourse::proposals_data()
{
    courseColumns();
    const std::string begun = "start e2e4 e7e5 ";
    courseRow("refused by the opponent's move", AnHour, "startpos", begun + "b:propose:pause g1f3", "running");
    courseRow("stands after the proposer's own move", AnHour, "startpos", begun + "w:propose:pause g1f3",
              "running proposal:w");
    courseRow("refused by the reply to that", AnHour, "startpos", begun + "w:propose:pause g1f3 b8c6", "running");
    courseRow("agreed after the proposer's own move", AnHour, "startpos", begun + "w:propose:pause g1f3 b:agree",
              "paused");
    courseRow("proposed anew after a no", AnHour, "startpos", begun + "w:propose:pause b:disagree b:propose:pause",
              "running proposal:b");
    courseRow("the end of the game ends it", AnHour, "startpos", begun + "w:propose:pause b#", "1-0 resignation");
    courseRow("sealing ends it", AnHour, "startpos", begun + "b:propose:pause w:seal:{Nf3}", "adjourned");
}
void TestMatchCourse::proposals() { tellCourse(); }

void TestMatchCourse::refusesProposals_data()
{
    refusalColumns();
    const std::string begun = "start e2e4 e7e5 ";
    refusalRow("a second one", AnHour, begun + "w:propose:pause !b:propose:result:1/2:1/2", Kind::ProposalIsOpen);
    refusalRow("agreeing to one's own", AnHour, begun + "w:propose:pause !w:agree", Kind::NoProposal);
    refusalRow("refusing one's own", AnHour, begun + "w:propose:pause !w:disagree", Kind::NoProposal);
    refusalRow("agreeing to nothing", AnHour, begun + "!w:agree", Kind::NoProposal);
    refusalRow("refusing nothing", AnHour, begun + "!w:disagree", Kind::NoProposal);
    refusalRow("agreeing too late", "fide restart-plies=3 | 3600", begun + "w:propose:swap-players g1f3 !b:agree",
               Kind::TooLateToSwap);
    refusalRow("agreeing to times after the pause", AnHour,
               begun + "a:order:pause w:propose:times:1000:1000 a:resume !b:agree", Kind::OnlyInPause);
    refusalRow("answering after the end", AnHour, begun + "w:propose:pause b# !b:agree", Kind::GameOver);
    refusalRow("by the arbiter", AnHour, begun + "!a:propose:pause", Kind::NotForThisActor);
    refusalRow("answered by the arbiter", AnHour, begun + "w:propose:pause !a:agree", Kind::NotForThisActor);
}
void TestMatchCourse::refusesProposals() { tellRefusal(); }

void TestMatchCourse::correctsTimes_data()
{
    storyColumns();
    const std::string paused = "start e2e4@10 a:order:pause@5 ";
    story("in a pause, by both", AnHour, "startpos", paused + "w:propose:times:1800000:1700000 b:agree", "paused",
          "1800000 1700000 -", "e2e4");
    story("not by one", AnHour, "startpos", paused + "w:propose:times:1800000:1700000", "paused proposal:w",
          "3590000 3595000 -", "e2e4");
    story("not against one's will", AnHour, "startpos", paused + "w:propose:times:1800000:1700000 b:disagree", "paused",
          "3590000 3595000 -", "e2e4");
    story("the game goes on with them", AnHour, "startpos",
          paused + "w:propose:times:1800000:1700000 b:agree b:resume e7e5@10", "running", "1800000 1690000 w 1829000",
          "e2e4 e7e5");
    story("before the start", AnHour, "startpos", "w:propose:times:1800000:1700000 b:agree", "ready",
          "1800000 1700000 -", "");
    story("a take-back goes back to the corrected time", "fide takeback=yes | 3600", "startpos",
          paused + "w:propose:times:1800000:1700000 b:agree b:resume e7e5@10 b< w<+", "running",
          "1800000 1705000 b 1736000", "e2e4");
    story("to nothing: the flag", AnHour, "startpos", paused + "w:propose:times:1800000:0 b:agree", "1-0 time forfeit",
          "1800000 0 -", "e2e4");
    story("less than nothing is nothing", AnHour, "startpos", paused + "w:propose:times:-5:1700000 b:agree",
          "0-1 time forfeit", "0 1700000 -", "e2e4");
    story("where one has no clock", "fide | 3600 -", "startpos", "w:propose:times:1800000:1700000 b:agree", "ready",
          "1800000 none -", "");
    story("set the wrong way round", "fide | 3600 1800+10", "startpos", paused + "w:propose:swap-clocks b:agree",
          "paused", "1805000 3590000 -", "e2e4");
    story("and then they run so", "fide | 3600 1800+10", "startpos",
          paused + "w:propose:swap-clocks b:agree b:resume e7e5@5 d2d4@5", "running", "1810000 3585000 b 3614000",
          "e2e4 e7e5 d2d4");
}
void TestMatchCourse::correctsTimes() { tellStory(); }

void TestMatchCourse::swapsPlayers_data()
{
    courseColumns();
    const std::string swap = "w:propose:swap-players b:agree";
    courseRow("FIDE: after 19 plies the game is void", "fide", "startpos", Nineteen + swap, "0-0 void");
    courseRow("FIDE: before the start", AnHour, "startpos", swap, "0-0 void");
    courseRow("Classic: under a quarter of the period", "classic | 400", "startpos",
              "start e2e4@97.999 e7e5@99.999 " + swap, "0-0 void");
    courseRow("Classic: however many plies", "classic | 400", "startpos", "start " + Nineteen + "b6b5 " + swap,
              "0-0 void");
    courseRow("Classic: the first period counts", "classic | 40/400,4000", "startpos", "start e2e4@99.999 " + swap,
              "0-0 void");
    courseRow("Classic without a clock: by plies", "classic", "startpos", Nineteen + swap, "0-0 void");
    courseRow("Casual: the game goes on", "casual", "startpos", Nineteen + "b6b5 " + swap, "running");
    courseRow("in a pause", AnHour, "startpos", "start e2e4 a:order:pause " + swap, "0-0 void");
}
void TestMatchCourse::swapsPlayers() { tellCourse(); }

void TestMatchCourse::namesChangeSides()
{
    Game game;
    game.setTag("White", "Anna");
    game.setTag("Black", "Boris");
    game.setTag("WhiteElo", "2100");
    game.setTag("BlackTitle", "FM");
    Match match(game, script::termsOf("casual | 600 300"));
    script::run(match, "e2e4 w:propose:swap-players b:agree");
    QCOMPARE(std::string(game.tag("White").value()), "Boris");
    QCOMPARE(std::string(game.tag("Black").value()), "Anna");
    QCOMPARE(std::string(game.tag("BlackElo").value()), "2100");
    QCOMPARE(std::string(game.tag("WhiteTitle").value()), "FM");
    QVERIFY(!game.tag("WhiteElo") && !game.tag("BlackTitle"));
    // the times are the colours'
    QCOMPARE(std::string(game.tag("WhiteTimeControl").value()), "600");
    QVERIFY(script::recorded(game).ends_with("1: swap players"));
    QCOMPARE(script::clocks(match), "600000 298000 b 301000");
}

void TestMatchCourse::namesStayWhereTheGameStartsAnew()
{
    Game game;
    game.setTag("White", "Anna");
    game.setTag("Black", "Boris");
    Match match(game, script::termsOf("fide"));
    script::run(match, "e2e4 w:propose:swap-players");
    const auto answered = match.apply({wish::Agree{}, Actor::Black, match.now()});
    QVERIFY(answered);
    const Events expected{ProposalEnded{Color::White, act::SwapPlayers{}, Answer::Accepted}, PlayersSwapped{true},
                          MatchEnded{voided()}};
    QVERIFY(*answered == expected);
    QCOMPARE(std::string(game.tag("White").value()), "Anna");
    QVERIFY(match.isFinal());
}

void TestMatchCourse::voids_data()
{
    courseColumns();
    courseRow("a set-up game by both", "fide", SetUp, "e2e4 w:propose:void b:agree", "0-0 void");
    courseRow("a set-up game not by one", "fide", SetUp, "e2e4 w:propose:void", "running proposal:w");
    courseRow("any game by the arbiter", "fide", "startpos", "e2e4 a:order:void:Wrong%20board", "0-0 void");
}
void TestMatchCourse::voids() { tellCourse(); }

void TestMatchCourse::results_data()
{
    courseColumns();
    for (const auto *const points : {"1:0", "0:1", "1/2:1/2", "0:0", "1/2:0", "0:1/2"}) {
        const std::string text = QString(points).replace(':', '-').toStdString();
        courseRow(points, "fide", "startpos", std::string("e2e4 w:propose:result:") + points + " b:agree",
                  text + " joint decision");
    }
    courseRow("before the start", AnHour, "startpos", "b:propose:result:0:0 w:agree", "0-0 joint decision");
    courseRow("against a bare king", "fide", SetUp, "w:propose:result:0:1 b:agree", "0-1 joint decision");
}
void TestMatchCourse::results() { tellCourse(); }

void TestMatchCourse::signs_data()
{
    QTest::addColumn<std::string>("terms");
    QTest::addColumn<std::string>("words");
    QTest::addColumn<std::string>("course");
    QTest::addColumn<bool>("isFinal");
    const auto row = [](const char *name, const std::string &terms, const std::string &words, const std::string &course,
                        bool isFinal) { QTest::newRow(name) << terms << words << course << isFinal; };
    row("the game goes on", "fide", "e2e4", "running", false);
    row("unsigned", "fide", "w#", "0-1 resignation", false);
    row("signed by one", "fide", "w# w:sign", "0-1 resignation signed:w", false);
    row("signed by both", "fide", "w# w:sign b:sign", "0-1 resignation signed:w signed:b", true);
    row("Casual: at once", "casual", "w#", "0-1 resignation", true);
    row("a void game has nothing to sign", "fide", "a:order:void", "0-0 void", true);
    row("set right by the arbiter, signed anew", "fide", "w# w:sign a:order:result:1:0", "1-0 arbiter decision", false);
    row("set right, and signed", "fide", "w# w:sign a:order:result:1:0 b:sign w:sign",
        "1-0 arbiter decision signed:w signed:b", true);
    row("taken back after the end, and ended again", "casual sign=yes", "f2f3 e7e5 g2g4 d8h4 b:sign b< d8h4",
        "0-1 checkmate", false);
}

void TestMatchCourse::signs()
{
    QFETCH(std::string, terms);
    QFETCH(std::string, words);
    QFETCH(std::string, course);
    QFETCH(bool, isFinal);
    Game game;
    Match match(game, script::termsOf(terms));
    script::run(match, words);
    QCOMPARE(script::course(match), course);
    QCOMPARE(match.isFinal(), isFinal);
}

void TestMatchCourse::refusesToSign_data()
{
    refusalColumns();
    refusalRow("no result yet", "fide", "e2e4 !w:sign", Kind::GameGoesOn);
    refusalRow("twice", "fide", "w# w:sign !w:sign", Kind::SignedAlready);
    refusalRow("where nobody signs", "casual", "w# !w:sign", Kind::NoSigning);
    refusalRow("a void game", "fide", "a:order:void !w:sign", Kind::NoSigning);
    refusalRow("by the arbiter", "fide", "w# !a:sign", Kind::NotForThisActor);
}
void TestMatchCourse::refusesToSign() { tellRefusal(); }

void TestMatchCourse::refusesActs_data()
{
    refusalColumns();
    refusalRow("more points than there are", "fide", "!w:propose:result:1:1", Kind::NoSuchResult);
    refusalRow("a half too much", "fide", "!w:propose:result:1:1/2", Kind::NoSuchResult);
    refusalRow("a half too much for Black", "fide", "!b:propose:result:1/2:1", Kind::NoSuchResult);
    refusalRow("not even by the arbiter", "fide", "!a:order:result:1:1", Kind::NoSuchResult);
    refusalRow("void by both, from the usual start", "fide", "e2e4 !w:propose:void", Kind::NotSetUp);
    refusalRow("FIDE: swapped after 20 plies", "fide", Nineteen + "b6b5 !w:propose:swap-players", Kind::TooLateToSwap);
    refusalRow("Classic: White has used a quarter", "classic | 400", "start e2e4@100 !w:propose:swap-players",
               Kind::TooLateToSwap);
    refusalRow("Classic: Black has used a quarter", "classic | 400", "start e2e4 e7e5@100 !w:propose:swap-players",
               Kind::TooLateToSwap);
    refusalRow("times while they run", AnHour, "start !w:propose:times:1000:1000", Kind::OnlyInPause);
    refusalRow("clocks while they run", AnHour, "start !w:propose:swap-clocks", Kind::OnlyInPause);
    refusalRow("times without a clock", "fide", "w:propose:pause b:agree !w:propose:times:1000:1000", Kind::NoClock);
    refusalRow("clocks without a clock", "fide", "w:propose:pause b:agree !w:propose:swap-clocks", Kind::NoClock);
}
void TestMatchCourse::refusesActs() { tellRefusal(); }

void TestMatchCourse::nothingAfterTheEnd_data()
{
    QTest::addColumn<std::string>("word");
    QTest::addColumn<Refusal::Kind>("kind");
    const auto row = [](const char *word, Kind kind) { QTest::newRow(word) << std::string(word) << kind; };
    for (const auto *const word : {"w:move:g1f3",
                                   "w:drop:e4:e6",
                                   "w:touch:g1",
                                   "w:adjust",
                                   "w:press",
                                   "w:offer",
                                   "w:arm",
                                   "w:disarm",
                                   "b:accept",
                                   "b:decline",
                                   "w:claim:fifty",
                                   "w:ask-increment",
                                   "w:resign",
                                   "w:ask-takeback",
                                   "b:accept-takeback",
                                   "w:ready",
                                   "a:start",
                                   "a:resume",
                                   "w:propose:pause",
                                   "w:propose:swap-players",
                                   "b:agree",
                                   "b:disagree",
                                   "w:seal:x",
                                   "w:seal-reply:x",
                                   "b:open-sealed",
                                   "w:start-clock",
                                   "a:absent:1:0",
                                   "a:add-time:w:9",
                                   "a:warn:w:Late",
                                   "a:order:pause",
                                   "a:order:void",
                                   "a:order:times:9:9",
                                   "a:return-to:0",
                                   "w:state-sealed:g1f3",
                                   "b:decline-takeback",
                                   "w:claim-no-normal-means"})
        row(word, Kind::GameOver);
    row("w:sign", Kind::SignedAlready);
    row("a:order:result:1:0", Kind::ResultSigned);
    row("-:tick", Kind::FlagStands);
    row("-:decide:no:1", Kind::NotDeciding);
}

void TestMatchCourse::nothingAfterTheEnd()
{
    QFETCH(std::string, word);
    QFETCH(Refusal::Kind, kind);
    Game game;
    Match match(game, script::termsOf("fide passing=by-hand takeback=yes quickfinish=yes | 7200"));
    script::run(match, "start e2e4 press e7e5 press w:resign w:sign b:sign");
    const Game before = game;
    const auto answered = match.apply(script::commandOf(match, word));
    QVERIFY(!answered);
    QCOMPARE(answered.error().kind, kind);
    QVERIFY(game == before);
}

QTEST_APPLESS_MAIN(TestMatchCourse)
#include "tst_matchcourse.moc"
