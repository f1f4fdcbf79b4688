#include "core/laws/clockrecord.h"

#include "core/laws/pgntimecontrol.h"
#include "core/laws/timetext.h"
#include "core/notation/textscan.h"

#include <algorithm>
#include <string>
#include <utility>

namespace chess {

using std::chrono::milliseconds;

namespace {

constexpr PerColor<std::string_view> SideTagNames{"WhiteTimeControl", "BlackTimeControl"};

// Commands in comments, as proposed in the PGN supplement of 2001 and used everywhere since.
constexpr std::string_view TimeLeftCommand = "clk";
constexpr std::string_view MoveTimeCommand = "emt";

/// The tags that every program knows, in their order; an empty value is no tag.
struct CommonTags {
    std::string both;
    PerColor<std::string> sides;
    bool operator==(const CommonTags &) const = default;
};

CommonTags commonTags(const PerColor<TimeControl> &controls)
{
    const PerColor<std::string> sides{pgnTimeControl(controls.white), pgnTimeControl(controls.black)};
    return sides.white == sides.black ? CommonTags{sides.white, {}} : CommonTags{{}, sides};
}

CommonTags commonTags(const Game &game)
{
    const auto value = [&game](std::string_view name) { return std::string(game.tag(name).value_or("")); };
    return {value(TimeControlTagName), {value(SideTagNames.white), value(SideTagNames.black)}};
}

std::optional<PerColor<TimeControl>> controlsOf(const CommonTags &tags)
{
    const auto sideControl = [&tags](Color color) {
        return parsePgnTimeControl(tags.sides[color].empty() ? tags.both : tags.sides[color]);
    };
    const auto white = sideControl(Color::White);
    const auto black = sideControl(Color::Black);
    if (!white || !black)
        return std::nullopt;
    return PerColor<TimeControl>{*white, *black};
}

std::string exactText(const PerColor<TimeControl> &controls)
{
    std::string text = toText(controls.white);
    if (controls.white != controls.black)
        text += ' ' + toText(controls.black);
    return text;
}

std::optional<PerColor<TimeControl>> parseExact(std::string_view text)
{
    const auto space = text.find(' ');
    const auto white = parseTimeControl(text.substr(0, space));
    const auto black = space == text.npos ? white : parseTimeControl(text.substr(space + 1));
    if (!white || !black)
        return std::nullopt;
    return PerColor<TimeControl>{*white, *black};
}

void setTag(Game &game, std::string_view name, std::string_view value)
{
    if (value.empty())
        game.removeTag(name);
    else
        game.setTag(name, value);
}

/// The times of a move share a comment: "{[%clk 0:01:00][%emt 0:00:05]}".
bool continuesClock(const Annotation &before)
{
    return before.kind == Annotation::Kind::Command && before.place == Annotation::Place::AfterMove
        && (before.name == TimeLeftCommand || before.name == MoveTimeCommand);
}

void record(Game &game, NodeId node, std::string_view command, milliseconds time)
{
    Annotations annotations = game.annotations(node);
    const auto isOurs = [command](const Annotation &annotation) {
        return annotation.kind == Annotation::Kind::Command && annotation.name == command;
    };
    const auto found = std::ranges::find_if(annotations, isOurs);
    if (found == annotations.end()) {
        auto added = Annotation::command(std::string(command), clockText(time));
        added.continuesComment = !annotations.empty() && continuesClock(annotations.back());
        annotations.push_back(std::move(added));
    } else {
        found->text = clockText(time);
    }
    game.setAnnotations(node, annotations);
}

std::optional<milliseconds> recorded(const Game &game, NodeId node, std::string_view command)
{
    const auto text = commandText(game.annotations(node), command);
    return text ? parseClockText(textscan::trimmed(*text)) : std::nullopt;
}

} // namespace

void recordTimeControls(Game &game, const PerColor<TimeControl> &controls)
{
    const CommonTags tags = commonTags(controls);
    setTag(game, TimeControlTagName, tags.both);
    for (const Color color : AllColors)
        setTag(game, SideTagNames[color], tags.sides[color]);
    setTag(game, ExactTimeControlTagName, controlsOf(tags) == controls ? std::string() : exactText(controls));
}

std::optional<PerColor<TimeControl>> recordedTimeControls(const Game &game)
{
    const CommonTags tags = commonTags(game);
    if (const auto exact = game.tag(ExactTimeControlTagName)) {
        const auto controls = parseExact(*exact);
        if (controls && (tags == commonTags(*controls) || tags == CommonTags{}))
            return controls;
    }
    return controlsOf(tags);
}

void recordTimeLeft(Game &game, NodeId node, milliseconds left) { record(game, node, TimeLeftCommand, left); }

void recordMoveTime(Game &game, NodeId node, milliseconds used) { record(game, node, MoveTimeCommand, used); }

std::optional<milliseconds> recordedTimeLeft(const Game &game, NodeId node)
{
    return recorded(game, node, TimeLeftCommand);
}

std::optional<milliseconds> recordedMoveTime(const Game &game, NodeId node)
{
    return recorded(game, node, MoveTimeCommand);
}

} // namespace chess
