#pragma once

#include "app/cli/command.h"
#include "core/board/moveerror.h"
#include "core/board/setup.h"
#include "core/notation/fen.h"
#include "core/notation/movetext.h"

#include <string>
#include <string_view>
#include <vector>

namespace chess::cli {

// What the program says of a failure. The window has its own, translated words.

std::string describe(FenError::Kind kind);
std::string describe(FenAssumption::Kind kind);
std::string describe(const SetupFault &fault);
std::string describe(const MoveError &error);
/// \p position is the one that the move was to be played in.
std::string describe(const MoveTextError &error, const Position &position);

/// A position as given on the command line, and what had to be assumed.
struct GivenPosition {
    Position position;
    Variant variant = Variant::Standard;
    std::vector<std::string> notes{};
};

/// Reads the option --fen, the starting position without it and for "startpos". On failure says why on the error
/// stream, with the column (bytes, from 1), and returns the exit status.
Expected<GivenPosition, Exit> givenPosition(const Arguments &arguments, const Streams &streams);

} // namespace chess::cli
