#include "core/laws/clockrecord.h"
#include "core/laws/scoresheet.h"
#include "stories.h"

using namespace chess;
using namespace stories;
using Kind = Refusal::Kind;

/// The clocks of a match, to the millisecond (LAWS section 12).
class TestMatchClock : public QObject
{
    Q_OBJECT

private slots:
    void runs_data();
    void runs();
    void flags_data();
    void flags();
    void comesFirst_data();
    void comesFirst();
    void refuses_data();
    void refuses();
    void recordsTimeLeft_data();
    void recordsTimeLeft();
    void writesTheSheet_data();
    void writesTheSheet();
    void aWishAfterTheFlagIsItsFall();
    void locksTheOpponentUntilThePress();
};

namespace {

const std::string ByHand = "fide passing=by-hand ";

} // namespace

void TestMatchClock::runs_data()
{
    storyColumns();
    told("before the start no time runs", "fide | 60", "w:ready@5", "60000 60000 -");
    told("both are ready", "fide | 60", "w:ready@5 b:ready@2", "60000 60000 w 67000");
    told("it is started", "fide | 60", "start@5", "60000 60000 w 65000");
    told("the first move costs time", "fide | 60", "start@0 e2e4@7", "53000 60000 b 67000");
    told("Casual: no start, and the first move is free", "casual | 60", "e2e4@7", "60000 60000 b 67000");
    told("Casual: then time runs", "casual | 60", "e2e4@7 e7e5@3", "60000 57000 w 70000");
    told("Casual: the free move brings its increment", "casual | 60+5", "e2e4@7", "70000 65000 b 72000");
    told("Casual, by hand: the press starts Black's", "casual passing=by-hand | 60", "e2e4@7 press@2",
         "60000 60000 b 69000");
    told("Casual, by hand: before it none runs", "casual passing=by-hand | 60", "e2e4@7", "60000 60000 -");
    story("Casual: Black's first move is free where he begins", "casual | 60", "4k3/8/8/8/8/8/8/R3K3 b - - 0 1",
          "e8d8@9", "60000 60000 w 69000");
    told("no clock", "fide", "e2e4@7", "none none -");

    told("an increment", "fide | 60+5", "start@0 e2e4@7.001", "62999 65000 b 72001");
    told("the increment of the next move's period", "fide | 2/100+5,50+10", "start@0 e2e4@10 e7e5@10 g1f3@80 b8c6@20",
         "80000 140000 w 200000");
    told("the next period's time comes with its last move", "fide | 2/100,50", "start@0 e2e4@10 e7e5@10 g1f3@10",
         "130000 90000 b 120000");
    told("the last period repeats", "fide | 1/100,1/50", "start@0 e2e4@10 e7e5@10 g1f3@10 b8c6@10 f1c4@10",
         "220000 180000 b 230000");
    told("a delay", "fide | 60d5", "start@0 e2e4@3 e7e5@8", "60000 57000 w 76000");
    told("Bronstein", "fide | 60b5", "start@0 e2e4@3 e7e5@8", "60000 57000 w 71000");
    told("an hourglass", "fide | 60h", "start@0 e2e4@10 e7e5@25", "75000 45000 w 110000");
    told("a fixed time for each move", "fide | 30/1", "start@0 e2e4@29.999 e7e5@1", "30000 30000 w 60999");
    told("each player his own", "fide | 60 10+2", "start@0 e2e4@5 e7e5@3", "55000 11000 w 63000");
    told("one without a clock", "fide | - 60", "start@0 e2e4@500 e7e5@10", "none 50000 w never");

    told("by hand: until the press it is the mover's time", ByHand + "| 60", "start@0 e2e4@7", "53000 60000 w 60000");
    told("by hand: with the press the opponent's", ByHand + "| 60", "start@0 e2e4@7 press@2", "51000 60000 b 69000");
    told("by hand: the increment comes with the press", ByHand + "| 60+5", "start@0 e2e4@7 press@2",
         "61000 65000 b 74000");
    told("by hand: not before", ByHand + "| 60+5", "start@0 e2e4@7", "58000 65000 w 65000");
    told("by hand: the move counts once it is completed", ByHand + "| 1/60,30", "start@0 e2e4@7",
         "53000 60000 w 60000");
    told("by hand: then the next period begins", ByHand + "| 1/60,30", "start@0 e2e4@7 press@3", "80000 60000 b 70000");
    told("by hand: Bronstein knows the whole turn", ByHand + "| 60b5", "start@0 e2e4@2 press@2", "60000 60000 b 64000");
    story("the chooser is open", "fide | 60", "8/4P1k1/8/8/8/8/8/4K3 w - - 0 1", "start@0 e7-e8@7 a:add-time:b:0@5",
          "48000 60000 w 60000");
    story("the piece is chosen", "fide | 60", "8/4P1k1/8/8/8/8/8/4K3 w - - 0 1", "start@0 e7-e8@7 e7e8q@5",
          "48000 60000 b 72000");

    told("an offer costs nothing", "fide | 60", "start@0 e2e4@1 e7e5@1 w=@3 b-@2", "54000 59000 w 61000");
    told("agreed: both clocks stop", "fide | 60", "start@0 e2e4@1 e7e5@1 w=@3 b+@2", "54000 59000 -");
    told("resigned: both stop", "fide | 60", "start@0 e2e4@1 b#@4", "59000 56000 -");
    told("mate: both stop", "fide | 60+5", "start@0 f2f3@1 e7e5@1 g2g4@1 d8h4@7", "73000 62000 -");
    told("a wrong claim: the claimant's time goes on", "fide | 60", "start@0 e2e4@1 e7e5@1 w?3@4",
         "55000 179000 w 61000");
    told("a right one: both stop", "fide | 60", "start@0 g1f3 g8f6 f3g1 f6g8 g1f3 g8f6 f3g1 f6g8 w?3@4",
         "52000 56000 -");
    told("Classic: a wrong claim takes five minutes", "classic | 400", "start@0 e2e4@1 e7e5@1 w?3@4",
         "95000 399000 w 101000");
    told("a penalty goes to who isn't on turn", ByHand + "| 60", "start@0 press@4", "56000 180000 w 60000");
    told("the arbiter adds and takes", "fide | 60", "start@0 a:add-time:w:-5000@10 a:add-time:b:1500@10",
         "35000 61500 w 55000");

    told("a pause stops it", "fide | 60", "start@0 e2e4@10 w:propose:pause@3 b:agree@4", "50000 53000 -");
    told("no time passes in it", "fide | 60", "start@0 e2e4@10 w:propose:pause@3 b:agree@4 a:add-time:w:0@90",
         "50000 53000 -");
    told("and it goes on from there", "fide | 60", "start@0 e2e4@10 w:propose:pause@3 b:agree@4 w:resume@90",
         "50000 53000 b 160000");
    told("a delay is not given twice", "fide | 60d5",
         "start@0 w:propose:pause@3 b:agree@1 w:resume@90 a:add-time:w:0@3", "58000 60000 w 155000");
    told("Casual: one alone may pause", "casual | 60", "e2e4@10 w:propose:pause@3", "60000 57000 -");
    told("Casual: paused before the free move", "casual | 60", "w:propose:pause@3 w:resume@9", "60000 60000 -");
    told("by hand: paused before the press", ByHand + "| 60", "start@0 e2e4@10 w:propose:pause@3 b:agree@4 w:resume@90",
         "43000 60000 w 150000");
    told("set right in a pause", "fide | 60", "start@0 w:propose:pause@3 b:agree@4 w:propose:times:50000:40001 b:agree",
         "50000 40001 -");

    told("taken back: as that turn began", "casual | 60", "e2e4@9 e7e5@4 g1f3@7 w<@2 b<+@3", "60000 56000 w 85000");
    told("taken back with the reply", "casual | 60", "e2e4@9 e7e5@4 g1f3@7 b8c6@5 w<@2 b<+@3", "60000 56000 w 90000");
    told("the other player takes back", "casual | 60", "e2e4@9 e7e5@4 g1f3@7 b<@2 w<+@3", "60000 60000 b 85000");
    told("back to the free move", "casual | 60", "e2e4@9 w<@2 b<+@3", "60000 60000 -");
    told("the increment goes too", "fide takeback=yes | 60+5", "start@0 e2e4@9 w<@2 b<+@3", "65000 65000 w 79000");
    told("a move of the period goes too", "fide takeback=yes | 1/60,30", "start@0 e2e4@9 w<@2 b<+@3 d2d4@1",
         "89000 60000 b 75000");
    told("a penalty stays", "fide takeback=yes | 60", "start@0 e2e4@9 e7e5@9 w?3@1 w<@2 b<+@3", "60000 180000 w 84000");
    told("by hand: before the press", ByHand + "takeback=yes | 60", "start@0 e2e4@9 w<@2 b<+@3", "60000 60000 w 74000");
    told("Casual: after the end", "casual | 60", "f2f3@5 e7e5@5 g2g4@5 d8h4@9 b<@40", "55000 55000 b 119000");
}
void TestMatchClock::runs() { tellStory(clocks); }

