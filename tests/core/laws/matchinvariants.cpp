#include "matchinvariants.h"

#include <algorithm>
#include <array>
#include <utility>

using namespace chess;

namespace {

bool waitsForPress(const Match &match) { return match.shown() && match.shown()->kind == ShownMove::Kind::Legal; }

bool isOpen(const Match &match) { return match.phase() != MatchPhase::Ended && match.phase() != MatchPhase::Deciding; }

int completedPlies(const Match &match) { return match.history().plies() - (waitsForPress(match) ? 1 : 0); }

bool outcomesAgree(const Match &match)
{
    return match.outcome().has_value() == (match.phase() == MatchPhase::Ended)
        && match.game().outcome() == match.outcome();
}

bool gameFollowsHistory(const Match &match)
{
    const Game &game = match.game();
    const NodeId end = game.lineEnd();
    return end == match.lastNode() && game.depth(end) == match.history().plies()
        && game.positionAt(end) == match.position();
}

bool hasNoVariations(const Match &match)
{
    const Game &game = match.game();
    if (game.children(RootNode).size() > 1)
        return false;
    return std::ranges::all_of(game.mainLine(), [&](NodeId node) { return game.children(node).size() <= 1; });
}

bool questionsAreOpenInTime(const Match &match)
{
    const bool armed = match.offerArmed(Color::White) || match.offerArmed(Color::Black);
    if (match.offer() && armed)
        return false;
    if (match.takeBackRequest() && match.takeBackPlies(*match.takeBackRequest()) == 0)
        return false;
    if (isOpen(match))
        return true;
    const bool canAskBack = match.phase() == MatchPhase::Ended && match.rules().takeBackAfterEnd;
    return !match.offer() && !armed && !match.proposal() && (!match.takeBackRequest() || canAskBack);
}

bool partsBelongToPhases(const Match &match)
{
    return match.adjournment().has_value() == (match.phase() == MatchPhase::Adjourned)
        && match.decisionRequest().has_value() == (match.phase() == MatchPhase::Deciding);
}

/// An absent player's time may run before the start and before the resumption.
bool clockRunsInTime(const Match &match)
{
    const Clock &clock = match.clock();
    if (!clock.timed())
        return !clock.running();
    switch (match.phase()) {
    case MatchPhase::Running:
        return clock.running() != (match.rules().firstMoveFree && completedPlies(match) == 0);
    case MatchPhase::Ready:
        return true;
    case MatchPhase::Adjourned:
        return !clock.running() || match.adjournment()->absentSince.has_value();
    default:
        return !clock.running();
    }
}

bool clockKnowsTheTurn(const Match &match)
{
    if (!match.clock().timed() || !isOpen(match))
        return true;
    // a sealed move is completed, though not on the board
    const bool sealed = match.adjournment() && !match.adjournment()->sealed.empty();
    return match.clock().turn() == (sealed ? opposite(match.onMove()) : match.onMove());
}

/// A flag that has fallen ends the game, unless the move in an envelope may have ended it before (LAWS L-ADJ-5).
bool timesAreLeft(const Match &match)
{
    const bool mayHaveEnded = !isOpen(match) || (match.adjournment() && !match.adjournment()->sealed.empty());
    return std::ranges::all_of(AllColors, [&](Color color) {
        const auto left = match.clock().timeLeft(color, match.now());
        return !left || left->count() > 0 || (left->count() == 0 && mayHaveEnded);
    });
}

bool turnIsClear(const Match &match)
{
    return !match.shown() && match.touched().empty() && !match.announcedMove() && !match.adjusting();
}

bool turnFitsRules(const Match &match)
{
    const RuleSet &rules = match.rules();
    if (!isOpen(match))
        return turnIsClear(match);
    if (!rules.touchMove && (!match.touched().empty() || match.adjusting()))
        return false;
    if (waitsForPress(match))
        return rules.clockPassing == ClockPassing::ByHand && match.touched().empty() && !match.announcedMove();
    return true;
}

/// Nothing may bind a player so that he has no move at all.
bool somethingCanBeMoved(const Match &match)
{
    if (match.phase() != MatchPhase::Running || match.onMove() != match.sideToMove())
        return true;
    return std::ranges::any_of(match.position().legalMoves(), [&](Move legal) { return !match.moveRefusal(legal); });
}

} // namespace

std::string_view brokenInvariant(const Match &match)
{
    using Check = bool (*)(const Match &);
    static constexpr std::array<std::pair<std::string_view, Check>, 10> Checks{{
        {"phase and outcomes agree", outcomesAgree},
        {"the game follows the history", gameFollowsHistory},
        {"the game has no variations", hasNoVariations},
        {"questions are open in time", questionsAreOpenInTime},
        {"adjournment and decision belong to their phases", partsBelongToPhases},
        {"the clock runs in time", clockRunsInTime},
        {"the clock knows the turn", clockKnowsTheTurn},
        {"times are left", timesAreLeft},
        {"touches and drops fit the rules", turnFitsRules},
        {"the player on turn can move", somethingCanBeMoved},
    }};
    const auto *const broken = std::ranges::find_if(Checks, [&](const auto &check) { return !check.second(match); });
    return broken == Checks.end() ? std::string_view() : broken->first;
}

std::string_view firstDifference(const Match &one, const Match &other)
{
    const auto ofPlayers = [&](auto question) {
        return std::ranges::all_of(AllColors,
                                   [&](Color color) { return question(one, color) == question(other, color); });
    };
    const std::array<std::pair<std::string_view, bool>, 23> parts{{
        {"game", one.game() == other.game()},
        {"log", one.log() == other.log()},
        {"terms", one.terms() == other.terms()},
        {"phase", one.phase() == other.phase()},
        {"plies", one.history().plies() == other.history().plies()},
        {"position", one.position() == other.position()},
        {"occurrences", one.history().occurrences() == other.history().occurrences()},
        {"player on turn", one.onMove() == other.onMove()},
        {"outcome", one.outcome() == other.outcome()},
        {"signatures", ofPlayers([](const Match &match, Color color) { return match.hasSigned(color); })},
        {"man shown", one.shown() == other.shown()},
        {"men touched", std::ranges::equal(one.touched(), other.touched())},
        {"adjusting", one.adjusting() == other.adjusting()},
        {"announced move", one.announcedMove() == other.announcedMove()},
        {"illegal acts", ofPlayers([](const Match &match, Color color) { return match.illegalActs(color); })},
        {"clock", one.clock() == other.clock()},
        {"time", one.now() == other.now()},
        {"offer", one.offer() == other.offer()},
        {"armed offers", ofPlayers([](const Match &match, Color color) { return match.offerArmed(color); })},
        {"request to take back", one.takeBackRequest() == other.takeBackRequest()},
        {"proposal", one.proposal() == other.proposal()},
        {"presence", ofPlayers([](const Match &match, Color color) { return match.isPresent(color); })},
        {"adjournment", one.adjournment() == other.adjournment()},
    }};
    const auto *const differs = std::ranges::find_if(parts, [](const auto &part) { return !part.second; });
    return differs == parts.end() ? std::string_view() : differs->first;
}
