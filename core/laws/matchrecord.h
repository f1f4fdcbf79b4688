#pragma once

#include "core/game/game.h"
#include "core/game/outcome.h"
#include "core/laws/command.h"
#include "core/laws/event.h"
#include "core/laws/ruleset.h"

#include <optional>

namespace chess {

// How a match is written into its game: what PGN has no word for goes into tags of ours and into commands "[%tm …]" in
// comments, at the move concerned, for other programs to pass over.

/// Writes the tag "TouchmoveRules".
void recordRules(Game &game, const RuleSet &rules);
/// The rules that a game of ours was played under; empty for other programs' games.
std::optional<RuleSet> recordedRules(const Game &game);

/// "[%tm offer=w]", "[%tm offer=w,early]", "[%tm offer=b,outofturn]": what score sheets write as (=) [Appendix C.12].
void recordOffer(Game &game, NodeId node, Color by, OfferKind kind);
/// "[%tm claim=w,threefold,right]", with the intended move in UCI text before the answer.
void recordClaim(Game &game, NodeId node, const ClaimChecked &claim);
/// Has a draw been offered at \p node? By whom, if by one player alone.
bool offerRecorded(const Game &game, NodeId node);

/// Writes the result, the tag "Termination" and at \p node "[%tm end=agreement]" with the reason.
void recordOutcome(Game &game, NodeId node, const Outcome &outcome);
/// The result of \p game with the reason, where it tells one of ours.
std::optional<Outcome> recordedOutcome(const Game &game);

} // namespace chess
