#include "core/laws/protocols.h"

namespace chess::protocol {

MaybeRefusal refusal(const MatchState &state, const wish::StartClock &, const Asker &asker)
{
    if (auto why = notOpen(state))
        return why;
    if (state.phase != MatchPhase::Adjourned && state.phase != MatchPhase::Ready)
        return refused(Refusal::Kind::AlreadyStarted);
    if (!state.clock.timed())
        return refused(Refusal::Kind::NoClock);
    const Color absent = state.clock.turn();
    if (state.clock.running() || state.clock.flagFallen(absent, asker.at))
        return refused(Refusal::Kind::ClockRuns);
    const bool isThere = state.present[absent] || playerOf(asker.by) == absent;
    return isThere ? std::optional(refused(Refusal::Kind::NobodyAbsent)) : std::nullopt;
}

MaybeRefusal refusal(const MatchState &state, const wish::Absent &wish, const Asker &asker)
{
    if (auto why = notOpen(state))
        return why;
    const bool waits = state.phase == MatchPhase::Ready || state.phase == MatchPhase::Adjourned;
    if (auto why = notRunning(state); why && !waits)
        return why;
    const auto defaultTime = state.rules().absenceLoses;
    const bool somebody = wish.players.white || wish.players.black;
    const bool seen = (wish.players.white && state.present.white) || (wish.players.black && state.present.black);
    if (!defaultTime || !somebody || seen)
        return refused(Refusal::Kind::NobodyAbsent);
    if (state.phase != MatchPhase::Adjourned)
        return asker.at - state.waitingSince >= *defaultTime ? std::nullopt
                                                             : std::optional(refused(Refusal::Kind::NotYetAbsent));
    const auto since = state.adjournment->absentSince;
    if (defaultTime->count() > 0 && (!since || asker.at - *since < *defaultTime))
        return refused(Refusal::Kind::NotYetAbsent);
    return keyRefusal(*state.adjournment, wish.key);
}

void carryOut(MatchState &state, const wish::StartClock &, const Asker &asker, Events &events)
{
    noteWhoIsThere(state, asker.by);
    state.clock.start(asker.at);
    if (state.adjournment)
        state.adjournment->absentSince = asker.at;
    events.push_back(AbsentClockStarted{state.clock.turn()});
}

void carryOut(MatchState &state, const wish::Absent &wish, const Asker &asker, Events &events)
{
    events.push_back(PlayersAbsent{wish.players});
    if (state.adjournment && openEnvelope(state, wish.key, asker.at, events))
        return;
    Outcome outcome{Termination::Absence, {}};
    for (const Color color : AllColors) {
        if (!wish.players[color])
            outcome.points[color] = Points::One;
    }
    finish(state, outcome, asker.at, events);
}

} // namespace chess::protocol
