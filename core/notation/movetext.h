#pragma once

#include "core/board/position.h"
#include "core/board/variant.h"
#include "core/expected.h"
#include "core/notation/pieceletters.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace chess {

/// Why a move text gives no move. The three kinds are different things to tell a player (LAWS L-NOT-5).
struct MoveTextError {
    enum class Kind : std::uint8_t { Syntax, Illegal, Ambiguous };
    Kind kind;
    std::size_t offset = 0; ///< Syntax: the first byte that can't be understood.
    std::optional<MoveError> why{}; ///< Illegal: the reason, where the text means one man.
    std::optional<Square> man{}; ///< Illegal: the man that was meant ("the knight on g1 is pinned").
    std::vector<Move> candidates{}; ///< Ambiguous: the legal moves that fit, at least two.
};

/// Who wrote a move text. With a small b before the square a program means the pawn, as SAN has it; a person may mean a
/// bishop (LAWS L-NOT-5).
enum class Writer : std::uint8_t {
    Program, ///< `bxc6` and `bc6` are the b-pawn if it can, else a bishop if just one can.
    Person, ///< `bc6` is a bishop if just one can, else the b-pawn; `bxc6` is ambiguous if both can.
};

/// Reads one move as people and programs write it: SAN, long algebraic and UCI, letters K Q R B N, figurines and
/// Chinese names, castling with letters or zeros, over-precise or with a needless file, `e8=Q`, `e8Q`, `e8(Q)`, `e8/Q`,
/// `e.p.`, any check signs and
/// `!?` glyphs. A check sign that is missing or wrong doesn't matter. `--` and `Z0` are null moves and are read as
/// such. Source: PGN Standard (1994), section 8.2.3; LAWS L-NOT-2 to L-NOT-5.
Expected<Move, MoveTextError> readMove(const Position &position, std::string_view text,
                                       Writer writer = Writer::Program);
/// The same by somebody who writes \p letters: a sign of theirs means its man, whatever it means in English, and
/// English letters that are none of them are read too.
Expected<Move, MoveTextError> readMove(const Position &position, std::string_view text, Writer writer,
                                       const PieceLetters &letters);
/// The same in English on a bare board, for reading many games: allocates nothing on success and makes no list of legal
/// moves. An Illegal error names the man but, castling without a right left out, gives no reason.
Expected<Move, MoveTextError> readMove(const Board &board, std::string_view text);

/// Standard Algebraic Notation with its check sign; the null move is `--`. \p move must be legal in \p position.
std::string san(const Position &position, Move move);
std::string san(const Board &board, Move move);
/// Long algebraic: `Ng1-f3`, `e2-e4`, `Bb5xc6+`, `O-O`.
std::string longAlgebraic(const Position &position, Move move);
std::string longAlgebraic(const Board &board, Move move);
/// How a move is written for people (LAWS L-NOT-2 to L-NOT-5); the default is san().
struct MoveSpelling {
    enum class Style : std::uint8_t {
        Pgn, ///< `O-O`, `d8=Q`
        Laws, ///< `0-0`, `d8Q`
    };
    PieceLetters letters{};
    bool longForm = false; ///< `Ng1-f3` instead of `Nf3`.
    Style style = Style::Pgn;
    bool marksEnPassant = false; ///< `exd6 e.p.`
    bool operator==(const MoveSpelling &) const = default;
};
/// \p move as \p spelling has it, with its check sign; readMove() with the same letters reads it back.
std::string writeMove(const Position &position, Move move, const MoveSpelling &spelling);
std::string writeMove(const Board &board, Move move, const MoveSpelling &spelling);

/// UCI text: `e2e4`, `e7e8q`; castling `e1g1` in standard chess and `e1h1` in Chess960; the null move is `0000`.
std::string uci(Move move, Variant variant = Variant::Standard);

} // namespace chess
