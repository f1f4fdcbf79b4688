#include "stories.h"

using namespace chess;
using namespace stories;
using Kind = Refusal::Kind;

/// Illegal acts at the board (LAWS section 14).
class TestMatchIllegal : public QObject
{
    Q_OBJECT

private slots:
    void counts_data();
    void counts();
    void costsTime_data();
    void costsTime();
    void leavesPosition_data();
    void leavesPosition();
    void leavesARecord_data();
    void leavesARecord();
    void refuses_data();
    void refuses();
    void tellsTheStory();
};

namespace {

const std::string ByHand = "fide passing=by-hand";
const std::string Promotes = "8/4P1k1/8/8/8/8/8/R3K3 w - - 0 1";
const std::string Attacked = "4k3/8/8/8/8/8/r7/4K3 w - - 0 1"; // the king may not go up
const std::string Pinned = "4r1k1/8/8/8/8/8/4R3/4K3 w - - 0 1";
const std::string Checked = "4r1k1/8/8/8/8/8/R7/4K3 w - - 0 1";

} // namespace

void TestMatchIllegal::counts_data()
{
    storyColumns();
    told("automatic: an illegal drop springs back", "fide", "e2-e5", "* touched:e2");
    told("automatic: however often", "fide", "e2-e5 e2-e5 e2-e5", "* touched:e2");
    told("automatic: and binds", "fide", "e2-e5 e2e3", "*");
    told("by hand: an illegal drop is shown", ByHand, "e2-e5", "* touched:e2 illegal:e2e5");
    told("by hand: completed by the press", ByHand, "e2-e5 press", "* touched:e2 illegal:w1");
    told("by hand: a press without a move", ByHand, "press", "* illegal:w1");
    told("by hand: a press after a touch", ByHand, "e2 press", "* touched:e2 illegal:w1");
    told("by hand: a press after putting back", ByHand, "e2 e2-e2 press", "* touched:e2 illegal:w1");
    story("by hand: a pawn left on the last rank", ByHand, Promotes, "e7-e8 press", "* illegal:w1");
    told("by hand: an opponent's man dropped", ByHand, "e7-e5 press", "* touched:e7 illegal:w1");
    told("corrected before the press", ByHand, "e2-e5 e2e4 press", "*");
    told("corrected, but illegal again", ByHand, "e2-e5 e2-e6 press", "* touched:e2 illegal:w1");
    told("put back before the press", ByHand, "e2-e5 e2-e2", "* touched:e2");
    told("another man put back before the press", ByHand, "e2-e5 d2-d2", "* touched:e2 touched:d2 illegal:e2e5");
    told("the man must move afterwards", ByHand, "e2-e5 press e2e4 press", "* illegal:w1");
    told("one that can't move binds nothing", ByHand, "f1-f3 press e2e4 press", "* illegal:w1");
    told("touch-move off: nothing binds", ByHand + " touchmove=no", "e2-e5 press", "* illegal:w1");
    told("touch-move off: another man moves", ByHand + " touchmove=no", "e2-e5 press d2d4 press", "* illegal:w1");
    story("touch-move off: shown on the last rank, corrected", ByHand + " touchmove=no", Promotes, "e7-e8 a1a2 press",
          "*");
    told("each player's are his own", ByHand, "press e2e4 press press", "* illegal:w1 illegal:b1");

    told("the second loses", ByHand, "press e2-e5 press", "0-1 illegal illegal:w2");
    told("a second press without a move loses", ByHand, "press press", "0-1 illegal illegal:w2");
    story("a second pawn left there loses", ByHand, "8/4P1k1/7p/8/8/8/8/R3K3 w - - 0 1", "press e7-e8 press",
          "0-1 illegal illegal:w2");
    story("unless the opponent can't mate", ByHand, "4k3/8/8/8/8/8/8/Q3K3 w - - 0 1", "press press",
          "1/2-1/2 illegal illegal:w2");
    told("Rapid: the second loses", "rapid passing=by-hand", "press press", "0-1 illegal illegal:w2");
    told("without a limit none does", ByHand + " illegal-limit=0", "press press press press", "* illegal:w4");
    told("a limit of one", ByHand + " illegal-limit=1", "press", "0-1 illegal illegal:w1");
    story("a pawn left there mates as a queen", ByHand, "7k/4P1pp/8/8/8/8/8/K7 w - - 0 1", "e7-e8 press",
          "1-0 checkmate illegal:w1");
    story("a take-back is refused by a pawn left there", ByHand + " takeback=yes", Promotes,
          "a1a2 press g7f6 press b< e7-e8 press", "* illegal:w1");
    story("the offer armed for that move", ByHand, "8/4P1k1/8/8/8/8/8/R3K3 w - - 0 1",
          "a1a2 press g7f6 press w~ e7-e8 press", "* offer:w:with-move illegal:w1");

    told("Casual: an illegal drop only goes back", "casual", "!e2-e5", "*");
    story("Casual, by hand: none is counted", "casual passing=by-hand", Attacked, "!e1-e2 !e1-e2 !press", "*");

    told("Classic: an illegal drop springs back", "classic", "e2-e5", "* touched:e2");
    story("Classic: the king onto an attacked square", "classic", Attacked, "e1-e2", "* touched:e1 illegal:w1");
    story("Classic: a pinned man moves away", "classic", Pinned, "e2-d2", "* touched:e2 illegal:w1");
    story("Classic: check is not answered", "classic", Checked, "a2-a3", "* touched:a2 illegal:w1");
    story("Classic: the king stays in check", "classic", Checked, "e1-e2", "* touched:e1 illegal:w1");
    story("Classic: en passant lays the king open", "classic", "8/8/8/K2pP2r/8/8/8/6k1 w - d6 0 1", "e5-d6",
          "* touched:e5 illegal:w1");
    story("Classic: castling into check", "classic", "4k1r1/8/8/8/8/8/8/4K2R w K - 0 1", "e1-g1",
          "* touched:e1 illegal:w1");
    story("Classic: castling through an attacked square", "classic", "4kr2/8/8/8/8/8/8/4K2R w K - 0 1", "e1-g1",
          "* touched:e1");
    story("Classic: castling onto the rook, through an attacked square", "classic", "4kr2/8/8/8/8/8/8/4K2R w K - 0 1",
          "e1-h1", "* touched:e1");
    story("Classic: through an attacked square into check", "classic", "4krr1/8/8/8/8/8/8/4K2R w K - 0 1", "e1-g1",
          "* touched:e1 illegal:w1");
    story("Classic: castling out of check", "classic", "4r1k1/8/8/8/8/8/8/4K2R w K - 0 1", "e1-g1", "* touched:e1");
    story("Classic: castling from check into check", "classic", "4rkr1/8/8/8/8/8/8/4K2R w K - 0 1", "e1-g1",
          "* touched:e1 illegal:w1");
    story("Classic: castling long through an attacked square", "classic", "3rk3/8/8/8/8/8/8/R3K3 w Q - 0 1", "e1-c1",
          "* touched:e1");
    story("Classic: castling long into check", "classic", "2r1k3/8/8/8/8/8/8/R3K3 w Q - 0 1", "e1-c1",
          "* touched:e1 illegal:w1");
    story("Classic: castling with a man between", "classic", "4k3/8/8/8/8/8/8/4KB1R w K - 0 1", "e1-g1",
          "* touched:e1");
    story("Classic, by hand: counted at once", "classic passing=by-hand", Attacked, "e1-e2", "* touched:e1 illegal:w1");
    story("Classic: the third loses", "classic", "4k3/8/8/8/8/8/r7/3RK3 w - - 0 1", "e1-e2 e1-d2 e1-f2",
          "0-1 illegal illegal:w3");
    story("Classic: a draw against a bare king", "classic", "4k3/8/8/8/8/4R3/8/4K3 b - - 0 1", "e8-e7 e8-e7 e8-e7",
          "1-0 illegal illegal:b3");
    story("Classic: the bare king's opponent loses nothing more than half", "classic", "8/8/8/8/8/4k3/8/R3K3 w Q - 0 1",
          "e1-e2 e1-d2 e1-f2", "1/2-1/2 illegal illegal:w3");
}
void TestMatchIllegal::counts() { tellStory(seen); }

