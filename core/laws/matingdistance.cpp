#include "core/laws/matingdistance.h"

#include "core/board/attacks.h"

#include <algorithm>
#include <cstdlib>

namespace chess {

namespace {

int kingSteps(Square a, Square b)
{
    return std::max(std::abs(index(fileOf(a)) - index(fileOf(b))), std::abs(index(rankOf(a)) - index(rankOf(b))));
}

int stepsFromEdge(Square square)
{
    const int file = index(fileOf(square));
    const int rank = index(rankOf(square));
    return std::min({file, 7 - file, rank, 7 - rank});
}

/// What \p side attacks when the other king is no obstacle.
Bitboard attackedBy(const Board &board, Color side)
{
    const Bitboard occupied = board.occupied() & ~board.men(opposite(side), PieceType::King);
    const Bitboard queens = board.men(PieceType::Queen);
    Bitboard attacked = pawnAttacks(board.men(side, PieceType::Pawn), side)
        | knightAttacks(board.men(side, PieceType::Knight)) | kingAttacks(board.king(side));
    for (const Square from : board.men(side) & (board.men(PieceType::Bishop) | queens))
        attacked |= bishopAttacks(from, occupied);
    for (const Square from : board.men(side) & (board.men(PieceType::Rook) | queens))
        attacked |= rookAttacks(from, occupied);
    return attacked;
}

} // namespace

int matingDistance(const Board &board, Color winner)
{
    const Color loser = opposite(winner);
    const Square king = board.king(loser);
    const Bitboard flights = kingAttacks(king) & ~board.men(loser) & ~attackedBy(board, winner);
    int distance = 6 * flights.count() + 4 * stepsFromEdge(king) + kingSteps(king, board.king(winner));

    const Bitboard pieces = board.men(winner) & ~board.men(PieceType::Pawn) & ~board.men(PieceType::King);
    for (const Square square : pieces)
        distance += kingSteps(king, square);
    const bool strong = bool(pieces & (board.men(PieceType::Queen) | board.men(PieceType::Rook)));
    if (!strong) {
        int togo = 8;
        for (const Square pawn : board.men(winner, PieceType::Pawn)) {
            const int rank = index(rankOf(pawn));
            togo = std::min(togo, winner == Color::White ? 7 - rank : rank);
        }
        distance += 8 * togo + 8;
    }
    return std::min(distance, MatingDistanceLimit - 1);
}

} // namespace chess
