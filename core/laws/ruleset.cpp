#include "core/laws/ruleset.h"

#include <algorithm>

namespace chess {

namespace {

using namespace std::chrono_literals;

constexpr std::array<std::string_view, 4> PresetNames{"fide", "rapid", "casual", "classic"};

} // namespace

RuleSet RuleSet::rapid()
{
    RuleSet rules;
    rules.illegalMoveBonus = 60s;
    rules.wrongClaimBonus = 60s;
    return rules;
}

RuleSet RuleSet::casual()
{
    RuleSet rules;
    rules.takeBack = true;
    rules.takeBackAfterEnd = true;
    rules.takeBackConsent = TakeBackConsent::WhileClockRuns;
    rules.illegalMoves = IllegalMoveRule::Block;
    rules.illegalMoveLimit = 0;
    rules.illegalMoveBonus = 0s;
    rules.threefold = DrawRule::Automatic;
    rules.fifty = DrawRule::Automatic;
    rules.announceClaims = true;
    rules.wrongClaimBonus = 0s;
    rules.perpetualCheck = true;
    rules.offerAgainAfter = 5;
    rules.outOfTurnOffer = OutOfTurnOfferRule::Plain;
    rules.touchMove = false;
    rules.swappedColors = SwappedColorsRule::SwapNames;
    rules.signResult = false;
    rules.pauseNeedsBoth = false;
    rules.firstMoveFree = true;
    rules.absenceLoses.reset();
    return rules;
}

RuleSet RuleSet::classic()
{
    RuleSet rules;
    rules.illegalMoves = IllegalMoveRule::CountKingGivenAway;
    rules.illegalMoveLimit = 3;
    rules.illegalMoveBonus = 0s;
    rules.claimAfterTouch = true;
    rules.wrongClaimBonus = 0s;
    rules.wrongClaimLoss = 300s;
    rules.fivefold = false;
    rules.seventyFive = false;
    rules.deadPosition = DeadPositionRule::List;
    rules.cannotMate = CannotMateRule::BareKing;
    rules.checksInARowLimit = 10;
    rules.checksLimit = 30;
    rules.outOfTurnOffer = OutOfTurnOfferRule::Warned;
    rules.swappedColors = SwappedColorsRule::RestartByPeriod;
    rules.absenceLoses = 60min;
    return rules;
}

RuleSet rulesOf(RulePreset preset)
{
    switch (preset) {
    case RulePreset::Fide:
        return RuleSet::fide();
    case RulePreset::Rapid:
        return RuleSet::rapid();
    case RulePreset::Casual:
        return RuleSet::casual();
    case RulePreset::Classic:
        return RuleSet::classic();
    }
    return {};
}

std::optional<RulePreset> presetOf(const RuleSet &rules)
{
    for (const RulePreset preset : AllRulePresets) {
        if (rulesOf(preset) == rules)
            return preset;
    }
    return std::nullopt;
}

std::string_view presetName(RulePreset preset) { return PresetNames[static_cast<std::size_t>(preset)]; }

std::optional<RulePreset> parsePreset(std::string_view name)
{
    const auto *const found = std::ranges::find(PresetNames, name);
    if (found == PresetNames.end())
        return std::nullopt;
    return AllRulePresets[static_cast<std::size_t>(found - PresetNames.begin())];
}

} // namespace chess
