#pragma once

#include "core/board/position.h"
#include "core/board/setup.h"
#include "core/board/variant.h"
#include "core/expected.h"

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace chess {

struct FenError {
    enum class Kind : std::uint8_t { UnknownLetter, RankTooLong, RankTooShort, TooFewRanks, TooManyRanks };
    Kind kind;
    std::size_t offset; ///< Bytes from the start of the text, first byte 0.
    bool operator==(const FenError &) const = default;
};

/// Something that the reader had to assume or could not understand outside the placement.
struct FenAssumption {
    enum class Kind : std::uint8_t {
        NoSideToMove, ///< White
        BadSideToMove, ///< White
        NoCastling, ///< none
        BadCastling, ///< a letter that names no right was passed over
        NoEnPassant, ///< none
        BadEnPassant, ///< none
        NoHalfmoveClock, ///< 0
        BadHalfmoveClock, ///< 0
        NoFullmoveNumber, ///< 1
        BadFullmoveNumber, ///< 1
        CastlingDropped, ///< the king or rook isn't there
        EnPassantDropped, ///< no pawn could have passed there
        TextAfterEnd, ///< was passed over
    };
    Kind kind;
    std::size_t offset; ///< Where in the text; its size if the field is missing.
    bool operator==(const FenAssumption &) const = default;
};

struct FenReading {
    Setup setup;
    std::vector<FenAssumption> assumptions;
    /// Chess960 if a castling right can only be that variant's, standard otherwise.
    Variant variant = Variant::Standard;
};

/// Reads a position in Forsyth-Edwards Notation, X-FEN or Shredder-FEN, as forgiving as people's clipboards need.
/// Fails only where the placement can't be read; FenError::offset points at the offending byte.
/// Impossible rights are dropped with an assumption; other faults of the setup are for faults() to find.
/// Source: PGN Standard (1994), section 16.1; X-FEN as Reinhard Scharnagl describes it.
Expected<FenReading, FenError> readFen(std::string_view text);

enum class FenStyle : std::uint8_t {
    X, ///< KQkq, and a file letter only where the rook isn't the outermost one
    Shredder, ///< file letters always
};

/// The six fields; the en passant square only where a legal capture exists (LAWS L-EP-3), rights king's side first.
std::string writeFen(const Position &position, FenStyle style = FenStyle::X);
/// The same for any setup, whose en passant square is written as it stands.
std::string writeFen(const Setup &setup, FenStyle style = FenStyle::X);

} // namespace chess
