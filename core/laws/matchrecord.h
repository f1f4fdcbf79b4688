#pragma once

#include "core/game/game.h"
#include "core/game/outcome.h"
#include "core/laws/event.h"
#include "core/laws/ruleset.h"

#include <optional>
#include <string_view>

namespace chess {

// How a match is written into its game: what PGN has no word for goes into tags of ours and into commands "[%tm …]" in
// comments, at the move concerned, for other programs to pass over.

/// The name of our commands.
inline constexpr std::string_view MatchCommandName = "tm";
/// The tag that holds the rule set.
inline constexpr std::string_view RulesTagName = "TouchmoveRules";

void recordRules(Game &game, const RuleSet &rules);
/// The rules that a game of ours was played under; empty for other programs' games and for later versions of ours.
std::optional<RuleSet> recordedRules(const Game &game);

/// Writes "[%tm offer w]", "[%tm offer w early]", "[%tm offer b outofturn]" or "[%tm offer w claim]" after the move of
/// \p node: what score sheets write as (=) [Appendix C.12].
void recordOffer(Game &game, NodeId node, Color by, OfferKind kind);
/// Takes the record of an offer from the move of \p from to that of \p to: one made before the player's own move stands
/// after it (LAWS L-OFR-7).
void moveOffer(Game &game, NodeId from, NodeId to, Color by, OfferKind kind);
/// Writes "[%tm claim w threefold wrong]", an intended move in UCI text before the answer.
void recordClaim(Game &game, NodeId node, const ClaimChecked &claim);
/// Has a draw been offered, by whomever, after the move of \p node?
bool offerRecorded(const Game &game, NodeId node);
/// Has \p by offered one there?
bool offerRecorded(const Game &game, NodeId node, Color by);

/// Writes the result with its reason, and the tag "Termination" as the PGN standard has it [9.8.1].
void recordOutcome(Game &game, const Outcome &outcome);

} // namespace chess
