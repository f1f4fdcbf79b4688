#include "randomterms.h"

#include "core/board/setup.h"

#include <utility>
#include <vector>

using namespace chess;

namespace {

using std::chrono::milliseconds;
using std::chrono::seconds;

/// One option of a rule set, set by chance.
using Change = void (*)(RuleSet &, Dice &);

bool flip(Dice &dice) { return dice.oneIn(2); }

DrawRule drawRule(Dice &dice) { return dice.pick({DrawRule::ByClaim, DrawRule::Automatic, DrawRule::Ask}); }

const std::array Changes{
    Change([](RuleSet &r, Dice &d) {
        r.clockPassing = d.pick({ClockPassing::Automatic, ClockPassing::ByHand});
    }),
    Change([](RuleSet &r, Dice &d) { r.takeBack = flip(d); }),
    Change([](RuleSet &r, Dice &d) { r.takeBackAfterEnd = flip(d); }),
    Change([](RuleSet &r, Dice &d) {
        r.takeBackConsent = d.pick({TakeBackConsent::Always, TakeBackConsent::WhileClockRuns});
    }),
    Change([](RuleSet &r, Dice &d) {
        r.illegalMoves =
            d.pick({IllegalMoveRule::Block, IllegalMoveRule::Penalise, IllegalMoveRule::CountKingGivenAway});
    }),
    Change([](RuleSet &r, Dice &d) { r.illegalMoveLimit = d.between(0, 3); }),
    Change([](RuleSet &r, Dice &d) {
        r.illegalMoveBonus = seconds(d.pick({0, 1, 60, 120}));
    }),
    Change([](RuleSet &r, Dice &d) { r.threefold = drawRule(d); }),
    Change([](RuleSet &r, Dice &d) { r.fifty = drawRule(d); }),
    Change([](RuleSet &r, Dice &d) {
        const auto endgame = Endgame::parse(d.pick({"KR-K", "KQ-KP", "KBN-K"}));
        r.longerFifty = {{endgame.value(), d.between(51, 100)}};
    }),
    Change([](RuleSet &r, Dice &d) { r.announceClaims = flip(d); }),
    Change([](RuleSet &r, Dice &d) { r.claimAfterTouch = flip(d); }),
    Change([](RuleSet &r, Dice &d) {
        r.wrongClaimBonus = seconds(d.pick({0, 3, 120}));
    }),
    Change([](RuleSet &r, Dice &d) {
        r.wrongClaimLoss = seconds(d.pick({0, 5, 300}));
    }),
    Change([](RuleSet &r, Dice &d) { r.fivefold = flip(d); }),
    Change([](RuleSet &r, Dice &d) { r.seventyFive = flip(d); }),
    Change([](RuleSet &r, Dice &d) {
        r.deadPosition = d.pick({DeadPositionRule::Exact, DeadPositionRule::List});
    }),
    Change([](RuleSet &r, Dice &d) {
        r.cannotMate = d.pick({CannotMateRule::Exact, CannotMateRule::BareKing});
    }),
    Change([](RuleSet &r, Dice &d) { r.perpetualCheck = flip(d); }),
    Change([](RuleSet &r, Dice &d) {
        r.checksInARowLimit = d.pick({0, 2, 10});
    }),
    Change([](RuleSet &r, Dice &d) {
        r.checksLimit = d.pick({0, 5, 30});
    }),
    Change([](RuleSet &r, Dice &d) { r.agreement = !d.oneIn(4); }),
    Change([](RuleSet &r, Dice &d) { r.movesBeforeAgreement = d.between(1, 4); }),
    Change([](RuleSet &r, Dice &d) { r.offerAgainAfter = d.between(0, 3); }),
    Change([](RuleSet &r, Dice &d) {
        r.outOfTurnOffer = d.pick({OutOfTurnOfferRule::Plain, OutOfTurnOfferRule::Marked, OutOfTurnOfferRule::Warned});
    }),
    Change([](RuleSet &r, Dice &d) { r.touchMove = flip(d); }),
    Change([](RuleSet &r, Dice &d) {
        r.swappedColors = d.pick(
            {SwappedColorsRule::RestartByPlies, SwappedColorsRule::RestartByPeriod, SwappedColorsRule::SwapNames});
    }),
    Change([](RuleSet &r, Dice &d) { r.restartPlies = d.between(0, 8); }),
    Change([](RuleSet &r, Dice &d) { r.restartPercent = d.between(0, 100); }),
    Change([](RuleSet &r, Dice &d) { r.signResult = flip(d); }),
    Change([](RuleSet &r, Dice &d) { r.pauseNeedsBoth = flip(d); }),
    Change([](RuleSet &r, Dice &d) { r.firstMoveFree = flip(d); }),
    Change([](RuleSet &r, Dice &d) {
        r.absenceLoses = flip(d) ? std::optional(seconds(d.pick({0, 2, 60}))) : std::nullopt;
    }),
    Change([](RuleSet &r, Dice &d) { r.quickFinish = flip(d); }),
};

/// Some milliseconds more than whole seconds, so that nothing is right by rounding.
milliseconds someTime(Dice &dice, int mostSeconds)
{
    const seconds whole(dice.between(1, mostSeconds));
    return whole + milliseconds(dice.below(1000));
}

TimePeriod randomPeriod(Dice &dice, bool last)
{
    TimePeriod period;
    period.mode = dice.pick({ClockMode::Increment, ClockMode::Increment, ClockMode::Delay, ClockMode::Bronstein,
                             ClockMode::Hourglass, ClockMode::FixedPerMove});
    period.time = someTime(dice, dice.pick({5, 60, 900, 7200}));
    if (!last || dice.oneIn(4))
        period.moves = dice.between(1, 6);
    const bool takesBonus = period.mode != ClockMode::Hourglass && period.mode != ClockMode::FixedPerMove;
    if (takesBonus && flip(dice))
        period.bonus = someTime(dice, 5);
    return period;
}

TimeControl randomControl(Dice &dice)
{
    std::vector<TimePeriod> periods;
    for (int left = dice.between(1, 3); left > 0; --left)
        periods.push_back(randomPeriod(dice, left == 1));
    return TimeControl::from(periods).value();
}

/// An hour and more without increment: where a quick finish can be asked for (LAWS L-QPF-1).
TimeControl suddenDeath(Dice &dice) { return TimeControl::from({{{}, seconds(3600) + someTime(dice, 5)}}).value(); }

/// Kings and one to three other men; empty where no game could stand so.
std::optional<Position> fewMen(Dice &dice)
{
    Setup setup;
    setup.sideToMove = dice.pick(AllColors);
    const auto put = [&](Piece piece) { setup.put(static_cast<Square>(dice.below(64)), piece); };
    for (int men = dice.between(1, 3); men > 0; --men)
        put({dice.pick(AllColors),
             dice.pick({PieceType::Pawn, PieceType::Knight, PieceType::Bishop, PieceType::Rook, PieceType::Queen,
                        PieceType::Pawn})});
    put({Color::White, PieceType::King});
    put({Color::Black, PieceType::King});
    setup.halfmoveClock = dice.pick({0, 0, 95, 140});
    setup.fullmoveNumber = 80;
    const auto position = Position::from(setup);
    return position ? std::optional(*position) : std::nullopt;
}

} // namespace