void TestMatchClock::flags_data()
{
    storyColumns();
    const std::string bareBlack = "4k3/8/8/8/8/8/8/Q3K3 w - - 0 1";
    told("a millisecond before", "fide | 60", "start@0 e2e4@59.999", "* 1 60000 b 119999");
    told("exactly at 0", "fide | 60", "start@0 e2e4@60", "0-1 flag 0 60000 -");
    told("called by itself", "fide | 60", "start@0 -:tick@60", "0-1 flag 0 60000 -");
    told("long after", "fide | 60", "start@0 -:tick@1000", "0-1 flag 0 60000 -");
    told("an increment comes too late", "fide | 60+5", "start@0 e2e4@65", "0-1 flag 0 65000 -");
    told("before Bronstein gives back", "fide | 60b5", "start@0 e2e4@60", "0-1 flag 0 60000 -");
    told("Bronstein a millisecond earlier", "fide | 60b5", "start@0 e2e4@59.999", "* 5001 60000 b 119999");
    told("after the delay", "fide | 60d5", "start@0 e2e4@64.999 e7e5@65", "1-0 flag 1 0 -");
    told("the last grain of sand", "fide | 60h", "start@0 e2e4@10 e7e5@70", "1-0 flag 120000 0 -");
    told("a fixed time", "fide | 30/1", "start@0 e2e4@30", "0-1 flag 0 30000 -");
    told("before the period's last move", "fide | 2/60,30", "start@0 e2e4@59.5 e7e5@1 g1f3@0.5", "0-1 flag 0 59000 -");
    told("by hand: between move and press", ByHand + "| 60", "start@0 e2e4@59 press@1", "0-1 flag 0 60000 -");
    story("with the chooser open", "fide | 60", "8/4P1k1/8/8/8/8/8/4K3 w - - 0 1", "start@0 e7-e8@7 e7e8q@53",
          "1/2-1/2 flag 0 60000 -");
    story("the opponent can't mate", "fide | 60", bareBlack, "start@0 -:tick@60", "1/2-1/2 flag 0 60000 -");
    story("Classic: neither can a bare king", "classic | 60", bareBlack, "start@0 -:tick@60", "1/2-1/2 flag 0 60000 -");
    story("Classic: a knight wins on time", "classic | 60", "4k2n/8/8/8/8/8/8/Q3K3 w - - 0 1", "start@0 -:tick@60",
          "0-1 flag 0 60000 -");
    story("by hand: the move not pressed counts", ByHand + "| 60", "4k3/8/8/8/8/8/r7/R3K3 w - - 0 1",
          "start@0 a1a2@30 press@30", "1/2-1/2 flag 0 60000 -");
    story("by hand: the promotion not pressed counts", ByHand + "| 60", "8/1P5p/8/8/8/8/7K/k7 b - - 0 1",
          "start@0 h7h5@1 press@1 b7b8q@10 press@60", "0-1 flag 0 58000 -");
    story("by hand: an illegal drop doesn't", ByHand + "| 60", "4k3/8/8/8/8/8/r7/R3K3 w - - 0 1",
          "start@0 a1-b2@30 press@30", "0-1 flag 0 60000 -");
    told("the penalty takes the last of it", "classic | 300", "start@0 e2e4@1 e7e5@1 w?3@1", "0-1 flag 0 299000 -");
    told("the penalty leaves a millisecond", "classic | 302.001", "start@0 e2e4@1 e7e5@1 w?3@1", "* 1 301001 w 3001");
    told("the arbiter takes the last", "fide | 60", "start@0 e2e4@1 a:add-time:w:-60000@1", "0-1 flag 0 59000 -");
    told("set to 0 by both", "fide | 60", "start@0 w:propose:pause@3 b:agree@4 w:propose:times:0:40000 b:agree",
         "0-1 flag 0 40000 -");
}
void TestMatchClock::flags()
{
    tellStory([](const Played &played) { return script::result(played.match) + " " + script::clocks(played.match); });
}

