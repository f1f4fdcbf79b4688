#include "core/laws/matchstate.h"

namespace chess {

MatchState::MatchState(Game &attached, const MatchTerms &settled)
    : game(&attached), terms(settled), history(attached.start()), clock(settled.times, attached.start().sideToMove())
{
    if (!clock.timed())
        return;
    turnClocks.push_back(clock);
    if (!settled.rules.firstMoveFree)
        phase = MatchPhase::Ready;
}

Color MatchState::onMove() const
{
    const Color turn = position().sideToMove();
    return waitsForPress() ? opposite(turn) : turn;
}

int MatchState::movesMade(Color player) const
{
    // the side that began has made the odd move
    const int plies = history.plies();
    return player == history.start().sideToMove() ? (plies + 1) / 2 : plies / 2;
}

} // namespace chess
