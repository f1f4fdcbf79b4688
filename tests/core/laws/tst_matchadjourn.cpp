#include "core/laws/clockrecord.h"
#include "coursetable.h"

#include <QTest>

using namespace chess;
using namespace coursetable;
using Kind = Refusal::Kind;

namespace {

const std::string AnHour = "fide | 3600";
/// Whoever is absent loses after an hour.
const std::string Classic = "classic | 7200";
/// White to move and Black with enough to mate.
const std::string TwoKnights = "4k2q/8/8/8/8/5N2/8/1N2K3 w - - 0 1";

} // namespace

/// Adjourned games: LAWS section 16, Guidelines I.
class TestMatchAdjourn : public QObject
{
    Q_OBJECT

private slots:
    void seals_data();
    void seals();
    void refusesToSeal_data();
    void refusesToSeal();
    void standsWhileAdjourned_data();
    void standsWhileAdjourned();
    void hidesTheMove();
    void opens_data();
    void opens();
    void refusesToOpen_data();
    void refusesToOpen();
    void recordsTheSealersTime();
    void unplayable_data();
    void unplayable();
    void sealedMoveEnds_data();
    void sealedMoveEnds();
    void endsBeforeOpening_data();
    void endsBeforeOpening();
    void offers_data();
    void offers();
    void recordsTheOfferAfterTheSealedMove();
    void absence_data();
    void absence();
    void refusesAbsence_data();
    void refusesAbsence();
    void timesOfTheAbsent_data();
    void timesOfTheAbsent();
    void sealsAReply_data();
    void sealsAReply();
    void refusesToSealAReply_data();
    void refusesToSealAReply();
    void missingRecord_data();
    void missingRecord();
    void refusesToState_data();
    void refusesToState();
};

void TestMatchAdjourn::seals_data()
{
    storyColumns();
    const std::string before = "start e2e4@10 ";
    story("the clocks stop", AnHour, "startpos", before + "b:seal:{e7e5}@20", "adjourned", "3590000 3580000 -", "e2e4");
    story("the first move of the game", AnHour, "startpos", "start w:seal:{e2e4}@5", "adjourned", "3595000 3600000 -",
          "");
    story("the move is complete: its increment is there", "fide | 3600+30", "startpos", before + "b:seal:{e7e5}@20",
          "adjourned", "3650000 3640000 -", "e2e4");
    story("the period ends with it", "fide | 2/3600,900", "startpos", before + "e7e5@10 g1f3@10 b:seal:{Nc6}@10",
          "adjourned", "4480000 4480000 -", "e2e4 e7e5 g1f3");
    story("without a clock", "fide", "startpos", "e2e4 b:seal:{e7e5}", "adjourned", "none none -", "e2e4");
    story("the move that stands on the board", "fide passing=by-hand | 3600+30", "startpos", "start e2e4@10 w:seal@5",
          "adjourned", "3645000 3630000 -", "e2e4");
}
void TestMatchAdjourn::seals() { tellStory(); }

void TestMatchAdjourn::refusesToSeal_data()
{
    refusalColumns();
    refusalRow("out of turn", AnHour, "start e2e4 !w:seal:{d2d4}", Kind::NotYourTurn);
    refusalRow("a plain text", AnHour, "start !w:seal:e2e4", Kind::NotSealed);
    refusalRow("no text, with nothing on the board", AnHour, "start !w:seal", Kind::NotSealed);
    refusalRow("another move than that on the board", "fide passing=by-hand | 3600", "start e2e4 !w:seal:{d2d4}",
               Kind::MoveNotCompleted);
    refusalRow("with a man where it may not go", "fide passing=by-hand | 3600", "start e2-e5 !w:seal:{e2e4}",
               Kind::IllegalMove);
    refusalRow("with a pawn that waits for its piece", "fide passing=by-hand | 3600", "start e7-e8 !w:seal:{e8=Q}",
               Kind::PromotionOpen, "8/4P1k1/8/8/8/8/8/4K3 w - - 0 1");
    refusalRow("before the start", AnHour, "!w:seal:{e2e4}", Kind::NotStarted);
    refusalRow("in a pause", AnHour, "start a:order:pause !w:seal:{e2e4}", Kind::Paused);
    refusalRow("after the end", AnHour, "start w# !w:seal:{e2e4}", Kind::GameOver);
    refusalRow("twice", AnHour, "start w:seal:{e2e4} !w:seal:{d2d4}", Kind::Adjourned);
    refusalRow("by the arbiter", AnHour, "start !a:seal:{e2e4}", Kind::NotForThisActor);
}
void TestMatchAdjourn::refusesToSeal() { tellRefusal(); }

