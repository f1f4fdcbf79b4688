#pragma once

#include "core/board/board.h"

#include <array>
#include <cstdint>
#include <vector>

namespace chess {

/// The positions that a search has reached, each once, with the move that led there. They are compared whole and not by
/// their hash, so that "all of them were looked at" is a proof. Repetition and move counters are left out.
class ReachedPositions
{
public:
    using Index = std::uint32_t; ///< Counted from 0 in the order of adding.
    static constexpr Index None = ~Index{0};

    ReachedPositions();

    Index size() const { return static_cast<Index>(m_nodes.size()); }
    /// Adds \p board, to which \p move led from the position \p before; None if it is there already. An en passant
    /// square where nobody can take should be left out before, or it makes two of one position.
    Index add(const Board &board, Index before, Move move);
    Board board(Index index) const;
    /// The moves from the position added first to \p index.
    std::vector<Move> lineTo(Index index) const;

private:
    /// A position in half the room of a Board: the men's types as three bit planes and White's men as a fourth.
    struct Packed {
        std::array<std::uint64_t, 4> planes;
        std::uint16_t castlingRooks; ///< The squares of the first rank, then those of the last.
        std::uint8_t enPassant;
        std::uint8_t sideToMove;
        bool operator==(const Packed &) const = default;
    };
    struct Node {
        Packed packed;
        Move move;
        Index before;
    };

    static Packed pack(const Board &board);
    static std::size_t hash(const Packed &packed);
    void grow();

    std::vector<Node> m_nodes;
    std::vector<Index> m_slots; ///< Open addressing; the size is a power of two.
};

} // namespace chess
