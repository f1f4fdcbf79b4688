#include "core/laws/protocols.h"

namespace chess::protocol {

MaybeRefusal refusal(const MatchState &state, const wish::AddTime &wish, const Asker &)
{
    if (auto why = notOpen(state))
        return why;
    return state.clock.control(wish.player).timed() ? std::nullopt : std::optional(refused(Refusal::Kind::NoClock));
}

MaybeRefusal refusal(const MatchState &state, const wish::Warn &, const Asker &) { return notOpen(state); }

MaybeRefusal refusal(const MatchState &state, const wish::Order &wish, const Asker &asker)
{
    return actRefusal(state, wish.act, asker.by, asker.at);
}

MaybeRefusal refusal(const MatchState &state, const wish::ReturnTo &wish, const Asker &)
{
    if (auto why = notOpen(state))
        return why;
    if (state.phase == MatchPhase::Adjourned)
        return refused(Refusal::Kind::Adjourned);
    // a move that waits for the press hasn't brought a turn that could be gone back to
    const int turns = state.history.plies() - (state.waitsForPress() ? 1 : 0);
    return wish.plies >= 0 && wish.plies <= turns ? std::nullopt
                                                  : std::optional(refused(Refusal::Kind::NoSuchPosition));
}

void carryOut(MatchState &state, const wish::AddTime &wish, const Asker &asker, Events &events)
{
    addTime(state, wish.player, wish.change, TimeReason::Arbiter, asker.at, events);
    callFlag(state, asker.at, events);
}

void carryOut(MatchState &, const wish::Warn &wish, const Asker &, Events &events)
{
    events.push_back(Warned{wish.player, WarningReason::Arbiter, wish.reason});
}

void carryOut(MatchState &state, const wish::Order &wish, const Asker &asker, Events &events)
{
    events.push_back(Ordered{wish.act, wish.reason});
    carryOutAct(state, wish.act, asker.by, asker.at, events);
}

void carryOut(MatchState &state, const wish::ReturnTo &wish, const Asker &asker, Events &events)
{
    dropQuestions(state, asker.at, events);
    // what was to be judged stands no longer on the board: the clocks stand until the players or the arbiter go on
    if (state.phase == MatchPhase::Judging)
        state.phase = MatchPhase::Paused;
    goBack(state, state.history.plies() - wish.plies, asker.at);
    events.push_back(PositionCorrected{wish.plies});
    callFlag(state, asker.at, events); // what was taken since may be more than was left then
}

} // namespace chess::protocol
