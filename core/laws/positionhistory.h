#pragma once

#include "core/board/piece.h"
#include "core/board/position.h"

#include <optional>
#include <vector>

namespace chess {

/// How often a king has been checked by moves of the opponent; a double check is one (LAWS L-CHK-1).
struct CheckCount {
    int inARow = 0; ///< By the opponent's last moves, without one that gave no check between.
    int total = 0;
    bool operator==(const CheckCount &) const = default;
};

/// The positions of a game in their order, the first one included: what repetition and checks are counted on.
/// Positions are compared with each other and not by hash, so that a claim is never wrong by accident (LAWS L-REP-1).
class PositionHistory
{
public:
    explicit PositionHistory(const Position &start);

    const Position &start() const { return m_entries.front().position; }
    const Position &current() const { return m_entries.back().position; }
    /// Plies played since the start.
    int plies() const { return static_cast<int>(m_entries.size()) - 1; }

    /// \p move must be legal in current().
    void play(Move move);
    /// Drops the last \p plies positions; there must be that many.
    void takeBack(int plies);

    /// How often the current position has been on the board, now included: at least 1.
    int occurrences() const;
    /// How often the position after \p move, legal now, would have been on the board, that time included.
    int occurrencesAfter(Move move) const;

    /// The checks that the king of \p color has got since the start; a check that stood there isn't counted.
    CheckCount checks(Color color) const { return m_entries.back().checks[color]; }
    /// The side that gives perpetual check: every move of its between the third latest occurrence of the current
    /// position and now was a check (LAWS L-CHK-3).
    std::optional<Color> perpetualCheck() const;

private:
    struct Entry {
        Position position;
        PerColor<CheckCount> checks; ///< Of each player's king.
    };

    int occurrencesOf(const Position &position) const;

    std::vector<Entry> m_entries;
};

} // namespace chess