void TestMatchIllegal::costsTime_data()
{
    storyColumns();
    told("automatic: nobody gets any", "fide | 60", "start@0 e2-e5@7", "53000 60000 w 60000");
    told("FIDE: two minutes to the opponent", ByHand + " | 60", "start@0 e2-e5@7 press@2", "51000 180000 w 60000");
    told("Rapid: one", "rapid passing=by-hand | 60", "start@0 e2-e5@7 press@2", "51000 120000 w 60000");
    told("the offender's time goes on", ByHand + " | 60", "start@0 e2-e5@7 press@2 e2e4@3 press@1",
         "47000 180000 b 193000");
    told("he gets no increment for it", ByHand + " | 60+5", "start@0 e2-e5@7 press@2", "56000 185000 w 65000");
    told("nor back what Bronstein gives", ByHand + " | 60b5", "start@0 e2-e5@3 press@2", "55000 180000 w 60000");
    told("no move of his counts", ByHand + " | 1/60,30", "start@0 e2-e5@7 press@2", "51000 180000 w 60000");
    told("none of the opponent's time has run", ByHand + " | 60", "start@0 e2e4@1 press@1 e7-e4@7 press@2",
         "178000 51000 b 62000");
    told("a press without a move", ByHand + " | 60", "start@0 press@4", "56000 180000 w 60000");
    story("a pawn left on the last rank: the opponent is to move", ByHand + " | 60", Promotes,
          "start@0 e7-e8@4 press@2", "54000 180000 b 186000");
    story("its increment comes, since the move stands", ByHand + " | 60+5", Promotes, "start@0 e7-e8@4 press@2",
          "64000 185000 b 191000");
    told("the last one costs no time", ByHand + " | 60", "start@0 press@4 press@4", "52000 180000 -");
    told("a bonus of one's own", ByHand + " illegal-bonus=10 | 60", "start@0 press@4", "56000 70000 w 60000");
    told("to who has no clock there is none", ByHand + " | 60 -", "start@0 press@4", "56000 none w 60000");
    story("Classic: nobody gets any", "classic | 60", Attacked, "start@0 e1-e2@7", "53000 60000 w 60000");
    told("a correction costs only its time", ByHand + " | 60", "start@0 e2-e5@7 e2e4@2 press@1", "50000 60000 b 70000");
}
void TestMatchIllegal::costsTime() { tellStory(clocks); }

