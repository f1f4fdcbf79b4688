#pragma once

#include "core/game/outcome.h"
#include "core/laws/command.h"
#include "core/laws/positionhistory.h"
#include "core/laws/ruleset.h"

#include <optional>

namespace chess {

/// How the position by itself has ended the game: checkmate, stalemate, dead position, in this order (LAWS L-END-4).
std::optional<Outcome> outcomeOf(const Position &position);
/// How the counters have ended the game by themselves: fivefold repetition, seventy-five moves. They are for positions
/// that a move has led to (LAWS L-BRD-5).
std::optional<Outcome> outcomeOfCounters(const PositionHistory &history, const RuleSet &rules);

struct ClaimCheck {
    bool right;
    int count; ///< Occurrences of the position, or plies without capture and pawn move.
};
/// Would a claim be right for the current position, or for the one after the legal move \p intended? (LAWS L-REP-3,
/// L-REP-4) A count that a set-up position brings along is no ground before the first move (L-BRD-5).
ClaimCheck checkClaim(const PositionHistory &history, ClaimKind kind, std::optional<Move> intended = std::nullopt);

} // namespace chess
