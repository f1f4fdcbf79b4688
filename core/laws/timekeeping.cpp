#include "core/laws/protocols.h"

#include <algorithm>

namespace chess::protocol {

MaybeRefusal refusal(const MatchState &state, const wish::Tick &, const Asker &asker)
{
    const auto flag = state.clock.flagTime();
    return flag && *flag <= asker.at ? std::nullopt : std::optional(refused(Refusal::Kind::FlagStands));
}

void carryOut(MatchState &state, const wish::Tick &, const Asker &asker, Events &events)
{
    callFlag(state, asker.at, events);
}

void startClock(MatchState &state, MatchTime at)
{
    const bool free = state.rules().firstMoveFree && state.history.plies() == 0;
    if (state.clock.timed() && !free)
        state.clock.start(at);
}

void addTime(MatchState &state, Color player, std::chrono::milliseconds change, TimeReason reason, MatchTime at,
             Events &events)
{
    const auto before = state.clock.timeLeft(player, at);
    if (!before)
        return;
    state.clock.adjust(player, change, at);
    for (Clock &earlier : state.turnClocks)
        earlier.adjust(player, change, at);
    events.push_back(TimeAdded{player, *state.clock.timeLeft(player, at) - *before, reason});
}

bool callFlag(MatchState &state, MatchTime at, Events &events)
{
    for (const Color color : AllColors) {
        if (!state.clock.flagFallen(color, at))
            continue;
        state.clock.stop(at);
        events.push_back(FlagFell{color});
        lose(state, color, Termination::TimeForfeit, at, events);
        return true;
    }
    return false;
}

} // namespace chess::protocol
