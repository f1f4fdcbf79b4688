#pragma once

#include "core/board/bitboard.h"
#include "core/board/piece.h"

#include <array>
#include <cstdint>

namespace chess {

/// The set one step further in a direction; steps over the edge of the board fall off.
constexpr Bitboard north(Bitboard set) { return Bitboard(set.bits() << 8); }
constexpr Bitboard south(Bitboard set) { return Bitboard(set.bits() >> 8); }
constexpr Bitboard east(Bitboard set) { return Bitboard((set & ~Bitboard(File::H)).bits() << 1); }
constexpr Bitboard west(Bitboard set) { return Bitboard((set & ~Bitboard(File::A)).bits() >> 1); }
/// One rank ahead as \p color sees the board.
constexpr Bitboard ahead(Bitboard set, Color color) { return color == Color::White ? north(set) : south(set); }

/// All squares that pawns of \p color on \p pawns attack.
constexpr Bitboard pawnAttacks(Bitboard pawns, Color color)
{
    const Bitboard step = ahead(pawns, color);
    return east(step) | west(step);
}

/// All squares that knights on \p knights attack.
constexpr Bitboard knightAttacks(Bitboard knights)
{
    const Bitboard oneBeside = east(knights) | west(knights);
    const Bitboard twoBeside = east(east(knights)) | west(west(knights));
    return north(north(oneBeside)) | south(south(oneBeside)) | north(twoBeside) | south(twoBeside);
}

/// All squares that kings on \p kings attack.
constexpr Bitboard kingAttacks(Bitboard kings)
{
    const Bitboard row = kings | east(kings) | west(kings);
    return (row | north(row) | south(row)) & ~kings;
}

namespace detail {

/// What is known of a square whatever stands on the others; one line of the processor's cache.
struct alignas(64) SquareLines {
    std::uint64_t knight; ///< A knight's attacks.
    std::uint64_t king; ///< A king's attacks.
    std::uint64_t rank; ///< The rest of its rank.
    std::uint64_t file; ///< The rest of its file.
    std::uint64_t diagonal; ///< The rest of its diagonal, a1 to h8 and alongside.
    std::uint64_t antidiagonal; ///< The rest of its antidiagonal, a8 to h1 and alongside.
    std::uint64_t straight; ///< Rank and file.
    std::uint64_t slanting; ///< Both diagonals.
};

/// By a position on a line of eight and by which of its six inner squares are occupied: the squares attacked there.
using LineAttacks = std::array<std::array<std::uint64_t, 64>, 8>;

struct AttackTables {
    std::array<SquareLines, 64> lines{};
    LineAttacks everyRank{}; ///< The line is a rank, and the attacks stand on all eight ranks alike.
    /// Between two squares of a line, both ends left out.
    std::array<std::array<std::uint64_t, 64>, 64> between{};
};

/// Attacks on a line of eight whose first and last square need not be looked at, as an empty one ends there too.
constexpr unsigned attacksOnLine(unsigned position, unsigned inner)
{
    const unsigned occupied = inner << 1;
    unsigned attacked = 0;
    for (unsigned i = position + 1; i < 8; ++i) {
        attacked |= 1U << i;
        if ((occupied >> i) & 1U)
            break;
    }
    for (unsigned i = position; i-- > 0;) {
        attacked |= 1U << i;
        if ((occupied >> i) & 1U)
            break;
    }
    return attacked;
}

constexpr AttackTables makeAttackTables()
{
    AttackTables tables;
    for (int s = 0; s < 64; ++s) {
        const Square square = squareAt(s);
        auto &lines = tables.lines[static_cast<std::size_t>(s)];
        lines.knight = knightAttacks(Bitboard(square)).bits();
        lines.king = kingAttacks(Bitboard(square)).bits();
        lines.rank = (Bitboard(rankOf(square)) ^ square).bits();
        lines.file = (Bitboard(fileOf(square)) ^ square).bits();
        lines.straight = lines.rank | lines.file;
        const int file = s % 8;
        const int rank = s / 8;
        for (int fileStep = -1; fileStep <= 1; ++fileStep) {
            for (int rankStep = -1; rankStep <= 1; ++rankStep) {
                if (fileStep == 0 && rankStep == 0)
                    continue;
                std::uint64_t ray = 0;
                for (int f = file + fileStep, r = rank + rankStep; f >= 0 && f < 8 && r >= 0 && r < 8;
                     f += fileStep, r += rankStep) {
                    tables.between[static_cast<std::size_t>(s)][static_cast<std::size_t>(r * 8 + f)] = ray;
                    ray |= std::uint64_t{1} << (r * 8 + f);
                }
                if (fileStep != 0 && rankStep != 0)
                    lines.slanting |= ray;
                if (fileStep == rankStep)
                    lines.diagonal |= ray;
                else if (fileStep == -rankStep)
                    lines.antidiagonal |= ray;
            }
        }
    }
    for (unsigned position = 0; position < 8; ++position) {
        for (unsigned inner = 0; inner < 64; ++inner)
            tables.everyRank[position][inner] = attacksOnLine(position, inner) * Bitboard(File::A).bits();
    }
    return tables;
}

inline constexpr AttackTables attackTables = makeAttackTables();

constexpr const SquareLines &linesOf(Square square) { return attackTables.lines[static_cast<std::size_t>(square)]; }

/// Attacks from \p square along \p line, its rank or one of its diagonals. Multiplying by the b-file adds the occupied
/// squares up on the last rank, where the six inner ones are the topmost bits.
/// Source: "kindergarten bitboards", Gerd Isenberg.
constexpr std::uint64_t attacksByMultiplying(Square square, std::uint64_t line, std::uint64_t occupied)
{
    const std::uint64_t inner = ((occupied & line) * Bitboard(File::B).bits()) >> 58;
    return attackTables.everyRank[static_cast<std::size_t>(square) & 7U][inner] & line;
}

/// Attacks from \p square along its file. Taking the slider away from the occupied squares above it borrows up to the
/// next one; turning the board upside down does the same downwards.
/// Source: "hyperbola quintessence", Gerd Isenberg and Aleks Peshkov.
constexpr std::uint64_t attacksOnFile(Square square, std::uint64_t file, std::uint64_t occupied)
{
    const std::uint64_t blockers = occupied & file;
    const std::uint64_t up = blockers - Bitboard(square).bits();
    const std::uint64_t down = __builtin_bswap64(__builtin_bswap64(blockers) - Bitboard(flipped(square)).bits());
    return (up ^ down) & file;
}

} // namespace detail

constexpr Bitboard knightAttacks(Square square) { return Bitboard(detail::linesOf(square).knight); }
constexpr Bitboard kingAttacks(Square square) { return Bitboard(detail::linesOf(square).king); }
constexpr Bitboard bishopAttacks(Square square, Bitboard occupied)
{
    const auto &lines = detail::linesOf(square);
    return Bitboard(detail::attacksByMultiplying(square, lines.diagonal, occupied.bits())
                    | detail::attacksByMultiplying(square, lines.antidiagonal, occupied.bits()));
}
constexpr Bitboard rookAttacks(Square square, Bitboard occupied)
{
    const auto &lines = detail::linesOf(square);
    return Bitboard(detail::attacksOnFile(square, lines.file, occupied.bits())
                    | detail::attacksByMultiplying(square, lines.rank, occupied.bits()));
}
constexpr Bitboard queenAttacks(Square square, Bitboard occupied)
{
    return bishopAttacks(square, occupied) | rookAttacks(square, occupied);
}
/// The rank and file of \p square without itself.
constexpr Bitboard straightLines(Square square) { return Bitboard(detail::linesOf(square).straight); }
/// The diagonals of \p square without itself.
constexpr Bitboard diagonalLines(Square square) { return Bitboard(detail::linesOf(square).slanting); }

/// What a man of \p type that is no pawn attacks from \p square.
constexpr Bitboard attacksOf(PieceType type, Square square, Bitboard occupied)
{
    switch (type) {
    case PieceType::Knight:
        return knightAttacks(square);
    case PieceType::Bishop:
        return bishopAttacks(square, occupied);
    case PieceType::Rook:
        return rookAttacks(square, occupied);
    case PieceType::Queen:
        return queenAttacks(square, occupied);
    case PieceType::King:
        return kingAttacks(square);
    case PieceType::Pawn:
        break;
    }
    assert(false && "a pawn's attacks depend on its colour");
    return {};
}

/// The squares strictly between \p a and \p b where they share a rank, file or diagonal; otherwise empty.
constexpr Bitboard between(Square a, Square b)
{
    return Bitboard(detail::attackTables.between[static_cast<std::size_t>(a)][static_cast<std::size_t>(b)]);
}

} // namespace chess
