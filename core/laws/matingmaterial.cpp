#include "core/laws/matingmaterial.h"

#include <cstdint>

namespace chess {

namespace {

/// Long enough for every chain of forced captures; a chain that repeats itself stops here.
constexpr int ForcedPlies = 64;

constexpr Bitboard LightSquares{std::uint64_t{0x55aa55aa55aa55aa}};
static_assert(LightSquares.contains(Square::H1) && !LightSquares.contains(Square::A1));

/// Calls \p proved with the boards that can't be avoided: the one given, then those after forced moves. Where several
/// moves are legal, each of them must lead to a proved board. \p proved says whether a board ends the search.
template <typename Proved>
bool provedAfterForcedMoves(Board board, const Proved &proved)
{
    for (int ply = 0; ply < ForcedPlies; ++ply) {
        if (proved(board))
            return true;
        const MoveList moves = board.legalMoves();
        if (moves.empty())
            return false;
        if (moves.size() > 1) {
            for (const Move move : moves) {
                if (!proved(board.after(move)))
                    return false;
            }
            return true;
        }
        board = board.after(moves[0]);
    }
    return false;
}

bool isStalemate(const Board &board) { return board.checkers().empty() && board.countLegalMoves() == 0; }

bool isMateAgainst(const Board &board, Color loser)
{
    return board.sideToMove == loser && !board.checkers().empty() && board.countLegalMoves() == 0;
}

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

bool isDead(const Position &position)
{
    return provedAfterForcedMoves(position.board(), [](const Board &board) {
        return isStalemate(board)
            || (lacksMatingMaterial(board, Color::White) && lacksMatingMaterial(board, Color::Black));
    });
}

bool cannotMate(const Position &position, Color side)
{
    return provedAfterForcedMoves(position.board(), [side](const Board &board) {
        return isStalemate(board) || lacksMatingMaterial(board, side) || isMateAgainst(board, side);
    });
}

} // namespace chess
