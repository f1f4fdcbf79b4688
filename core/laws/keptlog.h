#pragma once

#include "core/game/game.h"
#include "core/laws/logtext.h"

#include <optional>
#include <string_view>

namespace chess {

// A game keeps the log of its match, so that the match can be made again from the saved game and go on.

/// The name of the command that stands before the first move and holds the log, its lines with "; " between them: one
/// more "[%… ]" that other programs pass over, and that a line of PGN may break at any blank.
inline constexpr std::string_view LogCommandName = "tmlog";

/// Adds \p command at the end of the log that \p game keeps.
void keep(Game &game, const Command &command);
/// Keeps \p log in place of what \p game keeps.
void keep(Game &game, const MatchLog &log);

struct KeptLog {
    MatchLog commands; ///< Up to the first that can't be read.
    std::optional<LogTextError> error{}; ///< What is wrong with that; its line is the number of the command, from 1.
};
/// The log that \p game keeps; empty if it keeps none.
KeptLog keptLog(const Game &game);

} // namespace chess
