#include "core/laws/protocols.h"

namespace chess::protocol {

bool countIllegalAct(MatchState &state, Color offender, IllegalAct act, MatchTime at, Events &events)
{
    const RuleSet &rules = state.rules();
    const int count = ++state.illegalActs[offender];
    events.push_back(IllegalActCounted{offender, act, count});
    if (rules.illegalMoveLimit > 0 && count >= rules.illegalMoveLimit) {
        lose(state, offender, Termination::IllegalMoves, at, events);
        return true;
    }
    if (rules.illegalMoveBonus.count() > 0)
        addTime(state, opposite(offender), rules.illegalMoveBonus, TimeReason::IllegalAct, at, events);
    return false;
}

bool givesKingAway(MoveError::Kind kind)
{
    switch (kind) {
    case MoveError::Kind::KingAttackedThere:
    case MoveError::Kind::Pinned:
    case MoveError::Kind::MustAnswerCheck:
    case MoveError::Kind::EnPassantExposesKing:
    case MoveError::Kind::CastlingThroughCheck:
        return true;
    default:
        return false;
    }
}

} // namespace chess::protocol
