#include "core/laws/matingmaterial.h"

#include <cstdint>

namespace chess {

namespace {

constexpr Bitboard LightSquares{std::uint64_t{0x55aa55aa55aa55aa}};
static_assert(LightSquares.contains(Square::H1) && !LightSquares.contains(Square::A1));

} // namespace

bool lacksMatingMaterial(const Board &board, Color side)
{
    if (!board.men(side, PieceType::Pawn).empty() || !board.men(side, PieceType::Rook).empty()
        || !board.men(side, PieceType::Queen).empty())
        return false;

    const Color other = opposite(side);
    const Bitboard knights = board.men(side, PieceType::Knight);
    const Bitboard bishops = board.men(side, PieceType::Bishop);
    const Bitboard othersKnightsAndPawns = board.men(other, PieceType::Knight) | board.men(other, PieceType::Pawn);
    if (knights.empty() && bishops.empty())
        return true;

    // a knight mates in a corner only with a man of the loser beside the king that can't take the knight
    if (knights.count() == 1 && bishops.empty()) {
        return (othersKnightsAndPawns | board.men(other, PieceType::Bishop) | board.men(other, PieceType::Rook))
            .empty();
    }
    // bishops of one colour never attack the squares of the other, so a man of the loser has to stand in the king's way
    // there; a knight or bishop can, and a pawn can become one
    if (knights.empty()) {
        const Bitboard others = bishops | board.men(other, PieceType::Bishop);
        const bool oneColour = (others & LightSquares).empty() || (others & ~LightSquares).empty();
        return oneColour && othersKnightsAndPawns.empty();
    }
    return false;
}

} // namespace chess
