#include "core/laws/matchrecord.h"

#include "core/notation/movetext.h"

#include <algorithm>
#include <string>

namespace chess {

namespace {

constexpr std::string_view OfferWord = "offer ";

std::string word(Color color) { return color == Color::White ? "w" : "b"; }

std::string offerText(Color by, OfferKind kind)
{
    std::string text = std::string(OfferWord) + word(by);
    switch (kind) {
    case OfferKind::WithMove:
        break;
    case OfferKind::Early:
        return text + " early";
    case OfferKind::OutOfTurn:
        return text + " outofturn";
    case OfferKind::Claim:
        return text + " claim";
    }
    return text;
}

void record(Game &game, NodeId node, std::string text)
{
    auto annotations = game.annotations(node);
    annotations.push_back(Annotation::command(std::string(MatchCommandName), std::move(text)));
    game.setAnnotations(node, annotations);
}

} // namespace

void recordRules(Game &game, const RuleSet &rules) { game.setTag(RulesTagName, toText(rules)); }

std::optional<RuleSet> recordedRules(const Game &game)
{
    const auto tag = game.tag(RulesTagName);
    return tag ? parseRuleSet(*tag) : std::nullopt;
}

void recordOffer(Game &game, NodeId node, Color by, OfferKind kind) { record(game, node, offerText(by, kind)); }

void moveOffer(Game &game, NodeId from, NodeId to, Color by, OfferKind kind)
{
    Annotations annotations = game.annotations(from);
    const auto found =
        std::ranges::find(annotations, Annotation::command(std::string(MatchCommandName), offerText(by, kind)));
    if (found == annotations.end())
        return;
    annotations.erase(found);
    game.setAnnotations(from, annotations);
    recordOffer(game, to, by, kind);
}

void recordClaim(Game &game, NodeId node, const ClaimChecked &claim)
{
    std::string text = "claim " + word(claim.by) + (claim.kind == ClaimKind::Fifty ? " fifty" : " threefold");
    if (claim.intended)
        text += " " + uci(*claim.intended, game.variant());
    text += claim.right ? " right" : " wrong";
    record(game, node, std::move(text));
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

void recordOutcome(Game &game, const Outcome &outcome)
{
    game.setOutcome(outcome);
    game.setTag("Termination", pgnTermination(outcome.termination));
}

} // namespace chess
