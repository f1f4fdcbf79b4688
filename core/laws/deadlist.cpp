#include "core/laws/deadlist.h"

namespace chess {

bool isOnDeadList(const Board &board)
{
    const Bitboard bishops = board.men(PieceType::Bishop);
    const Bitboard knights = board.men(PieceType::Knight);
    const Bitboard pieces = board.occupied() & ~board.men(PieceType::King);
    if (pieces != (bishops | knights))
        return false;
    if (pieces.count() <= 1)
        return true;

    const Bitboard white = board.men(Color::White, PieceType::Bishop);
    const Bitboard black = board.men(Color::Black, PieceType::Bishop);
    return knights.empty() && white.count() == 1 && black.count() == 1
        && isLight(white.first()) == isLight(black.first());
}

} // namespace chess
