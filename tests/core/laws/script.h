#pragma once

#include "core/laws/match.h"
#include "core/notation/fen.h"

#include <QStringList>

#include <cassert>
#include <optional>
#include <string>

/// A match written in words, for tables:
/// "e2e4" a move; "w=" offers, "w~" arms an offer, "w~~" disarms it, "w+" accepts, "w-" declines, "w#" resigns,
/// "w<" asks for a take-back, "w<+" and "w<-" answer the opponent's request, "w?3", "w?50" claim, "w?3:g1f3" claims
/// with a move; b likewise. A word takes one second.
namespace script {

/// FIDE's rules with the take-back of two friends.
inline chess::RuleSet withTakeBack()
{
    chess::RuleSet rules;
    rules.takeBack = true;
    return rules;
}

inline chess::Position positionOf(const std::string &fen)
{
    if (fen == "startpos")
        return {};
    return chess::Position::from(chess::readFen(fen).value().setup).value();
}

/// Reads "e2e4" or "e7e8q" as a player means it; text that means no legal move becomes a plain move from square to
/// square.
inline chess::Move moveOf(const chess::Position &position, const std::string &word)
{
    const auto from = chess::parseSquare(std::string_view(word).substr(0, 2)).value();
    const auto to = chess::parseSquare(std::string_view(word).substr(2, 2)).value();
    const auto promotion = word.size() > 4 ? chess::parsePieceType(word[4]) : std::nullopt;
    return position.moveFor(from, to, promotion).value_or(chess::Move(from, to));
}

/// The positions after the moves \p words, all of which must be legal.
inline chess::PositionHistory historyOf(const std::string &fen, const std::string &words)
{
    chess::PositionHistory history(positionOf(fen));
    for (const QString &word : QString::fromStdString(words).split(' ', Qt::SkipEmptyParts))
        history.play(moveOf(history.current(), word.toStdString()));
    return history;
}

inline chess::Command commandOf(const chess::Match &match, const std::string &word)
{
    using Kind = chess::Command::Kind;
    const auto at = (match.log().empty() ? chess::MatchTime() : match.log().back().at) + chess::MatchTime(1000);
    const bool isMove = word.size() >= 4 && chess::parseSquare(std::string_view(word).substr(0, 2))
        && chess::parseSquare(std::string_view(word).substr(2, 2));
    if (isMove)
        return {Kind::Move, match.sideToMove(), at, moveOf(match.position(), word)};
    const auto player = word[0] == 'w' ? chess::Color::White : chess::Color::Black;
    const std::string wish = word.substr(1);
    if (wish.starts_with("?")) {
        const auto colon = wish.find(':');
        const auto kind = wish.substr(1, colon == std::string::npos ? colon : colon - 1) == "50"
            ? chess::ClaimKind::Fifty
            : chess::ClaimKind::Threefold;
        chess::Command command{Kind::ClaimDraw, player, at, std::nullopt, kind};
        if (colon != std::string::npos)
            command.move = moveOf(match.position(), wish.substr(colon + 1));
        return command;
    }
    const auto kind = wish == "=" ? Kind::OfferDraw
        : wish == "~"             ? Kind::ArmOffer
        : wish == "~~"            ? Kind::DisarmOffer
        : wish == "+"             ? Kind::Accept
        : wish == "-"             ? Kind::Decline
        : wish == "#"             ? Kind::Resign
        : wish == "<"             ? Kind::AskTakeBack
        : wish == "<+"            ? Kind::AcceptTakeBack
                                  : Kind::DeclineTakeBack;
    assert(kind != Kind::DeclineTakeBack || wish == "<-");
    return {kind, player, at};
}

/// Gives the words to \p match one by one. A word that begins with "!" must be refused, any other must not.
/// Returns the last refusal.
inline std::optional<chess::Refusal> run(chess::Match &match, const std::string &words)
{
    std::optional<chess::Refusal> refusal;
    for (const QString &part : QString::fromStdString(words).split(' ', Qt::SkipEmptyParts)) {
        const bool refused = part.startsWith('!');
        const auto answered = match.apply(commandOf(match, part.mid(refused ? 1 : 0).toStdString()));
        if (bool(answered) == refused)
            qFatal("%s in \"%s\" was%s refused", qPrintable(part), words.c_str(), refused ? " not" : "");
        if (!answered)
            refusal = answered.error();
    }
    return refusal;
}

} // namespace script
