#include "tests/core/laws/lawscase.h"
#include "tests/core/laws/script.h"

#include "core/game/game.h"
#include "core/laws/canmate.h"
#include "core/laws/deadlist.h"
#include "core/laws/sealing.h"
#include "core/laws/timetext.h"
#include "core/notation/movetext.h"

#include <cstdlib>

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

/// Asks a match that was started, after the moves and wishes of the case, each of which takes no time but what is
/// written behind it. No answer where there is no such rule set.
template <typename Answer>
std::optional<QString> withTerms(const LawsCase &laws, const MatchTerms &terms, const Answer &answer)
{
    const auto start = laws.start();
    if (!start)
        return std::nullopt;
    Game game(*start, laws.variant());
    Match match(game, terms);
    if (match.phase() == MatchPhase::Ready)
        script::run(match, "w:start@0");
    for (const QString &word : laws.moves) {
        const QString timed = word.contains('@') ? word : word + "@0";
        if (!match.apply(script::commandOf(match, timed.toStdString())))
            return QString("refused: " + word);
    }
    return answer(match);
}

template <typename Answer>
std::optional<QString> withMatch(const LawsCase &laws, const Answer &answer)
{
    const auto rules = rulesOf(laws);
    return rules ? withTerms(laws, {*rules, {}}, answer) : std::nullopt;
}

/// The same with a clock.
template <typename Answer>
std::optional<QString> withClock(const LawsCase &laws, const TimeControl &control, const Answer &answer)
{
    const auto rules = rulesOf(laws);
    return rules ? withTerms(laws, {*rules, {control, control}}, answer) : std::nullopt;
}

/// So much time that no flag falls by itself.
const TimeControl &hours()
{
    static const TimeControl Hours = TimeControl::from({{std::nullopt, std::chrono::hours(10)}}).value();
    return Hours;
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

ClaimKind kindAsked(const LawsCase &laws)
{
    return laws.arguments.value(0) == "fifty" ? ClaimKind::Fifty : ClaimKind::Threefold;
}

/// The move that "fifty g1f3" announces.
std::optional<Move> intendedMove(const Match &match, const LawsCase &laws)
{
    if (laws.arguments.size() < 2)
        return std::nullopt;
    return script::moveOf(match.position(), laws.arguments[1].toStdString());
}

/// Would the claim "threefold" or "fifty g1f3" be right? One with an illegal move isn't.
bool claimIsRight(const Match &match, const LawsCase &laws)
{
    const auto intended = intendedMove(match, laws);
    return (!intended || match.position().isLegal(*intended)) && match.check(kindAsked(laws), intended).right;
}

std::optional<QString> claim(const LawsCase &laws)
{
    return withMatch(laws, [&](const Match &match) { return QString(claimIsRight(match, laws) ? "yes" : "no"); });
}

/// What the claim does to the game or to a clock, in seconds: "draw", "none", "black+120", "white-300".
std::optional<QString> claimEffect(const LawsCase &laws)
{
    return withClock(laws, hours(), [&](Match &match) -> QString {
        const Color claimant = match.onMove();
        if (!match.claimDraw(claimant, kindAsked(laws), intendedMove(match, laws), match.now()))
            return "refused";
        if (match.outcome())
            return match.outcome()->points.white == Points::Half ? "draw" : "flag";
        for (const Color color : AllColors) {
            const auto change = *match.clock().timeLeft(color, match.now()) - hours().startTime();
            if (change.count() != 0)
                return QString(color == Color::White ? "white" : "black") + (change.count() > 0 ? "+" : "-")
                    + QString::number(std::abs(change.count()) / 1000);
        }
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

/// The result of the match, after the proof that it may hang on.
QString result(Match &match)
{
    if (const auto request = match.decisionRequest())
        (void)match.apply({answer(*request), Actor::Program, match.now()});
    return QString::fromStdString(std::string(resultToken(match.outcome())));
}

std::optional<QString> resignation(const LawsCase &laws)
{
    return withMatch(laws, [&](Match &match) -> QString {
        return match.resign(colorAsked(laws), match.now()) ? result(match) : "refused";
    });
}

/// The flag falls as the arbiter takes the last of the time, which can be done to either player.
std::optional<QString> flag(const LawsCase &laws)
{
    return withClock(laws, hours(), [&](Match &match) -> QString {
        const wish::AddTime all{colorAsked(laws), -LongestTime};
        return match.apply({all, Actor::Arbiter, match.now()}) ? result(match) : "refused";
    });
}

/// The player on turn presses the clock without a move until that loses.
std::optional<QString> illegalFinal(const LawsCase &laws)
{
    auto rules = rulesOf(laws);
    if (!rules)
        return std::nullopt;
    rules->clockPassing = ClockPassing::ByHand;
    rules->illegalMoves = IllegalMoveRule::Penalise;
    return withTerms(laws, {*rules, {hours(), hours()}}, [&](Match &match) -> QString {
        const Actor offender = actor(colorAsked(laws));
        while (match.phase() == MatchPhase::Running && match.illegalActs(colorAsked(laws)) < 10) {
            if (!match.apply({wish::PressClock{}, offender, match.now()}))
                return "refused";
        }
        return result(match);
    });
}

/// "ok:Nf3", "ok:Qh7#:1-0" or the result that an unplayable text brings.
std::optional<QString> sealedMove(const LawsCase &laws)
{
    static const SealingKey Key = deriveSealingKey("", newSealingSalt()).value();
    return withMatch(laws, [&](Match &match) -> QString {
        const Color sealer = match.onMove();
        const std::string written = laws.arguments.join(' ').toStdString();
        const wish::Seal sealing{seal(written, Key), {}, {}};
        const wish::OpenSealed opening{toText(Key)};
        const Position before = match.position();
        if (!match.apply({sealing, actor(sealer), match.now()})
            || !match.apply({opening, actor(opposite(sealer)), match.now()}))
            return "refused";
        if (match.position() == before)
            return result(match);
        const QString played = "ok:" + QString::fromStdString(uci(match.game().move(match.lastNode()), laws.variant()));
        return match.outcome() ? played + ':' + result(match) : played;
    });
}

/// What both have left in seconds, or whose flag has fallen.
std::optional<QString> timesLeft(const LawsCase &laws)
{
    const auto control = parseTimeControl(laws.arguments.value(0).toStdString());
    if (!control)
        return std::nullopt;
    return withClock(laws, *control, [](const Match &match) -> QString {
        if (match.outcome() && match.outcome()->termination == Termination::TimeForfeit)
            return match.outcome()->points.white == Points::Zero ? "flag:white" : "flag:black";
        const auto left = [&](Color color) {
            const auto time = match.clock().timeLeft(color, match.now());
            return QString::fromStdString(time ? secondsText(*time) : toText(TimeControl()));
        };
        return "white=" + left(Color::White) + ";black=" + left(Color::Black);
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
        {"flag", flag},
        {"illegal-final", illegalFinal},
        {"sealed", sealedMove},
        {"clock", timesLeft},
        {"dead", dead},
        {"can-mate", canMate},
    };
}