void TestMatchAdjourn::standsWhileAdjourned_data()
{
    refusalColumns();
    const std::string adjourned = "start e2e4 b:seal:{e7e5} ";
    refusalRow("no move by the sealer", AnHour, adjourned + "!b:move:e7e5", Kind::Adjourned);
    refusalRow("no move by the other", AnHour, adjourned + "!w:move:d2d4", Kind::Adjourned);
    refusalRow("no touch", AnHour, adjourned + "!w:touch:d2", Kind::Adjourned);
    refusalRow("no press", "fide passing=by-hand | 3600", "start e2e4 press b:seal:{e7e5} !b:press", Kind::Adjourned);
    refusalRow("no claim", AnHour, adjourned + "!b?3", Kind::Adjourned);
    refusalRow("no take-back", "fide takeback=yes | 3600", adjourned + "!w<", Kind::Adjourned);
    refusalRow("no pause", AnHour, adjourned + "!w:propose:pause", Kind::Adjourned);
    refusalRow("no earlier position", AnHour, adjourned + "!a:return-to:0", Kind::Adjourned);
    refusalRow("no end of a pause", AnHour, adjourned + "!a:resume", Kind::NotPaused);
    refusalRow("no start", AnHour, adjourned + "!w:start", Kind::AlreadyStarted);
    refusalRow("no ready", AnHour, adjourned + "!w:ready", Kind::AlreadyStarted);
    refusalRow("no offer with the next move", AnHour, "start e2e4 e7e5 w:seal:{d2d4} !w~", Kind::Adjourned);
}
void TestMatchAdjourn::standsWhileAdjourned() { tellRefusal(); }

void TestMatchAdjourn::hidesTheMove()
{
    Game game;
    Match match(game, script::termsOf(AnHour));
    script::run(match, script::withEnvelopes("start e2e4 b:seal:{Nb8-c6}"));
    QVERIFY(match.adjournment());
    QVERIFY(match.adjournment()->sealed.find("Nb8-c6") == std::string::npos);
    QVERIFY(match.log().size() == 3 && toText(match.log()).find("Nb8-c6") == std::string::npos);
    QCOMPARE(match.position().sideToMove(), Color::Black);
    QCOMPARE(unseal(match.adjournment()->sealed, script::envelopeKey()).value(), "Nb8-c6");
}

