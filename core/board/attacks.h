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

/// What a slider on one square needs: the rest of its file, diagonal and antidiagonal.
struct SliderLines {
    std::uint64_t file;
    std::uint64_t diagonal;
    std::uint64_t antidiagonal;
};

struct AttackTables {
    std::array<std::uint64_t, 64> knight{};
    std::array<std::uint64_t, 64> king{};
    std::array<SliderLines, 64> lines{};
    /// Squares a rook attacks on its rank, by file and by which of the six inner squares of the rank are occupied.
    std::array<std::array<std::uint8_t, 64>, 8> rank{};
    /// Between two squares of a line, both ends left out.
    std::array<std::array<std::uint64_t, 64>, 64> between{};
};

constexpr AttackTables makeAttackTables()
{
    AttackTables tables;
    for (int s = 0; s < 64; ++s) {
        const auto i = static_cast<std::size_t>(s);
        tables.knight[i] = knightAttacks(squareAt(s)).bits();
        tables.king[i] = kingAttacks(squareAt(s)).bits();
        const int file = s % 8;
        const int rank = s / 8;
        for (int fileStep = -1; fileStep <= 1; ++fileStep) {
            for (int rankStep = -1; rankStep <= 1; ++rankStep) {
                if (fileStep == 0 && rankStep == 0)
                    continue;
                std::uint64_t ray = 0;
                for (int f = file + fileStep, r = rank + rankStep; f >= 0 && f < 8 && r >= 0 && r < 8;
                     f += fileStep, r += rankStep) {
                    tables.between[i][static_cast<std::size_t>(r * 8 + f)] = ray;
                    ray |= std::uint64_t{1} << (r * 8 + f);
                }
                if (fileStep == 0)
                    tables.lines[i].file |= ray;
                else if (fileStep == rankStep)
                    tables.lines[i].diagonal |= ray;
                else if (rankStep != 0)
                    tables.lines[i].antidiagonal |= ray;
            }
        }
    }
    for (unsigned file = 0; file < 8; ++file) {
        for (unsigned inner = 0; inner < 64; ++inner) {
            const unsigned occupied = inner << 1;
            unsigned attacked = 0;
            for (unsigned f = file + 1; f < 8; ++f) {
                attacked |= 1U << f;
                if ((occupied >> f) & 1U)
                    break;
            }
            for (unsigned f = file; f-- > 0;) {
                attacked |= 1U << f;
                if ((occupied >> f) & 1U)
                    break;
            }
            tables.rank[file][inner] = static_cast<std::uint8_t>(attacked);
        }
    }
    return tables;
}

inline constexpr AttackTables attackTables = makeAttackTables();

/// Attacks along a line that meets every rank at most once. Taking the slider away from the occupied squares above it
/// borrows up to the next one; turning the board upside down does the same downwards.
/// Source: "hyperbola quintessence", Gerd Isenberg and Aleks Peshkov.
constexpr std::uint64_t lineAttacks(std::uint64_t slider, std::uint64_t line, std::uint64_t occupied)
{
    const std::uint64_t blockers = occupied & line;
    const std::uint64_t up = blockers - slider;
    const std::uint64_t down = __builtin_bswap64(__builtin_bswap64(blockers) - __builtin_bswap64(slider));
    return (up ^ down) & line;
}

} // namespace detail

constexpr Bitboard knightAttacks(Square square)
{
    return Bitboard(detail::attackTables.knight[static_cast<std::size_t>(square)]);
}
constexpr Bitboard kingAttacks(Square square)
{
    return Bitboard(detail::attackTables.king[static_cast<std::size_t>(square)]);
}
constexpr Bitboard bishopAttacks(Square square, Bitboard occupied)
{
    const auto &lines = detail::attackTables.lines[static_cast<std::size_t>(square)];
    const std::uint64_t slider = Bitboard(square).bits();
    return Bitboard(detail::lineAttacks(slider, lines.diagonal, occupied.bits())
                    | detail::lineAttacks(slider, lines.antidiagonal, occupied.bits()));
}
constexpr Bitboard rookAttacks(Square square, Bitboard occupied)
{
    const auto &lines = detail::attackTables.lines[static_cast<std::size_t>(square)];
    const unsigned shift = static_cast<unsigned>(square) & 56U;
    const auto inner = static_cast<std::size_t>((occupied.bits() >> shift >> 1) & 63U);
    const std::uint64_t rank = detail::attackTables.rank[static_cast<std::size_t>(square) & 7U][inner];
    return Bitboard(detail::lineAttacks(Bitboard(square).bits(), lines.file, occupied.bits()) | rank << shift);
}
constexpr Bitboard queenAttacks(Square square, Bitboard occupied)
{
    return bishopAttacks(square, occupied) | rookAttacks(square, occupied);
}

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
