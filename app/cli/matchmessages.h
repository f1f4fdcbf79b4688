#pragma once

#include "core/board/position.h"
#include "core/laws/event.h"
#include "core/laws/logtext.h"
#include "core/laws/refusal.h"

#include <string>

namespace chess::cli {

// What the program says of a match. The window has its own, translated words.

/// \p before is the position in which the command was given.
std::string describe(const Event &event, const Position &before);
std::string describe(const Refusal &refusal, const Position &position);
std::string describe(LogTextError::Kind kind);

} // namespace chess::cli
