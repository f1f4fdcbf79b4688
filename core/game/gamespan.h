#pragma once

#include "core/notation/pgnreader.h"

#include <optional>

namespace chess {

/// Which part of a PGN text belongs to which game. What stands between two games (comments, escapes, stray text) goes
/// to the one that follows, but the line of a result to the game that ended, and so does all up to a second result;
/// what follows the last game has no other to go to. A part read by itself gives the same game as the whole text.
class GameSpan
{
public:
    std::uint64_t offset() const { return m_begin; }
    std::uint64_t size() const { return m_end - m_begin; }

    /// Would the next token wait for a game to begin?
    bool betweenGames() const { return !m_begun || (m_ended && m_lineEnded); }

    /// The next token begins a game.
    void beginGame()
    {
        m_begun = true;
        m_ended = false;
        m_empty = !m_between;
        if (m_between)
            m_begin = m_between->begin;
        m_between.reset();
    }
    /// Does \p token, the next one of the text, belong to the game that began last? Otherwise it waits for the next
    /// game.
    bool add(const PgnToken &token)
    {
        const bool own = !betweenGames();
        if (token.kind == PgnToken::Kind::Space) {
            m_lineEnded = m_lineEnded || token.text.find_first_of("\r\n") != std::string_view::npos;
            return own;
        }
        const std::uint64_t end = token.offset + token.text.size();
        if (!own) {
            m_between = Between{m_between ? m_between->begin : token.offset, end};
            return false;
        }
        if (m_empty)
            m_begin = token.offset;
        m_empty = false;
        m_end = end;
        if (token.kind == PgnToken::Kind::Result) {
            m_ended = true;
            m_lineEnded = false;
        }
        return true;
    }
    /// The next token is a second result of the game that began last.
    void addStrayResult()
    {
        addRest();
        m_lineEnded = false;
    }
    /// Nothing waits any more: it belongs to the game that began last.
    void addRest()
    {
        if (m_between)
            m_end = m_between->end;
        m_between.reset();
    }

private:
    struct Between {
        std::uint64_t begin;
        std::uint64_t end;
    };

    std::uint64_t m_begin = 0;
    std::uint64_t m_end = 0;
    std::optional<Between> m_between; ///< What waits for the next game.
    bool m_begun = false;
    bool m_empty = true; ///< No token of the game has come yet.
    bool m_ended = false; ///< The result has come.
    bool m_lineEnded = true; ///< Since the last result.
};

} // namespace chess