void TestMatchAdjourn::opens_data()
{
    storyColumns();
    const std::string adjourned = "start e2e4@10 b:seal:{e5}@20 ";
    story("the replier's time runs", AnHour, "startpos", adjourned + "w:open-sealed:{key}@90000", "running",
          "3590000 3580000 w 93621000", "e2e4 e7e5");
    story("the game goes on with the times of then", AnHour, "startpos",
          adjourned + "w:open-sealed:{key}@90000 g1f3@7 b8c6@3", "running", "3583000 3577000 w 93624000",
          "e2e4 e7e5 g1f3 b8c6");
    story("by the arbiter", AnHour, "startpos", adjourned + "a:open-sealed:{key}@90000", "running",
          "3590000 3580000 w 93621000", "e2e4 e7e5");
    story("in long form", AnHour, "startpos", "start e2e4 b:seal:{Ng8-f6} w:open-sealed:{key}", "running",
          "3599000 3599000 w 3603000", "e2e4 g8f6");
    story("castling with zeros", "fide", "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", "w:seal:{0-0-0} b:open-sealed:{key}",
          "running", "none none -", "e1c1");
    story("a promotion", "fide", "8/4P1k1/8/8/8/8/8/4K3 w - - 0 1", "w:seal:{e8Q} b:open-sealed:{key}", "running",
          "none none -", "e7e8");
    story("the move that stood on the board", "fide passing=by-hand | 3600+30", "startpos",
          "start e2e4@10 w:seal@5 b:open-sealed@90000", "running", "3645000 3630000 b 93646000", "e2e4");
    story("adjourned a second time", AnHour, "startpos",
          adjourned + "w:open-sealed:{key}@90000 w:seal:{Nf3}@40 b:open-sealed:{key}@70000", "running",
          "3550000 3580000 b 163651000", "e2e4 e7e5 g1f3");
    story("White's free first move stays free", "casual | 3600", "startpos", "w:seal:{e4}@30 b:open-sealed:{key}@90",
          "running", "3600000 3600000 b 3720000", "e2e4");
}
void TestMatchAdjourn::opens() { tellStory(); }

void TestMatchAdjourn::refusesToOpen_data()
{
    refusalColumns();
    const std::string adjourned = "start e2e4 b:seal:{e7e5} ";
    refusalRow("by who sealed", AnHour, adjourned + "!b:open-sealed:{key}", Kind::NotYourTurn);
    refusalRow("with a wrong key", AnHour, adjourned + "!w:open-sealed:{wrong key}", Kind::WrongKey);
    refusalRow("with what is no key", AnHour, adjourned + "!w:open-sealed:sesame", Kind::WrongKey);
    refusalRow("without a key", AnHour, adjourned + "!w:open-sealed", Kind::WrongKey);
    refusalRow("with a key where nothing is hidden", "fide passing=by-hand | 3600",
               "start e2e4 w:seal !b:open-sealed:{key}", Kind::WrongKey);
    refusalRow("a game that is not adjourned", AnHour, "start e2e4 !w:open-sealed:{key}", Kind::NotAdjourned);
    refusalRow("twice", AnHour, adjourned + "w:open-sealed:{key} !w:open-sealed:{key}", Kind::NotAdjourned);
    refusalRow("after the end", AnHour, adjourned + "b# !w:open-sealed:{key}", Kind::GameOver);
    refusalRow("by the program", AnHour, adjourned + "!-:open-sealed:{key}", Kind::NotForThisActor);
}
void TestMatchAdjourn::refusesToOpen() { tellRefusal(); }

void TestMatchAdjourn::recordsTheSealersTime()
{
    Game game;
    Match match(game, script::termsOf(AnHour));
    script::run(match, script::withEnvelopes("start e2e4@10 b:seal:{e5}@20 w:open-sealed:{key}@90000"));
    QCOMPARE(recordedTimeLeft(game, game.lineEnd()).value().count(), 3580000);
    QVERIFY(script::recorded(game).ends_with("1: opened b e5; 2: resume"));
}

