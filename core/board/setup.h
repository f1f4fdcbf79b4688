#pragma once

#include "core/board/bitboard.h"
#include "core/board/move.h"
#include "core/board/piece.h"

#include <array>
#include <optional>
#include <vector>

namespace chess {

/// Anything that can stand on a board: what the FEN reader and the board editor work on. It need not be legal.
struct Setup {
    std::array<std::optional<Piece>, 64> men{};
    Color sideToMove = Color::White;
    /// The file of the rook with which each side may still castle on each wing; empty where the right is lost.
    PerColor<std::array<std::optional<File>, 2>> castlingRooks{};
    /// The square passed over by a pawn that has just gone two squares, whether or not it can be taken there.
    std::optional<Square> enPassant;
    /// Plies since the last capture or pawn move.
    int halfmoveClock = 0;
    /// Starts at 1 and goes up after Black's move.
    int fullmoveNumber = 1;

    /// The starting position of standard chess.
    static Setup standard();
    /// Starting position \p number (0 to 959; 518 is standard chess) of Chess960, numbered after Scharnagl.
    /// Source: LAWS L-960-1.
    static Setup chess960(int number);

    std::optional<Piece> at(Square square) const { return men[static_cast<std::size_t>(index(square))]; }
    void put(Square square, std::optional<Piece> piece) { men[static_cast<std::size_t>(index(square))] = piece; }
    std::optional<File> castlingRook(Color color, Wing wing) const
    {
        return castlingRooks[color][static_cast<std::size_t>(index(wing))];
    }
    void setCastlingRook(Color color, Wing wing, std::optional<File> file)
    {
        castlingRooks[color][static_cast<std::size_t>(index(wing))] = file;
    }
    bool operator==(const Setup &) const = default;
};

/// How bad a fault of a Setup is (LAWS L-BRD-5).
enum class FaultGrade : std::uint8_t {
    Unplayable, ///< No Position can be made.
    Repaired, ///< A right or an en passant square that can't be; it is dropped when a Position is made.
    Unusual, ///< No game leads here, but it can be played everywhere.
};

struct SetupFault {
    enum class Kind : std::uint8_t {
        // unplayable
        NoKing,
        SeveralKings,
        PawnOnEndRank,
        OpponentInCheck,
        // repaired
        CastlingWithoutKing,
        CastlingWithoutRook,
        ImpossibleEnPassant,
        // unusual
        TooManyMen,
        TooManyPawns,
        TooManyPromoted,
        ImpossibleCheck,
        CounterTooHigh, ///< The half-move clock counts more plies than the move number allows.
    };
    Kind kind;
    std::optional<Color> color; ///< Whose men, where one side is concerned.
    Bitboard squares; ///< The squares concerned; may be empty ("no king").
    std::optional<Wing> wing{}; ///< The wing of a dropped castling right.
    bool operator==(const SetupFault &) const = default;
};
FaultGrade grade(SetupFault::Kind kind);

using SetupFaults = std::vector<SetupFault>;

/// Every fault of \p setup, the unplayable ones first. Source: LAWS L-BRD-5, Laws of Chess article 3.10.3.
SetupFaults faults(const Setup &setup);

/// \p setup without the rights and the en passant square that can't be.
Setup repaired(const Setup &setup);

} // namespace chess
