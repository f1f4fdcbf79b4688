#include "core/laws/protocols.h"

#include "core/laws/clockrecord.h"
#include "core/laws/matchrecord.h"
#include "core/laws/sealing.h"
#include "core/notation/fen.h"
#include "core/notation/movetext.h"

#include <utility>

namespace chess::protocol {

namespace {

/// The text in the envelope; empty if \p key doesn't open it.
std::optional<std::string> sealedText(const Adjournment &adjournment, const std::string &key)
{
    if (adjournment.sealed.empty())
        return key.empty() ? std::optional(std::string()) : std::nullopt;
    const auto sealingKey = parseSealingKey(key);
    if (!sealingKey)
        return std::nullopt;
    const auto text = unseal(adjournment.sealed, *sealingKey);
    return text ? std::optional(*text) : std::nullopt;
}

/// The one move that a sealed text means, if it may be played (LAWS L-ADJ-2).
std::optional<Move> sealedMove(const MatchState &state, const std::string &text)
{
    const auto move = readMove(state.position(), text, Writer::Person);
    if (!move || moveRefusal(state, *move))
        return std::nullopt;
    return *move;
}

/// A flag that fell while the move was hidden counts now that its position is known (LAWS L-ADJ-5). True if one had.
bool loseByEarlierFlag(MatchState &state, MatchTime at, Events &events)
{
    for (const Color color : AllColors) {
        if (!state.clock.flagFallen(color, at))
            continue;
        lose(state, color, Termination::TimeForfeit, at, events);
        return true;
    }
    return false;
}

/// The move goes onto the board; its player completed it when he sealed it. True if the game has ended, or is to be
/// decided.
bool playSealed(MatchState &state, Move move, MatchTime at, Events &events)
{
    const Color sealedBy = state.adjournment->envelope.sealedBy;
    const NodeId nodeBefore = state.lastNode;
    placeMove(state, move, events);
    if (const auto &offer = state.offers.open(); offer && offer->by == sealedBy)
        moveOffer(*state.game, nodeBefore, state.lastNode, sealedBy, offer->kind);
    if (state.clock.timed()) {
        if (const auto left = state.clock.timeLeft(sealedBy, at))
            recordTimeLeft(*state.game, state.lastNode, *left);
        Clock atStart = state.clock;
        atStart.stop(at);
        state.turnClocks.push_back(atStart);
    }
    return judgePosition(state, at, events) || loseByEarlierFlag(state, at, events);
}

/// The replying player's time runs.
void resume(MatchState &state, MatchTime at, Events &events)
{
    state.waitingSince = state.adjournment->absentSince.value_or(at);
    state.adjournment.reset();
    state.phase = MatchPhase::Running;
    state.repliesToSealed = true;
    events.push_back(MatchResumed{});
    startClock(state, at);
}

/// The envelope of \p player, without its dates.
Envelope envelopeFor(const MatchState &state, Color player, MatchTime at)
{
    Envelope envelope{player, writeFen(state.position()), {}};
    for (const Color color : AllColors)
        envelope.left[color] = state.clock.timeLeft(color, at);
    if (state.offers.open())
        envelope.offer = state.offers.open()->by;
    return envelope;
}

/// A man that was released where it may not go, or a pawn without its piece, is put right first.
MaybeRefusal shownRefusal(const MatchState &state)
{
    if (!state.shown)
        return std::nullopt;
    const Move move(state.shown->from, state.shown->to);
    if (state.shown->kind == ShownMove::Kind::PromotionOpen)
        return Refusal{Refusal::Kind::PromotionOpen, std::nullopt, move};
    const auto means = state.position().moveFor(move.from(), move.to());
    return Refusal{Refusal::Kind::IllegalMove, means ? std::nullopt : std::optional(means.error()), move};
}

MaybeRefusal notAdjourned(const MatchState &state)
{
    if (auto why = notOpen(state))
        return why;
    return state.phase == MatchPhase::Adjourned ? std::nullopt : std::optional(refused(Refusal::Kind::NotAdjourned));
}

/// The player has completed his move, be it on the board or in the envelope: the opponent's time runs.
void complete(MatchState &state, Color player, MatchTime at, Events &events)
{
    if (state.takeBackRequest)
        endTakeBackRequest(state, Answer::DeclinedByMove, events);
    if (state.proposal)
        endProposal(state, Answer::Lapsed, events);
    if (state.waitsForPress()) {
        events.push_back(MoveCompleted{player});
        state.shown.reset();
        return passTurn(state, at);
    }
    declineByPlaying(state, player, at, events);
    if (state.offers.armed(player)) {
        state.offers.arm(player, false);
        if (!state.offers.open())
            makeOffer(state, player, OfferKind::WithMove, events);
    }
    state.clock.pass(at);
}

} // namespace

MaybeRefusal refusal(const MatchState &state, const wish::Seal &wish, const Asker &asker)
{
    if (auto why = notRunning(state))
        return why;
    if (asker.player() != state.onMove())
        return refused(Refusal::Kind::NotYourTurn);
    if (state.waitsForPress())
        return wish.sealed.empty() ? std::nullopt : std::optional(refused(Refusal::Kind::MoveNotCompleted));
    if (auto why = shownRefusal(state))
        return why;
    return sealingSaltOf(wish.sealed) ? std::nullopt : std::optional(refused(Refusal::Kind::NotSealed));
}

MaybeRefusal refusal(const MatchState &state, const wish::SealReply &wish, const Asker &asker)
{
    if (auto why = notRunning(state))
        return why;
    if (asker.player() != state.onMove())
        return refused(Refusal::Kind::NotYourTurn);
    if (!state.repliesToSealed)
        return refused(Refusal::Kind::NotAdjourned);
    if (state.present[opposite(asker.player())])
        return refused(Refusal::Kind::NobodyAbsent);
    if (auto why = shownRefusal(state))
        return why;
    return sealingSaltOf(wish.sealed) ? std::nullopt : std::optional(refused(Refusal::Kind::NotSealed));
}

MaybeRefusal keyRefusal(const Adjournment &adjournment, const std::string &key)
{
    return sealedText(adjournment, key) ? std::nullopt : std::optional(refused(Refusal::Kind::WrongKey));
}

MaybeRefusal refusal(const MatchState &state, const wish::OpenSealed &wish, const Asker &asker)
{
    if (auto why = notAdjourned(state))
        return why;
    if (playerOf(asker.by) == state.adjournment->envelope.sealedBy)
        return refused(Refusal::Kind::NotYourTurn);
    return keyRefusal(*state.adjournment, wish.key);
}

MaybeRefusal refusal(const MatchState &state, const wish::StateSealed &wish, const Asker &asker)
{
    if (auto why = notAdjourned(state))
        return why;
    if (playerOf(asker.by) == opposite(state.adjournment->envelope.sealedBy))
        return refused(Refusal::Kind::NotYourTurn);
    if (state.adjournment->sealed.empty())
        return refused(Refusal::Kind::NothingSealed);
    return moveRefusal(state, wish.move);
}

void carryOut(MatchState &state, const wish::Seal &wish, const Asker &asker, Events &events)
{
    const Color player = asker.player();
    complete(state, player, asker.at, events);
    state.clock.stop(asker.at);
    Envelope envelope = envelopeFor(state, player, asker.at);
    envelope.on = wish.on;
    envelope.resumption = wish.resumption;
    state.adjournment = Adjournment{std::move(envelope), wish.sealed};
    state.phase = MatchPhase::Adjourned;
    state.present = {};
    events.push_back(MatchAdjourned{state.adjournment->envelope});
}

void carryOut(MatchState &state, const wish::SealReply &wish, const Asker &asker, Events &events)
{
    const Color player = asker.player();
    complete(state, player, asker.at, events);
    if (!state.clock.timed())
        state.clock.stop(asker.at);
    state.adjournment = Adjournment{envelopeFor(state, player, asker.at), wish.sealed, state.waitingSince};
    state.phase = MatchPhase::Adjourned;
    events.push_back(MatchAdjourned{state.adjournment->envelope});
    if (state.clock.timed())
        events.push_back(AbsentClockStarted{state.clock.turn()});
}

bool openEnvelope(MatchState &state, const std::string &key, MatchTime at, Events &events)
{
    const std::string text = *sealedText(*state.adjournment, key);
    const Color sealedBy = state.adjournment->envelope.sealedBy;
    if (state.adjournment->sealed.empty()) {
        events.push_back(SealedOpened{sealedBy, {}, true});
        return false;
    }
    const auto move = sealedMove(state, text);
    events.push_back(SealedOpened{sealedBy, text, move.has_value()});
    if (move)
        return playSealed(state, *move, at, events);
    lose(state, sealedBy, Termination::SealedMove, at, events);
    return true;
}

void carryOut(MatchState &state, const wish::OpenSealed &wish, const Asker &asker, Events &events)
{
    noteWhoIsThere(state, asker.by);
    if (!openEnvelope(state, wish.key, asker.at, events))
        resume(state, asker.at, events);
}

void carryOut(MatchState &state, const wish::StateSealed &wish, const Asker &asker, Events &events)
{
    noteWhoIsThere(state, asker.by);
    events.push_back(SealedOpened{state.adjournment->envelope.sealedBy, {}, true});
    if (!playSealed(state, wish.move, asker.at, events))
        resume(state, asker.at, events);
}

} // namespace chess::protocol