void TestMatchAdjourn::unplayable_data()
{
    courseColumns();
    const auto row = [](const char *name, const std::string &fen, const std::string &text, const std::string &course) {
        courseRow(name, "fide | 3600", fen, "start w:seal:{" + text + "} b:open-sealed:{key}", course);
    };
    row("illegal", "startpos", "e5", "0-1 sealed move");
    row("ambiguous", TwoKnights, "Nd2", "0-1 sealed move");
    row("made clear", TwoKnights, "Nbd2", "running");
    row("meaningless", "startpos", "the Sicilian", "0-1 sealed move");
    row("two moves", "startpos", "e4 or d4", "0-1 sealed move");
    row("nothing", "startpos", "", "0-1 sealed move");
    row("of the other side", "startpos", "e7e5", "0-1 sealed move");
    row("a promotion without its piece", "q7/4P1k1/8/8/8/8/8/4K3 w - - 0 1", "e8", "0-1 sealed move");
    row("the king stays in check", "4k3/8/8/8/7b/8/3PP3/4K3 w - - 0 1", "e4", "0-1 sealed move");
    row("but the opponent has a bare king", "4k3/8/8/8/8/5N2/3P4/1N2K3 w - - 0 1", "Ne7", "1/2-1/2 sealed move");
    row("but the opponent has only a knight", "4k1n1/8/8/8/8/8/8/3QK3 w - - 0 1", "Qd9", "1/2-1/2 sealed move");
    courseRow("by Black", AnHour, "startpos", "start e2e4 b:seal:{Ke7} w:open-sealed:{key}", "1-0 sealed move");
    courseRow("by hand", "fide passing=by-hand | 3600", "startpos", "start e2e4 press b:seal:{Ke7} w:open-sealed:{key}",
              "1-0 sealed move");
    courseRow("Classic: only a bare king draws", "classic | 3600", "4k1n1/8/8/8/8/8/8/3QK3 w - - 0 1",
              "start w:seal:{Qd9} b:open-sealed:{key}", "0-1 sealed move");
    courseRow("Classic: against a bare king", "classic | 3600", "4k3/8/8/8/8/8/8/3QK3 w - - 0 1",
              "start w:seal:{Qd9} b:open-sealed:{key}", "1/2-1/2 sealed move");
}
void TestMatchAdjourn::unplayable() { tellCourse(); }

void TestMatchAdjourn::sealedMoveEnds_data()
{
    storyColumns();
    story("mate", AnHour, "startpos", "start f2f3 e7e5 g2g4 b:seal:{Qh4#}@3 w:open-sealed:{key}@90", "0-1 checkmate",
          "3598000 3596000 -", "f2f3 e7e5 g2g4 d8h4");
    story("stalemate", AnHour, "7k/8/5KQ1/8/8/8/8/8 w - - 0 1", "start w:seal:{Qf7} b:open-sealed:{key}",
          "1/2-1/2 stalemate", "3599000 3600000 -", "g6f7");
    story("dead position", AnHour, "8/8/2k5/8/3p4/3K4/8/8 w - - 0 1", "start w:seal:{Kxd4} b:open-sealed:{key}",
          "1/2-1/2 dead position", "3599000 3600000 -", "d3d4");
    story("fivefold repetition", "fide", "startpos",
          "g1f3 g8f6 f3g1 f6g8 g1f3 g8f6 f3g1 f6g8 g1f3 g8f6 f3g1 f6g8 g1f3 g8f6 f3g1 b:seal:{Ng8} "
          "w:open-sealed:{key}",
          "1/2-1/2 fivefold repetition", "none none -",
          "g1f3 g8f6 f3g1 f6g8 g1f3 g8f6 f3g1 f6g8 g1f3 g8f6 f3g1 f6g8 g1f3 g8f6 f3g1 f6g8");
    story("seventy-five moves", "fide", "4k3/8/8/8/8/8/8/R3K3 w - - 149 120", "w:seal:{Ra2} b:open-sealed:{key}",
          "1/2-1/2 seventy-five moves", "none none -", "a1a2");
    story("the lost envelope held mate", AnHour, "startpos", "start f2f3 e7e5 g2g4 b:seal:{Qh4#} b:state-sealed:d8h4",
          "0-1 checkmate", "3598000 3598000 -", "f2f3 e7e5 g2g4 d8h4");
}
void TestMatchAdjourn::sealedMoveEnds() { tellStory(); }

