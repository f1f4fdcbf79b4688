#include "core/laws/matchtext.h"

#include "core/laws/logwords.h"
#include "core/notation/fen.h"

#include <algorithm>
#include <optional>

namespace chess {

namespace {

constexpr std::string_view RulesWord = "rules";
constexpr std::string_view TimesWord = "times";
constexpr std::string_view PositionWord = "position";
constexpr std::string_view VariantWord = "variant";
constexpr std::string_view Chess960Name = "chess960";

/// A line of the head: its word and what follows it.
struct HeadLine {
    std::string_view word;
    std::string_view value;
};

HeadLine split(std::string_view line)
{
    const auto blank = std::min(line.find(' '), line.size());
    return {line.substr(0, blank), line.substr(std::min(blank + 1, line.size()))};
}

bool readTimes(std::string_view value, PerColor<TimeControl> &times)
{
    const auto [first, second] = split(value);
    const auto white = parseTimeControl(first);
    const auto black = parseTimeControl(second.empty() ? first : second);
    if (!white || !black)
        return false;
    times = {*white, *black};
    return true;
}

bool readPosition(std::string_view value, Position &start)
{
    const auto fen = readFen(value);
    if (!fen)
        return false;
    const auto position = Position::from(fen->setup);
    start = position ? *position : Position();
    return bool(position);
}

/// Empty if \p line is none of the head, else whether its value could be read.
std::optional<bool> readHeadLine(std::string_view line, MatchText &match)
{
    const auto [word, value] = split(line);
    if (word == TimesWord)
        return readTimes(value, match.terms.times);
    if (word == PositionWord)
        return readPosition(value, match.start);
    if (word == VariantWord) {
        match.variant = Variant::Chess960;
        return value == Chess960Name;
    }
    if (word != RulesWord)
        return std::nullopt;
    const auto rules = parseRuleSet(value);
    match.terms.rules = rules.value_or(RuleSet());
    return rules.has_value();
}

} // namespace

std::string toText(const MatchText &match)
{
    const auto line = [](std::string_view word, const std::string &value) {
        return std::string(word) + " " + value + "\n";
    };
    std::string text = line(RulesWord, toText(match.terms.rules));
    const auto &times = match.terms.times;
    if (times.white == times.black && times.white.timed())
        text += line(TimesWord, toText(times.white));
    else if (times.white.timed() || times.black.timed())
        text += line(TimesWord, toText(times.white) + " " + toText(times.black));
    const bool other = match.variant != Variant::Standard;
    if (match.start != Position())
        text += line(PositionWord, writeFen(match.start, other ? FenStyle::Shredder : FenStyle::X));
    if (other)
        text += line(VariantWord, std::string(Chess960Name));
    return text + toText(match.log);
}

Expected<MatchText, LogTextError> parseMatchText(std::string_view text)
{
    MatchText match;
    for (std::size_t number = 1; !text.empty(); ++number) {
        const auto line = logwords::takeLine(text);
        if (line.empty() || line.starts_with('#'))
            continue;
        if (const auto read = readHeadLine(line, match)) {
            if (!*read)
                return Unexpected(LogTextError{LogTextError::Kind::BadHeader, number, split(line).word.size() + 2});
            continue;
        }
        auto command = parseCommand(line);
        if (!command)
            return Unexpected(LogTextError{command.error().kind, number, command.error().column});
        match.log.push_back(*std::move(command));
    }
    return match;
}

} // namespace chess
