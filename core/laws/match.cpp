#include "core/laws/match.h"

#include "core/laws/canmate.h"
#include "core/laws/keptlog.h"
#include "core/laws/matchrecord.h"
#include "core/laws/protocols.h"

#include <algorithm>
#include <cassert>
#include <utility>

namespace chess {

namespace {

/// Who plays is there (LAWS L-CLK-9); who only speaks before the start, or between sealing and resumption, need not be.
bool playIsOn(MatchPhase phase) { return phase != MatchPhase::Ready && phase != MatchPhase::Adjourned; }

/// Everything is written after the move that it followed; what came before a move of the same command, after the one
/// before.
void recordEvents(Game &game, NodeId nodeBefore, NodeId node, const Events &events)
{
    const auto move =
        std::ranges::find_if(events, [](const Event &event) { return std::holds_alternative<MoveMade>(event); });
    bool afterMove = move == events.end();
    for (const Event &event : events) {
        afterMove = afterMove || std::holds_alternative<MoveMade>(event);
        record(game, afterMove ? node : nodeBefore, event);
    }
}

} // namespace

Match::Match(Game &game, const MatchTerms &terms) : m_state(game, terms)
{
    assert(game.lineEnd() == RootNode);
    recordTerms(game, terms);
    // only what the position itself says: counters begin with the first move
    if (const auto outcome = outcomeOf(position(), terms.rules)) {
        Events events;
        protocol::finish(m_state, *outcome, MatchTime(), events);
        recordEvents(game, RootNode, RootNode, events);
    }
}

Match::Match(Game &game, const RuleSet &rules) : Match(game, MatchTerms{rules, {}}) { }

Match::Answered Match::apply(Command command)
{
    command.at = std::max(command.at, m_state.now);
    if (const auto flag = nextFlag(); flag && *flag <= command.at)
        command = {wish::Tick{}, Actor::Program, *flag};
    if (const auto why = refusal(command))
        return Unexpected(*why);

    Events events;
    const NodeId nodeBefore = m_state.lastNode;
    m_state.now = command.at;
    if (playIsOn(m_state.phase))
        protocol::noteWhoIsThere(m_state, command.by);
    std::visit(
        [&](const auto &wish) {
            protocol::carryOut(m_state, wish, {command.by, command.at}, events);
        },
        command.wish);
    recordEvents(*m_state.game, nodeBefore, m_state.lastNode, events);
    keep(*m_state.game, command);
    m_log.push_back(std::move(command));
    return events;
}

std::optional<Refusal> Match::refusal(const Command &command) const
{
    return std::visit(
        [&]<typename Wish>(const Wish &wish) -> std::optional<Refusal> {
            if (!protocol::may(command.by, protocol::RightTo<Wish>))
                return Refusal{Refusal::Kind::NotForThisActor};
            return protocol::refusal(m_state, wish, {command.by, std::max(command.at, m_state.now)});
        },
        command.wish);
}

Match::Answered Match::move(Move move, MatchTime at) { return apply({wish::Move{move}, actor(sideToMove()), at}); }
Match::Answered Match::offerDraw(Color player, MatchTime at) { return apply({wish::OfferDraw{}, actor(player), at}); }
Match::Answered Match::armOffer(Color player, MatchTime at) { return apply({wish::ArmOffer{}, actor(player), at}); }
Match::Answered Match::disarmOffer(Color player, MatchTime at)
{
    return apply({wish::DisarmOffer{}, actor(player), at});
}
Match::Answered Match::accept(Color player, MatchTime at) { return apply({wish::Accept{}, actor(player), at}); }
Match::Answered Match::decline(Color player, MatchTime at) { return apply({wish::Decline{}, actor(player), at}); }
Match::Answered Match::claimDraw(Color player, ClaimKind kind, std::optional<Move> intended, MatchTime at)
{
    return apply({wish::ClaimDraw{kind, intended}, actor(player), at});
}
Match::Answered Match::resign(Color player, MatchTime at) { return apply({wish::Resign{}, actor(player), at}); }
Match::Answered Match::askTakeBack(Color player, MatchTime at)
{
    return apply({wish::AskTakeBack{}, actor(player), at});
}
Match::Answered Match::acceptTakeBack(Color player, MatchTime at)
{
    return apply({wish::AcceptTakeBack{}, actor(player), at});
}
Match::Answered Match::declineTakeBack(Color player, MatchTime at)
{
    return apply({wish::DeclineTakeBack{}, actor(player), at});
}

std::optional<Refusal> Match::moveRefusal(Move move) const
{
    return refusal({wish::Move{move}, actor(sideToMove()), now()});
}
std::optional<Refusal> Match::offerRefusal(Color player) const
{
    return refusal({wish::OfferDraw{}, actor(player), now()});
}
std::optional<Refusal> Match::armRefusal(Color player) const
{
    return refusal({wish::ArmOffer{}, actor(player), now()});
}
std::optional<Refusal> Match::answerRefusal(Color player) const
{
    return refusal({wish::Accept{}, actor(player), now()});
}
std::optional<Refusal> Match::claimRefusal(Color player) const { return protocol::claimRefusal(m_state, player); }
std::optional<Refusal> Match::resignRefusal(Color player) const
{
    return refusal({wish::Resign{}, actor(player), now()});
}
std::optional<Refusal> Match::takeBackRefusal(Color player) const
{
    return refusal({wish::AskTakeBack{}, actor(player), now()});
}
std::optional<Refusal> Match::takeBackAnswerRefusal(Color player) const
{
    return refusal({wish::AcceptTakeBack{}, actor(player), now()});
}

bool Match::isFinal() const
{
    if (m_state.phase != Phase::Ended)
        return false;
    if (!rules().signResult || m_state.outcome->termination == Termination::Void)
        return true;
    return hasSigned(Color::White) && hasSigned(Color::Black);
}

std::optional<MoveList> Match::boundMoves() const { return protocol::boundMoves(m_state); }

int Match::takeBackPlies(Color player) const { return protocol::takeBackPlies(m_state, player); }

std::optional<DecisionRequest> Match::decisionRequest() const { return protocol::decisionRequest(m_state); }

Match::Claimed Match::check(ClaimKind kind, std::optional<Move> intended) const
{
    return checkClaim(m_state.history, rules(), kind, intended);
}

wish::Decide answer(const DecisionRequest &request, const std::stop_token &stop)
{
    const MateProof proof = canMate(request.position, request.side, request.nodes, stop);
    return {proof.answer, proof.nodes};
}

} // namespace chess
