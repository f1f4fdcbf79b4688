#pragma once

#include "core/board/bitboard.h"
#include "core/board/move.h"
#include "core/board/piece.h"

#include <array>
#include <cstdint>
#include <optional>

namespace chess {

struct Setup;

/// The bare board on which perft, SAN, indexing and search run: a plain value, copied and played on without checks.
/// It is only ever made from a playable Setup and changed by legal moves; Position is the type for everybody else.
struct Board {
    std::array<Bitboard, 6> byType; ///< The men of each PieceType, both colours.
    std::array<Bitboard, 2> byColor; ///< The men of each Color.
    /// The rooks with which their side may still castle; from the king they stand on the wing of the right.
    Bitboard castlingRooks;
    std::uint8_t enPassant; ///< Index of the square just passed over by a pawn, NoSquare if none.
    Color sideToMove;
    std::uint16_t halfmoveClock; ///< Plies since the last capture or pawn move.
    std::uint16_t fullmoveNumber; ///< From 1.

    static constexpr std::uint8_t NoSquare = 64;

    /// \p setup must not be unplayable.
    static Board from(const Setup &setup);

    constexpr Bitboard men(Color color) const { return byColor[static_cast<std::size_t>(index(color))]; }
    constexpr Bitboard men(PieceType type) const { return byType[static_cast<std::size_t>(index(type))]; }
    constexpr Bitboard men(Color color, PieceType type) const { return men(color) & men(type); }
    constexpr Bitboard occupied() const { return byColor[0] | byColor[1]; }
    constexpr Square king(Color color) const { return men(color, PieceType::King).first(); }
    std::optional<Piece> pieceAt(Square square) const;
    /// The square of the rook with which \p color may still castle on \p wing.
    std::optional<Square> castlingRook(Color color, Wing wing) const;

    /// The board after the legal move \p move.
    Board after(Move move) const;
    MoveList legalMoves() const;
    /// Counts them without making the list.
    int countLegalMoves() const;
    bool isLegal(Move move) const;
    /// The men that give check to the side to move.
    Bitboard checkers() const;
    /// The men of \p by that attack \p square with \p occupied in the way.
    Bitboard attackers(Square square, Color by, Bitboard occupied) const;
    /// Is there a legal en passant capture now?
    bool canTakeEnPassant() const;
    /// May the pawn on \p from take the one that has just passed enPassant, which it attacks, without laying its king
    /// open?
    bool enPassantIsSafe(Square from) const;

    bool operator==(const Board &) const = default;
};
static_assert(sizeof(Board) <= 128);

/// The number of legal move sequences of \p depth plies (from 0), counting the last ply without playing it.
std::uint64_t perft(const Board &board, int depth);

} // namespace chess
