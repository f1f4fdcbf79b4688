#pragma once

#include "core/board/board.h"
#include "core/laws/growingarray.h"

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
    static constexpr Index None = ~Index{0} >> 1;

    ReachedPositions();

    Index size() const { return static_cast<Index>(m_packed.size()); }
    /// Adds \p board, to which \p move led from the position \p before; None if it is there already. An en passant
    /// square where nobody can take should be left out before, or it makes two of one position.
    Index add(const Board &board, Index before, Move move);
    Board board(Index index) const;
    /// The moves from the position added first to \p index.
    std::vector<Move> lineTo(Index index) const;

private:
    /// A position in 32 bytes, whatever stands there: three bit planes of the men's types, and White's men as a fourth.
    /// What else belongs to it is in combinations that men don't need, see pack().
    using Packed = std::array<std::uint64_t, 4>;

    static Packed pack(const Board &board);
    static std::size_t hash(const Packed &packed, Color sideToMove);
    Color sideToMove(Index index) const { return static_cast<Color>(m_before[index] & 1); }
    Index before(Index index) const { return m_before[index] >> 1; }
    void grow();

    GrowingArray<Packed> m_packed;
    GrowingArray<Move> m_moves; ///< The moves that led there.
    GrowingArray<Index> m_before; ///< The indices from where, times two; the lowest bit is the side to move.
    std::vector<Index> m_slots; ///< Open addressing; the size is a power of two.
};

} // namespace chess
