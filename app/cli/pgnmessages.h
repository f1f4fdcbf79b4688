#pragma once

#include "core/game/pgnreading.h"

#include <string>

namespace chess::cli {

/// What the program says of a fault in a PGN text, without its place.
std::string describe(const PgnFault &fault);

} // namespace chess::cli
