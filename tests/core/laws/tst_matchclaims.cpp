#include "stories.h"

#include <span>

using namespace chess;
using namespace stories;
using Kind = Refusal::Kind;

/// Claims of a draw, and draws by counting without one (LAWS sections 7, 9 and 10).
class TestMatchClaims : public QObject
{
    Q_OBJECT

private slots:
    void right_data();
    void right();
    void wrong_data();
    void wrong();
    void costsTime_data();
    void costsTime();
    void endsByItself_data();
    void endsByItself();
    void asks_data();
    void asks();
    void refuses_data();
    void refuses();
    void leavesARecord_data();
    void leavesARecord();
    void bindsToTheAnnouncedMove();
    void tellsTheStory();
};

namespace {

const std::string Shuffle = "g1f3 g8f6 f3g1 f6g8 ";
const std::string Twice = Shuffle + Shuffle;
const std::string Fifty = "4k3/8/8/8/8/8/8/R3K3 w - - 99 80"; // one ply short of fifty moves
const std::string Early = "4k3/8/8/8/8/8/8/R3K3 w - - 20 80";

} // namespace

void TestMatchClaims::right_data()
{
    storyColumns();
    told("the position now", "fide", Twice + "w?3", "1/2-1/2 threefold");
    told("with the next move", "fide", Shuffle + "g1f3 g8f6 f3g1 b?3:f6g8", "1/2-1/2 threefold");
    told("with the next move, by White", "fide", Twice + "w?3:g1f3", "1/2-1/2 threefold");
    told("of a position in the middle of the game", "fide", "e2e4 e7e5 " + Twice + "w?3", "1/2-1/2 threefold");
    told("the claim came too early, but the position comes again", "fide", Shuffle + "w?3 " + Shuffle + "w?3",
         "1/2-1/2 threefold");
    told("more than three times", "fide", Twice + Shuffle + "w?3", "1/2-1/2 threefold");
    told("missed, and come about by the opponent", "fide", Twice + "g1f3 b?3", "1/2-1/2 threefold");
    story("fifty moves now", "fide", Fifty, "a1a2 b?50", "1/2-1/2 fifty");
    story("fifty with the next move", "fide", Fifty, "w?50:a1a2", "1/2-1/2 fifty");
    story("later too, while nothing was taken or pushed", "fide", Fifty, "a1a2 e8d8 a2a3 b?50", "1/2-1/2 fifty");
    story("an intended mate is a right claim", "fide", "7k/8/6K1/8/8/8/8/R7 w - - 99 80", "w?50:a1a8", "1/2-1/2 fifty");
    told("after an offer was refused", "fide", Shuffle + "w= b- " + Shuffle + "w?3", "1/2-1/2 threefold");
    told("with the own offer open", "fide", Twice + "w= w?3", "1/2-1/2 threefold");
    told("with the opponent's offer open", "fide", Twice + "b= w?3", "1/2-1/2 threefold");
    told("with an offer armed", "fide", Twice + "w~ w?3", "1/2-1/2 threefold");
    told("where no draw may be agreed", "fide agreements=no", Twice + "w?3", "1/2-1/2 threefold");
    told("by hand, after the opponent's press", "fide passing=by-hand",
         "g1f3 press g8f6 press f3g1 press f6g8 press g1f3 press g8f6 press f3g1 press f6g8 press w?3",
         "1/2-1/2 threefold");
    told("Rapid", "rapid", Twice + "w?3", "1/2-1/2 threefold");
    told("Classic", "classic", Twice + "w?3", "1/2-1/2 threefold");
    story("Classic, fifty raised for this endgame", "classic longer-fifty=KR-K:60", "4k3/8/8/8/8/8/8/R3K3 w - - 119 80",
          "a1a2 b?50", "1/2-1/2 fifty");
}
void TestMatchClaims::right() { tellStory(seen); }

