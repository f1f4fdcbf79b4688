#pragma once

#include <string>
#include <string_view>

namespace chess {

/// A tag's value as it stands between quotes: quotes and backslashes with a backslash before them. The opposite of
/// tagValue(). Source: PGN Standard (1994), section 7.
inline std::string escapedTagValue(std::string_view value)
{
    std::string text;
    text.reserve(value.size());
    for (const char c : value) {
        if (c == '"' || c == '\\')
            text += '\\';
        text += c;
    }
    return text;
}

/// `[name "value"]`, without a line end.
inline std::string tagPair(std::string_view name, std::string_view value)
{
    return std::string("[").append(name) + " \"" + escapedTagValue(value) + "\"]";
}

} // namespace chess
