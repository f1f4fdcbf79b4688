#include "core/laws/ruleset.h"

#include <algorithm>
#include <charconv>
#include <type_traits>

namespace chess {

namespace {

constexpr int FormatVersion = 2;
constexpr int FiftyMoves = 50;
constexpr int AllPercent = 100;
constexpr int ManyMoves = 10'000; ///< More than any game has.
constexpr int ADay = 24 * 60 * 60; ///< In seconds.

/// The values a number may have.
struct Range {
    int least = 0;
    int most = ManyMoves;
    constexpr bool holds(std::chrono::seconds::rep number) const { return number >= least && number <= most; }
};
constexpr Range Seconds{0, ADay};

/// Calls \p visit with the name, the value and the range of each option. The names are written into files: they may be
/// added to, never changed.
template <typename Rules, typename Visit>
void forEachOption(Rules &rules, const Visit &visit)
{
    visit("passing", rules.clockPassing, Range());
    visit("takeback", rules.takeBack, Range());
    visit("takeback-after-end", rules.takeBackAfterEnd, Range());
    visit("takeback-consent", rules.takeBackConsent, Range());
    visit("illegal", rules.illegalMoves, Range());
    visit("illegal-limit", rules.illegalMoveLimit, Range());
    visit("illegal-bonus", rules.illegalMoveBonus, Seconds);
    visit("threefold", rules.threefold, Range());
    visit("fifty", rules.fifty, Range());
    visit("longer-fifty", rules.longerFifty, Range{FiftyMoves + 1, ManyMoves});
    visit("announce", rules.announceClaims, Range());
    visit("claim-after-touch", rules.claimAfterTouch, Range());
    visit("wrongclaim-bonus", rules.wrongClaimBonus, Seconds);
    visit("wrongclaim-loss", rules.wrongClaimLoss, Seconds);
    visit("fivefold", rules.fivefold, Range());
    visit("seventyfive", rules.seventyFive, Range());
    visit("dead", rules.deadPosition, Range());
    visit("cannotmate", rules.cannotMate, Range());
    visit("perpetual", rules.perpetualCheck, Range());
    visit("checks-in-a-row", rules.checksInARowLimit, Range());
    visit("checks", rules.checksLimit, Range());
    visit("agreements", rules.agreement, Range());
    visit("agreement", rules.movesBeforeAgreement, Range{1, ManyMoves});
    visit("offer-again", rules.offerAgainAfter, Range());
    visit("offer-outofturn", rules.outOfTurnOffer, Range());
    visit("touchmove", rules.touchMove, Range());
    visit("swapped", rules.swappedColors, Range());
    visit("restart-plies", rules.restartPlies, Range());
    visit("restart-percent", rules.restartPercent, Range{0, AllPercent});
    visit("sign", rules.signResult, Range());
    visit("pause-both", rules.pauseNeedsBoth, Range());
    visit("lowtime", rules.lowTime, Seconds);
    visit("lowtime-percent", rules.lowTimePercent, Range{0, AllPercent});
    visit("firstmove-free", rules.firstMoveFree, Range());
    visit("absence", rules.absenceLoses, Seconds);
    visit("quickfinish", rules.quickFinish, Range());
}

// The words for the values, in the order of the enumerators.

constexpr std::array<std::string_view, 2> words(bool) { return {"no", "yes"}; }
constexpr std::array<std::string_view, 2> words(ClockPassing) { return {"automatic", "by-hand"}; }
constexpr std::array<std::string_view, 2> words(TakeBackConsent) { return {"always", "while-clock-runs"}; }
constexpr std::array<std::string_view, 3> words(IllegalMoveRule) { return {"block", "penalise", "king-given-away"}; }
constexpr std::array<std::string_view, 3> words(DrawRule) { return {"claim", "automatic", "ask"}; }
constexpr std::array<std::string_view, 2> words(DeadPositionRule) { return {"exact", "list"}; }
constexpr std::array<std::string_view, 2> words(CannotMateRule) { return {"exact", "bare-king"}; }
constexpr std::array<std::string_view, 3> words(OutOfTurnOfferRule) { return {"plain", "marked", "warned"}; }
constexpr std::array<std::string_view, 3> words(SwappedColorsRule) { return {"plies", "period", "names"}; }
constexpr std::string_view Never = "never";
constexpr std::string_view None = "none";

template <typename Value>
concept Worded = requires(Value value) { words(value); } && !std::is_same_v<Value, int>;

template <Worded Value>
std::string text(Value value)
{
    return std::string(words(value)[static_cast<std::size_t>(value)]);
}
std::string text(int number) { return std::to_string(number); }
std::string text(std::chrono::seconds time) { return std::to_string(time.count()); }
std::string text(std::optional<std::chrono::seconds> time) { return time ? text(*time) : std::string(Never); }
std::string text(const std::vector<LongerFifty> &list)
{
    std::string joined;
    for (const LongerFifty &longer : list)
        joined += (joined.empty() ? "" : ",") + longer.endgame.toText() + ":" + std::to_string(longer.moves);
    return joined.empty() ? std::string(None) : joined;
}

// Reading: false for text that is no such value.

template <Worded Value>
bool read(std::string_view word, Value &value)
{
    constexpr auto Words = words(Value());
    const auto *const found = std::ranges::find(Words, word);
    if (found == Words.end())
        return false;
    value = static_cast<Value>(found - Words.begin());
    return true;
}
bool read(std::string_view word, int &number)
{
    const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), number);
    return error == std::errc() && end == word.data() + word.size();
}
bool read(std::string_view word, std::chrono::seconds &time)
{
    int number = 0;
    if (!read(word, number))
        return false;
    time = std::chrono::seconds(number);
    return true;
}
bool read(std::string_view word, std::optional<std::chrono::seconds> &time)
{
    if (word == Never) {
        time.reset();
        return true;
    }
    return read(word, time.emplace());
}
bool read(std::string_view word, std::vector<LongerFifty> &list)
{
    list.clear();
    if (word == None)
        return true;
    while (true) {
        const auto end = std::min(word.find(','), word.size());
        const auto item = word.substr(0, end);
        const auto colon = std::min(item.find(':'), item.size());
        const auto endgame = Endgame::parse(item.substr(0, colon));
        int moves = 0;
        if (!endgame || colon == item.size() || !read(item.substr(colon + 1), moves))
            return false;
        list.push_back({*endgame, moves});
        if (end == word.size())
            return true;
        word.remove_prefix(end + 1);
    }
}