void TestMatchAdjourn::endsBeforeOpening_data()
{
    courseColumns();
    const std::string adjourned = "start e2e4 e7e5 w:seal:{Nf3} ";
    courseRow("the sealer resigns", AnHour, "startpos", adjourned + "w#", "0-1 resignation");
    courseRow("the replier resigns", AnHour, "startpos", adjourned + "b#", "1-0 resignation");
    courseRow("a resignation against a bare king", AnHour, "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1", "start w:seal:{e4} w#",
              "1/2-1/2 resignation");
    courseRow("a draw is agreed", AnHour, "startpos", adjourned + "w= b+", "1/2-1/2 agreement");
    courseRow("both enter a result", AnHour, "startpos", adjourned + "w:propose:result:0:1 b:agree",
              "0-1 joint decision");
    courseRow("the arbiter decides", AnHour, "startpos", adjourned + "a:order:result:1/2:0:Cheating",
              "1/2-0 arbiter decision");
    courseRow("not even an unplayable move loses then", AnHour, "startpos", "start e2e4 e7e5 w:seal:{Nf9} w= b+",
              "1/2-1/2 agreement");
}
void TestMatchAdjourn::endsBeforeOpening() { tellCourse(); }

void TestMatchAdjourn::offers_data()
{
    QTest::addColumn<std::string>("words");
    QTest::addColumn<std::string>("seen");
    const auto row = [](const char *name, const std::string &words, const std::string &seen) {
        QTest::newRow(name) << words << seen;
    };
    const std::string adjourned = "start e2e4 e7e5 w:seal:{Nf3} ";
    row("with the sealed move", "start e2e4 e7e5 w~ w:seal:{Nf3}", "* offer:w:with-move");
    row("with the sealed move, the other sees it first", "start e2e4 e7e5 w~ w:seal:{Nf3} b:open-sealed:{key}",
        "* offer:w:with-move");
    row("with the sealed move, answered after that", "start e2e4 e7e5 w~ w:seal:{Nf3} b:open-sealed:{key} b+",
        "1/2-1/2 agreement");
    row("with the sealed move, declined by the reply", "start e2e4 e7e5 w~ w:seal:{Nf3} b:open-sealed:{key} b8c6", "*");
    row("with the sealed move, declined before opening", "start e2e4 e7e5 w~ w:seal:{Nf3} b-", "*");
    row("made before sealing", "start e2e4 e7e5 w= w:seal:{Nf3}", "* offer:w:early");
    row("the opponent's is declined by sealing", "start e2e4 e7e5 b= w:seal:{Nf3}", "*");
    row("by the sealer after sealing", adjourned + "w=", "* offer:w:with-move");
    row("by the sealer after sealing, seen with the move", adjourned + "w= b:open-sealed:{key}", "* offer:w:with-move");
    row("by the other after sealing is in his turn", adjourned + "b=", "* offer:b:early");
    row("by the other after sealing, accepted after the opening", adjourned + "b= b:open-sealed:{key} w+",
        "1/2-1/2 agreement");
    row("by the other after sealing stands when he replies", adjourned + "b= b:open-sealed:{key} b8c6",
        "* offer:b:early");
}

void TestMatchAdjourn::offers()
{
    QFETCH(std::string, words);
    QFETCH(std::string, seen);
    Game game;
    Match match(game, script::termsOf(AnHour));
    script::run(match, script::withEnvelopes(words));
    QCOMPARE(script::seen(match), seen);
}

void TestMatchAdjourn::recordsTheOfferAfterTheSealedMove()
{
    Game game;
    Match match(game, script::termsOf(AnHour));
    script::run(match, script::withEnvelopes("start e2e4 e7e5 w:seal:{Nf3} w= b:open-sealed:{key}"));
    const auto line = game.mainLine();
    QVERIFY(!offerRecorded(game, line[1]));
    QVERIFY(offerRecorded(game, line[2], Color::White));
}

