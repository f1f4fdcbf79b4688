#include "core/board/setup.h"

#include <cassert>

namespace chess {

namespace {

using BackRank = std::array<std::optional<PieceType>, 8>;

/// Puts \p type on the \p n-th (from 0) square of \p rank that is still free.
void putOnFree(BackRank &rank, int n, PieceType type)
{
    for (auto &square : rank) {
        if (!square && n-- == 0) {
            square = type;
            return;
        }
    }
}

BackRank backRank(int number)
{
    BackRank rank;
    rank[static_cast<std::size_t>(2 * (number % 4) + 1)] = PieceType::Bishop; // light squares b, d, f, h
    number /= 4;
    rank[static_cast<std::size_t>(2 * (number % 4))] = PieceType::Bishop; // dark squares a, c, e, g
    number /= 4;
    putOnFree(rank, number % 6, PieceType::Queen);
    number /= 6;
    // The two knights on five free squares: 12, 13, 14, 15, 23, 24, 25, 34, 35, 45.
    int first = 0;
    int pairs = 4;
    while (number >= pairs) {
        number -= pairs;
        --pairs;
        ++first;
    }
    putOnFree(rank, first, PieceType::Knight);
    putOnFree(rank, first + number, PieceType::Knight);
    putOnFree(rank, 0, PieceType::Rook);
    putOnFree(rank, 0, PieceType::King);
    putOnFree(rank, 0, PieceType::Rook);
    return rank;
}

} // namespace

Setup Setup::standard() { return chess960(518); }

Setup Setup::chess960(int number)
{
    assert(number >= 0 && number < 960);
    Setup setup;
    const BackRank rank = backRank(number);
    for (const Color color : AllColors) {
        Wing wing = Wing::Queen;
        for (int f = 0; f < 8; ++f) {
            const auto file = static_cast<File>(f);
            const PieceType type = *rank[static_cast<std::size_t>(f)];
            setup.put(squareAt(file, firstRank(color)), Piece{color, type});
            setup.put(squareAt(file, pawnRank(color)), Piece{color, PieceType::Pawn});
            if (type == PieceType::King)
                wing = Wing::King;
            else if (type == PieceType::Rook)
                setup.setCastlingRook(color, wing, file);
        }
    }
    return setup;
}

} // namespace chess
