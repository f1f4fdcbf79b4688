#include "app/cli/command.h"
#include "app/cli/files.h"
#include "app/cli/json.h"
#include "app/cli/pgnmessages.h"
#include "app/cli/tagqueryoption.h"
#include "core/game/pgnreading.h"
#include "core/game/pgnwriter.h"
#include "core/library/listsearch.h"
#include "core/notation/textscan.h"

#include <algorithm>
#include <ostream>

namespace chess::cli {

namespace {

std::ostream &complain(const Streams &streams, std::string_view file)
{
    return streams.err << "touchmove-cli: " << file << ": ";
}

struct CheckedFile {
    std::string name;
    PgnReport report;
    long plies = 0;
    std::vector<PgnFault> faults;
};

CheckedFile check(std::string_view name, std::string_view bytes)
{
    CheckedFile checked;
    checked.name = name;
    checked.report = readGames(bytes, [&checked](GameReading &&reading) {
        checked.plies += reading.game.plies();
        std::ranges::move(reading.faults, std::back_inserter(checked.faults));
        return true;
    });
    std::ranges::move(checked.report.faults, std::back_inserter(checked.faults));
    std::ranges::stable_sort(checked.faults, {}, [](const PgnFault &fault) { return fault.place.offset; });
    return checked;
}

void print(const CheckedFile &checked, std::ostream &out)
{
    const auto count = [](auto number, const char *one, const char *many) {
        return std::to_string(number) + ' ' + (number == 1 ? one : many);
    };
    out << checked.name << ": " << count(checked.report.games, "game", "games") << ", "
        << count(checked.plies, "ply", "plies") << ", " << count(checked.faults.size(), "fault", "faults") << ", "
        << charsetName(checked.report.charset) << '\n';
    for (const PgnFault &fault : checked.faults)
        out << checked.name << ':' << fault.place.line << ':' << fault.place.column << ": " << describe(fault) << '\n';
}

void write(const CheckedFile &checked, JsonWriter &json)
{
    json.beginObject().member("file", checked.name).member("encoding", charsetName(checked.report.charset));
    json.member("games", checked.report.games).member("plies", checked.plies);
    json.key("faults").beginArray();
    for (const PgnFault &fault : checked.faults) {
        json.beginObject().member("line", fault.place.line).member("column", fault.place.column).key("game");
        if (fault.game > 0)
            json.value(fault.game);
        else
            json.null();
        json.member("text", describe(fault)).endObject();
    }
    json.endArray().endObject();
}

/// ASCII letters in either case are the same; others must be typed as they stand in the file.
bool holds(std::string_view text, std::string_view part)
{
    return !std::ranges::search(text, part, {}, textscan::lower, textscan::lower).empty() || part.empty();
}

/// The result as the movetext says it, or as the tag does.
std::string resultOf(const GameSummary &game)
{
    const auto moves = parseResult(game.result);
    const auto outcome = moves ? moves : parseResult(game.tag("Result"));
    return outcome ? pointsText(outcome->points) : "*";
}

bool passes(const GameSummary &game, const Arguments &arguments, const std::optional<TagQuery> &query)
{
    if (query && !tagsFit(*query, game.tags))
        return false;
    using Filter = std::pair<std::string_view, std::string_view>;
    for (const auto &[option, tag] :
         {Filter{"--white", "White"}, Filter{"--black", "Black"}, Filter{"--event", "Event"}}) {
        if (const auto wanted = arguments.value(option); wanted && !holds(game.tag(tag), *wanted))
            return false;
    }
    if (const auto wanted = arguments.value("--date"); wanted && !game.tag("Date").starts_with(*wanted))
        return false;
    if (const auto wanted = arguments.value("--result")) {
        const auto outcome = parseResult(*wanted);
        return resultOf(game) == (outcome ? pointsText(outcome->points) : "*");
    }
    return true;
}

bool isBlank(std::string_view text) { return textscan::skipBlanks(text, 0) == text.size(); }

/// \p value on one line and without tabs, which part the columns.
std::string cell(std::string_view value)
{
    std::string text(value.empty() ? "?" : value);
    std::ranges::replace_if(
        text, [](char c) { return static_cast<unsigned char>(c) < 0x20 || c == 0x7f; }, ' ');
    return text;
}

} // namespace

Exit runPgnCheck(const Arguments &arguments, const Streams &streams)
{
    Exit status = Exit::Fine;
    JsonWriter json(streams.out);
    const bool asJson = arguments.has("--json");
    if (asJson)
        json.beginObject().key("files").beginArray();
    for (const std::string_view name : arguments.operands()) {
        const auto bytes = readFile(std::string(name));
        if (!bytes) {
            complain(streams, name) << bytes.error() << '\n';
            status = Exit::Misuse;
            continue;
        }
        const CheckedFile checked = check(name, *bytes);
        if (!checked.faults.empty() && status == Exit::Fine)
            status = Exit::Faults;
        if (asJson)
            write(checked, json);
        else
            print(checked, streams.out);
    }
    if (asJson) {
        json.endArray().endObject();
        streams.out << '\n';
    }
    return status;
}

Exit runPgnList(const Arguments &arguments, const Streams &streams)
{
    std::optional<TagQuery> query;
    if (const auto text = arguments.value("--tags")) {
        auto read = tagQueryOption(*text, streams);
        if (!read)
            return read.error();
        query = std::move(*read);
    }
    const std::string_view name = arguments.operands().front();
    const auto bytes = readFile(std::string(name));
    if (!bytes) {
        complain(streams, name) << bytes.error() << '\n';
        return Exit::Misuse;
    }
    const std::vector<GameSummary> games = listGames(decoded(*bytes, detectCharset(*bytes)));
    const bool asJson = arguments.has("--json");
    JsonWriter json(streams.out);
    if (asJson)
        json.beginObject().key("games").beginArray();
    bool any = false;
    for (std::size_t i = 0; i < games.size(); ++i) {
        const GameSummary &game = games[i];
        if (!passes(game, arguments, query))
            continue;
        any = true;
        if (asJson) {
            json.beginObject().member("game", i + 1).member("line", game.line).member("plies", game.plies);
            json.member("result", resultOf(game)).key("tags").beginObject();
            for (const Tag &tag : game.tags) {
                if (game.tag(tag.name).data() == tag.value.data()) // JSON has each key once
                    json.member(tag.name, tag.value);
            }
            json.endObject().endObject();
            continue;
        }
        streams.out << i + 1 << '\t' << cell(game.tag("White")) << '\t' << cell(game.tag("Black")) << '\t'
                    << resultOf(game) << '\t' << cell(game.tag("Date")) << '\t' << cell(game.tag("Event")) << '\t'
                    << game.plies << '\n';
    }
    if (asJson) {
        json.endArray().endObject();
        streams.out << '\n';
    }
    return any ? Exit::Fine : Exit::Faults;
}

Exit runPgnConvert(const Arguments &arguments, const Streams &streams)
{
    const std::string_view in = arguments.operands()[0];
    const std::string_view out = arguments.operands()[1];
    for (const std::string_view option : {"--from", "--to"}) {
        if (const auto name = arguments.value(option); name && !parseCharset(*name)) {
            streams.err << "touchmove-cli: " << option << ": unknown character set " << cli::quoted(*name)
                        << "; known are";
            for (const Charset charset : AllCharsets)
                streams.err << (charset == AllCharsets[0] ? " " : ", ") << charsetName(charset);
            streams.err << '\n';
            return Exit::Misuse;
        }
    }
    const auto bytes = readFile(std::string(in));
    if (!bytes) {
        complain(streams, in) << bytes.error() << '\n';
        return Exit::Misuse;
    }
    const auto from = arguments.value("--from");
    std::string text;
    std::size_t faults = 0;
    const PgnReport report =
        readGames(*bytes, from ? *parseCharset(*from) : detectCharset(*bytes), [&](GameReading &&reading) {
            if (!text.empty())
                text += '\n';
            text += writePgn(reading.game);
            faults += reading.faults.size();
            return true;
        });
    if (report.games == 0 && !isBlank(decoded(*bytes, report.charset))) {
        complain(streams, in) << "no game in it; nothing was written\n";
        return Exit::Misuse;
    }
    const Encoding encoding = encoded(text, parseCharset(arguments.value("--to").value_or("utf-8")).value());
    if (encoding.missing > 0) {
        complain(streams, in) << encoding.missing << " characters aren't in " << *arguments.value("--to")
                              << "; nothing was written\n";
        return Exit::Faults;
    }
    if (const std::string why = writeFile(std::string(out), encoding.bytes); !why.empty()) {
        complain(streams, out) << why << '\n';
        return Exit::Misuse;
    }
    if (faults > 0)
        complain(streams, in) << faults << " faults, see pgn check; what could not be read was kept as text\n";
    return Exit::Fine;
}

} // namespace chess::cli
