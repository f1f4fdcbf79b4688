#include "core/laws/protocols.h"

namespace chess::protocol {

namespace {

/// From this offer in the opponent's turn on the arbiter should know (LAWS L-OFR-2).
constexpr int DistractingOffers = 3;

OfferKind kindOfOffer(const MatchState &state, Color player)
{
    // the sealed move is made, though hidden: it is the other's turn [Guidelines I.4]
    if (state.adjournment)
        return player == state.adjournment->envelope.sealedBy ? OfferKind::WithMove : OfferKind::Early;
    if (player != state.onMove())
        return OfferKind::OutOfTurn;
    return state.waitsForPress() ? OfferKind::WithMove : OfferKind::Early;
}

} // namespace

MaybeRefusal refusal(const MatchState &state, const wish::OfferDraw &, const Asker &asker)
{
    if (auto why = notOpen(state))
        return why;
    return state.offers.offerRefusal(asker.player(), state.offersNow());
}

MaybeRefusal refusal(const MatchState &state, const wish::ArmOffer &, const Asker &asker)
{
    if (auto why = notOpen(state))
        return why;
    if (state.phase == MatchPhase::Adjourned)
        return refused(Refusal::Kind::Adjourned);
    if (auto why = state.offers.armRefusal(asker.player(), state.offersNow()))
        return why;
    // made already: the offer can be made at once
    return state.waitsForPress() ? std::optional(refused(Refusal::Kind::MoveNotCompleted)) : std::nullopt;
}

MaybeRefusal refusal(const MatchState &state, const wish::DisarmOffer &, const Asker &asker)
{
    if (auto why = notOpen(state))
        return why;
    return state.offers.armed(asker.player()) ? std::nullopt : std::optional(refused(Refusal::Kind::NoOffer));
}

MaybeRefusal refusal(const MatchState &state, const wish::Accept &, const Asker &asker)
{
    if (auto why = notOpen(state))
        return why;
    return state.offers.answerRefusal(asker.player());
}

MaybeRefusal refusal(const MatchState &state, const wish::Decline &, const Asker &asker)
{
    if (auto why = notOpen(state))
        return why;
    return state.offers.answerRefusal(asker.player());
}

void carryOut(MatchState &state, const wish::OfferDraw &, const Asker &asker, Events &events)
{
    const Color player = asker.player();
    const OfferKind kind = kindOfOffer(state, player);
    makeOffer(state, player, kind, events);
    if (kind != OfferKind::OutOfTurn || state.rules().outOfTurnOffer == OutOfTurnOfferRule::Plain)
        return;
    if (state.rules().outOfTurnOffer == OutOfTurnOfferRule::Warned)
        events.push_back(Warned{player, WarningReason::OutOfTurnOffer, {}});
    if (state.offers.outOfTurn(player) >= DistractingOffers)
        events.push_back(DistractionNoted{player, state.offers.outOfTurn(player)});
}

void carryOut(MatchState &state, const wish::ArmOffer &, const Asker &asker, Events &events)
{
    state.offers.arm(asker.player(), true);
    events.push_back(OfferArmed{asker.player(), true});
}

void carryOut(MatchState &state, const wish::DisarmOffer &, const Asker &asker, Events &events)
{
    state.offers.arm(asker.player(), false);
    events.push_back(OfferArmed{asker.player(), false});
}

void carryOut(MatchState &state, const wish::Accept &, const Asker &asker, Events &events)
{
    endOffer(state, Answer::Accepted, asker.at, events);
    finish(state, draw(Termination::Agreement), asker.at, events);
}

void carryOut(MatchState &state, const wish::Decline &, const Asker &asker, Events &events)
{
    endOffer(state, Answer::Declined, asker.at, events);
}

void makeOffer(MatchState &state, Color by, OfferKind kind, Events &events)
{
    state.offers.make({by, kind});
    events.push_back(OfferMade{by, kind});
}

void endOffer(MatchState &state, Answer answer, MatchTime at, Events &events)
{
    const DrawOffer ended = state.offers.end(answer, state.movesMade());
    events.push_back(OfferEnded{ended.by, answer});
    const bool isRefused = answer == Answer::Declined || answer == Answer::DeclinedByMove;
    if (ended.kind == OfferKind::Increment && isRefused)
        startIncrement(state, ended.by, at, events);
}

void declineByPlaying(MatchState &state, Color player, MatchTime at, Events &events)
{
    if (state.offers.open() && state.offers.open()->by != player)
        endOffer(state, Answer::DeclinedByMove, at, events);
}

} // namespace chess::protocol
