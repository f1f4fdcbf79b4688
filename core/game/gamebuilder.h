#pragma once

#include "core/game/gamespan.h"
#include "core/game/pgnreading.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace chess {

/// Makes games of what a PgnReader tells. Private to core/game; readGames() is the way in.
class GameBuilder final : public PgnVisitor
{
public:
    explicit GameBuilder(const GameSink &sink) : m_sink(sink), m_reader(*this) { }
    /// Reads the whole \p text, as far as the sink wants to go.
    PgnReport read(std::string_view text);
    /// Reads the beginning of a text, and hands out the games that end before another one in it.
    void readBeginning(std::string_view text) { m_reader.feed(text); }

    void beginGame() override;
    void token(const PgnToken &token) override;
    void endGame() override;
    void fault(PgnSyntaxFault fault, const PgnPlace &place) override;

private:
    /// A line that is being read: the main line or a variation of the line below it on the stack.
    struct Line {
        NodeId node{}; ///< The last move; before the first one, the node that the line leaves.
        Position position; ///< After that move.
        Position before; ///< Before that move.
        bool hasMove = false;
        bool numberSeen = false; ///< A move number has come since the last move.
        bool variationSeen = false; ///< A variation has come since the last move.
        Annotations pending{}; ///< What stands before the next move.
    };

    enum class Stage : std::uint8_t { None, Head, Moves, Ended };

    void tag(const PgnToken &token);
    static Annotations annotationsOf(const PgnToken &token);
    void annotateBetween(const PgnToken &token);
    void annotateEnd(const PgnToken &token);
    void takeBetween();
    void startMoves(const PgnToken &token);
    void movetext(const PgnToken &token);
    void playMove(const PgnToken &token);
    void beginVariation(const PgnToken &token);
    void endVariation(const PgnToken *token);
    void annotate(const PgnToken &token);
    void annotateLine(Annotation annotation);
    void flushPending(Line &line);
    void endMoves();
    void result(const PgnToken &token);

    void keepText(std::string_view text);
    void beginLead();
    void dropLead();
    void stopLine(PgnGameFault kind, const PgnToken &token, std::optional<MoveTextError> why);
    void beginUnread(std::string_view text, NodeId target, bool parenthesisOnly);
    void keepUnread(const PgnToken &token);
    void endUnread();

    void addAnnotation(NodeId node, Annotation annotation)
    {
        m_game.at(node).annotations.push_back(std::move(annotation));
    }
    void report(PgnGameFault kind, const PgnToken &token, std::optional<MoveTextError> move);
    void handOver();

    const GameSink &m_sink;
    PgnReader m_reader;
    PgnReport m_report;
    bool m_stopped = false;

    // What stands between two games.
    Annotations m_between;
    std::vector<PgnFault> m_faultsBetween;
    GameSpan m_span;
    /// Where the reader's faults go, and how many of them wait for the text of their token.
    std::vector<PgnFault> *m_faultTarget = nullptr;
    std::ptrdiff_t m_faultsToName = 0;

    // The game that is being read.
    Stage m_stage = Stage::None;
    bool m_firstToken = false;
    GameReading m_reading;
    Tags m_tags;
    Annotations m_head; ///< What stands before the moves.
    Game m_game;
    std::vector<Line> m_lines; ///< The main line and the variations that are open.
    PgnPlace m_variantPlace;
    PgnPlace m_fenPlace;

    // The text since the move number or parenthesis before a move that has yet to prove readable.
    bool m_hasLead = false;
    std::string m_lead;
    std::size_t m_pendingBeforeLead = 0;

    // The text that is kept as it stands, to the end of the line on top or of a parenthesis.
    bool m_unread = false;
    std::string m_unreadText;
    NodeId m_unreadTarget{};
    bool m_unreadParenthesis = false;
    std::size_t m_unreadOpen = 0; ///< Parentheses opened within it.

    // Another variant: all movetext, should a move be illegal in chess.
    bool m_keepWhole = false;
    std::string m_whole;
};

} // namespace chess
