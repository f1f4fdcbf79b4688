#include "core/laws/timetext.h"

#include "core/notation/textscan.h"

namespace chess {

using std::chrono::milliseconds;

std::string secondsText(milliseconds time)
{
    std::string text = std::to_string(time.count() / 1000);
    if (const auto fraction = time.count() % 1000) {
        text += '.';
        text += std::to_string(1000 + fraction).substr(1);
        text.erase(text.find_last_not_of('0') + 1);
    }
    return text;
}

std::optional<SecondsReading> leadingSeconds(std::string_view text)
{
    std::size_t at = 0;
    const auto digit = [&] { return at < text.size() && textscan::isDigit(text[at]); };
    milliseconds time{};
    for (; digit(); ++at) {
        time = time * 10 + milliseconds((text[at] - '0') * 1000);
        if (time > LongestTime)
            return std::nullopt;
    }
    if (at == 0)
        return std::nullopt;
    const bool point = at + 1 < text.size() && text[at] == '.' && textscan::isDigit(text[at + 1]);
    if (point) {
        ++at;
        for (milliseconds unit{100}; digit(); ++at, unit /= 10)
            time += (text[at] - '0') * unit;
    }
    if (time > LongestTime)
        return std::nullopt;
    return SecondsReading{time, at};
}

std::string clockText(milliseconds time)
{
    const auto twoDigits = [](auto number) { return (number < 10 ? "0" : "") + std::to_string(number); };
    const milliseconds seconds = time % std::chrono::minutes(1);
    return std::to_string(time / std::chrono::hours(1)) + ':'
        + twoDigits(time % std::chrono::hours(1) / std::chrono::minutes(1)) + ':'
        + (seconds < std::chrono::seconds(10) ? "0" : "") + secondsText(seconds);
}

std::optional<milliseconds> parseClockText(std::string_view text)
{
    constexpr int MostParts = 3;
    milliseconds time{};
    for (int part = 1; part <= MostParts; ++part) {
        const auto reading = leadingSeconds(text);
        if (!reading)
            return std::nullopt;
        time = time * 60 + reading->time;
        text.remove_prefix(reading->bytes);
        if (time > LongestTime)
            return std::nullopt;
        if (text.empty())
            return time;
        const bool wholePart = reading->time % std::chrono::seconds(1) == milliseconds::zero();
        if (text.front() != ':' || !wholePart)
            return std::nullopt;
        text.remove_prefix(1);
    }
    return std::nullopt;
}

} // namespace chess
