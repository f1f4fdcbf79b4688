#include "tests/core/laws/lawscase.h"
#include "tests/core/laws/script.h"

#include "core/game/game.h"
#include "core/laws/canmate.h"

using namespace chess;

namespace {

/// Asks a match under the FIDE set, after the moves and wishes of the case. No answer where the match knows neither the
/// rule set nor one of the moves' marks.
template <typename Answer>
std::optional<QString> withMatch(const LawsCase &laws, const Answer &answer)
{
    const bool fideSet = laws.rules == "fide" || laws.rules == "960";
    const auto start = laws.start();
    if (!fideSet || !start || laws.moves.join(' ').contains('@'))
        return std::nullopt;
    Game game(*start, laws.variant());
    Match match(game, RuleSet::fide());
    for (const QString &word : laws.moves) {
        if (!match.apply(script::commandOf(match, word.toStdString())))
            return QString("refused: " + word);
    }
    return answer(match);
}

Color colorAsked(const LawsCase &laws) { return laws.arguments.value(0).startsWith('b') ? Color::Black : Color::White; }

std::optional<QString> status(const LawsCase &laws)
{
    return withMatch(laws, [](const Match &match) -> std::optional<QString> {
        if (!match.outcome())
            return match.position().inCheck() ? "check" : "ongoing";
        switch (match.outcome()->termination) {
        case Termination::Checkmate:
            return "checkmate:" + QString::fromStdString(std::string(resultToken(match.outcome())));
        case Termination::Stalemate:
            return "stalemate";
        case Termination::DeadPosition:
            return "dead";
        case Termination::FivefoldRepetition:
            return "fivefold";
        case Termination::SeventyFiveMoves:
            return "seventyfive";
        case Termination::Agreement:
            return "draw-agreed";
        default:
            return std::nullopt;
        }
    });
}

std::optional<QString> claim(const LawsCase &laws)
{
    return withMatch(laws, [&](const Match &match) -> std::optional<QString> {
        const auto kind = laws.arguments.value(0) == "fifty" ? ClaimKind::Fifty : ClaimKind::Threefold;
        std::optional<Move> intended;
        if (laws.arguments.size() > 1) {
            intended = script::moveOf(match.position(), laws.arguments[1].toStdString());
            if (!match.position().isLegal(*intended))
                return "no";
        }
        return match.check(kind, intended).right ? "yes" : "no";
    });
}

std::optional<QString> occurrences(const LawsCase &laws)
{
    return withMatch(laws, [](const Match &match) { return QString::number(match.history().occurrences()); });
}

std::optional<QString> offer(const LawsCase &laws)
{
    return withMatch(laws, [](const Match &match) -> QString {
        if (!match.offer())
            return "none";
        return match.offer()->by == Color::White ? "white" : "black";
    });
}

std::optional<QString> mayOffer(const LawsCase &laws)
{
    return withMatch(
        laws, [&](const Match &match) -> QString { return match.offerRefusal(colorAsked(laws)) ? "no" : "yes"; });
}

/// The side that resigns loses, unless it is proved that the other can't mate; only the cheap proofs are known.
std::optional<QString> resignation(const LawsCase &laws)
{
    return withMatch(laws, [&](Match &match) -> std::optional<QString> {
        if (!match.resign(colorAsked(laws), MatchTime()))
            return "refused";
        return QString::fromStdString(std::string(resultToken(match.outcome())));
    });
}

QString word(Verdict verdict)
{
    switch (verdict) {
    case Verdict::No:
        return "no";
    case Verdict::Yes:
        return "yes";
    case Verdict::Unknown:
        break;
    }
    return "unknown";
}

std::optional<QString> dead(const LawsCase &laws)
{
    const auto position = laws.position();
    return position ? std::optional(word(isDead(*position, DecisionNodes).answer)) : std::nullopt;
}

std::optional<QString> canMate(const LawsCase &laws)
{
    const auto position = laws.position();
    return position ? std::optional(word(canMate(*position, colorAsked(laws), DecisionNodes).answer)) : std::nullopt;
}

} // namespace

std::vector<LawsQuestion> matchQuestions()
{
    return {
        {"status", status},      {"claim", claim},        {"reps", occurrences}, {"offer", offer},
        {"may-offer", mayOffer}, {"resign", resignation}, {"dead", dead},        {"can-mate", canMate},
    };
}
