#pragma once

#include "core/library/movecodes.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

namespace chess {

/// What stands on a square, in one byte: 0 for nothing, 1 to 6 for White's pawn to king, 9 to 14 for Black's.
using ManCode = std::uint8_t;
constexpr ManCode manCode(Piece piece) { return static_cast<ManCode>(1 + index(piece.type) + 8 * index(piece.color)); }
constexpr ManCode manCode(const std::optional<Piece> &piece) { return piece ? manCode(*piece) : ManCode{0}; }
/// By square.
using Men = std::array<ManCode, 64>;
Men menOf(const Board &board);

/// Plays the compact form of a game's moves. It knows where the men stand and whose turn it is and nothing else of the
/// rules, for which the moves were good when they were recorded; so it takes a few nanoseconds a move. Damaged codes
/// make it play nonsense, but within its board.
class CompactReplay
{
public:
    explicit CompactReplay(const Board &start);

    /// What the last move did to the men. Castling, en passant, promotions and long moves change more than two squares
    /// or other men than it seems: they are special.
    struct Step {
        unsigned from = 0; ///< Squares from 0.
        unsigned to = 0;
        ManCode captured = 0;
        bool special = false;
    };
    /// Plays the move that \p codes begin with and takes it off them; they must not be empty.
    Step play(std::string_view &codes)
    {
        using namespace movecodes;
        const auto code = static_cast<std::uint8_t>(codes.front());
        if (code == Long || code >= FirstPawnCapture)
            return playSpecial(codes);
        codes.remove_prefix(1);
        const auto color = static_cast<std::size_t>(m_side);
        m_side = opposite(m_side);
        const Meaning meaning = meanings[color][code];
        std::uint8_t &square = m_squares[color][meaning.slot];
        Step step;
        step.from = square;
        step.to = static_cast<unsigned>(square + meaning.step) & 63U;
        step.captured = m_men[step.to];
        m_men[step.to] = m_men[step.from];
        m_men[step.from] = 0;
        square = static_cast<std::uint8_t>(step.to);
        return step;
    }
    const Men &men() const { return m_men; }
    Color sideToMove() const { return m_side; }

    /// The move that \p codes begin with, which play() would play; empty where they are damaged.
    std::optional<Move> nextMove(std::string_view codes) const;

private:
    Step playSpecial(std::string_view &codes);
    Step playMove(Move move);

    Men m_men{};
    /// Where the man of each slot stands, or stood when he was taken or became another man; one slot is for none.
    std::array<std::array<std::uint8_t, movecodes::NoSlot + 1>, 2> m_squares{};
    Color m_side = Color::White;
};

} // namespace chess
