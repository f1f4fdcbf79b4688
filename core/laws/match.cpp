#include "core/laws/match.h"

#include "core/laws/canmate.h"
#include "core/laws/matchrecord.h"

#include <algorithm>
#include <cassert>
#include <utility>

namespace chess {

namespace {

Refusal refused(Refusal::Kind kind) { return {kind}; }

} // namespace

Match::Match(Game &game, const RuleSet &rules)
    : m_game(&game), m_rules(rules), m_history(game.start()), m_lastNode(RootNode)
{
    assert(game.lineEnd() == RootNode);
    recordRules(game, rules);
    // only what the position itself says: counters begin with the first move
    if (const auto outcome = outcomeOf(position(), m_rules)) {
        Events events;
        finish(*outcome, events);
    }
}

Expected<Match, Match::ReplayError> Match::replay(Game &game, const RuleSet &rules, std::span<const Command> log)
{
    Match match(game, rules);
    for (std::size_t i = 0; i < log.size(); ++i) {
        const auto answered = match.apply(log[i]);
        if (!answered)
            return Unexpected(ReplayError{i, answered.error()});
    }
    return match;
}

Match::Answered Match::move(Move move, MatchTime at) { return apply({Command::Kind::Move, sideToMove(), at, move}); }
Match::Answered Match::offerDraw(Color player, MatchTime at) { return apply({Command::Kind::OfferDraw, player, at}); }
Match::Answered Match::armOffer(Color player, MatchTime at) { return apply({Command::Kind::ArmOffer, player, at}); }
Match::Answered Match::disarmOffer(Color player, MatchTime at)
{
    return apply({Command::Kind::DisarmOffer, player, at});
}
Match::Answered Match::accept(Color player, MatchTime at) { return apply({Command::Kind::Accept, player, at}); }
Match::Answered Match::decline(Color player, MatchTime at) { return apply({Command::Kind::Decline, player, at}); }
Match::Answered Match::claimDraw(Color player, ClaimKind kind, std::optional<Move> intended, MatchTime at)
{
    return apply({Command::Kind::ClaimDraw, player, at, intended, kind});
}
Match::Answered Match::resign(Color player, MatchTime at) { return apply({Command::Kind::Resign, player, at}); }
Match::Answered Match::askTakeBack(Color player, MatchTime at)
{
    return apply({Command::Kind::AskTakeBack, player, at});
}
Match::Answered Match::acceptTakeBack(Color player, MatchTime at)
{
    return apply({Command::Kind::AcceptTakeBack, player, at});
}
Match::Answered Match::declineTakeBack(Color player, MatchTime at)
{
    return apply({Command::Kind::DeclineTakeBack, player, at});
}

Match::Answered Match::apply(Command command)
{
    if (!m_log.empty())
        command.at = std::max(command.at, m_log.back().at);
    if (const auto why = refusal(command))
        return Unexpected(*why);
    m_log.push_back(command);
    Events events;
    carryOut(command, events);
    return events;
}

std::optional<Refusal> Match::refusal(const Command &command) const
{
    switch (command.kind) {
    case Command::Kind::Move:
        assert(command.move);
        if (running() && command.player != sideToMove())
            return refused(Refusal::Kind::NotYourTurn);
        return moveRefusal(*command.move);
    case Command::Kind::OfferDraw:
        return offerRefusal(command.player);
    case Command::Kind::ArmOffer:
        return armRefusal(command.player);
    case Command::Kind::DisarmOffer:
        if (!running())
            return refused(Refusal::Kind::GameOver);
        return m_offerArmed[command.player] ? std::nullopt : std::optional(refused(Refusal::Kind::NoOffer));
    case Command::Kind::Accept:
    case Command::Kind::Decline:
        return answerRefusal(command.player);
    case Command::Kind::ClaimDraw:
        assert(command.claim);
        if (auto why = claimRefusal(command.player))
            return why;
        return command.move ? moveRefusal(*command.move) : std::nullopt;
    case Command::Kind::Resign:
        return resignRefusal(command.player);
    case Command::Kind::AskTakeBack:
        return takeBackRefusal(command.player);
    case Command::Kind::AcceptTakeBack:
    case Command::Kind::DeclineTakeBack:
        return takeBackAnswerRefusal(command.player);
    }
    return std::nullopt;
}

std::optional<Refusal> Match::moveRefusal(Move move) const
{
    if (!running())
        return refused(Refusal::Kind::GameOver);
    const auto next = position().play(move);
    if (!next)
        return Refusal{Refusal::Kind::IllegalMove, next.error(), move};
    if (m_announced && *m_announced != move)
        return Refusal{Refusal::Kind::AnnouncedMove, std::nullopt, m_announced};
    return std::nullopt;
}

std::optional<Refusal> Match::generalOfferRefusal(Color player) const
{
    if (!running())
        return refused(Refusal::Kind::GameOver);
    if (m_offer)
        return refused(m_offer->by == player ? Refusal::Kind::OfferIsOpen : Refusal::Kind::OpponentsOfferIsOpen);
    if (m_offerBlocked[player])
        return refused(Refusal::Kind::OfferRefusedBefore);
    return std::nullopt;
}

std::optional<Refusal> Match::offerRefusal(Color player) const
{
    if (auto why = generalOfferRefusal(player))
        return why;
    return agreementPossible() ? std::nullopt : std::optional(refused(Refusal::Kind::OfferTooEarly));
}

std::optional<Refusal> Match::armRefusal(Color player) const
{
    if (auto why = generalOfferRefusal(player))
        return why;
    if (player != sideToMove())
        return refused(Refusal::Kind::NotYourTurn);
    // the move that carries the offer counts too
    const bool possible = movesMade(player) + 1 >= m_rules.movesBeforeAgreement
        && movesMade(opposite(player)) >= m_rules.movesBeforeAgreement;
    return possible ? std::nullopt : std::optional(refused(Refusal::Kind::OfferTooEarly));
}

std::optional<Refusal> Match::answerRefusal(Color player) const
{
    if (!running())
        return refused(Refusal::Kind::GameOver);
    if (!m_offer || m_offer->by == player)
        return refused(Refusal::Kind::NoOffer);
    return std::nullopt;
}

std::optional<Refusal> Match::claimRefusal(Color player) const
{
    if (!running())
        return refused(Refusal::Kind::GameOver);
    if (player != sideToMove())
        return refused(Refusal::Kind::NotYourTurn);
    if (m_announced)
        return Refusal{Refusal::Kind::AnnouncedMove, std::nullopt, m_announced};
    return std::nullopt;
}

std::optional<Refusal> Match::resignRefusal(Color) const
{
    return running() ? std::nullopt : std::optional(refused(Refusal::Kind::GameOver));
}

std::optional<Refusal> Match::takeBackRefusal(Color player) const
{
    if (!m_rules.takeBack)
        return refused(Refusal::Kind::NoTakeBack);
    if (!running())
        return refused(Refusal::Kind::GameOver);
    if (m_takeBackRequest)
        return refused(Refusal::Kind::TakeBackIsAsked);
    if (takeBackPlies(player) == 0)
        return refused(Refusal::Kind::NothingToTakeBack);
    if (m_takeBackBlocked[player])
        return refused(Refusal::Kind::TakeBackRefusedBefore);
    return std::nullopt;
}

std::optional<Refusal> Match::takeBackAnswerRefusal(Color player) const
{
    if (!running())
        return refused(Refusal::Kind::GameOver);
    if (!m_takeBackRequest || *m_takeBackRequest == player)
        return refused(Refusal::Kind::NoTakeBackRequest);
    return std::nullopt;
}

void Match::carryOut(const Command &command, Events &events)
{
    switch (command.kind) {
    case Command::Kind::Move:
        return makeMove(command, events);
    case Command::Kind::OfferDraw:
        return makeOffer(command.player, command.player == sideToMove() ? OfferKind::Early : OfferKind::OutOfTurn,
                         events);
    case Command::Kind::ArmOffer:
    case Command::Kind::DisarmOffer:
        m_offerArmed[command.player] = command.kind == Command::Kind::ArmOffer;
        events.push_back(OfferArmed{command.player, m_offerArmed[command.player]});
        return;
    case Command::Kind::Accept:
        endOffer(Answer::Accepted, events);
        return finish(draw(Termination::Agreement), events);
    case Command::Kind::Decline:
        return endOffer(Answer::Declined, events);
    case Command::Kind::ClaimDraw:
        return checkClaim(command, events);
    case Command::Kind::Resign: {
        const Color opponent = opposite(command.player);
        const bool cannotMate = canMate(position(), opponent, QuickNodes).answer == Verdict::No;
        return finish(cannotMate ? draw(Termination::Resignation) : win(opponent, Termination::Resignation), events);
    }
    case Command::Kind::AskTakeBack:
        m_takeBackRequest = command.player;
        events.push_back(TakeBackAsked{command.player});
        return;
    case Command::Kind::AcceptTakeBack:
        return takeBack(events);
    case Command::Kind::DeclineTakeBack:
        m_takeBackBlocked[*m_takeBackRequest] = true;
        events.push_back(TakeBackEnded{*m_takeBackRequest, Answer::Declined, 0});
        m_takeBackRequest.reset();
        return;
    }
}

void Match::makeMove(const Command &command, Events &events)
{
    const Color mover = command.player;
    const NodeId moveBefore = m_lastNode;
    m_lastNode = m_game->appendMove(m_lastNode, *command.move).node();
    m_history.play(*command.move);
    m_announced.reset();
    m_takeBackBlocked = {};
    events.push_back(MoveMade{mover, *command.move});

    if (m_takeBackRequest) {
        events.push_back(TakeBackEnded{*m_takeBackRequest, Answer::DeclinedByMove, 0});
        m_takeBackRequest.reset();
    }
    // playing on refuses the opponent's offer; the mover's own offer stays, and its sign belongs after his move
    if (m_offer && m_offer->by != mover)
        endOffer(Answer::DeclinedByMove, events);
    else if (m_offer && (m_offer->kind == OfferKind::Early || m_offer->kind == OfferKind::Claim))
        moveOffer(*m_game, moveBefore, m_lastNode, mover, m_offer->kind);

    auto outcome = outcomeOf(position(), m_rules);
    if (!outcome)
        outcome = outcomeOfCounters(m_history, m_rules);
    if (outcome)
        return finish(*outcome, events);
    if (m_offerArmed[mover]) {
        m_offerArmed[mover] = false;
        if (!m_offer)
            makeOffer(mover, OfferKind::WithMove, events);
    }
}

void Match::makeOffer(Color by, OfferKind kind, Events &events)
{
    m_offer = Offer{by, kind};
    m_offerArmed = {};
    recordOffer(*m_game, m_lastNode, by, kind);
    events.push_back(OfferMade{by, kind});
}

void Match::endOffer(Answer answer, Events &events)
{
    const Color by = m_offer->by;
    if (answer == Answer::Declined || answer == Answer::DeclinedByMove) {
        m_offerBlocked[by] = true;
        m_offerBlocked[opposite(by)] = false;
    }
    m_offer.reset();
    events.push_back(OfferEnded{by, answer});
}

Match::Claimed Match::check(ClaimKind kind, std::optional<Move> intended) const
{
    return chess::checkClaim(m_history, m_rules, kind, intended);
}

void Match::checkClaim(const Command &command, Events &events)
{
    const auto [right, count] = check(*command.claim, command.move);
    const ClaimChecked claim{command.player, *command.claim, command.move, right, count};
    recordClaim(*m_game, m_lastNode, claim);
    events.push_back(claim);
    if (right) {
        return finish(
            draw(*command.claim == ClaimKind::Fifty ? Termination::FiftyMoves : Termination::ThreefoldRepetition),
            events);
    }
    m_announced = command.move;
    // where the opponent's offer stands it can simply be accepted, and before the first moves nothing can be agreed
    if (!m_offer && agreementPossible())
        makeOffer(command.player, OfferKind::Claim, events);
}

int Match::takeBackPlies(Color player) const
{
    const int plies = sideToMove() == player ? 2 : 1;
    return m_history.plies() >= plies ? plies : 0;
}

void Match::takeBack(Events &events)
{
    const Color by = *m_takeBackRequest;
    const int plies = takeBackPlies(by);
    for (int ply = 0; ply < plies; ++ply) {
        const NodeId undone = m_lastNode;
        m_lastNode = m_game->parent(undone).value_or(RootNode);
        m_game->deleteFrom(undone);
    }
    m_history.takeBack(plies);
    m_takeBackRequest.reset();
    m_announced.reset();
    m_offerArmed = {};
    events.push_back(TakeBackEnded{by, Answer::Accepted, plies});
    if (m_offer)
        endOffer(Answer::Lapsed, events);
}

void Match::finish(const Outcome &outcome, Events &events)
{
    m_outcome = outcome;
    if (m_offer)
        endOffer(Answer::Lapsed, events);
    m_offerArmed = {};
    if (m_takeBackRequest)
        events.push_back(TakeBackEnded{*std::exchange(m_takeBackRequest, std::nullopt), Answer::Lapsed, 0});
    m_announced.reset();
    recordOutcome(*m_game, outcome);
    events.push_back(MatchEnded{outcome});
}

bool Match::agreementPossible() const
{
    return std::ranges::all_of(AllColors,
                               [this](Color color) { return movesMade(color) >= m_rules.movesBeforeAgreement; });
}

int Match::movesMade(Color player) const
{
    // the side that began has made the odd move
    const int plies = m_history.plies();
    return player == m_history.start().sideToMove() ? (plies + 1) / 2 : plies / 2;
}

} // namespace chess
