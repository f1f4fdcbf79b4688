#include "core/laws/protocols.h"

#include "core/laws/touchmove.h"

#include <algorithm>

namespace chess::protocol {

MaybeRefusal refusal(const MatchState &state, const wish::Touch &wish, const Asker &asker)
{
    if (auto why = notRunning(state))
        return why;
    if (asker.player() != state.onMove())
        return refused(Refusal::Kind::NotYourTurn);
    if (state.waitsForPress())
        return refused(Refusal::Kind::MoveNotCompleted);
    if (!state.rules().touchMove)
        return refused(Refusal::Kind::NoTouchMove);
    return state.position().pieceAt(wish.square) ? std::nullopt : std::optional(refused(Refusal::Kind::NoManThere));
}

MaybeRefusal refusal(const MatchState &state, const wish::Adjust &, const Asker &asker)
{
    if (auto why = notRunning(state))
        return why;
    if (asker.player() != state.onMove())
        return refused(Refusal::Kind::NotYourTurn);
    if (state.waitsForPress())
        return refused(Refusal::Kind::MoveNotCompleted);
    return state.rules().touchMove ? std::nullopt : std::optional(refused(Refusal::Kind::NoTouchMove));
}

void carryOut(MatchState &state, const wish::Touch &wish, const Asker &asker, Events &events)
{
    if (state.adjusting) {
        state.adjusting = false;
        events.push_back(ManAdjusted{asker.player(), wish.square});
        return;
    }
    touch(state, wish.square, events);
    declineByPlaying(state, asker.player(), asker.at, events);
}

void carryOut(MatchState &state, const wish::Adjust &, const Asker &asker, Events &events)
{
    state.adjusting = true;
    events.push_back(AdjustAnnounced{asker.player()});
}

void touch(MatchState &state, Square square, Events &events)
{
    if (std::ranges::find(state.touched, square) != state.touched.end())
        return;
    state.touched.push_back(square);
    events.push_back(ManTouched{state.onMove(), square});
}

std::optional<MoveList> boundMoves(const MatchState &state)
{
    if (state.announced) {
        MoveList only;
        only.add(*state.announced);
        return only;
    }
    if (state.touched.empty())
        return std::nullopt;
    const TouchBond bond = touchBond(state.position(), state.touched);
    return bond.binds() ? std::optional(bond.allowed) : std::nullopt;
}

} // namespace chess::protocol
