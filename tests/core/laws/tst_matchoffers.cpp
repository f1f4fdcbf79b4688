#include "stories.h"

using namespace chess;
using namespace stories;
using Kind = Refusal::Kind;

/// Draw offers between two players (LAWS section 8; what goes without clock and touch-move is tst_match's).
class TestMatchOffers : public QObject
{
    Q_OBJECT

private slots:
    void stands_data();
    void stands();
    void refuses_data();
    void refuses();
    void leavesARecord_data();
    void leavesARecord();
    void startsTheIncrement_data();
    void startsTheIncrement();
    void tellsTheStory();
};

namespace {

const std::string ByHand = "fide passing=by-hand";
const std::string Quick = "fide quickfinish=yes | 1/600,60"; // fifteen minutes by 60 moves: rapid
/// Five own moves of each side.
const std::string FiveMoves = "b1c3 b8c6 c3b1 c6b8 g2g3 g7g6 f1g2 f8g7 d2d3 d7d6 ";

} // namespace

void TestMatchOffers::stands_data()
{
    storyColumns();
    told("by hand: offered between move and press", ByHand,
         "e2e4 press e7e5 press g1f3 w=", "* offer:w:with-move made:g1f3");
    told("by hand: before the move it is early", ByHand, "e2e4 press e7e5 press w=", "* offer:w:early");
    told("by hand: armed, made with the move", ByHand, "e2e4 press e7e5 press w~ g1f3",
         "* offer:w:with-move made:g1f3");
    told("by hand: after the press it is out of turn", ByHand,
         "e2e4 press e7e5 press g1f3 press w=", "* offer:w:out-of-turn");
    told("by hand: the opponent's before the press too", ByHand,
         "e2e4 press e7e5 press g1f3 b=", "* offer:b:out-of-turn made:g1f3");
    told("by hand: accepted before the press", ByHand, "e2e4 press e7e5 press g1f3 w= b+", "1/2-1/2 agreement");
    told("by hand: the press doesn't end it", ByHand, "e2e4 press e7e5 press g1f3 w= press", "* offer:w:with-move");
    told("by hand: in Black's first move, between move and press", ByHand,
         "e2e4 press e7e5 b=", "* offer:b:with-move made:e7e5");
    told("the opponent waits to see the move", "fide", "e2e4 e7e5 w= g1f3 b+", "1/2-1/2 agreement");
    told("the offerer can't be hurried: his move doesn't end it", "fide", "e2e4 e7e5 b= w-  g1f3 b8c6", "*");
    told("out of turn: the player on turn accepts", "fide", "e2e4 e7e5 b= w+", "1/2-1/2 agreement");
    told("out of turn: declined by his touch", "fide", "e2e4 e7e5 b= g1", "* touched:g1");
    told("declined by a touch", "fide", "e2e4 e7e5 w~ g1f3 b8", "* touched:b8");
    told("declined by an illegal drop", "fide", "e2e4 e7e5 w~ g1f3 b8-b5", "* touched:b8");
    told("not by an adjusted man", "fide", "e2e4 e7e5 w~ g1f3 adjust b8", "* offer:w:with-move");
    told("touch-move off: declined by the move alone", "casual", "e2e4 e7e5 w~ g1f3 !b8-b5", "* offer:w:with-move");
    told("touch-move off: by the move", "casual", "e2e4 e7e5 w~ g1f3 b8c6", "*");
    told("the opponent offers after declining by a touch", "fide",
         "e2e4 e7e5 w~ g1f3 b8 b=", "* offer:b:early touched:b8");
    told("in a pause it may be answered", "fide", "e2e4 e7e5 w= w:propose:pause b:agree b+", "1/2-1/2 agreement");
    told("and made", "fide", "e2e4 e7e5 w:propose:pause b:agree w=", "* offer:w:early");
    told("before the first moves armed with Black's", "fide", "e2e4 b~ e7e5", "* offer:b:with-move");
    told("forbidden before move 3: then allowed", "fide agreement=3", "e2e4 e7e5 g1f3 g8f6 b1c3 b~ b8c6",
         "* offer:b:with-move");
    told("forbidden before move 3: both have made three", "fide agreement=3",
         "e2e4 e7e5 g1f3 g8f6 b1c3 b8c6 w=", "* offer:w:early");
    told("the mate takes the armed one along", "fide", "f2f3 e7e5 g2g4 b~ d8h4", "0-1 checkmate");

    told("Casual: again after five own moves", "casual", "e2e4 e7e5 w= b- " + FiveMoves + "w=", "* offer:w:early");
    told("Casual: armed with the fifth", "casual", "e2e4 e7e5 w= b- b1c3 b8c6 c3b1 c6b8 g2g3 g7g6 f1g2 f8g7 w~ d2d3",
         "* offer:w:with-move");
    told("Casual: or once the opponent's was refused", "casual", "e2e4 e7e5 w= b- b= w- w=", "* offer:w:early");
    told("FIDE: not after any number of moves, but after the opponent's was refused", "fide",
         "e2e4 e7e5 w= b- " + FiveMoves + "b= w- w=", "* offer:w:early");
}
void TestMatchOffers::stands() { tellStory(seen); }

