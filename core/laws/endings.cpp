#include "core/laws/endings.h"

#include "core/laws/canmate.h"
#include "core/laws/deadlist.h"

#include <algorithm>

namespace chess {

namespace {

constexpr int ThreefoldOccurrences = 3;
constexpr int FivefoldOccurrences = 5;
constexpr int FiftyMoves = 50;
constexpr int SeventyFiveMoves = 75;

bool isDeadUnder(const RuleSet &rules, const Position &position)
{
    switch (rules.deadPosition) {
    case DeadPositionRule::Exact:
        return isDead(position, QuickNodes).answer == Verdict::Yes;
    case DeadPositionRule::List:
        return isOnDeadList(position.board());
    }
    return false;
}

bool reachesCheckLimit(CheckCount checks, const RuleSet &rules)
{
    return (rules.checksInARowLimit > 0 && checks.inARow >= rules.checksInARowLimit)
        || (rules.checksLimit > 0 && checks.total >= rules.checksLimit);
}

} // namespace

int fiftyMoves(const RuleSet &rules, const Position &position)
{
    const auto longer = std::ranges::find_if(
        rules.longerFifty, [&position](const LongerFifty &agreed) { return agreed.endgame.isOn(position.board()); });
    return longer == rules.longerFifty.end() ? FiftyMoves : longer->moves;
}

std::optional<Outcome> outcomeOf(const Position &position, const RuleSet &rules)
{
    switch (position.status()) {
    case Status::Checkmate:
        return win(opposite(position.sideToMove()), Termination::Checkmate);
    case Status::Stalemate:
        return draw(Termination::Stalemate);
    case Status::Ongoing:
    case Status::Check:
        break;
    }
    return isDeadUnder(rules, position) ? std::optional(draw(Termination::DeadPosition)) : std::nullopt;
}

std::optional<Outcome> outcomeOfCounters(const PositionHistory &history, const RuleSet &rules)
{
    if (history.plies() == 0)
        return std::nullopt;
    const Position &now = history.current();
    if (rules.fivefold && history.occurrences() >= FivefoldOccurrences)
        return draw(Termination::FivefoldRepetition);
    if (rules.seventyFive && now.halfmoveClock() >= 2 * SeventyFiveMoves)
        return draw(Termination::SeventyFiveMoves);
    if (reachesCheckLimit(history.checks(now.sideToMove()), rules))
        return draw(Termination::CheckLimit);
    if (rules.perpetualCheck && history.perpetualCheck())
        return draw(Termination::PerpetualCheck);
    if (rules.threefold == DrawRule::Automatic && checkClaim(history, rules, ClaimKind::Threefold).right)
        return draw(Termination::ThreefoldRepetition);
    if (rules.fifty == DrawRule::Automatic && checkClaim(history, rules, ClaimKind::Fifty).right)
        return draw(Termination::FiftyMoves);
    return std::nullopt;
}

ClaimCheck checkClaim(const PositionHistory &history, const RuleSet &rules, ClaimKind kind,
                      std::optional<Move> intended)
{
    if (kind == ClaimKind::Threefold) {
        const int count = intended ? history.occurrencesAfter(*intended) : history.occurrences();
        return {count >= ThreefoldOccurrences, count};
    }
    const Position claimed = intended ? history.current().after(*intended) : history.current();
    const int count = claimed.halfmoveClock();
    const bool moved = intended || history.plies() > 0;
    return {moved && count >= 2 * fiftyMoves(rules, claimed), count};
}

} // namespace chess
