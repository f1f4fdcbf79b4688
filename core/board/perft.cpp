#include "core/board/board.h"

namespace chess {

std::uint64_t perft(const Board &board, int depth)
{
    if (depth <= 0)
        return 1;
    if (depth == 1)
        return static_cast<std::uint64_t>(board.countLegalMoves());
    std::uint64_t count = 0;
    for (const Move move : board.legalMoves())
        count += perft(board.after(move), depth - 1);
    return count;
}

} // namespace chess
