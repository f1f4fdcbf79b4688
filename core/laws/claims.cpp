#include "core/laws/protocols.h"

#include "core/laws/endings.h"

namespace chess::protocol {

namespace {

constexpr std::chrono::minutes ShortOfTime{2};
constexpr std::chrono::seconds AskedIncrement{5};
constexpr std::chrono::seconds RefusedIncrementBonus{120};

/// Are both players in the last period of a game without increment, standard or rapid? (LAWS L-QPF-1)
bool inQuickFinish(const MatchState &state)
{
    if (!state.rules().quickFinish)
        return false;
    for (const Color color : AllColors) {
        const TimeControl &control = state.clock.control(color);
        if (!control.timed() || control.category() == TimeCategory::Blitz)
            return false;
        const TimePeriod &period = control.periods()[state.clock.place(color).period];
        if (period.moves || period.mode != ClockMode::Increment || period.bonus.count() > 0)
            return false;
    }
    return true;
}

MaybeRefusal quickFinishRefusal(const MatchState &state, const Asker &asker)
{
    if (auto why = notRunning(state))
        return why;
    if (!inQuickFinish(state))
        return refused(Refusal::Kind::NoQuickFinish);
    if (asker.player() != state.onMove())
        return refused(Refusal::Kind::NotYourTurn);
    if (state.waitsForPress())
        return refused(Refusal::Kind::MoveNotCompleted);
    if (*state.clock.timeLeft(asker.player(), asker.at) >= ShortOfTime)
        return refused(Refusal::Kind::TimeNotShort);
    return std::nullopt;
}

/// A wrong claim is paid for, and may cost the game (LAWS L-CLM-4).
void payForClaim(MatchState &state, Color claimant, MatchTime at, Events &events)
{
    const RuleSet &rules = state.rules();
    if (rules.wrongClaimBonus.count() > 0)
        addTime(state, opposite(claimant), rules.wrongClaimBonus, TimeReason::WrongClaim, at, events);
    if (rules.wrongClaimLoss.count() > 0)
        addTime(state, claimant, -rules.wrongClaimLoss, TimeReason::WrongClaim, at, events);
}

/// The announced move must be made; one that can't be binds its man like a touch.
void bindToAnnounced(MatchState &state, Move intended, Events &events)
{
    if (!moveRefusal(state, intended))
        state.announced = intended;
    else if (state.rules().touchMove && state.position().pieceAt(intended.from()))
        touch(state, intended.from(), events);
}

} // namespace

MaybeRefusal claimRefusal(const MatchState &state, Color player)
{
    if (auto why = notRunning(state))
        return why;
    if (player != state.onMove())
        return refused(Refusal::Kind::NotYourTurn);
    if (state.waitsForPress())
        return refused(Refusal::Kind::MoveNotCompleted);
    if (state.announced)
        return Refusal{Refusal::Kind::AnnouncedMove, std::nullopt, state.announced};
    if (!state.touched.empty() && !state.rules().claimAfterTouch)
        return refused(Refusal::Kind::TouchedBeforeClaim);
    return std::nullopt;
}

MaybeRefusal refusal(const MatchState &state, const wish::ClaimDraw &, const Asker &asker)
{
    return claimRefusal(state, asker.player());
}

MaybeRefusal refusal(const MatchState &state, const wish::AskIncrement &, const Asker &asker)
{
    if (auto why = quickFinishRefusal(state, asker))
        return why;
    if (auto why = state.offers.openRefusal(asker.player()))
        return why;
    return DrawOffers::agreementRefusal(state.offersNow());
}

MaybeRefusal refusal(const MatchState &state, const wish::ClaimNoNormalMeans &, const Asker &asker)
{
    return quickFinishRefusal(state, asker);
}

void carryOut(MatchState &state, const wish::ClaimDraw &wish, const Asker &asker, Events &events)
{
    const Color player = asker.player();
    const bool playable = !wish.intended || state.position().isLegal(*wish.intended);
    const ClaimCheck check =
        playable ? checkClaim(state.history, state.rules(), wish.kind, wish.intended) : ClaimCheck{false, 0};
    events.push_back(ClaimChecked{player, wish.kind, wish.intended, check.right, check.count});
    if (check.right) {
        return finish(state,
                      draw(wish.kind == ClaimKind::Fifty ? Termination::FiftyMoves : Termination::ThreefoldRepetition),
                      asker.at, events);
    }
    if (wish.intended)
        bindToAnnounced(state, *wish.intended, events);
    // a claim is an offer [9.1.2.3], but where one is open already nothing new is offered, and none may stand before a
    // draw can be agreed
    if (!state.offers.open() && !DrawOffers::agreementRefusal(state.offersNow()))
        makeOffer(state, player, OfferKind::Claim, events);
    payForClaim(state, player, asker.at, events);
    callFlag(state, asker.at, events);
}

void carryOut(MatchState &state, const wish::AskIncrement &, const Asker &asker, Events &events)
{
    makeOffer(state, asker.player(), OfferKind::Increment, events);
}

void carryOut(MatchState &state, const wish::ClaimNoNormalMeans &, const Asker &asker, Events &events)
{
    state.clock.stop(asker.at);
    state.phase = MatchPhase::Judging;
    events.push_back(JudgementWanted{asker.player()});
}

void startIncrement(MatchState &state, Color asker, MatchTime at, Events &events)
{
    for (const Color color : AllColors) {
        const TimeControl control = state.clock.control(color).withIncrement(AskedIncrement);
        state.clock.setControl(color, control, at);
        for (Clock &earlier : state.turnClocks)
            earlier.setControl(color, control, at);
    }
    events.push_back(IncrementStarted{});
    addTime(state, opposite(asker), RefusedIncrementBonus, TimeReason::QuickFinish, at, events);
}

} // namespace chess::protocol
