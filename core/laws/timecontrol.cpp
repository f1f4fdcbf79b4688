#include "core/laws/timecontrol.h"

#include "core/laws/timetext.h"
#include "core/notation/textscan.h"

#include <algorithm>
#include <cassert>
#include <charconv>
#include <utility>

namespace chess {

using std::chrono::milliseconds;
using Kind = TimeControlError::Kind;

namespace {

/// Moves that the category of a game is reckoned with [A.1, B.1].
constexpr int CategoryMoves = 60;

constexpr std::string_view NoClock = "-";
/// "30/1" is thirty seconds for each single move, so one second for thirty moves needs another form.
constexpr std::string_view FixedMark = "/1";
constexpr std::string_view OneSecond = "1";
constexpr std::string_view PlainOneSecond = "1.0";

bool hasBonus(ClockMode mode)
{
    return mode == ClockMode::Increment || mode == ClockMode::Delay || mode == ClockMode::Bronstein;
}

milliseconds startOf(const TimePeriod &period)
{
    return period.mode == ClockMode::Increment ? period.time + period.bonus : period.time;
}

bool inRange(milliseconds time) { return time >= milliseconds::zero() && time <= LongestTime; }

std::optional<TimeControlError> faultOf(std::span<const TimePeriod> periods)
{
    if (periods.size() > TimeControl::MostPeriods)
        return TimeControlError{Kind::TooManyPeriods, TimeControl::MostPeriods};
    for (std::size_t i = 0; i < periods.size(); ++i) {
        const TimePeriod &period = periods[i];
        if (period.moves && (*period.moves < 1 || *period.moves > TimeControl::MostMoves))
            return TimeControlError{Kind::NoMoves, i};
        if (!period.moves && i + 1 < periods.size())
            return TimeControlError{Kind::Endless, i + 1};
        if (!inRange(period.time) || !inRange(period.bonus))
            return TimeControlError{Kind::NoTime, i};
        if (!hasBonus(period.mode) && period.bonus != milliseconds::zero())
            return TimeControlError{Kind::BonusMisplaced, i};
        const bool noTimeToMove = startOf(period) == milliseconds::zero();
        if (noTimeToMove && (i == 0 || period.mode == ClockMode::FixedPerMove))
            return TimeControlError{Kind::NothingToStartWith, i};
    }
    return std::nullopt;
}

/// Reads one period. Stops where nothing more of it follows.
class PeriodReader
{
public:
    PeriodReader(std::string_view text, std::size_t offset) : m_text(text), m_at(offset) { }

    Expected<TimePeriod, TimeControlError> read()
    {
        TimePeriod period;
        const bool glassFirst = take("h");
        // What stands before "/" is a number of moves, unless only the mark of a fixed time follows.
        const std::string_view rest = m_text.substr(m_at);
        const std::string_view field = rest.substr(0, rest.find(','));
        const std::size_t slash = field.find('/');
        if (slash != field.npos && field.substr(slash) != FixedMark) {
            period.moves = movesIn(field.substr(0, slash));
            if (!period.moves)
                return fault(Kind::NoMoves);
            m_at += slash + 1;
        }
        const auto time = seconds();
        if (!time)
            return fault(Kind::NoTime);
        period.time = *time;
        if (glassFirst || take("h"))
            period.mode = ClockMode::Hourglass;
        else if (take(FixedMark))
            period.mode = ClockMode::FixedPerMove;
        else if (const auto mode = bonusMode()) {
            ++m_at;
            const auto bonus = seconds();
            if (!bonus)
                return fault(Kind::NoTime);
            period.mode = *mode;
            period.bonus = *bonus;
        }
        return period;
    }

    std::size_t offset() const { return m_at; }

private:
    Unexpected<TimeControlError> fault(Kind kind) const { return Unexpected(TimeControlError{kind, m_at}); }

    bool take(std::string_view mark)
    {
        if (!m_text.substr(m_at).starts_with(mark))
            return false;
        m_at += mark.size();
        return true;
    }

    static std::optional<int> movesIn(std::string_view digits)
    {
        int moves = 0;
        const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), moves);
        const bool read = error == std::errc() && end == digits.data() + digits.size();
        return read ? std::optional(moves) : std::nullopt;
    }

