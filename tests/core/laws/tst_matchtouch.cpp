#include "core/notation/movetext.h"
#include "stories.h"

using namespace chess;
using namespace stories;
using Kind = Refusal::Kind;

/// Touch-move at the board (LAWS section 13; which man binds is tst_touchmove's).
class TestMatchTouch : public QObject
{
    Q_OBJECT

private slots:
    void leaves_data();
    void leaves();
    void happens_data();
    void happens();
    void refuses_data();
    void refuses();
    void namesTheMenThatBind_data();
    void namesTheMenThatBind();
    void tellsWhatWasTouched();
};

namespace {

const std::string Castles = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";
const std::string Takes = "4k3/8/8/3p4/4P3/8/8/3RK3 w - - 0 1";
const std::string Promotes = "8/4P1k1/8/8/8/8/8/R3K3 w - - 0 1";
const std::string ByHand = "fide passing=by-hand";
const std::string Casual = "casual";

/// The moves that the men touched leave, "any" if every one: castling as king takes rook.
std::string bound(const Played &played)
{
    const auto moves = played.match.boundMoves();
    if (!moves)
        return "any";
    QStringList words;
    for (const Move move : *moves)
        words << QString::fromStdString(uci(move, Variant::Chess960));
    words.sort();
    return words.join(' ').toStdString();
}

} // namespace

void TestMatchTouch::leaves_data()
{
    storyColumns();
    told("nothing touched", "fide", "", "any");
    told("an own man must move", "fide", "g1", "g1f3 g1h3");
    told("the first that can", "fide", "f1 a1 g1 b1", "g1f3 g1h3");
    told("none can", "fide", "f1 a1", "any");
    told("an opponent's man that can't be taken", "fide", "e7", "any");
    story("an opponent's man must be taken", "fide", Takes, "d5", "d1d5 e4d5");
    story("en passant too", "fide", "4k3/3p4/8/4P3/8/8/8/4K3 b - - 0 1", "d7d5 d5", "e5d6");
    story("own, then opponent's: the first takes the first", "fide", Takes, "e4 d5", "e4d5");
    story("opponent's, then own: likewise", "fide", Takes, "d5 e4", "e4d5");
    story("neither takes: the first touched, the own", "fide", Takes, "e1 d5", "e1d2 e1e2 e1f1 e1f2");
    story("neither takes: the first touched, the opponent's", "fide", Takes, "d5 e1", "d1d5 e4d5");
    story("king, then rook: castling there", "fide", Castles, "e1 a1", "e1a1");
    story("king, then rook, castling there is not legal", "fide", "r3k2r/8/8/8/6q1/8/8/R3K2R w KQkq - 0 1", "e1 h1",
          "e1d2 e1f1 e1f2");
    story("the other castling is left", "fide", "r3k3/8/8/8/8/8/8/RN2K2R w KQq - 0 1", "e1 a1",
          "e1d1 e1d2 e1e2 e1f1 e1f2 e1h1");
    story("king, then rook, no king move", "fide", "4k3/8/8/8/8/8/3PPP2/3QKB1R w K - 0 1", "e1 h1", "any");
    story("rook, then king: the rook moves", "fide", Castles, "h1 e1", "h1f1 h1g1 h1h2 h1h3 h1h4 h1h5 h1h6 h1h7 h1h8");

    told("a touch that was announced as adjusting", "fide", "adjust g1", "any");
    told("only one touch is adjusted", "fide", "adjust g1 b1", "b1a3 b1c3");
    told("adjusting what was touched before frees nothing", "fide", "g1 adjust g1", "g1f3 g1h3");
    told("put back on its own square", "fide", "g1 g1-g1", "g1f3 g1h3");
    told("put back, never reported as touched", "fide", "g1-g1", "g1f3 g1h3");
    told("released where it may not go", "fide", "g1-g3", "g1f3 g1h3");
    told("released there after \"I adjust\": no adjusting", "fide", "adjust g1-g3", "g1f3 g1h3");
    told("a touch lasts for one turn", "fide", "g1 g1f3 e7e5", "any");
    told("the opponent's own touch", "fide", "e2e4 g8", "g8f6 g8h6");
    told("a pause changes nothing", "fide", "g1 w:propose:pause b:agree w:resume", "g1f3 g1h3");
    told("taken back: nothing is touched", "fide takeback=yes", "e2e4 g8 w< b<+", "any");
    told("by hand: released where it may not go", ByHand, "g1-g3", "g1f3 g1h3");
    told("by hand: a legal move is fixed", ByHand, "g1 g1f3", "any");
    told("touch-move off: released where it may not go", Casual + " passing=by-hand illegal=penalise", "g1-g3", "any");
    told("the announced move alone, whatever is touched", "fide", "w?3:e2e4 g1", "e2e4");
}
void TestMatchTouch::leaves() { tellStory(bound); }

