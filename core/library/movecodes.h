#pragma once

#include "core/board/board.h"

#include <array>
#include <cstdint>

/// The alphabet of the compact form of moves: one byte for nearly every move, said by which of its side's men moves
/// ("slot") and by how many squares. A slot is given to a king, a queen, two rooks, bishops and knights and eight pawns
/// of each side, as they stand from a1 to h8 at the start. What such a byte can't say (a man without a slot, so one
/// that was a pawn too; promotion to another man than a queen; castling of Chess960; a null move) is a long move: the
/// byte Long and the two bytes of Move::bits(), the lower first.
namespace chess::movecodes {

using Slot = std::uint8_t;
inline constexpr Slot KingSlot = 0;
inline constexpr Slot FirstPawnSlot = 8;
inline constexpr Slot NoSlot = 16;

inline constexpr std::uint8_t Long = 0;
inline constexpr std::uint8_t FirstPawnCapture = 209; ///< From here on en passant must be thought of.
inline constexpr std::uint8_t FirstPromotion = 225; ///< To a queen.
inline constexpr std::uint8_t CastlingKingWing = 249; ///< From the squares of standard chess.
inline constexpr std::uint8_t CastlingQueenWing = 250;
inline constexpr std::uint8_t FirstUnused = 251;

struct Meaning {
    Slot slot = NoSlot;
    std::int8_t step = 0; ///< Squares from a1 towards h8, so upwards for White.
};

/// By colour and code.
using Meanings = std::array<std::array<Meaning, 256>, 2>;
/// By colour, slot and step + 64: the code, Long where there is none. Promotions are found by promotionCode().
using Codes = std::array<std::array<std::array<std::uint8_t, 128>, 16>, 2>;

constexpr Meanings makeMeanings()
{
    Meanings meanings{};
    for (std::size_t color = 0; color < 2; ++color) {
        std::size_t code = 1;
        const auto add = [&](int slot, int step) {
            meanings[color][code++] = {static_cast<Slot>(slot), static_cast<std::int8_t>(step)};
        };
        const auto lines = [&](int slot, std::initializer_list<int> steps) {
            for (const int step : steps) {
                for (int distance = 1; distance <= 7; ++distance)
                    add(slot, step * distance);
            }
        };
        for (const int step : {-9, -8, -7, -1, 1, 7, 8, 9})
            add(KingSlot, step);
        lines(1, {-9, -8, -7, -1, 1, 7, 8, 9});
        for (const int rook : {2, 3})
            lines(rook, {-8, -1, 1, 8});
        for (const int bishop : {4, 5})
            lines(bishop, {-9, -7, 7, 9});
        for (const int knight : {6, 7}) {
            for (const int step : {-17, -15, -10, -6, 6, 10, 15, 17})
                add(knight, step);
        }
        const int up = color == 0 ? 1 : -1;
        const auto pawns = [&](std::initializer_list<int> steps) {
            for (int pawn = FirstPawnSlot; pawn < NoSlot; ++pawn) {
                for (const int step : steps)
                    add(pawn, up * step);
            }
        };
        pawns({8, 16});
        pawns({7, 9});
        pawns({8, 7, 9});
        add(KingSlot, 2);
        add(KingSlot, -2);
    }
    return meanings;
}
inline constexpr Meanings meanings = makeMeanings();
static_assert(meanings[0][FirstPawnCapture].slot == FirstPawnSlot && meanings[0][FirstPawnCapture].step == 7);
static_assert(meanings[1][FirstPromotion].slot == FirstPawnSlot && meanings[1][FirstPromotion].step == -8);
static_assert(meanings[0][CastlingKingWing].step == 2 && meanings[0][FirstUnused].slot == NoSlot);

constexpr Codes makeCodes()
{
    Codes codes{};
    for (std::size_t color = 0; color < 2; ++color) {
        for (std::size_t code = 1; code < FirstPromotion; ++code) {
            const Meaning meaning = meanings[color][code];
            codes[color][meaning.slot][static_cast<std::size_t>(meaning.step + 64)] = static_cast<std::uint8_t>(code);
        }
    }
    return codes;
}
inline constexpr Codes codes = makeCodes();

constexpr std::uint8_t promotionCode(Slot pawn, int step)
{
    const int distance = step < 0 ? -step : step;
    const int way = distance == 8 ? 0 : distance == 7 ? 1 : 2;
    return static_cast<std::uint8_t>(FirstPromotion + 3 * (pawn - FirstPawnSlot) + way);
}

/// Does \p move, a castling, go from the squares of standard chess?
constexpr bool isStandardCastling(Move move)
{
    return fileOf(move.from()) == File::E && (fileOf(move.to()) == File::H || fileOf(move.to()) == File::A);
}

/// The slot of each man at the start, by its square; NoSlot for those that have none, and for empty squares.
std::array<Slot, 64> slotsOf(const Board &start);

} // namespace chess::movecodes
