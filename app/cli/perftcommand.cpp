#include "app/cli/command.h"
#include "app/cli/json.h"
#include "app/cli/messages.h"

#include <charconv>

namespace chess::cli {

namespace {

/// Beyond this no count would end in anybody's life.
constexpr int DeepestPerft = 30;

std::optional<int> parseDepth(std::string_view text)
{
    int depth = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), depth);
    if (error != std::errc() || end != text.data() + text.size() || depth < 0 || depth > DeepestPerft)
        return std::nullopt;
    return depth;
}

struct Divided {
    Move move;
    std::uint64_t nodes;
};

std::vector<Divided> divide(const Board &board, int depth)
{
    std::vector<Divided> parts;
    if (depth > 0) {
        for (const Move move : board.legalMoves())
            parts.push_back({move, perft(board.after(move), depth - 1)});
    }
    return parts;
}

} // namespace

Exit runPerft(const Arguments &arguments, const Streams &streams)
{
    const std::string_view operand = arguments.operands().front();
    const auto depth = parseDepth(operand);
    if (!depth) {
        streams.err << "touchmove-cli: perft: DEPTH is a number from 0 to " << DeepestPerft << ", not "
                    << quoted(operand) << '\n';
        return Exit::Misuse;
    }
    const auto given = givenPosition(arguments, streams);
    if (!given)
        return given.error();
    const Board &board = given->position.board();

    std::vector<Divided> parts;
    std::uint64_t nodes = 0;
    if (arguments.has("--divide") && *depth > 0) {
        parts = divide(board, *depth);
        for (const Divided &part : parts)
            nodes += part.nodes;
    } else {
        nodes = perft(board, *depth);
    }

    if (arguments.has("--json")) {
        JsonWriter json(streams.out);
        json.beginObject().member("depth", *depth).member("nodes", nodes);
        if (arguments.has("--divide")) {
            json.key("moves").beginArray();
            for (const Divided &part : parts) {
                json.beginObject().member("uci", uci(part.move, given->variant)).member("nodes", part.nodes);
                json.endObject();
            }
            json.endArray();
        }
        json.endObject();
        streams.out << '\n';
        return Exit::Fine;
    }
    for (const Divided &part : parts)
        streams.out << uci(part.move, given->variant) << ": " << part.nodes << '\n';
    streams.out << nodes << '\n';
    return Exit::Fine;
}

} // namespace chess::cli
