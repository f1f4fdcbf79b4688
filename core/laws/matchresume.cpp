#include "core/laws/keptlog.h"
#include "core/laws/match.h"
#include "core/laws/matchrecord.h"

#include <algorithm>
#include <span>
#include <utility>
#include <vector>

namespace chess {

namespace {

using ResumeError = Match::ResumeError;
using Kind = ResumeError::Kind;

std::vector<Move> movesOf(const Game &game)
{
    std::vector<Move> moves;
    for (const NodeId node : game.mainLine())
        moves.push_back(game.move(node));
    return moves;
}

bool isBeginning(std::span<const Move> moves, std::span<const Move> line)
{
    return moves.size() <= line.size() && std::ranges::equal(moves, line.first(moves.size()));
}

/// How many commands of \p log lead, in a match of \p terms, to a position of the line of \p game.
std::size_t commandsToTheLine(const Game &game, const MatchTerms &terms, const MatchLog &log)
{
    Game played(game.start(), game.variant());
    Match match(played, terms);
    const std::vector<Move> line = movesOf(game);
    std::size_t last = 0;
    for (std::size_t i = 0; i < log.size() && match.apply(log[i]); ++i) {
        if (isBeginning(movesOf(played), line))
            last = i + 1;
    }
    return last;
}

} // namespace

Expected<Match, Match::ReplayError> Match::replay(Game &game, const MatchTerms &terms, std::span<const Command> log)
{
    Match match(game, terms);
    for (std::size_t i = 0; i < log.size(); ++i) {
        const auto answered = match.apply(log[i]);
        if (!answered)
            return Unexpected(ReplayError{i, answered.error()});
    }
    return match;
}

Expected<Match, ResumeError> Match::resume(Game &game)
{
    const auto terms = recordedTerms(game);
    if (!terms)
        return Unexpected(ResumeError{Kind::NoMatch});
    const KeptLog log = keptLog(game);
    if (log.error)
        return Unexpected(ResumeError{Kind::LogUnreadable, log.commands.size()});
    Game played(game.start(), game.variant());
    auto match = replay(played, *terms, log.commands);
    if (!match)
        return Unexpected(ResumeError{Kind::LogRefused, match.error().command, match.error().refusal});
    if (movesOf(played) != movesOf(game))
        return Unexpected(ResumeError{Kind::OtherMoves});
    if (played.outcome() != game.outcome())
        return Unexpected(ResumeError{Kind::OtherResult});
    if (match->adjournment() && !envelopeRecorded(game, game.lineEnd(), match->adjournment()->envelope))
        return Unexpected(ResumeError{Kind::OtherEnvelope});
    match->attachTo(game);
    return std::move(*match);
}

std::optional<Match> Match::restore(Game &game)
{
    const auto terms = recordedTerms(game);
    if (!terms)
        return std::nullopt;
    MatchLog log = keptLog(game).commands;
    log.resize(commandsToTheLine(game, *terms, log));
    Game played(game.start(), game.variant());
    auto match = replay(played, *terms, log);
    if (!match)
        return std::nullopt; // not the log of these terms
    const auto line = game.mainLine();
    const auto plies = static_cast<std::size_t>(played.plies());
    game.truncate(plies == 0 ? RootNode : line[plies - 1]);
    game.setOutcome(played.outcome());
    if (!played.outcome())
        game.removeTag("Termination");
    keep(game, log);
    match->attachTo(game);
    return std::move(*match);
}

void Match::attachTo(Game &game)
{
    m_state.game = &game;
    m_state.lastNode = game.lineEnd();
}

} // namespace chess