void TestMatchIllegal::leavesPosition_data()
{
    storyColumns();
    const std::string start = writeFen(Position());
    told("before the press: the one before", ByHand, "e2-e5", start);
    told("after it: the one before", ByHand, "e2-e5 press", start);
    told("after a press without a move", ByHand, "press", start);
    told("with rights and counters as they were", ByHand, "e2e4 press e7e5 press e1e2 press e8e7 press e2-e4 press",
         "rnbq1bnr/ppppkppp/8/4p3/4P3/8/PPPPKPPP/RNBQ1BNR w - - 2 3");
    story("a pawn left on the last rank is a queen", ByHand, Promotes, "e7-e8 press",
          "4Q3/6k1/8/8/8/8/8/R3K3 b - - 0 1");
    story("of its own colour", ByHand, "4k3/8/8/8/8/8/p5K1/8 b - - 0 1", "a2-a1 press",
          "4k3/8/8/8/8/8/6K1/q7 w - - 0 2");
}
void TestMatchIllegal::leavesPosition()
{
    tellStory([](const Played &played) { return writeFen(played.match.position()); });
}

void TestMatchIllegal::leavesARecord_data()
{
    storyColumns();
    told("an illegal move stands after the move before", ByHand + " | 60", "start@0 e2e4 press e7-e4 press",
         "1: illegal b move 1; 1: time w 120000 illegal");
    told("a press without a move", ByHand, "press", "0: illegal w press 1");
    story("an unpromoted pawn stands at its move", ByHand, Promotes, "e7-e8 press", "1: illegal w unpromoted 1");
    story("Classic", "classic", Attacked, "e1-e2 e1d1", "0: illegal w kinggiven 1");
    told("the last one", ByHand, "press press", "0: illegal w press 1; 0: illegal w press 2");
    told("none where nothing is counted", "fide", "e2-e5 e2e4", "");
}
void TestMatchIllegal::leavesARecord() { tellStory(recorded); }

void TestMatchIllegal::refuses_data()
{
    refusalColumns();
    const auto row = [](const char *name, const std::string &terms, const std::string &fen, const std::string &words,
                        Kind kind) { refusalRow(name, terms, fen, words, kind); };
    const std::string start = "startpos";
    row("an illegal move by its text", ByHand, start, "!e2e5", Kind::IllegalMove);
    row("Casual: an illegal drop", "casual", start, "!e2-e5", Kind::IllegalMove);
    row("Casual, by hand: a press without a move", "casual passing=by-hand", start, "!press", Kind::NothingToComplete);
    row("Classic, by hand: a press without a move", "classic passing=by-hand", start, "!press",
        Kind::NothingToComplete);
    row("Classic, by hand: a press before the piece is chosen", "classic passing=by-hand", Promotes, "e7-e8 !press",
        Kind::PromotionOpen);
    row("another man after an illegal move", ByHand, start, "e2-e5 press !d2d4", Kind::TouchedMan);
    row("another man as a correction", ByHand, start, "e2-e5 !d2d4", Kind::TouchedMan);
    row("Classic: another man after giving the king away", "classic", "4k3/8/8/8/8/8/r7/4K2R w - - 0 1", "e1-e2 !h1h2",
        Kind::TouchedMan);
    row("the opponent's drop", ByHand, start, "!b:drop:e7:e4", Kind::NotYourTurn);
    row("the opponent's press", ByHand, start, "!b:press", Kind::NotYourTurn);
    row("a move after the loss", ByHand, start, "press press !e2e4", Kind::GameOver);
}
void TestMatchIllegal::refuses() { tellRefusal(); }

void TestMatchIllegal::tellsTheStory()
{
    Game game;
    Match match(game, script::termsOf(ByHand + " | 60"));
    script::run(match, "start@0 e2e4 press e7-e4");
    const auto answered = match.apply({wish::PressClock{}, Actor::Black, MatchTime(5000)});
    QVERIFY(answered);
    QVERIFY(*answered
            == (Events{IllegalActCounted{Color::Black, IllegalAct::Move, 1},
                       TimeAdded{Color::White, std::chrono::seconds(120), TimeReason::IllegalAct}}));
}

QTEST_APPLESS_MAIN(TestMatchIllegal)
#include "tst_matchillegal.moc"
