#pragma once

#include "core/board/position.h"

#include <vector>

namespace chess {

/// The positions of a game in their order, the first one included: what repetition is counted on.
/// Positions are compared with each other and not by hash, so that a claim is never wrong by accident (LAWS L-REP-1).
class PositionHistory
{
public:
    explicit PositionHistory(const Position &start);

    const Position &start() const { return m_positions.front(); }
    const Position &current() const { return m_positions.back(); }
    /// Plies played since the start.
    int plies() const { return static_cast<int>(m_positions.size()) - 1; }

    /// \p move must be legal in current().
    void play(Move move);
    /// Drops the last \p plies positions; there must be that many.
    void takeBack(int plies);

    /// How often the current position has been on the board, now included: at least 1.
    int occurrences() const;
    /// How often the position after \p move, legal now, would have been on the board, that time included.
    int occurrencesAfter(Move move) const;

private:
    int occurrencesOf(const Position &position) const;

    std::vector<Position> m_positions;
};

} // namespace chess