void TestMatchClaims::wrong_data()
{
    storyColumns();
    told("counts as an offer", "fide", Shuffle + "w?3", "* offer:w:claim");
    told("which may be accepted", "fide", Shuffle + "w?3 b+", "1/2-1/2 agreement");
    told("or declined", "fide", Shuffle + "w?3 b-", "*");
    told("it stands after the claimant's move", "fide", Shuffle + "w?3 e2e4", "* offer:w:claim");
    told("accepted then", "fide", Shuffle + "w?3 e2e4 b+", "1/2-1/2 agreement");
    told("the opponent's touch declines it", "fide", Shuffle + "w?3 e2e4 e7", "* touched:e7");
    told("and his move", "fide", Shuffle + "w?3 e2e4 e7e5", "*");
    told("after a refused offer it still counts", "fide", Shuffle + "w= b- e2e4 e7e5 w?3", "* offer:w:claim");
    told("with an offer open it adds none", "fide", Shuffle + "w= w?3", "* offer:w:early");
    told("the opponent's offer goes on", "fide", Shuffle + "b= w?3", "* offer:b:out-of-turn");
    told("it disarms the offer of the next move", "fide", Shuffle + "w~ w?3", "* offer:w:claim");
    told("no offer before the first moves", "fide", "w?3", "*");
    told("no offer where no draw may be agreed", "fide agreements=no", Shuffle + "w?3", "*");
    told("no offer before move 3", "fide agreement=3", Shuffle + "w?3", "*");
    told("the next claim in the same turn", "fide", Shuffle + "w?3 w?50", "* offer:w:claim");
    story("fifty, one ply short", "fide", "4k3/8/8/8/8/8/8/R3K3 w - - 98 80", "a1a2 b?50", "*");
    story("fifty by a pawn move", "fide", "4k3/8/8/8/8/8/P7/R3K3 w - - 99 80", "w?50:a2a3", "* announced:a2a3");
    story("Classic, fifty raised for this endgame", "classic longer-fifty=KR-K:60", Fifty, "a1a2 b?50 e8d8", "*");

    told("the announced move is fixed", "fide", Shuffle + "w?3:e2e4", "* offer:w:claim announced:e2e4");
    told("and made", "fide", Shuffle + "w?3:e2e4 e2e4", "* offer:w:claim");
    told("also with touch-move off", "fide touchmove=no", Shuffle + "w?3:e2e4", "* offer:w:claim announced:e2e4");
    told("also in Casual", "casual", "e2e4 e7e5 w?3:g1f3", "* offer:w:claim announced:g1f3");
    told("it is not a touch, which would decline", "fide", "e2e4 e7e5 w= g1f3 b?3:b8c6",
         "* offer:w:early announced:b8c6");
    told("by hand: made and pressed", "fide passing=by-hand", "e2e4 press e7e5 press w?3:g1f3 g1f3 press",
         "* offer:w:claim");
    told("a take-back takes it along", "casual", "e2e4 e7e5 w?3:g1f3 w<", "*");
    told("an illegal one binds its man", "fide", "w?3:e2e5", "* touched:e2");
    told("but not with touch-move off", "fide touchmove=no", "w?3:e2e5", "*");
    told("one of no man binds none", "fide", "w?3:e4e5", "*");
    told("one of an opponent's man to be taken binds to that", "fide", "e2e4 d7d5 w?3:d5d4",
         "* offer:w:claim touched:d5");
    told("an illegal one, and its man moves", "fide", "w?3:e2e5 e2e4", "*");
    story("one without its piece binds the pawn", "fide", "8/4P1k1/8/8/8/8/8/R3K3 w - - 0 1", "w?3:e7e8",
          "* touched:e7");
    story("one with its piece is fixed", "fide", "8/4P1k1/8/8/8/8/8/R3K3 w - - 0 1", "w?3:e7e8n", "* announced:e7e8");
    story("castling is fixed", "fide", "4k3/8/8/8/8/8/8/4K2R w K - 0 1", "w?3:e1g1", "* announced:e1h1");
}
void TestMatchClaims::wrong() { tellStory(seen); }

