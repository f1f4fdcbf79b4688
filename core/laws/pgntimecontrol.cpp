#include "core/laws/pgntimecontrol.h"

#include "core/laws/timetext.h"
#include "core/notation/textscan.h"

#include <algorithm>
#include <array>
#include <utility>

namespace chess {

using std::chrono::milliseconds;

namespace {

constexpr std::string_view NoClock = "-";

/// Longer ones first where one begins with the other.
constexpr std::array<std::pair<std::string_view, milliseconds>, 8> Units{{
    {"''", std::chrono::seconds(1)},
    {"\"", std::chrono::seconds(1)},
    {"'", std::chrono::minutes(1)},
    {"min", std::chrono::minutes(1)},
    {"m", std::chrono::minutes(1)},
    {"sec", std::chrono::seconds(1)},
    {"s", std::chrono::seconds(1)},
    {"h", std::chrono::hours(1)},
}};

/// Takes a field of the tag to pieces, from left to right.
class FieldReader
{
public:
    explicit FieldReader(std::string_view field) : m_rest(field) { }

    bool done() const { return m_rest.empty(); }

    bool take(std::string_view mark)
    {
        if (!m_rest.starts_with(mark))
            return false;
        m_rest.remove_prefix(mark.size());
        skipBlanks();
        return true;
    }

    /// The number before a "/", if one stands there; 0, for the rest of the game, is a number too.
    std::optional<int> movesBeforeSlash()
    {
        const FieldReader before = *this;
        const auto number = leadingSeconds(m_rest);
        if (number) {
            m_rest.remove_prefix(number->bytes);
            skipBlanks();
            if (!m_rest.starts_with("/m") && take("/"))
                return static_cast<int>(number->time / std::chrono::seconds(1));
        }
        *this = before;
        return std::nullopt;
    }

    /// A time in seconds, or in the unit that it says.
    std::optional<milliseconds> time()
    {
        const auto number = leadingSeconds(m_rest);
        if (!number)
            return std::nullopt;
        m_rest.remove_prefix(number->bytes);
        skipBlanks();
        const auto *unit = std::ranges::find_if(Units, [this](const auto &named) { return take(named.first); });
        return unit == Units.end() ? number->time : number->time * (unit->second / milliseconds(1000));
    }

    std::optional<ClockMode> bonusMode()
    {
        if (take("+"))
            return ClockMode::Increment;
        if (take("d") || take("D") || take("S"))
            return ClockMode::Delay;
        if (take("b") || take("B"))
            return ClockMode::Bronstein;
        return std::nullopt;
    }

private:
    void skipBlanks() { m_rest.remove_prefix(textscan::skipBlanks(m_rest, 0)); }

    std::string_view m_rest;
};

std::optional<TimePeriod> readField(std::string_view field, bool last)
{
    FieldReader reader(field);
    TimePeriod period;
    const bool hourglass = reader.take("*");
    const auto moves = reader.movesBeforeSlash();
    if (moves && *moves > 0)
        period.moves = moves;
    const auto time = reader.time();
    if (!time)
        return std::nullopt;
    period.time = *time;
    if (hourglass) {
        period.mode = ClockMode::Hourglass;
    } else if (reader.take("/move")) {
        period.mode = ClockMode::FixedPerMove;
    } else if (reader.done() && last && period.moves == 1) {
        period.moves.reset();
        period.mode = ClockMode::FixedPerMove;
    }
    // "300+0S5" says that there is no increment, and then the delay.
    while (const auto mode = reader.bonusMode()) {
        const auto bonus = reader.time();
        if (!bonus)
            return std::nullopt;
        if (*bonus != milliseconds::zero()) {
            period.mode = *mode;
            period.bonus = *bonus;
        }
    }
    return reader.done() ? std::optional(period) : std::nullopt;
}

std::string fieldText(const TimePeriod &period)
{
    const std::string time = secondsText(period.time);
    if (period.mode == ClockMode::Hourglass)
        return "*" + time;
    if (period.mode == ClockMode::FixedPerMove)
        return "1/" + time;
    const std::string moves = period.moves ? std::to_string(*period.moves) + "/" : std::string();
    const bool increment = period.mode == ClockMode::Increment && period.bonus != milliseconds::zero();
    return moves + time + (increment ? "+" + secondsText(period.bonus) : std::string());
}

} // namespace

std::string pgnTimeControl(const TimeControl &control)
{
    if (!control.timed())
        return std::string(NoClock);
    std::string text;
    for (const TimePeriod &period : control.periods()) {
        if (!text.empty())
            text += ':';
        text += fieldText(period);
    }
    return text;
}

std::optional<TimeControl> parsePgnTimeControl(std::string_view text)
{
    text = textscan::trimmed(text);
    if (text == NoClock || text == "inf")
        return TimeControl();
    std::vector<TimePeriod> periods;
    for (bool more = true; more;) {
        const std::size_t end = text.find_first_of(":,;");
        more = end != text.npos;
        const auto period = readField(textscan::trimmed(text.substr(0, end)), !more);
        if (!period)
            return std::nullopt;
        periods.push_back(*period);
        text.remove_prefix(more ? end + 1 : text.size());
    }
    auto control = TimeControl::from(std::move(periods));
    return control ? std::optional(std::move(*control)) : std::nullopt;
}

} // namespace chess
