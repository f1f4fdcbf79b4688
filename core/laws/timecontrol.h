#pragma once

#include "core/expected.h"

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace chess {

/// How the time of a period runs (LAWS L-CLK-1).
enum class ClockMode : std::uint8_t {
    Increment, ///< The bonus is added for every move, the first included; a bonus of 0 is plain time.
    Delay, ///< In each turn the time begins to run when the bonus is over.
    Bronstein, ///< What a turn used is given back after it, at most the bonus.
    Hourglass, ///< The time used goes to the opponent. No bonus.
    FixedPerMove, ///< The whole time is there for each move, and what is left of it is not kept. No bonus.
};

/// One stretch of a time control.
struct TimePeriod {
    std::optional<int> moves{}; ///< How many moves of the player it covers; empty: the rest of the game.
    std::chrono::milliseconds time{}; ///< Added when the period begins; FixedPerMove: the time of each move.
    ClockMode mode = ClockMode::Increment;
    std::chrono::milliseconds bonus{}; ///< Increment, delay, or most that Bronstein gives back.
    bool operator==(const TimePeriod &) const = default;
};

/// What is wrong with a time control, or with its text.
struct TimeControlError {
    enum class Kind : std::uint8_t {
        NoTime, ///< Where seconds should stand there are none, or too many: "40/", "x", 100,001 hours.
        NoMoves, ///< A number of moves that is 0 or more than MostMoves.
        Unknown, ///< Letters or signs that mean nothing there.
        NothingToStartWith, ///< The first move would have no time at all: "0", "0d5".
        Endless, ///< A period for the rest of the game has another after it: "300,600".
        TooManyPeriods,
        BonusMisplaced, ///< An hourglass or a fixed time with a bonus.
    };
    Kind kind;
    std::size_t offset = 0; ///< Where in the text, in bytes; without a text, the number of the period, from 0.
    bool operator==(const TimeControlError &) const = default;
};

/// What the event calls a game with this much time [A.1, B.1].
enum class TimeCategory : std::uint8_t { Standard, Rapid, Blitz };

/// How much time a player has for which moves: a list of periods. Always sensible: only the last period can be for the
/// rest of the game, and one that counts moves repeats (LAWS L-CLK-2). Without periods there is no clock.
class TimeControl
{
public:
    static constexpr int MostMoves = 10'000;
    static constexpr std::size_t MostPeriods = 100;

    /// No clock.
    TimeControl() = default;
    static Expected<TimeControl, TimeControlError> from(std::vector<TimePeriod> periods);

    /// Is there a clock at all?
    bool timed() const { return !m_periods.empty(); }
    std::span<const TimePeriod> periods() const { return m_periods; }

    /// Where in the time control a player stands.
    struct Place {
        std::size_t period = 0; ///< Index in periods().
        int completed = 0; ///< Moves already completed in that period (in this run of it, if it repeats).
        std::optional<int> toGo{}; ///< Moves up to the end of the period; empty in the rest of the game.
    };
    /// Where the next move falls of a player who has completed \p moves, at least 0. There must be a clock.
    Place placeAfter(int moves) const;
    const TimePeriod &periodAfter(int moves) const { return m_periods[placeAfter(moves).period]; }
    /// Time on the clock before the first move: with an increment, that of the first move too (LAWS L-CLK-1).
    std::chrono::milliseconds startTime() const;
    /// By the time that 60 moves have: the periods they reach, and 60 times the bonus (LAWS L-CLK-8). Empty without a
    /// clock.
    std::optional<TimeCategory> category() const;
    /// The same with \p increment for every move of the last period, in place of its own bonus (LAWS L-QPF-1).
    TimeControl withIncrement(std::chrono::milliseconds increment) const;

    bool operator==(const TimeControl &) const = default;

private:
    std::vector<TimePeriod> m_periods;
};

/// "5400+30", "40/7200,20/3600,900+30": the periods with commas between, each `[N/]seconds` and then "+5" for an
/// increment, "d5" for a delay, "b5" for Bronstein, "h" for an hourglass, "/1" for a fixed time for each move; "-" for
/// no clock. Seconds may have a fraction: "60+0.5". N moves in one second are written "N/1.0".
std::string toText(const TimeControl &control);
/// Reads that. "h300" is an hourglass too.
Expected<TimeControl, TimeControlError> parseTimeControl(std::string_view text);

} // namespace chess
