#include "core/laws/matchrecord.h"

#include "core/laws/clockrecord.h"
#include "core/laws/logtext.h"
#include "core/laws/logwords.h"
#include "core/laws/recordwords.h"
#include "core/notation/movetext.h"

#include <algorithm>
#include <variant>

namespace chess {

namespace {

using logwords::word;
using recordwords::wordOf;

constexpr std::string_view OfferWord = "offer ";

void addRecord(Game &game, NodeId node, std::string text)
{
    auto annotations = game.annotations(node);
    annotations.push_back(Annotation::command(std::string(MatchCommandName), std::move(text)));
    game.setAnnotations(node, annotations);
}

/// Is an annotation the record \p text, whatever stands in the same comment?
struct Record {
    std::string_view text;
    bool operator()(const Annotation &annotation) const
    {
        return annotation.kind == Annotation::Kind::Command && annotation.name == MatchCommandName
            && annotation.text == text;
    }
};

void setOrRemoveTag(Game &game, const std::string &name, const std::optional<std::string> &value)
{
    if (value)
        game.setTag(name, *value);
    else
        game.removeTag(name);
}

/// The players' names change sides, and with them what the tags of the PGN standard, and those in use beside it, tell
/// of each player.
void swapNames(Game &game)
{
    static constexpr std::string_view OfAPlayer[] = {"", "Title", "Elo", "USCF", "NA", "Type", "Team", "FideId"};
    const auto valueOf = [&game](const std::string &name) -> std::optional<std::string> {
        const auto value = game.tag(name);
        return value ? std::optional(std::string(*value)) : std::nullopt;
    };
    for (const std::string_view what : OfAPlayer) {
        const std::string white = "White" + std::string(what);
        const std::string black = "Black" + std::string(what);
        const auto ofWhite = valueOf(white);
        setOrRemoveTag(game, white, valueOf(black));
        setOrRemoveTag(game, black, ofWhite);
    }
}

template <typename Value>
std::string wordOrNone(const std::optional<Value> &value)
{
    return value ? word(*value) : "-";
}

struct Texts {
    Variant variant;

