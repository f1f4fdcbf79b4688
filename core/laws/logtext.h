#pragma once

#include "core/expected.h"
#include "core/laws/command.h"
#include "core/laws/logwords.h"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace chess {

/// One line of text: the word of the wish, who asks ("w", "b", "a" for the arbiter, "-" for the program), the
/// milliseconds since the match began, and what the wish says: "move w 1500 e2e4", "claim b 61000 threefold g8f6",
/// "propose w 70000 times 5400000 5300000". Castling is written as king takes rook in every variant, since the text is
/// for programs; free texts have no blanks in them ("%20").
std::string toText(const Command &command);
/// An act as it stands in such a line: "pause", "times 5400000 5300000", "result 1 1/2".
std::string actText(const Act &act);
/// Takes the words of such an act; empty if they tell none.
std::optional<Act> takeAct(logwords::Words &words);
/// The log as text, a line for each command.
std::string toText(const MatchLog &log);

struct LogTextError {
    enum class Kind : std::uint8_t {
        UnknownCommand,
        UnknownActor,
        NoTime, ///< No milliseconds, or less than none.
        BadOperand, ///< What should stand there is missing or can't be read.
        LeftOver, ///< More text than the command takes.
        BadHeader, ///< In the head of a match: a word or a value that isn't known.
    };
    Kind kind;
    std::size_t line; ///< From 1.
    std::size_t column; ///< From 1, in bytes.
    bool operator==(const LogTextError &) const = default;
};

/// Reads one line; LogTextError::line is 1.
Expected<Command, LogTextError> parseCommand(std::string_view line);

} // namespace chess
