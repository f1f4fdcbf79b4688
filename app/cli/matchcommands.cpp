#include "app/cli/command.h"
#include "app/cli/files.h"
#include "app/cli/json.h"
#include "app/cli/matchmessages.h"
#include "core/game/pgnreading.h"
#include "core/laws/keptlog.h"
#include "core/laws/match.h"
#include "core/laws/matchrecord.h"
#include "core/laws/matchtext.h"
#include "core/laws/timetext.h"
#include "core/notation/fen.h"

#include <charconv>
#include <ostream>
#include <vector>

namespace chess::cli {

namespace {

/// A command that was carried out, and what came of it.
struct Step {
    chess::Command command;
    Position before;
    Events events;
};

/// A match as far as its log could be replayed.
struct Replay {
    std::vector<Step> steps;
    std::optional<std::size_t> refused; ///< The index of the command in the log.
    std::string why;
};

Exit unreadable(const Streams &streams, std::string_view file, std::string_view why)
{
    streams.err << "touchmove-cli: " << file << ": " << why << '\n';
    return Exit::Misuse;
}

/// The number of the game that is asked for, from 1.
Expected<std::size_t, Exit> gameNumber(const Arguments &arguments, const Streams &streams)
{
    const std::string_view text = arguments.value("--game").value_or("1");
    std::size_t number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error == std::errc() && end == text.data() + text.size() && number > 0)
        return number;
    streams.err << "touchmove-cli: --game: " << quoted(text) << " is no number of a game\n";
    return Unexpected(Exit::Misuse);
}

/// The match that a saved game keeps.
Expected<MatchText, std::string> matchOf(const Game &game)
{
    const auto terms = recordedTerms(game);
    if (!terms)
        return Unexpected(std::string("the game was not played in Touchmove, or under rules of a later version"));
    KeptLog log = keptLog(game);
    if (log.error)
        return Unexpected("the log, command " + std::to_string(log.error->line) + ", column "
                          + std::to_string(log.error->column) + ": " + describe(log.error->kind));
    return MatchText{game.start(), game.variant(), *terms, std::move(log.commands)};
}

Expected<MatchText, std::string> savedMatch(std::string_view bytes, std::size_t number)
{
    const PgnFile file = readGames(bytes);
    if (number > file.games.size())
        return Unexpected("there are " + std::to_string(file.games.size()) + " games in this file");
    return matchOf(file.games[number - 1].game);
}

Expected<MatchText, std::string> writtenMatch(std::string_view bytes)
{
    auto match = parseMatchText(bytes);
    if (match)
        return *std::move(match);
    const LogTextError &error = match.error();
    return Unexpected("line " + std::to_string(error.line) + ", column " + std::to_string(error.column) + ": "
                      + describe(error.kind));
}

/// The match that the file names: a log, or a saved game, which begins with its tags.
Expected<MatchText, Exit> readMatch(const Arguments &arguments, const Streams &streams)
{
    const std::string path(arguments.operands().front());
    const auto number = gameNumber(arguments, streams);
    if (!number)
        return Unexpected(number.error());
    const auto bytes = readFile(path);
    if (!bytes)
        return Unexpected(unreadable(streams, path, bytes.error()));
    const auto first = bytes->find_first_not_of(" \t\r\n\xEF\xBB\xBF");
    const bool isSavedGame = first != std::string::npos && bytes->at(first) == '[';
    auto match = isSavedGame ? savedMatch(*bytes, *number) : writtenMatch(*bytes);
    if (!match)
        return Unexpected(unreadable(streams, path, match.error()));
    return *std::move(match);
}

void apply(Match &match, const chess::Command &command, Replay &replay)
{
    const Position before = match.position();
    auto events = match.apply(command);
    if (events)
        replay.steps.push_back({match.log().back(), before, *std::move(events)});
    else
        replay.why = describe(events.error(), before) + " [" + std::string(article(events.error().kind)) + "]";
}

/// A log written by hand leaves the proof to the program.
void decideIfOpen(Match &match, Replay &replay)
{
    if (const auto request = match.decisionRequest())
        apply(match, {answer(*request), Actor::Program, match.now()}, replay);
}

Replay replayed(Match &match, const MatchLog &log)
{
    Replay replay;
    for (std::size_t i = 0; i < log.size(); ++i) {
        if (!std::holds_alternative<wish::Decide>(log[i].wish))
            decideIfOpen(match, replay);
        apply(match, log[i], replay);
        if (!replay.why.empty()) {
            replay.refused = i;
            return replay;
        }
    }
    decideIfOpen(match, replay);
    return replay;
}

std::string_view phaseName(MatchPhase phase)
{
    switch (phase) {
    case MatchPhase::Ready:
        return "not started";
    case MatchPhase::Running:
        return "running";
    case MatchPhase::Paused:
        return "paused";
    case MatchPhase::Adjourned:
        return "adjourned";
    case MatchPhase::Judging:
        return "to be decided";
    case MatchPhase::Deciding:
        return "deciding";
    case MatchPhase::Ended:
        break;
    }
    return "ended";
}

std::string timeLeft(const Match &match, Color color)
{
    const auto left = match.clock().timeLeft(color, match.now());
    return left ? clockText(*left) : "-";
}

FenStyle fenStyle(Variant variant) { return variant == Variant::Chess960 ? FenStyle::Shredder : FenStyle::X; }

void writeText(std::ostream &out, const Match &match, const Replay &replay)
{
    for (const Step &step : replay.steps) {
        out << toText(step.command) << '\n';
        for (const Event &event : step.events)
            out << "  " << describe(event, step.before) << " [" << article(event) << "]\n";
    }
    out << "Match: " << phaseName(match.phase()) << '\n';
    out << "Result: " << (match.outcome() ? pointsText(match.outcome()->points) : "none");
    if (match.outcome())
        out << ", " << terminationName(match.outcome()->termination);
    out << "\nTime left: White " << timeLeft(match, Color::White) << ", Black " << timeLeft(match, Color::Black)
        << '\n';
    out << "FEN: " << writeFen(match.position(), fenStyle(match.game().variant())) << '\n';
}

void writeTime(JsonWriter &json, std::string_view name, const Match &match, Color color)
{
    json.key(name);
    const auto left = match.clock().timeLeft(color, match.now());
    left ? json.value(left->count()) : json.null();
}

void writeJson(std::ostream &out, const Match &match, const Replay &replay)
{
    JsonWriter json(out);
    json.beginObject().key("commands").beginArray();
    for (const Step &step : replay.steps) {
        json.beginObject().member("command", toText(step.command)).key("events").beginArray();
        for (const Event &event : step.events) {
            json.beginObject().member("text", describe(event, step.before));
            json.member("article", article(event)).endObject();
        }
        json.endArray().endObject();
    }
    json.endArray().member("phase", phaseName(match.phase())).key("outcome");
    if (match.outcome()) {
        json.beginObject().member("points", pointsText(match.outcome()->points));
        json.member("termination", terminationName(match.outcome()->termination)).endObject();
    } else {
        json.null();
    }
    json.key("timeLeft").beginObject();
    writeTime(json, "white", match, Color::White);
    writeTime(json, "black", match, Color::Black);
    json.endObject().member("fen", writeFen(match.position(), fenStyle(match.game().variant())));
    json.key("refused");
    if (replay.refused)
        json.beginObject().member("command", *replay.refused + 1).member("why", replay.why).endObject();
    else
        json.null();
    json.endObject();
    out << '\n';
}

} // namespace

Exit runMatchReplay(const Arguments &arguments, const Streams &streams)
{
    const auto text = readMatch(arguments, streams);
    if (!text)
        return text.error();
    Game game(text->start, text->variant);
    Match match(game, text->terms);
    const Replay replay = replayed(match, text->log);
    if (arguments.has("--json"))
        writeJson(streams.out, match, replay);
    else
        writeText(streams.out, match, replay);
    if (!replay.refused)
        return Exit::Fine;
    streams.err << "touchmove-cli: " << arguments.operands().front() << ", command " << *replay.refused + 1 << ": "
                << quoted(toText(text->log[*replay.refused])) << " is refused: " << replay.why << '\n';
    return Exit::Faults;
}

Exit runMatchLog(const Arguments &arguments, const Streams &streams)
{
    const auto text = readMatch(arguments, streams);
    if (!text)
        return text.error();
    streams.out << toText(*text);
    return Exit::Fine;
}

} // namespace chess::cli
