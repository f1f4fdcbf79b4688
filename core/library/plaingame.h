#pragma once

#include "core/board/position.h"
#include "core/library/indexedtag.h"
#include "core/library/moverecorder.h"
#include "core/library/plaintext.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

namespace chess {

/// What is known of a game after reading it once.
struct GameFacts {
    std::array<std::string_view, IndexedTagCount> tags{}; ///< As Game::tag() has them, empty where it has none.
    ResultToken result = ResultToken::Unknown;
    bool unevenResult = false; ///< Points that PGN has no token for.
    bool comments = false; ///< There is a comment.
    bool faults = false; ///< Something is wrong with its text, see PgnFault.
    std::uint32_t plies = 0; ///< Of the main line.
    std::optional<Board> finalBoard{}; ///< After the main line; always there once the game is read.
    std::optional<Position> start{}; ///< Where it isn't that of standard chess.
};

struct PlainGame {
    PlainReading reading = PlainReading::NotPlain;
    GameFacts facts{};
    std::size_t size = 0; ///< Up to the end of its result.
    std::size_t next = 0; ///< Where the next game begins, or the text ends.
};

/// Reads the game that begins at \p offset of \p text, if it is plain: tag pairs on lines of their own, then moves as
/// SAN has them, all legal, comments, glyphs and variations, a result that agrees with its tag, and nothing but another
/// game after it. Nearly all games of nearly all files are, and they are read here in a tenth of the time. It never
/// says anything else of them than readGames() does.
///
/// The text goes on behind its end unless \p complete. The main line is recorded in \p recorder, and some of it though
/// the game proves not to be plain.
PlainGame readPlainGame(std::string_view text, std::size_t offset, bool complete, MoveRecorder &recorder);

} // namespace chess
