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

} // namespace chess
