#include "core/notation/pgntagspan.h"

#include "core/notation/pgnspelling.h"

#include <algorithm>

namespace chess::pgn {

namespace {

constexpr bool isTagNameByte(char c) { return isLetter(c) || isDigit(c) || c == '_'; }

} // namespace

std::size_t blanksSize(std::string_view text) { return std::min(text.size(), text.find_first_not_of(" \t\v\f")); }

bool opensTag(std::string_view text)
{
    std::size_t at = 1 + blanksSize(text.substr(1));
    const std::size_t nameBegin = at;
    while (at < text.size() && isTagNameByte(text[at]))
        ++at;
    const bool named = at > nameBegin;
    at += blanksSize(text.substr(at));
    return named && at < text.size() && text[at] == '"';
}

TagSpan readTag(std::string_view line)
{
    TagSpan tag;
    std::size_t at = 1 + blanksSize(line.substr(1));
    const std::size_t nameBegin = at;
    while (at < line.size() && isTagNameByte(line[at]))
        ++at;
    tag.name = line.substr(nameBegin, at - nameBegin);
    at += blanksSize(line.substr(at));
    if (tag.name.empty() || at == line.size() || line[at] != '"')
        return tag;
    tag.quoteOpened = true;
    const std::size_t valueBegin = at + 1;
    const auto close = [&](std::size_t quote, std::size_t end) {
        tag.value = line.substr(valueBegin, quote - valueBegin);
        tag.size = end;
        return tag;
    };
    std::size_t bareQuotes = 0;
    std::size_t lastBareQuote = 0;
    std::size_t lastClosing = 0; // a quote before a bracket, though a backslash stands before it
    for (at = valueBegin; at < line.size(); ++at) {
        const bool escaped = line[at] == '\\' && at + 1 < line.size();
        if (escaped)
            ++at;
        if (line[at] != '"')
            continue;
        const std::size_t after = at + 1 + blanksSize(line.substr(at + 1));
        const bool closing = after < line.size() && line[after] == ']';
        if (closing && !escaped) {
            tag.bareQuote = bareQuotes > 0;
            return close(at, after + 1);
        }
        if (closing)
            lastClosing = at;
        if (!escaped) {
            ++bareQuotes;
            lastBareQuote = at;
        }
    }
    if (lastBareQuote > 0 && lastBareQuote + 1 + blanksSize(line.substr(lastBareQuote + 1)) == line.size()) {
        tag.unclosed = true;
        tag.bareQuote = bareQuotes > 1;
        return close(lastBareQuote, line.size());
    }
    // [Site "C:\"]
    if (lastClosing > 0)
        return close(lastClosing, lastClosing + 2 + blanksSize(line.substr(lastClosing + 1)));
    return tag;
}

} // namespace chess::pgn