RuleSet randomRules(Dice &dice, bool fewMen)
{
    RuleSet rules = rulesOf(dice.pick(AllRulePresets));
    rules.deadPosition = DeadPositionRule::Exact;
    rules.cannotMate = CannotMateRule::Exact;
    const int changedInEight = dice.pick({0, 1, 3, 8});
    for (const Change change : Changes) {
        if (dice.below(8) < changedInEight)
            change(rules, dice);
    }
    // looking for helpmates after each move takes longer than all the rest of a match: a few matches do it
    if (!fewMen || !dice.oneIn(250))
        rules.deadPosition = DeadPositionRule::List;
    if (!dice.oneIn(60))
        rules.cannotMate = CannotMateRule::BareKing;
    return rules;
}

PerColor<TimeControl> randomTimes(Dice &dice)
{
    if (dice.oneIn(6))
        return {};
    const TimeControl control = randomControl(dice);
    if (flip(dice))
        return {control, control};
    return {control, dice.oneIn(4) ? TimeControl() : randomControl(dice)};
}

MatchTerms randomTerms(Dice &dice, const Position &start)
{
    RuleSet rules = randomRules(dice, start.occupied().count() < 8);
    if (dice.oneIn(12)) {
        rules.quickFinish = true;
        rules.agreement = true;
        return {std::move(rules), {suddenDeath(dice), suddenDeath(dice)}};
    }
    return {std::move(rules), randomTimes(dice)};
}

Game randomStart(Dice &dice)
{
    switch (dice.below(4)) {
    case 0:
        return {};
    case 1:
        return Game(Position::from(Setup::chess960(dice.below(960))).value(), Variant::Chess960);
    default:
        break;
    }
    for (;;) {
        if (const auto position = fewMen(dice))
            return Game(*position);
    }
}
