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

/// The move goes onto the board; its player completed it when he sealed it. True if the game has ended with it.
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
    return judgePosition(state, at, events);
}

/// Opens the envelope. True if the game has ended by what was in it, or is to be decided.
bool open(MatchState &state, const std::string &text, MatchTime at, Events &events)
{
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

/// The replying player's time runs.
void resume(MatchState &state, MatchTime at, Events &events)
{
    state.waitingSince = state.adjournment->absentSince.value_or(at);
    state.adjournment.reset();
    state.phase = MatchPhase::Running;
    events.push_back(MatchResumed{});
    startClock(state, at);
}

Envelope envelopeFor(const MatchState &state, const wish::Seal &wish, const Asker &asker)
{
    Envelope envelope{asker.player(), writeFen(state.position()), {}};
    for (const Color color : AllColors)
        envelope.left[color] = state.clock.timeLeft(color, asker.at);
    if (state.offers.open())
        envelope.offer = state.offers.open()->by;
    envelope.on = wish.on;
    envelope.resumption = wish.resumption;
    return envelope;
}

MaybeRefusal notAdjourned(const MatchState &state)
{
    if (auto why = notOpen(state))
        return why;
    return state.phase == MatchPhase::Adjourned ? std::nullopt : std::optional(refused(Refusal::Kind::NotAdjourned));
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
    if (state.shown)
        return Refusal{Refusal::Kind::PromotionOpen, std::nullopt, Move(state.shown->from, state.shown->to)};
    return sealingSaltOf(wish.sealed) ? std::nullopt : std::optional(refused(Refusal::Kind::NotSealed));
}

MaybeRefusal refusal(const MatchState &state, const wish::OpenSealed &wish, const Asker &asker)
{
    if (auto why = notAdjourned(state))
        return why;
    if (playerOf(asker.by) == state.adjournment->envelope.sealedBy)
        return refused(Refusal::Kind::NotYourTurn);
    return sealedText(*state.adjournment, wish.key) ? std::nullopt : std::optional(refused(Refusal::Kind::WrongKey));
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
    const bool onBoard = state.waitsForPress();
    if (state.takeBackRequest)
        endTakeBackRequest(state, Answer::DeclinedByMove, events);
    if (state.proposal)
        endProposal(state, Answer::Lapsed, events);
    if (onBoard) {
        events.push_back(MoveCompleted{player});
        state.shown.reset();
        passTurn(state, asker.at);
    } else {
        declineByPlaying(state, player, asker.at, events);
        if (state.offers.armed(player)) {
            state.offers.arm(player, false);
            if (!state.offers.open())
                makeOffer(state, player, OfferKind::WithMove, events);
        }
        state.clock.pass(asker.at);
    }
    state.clock.stop(asker.at);
    state.adjournment = Adjournment{envelopeFor(state, wish, asker), wish.sealed};
    state.phase = MatchPhase::Adjourned;
    state.present = {};
    events.push_back(MatchAdjourned{state.adjournment->envelope});
}

void carryOut(MatchState &state, const wish::OpenSealed &wish, const Asker &asker, Events &events)
{
    if (!open(state, *sealedText(*state.adjournment, wish.key), asker.at, events))
        resume(state, asker.at, events);
}

void carryOut(MatchState &state, const wish::StateSealed &wish, const Asker &asker, Events &events)
{
    events.push_back(SealedOpened{state.adjournment->envelope.sealedBy, {}, true});
    if (!playSealed(state, wish.move, asker.at, events))
        resume(state, asker.at, events);
}

// --- absence, at the start and at the resumption

MaybeRefusal refusal(const MatchState &state, const wish::StartClock &, const Asker &)
{
    if (auto why = notOpen(state))
        return why;
    if (state.phase != MatchPhase::Adjourned && state.phase != MatchPhase::Ready)
        return refused(Refusal::Kind::AlreadyStarted);
    if (!state.clock.timed())
        return refused(Refusal::Kind::NoClock);
    return state.clock.running() ? std::optional(refused(Refusal::Kind::ClockRuns)) : std::nullopt;
}

MaybeRefusal refusal(const MatchState &state, const wish::Absent &wish, const Asker &asker)
{
    if (auto why = notOpen(state))
        return why;
    const auto defaultTime = state.rules().absenceLoses;
    const bool somebody = wish.players.white || wish.players.black;
    const bool seen = (wish.players.white && state.present.white) || (wish.players.black && state.present.black);
    if (!defaultTime || !somebody || seen)
        return refused(Refusal::Kind::NobodyAbsent);
    if (state.phase != MatchPhase::Adjourned)
        return asker.at - state.waitingSince >= *defaultTime ? std::nullopt
                                                             : std::optional(refused(Refusal::Kind::NotYetAbsent));
    const auto since = state.adjournment->absentSince;
    if (defaultTime->count() > 0 && (!since || asker.at - *since < *defaultTime))
        return refused(Refusal::Kind::NotYetAbsent);
    return sealedText(*state.adjournment, wish.key) ? std::nullopt : std::optional(refused(Refusal::Kind::WrongKey));
}

void carryOut(MatchState &state, const wish::StartClock &, const Asker &asker, Events &events)
{
    state.clock.start(asker.at);
    if (state.adjournment)
        state.adjournment->absentSince = asker.at;
    events.push_back(AbsentClockStarted{state.clock.turn()});
}

void carryOut(MatchState &state, const wish::Absent &wish, const Asker &asker, Events &events)
{
    events.push_back(PlayersAbsent{wish.players});
    if (state.adjournment && open(state, *sealedText(*state.adjournment, wish.key), asker.at, events))
        return;
    Outcome outcome{Termination::Absence, {}};
    for (const Color color : AllColors) {
        if (!wish.players[color])
            outcome.points[color] = Points::One;
    }
    finish(state, outcome, asker.at, events);
}

} // namespace chess::protocol