void TestMatchAdjourn::absence_data()
{
    courseColumns();
    const std::string adjourned = "start e2e4 b:seal:{e7e5} "; // White has to reply
    courseRow("the replier, at once", AnHour, "startpos", adjourned + "a:absent:1:0:{key}", "0-1 absence");
    courseRow("the sealer, at once", AnHour, "startpos", adjourned + "a:absent:0:1:{key}", "1-0 absence");
    courseRow("both", AnHour, "startpos", adjourned + "a:absent:1:1:{key}", "0-0 absence");
    courseRow("after the default time", Classic, "startpos", adjourned + "b:start-clock@90000 a:absent:1:0:{key}@3600",
              "0-1 absence");
    courseRow("both after the default time", Classic, "startpos",
              adjourned + "-:start-clock@90000 a:absent:1:1:{key}@3600", "0-0 absence");
    courseRow("against a bare king it is lost all the same", AnHour, "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1",
              "start e2e4 b:seal:{Kd7} a:absent:1:0:{key}", "0-1 absence");
    courseRow("the move that stood on the board", "fide passing=by-hand | 3600", "startpos",
              "start e2e4 w:seal a:absent:0:1", "1-0 absence");
    courseRow("mate in the envelope stands", AnHour, "startpos",
              "start f2f3 e7e5 g2g4 b:seal:{Qh4#} a:absent:0:1:{key}", "0-1 checkmate");
    courseRow("mate in the envelope stands with both absent", AnHour, "startpos",
              "start f2f3 e7e5 g2g4 b:seal:{Qh4#} a:absent:1:1:{key}", "0-1 checkmate");
    courseRow("stalemate in the envelope stands", AnHour, "7k/8/5KQ1/8/8/8/8/8 w - - 0 1",
              "start w:seal:{Qf7} a:absent:0:1:{key}", "1/2-1/2 stalemate");
    courseRow("an unplayable move loses though the other is absent", AnHour, "startpos",
              "start e2e4 b:seal:{e9} a:absent:1:0:{key}", "1-0 sealed move");
    courseRow("an offer from home is no presence", AnHour, "startpos",
              "start e2e4 e7e5 w:seal:{Nf3} b= a:absent:0:1:{key}", "1-0 absence");
}
void TestMatchAdjourn::absence() { tellCourse(); }

void TestMatchAdjourn::refusesAbsence_data()
{
    refusalColumns();
    const std::string adjourned = "start e2e4 b:seal:{e7e5} ";
    refusalRow("nobody", AnHour, adjourned + "!a:absent:0:0:{key}", Kind::NobodyAbsent);
    refusalRow("where nobody loses by it", "casual | 3600", "e2e4 b:seal:{e7e5} !a:absent:1:0:{key}",
               Kind::NobodyAbsent);
    refusalRow("before the absent player's time runs", Classic, adjourned + "!a:absent:1:0:{key}@90000",
               Kind::NotYetAbsent);
    refusalRow("before the default time is over", Classic,
               adjourned + "b:start-clock@90000 !a:absent:1:0:{key}@3599.999", Kind::NotYetAbsent);
    refusalRow("who has started the other's clock is there", Classic,
               adjourned + "b:start-clock@90000 !a:absent:0:1:{key}@3600", Kind::NobodyAbsent);
    refusalRow("with a wrong key", AnHour, adjourned + "!a:absent:1:0:{wrong key}", Kind::WrongKey);
    refusalRow("by the player who is there", AnHour, adjourned + "!b:absent:1:0:{key}", Kind::NotForThisActor);
    refusalRow("his clock runs already", Classic, adjourned + "b:start-clock !b:start-clock", Kind::ClockRuns);
    refusalRow("the clock of who is there himself", Classic, adjourned + "!w:start-clock", Kind::NobodyAbsent);
    refusalRow("no clock to start", "classic", "e2e4 b:seal:{e7e5} !b:start-clock", Kind::NoClock);
    refusalRow("nobody is waited for", Classic, "start e2e4 !w:start-clock", Kind::AlreadyStarted);
}
void TestMatchAdjourn::refusesAbsence() { tellRefusal(); }

