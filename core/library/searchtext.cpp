#include "core/library/searchtext.h"

#include "core/notation/textscan.h"
#include "core/notation/utf8.h"

#include <array>

namespace chess {

namespace {

constexpr char32_t FirstLatin = 0xc0;
/// What the letters from U+00C0 to U+017F are without accents, blank for what is no letter: "Latin-1 Supplement" and
/// "Latin Extended-A" of Unicode.
constexpr std::array<std::string_view, 0x180 - FirstLatin> PlainLatin{
    "a", "a", "a",  "a",  "a", "a", "ae", "c", "e", "e", "e", "e", "i", "i", "i",  "i", // U+00C0
    "d", "n", "o",  "o",  "o", "o", "o",  "",  "o", "u", "u", "u", "u", "y", "th", "ss", // U+00D0
    "a", "a", "a",  "a",  "a", "a", "ae", "c", "e", "e", "e", "e", "i", "i", "i",  "i", // U+00E0
    "d", "n", "o",  "o",  "o", "o", "o",  "",  "o", "u", "u", "u", "u", "y", "th", "y", // U+00F0
    "a", "a", "a",  "a",  "a", "a", "c",  "c", "c", "c", "c", "c", "c", "c", "d",  "d", // U+0100
    "d", "d", "e",  "e",  "e", "e", "e",  "e", "e", "e", "e", "e", "g", "g", "g",  "g", // U+0110
    "g", "g", "g",  "g",  "h", "h", "h",  "h", "i", "i", "i", "i", "i", "i", "i",  "i", // U+0120
    "i", "i", "ij", "ij", "j", "j", "k",  "k", "k", "l", "l", "l", "l", "l", "l",  "l", // U+0130
    "l", "l", "l",  "n",  "n", "n", "n",  "n", "n", "n", "n", "n", "o", "o", "o",  "o", // U+0140
    "o", "o", "oe", "oe", "r", "r", "r",  "r", "r", "r", "s", "s", "s", "s", "s",  "s", // U+0150
    "s", "s", "t",  "t",  "t", "t", "t",  "t", "u", "u", "u", "u", "u", "u", "u",  "u", // U+0160
    "u", "u", "u",  "u",  "w", "w", "y",  "y", "y", "z", "z", "z", "z", "z", "z",  "s", // U+0170
};

/// Small letters of Greek and Cyrillic.
char32_t small(char32_t c)
{
    if ((c >= 0x391 && c <= 0x3a9) || (c >= 0x410 && c <= 0x42f))
        return c + 0x20;
    if (c >= 0x400 && c <= 0x40f)
        return c + 0x50;
    if (c >= 0x460 && c <= 0x52f && (c < 0x482 || c > 0x48b))
        return c | 1;
    return c;
}

} // namespace

std::string searchText(std::string_view text)
{
    std::string result;
    result.reserve(text.size());
    for (std::size_t at = 0; at < text.size();) {
        if (static_cast<unsigned char>(text[at]) < 0x80) {
            result += textscan::lower(text[at++]);
            continue;
        }
        const auto character = utf8::characterAt(text, at);
        if (!character) {
            result += text[at++];
            continue;
        }
        at += character->size;
        const char32_t c = character->value;
        if (c >= FirstLatin && c < FirstLatin + PlainLatin.size() && !PlainLatin[c - FirstLatin].empty())
            result += PlainLatin[c - FirstLatin];
        else
            utf8::append(result, small(c));
    }
    return result;
}

} // namespace chess
