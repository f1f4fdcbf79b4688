#pragma once

#include "core/game/game.h"
#include "core/laws/event.h"
#include "core/laws/matchterms.h"

#include <optional>
#include <string>
#include <string_view>

namespace chess {

// How a match is written into its game: what PGN has no word for goes into tags of ours and into commands "[%tm …]" in
// comments, at the move concerned, for other programs to pass over. These are the facts that a score sheet shows, not
// the log from which the match can be made again.

/// The name of our commands.
inline constexpr std::string_view MatchCommandName = "tm";
/// The tag that holds the rule set.
inline constexpr std::string_view RulesTagName = "TouchmoveRules";

/// Writes the rules and the time controls as tags.
void recordTerms(Game &game, const MatchTerms &terms);
/// The rules that a game of ours was played under; empty for other programs' games and for later versions of ours.
std::optional<RuleSet> recordedRules(const Game &game);
/// The same with the time controls; without a clock where no tag tells any.
std::optional<MatchTerms> recordedTerms(const Game &game);

/// What \p event leaves in the record after a move, empty if nothing:
/// "offer w", "offer w early", "offer b outofturn", "offer w claim", "offer w increment": what score sheets write as
/// (=) [Appendix C.12]; "claim w threefold e2e4 wrong"; "illegal w move 1" with the count, "unpromoted", "press" or
/// "kinggiven" for "move"; "time b 120000 illegal"; "times 5400000 5300000"; "swap clocks"; "flag w"; "increment";
/// "distraction w 3"; "judge w"; "warn w outofturn", "warn w arbiter Noise"; "order pause Fire%20alarm"; "pause";
/// "resume"; "swap players", "swap players restart"; "corrected 24"; "adjourned w FEN 5400000
/// 5300000 b - -" with the position, both times, who offers a draw, when it was and when the game goes on; "opened w
/// Nf3", "unplayable w Nf9"; "absent w"; "undecided 2000000"; "signed w".
std::string recordText(const Event &event, Variant variant);
/// Writes what \p event leaves in the record: a command after the move of \p node, names that change sides, the result
/// with its reason, and the tag "Termination" as the PGN standard has it [9.8.1].
void record(Game &game, NodeId node, const Event &event);
/// Takes the record of an offer from the move of \p from to that of \p to: one made before the player's own move stands
/// after it (LAWS L-OFR-7).
void moveOffer(Game &game, NodeId from, NodeId to, Color by, OfferKind kind);

/// Is \p envelope what stands in the record of the move of \p node about the adjournment there?
bool envelopeRecorded(const Game &game, NodeId node, const Envelope &envelope);

/// Has a draw been offered, by whomever, after the move of \p node?
bool offerRecorded(const Game &game, NodeId node);
/// Has \p by offered one there?
bool offerRecorded(const Game &game, NodeId node, Color by);

} // namespace chess
