#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace chess {

/// Puts words into lines of at most 80 columns where that can be done, for PGN's export format.
class LineBreaker
{
public:
    explicit LineBreaker(std::string &out) : m_out(out) { }
    /// Adds to the word that is being written, or begins one.
    void add(std::string_view text);
    /// The word ends; one blank or a line end comes before the next.
    void space() { m_wordEnded = true; }
    /// Adds to the last word although it has ended: a closing parenthesis.
    void addClosing(std::string_view text);
    /// The word ends with its line; \p count line ends follow.
    void lineEnds(std::size_t count);
    /// Adds the content of a comment, which may be broken at single blanks.
    void addComment(std::string_view content);

private:
    void flush();

    static constexpr std::size_t Width = 79; // as the PGN Standard has it: fewer than 80

    std::string &m_out;
    std::string m_word;
    bool m_wordEnded = false;
    std::size_t m_column = 0; ///< Characters on the line before the word.
    bool m_spaceBefore = false; ///< Before the word.
};

} // namespace chess
