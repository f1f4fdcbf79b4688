#pragma once

#include "core/board/position.h"
#include "core/library/compactreplay.h"
#include "core/library/movestore.h"

#include <cstdint>
#include <optional>
#include <stop_token>
#include <vector>

namespace chess {

/// A game in which something was found, and after how many half-moves of the main line first.
struct SearchHit {
    GameId game{};
    std::uint32_t ply = 0;
    bool operator==(const SearchHit &) const = default;
};
/// In the order of the games.
using SearchHits = std::vector<SearchHit>;

enum class SearchError : std::uint8_t {
    Stopped,
    Damaged, ///< The cache that keeps the moves was changed, see Collection::dropCache().
    Changed, ///< The file itself was changed: the collection must be opened anew.
};

struct SearchOptions {
    int threads = 1; ///< The caller's among them.
    std::stop_token stop{};
};

enum class PositionMatch : std::uint8_t {
    Same, ///< The same position by the rule of repetition (LAWS L-REP-1).
    SameMen, ///< The same men on the same squares and the same side to move; castling and en passant don't matter.
};
/// The games whose main line comes to \p position.
Expected<SearchHits, SearchError> findPosition(const MoveStore &store, const Position &position, PositionMatch match,
                                               const SearchOptions &options = {});

/// How many men of a kind there may be.
struct MenRange {
    int least = 0;
    int most = 64;
    bool operator==(const MenRange &) const = default;
};

/// What a position must look like.
struct PositionPattern {
    /// For each square the codes of what may stand there, see manCode(), as a set of bits; Anything by default.
    std::array<std::uint16_t, 64> squares = filled(Anything);
    PerColor<std::array<MenRange, 6>> material{}; ///< By PieceType.
    std::optional<Color> sideToMove{};
    /// Half-moves that it must last, so that an exchange which isn't over yet doesn't count.
    int plies = 1;

    static constexpr std::uint16_t Anything = 0xffff;
    static constexpr std::uint16_t only(ManCode man) { return static_cast<std::uint16_t>(1U << man); }

private:
    static constexpr std::array<std::uint16_t, 64> filled(std::uint16_t value)
    {
        std::array<std::uint16_t, 64> squares{};
        squares.fill(value);
        return squares;
    }
};
/// The games whose main line comes to a position like \p pattern.
Expected<SearchHits, SearchError> findPattern(const MoveStore &store, const PositionPattern &pattern,
                                              const SearchOptions &options = {});

} // namespace chess
