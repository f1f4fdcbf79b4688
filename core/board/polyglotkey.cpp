#include "core/board/keys.h"

#include "core/board/attacks.h"
#include "core/board/polyglotrandom.h"

namespace chess::detail {

namespace {

constexpr std::size_t CastlingStart = 768;
constexpr std::size_t EnPassantStart = 772;
constexpr std::size_t TurnStart = 780;

std::uint64_t random(std::size_t start, int offset) { return polyglotRandom[start + static_cast<std::size_t>(offset)]; }

} // namespace

std::uint64_t keyOfMen(const Board &board)
{
    std::uint64_t key = board.sideToMove == Color::White ? random(TurnStart, 0) : 0;
    for (const Color color : AllColors) {
        for (const PieceType type : AllPieceTypes) {
            // The format counts the kinds as black pawn, white pawn, black knight, …
            const int kind = 2 * index(type) + (color == Color::White ? 1 : 0);
            for (const Square square : board.men(color, type))
                key ^= random(0, 64 * kind + index(square));
        }
    }
    return key;
}

std::uint64_t keyOfEnPassant(const Board &board)
{
    return random(EnPassantStart, index(fileOf(squareAt(board.enPassant))));
}

std::uint64_t polyglotKey(const Board &board)
{
    std::uint64_t key = keyOfMen(board);
    for (const Color color : AllColors) {
        for (const Wing wing : AllWings) {
            if (board.castlingRook(color, wing))
                key ^= random(CastlingStart, 2 * index(color) + index(wing));
        }
    }
    // Here a pawn beside the one that has passed is enough, be the capture legal or not.
    if (board.enPassant != Board::NoSquare
        && (pawnAttacks(squareAt(board.enPassant), opposite(board.sideToMove))
            & board.men(board.sideToMove, PieceType::Pawn)))
        key ^= keyOfEnPassant(board);
    return key;
}

} // namespace chess::detail