void TestMatchClaims::costsTime_data()
{
    storyColumns();
    const auto row = [](const char *name, const std::string &terms, const std::string &fen, const std::string &words,
                        const std::string &expected) { story(name, terms, fen, "start@0 " + words, expected); };
    row("FIDE: two minutes to the opponent", "fide | 60", Early, "w?50@7", "* 53000 180000 w 60000");
    row("Rapid: one", "rapid | 60", Early, "w?50@7", "* 53000 120000 w 60000");
    story("Casual: none", "casual | 60", Early, "a1a2@1 e8d8@1 w?50@7", "* offer:w:claim 53000 59000 w 62000");
    row("Classic: five from the claimant", "classic | 400", Early, "w?50@7", "* 93000 400000 w 100000");
    row("Classic: the last of it", "classic | 307", Early, "w?50@7", "1/2-1/2 flag 0 307000 -");
    row("Classic: a bare king doesn't win by it", "classic | 60", Early, "w?50@7", "1/2-1/2 flag 0 60000 -");
    row("Classic: another opponent does", "classic | 60", "4k3/p7/8/8/8/8/8/R3K3 w - - 20 80", "w?50@7",
        "0-1 flag 0 60000 -");
    row("Classic: with a millisecond he plays on", "classic | 307.001", Early, "w?50@7", "* 1 307001 w 7001");
    row("Classic: his time goes on from there", "classic | 308", Early, "w?50:a1a2@7 a1a2@1",
        "1/2-1/2 flag 0 308000 -");
    row("a wrong claim with a move costs the same", "fide | 60", Early, "w?50:a1a2@7",
        "* announced:a1a2 53000 180000 w 60000");
    row("a claim with an illegal move costs the same", "fide | 60", Early, "w?50:a1b2@7",
        "* touched:a1 53000 180000 w 60000");
    row("every wrong claim costs", "fide | 60", Early, "w?50@7 w?50@1", "* 52000 300000 w 60000");
    row("a right one costs nothing, and both clocks stop", "fide | 60", Fifty, "w?50:a1a2@7",
        "1/2-1/2 fifty 53000 60000 -");
    row("both penalties of one's own rules", "fide wrongclaim-bonus=10 wrongclaim-loss=20 | 60", Early, "w?50@7",
        "* 33000 70000 w 40000");
}
void TestMatchClaims::costsTime()
{
    tellStory([](const Played &played) { return seen(played) + " " + clocks(played); });
}

