#include "core/laws/keptlog.h"

#include <algorithm>
#include <string>
#include <utility>

namespace chess {

namespace {

constexpr char Separator = ';'; // no line of a log has one

bool holdsLog(const Annotation &annotation)
{
    return annotation.kind == Annotation::Kind::Command && annotation.name == LogCommandName;
}

/// Takes the text up to the next separator off the front of \p rest, without the blank after it.
std::string_view takeLine(std::string_view &rest)
{
    const auto end = rest.find(Separator);
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
        log->text += std::string(1, Separator) + ' ' + toText(command);
    game.setAnnotations(RootNode, annotations);
}

Expected<MatchLog, LogTextError> keptLog(const Game &game)
{
    MatchLog log;
    auto rest = commandText(game.annotations(RootNode), LogCommandName).value_or(std::string_view());
    while (!rest.empty()) {
        auto command = parseCommand(takeLine(rest));
        if (!command)
            return Unexpected(LogTextError{command.error().kind, log.size() + 1, command.error().column});
        log.push_back(*std::move(command));
    }
    return log;
}

} // namespace chess
