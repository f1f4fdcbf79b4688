#include "core/laws/protocols.h"

#include "core/laws/canmate.h"

#include <cassert>

namespace chess::protocol {

namespace {

bool hasBareKing(const Position &position, Color color) { return position.men(color).count() == 1; }

/// What is known at once: may \p side mate in \p position by the rules of the match?
Verdict quickAnswer(const MatchState &state, Color side)
{
    if (state.rules().cannotMate == CannotMateRule::BareKing)
        return hasBareKing(state.position(), side) ? Verdict::No : Verdict::Yes;
    return canMate(state.position(), side, QuickNodes).answer;
}

/// Without proof of the contrary the side counts as able to mate (LAWS L-DEAD-3).
Outcome outcomeBy(const PendingEnd &end, Verdict answer)
{
    return answer == Verdict::No ? draw(end.termination) : win(opposite(end.loser), end.termination);
}

/// The play is over.
void stopPlay(MatchState &state, MatchTime at, Events &events)
{
    state.clock.stop(at);
    dropQuestions(state, at, events);
    clearTurn(state);
}

} // namespace

MaybeRefusal refusal(const MatchState &state, const wish::Resign &, const Asker &) { return notOpen(state); }

MaybeRefusal refusal(const MatchState &state, const wish::Sign &, const Asker &asker)
{
    if (state.phase != MatchPhase::Ended)
        return refused(Refusal::Kind::GameGoesOn);
    if (!state.rules().signResult || state.outcome->termination == Termination::Void)
        return refused(Refusal::Kind::NoSigning);
    return state.signatures[asker.player()] ? std::optional(refused(Refusal::Kind::SignedAlready)) : std::nullopt;
}

MaybeRefusal refusal(const MatchState &state, const wish::Decide &, const Asker &)
{
    return state.phase == MatchPhase::Deciding ? std::nullopt : std::optional(refused(Refusal::Kind::NotDeciding));
}

void carryOut(MatchState &state, const wish::Resign &, const Asker &asker, Events &events)
{
    lose(state, asker.player(), Termination::Resignation, asker.at, events);
}

void carryOut(MatchState &state, const wish::Sign &, const Asker &asker, Events &events)
{
    state.signatures[asker.player()] = true;
    events.push_back(ResultSigned{asker.player()});
}

void carryOut(MatchState &state, const wish::Decide &wish, const Asker &asker, Events &events)
{
    events.push_back(Decided{wish.answer, wish.nodes});
    const PendingEnd end = *state.pendingEnd;
    finish(state, outcomeBy(end, wish.answer), asker.at, events);
}

void dropQuestions(MatchState &state, MatchTime at, Events &events)
{
    if (state.offers.open())
        endOffer(state, Answer::Lapsed, at, events);
    state.offers.disarmAll();
    if (state.takeBackRequest)
        endTakeBackRequest(state, Answer::Lapsed, events);
    if (state.proposal)
        endProposal(state, Answer::Lapsed, events);
}

void lose(MatchState &state, Color loser, Termination termination, MatchTime at, Events &events)
{
    const PendingEnd end{termination, loser};
    const Verdict answer = quickAnswer(state, opposite(loser));
    if (answer != Verdict::Unknown)
        return finish(state, outcomeBy(end, answer), at, events);
    stopPlay(state, at, events);
    state.pendingEnd = end;
    state.phase = MatchPhase::Deciding;
    events.push_back(DecisionWanted{*decisionRequest(state)});
}

void finish(MatchState &state, const Outcome &outcome, MatchTime at, Events &events)
{
    stopPlay(state, at, events);
    state.pendingEnd.reset();
    state.adjournment.reset();
    state.phase = MatchPhase::Ended;
    state.outcome = outcome;
    state.endedByMove = false;
    // a result that the arbiter sets right is signed anew
    state.signatures = {};
    events.push_back(MatchEnded{outcome});
}

std::optional<DecisionRequest> decisionRequest(const MatchState &state)
{
    if (state.phase != MatchPhase::Deciding)
        return std::nullopt;
    assert(state.pendingEnd);
    return DecisionRequest{state.position(), opposite(state.pendingEnd->loser), DecisionNodes};
}

} // namespace chess::protocol