void TestMatchClock::comesFirst_data()
{
    storyColumns();
    told("mate, then the time", "fide | 60", "start@0 f2f3 e7e5 g2g4 d8h4@57.999 !-:tick@1000", "0-1 checkmate");
    told("by hand: mate needs no press", ByHand + "| 60",
         "start@0 f2f3 press e7e5 press g2g4 press d8h4@57.999 !-:tick@1000", "0-1 checkmate");
    story("stalemate", "fide | 60", "7k/8/5KQ1/8/8/8/8/8 w - - 0 1", "start@0 g6f7@59.999 !-:tick@1000",
          "1/2-1/2 stalemate");
    story("a dead position", "fide | 60", "8/8/2k5/8/3p4/3K4/8/8 w - - 0 1", "start@0 d3d4@59.999 !-:tick@1000",
          "1/2-1/2 dead");
    told("resignation", "fide | 60", "start@0 w#@59.999 !-:tick@1000", "0-1 resignation");
    told("agreement", "fide | 60", "start@0 e2e4 e7e5 w= b+@57.999 !-:tick@1000", "1/2-1/2 agreement");
    told("agreement too late", "fide | 60", "start@0 e2e4 e7e5 w= b+@58", "0-1 flag");
    told("a right claim", "fide | 60", "start@0 g1f3 g8f6 f3g1 f6g8 g1f3 g8f6 f3g1 f6g8 w?3@55.999 !-:tick@1000",
         "1/2-1/2 threefold");
    told("a right claim too late", "fide | 60", "start@0 g1f3 g8f6 f3g1 f6g8 g1f3 g8f6 f3g1 f6g8 w?3@56", "0-1 flag");
    told("the fifth occurrence", "rapid | 60",
         "start@0 g1f3 g8f6 f3g1 f6g8 g1f3 g8f6 f3g1 f6g8 g1f3 g8f6 f3g1 f6g8 g1f3 g8f6 f3g1 f6g8 !-:tick@1000",
         "1/2-1/2 fivefold");
    told("the flag, then mate", "fide | 60", "start@0 f2f3 e7e5 g2g4 d8h4@59", "1-0 flag");
    told("the flag, then resignation of the other", "fide | 60", "start@0 e2e4 b#@60", "1-0 flag");
}
void TestMatchClock::comesFirst()
{
    tellStory([](const Played &played) { return script::result(played.match); });
}

