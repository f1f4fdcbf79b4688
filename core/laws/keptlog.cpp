#include "core/laws/keptlog.h"

#include <algorithm>
#include <string>
#include <utility>

namespace chess {

namespace {

constexpr std::string_view Separator = "; "; // no line of a log has a semicolon

bool holdsLog(const Annotation &annotation)
{
    return annotation.kind == Annotation::Kind::Command && annotation.name == LogCommandName;
}

/// Takes the text up to the next separator, or its semicolon alone, off the front of \p rest.
std::string_view takeLine(std::string_view &rest)
{
    const auto end = rest.find(Separator.front());
    const std::string_view line = rest.substr(0, end);
    rest = end == std::string_view::npos ? std::string_view() : rest.substr(end + 1);
    if (rest.starts_with(' '))
        rest.remove_prefix(1);
    return line;
}

} // namespace

void keep(Game &game, const Command &command)
{
    Annotations annotations = game.annotations(RootNode);
    const auto log = std::ranges::find_if(annotations, holdsLog);
    if (log == annotations.end())
        annotations.push_back(Annotation::command(std::string(LogCommandName), toText(command)));
    else
        log->text += std::string(Separator) + toText(command);
    game.setAnnotations(RootNode, annotations);
}

void keep(Game &game, const MatchLog &log)
{
    std::string text;
    for (const Command &command : log)
        text += (text.empty() ? "" : std::string(Separator)) + toText(command);
    Annotations annotations = game.annotations(RootNode);
    const auto kept = std::ranges::find_if(annotations, holdsLog);
    if (kept != annotations.end() && text.empty())
        annotations.erase(kept);
    else if (kept != annotations.end())
        kept->text = text;
    else if (!text.empty())
        annotations.push_back(Annotation::command(std::string(LogCommandName), text));
    game.setAnnotations(RootNode, annotations);
}

KeptLog keptLog(const Game &game)
{
    KeptLog log;
    auto rest = commandText(game.annotations(RootNode), LogCommandName).value_or(std::string_view());
    while (!rest.empty()) {
        auto command = parseCommand(takeLine(rest));
        if (!command) {
            log.error = LogTextError{command.error().kind, log.commands.size() + 1, command.error().column};
            return log;
        }
        log.commands.push_back(*std::move(command));
    }
    return log;
}

} // namespace chess
