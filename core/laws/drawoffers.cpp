#include "core/laws/drawoffers.h"

#include <cassert>
#include <utility>

namespace chess {

namespace {

Refusal refused(Refusal::Kind kind) { return {kind}; }

} // namespace

std::optional<Refusal> DrawOffers::agreementRefusal(const Now &now)
{
    if (!now.rules.agreement)
        return refused(Refusal::Kind::AgreementForbidden);
    for (const Color color : AllColors) {
        if (now.movesMade[color] < now.rules.movesBeforeAgreement)
            return refused(Refusal::Kind::OfferTooEarly);
    }
    return std::nullopt;
}

std::optional<Refusal> DrawOffers::openRefusal(Color player) const
{
    if (!m_open)
        return std::nullopt;
    return refused(m_open->by == player ? Refusal::Kind::OfferIsOpen : Refusal::Kind::OpponentsOfferIsOpen);
}

bool DrawOffers::blocked(Color player, const Now &now) const
{
    const auto refusedAfter = m_refusedAfter[player];
    if (!refusedAfter)
        return false;
    const int wait = now.rules.offerAgainAfter;
    return wait == 0 || now.movesMade[player] - *refusedAfter < wait;
}

std::optional<Refusal> DrawOffers::offerRefusal(Color player, const Now &now) const
{
    if (auto why = openRefusal(player))
        return why;
    if (blocked(player, now))
        return refused(Refusal::Kind::OfferRefusedBefore);
    return agreementRefusal(now);
}

std::optional<Refusal> DrawOffers::armRefusal(Color player, const Now &now) const
{
    if (auto why = openRefusal(player))
        return why;
    Now afterMove = now;
    ++afterMove.movesMade[player]; // the move that carries the offer
    if (blocked(player, afterMove))
        return refused(Refusal::Kind::OfferRefusedBefore);
    if (player != now.onMove)
        return refused(Refusal::Kind::NotYourTurn);
    return agreementRefusal(afterMove);
}

std::optional<Refusal> DrawOffers::answerRefusal(Color player) const
{
    return m_open && m_open->by != player ? std::nullopt : std::optional(refused(Refusal::Kind::NoOffer));
}

void DrawOffers::make(const DrawOffer &offer)
{
    assert(!m_open);
    m_open = offer;
    m_armed = {};
    if (offer.kind == OfferKind::OutOfTurn)
        ++m_outOfTurn[offer.by];
}

DrawOffer DrawOffers::end(Answer answer, const PerColor<int> &movesMade)
{
    assert(m_open);
    const DrawOffer ended = *std::exchange(m_open, std::nullopt);
    if (answer == Answer::Declined || answer == Answer::DeclinedByMove) {
        m_refusedAfter[ended.by] = movesMade[ended.by];
        m_refusedAfter[opposite(ended.by)].reset();
    }
    return ended;
}

} // namespace chess
