#pragma once

#include "core/notation/pgnspelling.h"

#include <cstddef>
#include <cstdint>
#include <string_view>

namespace chess {

enum class PlainReading : std::uint8_t {
    Read, ///< A game without any fault.
    NotPlain, ///< Perhaps a game, but readGames() has to say what it is.
    Incomplete, ///< The text ends before the game surely does.
};

/// Reads bytes and knows where they end.
class PlainText
{
public:
    PlainText(std::string_view text, std::size_t at, bool complete) : m_text(text), m_at(at), m_complete(complete) { }

    std::size_t at() const { return m_at; }
    char now() const { return ahead(0); }
    /// NUL behind the end.
    char ahead(std::size_t count) const { return m_at + count < m_text.size() ? m_text[m_at + count] : '\0'; }
    void skip(std::size_t count) { m_at += count; }
    void moveTo(std::size_t at) { m_at = at; }
    bool ended() const { return m_at >= m_text.size(); }
    std::string_view from(std::size_t begin) const { return m_text.substr(begin, m_at - begin); }
    std::string_view rest() const { return m_text.substr(m_at); }
    /// What it means that here is not what should be: perhaps only that the text ends.
    PlainReading failure() const { return ended() && !m_complete ? PlainReading::Incomplete : PlainReading::NotPlain; }
    void skipSpace()
    {
        while (pgn::isBlank(now()) || pgn::isLineEnd(now()))
            ++m_at;
    }
    void skipBlanks()
    {
        while (pgn::isBlank(now()))
            ++m_at;
    }
    /// Past a line end, or where the text ends; false where something else is.
    bool acceptLineEnd()
    {
        if (now() == '\r' || now() == '\n') {
            m_at += now() == '\r' && ahead(1) == '\n' ? 2 : 1;
            return true;
        }
        return ended() && m_complete;
    }

private:
    std::string_view m_text;
    std::size_t m_at;
    bool m_complete;
};

} // namespace chess
