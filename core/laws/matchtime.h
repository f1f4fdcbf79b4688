#pragma once

#include <chrono>

namespace chess {

/// Time since the match began. Nothing in the core reads a clock: whoever acts says when.
using MatchTime = std::chrono::milliseconds;

} // namespace chess
