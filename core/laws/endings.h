#pragma once

#include "core/game/outcome.h"
#include "core/laws/command.h"
#include "core/laws/positionhistory.h"
#include "core/laws/ruleset.h"

#include <optional>

namespace chess {

/// The moves by each side without capture and pawn move after which a draw can be claimed: 50, or what was agreed on
/// for the endgame on the board.
int fiftyMoves(const RuleSet &rules, const Position &position);

/// How the position by itself has ended the game: checkmate, stalemate, dead position, in this order (LAWS L-END-4).
std::optional<Outcome> outcomeOf(const Position &position, const RuleSet &rules);
/// How the counters have ended the game by themselves: fivefold repetition, seventy-five moves; then what the rule set
/// adds: check limit, perpetual check, threefold repetition, fifty moves (LAWS L-END-4). They are for positions that a
/// move has led to (L-BRD-5).
std::optional<Outcome> outcomeOfCounters(const PositionHistory &history, const RuleSet &rules);

struct ClaimCheck {
    bool right;
    int count; ///< Occurrences of the position, or plies without capture and pawn move.
};
/// Would a claim be right for the current position, or for the one after the legal move \p intended? (LAWS L-REP-3,
/// L-REP-4) A count that a set-up position brings along is no ground before the first move (L-BRD-5).
ClaimCheck checkClaim(const PositionHistory &history, const RuleSet &rules, ClaimKind kind,
                      std::optional<Move> intended = std::nullopt);

} // namespace chess
