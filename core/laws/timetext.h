#pragma once

#include <chrono>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace chess {

/// More than any clock is set to, so that sums of times can't overflow: 100,000 hours.
inline constexpr std::chrono::milliseconds LongestTime = std::chrono::hours(100'000);

/// A time, not negative, in seconds: "5400", "0.1", "12.345".
std::string secondsText(std::chrono::milliseconds time);

struct SecondsReading {
    std::chrono::milliseconds time;
    std::size_t bytes; ///< How many of the text belong to it.
};
/// The seconds that \p text begins with: digits, and a point with more of them. What is finer than a millisecond is
/// cut off. Empty without a digit, and for more than LongestTime.
std::optional<SecondsReading> leadingSeconds(std::string_view text);

/// A time, not negative, as clocks show it: "1:05:23", "0:00:09.25", fractions of a second only where there are any.
std::string clockText(std::chrono::milliseconds time);
/// Reads such a text in the forms that files hold: with or without hours, with more minutes than 59, plain seconds.
std::optional<std::chrono::milliseconds> parseClockText(std::string_view text);

} // namespace chess
