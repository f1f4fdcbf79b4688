#include "core/game/linebreaker.h"

#include <algorithm>

namespace chess {

namespace {

std::size_t charactersIn(std::string_view text)
{
    return static_cast<std::size_t>(
        std::ranges::count_if(text, [](char c) { return (static_cast<unsigned char>(c) & 0xc0) != 0x80; }));
}

bool isSpace(char c) { return c == ' ' || c == '\n' || c == '\t' || c == '\v' || c == '\f'; }

/// A command is kept on one line where it isn't as long as a line itself: other programs may look for "[%clk ".
constexpr std::size_t LongestUnbroken = 60;

} // namespace

void LineBreaker::flush()
{
    if (m_word.empty())
        return;
    const std::size_t size = charactersIn(m_word);
    if (m_spaceBefore && m_column > 0) {
        // "%" at the beginning of a line would hide it, and "[" could be taken for a tag.
        const bool mayBreak = m_word.front() != '%' && m_word.front() != '[';
        if (mayBreak && m_column + 1 + size > Width) {
            m_out += '\n';
            m_column = 0;
        } else {
            m_out += ' ';
            ++m_column;
        }
    }
    m_out += m_word;
    m_column += size;
    m_word.clear();
    m_spaceBefore = false;
}

void LineBreaker::add(std::string_view text)
{
    if (m_wordEnded) {
        flush();
        m_spaceBefore = m_column > 0;
        m_wordEnded = false;
    }
    m_word += text;
}

void LineBreaker::addClosing(std::string_view text)
{
    m_wordEnded = false;
    m_word += text;
}

void LineBreaker::lineEnds(std::size_t count)
{
    flush();
    m_out.append(count, '\n');
    m_column = 0;
    m_spaceBefore = false;
    m_wordEnded = false;
}

void LineBreaker::addComment(std::string_view content)
{
    for (std::size_t i = 0; i < content.size(); ++i) {
        const char c = content[i];
        if (c == '\n') {
            std::size_t count = 1;
            while (i + 1 < content.size() && content[i + 1] == '\n') {
                ++i;
                ++count;
            }
            lineEnds(count + 1);
        } else if (c == ' ' && i > 0 && i + 1 < content.size() && !isSpace(content[i - 1])
                   && !isSpace(content[i + 1])) {
            space();
        } else if (content.substr(i).starts_with("[%")) {
            const std::string_view begin = content.substr(i, LongestUnbroken);
            const std::size_t end = begin.find_first_of("]\n");
            const bool keep = end != std::string_view::npos && begin[end] == ']';
            add(begin.substr(0, keep ? end + 1 : 2));
            i += keep ? end : 1;
        } else {
            add(content.substr(i, 1));
        }
    }
}

} // namespace chess
