#include "core/board/keys.h"

namespace chess::detail {

namespace {

/// Spreads the bits of \p value over the whole word. Source: the finaliser of SplitMix64, Sebastiano Vigna.
std::uint64_t mixed(std::uint64_t value)
{
    value = (value ^ (value >> 30)) * 0xbf58476d1ce4e5b9U;
    value = (value ^ (value >> 27)) * 0x94d049bb133111ebU;
    return value ^ (value >> 31);
}

} // namespace

std::uint64_t repetitionKey(const Board &board)
{
    // Chess960 may have two rooks on one wing, so the right is known by its rook's square. No rights give 0.
    const std::uint64_t key = keyOfMen(board) ^ mixed(board.castlingRooks.bits());
    return board.canTakeEnPassant() ? key ^ keyOfEnPassant(board) : key;
}

} // namespace chess::detail
