#pragma once

#include "core/library/scannedgames.h"

#include <cstddef>
#include <stop_token>
#include <string_view>

namespace chess {

/// Finds the games in a piece of PGN and plays every move of them, with the answers of readGames().
/// Offsets are those of \p text, which is UTF-8.
struct TextScan {
    ScannedGames games;
    std::size_t next = 0; ///< Where the first game that was not read begins; \p text's size if there is none.
};
/// Reads the games that begin before \p limit. The text goes on behind its end unless \p complete, so the last game may
/// have to wait for more.
TextScan scanText(std::string_view text, std::size_t limit, bool complete, const std::stop_token &stop = {});

} // namespace chess