void TestMatchAdjourn::timesOfTheAbsent_data()
{
    storyColumns();
    const std::string adjourned = "start e2e4@10 b:seal:{e5}@20 "; // White has to reply
    story("the replier's time runs", Classic, "startpos", adjourned + "b:start-clock@90000 a:warn:w:Late@60",
          "adjourned", "7130000 7180000 w 97221000", "e2e4");
    story("neither has come: the replier's time runs", Classic, "startpos", adjourned + "-:start-clock@90000",
          "adjourned", "7190000 7180000 w 97221000", "e2e4");
    story("he comes, and his time goes on", Classic, "startpos",
          adjourned + "b:start-clock@90000 w:open-sealed:{key}@1000", "running", "6190000 7180000 w 97221000",
          "e2e4 e7e5");
    story("he comes and plays", Classic, "startpos", adjourned + "b:start-clock@90000 w:open-sealed:{key}@1000 g1f3@10",
          "running", "6180000 7180000 b 98221000", "e2e4 e7e5 g1f3");
    story("the flag of the replier falls though the sealer is absent", AnHour, "startpos",
          adjourned + "w:open-sealed:{key}@90 g1f3@3590", "0-1 time forfeit", "0 3580000 -", "e2e4 e7e5");
    story("the flag of the absent falls: the envelope is opened first", "classic absence=10000 | 3600", "startpos",
          adjourned + "b:start-clock@90 -:tick@3590", "adjourned", "0 3580000 -", "e2e4");
    story("the flag of the absent falls: he has lost", "classic absence=10000 | 3600", "startpos",
          adjourned + "b:start-clock@90 -:tick@3590 a:open-sealed:{key}", "0-1 time forfeit", "0 3580000 -",
          "e2e4 e7e5");
    story("the flag of the absent falls: mate in the envelope stands", "classic absence=10000 | 3600", "startpos",
          "start f2f3 e7e5 g2g4 b:seal:{Qh4#} b:start-clock -:tick@3600 a:absent:1:0:{key}@7000", "0-1 checkmate",
          "0 3598000 -", "f2f3 e7e5 g2g4 d8h4");
    story("the flag of the absent falls: the move on the board counts", "fide passing=by-hand absence=10000 | 3600",
          "8/8/8/8/1k5q/8/1r6/2K4N w - - 0 1", "start c1b2 w:seal w:start-clock -:tick@3600", "1/2-1/2 time forfeit",
          "3598000 0 -", "c1b2");
}
void TestMatchAdjourn::timesOfTheAbsent() { tellStory(); }

void TestMatchAdjourn::sealsAReply_data()
{
    storyColumns();
    // Black sealed and has not come to the resumption
    const std::string opened = "start e2e4@10 b:seal:{e5}@20 w:open-sealed:{key}@90000 ";
    story("the absent player's time runs", Classic, "startpos", opened + "w:seal-reply:{Nf3}@600", "adjourned",
          "6590000 7180000 b 97811000", "e2e4 e7e5");
    story("he comes and plays", Classic, "startpos", opened + "w:seal-reply:{Nf3}@600 b:open-sealed:{key}@900 b8c6@10",
          "running", "6590000 6270000 w 98131000", "e2e4 e7e5 g1f3 b8c6");
    story("without a clock", "classic", "startpos", "e2e4 b:seal:{e5} w:open-sealed:{key} w:seal-reply:{Nf3}",
          "adjourned", "none none -", "e2e4 e7e5");
    story("the default time counts from the resumption", Classic, "startpos",
          opened + "w:seal-reply:{Nf3}@600 !a:absent:0:1:{key}@2999.999 a:absent:0:1:{key}@3000", "1-0 absence",
          "6590000 4180000 -", "e2e4 e7e5 g1f3");
    story("an unplayable reply loses", Classic, "startpos", opened + "w:seal-reply:{Nf4}@600 b:open-sealed:{key}@900",
          "0-1 sealed move", "6590000 6280000 -", "e2e4 e7e5");
    story("an offer goes along", Classic, "startpos", opened + "w~ w:seal-reply:{Nf3} b:open-sealed:{key} b+",
          "1/2-1/2 agreement", "7188000 7178000 -", "e2e4 e7e5 g1f3");
}
void TestMatchAdjourn::sealsAReply() { tellStory(); }

