#pragma once

#include <cassert>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace chess {

enum class File : std::uint8_t { A, B, C, D, E, F, G, H };
enum class Rank : std::uint8_t { First, Second, Third, Fourth, Fifth, Sixth, Seventh, Eighth };

/// A square of the board, rank by rank as White sees them: A1 is 0, H1 is 7, H8 is 63.
/// "No square" is an empty std::optional<Square>.
// clang-format off
enum class Square : std::uint8_t {
    A1, B1, C1, D1, E1, F1, G1, H1,
    A2, B2, C2, D2, E2, F2, G2, H2,
    A3, B3, C3, D3, E3, F3, G3, H3,
    A4, B4, C4, D4, E4, F4, G4, H4,
    A5, B5, C5, D5, E5, F5, G5, H5,
    A6, B6, C6, D6, E6, F6, G6, H6,
    A7, B7, C7, D7, E7, F7, G7, H7,
    A8, B8, C8, D8, E8, F8, G8, H8,
};
// clang-format on

constexpr int index(File file) { return static_cast<int>(file); }
constexpr int index(Rank rank) { return static_cast<int>(rank); }
constexpr int index(Square square) { return static_cast<int>(square); }

/// \p index from 0 (a1) to 63 (h8).
constexpr Square squareAt(int index)
{
    assert(index >= 0 && index < 64);
    return static_cast<Square>(index);
}
constexpr Square squareAt(File file, Rank rank) { return static_cast<Square>(index(rank) * 8 + index(file)); }
constexpr File fileOf(Square square) { return static_cast<File>(index(square) % 8); }
constexpr Rank rankOf(Square square) { return static_cast<Rank>(index(square) / 8); }

/// The colour of the square itself: a1 is dark.
constexpr bool isLight(Square square) { return (index(fileOf(square)) + index(rankOf(square))) % 2 == 1; }

/// The same square seen from the other side: a1 becomes a8.
constexpr Square flipped(Square square) { return static_cast<Square>(index(square) ^ 56); }

constexpr char letter(File file) { return static_cast<char>('a' + index(file)); }
constexpr char digit(Rank rank) { return static_cast<char>('1' + index(rank)); }

/// "e4"
inline std::string toString(Square square) { return {letter(fileOf(square)), digit(rankOf(square))}; }

/// Reads "e4" or "E4"; anything else, longer text included, is no square.
constexpr std::optional<Square> parseSquare(std::string_view text)
{
    if (text.size() != 2)
        return std::nullopt;
    const int file = (text[0] | 0x20) - 'a';
    const int rank = text[1] - '1';
    if (file < 0 || file > 7 || rank < 0 || rank > 7)
        return std::nullopt;
    return squareAt(rank * 8 + file);
}

static_assert(fileOf(Square::H8) == File::H);
static_assert(!isLight(Square::A1) && isLight(Square::H1));
static_assert(parseSquare("e4") == Square::E4);

} // namespace chess