void TestMatchClock::refuses_data()
{
    refusalColumns();
    const auto row = [](const char *name, const std::string &terms, const std::string &words, Kind kind) {
        refusalRow(name, terms, "startpos", words, kind);
    };
    row("a move before the start", "fide | 60", "!e2e4", Kind::NotStarted);
    row("to be ready twice", "fide | 60", "w:ready !w:ready", Kind::ReadyAlready);
    row("a second start", "fide | 60", "start !start", Kind::AlreadyStarted);
    row("Casual: a start", "casual | 60", "!start", Kind::AlreadyStarted);
    row("a move in a pause", "fide | 60", "start w:propose:pause b:agree !e2e4", Kind::Paused);
    row("a pause by one alone", "fide | 60", "start w:propose:pause !w:agree", Kind::NoProposal);
    row("a look at a flag that stands", "fide | 60", "start !-:tick@59.999", Kind::FlagStands);
    row("new times while they run", "fide | 60", "start !w:propose:times:1000:2000", Kind::OnlyInPause);
    row("new times without clocks", "fide", "w:propose:pause b:agree !w:propose:times:1000:2000", Kind::NoClock);
    row("a press where releasing passes", "fide | 60", "start !press", Kind::PassedByItself);
    row("the opponent's press", ByHand + "| 60", "start e2e4 !b:press", Kind::NotYourTurn);
    row("a second move before the press", ByHand + "| 60", "start e2e4 !w:move:d2d4", Kind::MoveNotCompleted);
    row("a touch before the press", ByHand + "| 60", "start e2e4 !d2", Kind::MoveNotCompleted);
    row("a claim before the press", ByHand + "| 60", "start e2e4 !w?3", Kind::MoveNotCompleted);
}
void TestMatchClock::refuses() { tellRefusal(); }