void TestMatchClaims::endsByItself_data()
{
    storyColumns();
    told("threefold: not in FIDE's rules", "fide", Twice, "*");
    told("threefold: Casual", "casual", Twice, "1/2-1/2 threefold");
    told("threefold: not the second time", "casual", Shuffle, "*");
    story("fifty: not in FIDE's rules", "fide", Fifty, "a1a2", "*");
    story("fifty: Casual", "casual", Fifty, "a1a2", "1/2-1/2 fifty");
    story("fifty: a capture resets", "casual", "4k3/8/8/8/8/8/r7/R2QK3 w - - 99 80", "a1a2", "*");
    story("fifty: mate as the hundredth ply wins", "casual", "7k/8/6K1/8/8/8/8/R7 w - - 99 80", "a1a8",
          "1-0 checkmate");
    told("fivefold", "fide", Twice + Twice, "1/2-1/2 fivefold");
    told("fivefold: not in Classic", "classic", Twice + Twice, "*");
    story("seventy-five", "fide", "4k3/8/8/8/8/8/8/R3K3 w - - 149 120", "a1a2", "1/2-1/2 seventyfive");
    story("seventy-five: not in Classic", "classic", "4k3/8/8/8/8/8/8/R3K3 w - - 149 120", "a1a2", "*");
    story("seventy-five comes before Casual's fifty", "casual", "4k3/8/8/8/8/8/8/R3K3 w - - 149 120", "a1a2",
          "1/2-1/2 seventyfive");
    story("fivefold comes before seventy-five", "fide threefold=claim", "4k3/8/8/8/8/8/8/R3K3 w - - 134 120",
          "a1b1 e8d8 b1a1 d8e8 a1b1 e8d8 b1a1 d8e8 a1b1 e8d8 b1a1 d8e8 a1b1 e8d8 b1a1 d8e8", "1/2-1/2 fivefold");

    const std::string checks = "7k/8/8/8/8/8/8/K5Q1 w - - 0 1";
    story("the check limit in a row", "classic checks-in-a-row=2", checks, "g1h1 h8g8 h1g1", "1/2-1/2 check-limit");
    story("a move without check zeroes the row", "classic checks-in-a-row=2", checks, "g1h1 h8g8 a1a2 g8f8 h1h8", "*");
    story("the check limit in all", "classic checks=2", checks, "g1h1 h8g8 a1a2 g8f8 h1h8", "1/2-1/2 check-limit");
    story("the last check being mate wins", "classic checks-in-a-row=1", "7k/8/6K1/8/8/8/8/R7 w - - 0 1", "a1a8",
          "1-0 checkmate");
    story("the last check of all being mate wins", "classic checks=1", "7k/8/6K1/8/8/8/8/R7 w - - 0 1", "a1a8",
          "1-0 checkmate");
    story("no check limit in FIDE's rules", "fide", checks, "g1h1 h8g8 h1g1", "*");

    const std::string perpetual = "e1e8 g8h7 e8e4 h7g8 e4e8 g8h7 e8e4 h7g8 e4e8 ";
    const std::string open = "6k1/5pp1/7p/8/8/8/r4PPP/4Q1K1 w - - 0 1";
    story("perpetual check: Casual", "casual threefold=claim", open, perpetual, "1/2-1/2 perpetual");
    story("perpetual check: before the threefold", "casual", open, perpetual, "1/2-1/2 perpetual");
    story("perpetual check: not elsewhere", "fide", open, perpetual, "*");
    story("perpetual check: not in Classic", "classic", open, perpetual, "*");
}
void TestMatchClaims::endsByItself() { tellStory(seen); }

void TestMatchClaims::asks_data()
{
    storyColumns();
    const std::string ask = "casual threefold=ask fifty=ask perpetual=no";
    told("threefold: who is to move", ask, Twice, "w threefold");
    story("fifty: who is to move", ask, Fifty, "a1a2", "b fifty");
    told("not the second time", ask, Shuffle, "");
    told("not the automatic one", "casual", Twice, "");
    told("not the one to be claimed", "fide", Twice, "");
    told("again the fourth time", ask, Twice + Shuffle, "w threefold");
    told("not after going on", ask, Twice + "e2e4", "");
}
void TestMatchClaims::asks()
{
    tellStory([](const Played &played) -> std::string {
        // the last command once more, for its events
        Game game(played.game.start());
        const MatchLog &log = played.match.log();
        Match again = Match::replay(game, played.match.terms(), std::span(log).first(log.size() - 1)).value();
        const Events events = again.apply(log.back()).value();
        for (const Event &event : events) {
            if (const auto *possible = std::get_if<DrawPossible>(&event))
                return script::letterOf(possible->player)
                    + (possible->kind == ClaimKind::Fifty ? " fifty" : " threefold");
        }
        return {};
    });
}

