#pragma once

#include "core/library/packedtags.h"
#include "core/library/plaingame.h"
#include "core/library/stringpool.h"

#include <cstdint>

namespace chess {

/// A game of a collection: its number in the file, from 0.
enum class GameId : std::uint32_t {};
constexpr std::uint32_t index(GameId id) { return static_cast<std::uint32_t>(id); }

/// What the index keeps of a game in memory, as few bytes as may be; GameEntry is the readable form.
struct GameRecord {
    enum Flag : std::uint8_t {
        Faults = 1, ///< Something is wrong with its text.
        Comments = 2,
        OwnStart = 4, ///< It begins elsewhere than standard chess.
        UnevenResult = 8, ///< Points that PGN has no token for.
        OddElo = 16, ///< An Elo tag holds something that the record can't say.
    };

    std::uint64_t offset = 0; ///< In bytes of the file, of all that belongs to it.
    std::uint64_t finalKey = 0; ///< Position::key() after the main line.
    std::uint32_t size = 0; ///< In bytes of the file; games of 4 GB and more say less.
    StringId event{};
    StringId site{};
    StringId white{};
    StringId black{};
    StringId eco{};
    PackedDate date{};
    PackedRound round{};
    std::uint32_t plies = 0;
    std::uint16_t whiteElo = 0; ///< 0 where unknown.
    std::uint16_t blackElo = 0;
    ResultToken result = ResultToken::Unknown;
    std::uint8_t flags = 0;
    std::uint16_t unused = 0; ///< So that every byte is defined.

    bool has(Flag flag) const { return (flags & flag) != 0; }
    bool operator==(const GameRecord &) const = default;
};
static_assert(sizeof(GameRecord) == 64);

} // namespace chess
