#include "core/laws/ruleset.h"

#include <charconv>

namespace chess {

namespace {

constexpr int FormatVersion = 1;
constexpr std::string_view NoTakeBack = "takeback=no";
constexpr std::string_view NoFivefold = "fivefold=no";
constexpr std::string_view NoSeventyFive = "seventyfive=no";
constexpr std::string_view Agreement = "agreement=";

std::optional<int> parseNumber(std::string_view text)
{
    int number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error != std::errc() || end != text.data() + text.size())
        return std::nullopt;
    return number;
}

} // namespace

RuleSet RuleSet::fide()
{
    RuleSet rules;
    rules.takeBack = false;
    return rules;
}

std::string toText(const RuleSet &rules)
{
    std::string text = std::to_string(FormatVersion);
    const auto add = [&text](std::string_view word) { text.append(" ").append(word); };
    if (!rules.takeBack)
        add(NoTakeBack);
    if (rules.movesBeforeAgreement != RuleSet().movesBeforeAgreement)
        add(std::string(Agreement) + std::to_string(rules.movesBeforeAgreement));
    if (!rules.fivefold)
        add(NoFivefold);
    if (!rules.seventyFive)
        add(NoSeventyFive);
    return text;
}

std::optional<RuleSet> parseRuleSet(std::string_view text)
{
    RuleSet rules;
    bool versionRead = false;
    while (!text.empty()) {
        const auto end = text.find(' ');
        const auto word = text.substr(0, end);
        text = end == std::string_view::npos ? std::string_view() : text.substr(end + 1);
        if (word.empty())
            continue;
        if (!versionRead) {
            if (parseNumber(word) != FormatVersion)
                return std::nullopt;
            versionRead = true;
        } else if (word == NoTakeBack) {
            rules.takeBack = false;
        } else if (word == NoFivefold) {
            rules.fivefold = false;
        } else if (word == NoSeventyFive) {
            rules.seventyFive = false;
        } else if (word.starts_with(Agreement)) {
            const auto moves = parseNumber(word.substr(Agreement.size()));
            if (!moves || *moves < 1)
                return std::nullopt;
            rules.movesBeforeAgreement = *moves;
        } else {
            return std::nullopt;
        }
    }
    return versionRead ? std::optional(rules) : std::nullopt;
}

} // namespace chess
