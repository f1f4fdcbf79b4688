#include "core/laws/protocols.h"

namespace chess::protocol {

namespace {

/// Would the king be in check after castling? That it is now, or crosses an attacked square, is no such matter.
bool castlesIntoCheck(const Board &board, const wish::Drop &drop)
{
    const Color us = board.sideToMove;
    const bool kingsWing = index(drop.to) > index(drop.from);
    Bitboard occupied = board.occupied() & ~Bitboard(drop.from);
    const Bitboard rooks = board.castlingRooks & board.men(us);
    for (const Square rook : rooks) {
        if ((index(rook) > index(drop.from)) == kingsWing)
            occupied &= ~Bitboard(rook);
    }
    const Square kingGoal = squareAt(kingsWing ? File::G : File::C, firstRank(us));
    const Square rookGoal = squareAt(kingsWing ? File::F : File::D, firstRank(us));
    return !board.attackers(kingGoal, opposite(us), occupied | kingGoal | rookGoal).empty();
}

} // namespace

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

bool givesKingAway(const Position &position, const wish::Drop &drop, const MoveError &error)
{
    switch (error.kind) {
    case MoveError::Kind::KingAttackedThere:
    case MoveError::Kind::Pinned:
    case MoveError::Kind::MustAnswerCheck:
    case MoveError::Kind::EnPassantExposesKing:
        return true;
    case MoveError::Kind::CastlingInCheck:
    case MoveError::Kind::CastlingThroughCheck:
        return castlesIntoCheck(position.board(), drop);
    default:
        return false;
    }
}

} // namespace chess::protocol
