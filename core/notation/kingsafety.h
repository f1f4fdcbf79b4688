#pragma once

#include "core/board/board.h"

namespace chess {

/// Is the mover's king safe after \p move, which is no castling and goes as its man moves? Asked of one move, so that
/// reading and writing moves needs no list of all legal ones.
inline bool leavesKingSafe(const Board &board, Move move)
{
    const Color us = board.sideToMove;
    Bitboard taken(move.to());
    if (move.kind() == MoveKind::EnPassant)
        taken = squareAt(fileOf(move.to()), rankOf(move.from()));
    const Bitboard occupied = (board.occupied() & ~Bitboard(move.from()) & ~taken) | Bitboard(move.to());
    const Square king = board.king(us) == move.from() ? move.to() : board.king(us);
    return (board.attackers(king, opposite(us), occupied) & ~taken).empty();
}

} // namespace chess
