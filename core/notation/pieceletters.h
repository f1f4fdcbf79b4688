#pragma once

#include "core/board/piece.h"

#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace chess {

/// The signs by which a written move names its man (LAWS L-NOT-5): letters of a language, Chinese names or figurines,
/// in UTF-8. Pawns have none.
class PieceLetters
{
public:
    /// K Q R B N, as in PGN.
    PieceLetters();
    static PieceLetters chineseSimplified(); ///< 王后车象马
    static PieceLetters chineseTraditional(); ///< 王后車象馬
    static PieceLetters figurines(); ///< ♔♕♖♗♘, for both colours, as books print them.

    /// The signs of king, queen, rook, bishop and knight in this order: five characters ("KDTLS") or, for a language
    /// with longer ones, five words ("Кр Ф Л С К"). Empty where there are not five, where two are the same, and where
    /// one begins like the rest of a move: with a small ASCII letter, a digit or a mark.
    static std::optional<PieceLetters> parse(std::string_view signs);

    /// Empty for a pawn.
    std::string_view operator[](PieceType type) const;

    struct Match {
        PieceType type;
        std::size_t bytes; ///< How many of the text the sign takes.
    };
    /// The man whose sign \p text begins with; of several the longest sign counts ("Кр" before "К"). An ASCII letter
    /// may also be small, unless it could then be a file, a sign of capture or the o of castling.
    std::optional<Match> matchAt(std::string_view text) const;

    bool operator==(const PieceLetters &) const = default;

private:
    using Signs = std::array<std::string, 5>; // K, Q, R, B, N
    explicit PieceLetters(Signs signs);

    Signs m_signs;
};

/// The man that \p text alone stands for: a sign of \p letters, an English letter in either case, a figurine or a
/// Chinese name; pawns have figurines and a name too.
std::optional<PieceType> parsePieceSign(std::string_view text, const PieceLetters &letters = {});

} // namespace chess
