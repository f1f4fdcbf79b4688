#include "app/cli/command.h"
#include "app/cli/files.h"
#include "app/cli/json.h"
#include "app/cli/pgnmessages.h"
#include "core/game/pgnreading.h"
#include "core/notation/fen.h"

#include <charconv>
#include <ostream>

namespace chess::cli {

namespace {

class TreeWriter
{
public:
    TreeWriter(const Game &game, JsonWriter &json) : m_game(game), m_json(json) { }

    void write(const GameReading &reading)
    {
        m_json.beginObject().member("game", reading.number);
        tags();
        m_json.member("start", writeFen(m_game.start()));
        m_json.member("variant", m_game.variant() == Variant::Chess960 ? "chess960" : "standard");
        m_json.member("result", resultToken(m_game.outcome()));
        outcome();
        m_json.key("annotations");
        annotations(RootNode);
        m_json.key("moves").beginArray();
        if (const auto first = m_game.next(RootNode))
            lines(*first);
        m_json.endArray().key("faults").beginArray();
        for (const PgnFault &fault : reading.faults) {
            m_json.beginObject().member("line", fault.place.line).member("column", fault.place.column);
            m_json.member("text", describe(fault)).endObject();
        }
        m_json.endArray().endObject();
    }

private:
    /// The first of each name, since JSON has each key once.
    void tags()
    {
        m_json.key("tags").beginObject();
        for (const Tag &tag : m_game.tags()) {
            if (m_game.tag(tag.name)->data() == tag.value.data())
                m_json.member(tag.name, tag.value);
        }
        m_json.endObject();
    }

    void outcome()
    {
        m_json.key("outcome");
        if (!m_game.outcome()) {
            m_json.null();
            return;
        }
        m_json.beginObject().member("points", pointsText(m_game.outcome()->points));
        m_json.member("termination", terminationName(m_game.outcome()->termination)).endObject();
    }

    void annotations(NodeId node)
    {
        m_json.beginArray();
        for (const Annotation &annotation : m_game.annotations(node)) {
            m_json.beginObject();
            m_json.member("place", annotation.place == Annotation::Place::BeforeMove ? "before" : "after");
            switch (annotation.kind) {
            case Annotation::Kind::Text:
                m_json.member("text", annotation.text);
                break;
            case Annotation::Kind::Command:
                m_json.member("command", annotation.name).member("value", annotation.text);
                break;
            case Annotation::Kind::Nag:
                m_json.member("nag", annotation.nag);
                break;
            case Annotation::Kind::Unread:
                m_json.member("unread", annotation.text);
                break;
            }
            if (annotation.kind != Annotation::Kind::Nag)
                m_json.member("continues", annotation.continuesComment);
            m_json.endObject();
        }
        m_json.endArray();
    }

    /// Where the writer is in a line: its object is open, and the variations before \p variation are written.
    struct Line {
        NodeId node;
        bool isVariation; ///< \p node begins a variation.
        bool inVariation;
        bool opened = false;
        std::size_t variation = 1;
    };

    /// With a list of open lines instead of recursion: variations may nest as deep as they like.
    void lines(NodeId first)
    {
        std::vector<Line> open{Line{first, false, false}};
        while (!open.empty()) {
            Line &line = open.back();
            if (!line.opened)
                move(line);
            const auto siblings = m_game.children(*m_game.parent(line.node));
            if (!line.isVariation && line.variation < siblings.size()) {
                const NodeId variation = siblings[line.variation++];
                m_json.beginArray();
                open.push_back(Line{variation, true, true});
                continue;
            }
            m_json.endArray().endObject();
            if (const auto next = m_game.next(line.node)) {
                line = Line{*next, false, line.inVariation};
                continue;
            }
            if (line.inVariation)
                m_json.endArray();
            open.pop_back();
        }
    }

    void move(Line &line)
    {
        const Move move = m_game.move(line.node);
        m_json.beginObject().member("san", san(m_game.positionAt(*m_game.parent(line.node)), move));
        m_json.member("uci", uci(move, m_game.variant())).member("fen", writeFen(m_game.positionAt(line.node)));
        m_json.key("annotations");
        annotations(line.node);
        m_json.key("variations").beginArray();
        line.opened = true;
    }

    const Game &m_game;
    JsonWriter &m_json;
};

} // namespace

Exit runPgnTree(const Arguments &arguments, const Streams &streams)
{
    std::uint32_t wanted = 1;
    if (const auto text = arguments.value("--game")) {
        const auto [end, error] = std::from_chars(text->data(), text->data() + text->size(), wanted);
        if (error != std::errc() || end != text->data() + text->size() || wanted == 0) {
            streams.err << "touchmove-cli: pgn tree: --game takes a number from 1, not " << cli::quoted(*text) << '\n';
            return Exit::Misuse;
        }
    }
    const std::string_view name = arguments.operands().front();
    const auto bytes = readFile(std::string(name));
    if (!bytes) {
        streams.err << "touchmove-cli: " << name << ": " << bytes.error() << '\n';
        return Exit::Misuse;
    }
    bool found = false;
    const PgnReport report = readGames(*bytes, [&](GameReading &&reading) {
        found = reading.number == wanted;
        if (found) {
            JsonWriter json(streams.out);
            TreeWriter(reading.game, json).write(reading);
            streams.out << '\n';
        }
        return !found;
    });
    if (found)
        return Exit::Fine;
    streams.err << "touchmove-cli: " << name << ": there is no game " << wanted << ", only " << report.games << '\n';
    return Exit::Faults;
}

} // namespace chess::cli
