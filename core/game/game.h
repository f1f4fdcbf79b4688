#pragma once

#include "core/board/position.h"
#include "core/board/variant.h"
#include "core/game/annotation.h"
#include "core/game/outcome.h"

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace chess {

/// A node of a game's tree. It stays good while its game lives, even while the node is deleted: undo brings it back.
enum class NodeId : std::uint32_t {};
/// The start of the game, before any move.
inline constexpr NodeId RootNode{0};
constexpr std::uint32_t index(NodeId node) { return static_cast<std::uint32_t>(node); }

/// A tag pair of PGN, its value without the quotes and escapes.
struct Tag {
    std::string name;
    std::string value;
    bool operator==(const Tag &) const = default;
};
using Tags = std::vector<Tag>;

/// Why the moves of a file could not be played from where its tags say that the game begins.
enum class StartProblem : std::uint8_t {
    None,
    OtherVariant, ///< The Variant tag names other rules; the moves were read if all are legal in chess.
    UnreadableFen,
    UnplayableFen, ///< No game can be played from there, see faults().
};

/// What an edit of a Game changed, with old and new values: Game::undo() and redo() take it.
class GameChange
{
public:
    /// True if the game was already as wished.
    bool empty() const { return m_steps.empty(); }
    /// The node that was added, found, moved or changed; after a deletion the one before it.
    NodeId node() const { return m_node; }

private:
    friend class Game;
    struct Link { // a child came into its parent's list
        NodeId parent, child;
        std::size_t at;
    };
    struct Unlink { // a child left its parent's list
        NodeId parent, child;
        std::size_t at;
    };
    struct Annotate {
        NodeId node;
        Annotations before, after;
    };
    struct Head {
        Tags tags;
        std::optional<Outcome> outcome;
        Position start;
        Variant variant = Variant::Standard;
        StartProblem problem = StartProblem::None;
    };
    struct Rehead {
        Head before, after;
    };
    using Step = std::variant<Link, Unlink, Annotate, Rehead>;

    std::vector<Step> m_steps;
    NodeId m_node = RootNode;
};

/// A game with everything that PGN can say about it: tags, the start, a tree of moves with annotations, the outcome.
///
/// The first child of a node continues its line; the others are variations. The tags begin with the seven tag roster
/// (Event, Site, Date, Round, White, Black, Result), which is always there, "?" standing for what is unknown; the
/// others follow in their order. Every edit returns a GameChange; undoing it gives the very game that was, node ids
/// included.
class Game
{
public:
    /// An empty game from the starting position.
    Game();
    /// An empty game from \p start; the tags FEN, SetUp and Variant say so.
    explicit Game(const Position &start, Variant variant = Variant::Standard);
    /// An empty game with \p tags, which also say the start, the variant and the outcome.
    explicit Game(const Tags &tags);

    // --- tags and outcome

    const Tags &tags() const { return m_head.tags; }
    /// The value of the first tag \p name; "?" and the like for roster tags that are unknown.
    std::optional<std::string_view> tag(std::string_view name) const;
    /// Changes a tag or adds it at the end. Line ends in \p value become spaces. Result, TouchmoveResult and
    /// TouchmoveTermination change the outcome. Does nothing for FEN, SetUp and Variant, see setStart(), and for a name
    /// that is no tag name (letters, digits and "_").
    GameChange setTag(std::string_view name, std::string_view value);
    /// Takes every tag \p name away; a tag of the roster becomes unknown instead.
    GameChange removeTag(std::string_view name);
    const std::optional<Outcome> &outcome() const { return m_head.outcome; }
    /// Sets the outcome and the tags that tell it: Result, TouchmoveResult where PGN has no token, and
    /// TouchmoveTermination where the reason is known.
    GameChange setOutcome(const std::optional<Outcome> &outcome);

    // --- start

    const Position &start() const { return m_head.start; }
    Variant variant() const { return m_head.variant; }
    StartProblem startProblem() const { return m_head.problem; }
    /// Begins the game elsewhere; all moves and annotations go.
    GameChange setStart(const Position &start, Variant variant = Variant::Standard);

    // --- tree

    /// Is the node part of the tree now?
    bool contains(NodeId node) const;
    /// The move that led to \p node, which isn't the root.
    Move move(NodeId node) const { return at(node).move; }
    /// Empty for the root.
    std::optional<NodeId> parent(NodeId node) const;
    std::span<const NodeId> children(NodeId node) const { return at(node).children; }
    /// The next node of the line; empty at its end.
    std::optional<NodeId> next(NodeId node) const;
    /// Where the move stands among its parent's: 0 continues the line.
    std::size_t childIndex(NodeId node) const;
    /// Half-moves from the start.
    int depth(NodeId node) const { return static_cast<int>(at(node).depth); }
    bool isMainLine(NodeId node) const;
    const Annotations &annotations(NodeId node) const { return at(node).annotations; }
    /// The nodes of the main line, without the root.
    std::vector<NodeId> mainLine() const;
    /// The nodes from the first move to \p node, both included; empty for the root.
    std::vector<NodeId> pathTo(NodeId node) const;
    /// The last node of the line that goes on from \p node.
    NodeId lineEnd(NodeId node = RootNode) const;
    /// Half-moves of the main line, null moves counted.
    int plies() const { return depth(lineEnd()); }
    /// The position after \p node's move. Cheap: replays at most a few moves.
    Position positionAt(NodeId node) const;
    /// May \p move be added after \p node: a legal move, or a null move out of check?
    bool canPlay(NodeId node, Move move) const;

    // --- edits of the tree; moves must be playable, see canPlay()

    /// Plays on from \p parent: the child with that move if there is one, otherwise a new last child.
    GameChange appendMove(NodeId parent, Move move);
    /// Adds a variation even if the same move is already there.
    GameChange addVariation(NodeId parent, Move move);
    /// Brings a variation one place up, or down.
    GameChange promoteVariation(NodeId node);
    GameChange demoteVariation(NodeId node);
    /// Makes the line to \p node the main line, promoting at every fork on the way.
    GameChange makeMainLine(NodeId node);
    /// Deletes \p node, which isn't the root, and all that follows it.
    GameChange deleteFrom(NodeId node);
    /// Deletes all that follows \p node.
    GameChange truncate(NodeId node);
    /// Keeps \p annotations in their normalized() form.
    GameChange setAnnotations(NodeId node, const Annotations &annotations);

    /// Takes back the last change that is not yet undone. Changes are undone in the reverse order of their making and
    /// redone in order; anything else is a slip of ours.
    void undo(const GameChange &change);
    void redo(const GameChange &change);

    /// Same tags, start, outcome and tree with all annotations; node ids don't matter.
    bool operator==(const Game &other) const;

private:
    friend class GameBuilder; // reads files without a change for every token
    struct Node {
        Move move;
        NodeId parent{};
        std::uint32_t depth = 0;
        std::vector<NodeId> children;
        Annotations annotations;
    };
    using Head = GameChange::Head;
    static constexpr std::uint32_t CheckpointInterval = 16;

    const Node &at(NodeId node) const { return m_nodes[index(node)]; }
    Node &at(NodeId node) { return m_nodes[index(node)]; }
    NodeId addNode(NodeId parent, Move move, const Position &after);
    GameChange add(NodeId parent, Move move);
    void moveChild(GameChange &change, NodeId node, std::size_t to);
    void unlink(GameChange &change, NodeId node);
    GameChange rehead(Head head);
    void apply(const GameChange::Step &step);
    void revert(const GameChange::Step &step);

    Head m_head;
    std::vector<Node> m_nodes;
    /// Positions at nodes whose depth is a multiple of CheckpointInterval, in the order of their node ids.
    std::vector<std::pair<NodeId, Position>> m_checkpoints;
};

/// The names of the seven tag roster, in its order.
std::span<const std::string_view> sevenTagRoster();
/// Can \p name be the name of a tag: letters, digits and "_", at least one?
bool isTagName(std::string_view name);

} // namespace chess