void TestMatchAdjourn::refusesToSealAReply_data()
{
    refusalColumns();
    const std::string opened = "start e2e4 b:seal:{e5} w:open-sealed:{key} ";
    refusalRow("who sealed has asked for something", Classic, opened + "b= !w:seal-reply:{Nf3}", Kind::NobodyAbsent);
    refusalRow("in a game that was not adjourned", Classic, "start !w:seal-reply:{e4}", Kind::NotAdjourned);
    refusalRow("later than the reply", Classic, opened + "g1f3 !b:seal-reply:{Nc6}", Kind::NotAdjourned);
    refusalRow("by the other", Classic, opened + "!b:seal-reply:{Nc6}", Kind::NotYourTurn);
    refusalRow("a plain text", Classic, opened + "!w:seal-reply:Nf3", Kind::NotSealed);
    refusalRow("a move that stands on the board", "fide passing=by-hand | 3600",
               "start e2e4 press b:seal:{e5} w:open-sealed:{key} g1f3 !w:seal-reply:{Nf3}", Kind::NotAdjourned);
    refusalRow("with a man where it may not go", "fide passing=by-hand | 3600",
               "start e2e4 press b:seal:{e5} w:open-sealed:{key} g1-g3 !w:seal-reply:{Nf3}", Kind::IllegalMove);
    refusalRow("the first one is not opened", Classic, "start e2e4 b:seal:{e5} !w:seal-reply:{Nf3}", Kind::Adjourned);
}
void TestMatchAdjourn::refusesToSealAReply() { tellRefusal(); }

void TestMatchAdjourn::missingRecord_data()
{
    storyColumns();
    const std::string adjourned = "start e2e4@10 b:seal:{e5}@20 ";
    story("the sealer says what it was", AnHour, "startpos", adjourned + "b:state-sealed:e7e5@90000", "running",
          "3590000 3580000 w 93621000", "e2e4 e7e5");
    story("the arbiter knows", AnHour, "startpos", adjourned + "a:state-sealed:c7c5@90000", "running",
          "3590000 3580000 w 93621000", "e2e4 c7c5");
    story("the times are set anew by the arbiter", AnHour, "startpos",
          adjourned + "a:order:times:1800000:1700000 b:state-sealed:e7e5@90000", "running",
          "1800000 1700000 w 91832000", "e2e4 e7e5");
}
void TestMatchAdjourn::missingRecord() { tellStory(); }

void TestMatchAdjourn::refusesToState_data()
{
    refusalColumns();
    const std::string adjourned = "start e2e4 b:seal:{e7e5} ";
    refusalRow("by the replier", AnHour, adjourned + "!w:state-sealed:e7e5", Kind::NotYourTurn);
    refusalRow("an illegal move", AnHour, adjourned + "!b:state-sealed:e7e4", Kind::IllegalMove);
    refusalRow("another man than the one touched", AnHour, "start w:touch:e2 w:seal:{e2e4} !w:state-sealed:d2d4",
               Kind::TouchedMan);
    refusalRow("what stands on the board", "fide passing=by-hand | 3600", "start e2e4 w:seal !w:state-sealed:e7e5",
               Kind::NothingSealed);
    refusalRow("when nothing is sealed", AnHour, "start e2e4 !b:state-sealed:e7e5", Kind::NotAdjourned);
}
void TestMatchAdjourn::refusesToState() { tellRefusal(); }

QTEST_APPLESS_MAIN(TestMatchAdjourn)
#include "tst_matchadjourn.moc"
