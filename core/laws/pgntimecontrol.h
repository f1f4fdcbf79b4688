#pragma once

#include "core/laws/timecontrol.h"

#include <optional>
#include <string>
#include <string_view>

namespace chess {

/// The value of PGN's tag TimeControl: "40/7200:3600", "5400+30", "*180" (hourglass), "1/30" (a fixed time for each
/// move), "-" for no clock. A delay and Bronstein have no form there and are left out: "300d5" gives "300".
/// Source: PGN Standard (1994), section 9.6.1; increments in a period that counts moves ("40/5400+30") and fractions of
/// seconds as files of today have them.
std::string pgnTimeControl(const TimeControl &control);

/// Reads such a value as forgivingly as the files of many programs need: "0/60+1" has no number of moves, "5/move" is a
/// fixed time, "inf" no clock, "300d5", "300S5" and "300b5" have delays, "90'+30''" and "15m+10s" say their units;
/// commas and semicolons part periods too. "1/86400" at the end is a fixed time, as correspondence means it. Empty for
/// "?" and what can't be understood.
std::optional<TimeControl> parsePgnTimeControl(std::string_view text);

} // namespace chess
