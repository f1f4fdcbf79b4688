#pragma once

#include "core/board/board.h"
#include "core/notation/movesyntax.h"
#include "core/notation/movetext.h"

#include <optional>

namespace chess {

/// Why a move that was understood is not to be found on a board.
struct UnresolvedMove {
    MoveTextError::Kind kind = MoveTextError::Kind::Illegal; ///< Illegal or Ambiguous.
    /// Illegal: the men that the text may mean, perhaps none. Ambiguous: those that can go there.
    Bitboard men;
    Square to = Square::A1; ///< Where they were to go; for castling the rook's square.
    std::optional<PieceType> promotion{};
    /// The reason where it is plain without looking at the men.
    std::optional<MoveError> why{};
};

/// Finds the legal move on \p board that \p syntax means. Works from the squares that the men of one kind attack, so
/// that no list of legal moves is made; allocates nothing.
Expected<Move, UnresolvedMove> resolveMove(const Board &board, const MoveSyntax &syntax, Writer writer);

/// The move of the man on \p from to \p to as that man moves, castling left out; empty if it doesn't move like that,
/// if something stands in the way, or if \p promotion is missing or out of place. The king's safety is not looked at.
std::optional<Move> moveOfMan(const Board &board, Square from, Square to, std::optional<PieceType> promotion);

} // namespace chess