void TestMatchClaims::refuses_data()
{
    refusalColumns();
    const auto row = [](const char *name, const std::string &terms, const std::string &words, Kind kind) {
        refusalRow(name, terms, "startpos", words, kind);
    };
    row("in the opponent's turn", "fide", Twice + "!b?3", Kind::NotYourTurn);
    row("after the own move", "fide", Shuffle + "g1f3 g8f6 f3g1 f6g8 !b?3", Kind::NotYourTurn);
    row("by hand, between the own move and the press", "fide passing=by-hand", "g1f3 !w?3", Kind::MoveNotCompleted);
    row("by hand, the opponent's not completed move", "fide passing=by-hand", "g1f3 !b?3", Kind::NotYourTurn);
    row("after a touch", "fide", Twice + "g1 !w?3", Kind::TouchedBeforeClaim);
    row("after a touch, with a move", "fide", Twice + "g1 !w?3:g1f3", Kind::TouchedBeforeClaim);
    row("after an announced move", "fide", "w?3:g1f3 !w?50", Kind::AnnouncedMove);
    row("after an announced move that is illegal", "fide", "w?3:e2e5 !w?50", Kind::TouchedBeforeClaim);
    row("withdrawn by another move", "fide", "w?3:g1f3 !g1h3", Kind::AnnouncedMove);
    row("Casual: another move than the announced one", "casual", "w?3:g1f3 !e2e4", Kind::AnnouncedMove);
    row("an offer after a wrong claim that was declined", "fide", Shuffle + "w?3 b- !w=", Kind::OfferRefusedBefore);
    row("an offer after a wrong claim that the opponent played on", "fide",
        Shuffle + "w?3 e2e4 e7e5 !w=", Kind::OfferRefusedBefore);
    row("an offer beside a wrong claim", "fide", Shuffle + "w?3 !w=", Kind::OfferIsOpen);
    row("the opponent's offer beside it", "fide", Shuffle + "w?3 !b=", Kind::OpponentsOfferIsOpen);
    row("before the start", "fide | 60", "!w?3", Kind::NotStarted);
    row("in a pause", "fide", "w:propose:pause b:agree !w?3", Kind::Paused);
    row("after the end", "fide", "w# !w?3", Kind::GameOver);
}
void TestMatchClaims::refuses() { tellRefusal(); }

void TestMatchClaims::leavesARecord_data()
{
    storyColumns();
    told("right", "fide", Twice + "w?3", "8: claim w threefold right");
    story("right, with a move", "fide", Fifty, "w?50:a1a2", "0: claim w fifty a1a2 right");
    told("wrong: with the penalty, and the offer at the move", "fide | 60", "start@0 e2e4 e7e5 w?3 g1f3",
         "2: claim w threefold wrong; 2: time b 120000 claim; 3: offer w claim");
    story("Classic: only what was left is taken", "classic | 60", "4k3/p7/8/8/8/8/8/R3K3 w - - 20 80", "start@0 w?50@7",
          "0: claim w fifty wrong; 0: time w -53000 claim; 0: flag w");
}
void TestMatchClaims::leavesARecord() { tellStory(recorded); }

void TestMatchClaims::bindsToTheAnnouncedMove()
{
    const Played played("fide", "startpos", "w?3:e2e4");
    const auto bound = played.match.boundMoves();
    QVERIFY(bound);
    QCOMPARE(bound->size(), std::size_t(1));
    QVERIFY((*bound)[0] == Move(Square::E2, Square::E4));
}

void TestMatchClaims::tellsTheStory()
{
    Game game;
    Match match(game, script::termsOf("fide | 60"));
    script::run(match, "start@0 e2e4 e7e5");
    const auto answered = match.claimDraw(Color::White, ClaimKind::Threefold, std::nullopt, MatchTime(3000));
    QVERIFY(answered);
    QVERIFY(*answered
            == (Events{ClaimChecked{Color::White, ClaimKind::Threefold, std::nullopt, false, 1},
                       OfferMade{Color::White, OfferKind::Claim},
                       TimeAdded{Color::Black, std::chrono::seconds(120), TimeReason::WrongClaim}}));
}

QTEST_APPLESS_MAIN(TestMatchClaims)
#include "tst_matchclaims.moc"
