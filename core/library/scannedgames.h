#pragma once

#include "core/library/gamerecord.h"

#include <cstdint>
#include <string>
#include <vector>

namespace chess {

/// What tells a position search, without playing the moves, that a game can't hold the position; and where its moves
/// are.
struct MoveRow {
    std::uint64_t departures = 0; ///< PawnDepartures::order
    std::uint32_t moves = 0; ///< Where its moves begin among those of its group.
    std::uint8_t departureCount = 0;
    std::uint8_t menLeft = 0; ///< When the main line ends.
    std::uint8_t pawnsLeft = 0; ///< White's, and Black's times 16.
    std::uint8_t ownStart = 0; ///< 1 if the game begins elsewhere than standard chess: its FEN stands before the moves.
    bool operator==(const MoveRow &) const = default;
};
static_assert(sizeof(MoveRow) == 16);

/// The games that follow each other in a piece of a file, complete in itself: ids of texts are those of its own pool.
struct ScannedGames {
    std::vector<GameRecord> records;
    StringPool strings;
    std::vector<MoveRow> rows; ///< One for each game.
    std::string moves; ///< Of all games, see movecodes; before those of a game with a start of its own, its FEN and a
                       ///< line feed.
    std::uint64_t end = 0; ///< Of the piece that was read, in bytes of the file.

    /// Adds a game; its moves must have been added just before, from \p movesBegin on.
    void add(const GameFacts &facts, std::uint64_t offset, std::uint64_t size, std::size_t movesBegin,
             const PawnDepartures &departures);
};

} // namespace chess