    std::optional<milliseconds> seconds()
    {
        const auto reading = leadingSeconds(m_text.substr(m_at));
        if (!reading)
            return std::nullopt;
        m_at += reading->bytes;
        return reading->time;
    }

    std::optional<ClockMode> bonusMode() const
    {
        switch (m_at < m_text.size() ? m_text[m_at] : '\0') {
        case '+':
            return ClockMode::Increment;
        case 'd':
            return ClockMode::Delay;
        case 'b':
            return ClockMode::Bronstein;
        default:
            return std::nullopt;
        }
    }

    std::string_view m_text;
    std::size_t m_at;
};

std::string toText(const TimePeriod &period)
{
    std::string text;
    if (period.moves)
        text += std::to_string(*period.moves) + "/";
    const std::string time = secondsText(period.time);
    const std::string bonus = secondsText(period.bonus);
    switch (period.mode) {
    case ClockMode::Increment:
        if (period.bonus != milliseconds::zero())
            return text + time + "+" + bonus;
        if (period.moves && time == OneSecond)
            return text.append(PlainOneSecond);
        return text + time;
    case ClockMode::Delay:
        return text + time + "d" + bonus;
    case ClockMode::Bronstein:
        return text + time + "b" + bonus;
    case ClockMode::Hourglass:
        return text + time + "h";
    case ClockMode::FixedPerMove:
        return (text + time).append(FixedMark);
    }
    return text;
}

} // namespace

Expected<TimeControl, TimeControlError> TimeControl::from(std::vector<TimePeriod> periods)
{
    if (const auto fault = faultOf(periods))
        return Unexpected(*fault);
    TimeControl control;
    control.m_periods = std::move(periods);
    return control;
}

TimeControl::Place TimeControl::placeAfter(int moves) const
{
    assert(timed() && moves >= 0);
    const std::size_t last = m_periods.size() - 1;
    Place place{.period = 0, .completed = moves};
    while (place.period < last && place.completed >= *m_periods[place.period].moves)
        place.completed -= *m_periods[place.period++].moves;
    if (const auto length = m_periods[place.period].moves) {
        place.completed %= *length; // the last period repeats
        place.toGo = *length - place.completed;
    }
    return place;
}

milliseconds TimeControl::startTime() const { return timed() ? startOf(m_periods.front()) : milliseconds::zero(); }

std::optional<TimeCategory> TimeControl::category() const
{
    if (!timed())
        return std::nullopt;
    milliseconds total{};
    for (int move = 0; move < CategoryMoves; ++move) {
        const Place place = placeAfter(move);
        const TimePeriod &period = m_periods[place.period];
        if (place.completed == 0 || period.mode == ClockMode::FixedPerMove)
            total += period.time;
        total += period.bonus;
    }
    if (total >= std::chrono::minutes(60))
        return TimeCategory::Standard;
    return total > std::chrono::minutes(10) ? TimeCategory::Rapid : TimeCategory::Blitz;
}

TimeControl TimeControl::withIncrement(milliseconds increment) const
{
    TimeControl control = *this;
    if (timed()) {
        control.m_periods.back().mode = ClockMode::Increment;
        control.m_periods.back().bonus = increment;
    }
    return control;
}

std::string toText(const TimeControl &control)
{
    if (!control.timed())
        return std::string(NoClock);
    std::string text;
    for (const TimePeriod &period : control.periods()) {
        if (!text.empty())
            text += ',';
        text += toText(period);
    }
    return text;
}

Expected<TimeControl, TimeControlError> parseTimeControl(std::string_view text)
{
    if (text == NoClock)
        return TimeControl();
    std::vector<TimePeriod> periods;
    std::vector<std::size_t> offsets;
    for (std::size_t at = 0;; ++at) {
        PeriodReader reader(text, at);
        const auto period = reader.read();
        if (!period)
            return Unexpected(period.error());
        periods.push_back(*period);
        offsets.push_back(at);
        at = reader.offset();
        if (at == text.size())
            break;
        if (text[at] != ',')
            return Unexpected(TimeControlError{Kind::Unknown, at});
    }
    auto control = TimeControl::from(std::move(periods));
    if (!control)
        return Unexpected(TimeControlError{control.error().kind, offsets[control.error().offset]});
    return control;
}

} // namespace chess
