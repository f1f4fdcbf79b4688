#pragma once

#include "core/laws/logtext.h"
#include "core/laws/match.h"
#include "core/laws/matchrecord.h"
#include "core/notation/fen.h"

#include <QStringList>
#include <QTest>

#include <map>
#include <optional>
#include <string>

/// A match written in words, for tables:
/// "e2e4" a move by the player on turn; "w=" offers, "w~" arms an offer, "w~~" disarms it, "w+" accepts, "w-" declines,
/// "w#" resigns, "w<" asks for a take-back, "w<+" and "w<-" answer the opponent's request, "w?3", "w?50" claim,
/// "w?3:g1f3" claims with a move; b likewise. "e2" touches, "e2-e5" releases a man where it may not go (or a pawn on
/// the last rank without a piece for it), "adjust" and "press" are the player's on turn, "start" starts the clocks.
/// Everything else is a line of the log without its time, with colons for blanks, who asks coming first: "w:ready",
/// "b:move:e7e5", "a:add-time:w:-5000", "-:tick". "@90" after a word are the seconds it takes, else it takes one.
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

/// The wish of the player on turn that \p word stands for; empty if it names its player.
inline std::optional<chess::Wish> wishOnTurn(const chess::Match &match, const std::string &word)
{
    namespace wish = chess::wish;
    const std::string_view text = word;
    if (word == "press")
        return wish::PressClock{};
    if (word == "adjust")
        return wish::Adjust{};
    if (word == "start")
        return wish::Start{};
    const auto from = chess::parseSquare(text.substr(0, 2));
    if (!from)
        return std::nullopt;
    if (word.size() == 2)
        return wish::Touch{*from};
    if (word.size() >= 4 && chess::parseSquare(text.substr(2, 2)))
        return wish::Move{moveOf(match.position(), word)};
    return wish::Drop{*from, chess::parseSquare(text.substr(3, 2)).value(),
                      word.size() > 5 ? chess::parsePieceType(word[5]) : std::nullopt};
}

inline chess::Command commandOf(const chess::Match &match, std::string word)
{
    namespace wish = chess::wish;
    const chess::MatchTime at = match.now() + takeTime(word);
    if (auto wish = wishOnTurn(match, word))
        return {*std::move(wish), chess::actor(match.onMove()), at};
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

/// Gives the words to \p match one by one. A word that begins with "!" must be refused, any other must not; else the
/// test fails there and the rest is left out. Returns the last refusal.
inline std::optional<chess::Refusal> run(chess::Match &match, const std::string &words)
{
    std::optional<chess::Refusal> refusal;
    for (const QString &part : QString::fromStdString(words).split(' ', Qt::SkipEmptyParts)) {
        const bool refused = part.startsWith('!');
        const auto answered = match.apply(commandOf(match, part.mid(refused ? 1 : 0).toStdString()));
        if (!answered)
            refusal = answered.error();
        if (bool(answered) == refused) {
            const std::string why = refused ? "granted" : "refused by " + std::string(article(refusal->kind));
            const std::string fault = part.toStdString() + " in \"" + words + "\" was " + why;
            QTest::qFail(fault.c_str(), __FILE__, __LINE__);
            break;
        }
    }
    return refusal;
}

/// "fide", "rapid passing=by-hand": a rule set as the record spells it; with clocks "casual | 60+5", each player his
/// own "fide | 60 30d5".
inline chess::MatchTerms termsOf(const std::string &text)
{
    const QStringList parts = QString::fromStdString(text).split('|');
    const auto rules = chess::parseRuleSet("2 " + parts[0].trimmed().toStdString());
    if (!rules)
        qFatal("\"%s\" is no rule set", text.c_str());
    const QStringList times = parts.value(1, "-").split(' ', Qt::SkipEmptyParts);
    return {*rules,
            {chess::parseTimeControl(times.first().toStdString()).value(),
             chess::parseTimeControl(times.last().toStdString()).value()}};
}

inline std::string letterOf(chess::Color color) { return color == chess::Color::White ? "w" : "b"; }

/// "*", "1-0 checkmate", "1/2-1/2 flag".
inline std::string result(const chess::Match &match)
{
    static constexpr const char *Reasons[] = {"unknown",     "checkmate",  "stalemate", "dead",      "fivefold",
                                              "seventyfive", "threefold",  "fifty",     "agreement", "resignation",
                                              "flag",        "both-flags", "illegal",   "perpetual", "check-limit",
                                              "absence",     "sealed",     "arbiter",   "joint",     "void"};
    const std::string token(resultToken(match.outcome()));
    return match.outcome() ? token + " " + Reasons[static_cast<int>(match.outcome()->termination)] : token;
}

/// What a spectator would say of the match, in one line.
inline std::string seen(const chess::Match &match)
{
    std::string text = result(match);
    if (const auto &offer = match.offer()) {
        static constexpr const char *Kinds[] = {"with-move", "early", "out-of-turn", "claim", "increment"};
        text += " offer:" + letterOf(offer->by) + ":" + Kinds[static_cast<int>(offer->kind)];
    }
    for (const chess::Color color : chess::AllColors) {
        if (match.offerArmed(color))
            text += " armed:" + letterOf(color);
    }
    if (match.takeBackRequest())
        text += " takeback:" + letterOf(*match.takeBackRequest());
    if (const auto &move = match.announcedMove())
        text += " announced:" + toString(move->from()) + toString(move->to());
    if (match.adjusting())
        text += " adjusting";
    for (const chess::Square square : match.touched())
        text += " touched:" + toString(square);
    if (const auto &shown = match.shown()) {
        static constexpr const char *Kinds[] = {"made", "illegal", "promotion"};
        text +=
            " " + std::string(Kinds[static_cast<int>(shown->kind)]) + ":" + toString(shown->from) + toString(shown->to);
    }
    for (const chess::Color color : chess::AllColors) {
        if (match.illegalActs(color) > 0)
            text += " illegal:" + letterOf(color) + std::to_string(match.illegalActs(color));
    }
    return text;
}

/// Both times left in milliseconds, whose time runs, and when his flag will fall: "57000 58500 b 61500"; "-" where none
/// runs.
inline std::string clocks(const chess::Match &match)
{
    std::string text;
    for (const chess::Color color : chess::AllColors) {
        const auto left = match.clock().timeLeft(color, match.now());
        text += (left ? std::to_string(left->count()) : "none") + " ";
    }
    if (!match.clock().running())
        return text + "-";
    const auto flag = match.nextFlag();
    return text + letterOf(match.clock().turn()) + " " + (flag ? std::to_string(flag->count()) : "never");
}

/// What our commands in the record tell, with the number of the ply after which they stand: "2: offer w early; 3: …".
inline std::string recorded(const chess::Game &game)
{
    std::vector<chess::NodeId> nodes = game.mainLine();
    nodes.insert(nodes.begin(), chess::RootNode);
    std::string text;
    for (std::size_t ply = 0; ply < nodes.size(); ++ply) {
        for (const chess::Annotation &annotation : game.annotations(nodes[ply])) {
            if (annotation.kind == chess::Annotation::Kind::Command && annotation.name == chess::MatchCommandName)
                text += (text.empty() ? "" : "; ") + std::to_string(ply) + ": " + annotation.text;
        }
    }
    return text;
}

} // namespace script
