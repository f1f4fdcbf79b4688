#include "tests/core/laws/lawscase.h"
#include "tests/core/laws/script.h"

#include "core/game/game.h"
#include "core/laws/canmate.h"
#include "core/laws/deadlist.h"

using namespace chess;

namespace {

/// The rule set of a case; 960 is FIDE's.
std::optional<RuleSet> rulesOf(const LawsCase &laws)
{
    if (laws.rules == "960")
        return RuleSet::fide();
    const auto preset = parsePreset(laws.rules.toStdString());
    return preset ? std::optional(rulesOf(*preset)) : std::nullopt;
}

/// Asks a match after the moves and wishes of the case. No answer where there is no such rule set, or where the match
/// doesn't know one of the moves' marks.
template <typename Answer>
std::optional<QString> withMatch(const LawsCase &laws, const Answer &answer)
{
    const auto rules = rulesOf(laws);
    const auto start = laws.start();
    if (!rules || !start || laws.moves.join(' ').contains('@'))
        return std::nullopt;
    Game game(*start, laws.variant());
    Match match(game, *rules);
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
        case Termination::ThreefoldRepetition:
            return "threefold";
        case Termination::FiftyMoves:
            return "fifty";
        case Termination::PerpetualCheck:
            return "perpetual";
        case Termination::CheckLimit:
            return "check-limit";
        case Termination::Agreement:
            return "draw-agreed";
        default:
            return std::nullopt;
        }
    });
}

/// Would the claim "threefold" or "fifty g1f3" be right? One with an illegal move isn't.
bool claimIsRight(const Match &match, const LawsCase &laws)
{
    const auto kind = laws.arguments.value(0) == "fifty" ? ClaimKind::Fifty : ClaimKind::Threefold;
    std::optional<Move> intended;
    if (laws.arguments.size() > 1) {
        intended = script::moveOf(match.position(), laws.arguments[1].toStdString());
        if (!match.position().isLegal(*intended))
            return false;
    }
    return match.check(kind, intended).right;
}

std::optional<QString> claim(const LawsCase &laws)
{
    return withMatch(laws, [&](const Match &match) { return QString(claimIsRight(match, laws) ? "yes" : "no"); });
}

/// What the claim does to the game or to a clock, in seconds: "draw", "none", "black+120", "white-300".
std::optional<QString> claimEffect(const LawsCase &laws)
{
    return withMatch(laws, [&](const Match &match) -> QString {
        const auto name = [](Color color) { return color == Color::White ? "white" : "black"; };
        if (claimIsRight(match, laws))
            return "draw";
        const Color claimant = match.sideToMove();
        if (const auto bonus = match.rules().wrongClaimBonus; bonus.count() > 0)
            return QStringLiteral("%1+%2").arg(name(opposite(claimant))).arg(bonus.count());
        if (const auto loss = match.rules().wrongClaimLoss; loss.count() > 0)
            return QStringLiteral("%1-%2").arg(name(claimant)).arg(loss.count());
        return "none";
    });
}

std::optional<QString> checks(const LawsCase &laws)
{
    return withMatch(laws, [&](const Match &match) {
        const CheckCount count = match.history().checks(colorAsked(laws));
        return QStringLiteral("%1/%2").arg(count.inARow).arg(count.total);
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
    const auto rules = rulesOf(laws);
    if (position && rules && rules->deadPosition == DeadPositionRule::List)
        return isOnDeadList(position->board()) ? "yes" : "no";
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
        {"status", status},
        {"claim", claim},
        {"reps", occurrences},
        {"offer", offer},
        {"claim-effect", claimEffect},
        {"checks", checks},
        {"may-offer", mayOffer},
        {"resign", resignation},
        {"dead", dead},
        {"can-mate", canMate},
    };
}
