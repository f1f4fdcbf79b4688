#pragma once

#include "core/board/piece.h"
#include "core/laws/matchtime.h"
#include "core/laws/timecontrol.h"

#include <chrono>
#include <optional>

namespace chess {

/// The chess clock: the times of both players, of which one runs or none [6]. A plain value that never looks at the
/// time of day: every act says when it happens, so that a copy is a memory. To go back to one (a take-back), stop the
/// copy at the time for which it was kept, and start it now.
///
/// Times are exact to the millisecond. A flag falls at the very moment at which the time left is 0, and from then on no
/// time passes (LAWS L-CLK-5). Acts come in the order of their times; an earlier one counts as at the last start.
class Clock
{
public:
    /// Both at their start times, none running. \p first has the first move; a player without a time control is never
    /// short of time.
    explicit Clock(const PerColor<TimeControl> &controls = {}, Color first = Color::White);

    // What is done to it.

    /// Lets the time of the player on turn run, for the first time or after stop(). Nothing if it runs.
    void start(MatchTime at);
    /// No time runs from now on.
    void stop(MatchTime at);
    /// The player on turn has completed a move: he gets what is due to him (Bronstein, the next period, the increment
    /// of his next move, LAWS L-CLK-2), and the opponent's time runs, also if the clock stood still. False, and nothing
    /// but the fall of the flag happens, if his time was over by then.
    bool pass(MatchTime at);
    /// Adds to a player's time, or takes off what \p change is below 0: nothing less than 0 is left, and 0 is a fallen
    /// flag, also during a delay [12.9.2; LAWS L-CLM-4]. Changes by more than LongestTime count as that.
    void adjust(Color player, std::chrono::milliseconds change, MatchTime at);
    /// Sets a player's time right [6.10.2]: to 0 at least and LongestTime at most.
    void setTimeLeft(Color player, std::chrono::milliseconds left, MatchTime at);
    /// Sets a player's count of moves right; no time is added for it [6.10.2].
    void setMovesCompleted(Color player, int moves, MatchTime at);
    /// From now on another time control, at the same place by moves, with the time left as it is; a player who had none
    /// gets its start time.
    void setControl(Color player, const TimeControl &control, MatchTime at);
    /// The players change colours: each takes his time control, the time left and the time used along. Counts of moves
    /// and the turn are the colours' (LAWS L-IRR-2).
    void swapPlayers(MatchTime at);

    // What is the case.

    /// Has either player a time control?
    bool timed() const { return control(Color::White).timed() || control(Color::Black).timed(); }
    const TimeControl &control(Color player) const { return m_sides[player].control; }
    /// The player who has the move, whether his time runs or not.
    Color turn() const { return m_turn; }
    bool running() const { return m_running; }
    /// At \p at, if nothing else happens before; not below 0. Empty for a player without a time control.
    std::optional<std::chrono::milliseconds> timeLeft(Color player, MatchTime at) const;
    /// When the running time will be over: the flag falls at that time, neither earlier nor later. Empty if no time
    /// runs or the player on turn has none to lose.
    std::optional<MatchTime> flagTime() const;
    /// Is a player's time over at \p at?
    bool flagFallen(Color player, MatchTime at) const;
    /// What is left at \p at of the delay before the time of the player on turn runs; 0 in other modes.
    std::chrono::milliseconds delayLeft(MatchTime at) const;
    /// Thinking time of the turn so far, a delay included.
    std::chrono::milliseconds turnUsed(MatchTime at) const;
    /// Thinking time in the whole game so far, delays included, whatever has been given back or added.
    std::chrono::milliseconds used(Color player, MatchTime at) const;
    int movesCompleted(Color player) const { return m_sides[player].moves; }
    /// Where the player's next move falls in his time control. He must have one.
    TimeControl::Place place(Color player) const { return control(player).placeAfter(movesCompleted(player)); }

    bool operator==(const Clock &) const = default;

private:
    /// What the running turn has added since the last act.
    struct Run {
        std::chrono::milliseconds elapsed{}; ///< Thinking time.
        std::chrono::milliseconds charged{}; ///< Of it, what goes off the player's time.
    };
    struct Side {
        TimeControl control;
        std::chrono::milliseconds left{}; ///< At the last act.
        std::chrono::milliseconds used{};
        int moves = 0;
        bool operator==(const Side &) const = default;
    };

    Run runUntil(MatchTime at) const;
    std::chrono::milliseconds delayRest() const;
    /// Does the time that goes off the player on turn come to the opponent?
    bool flowsOver() const;
    void settle(MatchTime at);

    PerColor<Side> m_sides;
    Color m_turn;
    bool m_running = false;
    MatchTime m_since{}; ///< Of the last act that settled the times.
    std::chrono::milliseconds m_turnUsed{}; ///< Up to the last act.
};

} // namespace chess
