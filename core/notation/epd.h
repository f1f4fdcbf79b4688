#pragma once

#include "core/board/setup.h"
#include "core/board/variant.h"
#include "core/expected.h"
#include "core/notation/fen.h"

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace chess {

/// One operand of an operation: a move, a number, a word, or a string in quotes.
struct EpdOperand {
    std::string text; ///< Of a string without the quotes and escapes.
    bool quoted = false;
    std::size_t offset = 0; ///< Where it stood in the text that was read; of no account when operands are compared.
    bool operator==(const EpdOperand &other) const { return text == other.text && quoted == other.quoted; }
};

/// What an EPD record says of its position: `bm Qd1+ Qd2;`. Unknown ones are kept like the others.
struct EpdOperation {
    std::string opcode;
    std::vector<EpdOperand> operands;
    bool operator==(const EpdOperation &) const = default;
};
using EpdOperations = std::vector<EpdOperation>;

/// The number that an operation hmvc or fmvn gives; empty for other operations and for what no game can have.
std::optional<int> epdCounter(const EpdOperation &operation);

/// What was wrong with the form of the operations, and was understood nevertheless.
struct EpdFault {
    enum class Kind : std::uint8_t {
        NoSemicolon, ///< The last operation has no semicolon.
        UnclosedString, ///< The closing quote is missing: the string goes on to the end of the line.
        BadOpcode, ///< An opcode begins with a letter and has letters, digits and "_" only.
        BadCounter, ///< The operand of hmvc or fmvn is no number that a game can have.
    };
    Kind kind;
    std::size_t offset; ///< In bytes from the start of the text.
    bool operator==(const EpdFault &) const = default;
};

struct EpdReading {
    Setup setup; ///< Its counters are those of hmvc and fmvn, or of a FEN's last two fields.
    Variant variant = Variant::Standard;
    EpdOperations operations; ///< In their order.
    std::vector<FenAssumption> assumptions; ///< About the position; EPD has no counters, which is no assumption.
    std::vector<EpdFault> faults;
};

/// Reads one line of Extended Position Description: four fields of FEN and operations, each ended by a semicolon.
/// Takes a FEN with its counters as well, with or without operations, so that lists of FENs are EPD files too.
/// Fails only where the placement can't be read. Source: PGN Standard (1994), section 16.2.
Expected<EpdReading, FenError> readEpd(std::string_view line);

/// The line, without a line end, which readEpd() reads as the same. Counters that aren't those of a new game are
/// written as hmvc and fmvn, at the place of those operations or before the others.
std::string writeEpd(const Setup &setup, std::span<const EpdOperation> operations, FenStyle style = FenStyle::X);

} // namespace chess
