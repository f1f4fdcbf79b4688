#include "app/cli/command.h"
#include "app/cli/json.h"
#include "app/cli/tagqueryoption.h"
#include "core/library/listsearch.h"
#include "core/library/patterntext.h"
#include "core/notation/fen.h"
#include "core/notation/textscan.h"

#include <algorithm>
#include <charconv>
#include <cstdlib>
#include <ostream>

namespace chess::cli {

namespace {

Exit misuse(const Streams &streams, std::string_view option, std::string_view what)
{
    streams.err << "touchmove-cli: " << option << ": " << what << '\n';
    return Exit::Misuse;
}

/// Where indexes are kept, by the XDG Base Directory Specification; empty where the system tells no place.
std::string cacheFolder()
{
    if (const char *cache = std::getenv("XDG_CACHE_HOME"); cache && *cache == '/')
        return std::string(cache) + "/touchmove/index";
    const char *home = std::getenv("HOME");
    return home && *home == '/' ? std::string(home) + "/.cache/touchmove/index" : std::string();
}

std::optional<int> numberIn(std::string_view text, int least, int most)
{
    int value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (error != std::errc() || end != text.data() + text.size() || value < least || value > most)
        return std::nullopt;
    return value;
}

/// What was asked for; every part that is there must be true of a game.
struct Question {
    std::optional<TagQuery> tags;
    std::optional<Position> position;
    PositionMatch match = PositionMatch::Same;
    std::optional<PositionPattern> pattern;
    std::string comment;
    std::string words;
    int threads = 1;
};

Expected<PositionPattern, Exit> readPattern(const Arguments &arguments, const Streams &streams)
{
    PositionPattern pattern;
    using Reader = Expected<PositionPattern, std::size_t> (*)(PositionPattern, std::string_view);
    for (const auto &[option, read] : {std::pair<std::string_view, Reader>{"--pattern", withSquares},
                                       std::pair<std::string_view, Reader>{"--material", withMaterial}}) {
        const auto text = arguments.value(option);
        if (!text)
            continue;
        const auto result = read(pattern, *text);
        if (!result)
            return Unexpected(
                misuse(streams, option, "not understood at column " + std::to_string(result.error() + 1)));
        pattern = *result;
    }
    if (const auto side = arguments.value("--side")) {
        if (*side != "white" && *side != "black")
            return Unexpected(misuse(streams, "--side", "must be white or black"));
        pattern.sideToMove = *side == "white" ? Color::White : Color::Black;
    }
    if (const auto plies = arguments.value("--lasts")) {
        const auto number = numberIn(*plies, 1, 10000);
        if (!number)
            return Unexpected(misuse(streams, "--lasts", "must be a number of half-moves from 1"));
        pattern.plies = *number;
    }
    return pattern;
}

Expected<Question, Exit> readQuestion(const Arguments &arguments, const Streams &streams)
{
    Question question;
    if (const auto text = arguments.value("--tags")) {
        auto query = tagQueryOption(*text, streams);
        if (!query)
            return Unexpected(query.error());
        question.tags = std::move(*query);
    }
    if (const auto text = arguments.value("--position")) {
        const auto fen = readFen(*text);
        const auto position =
            fen ? Position::from(fen->setup) : Expected<Position, SetupFaults>(Unexpected(SetupFaults()));
        if (!position)
            return Unexpected(misuse(streams, "--position", "no FEN of a position that can be played"));
        question.position = *position;
        if (arguments.has("--men"))
            question.match = PositionMatch::SameMen;
    }
    if (arguments.has("--pattern") || arguments.has("--material")) {
        auto pattern = readPattern(arguments, streams);
        if (!pattern)
            return Unexpected(pattern.error());
        question.pattern = *pattern;
    }
    question.comment = arguments.value("--comment").value_or("");
    question.words = arguments.value("--words").value_or("");
    if (const auto threads = arguments.value("--threads")) {
        const auto number = numberIn(*threads, 1, 64);
        if (!number)
            return Unexpected(misuse(streams, "--threads", "must be a number from 1 to 64"));
        question.threads = *number;
    }
    return question;
}

/// The hits of both whose game is the same; where a position was asked for, at its half-move.
SearchHits both(const SearchHits &first, const SearchHits &second, bool plyOfSecond)
{
    SearchHits hits;
    auto other = second.begin();
    for (const SearchHit &hit : first) {
        while (other != second.end() && other->game < hit.game)
            ++other;
        if (other != second.end() && other->game == hit.game)
            hits.push_back(plyOfSecond ? *other : hit);
    }
    return hits;
}

SearchHits withoutPly(const std::vector<GameId> &games)
{
    SearchHits hits;
    hits.reserve(games.size());
    for (const GameId game : games)
        hits.push_back({game, 0});
    return hits;
}

Expected<SearchHits, SearchError> search(const Collection &collection, const Question &question)
{
    const SearchOptions options{question.threads, {}};
    SearchHits hits = withoutPly(filterByText(collection.index(), question.words));
    if (question.tags) {
        const auto found = findByTags(collection, *question.tags, options);
        if (!found)
            return Unexpected(found.error());
        hits = both(hits, withoutPly(*found), false);
    }
    if (!question.comment.empty()) {
        const auto found = findInComments(collection, question.comment, options);
        if (!found)
            return Unexpected(found.error());
        hits = both(hits, *found, true);
    }
    if (question.pattern) {
        const auto found = findPattern(collection.moves(), *question.pattern, options);
        if (!found)
            return Unexpected(found.error());
        hits = both(hits, *found, true);
    }
    if (question.position) {
        const auto found = findPosition(collection.moves(), *question.position, question.match, options);
        if (!found)
            return Unexpected(found.error());
        hits = both(hits, *found, true);
    }
    return hits;
}

/// \p value on one line and without tabs, which part the columns.
std::string cell(std::string_view value)
{
    std::string text(value.empty() ? "?" : value);
    std::ranges::replace_if(
        text, [](char c) { return static_cast<unsigned char>(c) < 0x20 || c == 0x7f; }, ' ');
    return text;
}

void print(const GameIndex &index, const SearchHits &hits, std::ostream &out)
{
    for (const SearchHit &hit : hits) {
        const GameEntry entry = index.entry(hit.game);
        out << chess::index(hit.game) + 1 << '\t' << cell(entry.white) << '\t' << cell(entry.black) << '\t'
            << toString(entry.result) << '\t' << cell(entry.date) << '\t' << cell(entry.event) << '\t' << entry.plies
            << '\t' << hit.ply << '\n';
    }
}

void printJson(const GameIndex &index, const SearchHits &hits, std::ostream &out)
{
    JsonWriter json(out);
    json.beginObject().member("found", hits.size()).key("games").beginArray();
    for (const SearchHit &hit : hits) {
        const GameEntry entry = index.entry(hit.game);
        json.beginObject().member("game", chess::index(hit.game) + 1).member("ply", hit.ply);
        json.member("white", entry.white).member("black", entry.black).member("result", toString(entry.result));
        json.member("date", std::string_view(entry.date)).member("event", entry.event);
        json.member("plies", entry.plies).endObject();
    }
    json.endArray().endObject();
    out << '\n';
}

Exit tell(const Arguments &arguments, const GameIndex &index, const SearchHits &hits, std::ostream &out)
{
    if (arguments.has("--count"))
        out << hits.size() << '\n';
    else if (arguments.has("--json"))
        printJson(index, hits, out);
    else
        print(index, hits, out);
    return hits.empty() ? Exit::Faults : Exit::Fine;
}

} // namespace

Exit runPgnSearch(const Arguments &arguments, const Streams &streams)
{
    const auto question = readQuestion(arguments, streams);
    if (!question)
        return question.error();
    const std::string_view name = arguments.operands().front();
    OpenOptions options;
    options.threads = question->threads;
    if (!arguments.has("--no-cache"))
        options.cacheFolder = cacheFolder();
    const std::string path(name);
    for (bool again = false;; again = true) {
        const auto collection = Collection::open(path, options);
        if (!collection) {
            const ScanError &error = collection.error();
            return misuse(streams, name,
                          error.kind == ScanError::Kind::Changed ? "was changed while it was read"
                                                                 : error.system.message());
        }
        const auto hits = search(*collection, *question);
        if (!hits && hits.error() == SearchError::Damaged && !again) {
            Collection::dropCache(path, options.cacheFolder);
            continue;
        }
        if (!hits)
            return misuse(streams, name, "was changed while it was searched");
        return tell(arguments, collection->index(), *hits, streams.out);
    }
}

} // namespace chess::cli
