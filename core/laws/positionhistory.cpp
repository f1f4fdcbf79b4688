#include "core/laws/positionhistory.h"

#include <algorithm>
#include <cassert>
#include <ranges>

namespace chess {

namespace {

constexpr int PerpetualOccurrences = 3;

} // namespace

PositionHistory::PositionHistory(const Position &start) : m_entries{{start, {}}} { }

void PositionHistory::play(Move move)
{
    assert(current().isLegal(move));
    Entry next{current().after(move), m_entries.back().checks};
    CheckCount &checked = next.checks[next.position.sideToMove()];
    if (next.position.inCheck()) {
        ++checked.inARow;
        ++checked.total;
    } else {
        checked.inARow = 0;
    }
    m_entries.push_back(next);
}

void PositionHistory::takeBack(int plies)
{
    assert(plies >= 0 && plies <= this->plies());
    m_entries.erase(m_entries.end() - plies, m_entries.end());
}

int PositionHistory::occurrences() const { return occurrencesOf(current()); }

int PositionHistory::occurrencesAfter(Move move) const { return 1 + occurrencesOf(current().after(move)); }

int PositionHistory::occurrencesOf(const Position &position) const
{
    return static_cast<int>(std::ranges::count_if(
        m_entries, [&position](const Entry &earlier) { return earlier.position.samePosition(position); }));
}

std::optional<Color> PositionHistory::perpetualCheck() const
{
    int occurrences = 0;
    PerColor<bool> everyMoveChecked{true, true};
    for (const Entry &entry : std::ranges::reverse_view(m_entries)) {
        if (entry.position.samePosition(current()) && ++occurrences == PerpetualOccurrences) {
            for (const Color side : AllColors) {
                if (everyMoveChecked[side])
                    return side;
            }
            return std::nullopt;
        }
        // the position came about by the other side's move
        if (!entry.position.inCheck())
            everyMoveChecked[opposite(entry.position.sideToMove())] = false;
    }
    return std::nullopt;
}

} // namespace chess