void TestMatchTouch::happens_data()
{
    storyColumns();
    told("touched", "fide", "g1", "* touched:g1");
    told("in their order, each once", "fide", "b1 g1 b1", "* touched:b1 touched:g1");
    told("the man moves", "fide", "g1 g1f3", "*");
    told("touched and can't move: another moves", "fide", "f1 e2e4", "*");
    told("adjusting is announced", "fide", "adjust", "* adjusting");
    told("adjusted", "fide", "adjust g1", "*");
    told("a move ends the adjusting", "fide", "adjust e2e4", "*");
    told("so does a drop elsewhere", "fide", "adjust g1-g3", "* touched:g1");
    told("the touch keeps the man that was put back", "fide", "g1 g1-g1", "* touched:g1");
    story("castling after king and rook", "fide", Castles, "e1 h1 e1g1", "*");
    story("the rook was touched first, the other castling is a king move", "fide", "4k3/8/8/8/8/8/6P1/R3K1RN w Q - 0 1",
          "g1 g1f1", "*");

    told("a touch declines the opponent's offer", "fide", "e2e4 e7e5 w= g1f3 b8", "* touched:b8");
    told("so does a man to be taken", "fide", "e2e4 d7d5 b= d5", "* touched:d5");
    told("so does an illegal drop", "fide", "e2e4 e7e5 w= g1f3 b8-b6", "* touched:b8");
    told("adjusting doesn't", "fide", "e2e4 e7e5 w= g1f3 adjust b8", "* offer:w:early");
    told("the offerer's own touch doesn't", "fide", "e2e4 e7e5 w= g1", "* offer:w:early touched:g1");
    told("touch-move off: an illegal drop doesn't", Casual, "e2e4 e7e5 w= g1f3 !b8-b6", "* offer:w:early");
    told("Classic: claimed after a touch", "classic", "e2e4 e7e5 g1 w?3", "* offer:w:claim touched:g1");
    told("Classic: the announced move is the man's that was touched", "classic", "e2e4 e7e5 g1 w?3:g1f3",
         "* offer:w:claim announced:g1f3 touched:g1");
    told("Classic: another man's is not made", "classic", "e2e4 e7e5 g1 w?3:d2d4",
         "* offer:w:claim touched:g1 touched:d2");
    told("Classic: a right claim after a touch", "classic", "g1f3 g8f6 f3g1 f6g8 g1f3 g8f6 f3g1 f6g8 g1 w?3",
         "1/2-1/2 threefold");
    told("an announced move is made whatever was touched since", "fide", "w?3:e2e4 g1 e2e4", "*");

    story("a pawn on the last rank waits for its piece", "fide", Promotes, "e7-e8", "* touched:e7 promotion:e7e8");
    story("the chooser was closed and opened again", "fide", Promotes, "e7-e8 e7-e8", "* touched:e7 promotion:e7e8");
    story("the piece is chosen", "fide", Promotes, "e7-e8 e7e8n", "*");
    story("dropped with its piece", "fide", Promotes, "e7-e8q", "*");
    story("taking on the last rank", "fide", "3r4/4P1k1/8/8/8/8/8/4K3 w - - 0 1", "d8 e7-d8",
          "* touched:d8 touched:e7 promotion:e7d8");
    story("by hand: the piece is chosen, then the clock pressed", ByHand, Promotes, "e7-e8 e7e8r press", "*");
    story("touch-move off: nothing stays on the last rank", Casual, Promotes, "!e7-e8", "*");
    story("touch-move off: the pawn goes back and another man moves", Casual, Promotes, "!e7-e8 a1a2", "*");
    story("touch-move off, shown: put back", Casual + " passing=by-hand illegal=penalise", Promotes, "e7-e8 e7-e7",
          "*");
}
void TestMatchTouch::happens() { tellStory(seen); }

