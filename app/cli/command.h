#pragma once

#include "app/cli/arguments.h"

#include <iosfwd>
#include <string_view>

namespace chess::cli {

/// The exit statuses of the program.
enum class Exit {
    Fine = 0, ///< Yes, or done.
    Faults = 1, ///< No, or faults were found.
    Misuse = 2, ///< Wrong use or unreadable input; said on the error stream.
};

/// Where a command writes: its answer, and what is said to the person who called it.
struct Streams {
    std::ostream &out;
    std::ostream &err;
};

/// One row of the table of commands.
struct Command {
    std::string_view name; ///< One or two words, as typed: "perft", "pgn check".
    std::string_view usage; ///< What follows the name: "[--divide] DEPTH".
    std::string_view summary; ///< One line for --help.
    Options options; ///< Those it understands besides --help.
    int fewestOperands;
    int mostOperands; ///< AnyNumber for no limit.
    Exit (*run)(const Arguments &arguments, const Streams &streams);

    static constexpr int AnyNumber = -1;
};

Exit runEpdCheck(const Arguments &arguments, const Streams &streams);
Exit runMatchLog(const Arguments &arguments, const Streams &streams);
Exit runMatchReplay(const Arguments &arguments, const Streams &streams);
Exit runPerft(const Arguments &arguments, const Streams &streams);
Exit runPgnCheck(const Arguments &arguments, const Streams &streams);
Exit runPgnList(const Arguments &arguments, const Streams &streams);
Exit runPgnConvert(const Arguments &arguments, const Streams &streams);
Exit runPgnSet(const Arguments &arguments, const Streams &streams);
Exit runPgnSearch(const Arguments &arguments, const Streams &streams);
Exit runPgnTree(const Arguments &arguments, const Streams &streams);
Exit runPosition(const Arguments &arguments, const Streams &streams);

} // namespace chess::cli
