#include "core/laws/protocols.h"

#include "core/laws/clockrecord.h"
#include "core/laws/endings.h"
#include "core/laws/matchrecord.h"
#include "core/laws/touchmove.h"

#include <cassert>
#include <utility>

namespace chess::protocol {

namespace {

/// Is an illegal drop shown until the clock is pressed, to be penalised then?
bool showsIllegalDrops(const RuleSet &rules)
{
    return rules.clockPassing == ClockPassing::ByHand && rules.illegalMoves == IllegalMoveRule::Penalise;
}

/// The error of what is dropped; empty for a legal move.
std::optional<MoveError> dropError(const MatchState &state, const wish::Drop &drop)
{
    const auto move = state.position().moveFor(drop.from, drop.to, drop.promotion);
    return move ? std::nullopt : std::optional(move.error());
}

/// The turn of \p player, with nothing on the board that waits for the clock.
MaybeRefusal turnRefusal(const MatchState &state, Color player)
{
    if (auto why = notRunning(state))
        return why;
    if (state.waitsForPress())
        return refused(Refusal::Kind::MoveNotCompleted);
    return player == state.onMove() ? std::nullopt : std::optional(refused(Refusal::Kind::NotYourTurn));
}

/// A pawn that was released on the last rank must promote there (LAWS L-PRO-2) [4.7].
MaybeRefusal promotionRefusal(const MatchState &state, Square from, Square to)
{
    const auto &shown = state.shown;
    if (!state.rules().touchMove || !shown || shown->kind != ShownMove::Kind::PromotionOpen)
        return std::nullopt;
    if (shown->from == from && shown->to == to)
        return std::nullopt;
    return Refusal{Refusal::Kind::PromotionOpen, std::nullopt, Move(shown->from, shown->to)};
}

/// Why a pawn may not stand on the last rank now, whatever it is to become.
MaybeRefusal pawnRefusal(const MatchState &state, Square from, Square to)
{
    MaybeRefusal why;
    for (const PieceType type : {PieceType::Knight, PieceType::Bishop, PieceType::Rook, PieceType::Queen}) {
        why = moveRefusal(state, Move(from, to, type));
        if (!why)
            break;
    }
    return why;
}

/// Does the man go back to its own square, where it was touched and not moved? (LAWS L-TCH-6)
bool isPutBack(const wish::Drop &drop) { return drop.from == drop.to; }

bool countsAsKingGivenAway(const MatchState &state, const wish::Drop &drop, const MoveError &error)
{
    return state.rules().illegalMoves == IllegalMoveRule::CountKingGivenAway
        && givesKingAway(state.position(), drop, error);
}

/// The move on the board answers what was open between the players. An offer made before the own move stands after it
/// on the score sheet (LAWS L-OFR-7).
void answerByMoving(MatchState &state, Color mover, NodeId nodeBefore, MatchTime at, Events &events)
{
    if (state.takeBackRequest)
        endTakeBackRequest(state, Answer::DeclinedByMove, events);
    if (state.proposal && state.proposal->by != mover)
        endProposal(state, Answer::DeclinedByMove, events);
    declineByPlaying(state, mover, at, events);
    if (const auto &offer = state.offers.open(); offer && offer->kind != OfferKind::OutOfTurn)
        moveOffer(*state.game, nodeBefore, state.lastNode, mover, offer->kind);
}

/// Makes the offer that the move carries.
void offerWithMove(MatchState &state, Color mover, Events &events)
{
    if (!state.offers.armed(mover))
        return;
    state.offers.arm(mover, false);
    if (!state.offers.open())
        makeOffer(state, mover, OfferKind::WithMove, events);
}

void recordClock(MatchState &state, Color mover, MatchTime at)
{
    if (const auto left = state.clock.timeLeft(mover, at))
        recordTimeLeft(*state.game, state.lastNode, *left);
}

void makeMove(MatchState &state, Move move, MatchTime at, Events &events)
{
    const Color mover = state.onMove();
    const NodeId nodeBefore = state.lastNode;
    placeMove(state, move, events);
    answerByMoving(state, mover, nodeBefore, at, events);
    if (judgePosition(state, at, events))
        return recordClock(state, mover, at); // complete without a press [6.2.1]
    offerWithMove(state, mover, events);
    if (state.rules().clockPassing == ClockPassing::ByHand)
        state.shown = ShownMove{ShownMove::Kind::Legal, move.from(), move.destination()};
    else
        passTurn(state, at);
}

/// The pawn becomes a queen and the opponent is to move [7.5.2].
void completeUnpromoted(MatchState &state, const ShownMove &pawn, MatchTime at, Events &events)
{
    const Color mover = state.onMove();
    const NodeId nodeBefore = state.lastNode;
    placeMove(state, Move(pawn.from, pawn.to, PieceType::Queen), events);
    answerByMoving(state, mover, nodeBefore, at, events);
    if (countIllegalAct(state, mover, IllegalAct::PawnNotPromoted, at, events) || judgePosition(state, at, events))
        return recordClock(state, mover, at);
    offerWithMove(state, mover, events);
    passTurn(state, at);
}

} // namespace

MaybeRefusal moveRefusal(const MatchState &state, Move move)
{
    if (auto why = promotionRefusal(state, move.from(), move.to()))
        return why;
    if (const auto next = state.position().play(move); !next)
        return Refusal{Refusal::Kind::IllegalMove, next.error(), move};
    if (state.announced) // it is fixed, whatever was touched since (LAWS L-CLM-4)
        return *state.announced == move ? std::nullopt
                                        : MaybeRefusal({Refusal::Kind::AnnouncedMove, std::nullopt, state.announced});
    const TouchBond bond = touchBond(state.position(), state.touched);
    if (bond.allowed.contains(move))
        return std::nullopt;
    Refusal refusal = refused(Refusal::Kind::TouchedMan);
    for (const auto &man : {bond.mover, bond.taken}) {
        if (man)
            refusal.squares |= Bitboard(*man);
    }
    return refusal;
}

MaybeRefusal refusal(const MatchState &state, const wish::Move &wish, const Asker &asker)
{
    if (auto why = turnRefusal(state, asker.player()))
        return why;
    return moveRefusal(state, wish.move);
}

MaybeRefusal refusal(const MatchState &state, const wish::Drop &wish, const Asker &asker)
{
    if (auto why = turnRefusal(state, asker.player()))
        return why;
    if (!state.position().pieceAt(wish.from))
        return refused(Refusal::Kind::NoManThere);
    if (auto why = promotionRefusal(state, wish.from, wish.to))
        return why;
    const auto error = dropError(state, wish);
    if (!error)
        return moveRefusal(state, *state.position().moveFor(wish.from, wish.to, wish.promotion));
    if (error->kind == MoveError::Kind::PromotionImpossible)
        return Refusal{Refusal::Kind::IllegalMove, *error, std::nullopt};
    if (error->kind == MoveError::Kind::PromotionMissing) {
        if (auto why = pawnRefusal(state, wish.from, wish.to))
            return why;
    }
    const RuleSet &rules = state.rules();
    const bool changesBoard =
        isPutBack(wish) ? state.shown && state.shown->from == wish.from : showsIllegalDrops(rules);
    if (changesBoard || rules.touchMove || countsAsKingGivenAway(state, wish, *error))
        return std::nullopt;
    return Refusal{Refusal::Kind::IllegalMove, *error, std::nullopt};
}

MaybeRefusal refusal(const MatchState &state, const wish::PressClock &, const Asker &asker)
{
    if (auto why = notRunning(state))
        return why;
    const RuleSet &rules = state.rules();
    if (rules.clockPassing != ClockPassing::ByHand)
        return refused(Refusal::Kind::PassedByItself);
    if (asker.player() != state.onMove())
        return refused(Refusal::Kind::NotYourTurn);
    if (state.waitsForPress() || rules.illegalMoves == IllegalMoveRule::Penalise)
        return std::nullopt;
    if (state.shown)
        return Refusal{Refusal::Kind::PromotionOpen, std::nullopt, Move(state.shown->from, state.shown->to)};
    return refused(Refusal::Kind::NothingToComplete);
}

void carryOut(MatchState &state, const wish::Move &wish, const Asker &asker, Events &events)
{
    makeMove(state, wish.move, asker.at, events);
}

void carryOut(MatchState &state, const wish::Drop &wish, const Asker &asker, Events &events)
{
    const Color mover = asker.player();
    const RuleSet &rules = state.rules();
    const auto error = dropError(state, wish);
    if (!error)
        return makeMove(state, *state.position().moveFor(wish.from, wish.to, wish.promotion), asker.at, events);
    state.adjusting = false; // who moves a man elsewhere doesn't adjust it
    if (rules.touchMove) {
        touch(state, wish.from, events);
        declineByPlaying(state, mover, asker.at, events);
    }
    const bool promotes = error->kind == MoveError::Kind::PromotionMissing;
    if (!isPutBack(wish) && (showsIllegalDrops(rules) || (promotes && rules.touchMove))) {
        state.shown =
            ShownMove{promotes ? ShownMove::Kind::PromotionOpen : ShownMove::Kind::Illegal, wish.from, wish.to};
        events.push_back(DropShown{mover, wish.from, wish.to});
        return;
    }
    if (state.shown && state.shown->from == wish.from)
        state.shown.reset();
    events.push_back(DropReturned{mover, wish.from, wish.to, *error});
    if (countsAsKingGivenAway(state, wish, *error))
        countIllegalAct(state, mover, IllegalAct::KingGivenAway, asker.at, events);
}

void carryOut(MatchState &state, const wish::PressClock &, const Asker &asker, Events &events)
{
    const auto shown = std::exchange(state.shown, std::nullopt);
    if (!shown) {
        countIllegalAct(state, asker.player(), IllegalAct::PressWithoutMove, asker.at, events);
        return;
    }
    switch (shown->kind) {
    case ShownMove::Kind::Legal:
        events.push_back(MoveCompleted{asker.player()});
        return passTurn(state, asker.at);
    case ShownMove::Kind::PromotionOpen:
        return completeUnpromoted(state, *shown, asker.at, events);
    case ShownMove::Kind::Illegal:
        // the position before it is still there, and so is the touch that binds its man [7.5.1]
        countIllegalAct(state, asker.player(), IllegalAct::Move, asker.at, events);
    }
}

void placeMove(MatchState &state, Move move, Events &events)
{
    events.push_back(MoveMade{state.position().sideToMove(), move});
    state.lastNode = state.game->appendMove(state.lastNode, move).node();
    state.history.play(move);
    state.takeBackBlocked = {};
    clearTurn(state);
}

bool judgePosition(MatchState &state, MatchTime at, Events &events)
{
    auto outcome = outcomeOf(state.position(), state.rules());
    if (!outcome)
        outcome = outcomeOfCounters(state.history, state.rules());
    if (outcome) {
        finish(state, *outcome, at, events);
        state.endedByMove = true;
        return true;
    }
    const Color next = state.position().sideToMove();
    if (state.rules().threefold == DrawRule::Ask
        && checkClaim(state.history, state.rules(), ClaimKind::Threefold).right)
        events.push_back(DrawPossible{next, ClaimKind::Threefold});
    else if (state.rules().fifty == DrawRule::Ask && checkClaim(state.history, state.rules(), ClaimKind::Fifty).right)
        events.push_back(DrawPossible{next, ClaimKind::Fifty});
    return false;
}

void passTurn(MatchState &state, MatchTime at)
{
    assert(!state.shown);
    clearTurn(state);
    if (!state.clock.timed())
        return;
    const Color mover = opposite(state.position().sideToMove());
    state.clock.pass(at);
    recordClock(state, mover, at);
    Clock atStart = state.clock;
    atStart.stop(at);
    state.turnClocks.push_back(atStart);
}

void clearTurn(MatchState &state)
{
    state.shown.reset();
    state.touched.clear();
    state.adjusting = false;
    state.announced.reset();
    state.repliesToSealed = false;
}

} // namespace chess::protocol
