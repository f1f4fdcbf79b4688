#include "core/game/pgnwriter.h"

#include "core/game/linebreaker.h"
#include "core/game/tagtext.h"
#include "core/notation/movetext.h"

#include <algorithm>
#include <string_view>
#include <vector>

namespace chess {

namespace {

class MovetextWriter
{
public:
    MovetextWriter(const Game &game, std::string &out) : m_game(game), m_lines(out) { }

    void write()
    {
        annotations(m_game.annotations(RootNode), Annotation::Place::AfterMove);
        if (const auto first = m_game.next(RootNode))
            writeLines(*first);
        m_lines.add(resultToken(m_game.outcome()));
        m_lines.lineEnds(1);
    }

private:
    /// Where the writer is in one of the lines that are open.
    struct Line {
        NodeId node;
        Position before;
        bool isVariation; ///< \p node begins a variation.
        bool inVariation; ///< The line itself is one.
        bool numberNeeded = true;
        bool afterVariation = false;
        bool moveWritten = false;
        std::size_t variation = 1; ///< The next of the siblings to write.
    };

    /// With a list of open lines instead of recursion: variations may nest as deep as they like.
    void writeLines(NodeId first)
    {
        std::vector<Line> open{Line{first, m_game.start(), false, false}};
        while (!open.empty()) {
            Line &line = open.back();
            if (!line.moveWritten)
                writeMove(line);
            const auto siblings = m_game.children(*m_game.parent(line.node));
            if (!line.isVariation && line.variation < siblings.size()) {
                const NodeId variation = siblings[line.variation++];
                const Position before = line.before;
                line.afterVariation = true;
                line.numberNeeded = true;
                m_lines.add("(");
                open.push_back(Line{variation, before, true, true});
                continue;
            }
            if (const auto next = m_game.next(line.node)) {
                const Move move = m_game.move(line.node);
                line.before = move.isNull() ? line.before.passed().value_or(line.before) : line.before.after(move);
                line.node = *next;
                line.isVariation = false;
                line.moveWritten = false;
                line.variation = 1;
                continue;
            }
            if (line.inVariation)
                m_lines.addClosing(")");
            m_lines.space();
            open.pop_back();
        }
    }

    void writeMove(Line &line)
    {
        const Annotations &all = m_game.annotations(line.node);
        const bool hasGlyphBefore = std::ranges::any_of(all, [](const Annotation &annotation) {
            return annotation.kind == Annotation::Kind::Nag && annotation.place == Annotation::Place::BeforeMove;
        });
        const bool hasBefore = !all.empty() && all.front().place == Annotation::Place::BeforeMove;
        const bool beforeNumber = line.isVariation || (line.afterVariation && !hasGlyphBefore);
        if (hasBefore && beforeNumber)
            annotations(all, Annotation::Place::BeforeMove);
        const bool white = line.before.sideToMove() == Color::White;
        if (white || line.numberNeeded || hasBefore) {
            m_lines.add(std::to_string(line.before.fullmoveNumber()));
            m_lines.add(white ? "." : "...");
            m_lines.space();
        }
        if (hasBefore && !beforeNumber)
            annotations(all, Annotation::Place::BeforeMove);
        m_lines.add(san(line.before, m_game.move(line.node)));
        line.moveWritten = true;
        line.afterVariation = false;
        m_lines.space();
        line.numberNeeded = annotations(all, Annotation::Place::AfterMove);
    }

    /// Returns whether a comment was among them.
    bool annotations(const Annotations &all, Annotation::Place place)
    {
        bool comments = false;
        for (auto first = all.begin(); first != all.end();) {
            const auto end = endOfComment(first, all.end());
            if (first->place == place) {
                if (first->kind == Annotation::Kind::Nag) {
                    m_lines.add("$" + std::to_string(first->nag));
                    m_lines.space();
                } else {
                    comment(commentContent(first, end));
                    comments = true;
                }
            }
            first = end;
        }
        return comments;
    }

    void comment(const std::string &content)
    {
        if (content.find('}') != std::string::npos) {
            m_lines.add(";" + content);
            m_lines.lineEnds(1);
            return;
        }
        m_lines.add("{");
        m_lines.addComment(content);
        m_lines.add("}");
        m_lines.space();
    }

    const Game &m_game;
    LineBreaker m_lines;
};

} // namespace

std::string writePgn(const Game &game)
{
    std::string text;
    for (const Tag &tag : game.tags())
        text += tagPair(tag.name, tag.value) + "\n";
    text += '\n';
    MovetextWriter(game, text).write();
    return text;
}

} // namespace chess
