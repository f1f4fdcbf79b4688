#include "core/laws/clock.h"

#include "core/laws/timetext.h"

#include <algorithm>
#include <utility>

namespace chess {

using std::chrono::milliseconds;

Clock::Clock(const PerColor<TimeControl> &controls, Color first) : m_turn(first)
{
    for (const Color color : AllColors)
        m_sides[color] = Side{.control = controls[color], .left = controls[color].startTime()};
}

void Clock::start(MatchTime at)
{
    if (m_running)
        return;
    m_running = true;
    m_since = at;
}

void Clock::stop(MatchTime at)
{
    settle(at);
    m_running = false;
}

bool Clock::pass(MatchTime at)
{
    settle(at);
    Side &side = m_sides[m_turn];
    if (side.control.timed()) {
        if (side.left == milliseconds::zero())
            return false;
        const TimePeriod &before = side.control.periodAfter(side.moves);
        if (before.mode == ClockMode::Bronstein)
            side.left += std::min(m_turnUsed, before.bonus);
        const TimeControl::Place place = side.control.placeAfter(side.moves + 1);
        const TimePeriod &next = side.control.periods()[place.period];
        if (next.mode == ClockMode::FixedPerMove)
            side.left = next.time;
        else if (place.completed == 0)
            side.left += next.time;
        if (next.mode == ClockMode::Increment)
            side.left += next.bonus;
    }
    ++side.moves;
    m_turn = opposite(m_turn);
    m_turnUsed = milliseconds::zero();
    m_running = true;
    m_since = std::max(m_since, at);
    return true;
}

void Clock::adjust(Color player, milliseconds change, MatchTime at)
{
    settle(at);
    milliseconds &left = m_sides[player].left;
    left = std::max(milliseconds::zero(), left + std::clamp(change, -LongestTime, LongestTime));
}

void Clock::setTimeLeft(Color player, milliseconds left, MatchTime at)
{
    settle(at);
    m_sides[player].left = std::clamp(left, milliseconds::zero(), LongestTime);
}

void Clock::setMovesCompleted(Color player, int moves, MatchTime at)
{
    settle(at);
    m_sides[player].moves = std::max(moves, 0);
}

void Clock::setControl(Color player, const TimeControl &control, MatchTime at)
{
    settle(at);
    Side &side = m_sides[player];
    if (!side.control.timed())
        side.left = control.startTime();
    side.control = control;
}

void Clock::swapPlayers(MatchTime at)
{
    settle(at);
    std::swap(m_sides.white, m_sides.black);
    std::swap(m_sides.white.moves, m_sides.black.moves);
}

std::optional<milliseconds> Clock::timeLeft(Color player, MatchTime at) const
{
    if (!control(player).timed())
        return std::nullopt;
    const milliseconds charged = runUntil(at).charged;
    if (player == m_turn)
        return m_sides[player].left - charged;
    return m_sides[player].left + (flowsOver() ? charged : milliseconds::zero());
}

std::optional<MatchTime> Clock::flagTime() const
{
    const Side &side = m_sides[m_turn];
    if (!m_running || !side.control.timed())
        return std::nullopt;
    if (side.left == milliseconds::zero())
        return m_since; // taken away by a penalty, whatever is left of a delay
    return m_since + delayRest() + side.left;
}

bool Clock::flagFallen(Color player, MatchTime at) const { return timeLeft(player, at) == milliseconds::zero(); }

milliseconds Clock::delayLeft(MatchTime at) const
{
    return std::max(milliseconds::zero(), delayRest() - runUntil(at).elapsed);
}

milliseconds Clock::turnUsed(MatchTime at) const { return m_turnUsed + runUntil(at).elapsed; }

milliseconds Clock::used(Color player, MatchTime at) const
{
    return m_sides[player].used + (player == m_turn ? runUntil(at).elapsed : milliseconds::zero());
}

Clock::Run Clock::runUntil(MatchTime at) const
{
    if (!m_running || at <= m_since)
        return {};
    const auto flag = flagTime();
    const milliseconds elapsed = (flag ? std::min(at, *flag) : at) - m_since;
    if (!flag)
        return {elapsed, milliseconds::zero()};
    return {elapsed, std::max(milliseconds::zero(), elapsed - delayRest())};
}

milliseconds Clock::delayRest() const
{
    const Side &side = m_sides[m_turn];
    if (!side.control.timed())
        return milliseconds::zero();
    const TimePeriod &period = side.control.periodAfter(side.moves);
    if (period.mode != ClockMode::Delay)
        return milliseconds::zero();
    return std::max(milliseconds::zero(), period.bonus - m_turnUsed);
}

bool Clock::flowsOver() const
{
    const Side &side = m_sides[m_turn];
    return side.control.timed() && side.control.periodAfter(side.moves).mode == ClockMode::Hourglass;
}

void Clock::settle(MatchTime at)
{
    const Run run = runUntil(at);
    Side &side = m_sides[m_turn];
    side.left -= run.charged;
    side.used += run.elapsed;
    if (flowsOver())
        m_sides[opposite(m_turn)].left += run.charged;
    m_turnUsed += run.elapsed;
    m_since = std::max(m_since, at);
}

} // namespace chess