void TestMatchOffers::refuses_data()
{
    refusalColumns();
    const auto row = [](const char *name, const std::string &terms, const std::string &words, Kind kind) {
        refusalRow(name, terms, "startpos", words, kind);
    };
    row("withdrawn", "fide", "e2e4 e7e5 w= !w~~", Kind::NoOffer);
    row("armed while one's own stands", "fide", "e2e4 e7e5 w= !w~", Kind::OfferIsOpen);
    row("armed while the opponent's stands", "fide", "e2e4 e7e5 b= !w~", Kind::OpponentsOfferIsOpen);
    row("by hand: armed after the move", ByHand, "e2e4 press e7e5 press g1f3 !w~", Kind::MoveNotCompleted);
    row("by hand: White's first move, before the press", ByHand, "e2e4 !w=", Kind::OfferTooEarly);
    row("FIDE: again after five own moves", "fide", "e2e4 e7e5 w= b- " + FiveMoves + "!w=", Kind::OfferRefusedBefore);
    row("Casual: again after four", "casual",
        "e2e4 e7e5 w= b- b1c3 b8c6 c3b1 c6b8 g2g3 g7g6 f1g2 f8g7 !w=", Kind::OfferRefusedBefore);
    row("Casual: armed with the fourth", "casual", "e2e4 e7e5 w= b- b1c3 b8c6 c3b1 c6b8 g2g3 g7g6 !w~",
        Kind::OfferRefusedBefore);
    row("Casual: at once", "casual", "e2e4 e7e5 w= b- !w=", Kind::OfferRefusedBefore);
    row("again after a touch declined it", "fide", "e2e4 e7e5 w~ g1f3 b8 !w=", Kind::OfferRefusedBefore);
    row("accepted after a touch declined it", "fide", "e2e4 e7e5 w~ g1f3 b8 !b+", Kind::NoOffer);
    row("before move 3", "fide agreement=3", "e2e4 e7e5 g1f3 g8f6 !w=", Kind::OfferTooEarly);
    row("armed with the second", "fide agreement=3", "e2e4 e7e5 g1f3 !b~", Kind::OfferTooEarly);
    row("armed with White's third", "fide agreement=3", "e2e4 e7e5 g1f3 g8f6 !w~", Kind::OfferTooEarly);
    row("altogether", "fide agreements=no", "e2e4 e7e5 !w=", Kind::AgreementForbidden);
    row("altogether, armed", "fide agreements=no", "e2e4 e7e5 !w~", Kind::AgreementForbidden);

    row("an increment without quick finish", "fide | 600", "start e2e4 e7e5 !w:ask-increment@590", Kind::NoQuickFinish);
    row("an increment before the last period", Quick, "start e2e4 !b:ask-increment@590", Kind::NoQuickFinish);
    row("an increment in blitz", "fide quickfinish=yes | 1/60,60", "start e2e4 e7e5 !w:ask-increment",
        Kind::NoQuickFinish);
    row("an increment where there is one", "fide quickfinish=yes | 1/600,60+5", "start e2e4 e7e5 !w:ask-increment@600",
        Kind::NoQuickFinish);
    row("an increment with two minutes left", Quick, "start@0 e2e4@0 e7e5@0 !w:ask-increment@540", Kind::TimeNotShort);
    row("an increment in the opponent's turn", Quick, "start@0 e2e4@0 e7e5@0 !b:ask-increment@650", Kind::NotYourTurn);
    row("an increment beside an offer", Quick, "start@0 e2e4@0 e7e5@0 w= !w:ask-increment@600", Kind::OfferIsOpen);
    row("a second increment", Quick, "start@0 e2e4@0 e7e5@0 w:ask-increment@600 b- !w:ask-increment",
        Kind::NoQuickFinish);
}
void TestMatchOffers::refuses() { tellRefusal(); }

