#pragma once

#include "core/board/move.h"
#include "core/board/square.h"
#include "core/game/outcome.h"
#include "core/laws/command.h"

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

/// The single words of a match log, see toText(Command).
namespace chess::logwords {

/// A line as words with single blanks between them.
class Words
{
public:
    explicit Words(std::string_view line) : m_line(line) { }
    /// The next word; empty at the end.
    std::string_view take();
    bool atEnd() const { return m_next > m_line.size(); }
    /// Where the word taken last begins, from 1.
    std::size_t column() const { return m_taken + 1; }

private:
    std::string_view m_line;
    std::size_t m_taken = 0;
    std::size_t m_next = 0;
};

/// Takes the first line off \p text, without its end.
std::string_view takeLine(std::string_view &text);

std::string word(Square square);
/// The move's own bits, so that reading it back needs no position: "e2e4", "e1h1/c", "e5d6/e", "e7e8=q".
std::string word(Move move);
std::string word(PieceType type); ///< "q"
std::string word(ClaimKind kind); ///< "threefold", "fifty"
std::string word(Color color); ///< "w", "b"
std::string word(bool value); ///< "1", "0"
std::string word(int number);
std::string word(std::uint64_t number);
std::string word(std::chrono::milliseconds time);
std::string word(Points points); ///< "1", "1/2", "0"
std::string word(Verdict answer); ///< "yes", "no", "unknown"
/// Free text without blanks, and without what has a meaning in comments of PGN and in lists of commands; "-" for none.
std::string word(const std::string &text);

// Each of these reads what word() wrote; false for anything else, and then the value is not to be used.

bool parse(std::string_view word, Square &square);
bool parse(std::string_view word, Move &move);
bool parse(std::string_view word, PieceType &type);
bool parse(std::string_view word, ClaimKind &kind);
bool parse(std::string_view word, Color &color);
bool parse(std::string_view word, bool &value);
bool parse(std::string_view word, int &number);
bool parse(std::string_view word, std::uint64_t &number);
bool parse(std::string_view word, std::chrono::milliseconds &time);
bool parse(std::string_view word, Points &points);
bool parse(std::string_view word, Verdict &answer);
bool parse(std::string_view word, std::string &text);

} // namespace chess::logwords
