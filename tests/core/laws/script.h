#pragma once

#include "core/laws/logtext.h"
#include "core/laws/match.h"
#include "core/notation/fen.h"

#include <QStringList>

#include <map>
#include <optional>
#include <string>

/// A match written in words, for tables:
/// "e2e4" a move by the player on turn; "w=" offers, "w~" arms an offer, "w~~" disarms it, "w+" accepts, "w-" declines,
/// "w#" resigns, "w<" asks for a take-back, "w<+" and "w<-" answer the opponent's request, "w?3", "w?50" claim,
/// "w?3:g1f3" claims with a move; b likewise. Everything else is a line of the log without its time, with colons for
/// blanks, who asks coming first: "w:press", "w:touch:e2", "a:add-time:w:-5000", "-:tick".
/// "@90" after a word are the seconds it takes, else it takes one.
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

/// The seconds that a word takes, as milliseconds; the word is left without them.
inline chess::MatchTime takeTime(std::string &word)
{
    const auto mark = word.find('@');
    if (mark == std::string::npos)
        return chess::MatchTime(1000);
    const double seconds = QString::fromStdString(word.substr(mark + 1)).toDouble();
    word.erase(mark);
    return chess::MatchTime(qRound64(seconds * 1000));
}

/// "w:touch:e2" as the line of the log that it stands for.
inline chess::Command commandOfLine(const std::string &word, chess::MatchTime at)
{
    QStringList words = QString::fromStdString(word).split(':');
    const QString by = words.takeFirst();
    words.insert(1, by);
    words.insert(2, QString::number(at.count()));
    const auto command = chess::parseCommand(words.join(' ').toStdString());
    if (!command)
        qFatal("\"%s\" is no command", word.c_str());
    return *command;
}

inline chess::Command commandOf(const chess::Match &match, std::string word)
{
    namespace wish = chess::wish;
    const chess::MatchTime at = match.now() + takeTime(word);
    const bool isMove = word.size() >= 4 && chess::parseSquare(std::string_view(word).substr(0, 2))
        && chess::parseSquare(std::string_view(word).substr(2, 2));
    if (isMove)
        return {wish::Move{moveOf(match.position(), word)}, chess::actor(match.onMove()), at};
    if (word.size() > 1 && word[1] == ':')
        return commandOfLine(word, at);

    const auto by = word[0] == 'w' ? chess::Actor::White : chess::Actor::Black;
    const std::string asked = word.substr(1);
    if (asked.starts_with("?")) {
        const auto colon = asked.find(':');
        const auto kind = asked.substr(1, colon == std::string::npos ? colon : colon - 1) == "50"
            ? chess::ClaimKind::Fifty
            : chess::ClaimKind::Threefold;
        wish::ClaimDraw claim{kind};
        if (colon != std::string::npos)
            claim.intended = moveOf(match.position(), asked.substr(colon + 1));
        return {claim, by, at};
    }
    static const std::map<std::string, chess::Wish> Wishes{
        {"=", wish::OfferDraw{}},   {"~", wish::ArmOffer{}},        {"~~", wish::DisarmOffer{}},
        {"+", wish::Accept{}},      {"-", wish::Decline{}},         {"#", wish::Resign{}},
        {"<", wish::AskTakeBack{}}, {"<+", wish::AcceptTakeBack{}}, {"<-", wish::DeclineTakeBack{}},
    };
    const auto found = Wishes.find(asked);
    if (found == Wishes.end())
        qFatal("\"%s\" means nothing", word.c_str());
    return {found->second, by, at};
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