void TestMatchTouch::refuses_data()
{
    refusalColumns();
    const auto row = [](const char *name, const std::string &terms, const std::string &words, Kind kind) {
        refusalRow(name, terms, "startpos", words, kind);
    };
    row("another man's move", "fide", "g1 !e2e4", Kind::TouchedMan);
    row("another man's move after a put back", "fide", "g1 g1-g1 !e2e4", Kind::TouchedMan);
    row("another man's move after an illegal drop", "fide", "g1-g3 !e2e4", Kind::TouchedMan);
    row("by hand: another man's move after an illegal drop", ByHand, "g1-g3 !e2e4", Kind::TouchedMan);
    row("another move than the capture", "fide", "e2e4 d7d5 d5 !e4e5", Kind::TouchedMan);
    row("an empty square", "fide", "!e4", Kind::NoManThere);
    row("the opponent touches", "fide", "!b:touch:e7", Kind::NotYourTurn);
    row("the opponent adjusts", "fide", "!b:adjust", Kind::NotYourTurn);
    row("adjusting before the press", ByHand, "e2e4 !adjust", Kind::MoveNotCompleted);
    row("released already", ByHand, "e2e4 !w:move:e2e3", Kind::MoveNotCompleted);
    row("released already, dropped anew", ByHand, "e2e4 !w:drop:e4:e2", Kind::MoveNotCompleted);
    row("touching where nothing binds", Casual, "!g1", Kind::NoTouchMove);
    row("adjusting there", Casual, "!adjust", Kind::NoTouchMove);
    row("an illegal drop there", Casual, "!g1-g3", Kind::IllegalMove);
    row("put back there", Casual, "!g1-g1", Kind::IllegalMove);
    row("a touch after the end", "fide", "w# !e2", Kind::GameOver);
    row("a touch in a pause", "fide", "w:propose:pause b:agree !e2", Kind::Paused);
    row("a claim after a touch", "fide", "g1 !w?3", Kind::TouchedBeforeClaim);
    row("a claim after a touch of the opponent's man", "fide", "e2e4 d7d5 d5 !w?3", Kind::TouchedBeforeClaim);
    row("a claim after an illegal drop", "fide", "g1-g3 !w?3", Kind::TouchedBeforeClaim);
    row("a take-back", "fide", "e2e4 !w<", Kind::NoTakeBack);
    row("another move than the announced one", "fide", "w?3:e2e4 g1 !g1f3", Kind::AnnouncedMove);
    row("nothing was released there", "fide", "!e4-e5", Kind::NoManThere);

    const auto pawn = [](const char *name, const std::string &terms, const std::string &words, Kind kind) {
        refusalRow(name, terms, Promotes, words, kind);
    };
    pawn("the pawn must promote where it was dropped", "fide", "e7-e8 !a1a2", Kind::PromotionOpen);
    pawn("it can't be put back", "fide", "e7-e8 !e7-e7", Kind::PromotionOpen);
    pawn("nor another man be dropped", "fide", "e7-e8 !a1-b2", Kind::PromotionOpen);
    pawn("nor become a king", "fide", "e7-e8 !w:drop:e7:e8:k", Kind::IllegalMove);
    pawn("another man is bound", "fide", "a1 !e7-e8", Kind::TouchedMan);
    pawn("by hand: another man is bound", ByHand, "a1 !e7-e8", Kind::TouchedMan);
    pawn("another move is announced", "fide", "w?50:a1a2 !e7-e8", Kind::AnnouncedMove);
}
void TestMatchTouch::refuses() { tellRefusal(); }

void TestMatchTouch::namesTheMenThatBind_data()
{
    storyColumns();
    told("an own man", "fide", "g1 !e2e4", "g1");
    story("an opponent's man", "fide", Takes, "d5 !e4e5", "d5");
    story("both", "fide", Takes, "d5 e4 !d1d5", "e4 d5");
    story("the king alone, to castle", "fide", Castles, "e1 h1 !e1d1", "e1");
}
void TestMatchTouch::namesTheMenThatBind()
{
    tellStory([](const Played &played) {
        QStringList squares;
        for (const Square square : played.refusal.value().squares)
            squares << QString::fromStdString(toString(square));
        return squares.join(' ').toStdString();
    });
}

void TestMatchTouch::tellsWhatWasTouched()
{
    Game game;
    Match match(game, RuleSet::fide());
    const auto eventsOf = [&match](const std::string &word) {
        return match.apply(script::commandOf(match, word)).value();
    };
    QVERIFY(eventsOf("g1") == Events{(ManTouched{Color::White, Square::G1})});
    QVERIFY(eventsOf("g1").empty());
    QVERIFY(eventsOf("adjust") == Events{AdjustAnnounced{Color::White}});
    QVERIFY(eventsOf("b1") == Events{(ManAdjusted{Color::White, Square::B1})});
    const MoveError why{MoveError::Kind::WrongWay, Square::G1};
    QVERIFY(eventsOf("g1-g3") == Events{(DropReturned{Color::White, Square::G1, Square::G3, why})});
}

QTEST_APPLESS_MAIN(TestMatchTouch)
#include "tst_matchtouch.moc"