void TestMatchClock::recordsTimeLeft_data()
{
    storyColumns();
    told("every completed move", "fide | 60+5", "start@0 e2e4@7 e7e5@3.25 g1f3@1", "63000 66750 67000");
    told("the free move", "casual | 60", "e2e4@7 e7e5@3", "60000 57000");
    told("by hand: with the press", ByHand + "| 60", "start@0 e2e4@7 press@2 e7e5@1", "51000 -");
    told("the move that mates", "fide | 60+5", "start@0 f2f3@1 e7e5@1 g2g4@1 d8h4@7.5", "69000 69000 73000 61500");
    told("by hand: the move that mates", ByHand + "| 60", "start@0 f2f3@1 press@0 e7e5@1 press@0 g2g4@1 press@0 d8h4@7",
         "59000 59000 58000 52000");
    story("the move that stalemates", "fide | 60", "7k/8/5KQ1/8/8/8/8/8 w - - 0 1", "start@0 g6f7@59.999", "1");
    story("the seventy-fifth move", "fide | 60", "4k3/8/8/8/8/8/8/R3K3 w - - 149 120", "start@0 a1a2@5", "55000");
    story("a pawn left on the last rank", ByHand + "| 60", "8/4P1k1/8/8/8/8/8/4K2R w - - 0 1",
          "start@0 e7-e8@7 press@1", "52000");
    story("a pawn left there once too often", ByHand + "| 60", "8/4P1k1/8/8/8/8/8/4K2R w - - 0 1",
          "start@0 press@1 e7-e8@7 press@1", "51000");
    told("nothing for a move that the flag overtook", ByHand + "| 60", "start@0 e2e4@7 press@53", "-");
    told("nothing after a resignation before the press", ByHand + "| 60", "start@0 e2e4@7 w#@3", "-");
    told("a player without a clock has no times", "fide | - 60", "start@0 e2e4@7 e7e5@3", "- 57000");
    told("moves made anew", "casual | 60", "e2e4@9 e7e5@4 w<@2 b<+@3 d2d4@1", "60000");
}
void TestMatchClock::recordsTimeLeft()
{
    tellStory([](const Played &played) {
        QStringList times;
        for (const NodeId node : played.game.mainLine()) {
            const auto left = recordedTimeLeft(played.game, node);
            times << (left ? QString::number(left->count()) : QStringLiteral("-"));
        }
        return times.join(' ').toStdString();
    });
}

void TestMatchClock::writesTheSheet_data()
{
    storyColumns();
    told("nothing in advance", "fide | 60", "start@0 e2-e5 !b:move:e7e5", "");
    told("each half-move once it is made", "fide | 60", "start@0 e2e4@7 e7e5@3", "e4 53000, e5 57000");
    told("by hand: its time once it is completed", ByHand + "| 60", "start@0 e2e4@7", "e4 -");
    told("with the offer", "fide | 60", "start@0 e2e4@7 e7e5@3 w= g1f3@1", "e4 53000, e5 57000, Nf3 51000 (=)");
    told("a claim's move is not there before it is made", "fide | 60", "start@0 e2e4@7 e7e5@3 w?3:g1f3@1",
         "e4 53000, e5 57000");
    told("nothing that was taken back", "casual | 60", "e2e4@9 e7e5@4 w<@2 b<+@3 d2d4@1", "d4 60000");
    story("not the pawn before its piece is chosen", "fide | 60", "8/4P1k1/8/8/8/8/8/4K3 w - - 0 1", "start@0 e7-e8",
          "");
}
void TestMatchClock::writesTheSheet()
{
    tellStory([](const Played &played) {
        QStringList entries;
        const ScoreSheet sheet = scoreSheet(played.game);
        for (const ScoreRow &row : sheet.rows) {
            for (const Color color : AllColors) {
                if (const auto &entry = row.moves[color]) {
                    const auto left = entry->timeLeft;
                    entries << QString::fromStdString(entry->move) + ' '
                            + (left ? QString::number(left->count()) : QStringLiteral("-"))
                            + (entry->drawOffered ? " (=)" : "");
                }
            }
        }
        return entries.join(QStringLiteral(", ")).toStdString();
    });
}

void TestMatchClock::aWishAfterTheFlagIsItsFall()
{
    Game game;
    Match match(game, script::termsOf("fide | 60"));
    script::run(match, "start@0");
    const auto answered = match.move(Move(Square::E2, Square::E4), MatchTime(70'000));
    QVERIFY(answered);
    QVERIFY(*answered == (Events{FlagFell{Color::White}, MatchEnded{win(Color::Black, Termination::TimeForfeit)}}));
    QVERIFY(match.position() == Position());
    QVERIFY(match.log().back() == (Command{wish::Tick{}, Actor::Program, MatchTime(60'000)}));
    QCOMPARE(match.now(), MatchTime(60'000));
    QCOMPARE(QString::fromStdString(script::recorded(game)), QStringLiteral("0: flag w"));
}

void TestMatchClock::locksTheOpponentUntilThePress()
{
    const Played played(ByHand + "| 60", "startpos", "start e2e4 !b:move:e7e5 !b:touch:e7 !b?3 press e7e5");
    QCOMPARE(played.refusal.value().kind, Kind::NotYourTurn);
    QCOMPARE(played.match.history().plies(), 2);
}

QTEST_APPLESS_MAIN(TestMatchClock)
#include "tst_matchclock.moc"