    std::string operator()(const IllegalActCounted &event) const
    {
        return "illegal " + word(event.by) + " " + std::string(wordOf(event.act)) + " " + word(event.count);
    }
    std::string operator()(const TimeAdded &event) const
    {
        return "time " + word(event.player) + " " + word(event.change) + " " + std::string(wordOf(event.reason));
    }
    std::string operator()(const TimesSet &event) const
    {
        return "times " + word(event.left.white) + " " + word(event.left.black);
    }
    std::string operator()(const ClocksSwapped &) const { return "swap clocks"; }
    std::string operator()(const FlagFell &event) const { return "flag " + word(event.player); }
    std::string operator()(const IncrementStarted &) const { return "increment"; }
    std::string operator()(const OfferMade &event) const
    {
        const auto kind = wordOf(event.kind);
        return std::string(OfferWord) + word(event.by) + (kind.empty() ? "" : " " + std::string(kind));
    }
    std::string operator()(const DistractionNoted &event) const
    {
        return "distraction " + word(event.by) + " " + word(event.offers);
    }
    std::string operator()(const ClaimChecked &event) const
    {
        std::string text = "claim " + word(event.by) + " " + word(event.kind);
        if (event.intended)
            text += " " + uci(*event.intended, variant);
        return text + (event.right ? " right" : " wrong");
    }
    std::string operator()(const JudgementWanted &event) const { return "judge " + word(event.by); }
    std::string operator()(const Ordered &event) const
    {
        return "order " + actText(event.act) + (event.reason.empty() ? "" : " " + word(event.reason));
    }
    std::string operator()(const Warned &event) const
    {
        return "warn " + word(event.player) + " " + std::string(wordOf(event.reason))
            + (event.words.empty() ? "" : " " + word(event.words));
    }
    std::string operator()(const MatchPaused &) const { return "pause"; }
    std::string operator()(const MatchResumed &) const { return "resume"; }
    std::string operator()(const PlayersSwapped &event) const
    {
        return event.restart ? "swap players restart" : "swap players";
    }
    std::string operator()(const PositionCorrected &event) const { return "corrected " + word(event.plies); }
    std::string operator()(const MatchAdjourned &event) const
    {
        const Envelope &envelope = event.envelope;
        return "adjourned " + word(envelope.sealedBy) + " " + word(envelope.position) + " "
            + wordOrNone(envelope.left.white) + " " + wordOrNone(envelope.left.black) + " " + wordOrNone(envelope.offer)
            + " " + word(envelope.on) + " " + word(envelope.resumption);
    }
    std::string operator()(const SealedOpened &event) const
    {
        return (event.playable ? "opened " : "unplayable ") + word(event.by)
            + (event.text.empty() ? "" : " " + word(event.text));
    }
    std::string operator()(const PlayersAbsent &event) const
    {
        return std::string("absent") + (event.players.white ? " w" : "") + (event.players.black ? " b" : "");
    }
    std::string operator()(const Decided &event) const
    {
        return event.answer == Verdict::Unknown ? "undecided " + word(event.nodes) : std::string();
    }
    std::string operator()(const ResultSigned &event) const { return "signed " + word(event.by); }
    /// Moves and results have their own places in a game; the rest is of the moment.
    template <typename Other>
    std::string operator()(const Other &) const
    {
        return {};
    }
};

} // namespace

void recordTerms(Game &game, const MatchTerms &terms)
{
    game.setTag(RulesTagName, toText(terms.rules));
    if (terms.times.white.timed() || terms.times.black.timed())
        recordTimeControls(game, terms.times);
}

std::optional<RuleSet> recordedRules(const Game &game)
{
    const auto tag = game.tag(RulesTagName);
    return tag ? parseRuleSet(*tag) : std::nullopt;
}

std::optional<MatchTerms> recordedTerms(const Game &game)
{
    const auto rules = recordedRules(game);
    if (!rules)
        return std::nullopt;
    return MatchTerms{*rules, recordedTimeControls(game).value_or(PerColor<TimeControl>{})};
}

std::string recordText(const Event &event, Variant variant) { return std::visit(Texts{variant}, event); }

void record(Game &game, NodeId node, const Event &event)
{
    if (auto text = recordText(event, game.variant()); !text.empty())
        addRecord(game, node, std::move(text));
    if (const auto *swapped = std::get_if<PlayersSwapped>(&event); swapped && !swapped->restart)
        swapNames(game);
    if (const auto *ended = std::get_if<MatchEnded>(&event)) {
        game.setOutcome(ended->outcome);
        game.setTag("Termination", pgnTermination(ended->outcome.termination));
    }
}

void moveOffer(Game &game, NodeId from, NodeId to, Color by, OfferKind kind)
{
    const auto text = recordText(OfferMade{by, kind}, game.variant());
    Annotations annotations = game.annotations(from);
    const auto found = std::ranges::find_if(annotations, Record{text});
    if (found == annotations.end())
        return;
    annotations.erase(found);
    game.setAnnotations(from, annotations);
    addRecord(game, to, text);
}

bool envelopeRecorded(const Game &game, NodeId node, const Envelope &envelope)
{
    const auto text = recordText(MatchAdjourned{envelope}, game.variant());
    return std::ranges::any_of(game.annotations(node), Record{text});
}

bool offerRecorded(const Game &game, NodeId node)
{
    return offerRecorded(game, node, Color::White) || offerRecorded(game, node, Color::Black);
}

bool offerRecorded(const Game &game, NodeId node, Color by)
{
    const std::string offer = std::string(OfferWord) + word(by);
    return std::ranges::any_of(game.annotations(node), [&offer](const Annotation &annotation) {
        return annotation.kind == Annotation::Kind::Command && annotation.name == MatchCommandName
            && annotation.text.starts_with(offer);
    });
}

} // namespace chess