void TestMatchOffers::leavesARecord_data()
{
    storyColumns();
    told("with the move", "fide", "e2e4 e7e5 w~ g1f3", "3: offer w");
    told("by hand, between move and press", ByHand, "e2e4 press e7e5 press g1f3 w=", "3: offer w");
    told("early, after the move to come", "fide", "e2e4 e7e5 w= g1f3", "3: offer w early");
    told("out of turn: marked", "fide", "e2e4 e7e5 b=", "2: offer b outofturn");
    told("Rapid: marked", "rapid", "e2e4 e7e5 b=", "2: offer b outofturn");
    told("Classic: warned too", "classic", "e2e4 e7e5 b=", "2: offer b outofturn; 2: warn b outofturn");
    told("Classic: no warning for an early one", "classic", "e2e4 e7e5 w=", "2: offer w early");
    const std::string thrice = "e2e4 e7e5 b= w- w= b- b= w- w= b- b= ";
    const std::string offers = "2: offer b outofturn; 2: offer w early; 2: offer b outofturn; 2: offer w early; "
                               "2: offer b outofturn";
    told("the third one may be a distraction", "fide", thrice, offers + "; 2: distraction b 3");
    told("and the fourth", "fide", thrice + "w- w= b- b=",
         offers + "; 2: distraction b 3; 2: offer w early; 2: offer b outofturn; 2: distraction b 4");
    told("Casual: nothing is counted", "casual", thrice, offers);
    told("Classic: warned each time", "classic", "e2e4 e7e5 b= w- w= b- b= w- w= b- b=",
         "2: offer b outofturn; 2: warn b outofturn; 2: offer w early; 2: offer b outofturn; 2: warn b outofturn; "
         "2: offer w early; 2: offer b outofturn; 2: warn b outofturn; 2: distraction b 3");
}
void TestMatchOffers::leavesARecord() { tellStory(recorded); }

void TestMatchOffers::startsTheIncrement_data()
{
    storyColumns();
    // 650 s of White's 660 are gone: ten are left
    const std::string asked = "start@0 e2e4@0 e7e5@0 w:ask-increment@650 ";
    told("asked: an offer", Quick, asked, "* offer:w:increment 10000 660000 w 660000");
    told("accepted: a draw", Quick, asked + "b+@2", "1/2-1/2 agreement 8000 660000 -");
    told("declined: two minutes to the opponent", Quick, asked + "b-@2", "* 8000 780000 w 660000");
    told("declined: then each move brings five seconds", Quick, asked + "b-@2 g1f3@1 b8c6@7",
         "* 12000 778000 w 672000");
    told("it stands after the asker's move", Quick, asked + "g1f3@2", "* offer:w:increment 8000 660000 b 1312000");
    told("declined by a touch", Quick, asked + "g1f3@2 b8@3", "* touched:b8 8000 777000 b 1432000");
    told("then the move brings five seconds", Quick, asked + "g1f3@2 b8@3 b8c6@4", "* 8000 778000 w 667000");
    told("declined by the move", Quick, asked + "g1f3@2 b8c6@3", "* 8000 782000 w 663000");
    told("and the asker's next move brings them too", Quick, asked + "g1f3@2 b8c6@3 f1c4@1",
         "* 12000 782000 b 1438000");
    told("the flag comes first", Quick, asked + "g1f3@2 b8c6@3 f1c4@8", "0-1 flag 0 782000 -");
    told("refused before, it may be asked all the same", Quick, "start@0 e2e4@0 e7e5@0 w= b- w:ask-increment@648",
         "* offer:w:increment 10000 660000 w 660000");
}
void TestMatchOffers::startsTheIncrement()
{
    tellStory([](const Played &played) { return seen(played) + " " + clocks(played); });
}

void TestMatchOffers::tellsTheStory()
{
    Game game;
    Match match(game, script::termsOf(Quick));
    script::run(match, "start@0 e2e4@0 e7e5@0 w:ask-increment@650 g1f3");
    const auto answered = match.apply(script::commandOf(match, "b8"));
    QVERIFY(answered);
    QVERIFY(
        *answered
        == (Events{ManTouched{Color::Black, Square::B8}, OfferEnded{Color::White, Answer::DeclinedByMove},
                   IncrementStarted{}, TimeAdded{Color::Black, std::chrono::seconds(120), TimeReason::QuickFinish}}));
}

QTEST_APPLESS_MAIN(TestMatchOffers)
#include "tst_matchoffers.moc"
