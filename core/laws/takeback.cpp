#include "core/laws/protocols.h"

#include <cassert>
#include <utility>

namespace chess::protocol {

namespace {

/// Nobody has to agree where no time is at stake (LAWS L-SET-2).
bool needsConsent(const MatchState &state)
{
    return state.rules().takeBackConsent == TakeBackConsent::Always || state.clock.running();
}

/// A game that its last move ended goes on from before that move.
void reopen(MatchState &state)
{
    state.phase = MatchPhase::Running;
    state.outcome.reset();
    state.endedByMove = false;
    state.signatures = {};
    state.game->setOutcome(std::nullopt);
    state.game->removeTag("Termination");
}

void takeBack(MatchState &state, Color by, MatchTime at, Events &events)
{
    const int plies = takeBackPlies(state, by);
    if (state.phase == MatchPhase::Ended)
        reopen(state);
    goBack(state, plies, at);
    state.takeBackRequest.reset();
    events.push_back(TakeBackEnded{by, Answer::Accepted, plies});
    dropQuestions(state, at, events);
    callFlag(state, at, events); // what was taken since may be more than was left then
}

} // namespace

MaybeRefusal refusal(const MatchState &state, const wish::AskTakeBack &, const Asker &asker)
{
    const RuleSet &rules = state.rules();
    if (!rules.takeBack)
        return refused(Refusal::Kind::NoTakeBack);
    if (state.phase == MatchPhase::Ended) {
        if (!rules.takeBackAfterEnd || !state.endedByMove)
            return refused(Refusal::Kind::GameOver);
        if (state.signatures.white && state.signatures.black)
            return refused(Refusal::Kind::ResultSigned);
    } else if (auto why = notRunning(state)) {
        return why;
    }
    if (state.takeBackRequest)
        return refused(Refusal::Kind::TakeBackIsAsked);
    if (takeBackPlies(state, asker.player()) == 0)
        return refused(Refusal::Kind::NothingToTakeBack);
    if (state.takeBackBlocked[asker.player()])
        return refused(Refusal::Kind::TakeBackRefusedBefore);
    return std::nullopt;
}

namespace {

MaybeRefusal answerRefusal(const MatchState &state, Color player)
{
    if (state.phase != MatchPhase::Ended) {
        if (auto why = notRunning(state))
            return why;
    }
    if (!state.takeBackRequest && state.phase == MatchPhase::Ended)
        return refused(Refusal::Kind::GameOver);
    if (!state.takeBackRequest || *state.takeBackRequest == player)
        return refused(Refusal::Kind::NoTakeBackRequest);
    return std::nullopt;
}

} // namespace

MaybeRefusal refusal(const MatchState &state, const wish::AcceptTakeBack &, const Asker &asker)
{
    return answerRefusal(state, asker.player());
}

MaybeRefusal refusal(const MatchState &state, const wish::DeclineTakeBack &, const Asker &asker)
{
    return answerRefusal(state, asker.player());
}

void carryOut(MatchState &state, const wish::AskTakeBack &, const Asker &asker, Events &events)
{
    events.push_back(TakeBackAsked{asker.player()});
    if (needsConsent(state))
        state.takeBackRequest = asker.player();
    else
        takeBack(state, asker.player(), asker.at, events);
}

void carryOut(MatchState &state, const wish::AcceptTakeBack &, const Asker &asker, Events &events)
{
    takeBack(state, *state.takeBackRequest, asker.at, events);
}

void carryOut(MatchState &state, const wish::DeclineTakeBack &, const Asker &, Events &events)
{
    state.takeBackBlocked[*state.takeBackRequest] = true;
    endTakeBackRequest(state, Answer::Declined, events);
}

int takeBackPlies(const MatchState &state, Color player)
{
    const int plies = state.position().sideToMove() == player ? 2 : 1;
    return state.history.plies() >= plies ? plies : 0;
}

void goBack(MatchState &state, int plies, MatchTime at)
{
    assert(plies >= 0 && plies <= state.history.plies());
    for (int ply = 0; ply < plies; ++ply) {
        const NodeId undone = state.lastNode;
        state.lastNode = state.game->parent(undone).value_or(RootNode);
        state.game->deleteFrom(undone);
    }
    state.history.takeBack(plies);
    clearTurn(state);
    if (!state.clock.timed())
        return;
    const auto turn = static_cast<std::size_t>(state.history.plies());
    state.clock = state.turnClocks[turn];
    state.turnClocks.resize(turn + 1, state.clock);
    if (state.phase == MatchPhase::Running)
        startClock(state, at);
}

void endTakeBackRequest(MatchState &state, Answer answer, Events &events)
{
    events.push_back(TakeBackEnded{*std::exchange(state.takeBackRequest, std::nullopt), answer, 0});
}

} // namespace chess::protocol
