#pragma once

#include "core/board/square.h"

#include <array>
#include <cstddef>
#include <optional>

namespace chess {

enum class Color : std::uint8_t { White, Black };
enum class PieceType : std::uint8_t { Pawn, Knight, Bishop, Rook, Queen, King };

constexpr int index(Color color) { return static_cast<int>(color); }
constexpr int index(PieceType type) { return static_cast<int>(type); }
constexpr Color opposite(Color color) { return color == Color::White ? Color::Black : Color::White; }
constexpr std::array<Color, 2> AllColors{Color::White, Color::Black};
constexpr std::array<PieceType, 6> AllPieceTypes{PieceType::Pawn, PieceType::Knight, PieceType::Bishop,
                                                 PieceType::Rook, PieceType::Queen,  PieceType::King};

/// A man of one colour: what stands on a square ("no man" is an empty std::optional<Piece>).
struct Piece {
    Color color;
    PieceType type;
    bool operator==(const Piece &) const = default;
};

/// One value for each player, asked for by colour.
template <typename T>
struct PerColor {
    T white{};
    T black{};
    constexpr T &operator[](Color color) { return color == Color::White ? white : black; }
    constexpr const T &operator[](Color color) const { return color == Color::White ? white : black; }
    bool operator==(const PerColor &) const = default;
};

constexpr Rank firstRank(Color color) { return color == Color::White ? Rank::First : Rank::Eighth; }
constexpr Rank lastRank(Color color) { return firstRank(opposite(color)); }
constexpr Rank pawnRank(Color color) { return color == Color::White ? Rank::Second : Rank::Seventh; }

/// English letter of PGN and FEN: 'P', 'N', 'B', 'R', 'Q', 'K'.
constexpr char letter(PieceType type) { return "PNBRQK"[index(type)]; }
/// FEN letter: upper case for White, lower case for Black.
constexpr char letter(Piece piece)
{
    const char upper = letter(piece.type);
    return piece.color == Color::White ? upper : static_cast<char>(upper | 0x20);
}
/// Reads one of PNBRQK in either case.
constexpr std::optional<PieceType> parsePieceType(char letter)
{
    switch (letter | 0x20) {
    case 'p':
        return PieceType::Pawn;
    case 'n':
        return PieceType::Knight;
    case 'b':
        return PieceType::Bishop;
    case 'r':
        return PieceType::Rook;
    case 'q':
        return PieceType::Queen;
    case 'k':
        return PieceType::King;
    default:
        return std::nullopt;
    }
}
/// Reads a FEN letter: upper case is White's.
constexpr std::optional<Piece> parsePiece(char letter)
{
    const auto type = parsePieceType(letter);
    if (!type || !((letter >= 'a' && letter <= 'z') || (letter >= 'A' && letter <= 'Z')))
        return std::nullopt;
    return Piece{letter >= 'a' ? Color::Black : Color::White, *type};
}

} // namespace chess
