#include "core/laws/protocols.h"

#include <utility>

namespace chess::protocol {

namespace {

void start(MatchState &state, MatchTime at, Events &events)
{
    state.phase = MatchPhase::Running;
    events.push_back(MatchStarted{});
    startClock(state, at);
}

MaybeRefusal proposalAnswerRefusal(const MatchState &state, Color player)
{
    if (auto why = notOpen(state))
        return why;
    return state.proposal && state.proposal->by != player ? std::nullopt
                                                          : std::optional(refused(Refusal::Kind::NoProposal));
}

} // namespace

void noteWhoIsThere(MatchState &state, Actor by)
{
    if (const auto player = playerOf(by))
        state.present[*player] = true;
}

MaybeRefusal notOpen(const MatchState &state)
{
    if (state.phase == MatchPhase::Ended)
        return refused(Refusal::Kind::GameOver);
    return state.phase == MatchPhase::Deciding ? std::optional(refused(Refusal::Kind::Deciding)) : std::nullopt;
}

MaybeRefusal notRunning(const MatchState &state)
{
    switch (state.phase) {
    case MatchPhase::Running:
        return std::nullopt;
    case MatchPhase::Ready:
        return refused(Refusal::Kind::NotStarted);
    case MatchPhase::Paused:
        return refused(Refusal::Kind::Paused);
    case MatchPhase::Adjourned:
        return refused(Refusal::Kind::Adjourned);
    case MatchPhase::Judging:
        return refused(Refusal::Kind::Judging);
    case MatchPhase::Deciding:
    case MatchPhase::Ended:
        break;
    }
    return notOpen(state);
}

MaybeRefusal refusal(const MatchState &state, const wish::Ready &, const Asker &asker)
{
    if (auto why = notOpen(state))
        return why;
    if (state.phase != MatchPhase::Ready)
        return refused(Refusal::Kind::AlreadyStarted);
    return state.present[asker.player()] ? std::optional(refused(Refusal::Kind::ReadyAlready)) : std::nullopt;
}

MaybeRefusal refusal(const MatchState &state, const wish::Start &, const Asker &)
{
    if (auto why = notOpen(state))
        return why;
    return state.phase == MatchPhase::Ready ? std::nullopt : std::optional(refused(Refusal::Kind::AlreadyStarted));
}

MaybeRefusal refusal(const MatchState &state, const wish::Resume &, const Asker &asker)
{
    if (auto why = notOpen(state))
        return why;
    // who stopped the game for a judgement can't let it go on
    const bool stands =
        state.phase == MatchPhase::Paused || (state.phase == MatchPhase::Judging && asker.by == Actor::Arbiter);
    return stands ? std::nullopt : std::optional(refused(Refusal::Kind::NotPaused));
}

MaybeRefusal refusal(const MatchState &state, const wish::Propose &wish, const Asker &asker)
{
    if (auto why = actRefusal(state, wish.act, asker.by, asker.at))
        return why;
    return state.proposal ? std::optional(refused(Refusal::Kind::ProposalIsOpen)) : std::nullopt;
}

MaybeRefusal refusal(const MatchState &state, const wish::Agree &, const Asker &asker)
{
    if (auto why = proposalAnswerRefusal(state, asker.player()))
        return why;
    // what could be done when it was proposed may be out of the question by now
    return actRefusal(state, state.proposal->act, actor(state.proposal->by), asker.at);
}

MaybeRefusal refusal(const MatchState &state, const wish::Disagree &, const Asker &asker)
{
    return proposalAnswerRefusal(state, asker.player());
}

void carryOut(MatchState &state, const wish::Ready &, const Asker &asker, Events &events)
{
    noteWhoIsThere(state, asker.by);
    events.push_back(PlayerReady{asker.player()});
    if (state.present.white && state.present.black)
        start(state, asker.at, events);
}

void carryOut(MatchState &state, const wish::Start &, const Asker &asker, Events &events)
{
    noteWhoIsThere(state, asker.by);
    start(state, asker.at, events);
}

void carryOut(MatchState &state, const wish::Resume &, const Asker &asker, Events &events)
{
    state.phase = MatchPhase::Running;
    events.push_back(MatchResumed{});
    startClock(state, asker.at);
}

void carryOut(MatchState &state, const wish::Propose &wish, const Asker &asker, Events &events)
{
    if (std::holds_alternative<act::Pause>(wish.act) && !state.rules().pauseNeedsBoth)
        return carryOutAct(state, wish.act, asker.by, asker.at, events);
    state.proposal = Proposal{asker.player(), wish.act};
    events.push_back(Proposed{asker.player(), wish.act});
}

void carryOut(MatchState &state, const wish::Agree &, const Asker &asker, Events &events)
{
    const Act act = state.proposal->act;
    const Actor by = actor(state.proposal->by);
    endProposal(state, Answer::Accepted, events);
    carryOutAct(state, act, by, asker.at, events);
}

void carryOut(MatchState &state, const wish::Disagree &, const Asker &, Events &events)
{
    endProposal(state, Answer::Declined, events);
}

void endProposal(MatchState &state, Answer answer, Events &events)
{
    const Proposal ended = *std::exchange(state.proposal, std::nullopt);
    events.push_back(ProposalEnded{ended.by, ended.act, answer});
}

} // namespace chess::protocol
