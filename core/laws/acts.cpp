#include "core/laws/protocols.h"

#include <algorithm>

namespace chess::protocol {

namespace {

/// The players touch the clocks only while these stand [6.10.2].
MaybeRefusal clockRefusal(const MatchState &state, Actor by)
{
    if (auto why = notOpen(state))
        return why;
    if (!state.clock.timed())
        return refused(Refusal::Kind::NoClock);
    const bool stands = state.phase == MatchPhase::Paused || state.phase == MatchPhase::Ready;
    return by == Actor::Arbiter || stands ? std::nullopt : std::optional(refused(Refusal::Kind::OnlyInPause));
}

/// Is so little played that the game starts anew with the right colours? [7.3; LAWS L-IRR-2]
bool restartsAfterSwap(const MatchState &state, MatchTime at)
{
    const RuleSet &rules = state.rules();
    if (rules.swappedColors != SwappedColorsRule::RestartByPeriod || !state.clock.timed())
        return state.history.plies() < rules.restartPlies;
    return std::ranges::all_of(AllColors, [&](Color color) {
        const TimeControl &control = state.clock.control(color);
        return !control.timed()
            || state.clock.used(color, at) * 100 < control.periods().front().time * rules.restartPercent;
    });
}

/// Between them the players get the one point of the game at most (LAWS L-RES-2) [10.2].
bool canBeScored(const PerColor<Points> &points)
{
    return points.white == Points::Zero || points.black == Points::Zero
        || (points.white == Points::Half && points.black == Points::Half);
}

struct ActRefusal {
    const MatchState &state;
    Actor by;
    MatchTime at;

    MaybeRefusal operator()(const act::Pause &) const { return notRunning(state); }
    MaybeRefusal operator()(const act::SetTimes &) const { return clockRefusal(state, by); }
    MaybeRefusal operator()(const act::SwapClocks &) const { return clockRefusal(state, by); }
    MaybeRefusal operator()(const act::SwapPlayers &) const
    {
        if (auto why = notOpen(state))
            return why;
        if (state.rules().swappedColors == SwappedColorsRule::SwapNames || restartsAfterSwap(state, at))
            return std::nullopt;
        return refused(Refusal::Kind::TooLateToSwap);
    }
    MaybeRefusal operator()(const act::Void &) const
    {
        if (auto why = notOpen(state))
            return why;
        const bool isSetUp = state.history.start() != Position();
        return by == Actor::Arbiter || isSetUp ? std::nullopt : std::optional(refused(Refusal::Kind::NotSetUp));
    }
    MaybeRefusal operator()(const act::Result &act) const
    {
        if (!canBeScored(act.points))
            return refused(Refusal::Kind::NoSuchResult);
        if (by != Actor::Arbiter)
            return notOpen(state);
        // the arbiter may set a result right until both players have confirmed it
        return state.signatures.white && state.signatures.black ? std::optional(refused(Refusal::Kind::ResultSigned))
                                                                : std::nullopt;
    }
};

struct ActCarriedOut {
    MatchState &state;
    Actor by;
    MatchTime at;
    Events &events;

    void operator()(const act::Pause &) const
    {
        state.clock.stop(at);
        state.phase = MatchPhase::Paused;
        events.push_back(MatchPaused{});
    }
    void operator()(const act::SetTimes &act) const
    {
        TimesSet set{};
        for (const Color color : AllColors) {
            const auto before = state.clock.timeLeft(color, at);
            if (!before)
                continue;
            state.clock.setTimeLeft(color, act.left[color], at);
            set.left[color] = *state.clock.timeLeft(color, at);
            for (Clock &earlier : state.turnClocks)
                earlier.adjust(color, set.left[color] - *before, at);
        }
        events.push_back(set);
        callFlag(state, at, events);
    }
    void operator()(const act::SwapClocks &) const
    {
        state.clock.swapPlayers(at);
        for (Clock &earlier : state.turnClocks)
            earlier.swapPlayers(at);
        events.push_back(ClocksSwapped{});
        callFlag(state, at, events);
    }
    void operator()(const act::SwapPlayers &) const
    {
        const bool restart = state.rules().swappedColors != SwappedColorsRule::SwapNames;
        events.push_back(PlayersSwapped{restart});
        if (restart)
            finish(state, voided(), at, events);
    }
    void operator()(const act::Void &) const { finish(state, voided(), at, events); }
    void operator()(const act::Result &act) const
    {
        finish(state, {by == Actor::Arbiter ? Termination::ArbiterDecision : Termination::JointDecision, act.points},
               at, events);
    }
};

} // namespace

MaybeRefusal actRefusal(const MatchState &state, const Act &act, Actor by, MatchTime at)
{
    return std::visit(ActRefusal{state, by, at}, act);
}

void carryOutAct(MatchState &state, const Act &act, Actor by, MatchTime at, Events &events)
{
    std::visit(ActCarriedOut{state, by, at, events}, act);
}

} // namespace chess::protocol
