#pragma once

#include "core/board/move.h"
#include "core/board/piece.h"
#include "core/expected.h"
#include "core/notation/pieceletters.h"

#include <cstddef>
#include <optional>
#include <string_view>

namespace chess {

/// What a move text says by itself, before a position tells which move that is.
struct MoveSyntax {
    enum class Form : std::uint8_t { Man, Castling, Null };
    Form form = Form::Man;
    /// The man named. Empty if the text names none: a pawn, or whoever stands there if both squares are given.
    std::optional<PieceType> type{};
    std::optional<File> fromFile{};
    std::optional<Rank> fromRank{};
    Square to = Square::A1; ///< For Form::Man.
    std::optional<PieceType> promotion{}; ///< Any man, also one that no pawn becomes.
    Wing wing = Wing::King; ///< For Form::Castling.
    bool takes = false; ///< Written with a sign of capture.
    /// A small b stands before the square: the pawn of that file, or a bishop (LAWS L-NOT-5).
    bool perhapsBishop = false;
};

/// Understands \p text as SAN, long algebraic or UCI, in all the spellings that readMove() knows, and signs after the
/// move. Everything has to be understood: fails with the offset of the first byte that isn't, which is the text's size
/// where something is missing.
Expected<MoveSyntax, std::size_t> parseMoveSyntax(std::string_view text);
/// The same by somebody who writes \p letters. Castling is castling even where O is one of them.
Expected<MoveSyntax, std::size_t> parseMoveSyntax(std::string_view text, const PieceLetters &letters);

} // namespace chess
