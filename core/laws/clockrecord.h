#pragma once

#include "core/board/piece.h"
#include "core/game/game.h"
#include "core/laws/timecontrol.h"

#include <chrono>
#include <optional>
#include <string_view>

namespace chess {

// How clocks are written into a game: the time controls as tags, times as commands after the moves.

/// The tag of the PGN standard; where the players' time controls differ, WhiteTimeControl and BlackTimeControl stand
/// instead of it, as other programs have them too.
inline constexpr std::string_view TimeControlTagName = "TimeControl";
/// A tag of ours, which others pass over: the time control in our own form (see toText), or White's and Black's with a
/// space between. Written only where the other tags can't say all of it, such as a delay.
inline constexpr std::string_view ExactTimeControlTagName = "TouchmoveTimeControl";

void recordTimeControls(Game &game, const PerColor<TimeControl> &controls);
/// What the tags say, whoever wrote them; empty where they don't, or not intelligibly, for both players. Our own tag
/// counts as long as the others still say what we wrote beside it.
std::optional<PerColor<TimeControl>> recordedTimeControls(const Game &game);

/// Writes "[%clk 1:05:23]" after the move of \p node: what the mover's clock then showed. \p left is not negative.
void recordTimeLeft(Game &game, NodeId node, std::chrono::milliseconds left);
/// Writes "[%emt 0:00:05.2]": how long the mover thought.
void recordMoveTime(Game &game, NodeId node, std::chrono::milliseconds used);
/// What is written there; empty where nothing is, or nothing that can be read.
std::optional<std::chrono::milliseconds> recordedTimeLeft(const Game &game, NodeId node);
std::optional<std::chrono::milliseconds> recordedMoveTime(const Game &game, NodeId node);

} // namespace chess
