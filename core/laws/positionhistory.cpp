#include "core/laws/positionhistory.h"

#include <algorithm>
#include <cassert>

namespace chess {

PositionHistory::PositionHistory(const Position &start) : m_positions{start} { }

void PositionHistory::play(Move move)
{
    assert(current().isLegal(move));
    m_positions.push_back(current().after(move));
}

void PositionHistory::takeBack(int plies)
{
    assert(plies >= 0 && plies <= this->plies());
    m_positions.erase(m_positions.end() - plies, m_positions.end());
}

int PositionHistory::occurrences() const { return occurrencesOf(current()); }

int PositionHistory::occurrencesAfter(Move move) const { return 1 + occurrencesOf(current().after(move)); }

int PositionHistory::occurrencesOf(const Position &position) const
{
    return static_cast<int>(std::ranges::count_if(
        m_positions, [&position](const Position &earlier) { return earlier.samePosition(position); }));
}

} // namespace chess
