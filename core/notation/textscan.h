#pragma once

#include <cstddef>
#include <string_view>

namespace chess::textscan {

/// Bytes of the blank that begins at \p offset, 0 if none does. Blank is what copying and pasting leaves around a text:
/// spaces, tabs, line ends, NUL bytes, the no-break and the ideographic space, and the byte order mark.
constexpr std::size_t blankAt(std::string_view text, std::size_t offset)
{
    if (offset >= text.size())
        return 0;
    switch (text[offset]) {
    case ' ':
    case '\t':
    case '\n':
    case '\v':
    case '\f':
    case '\r':
    case '\0':
        return 1;
    default:
        break;
    }
    const std::string_view rest = text.substr(offset);
    if (rest.starts_with("\xC2\xA0"))
        return 2;
    if (rest.starts_with("\xE3\x80\x80") || rest.starts_with("\xEF\xBB\xBF"))
        return 3;
    return 0;
}

/// The first offset from \p offset on where no blank begins; the size of the text if there is none.
constexpr std::size_t skipBlanks(std::string_view text, std::size_t offset)
{
    while (const std::size_t bytes = blankAt(text, offset))
        offset += bytes;
    return offset;
}

/// Where the word that begins at \p offset ends: at the next blank or the end of the text.
constexpr std::size_t endOfWord(std::string_view text, std::size_t offset)
{
    while (offset < text.size() && blankAt(text, offset) == 0)
        ++offset;
    return offset;
}

/// \p text without the blanks around it.
constexpr std::string_view trimmed(std::string_view text)
{
    const std::size_t start = skipBlanks(text, 0);
    std::size_t end = start;
    for (std::size_t at = start; at < text.size(); at = skipBlanks(text, end))
        end = endOfWord(text, at);
    return text.substr(start, end - start);
}

constexpr bool isDigit(char c) { return c >= '0' && c <= '9'; }
constexpr bool isLetter(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); }
/// An ASCII letter as its lower-case form, everything else as it is.
constexpr char lower(char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c | 0x20) : c; }

} // namespace chess::textscan
