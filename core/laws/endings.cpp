#include "core/laws/endings.h"

#include "core/laws/canmate.h"

namespace chess {

namespace {

constexpr int ThreefoldOccurrences = 3;
constexpr int FivefoldOccurrences = 5;
constexpr int FiftyMovesPlies = 100;
constexpr int SeventyFiveMovesPlies = 150;

} // namespace

std::optional<Outcome> outcomeOf(const Position &position)
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
    const bool dead = isDead(position, QuickNodes).answer == Verdict::Yes;
    return dead ? std::optional(draw(Termination::DeadPosition)) : std::nullopt;
}

std::optional<Outcome> outcomeOfCounters(const PositionHistory &history, const RuleSet &rules)
{
    if (rules.fivefold && history.occurrences() >= FivefoldOccurrences)
        return draw(Termination::FivefoldRepetition);
    if (rules.seventyFive && history.current().halfmoveClock() >= SeventyFiveMovesPlies)
        return draw(Termination::SeventyFiveMoves);
    return std::nullopt;
}

ClaimCheck checkClaim(const PositionHistory &history, ClaimKind kind, std::optional<Move> intended)
{
    if (kind == ClaimKind::Threefold) {
        const int count = intended ? history.occurrencesAfter(*intended) : history.occurrences();
        return {count >= ThreefoldOccurrences, count};
    }
    const Position &now = history.current();
    const int count = (intended ? now.after(*intended) : now).halfmoveClock();
    const bool moved = intended || history.plies() > 0;
    return {moved && count >= FiftyMovesPlies, count};
}

} // namespace chess
