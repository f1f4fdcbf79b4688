#include "core/laws/protocols.h"

#include <algorithm>

namespace chess::protocol {

namespace {

/// Both flags have fallen and nobody knows which came first, as times set by a record may say: a draw in the last
/// period; in an earlier one the game goes on with the time of the next (LAWS L-CLK-5) [III.3.1]. True if it has ended.
bool callBothFlags(MatchState &state, MatchTime at, Events &events)
{
    for (const Color color : AllColors)
        events.push_back(FlagFell{color});
    const bool isLastPeriod =
        std::ranges::any_of(AllColors, [&](Color color) { return !state.clock.place(color).toGo; });
    if (isLastPeriod) {
        finish(state, draw(Termination::BothFlags), at, events);
        return true;
    }
    PerColor<std::chrono::milliseconds> left;
    for (const Color color : AllColors) {
        state.clock.setMovesCompleted(color, state.clock.movesCompleted(color) + *state.clock.place(color).toGo, at);
        left[color] = state.clock.control(color).periods()[state.clock.place(color).period].time;
        state.clock.setTimeLeft(color, left[color], at);
        for (Clock &earlier : state.turnClocks)
            earlier.adjust(color, left[color], at);
    }
    events.push_back(TimesSet{left});
    return false;
}

} // namespace

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
    // until it is completed
    const int completed = state.history.plies() - (state.waitsForPress() ? 1 : 0);
    const bool free = state.rules().firstMoveFree && completed == 0;
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
    if (state.clock.flagFallen(Color::White, at) && state.clock.flagFallen(Color::Black, at))
        return callBothFlags(state, at, events);
    for (const Color color : AllColors) {
        if (!state.clock.flagFallen(color, at))
            continue;
        state.clock.stop(at);
        events.push_back(FlagFell{color});
        // the move in the envelope may have ended the game before: it is opened first (LAWS L-ADJ-5)
        if (state.adjournment && !state.adjournment->sealed.empty())
            return true;
        lose(state, color, Termination::TimeForfeit, at, events);
        return true;
    }
    return false;
}

} // namespace chess::protocol