template <Worded Value>
bool inRange(Value, Range)
{
    return true;
}
bool inRange(int number, Range range) { return range.holds(number); }
bool inRange(std::chrono::seconds time, Range range) { return range.holds(time.count()); }
bool inRange(std::optional<std::chrono::seconds> time, Range range) { return !time || inRange(*time, range); }
bool inRange(const std::vector<LongerFifty> &list, Range range)
{
    return std::ranges::all_of(list, [range](const LongerFifty &longer) { return range.holds(longer.moves); });
}

/// "takeback=yes" for each option in which \p rules differ from \p base.
std::vector<std::string> differences(const RuleSet &rules, const RuleSet &base)
{
    std::vector<std::string> baseTexts;
    forEachOption(base, [&](std::string_view, const auto &value, Range) { baseTexts.push_back(text(value)); });
    std::vector<std::string> different;
    std::size_t option = 0;
    forEachOption(rules, [&](std::string_view name, const auto &value, Range) {
        std::string own = text(value);
        if (own != baseTexts[option++])
            different.push_back(std::string(name) + "=" + own);
    });
    return different;
}

/// What version 1 meant by its default.
RuleSet defaultOfVersion1()
{
    RuleSet rules;
    rules.takeBack = true;
    rules.touchMove = false;
    rules.signResult = false;
    return rules;
}

/// Takes the next word off the front of \p rest; empty at the end.
std::string_view takeWord(std::string_view &rest)
{
    rest.remove_prefix(std::min(rest.find_first_not_of(' '), rest.size()));
    const auto word = rest.substr(0, rest.find(' '));
    rest.remove_prefix(word.size());
    return word;
}

bool readOption(std::string_view word, RuleSet &rules)
{
    const auto sign = word.find('=');
    if (sign == std::string_view::npos)
        return false;
    bool known = false;
    forEachOption(rules, [&](std::string_view name, auto &value, Range range) {
        if (name == word.substr(0, sign))
            known = read(word.substr(sign + 1), value) && inRange(value, range);
    });
    return known;
}

} // namespace

std::vector<std::string_view> invalidOptions(const RuleSet &rules)
{
    std::vector<std::string_view> names;
    forEachOption(rules, [&names](std::string_view name, const auto &value, Range range) {
        if (!inRange(value, range))
            names.push_back(name);
    });
    return names;
}

std::string toText(const RuleSet &rules)
{
    RulePreset nearest = RulePreset::Fide;
    std::vector<std::string> fewest;
    for (const RulePreset preset : AllRulePresets) {
        auto different = differences(rules, rulesOf(preset));
        if (preset == RulePreset::Fide || different.size() < fewest.size()) {
            nearest = preset;
            fewest = std::move(different);
        }
    }
    std::string joined = std::to_string(FormatVersion) + " " + std::string(presetName(nearest));
    for (const std::string &difference : fewest)
        joined += " " + difference;
    return joined;
}

std::optional<RuleSet> parseRuleSet(std::string_view text)
{
    int version = 0;
    if (!read(takeWord(text), version) || version < 1 || version > FormatVersion)
        return std::nullopt;
    RuleSet rules = defaultOfVersion1();
    if (version > 1) {
        const auto preset = parsePreset(takeWord(text));
        if (!preset)
            return std::nullopt;
        rules = rulesOf(*preset);
    }
    for (auto word = takeWord(text); !word.empty(); word = takeWord(text)) {
        if (!readOption(word, rules))
            return std::nullopt;
    }
    return rules;
}

} // namespace chess
