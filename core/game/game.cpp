#include "core/game/game.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <utility>

namespace chess {

namespace {

template <typename... Visitors>
struct Overloaded : Visitors... {
    using Visitors::operator()...;
};
template <typename... Visitors>
Overloaded(Visitors...) -> Overloaded<Visitors...>;

} // namespace

Game::Game() : Game(Tags{}) { }

bool Game::contains(NodeId node) const
{
    if (index(node) >= m_nodes.size())
        return false;
    while (node != RootNode) {
        const NodeId above = at(node).parent;
        if (std::ranges::find(at(above).children, node) == at(above).children.end())
            return false;
        node = above;
    }
    return true;
}

std::optional<NodeId> Game::parent(NodeId node) const
{
    if (node == RootNode)
        return std::nullopt;
    return at(node).parent;
}

std::optional<NodeId> Game::next(NodeId node) const
{
    if (at(node).children.empty())
        return std::nullopt;
    return at(node).children.front();
}

std::size_t Game::childIndex(NodeId node) const
{
    assert(node != RootNode);
    const auto &siblings = at(at(node).parent).children;
    return static_cast<std::size_t>(std::ranges::find(siblings, node) - siblings.begin());
}

bool Game::isMainLine(NodeId node) const
{
    for (; node != RootNode; node = at(node).parent) {
        if (childIndex(node) != 0)
            return false;
    }
    return true;
}

std::vector<NodeId> Game::mainLine() const
{
    std::vector<NodeId> line;
    for (auto node = next(RootNode); node; node = next(*node))
        line.push_back(*node);
    return line;
}

std::vector<NodeId> Game::pathTo(NodeId node) const
{
    std::vector<NodeId> path(at(node).depth);
    for (auto step = path.rbegin(); step != path.rend(); ++step) {
        *step = node;
        node = at(node).parent;
    }
    return path;
}

NodeId Game::lineEnd(NodeId node) const
{
    while (!at(node).children.empty())
        node = at(node).children.front();
    return node;
}

Position Game::positionAt(NodeId node) const
{
    // Up to the nearest checkpoint, at most CheckpointInterval - 1 moves away, and back down.
    std::array<Move, CheckpointInterval> moves;
    std::size_t count = 0;
    while (at(node).depth % CheckpointInterval != 0) {
        moves[count++] = at(node).move;
        node = at(node).parent;
    }
    Position position = start();
    if (node != RootNode) {
        const auto checkpoint =
            std::ranges::lower_bound(m_checkpoints, node, {}, [](const auto &c) { return c.first; });
        assert(checkpoint != m_checkpoints.end() && checkpoint->first == node);
        position = checkpoint->second;
    }
    while (count > 0) {
        const Move move = moves[--count];
        position = move.isNull() ? position.passed().value_or(position) : position.after(move);
    }
    return position;
}

bool Game::canPlay(NodeId node, Move move) const
{
    const Position position = positionAt(node);
    return move.isNull() ? position.passed().has_value() : position.isLegal(move);
}

NodeId Game::addNode(NodeId parent, Move move, const Position &after)
{
    const NodeId node{static_cast<std::uint32_t>(m_nodes.size())};
    Node added;
    added.move = move;
    added.parent = parent;
    added.depth = at(parent).depth + 1;
    if (added.depth % CheckpointInterval == 0)
        m_checkpoints.emplace_back(node, after);
    m_nodes.push_back(std::move(added));
    return node;
}

GameChange Game::add(NodeId parent, Move move)
{
    const Position before = positionAt(parent);
    assert(move.isNull() ? before.passed().has_value() : before.isLegal(move));
    GameChange change;
    change.m_node = addNode(parent, move, move.isNull() ? before.passed().value_or(before) : before.after(move));
    change.m_steps.push_back(GameChange::Link{parent, change.m_node, at(parent).children.size()});
    apply(change.m_steps.back());
    return change;
}

GameChange Game::appendMove(NodeId parent, Move move)
{
    for (const NodeId child : children(parent)) {
        if (at(child).move == move) {
            GameChange found;
            found.m_node = child;
            return found;
        }
    }
    return add(parent, move);
}

GameChange Game::addVariation(NodeId parent, Move move) { return add(parent, move); }

void Game::moveChild(GameChange &change, NodeId node, std::size_t to)
{
    const std::size_t from = childIndex(node);
    if (from == to)
        return;
    unlink(change, node);
    change.m_steps.push_back(GameChange::Link{at(node).parent, node, to});
    apply(change.m_steps.back());
}

void Game::unlink(GameChange &change, NodeId node)
{
    change.m_steps.push_back(GameChange::Unlink{at(node).parent, node, childIndex(node)});
    apply(change.m_steps.back());
}

GameChange Game::promoteVariation(NodeId node)
{
    GameChange change;
    change.m_node = node;
    if (const std::size_t place = childIndex(node); place > 0)
        moveChild(change, node, place - 1);
    return change;
}

GameChange Game::demoteVariation(NodeId node)
{
    GameChange change;
    change.m_node = node;
    if (const std::size_t place = childIndex(node); place + 1 < at(at(node).parent).children.size())
        moveChild(change, node, place + 1);
    return change;
}

GameChange Game::makeMainLine(NodeId node)
{
    GameChange change;
    change.m_node = node;
    for (; node != RootNode; node = at(node).parent)
        moveChild(change, node, 0);
    return change;
}

GameChange Game::deleteFrom(NodeId node)
{
    assert(node != RootNode);
    GameChange change;
    change.m_node = at(node).parent;
    unlink(change, node);
    return change;
}

GameChange Game::truncate(NodeId node)
{
    GameChange change;
    change.m_node = node;
    while (!at(node).children.empty())
        unlink(change, at(node).children.back());
    return change;
}

GameChange Game::setAnnotations(NodeId node, const Annotations &annotations)
{
    Annotations wished = annotations;
    if (node == RootNode) {
        for (Annotation &annotation : wished)
            annotation.place = Annotation::Place::AfterMove;
    }
    wished = normalized(wished);
    GameChange change;
    change.m_node = node;
    if (wished == at(node).annotations)
        return change;
    change.m_steps.push_back(GameChange::Annotate{node, at(node).annotations, std::move(wished)});
    apply(change.m_steps.back());
    return change;
}

void Game::apply(const GameChange::Step &step)
{
    std::visit(Overloaded{
                   [this](const GameChange::Link &link) {
                       auto &children = at(link.parent).children;
                       children.insert(children.begin() + static_cast<std::ptrdiff_t>(link.at), link.child);
                   },
                   [this](const GameChange::Unlink &unlinked) {
                       auto &children = at(unlinked.parent).children;
                       assert(children[unlinked.at] == unlinked.child);
                       children.erase(children.begin() + static_cast<std::ptrdiff_t>(unlinked.at));
                   },
                   [this](const GameChange::Annotate &annotated) { at(annotated.node).annotations = annotated.after; },
                   [this](const GameChange::Rehead &reheaded) { m_head = reheaded.after; },
               },
               step);
}

void Game::revert(const GameChange::Step &step)
{
    std::visit(Overloaded{
                   [this](const GameChange::Link &link) {
                       apply(GameChange::Unlink{link.parent, link.child, link.at});
                   },
                   [this](const GameChange::Unlink &unlinked) {
                       apply(GameChange::Link{unlinked.parent, unlinked.child, unlinked.at});
                   },
                   [this](const GameChange::Annotate &annotated) { at(annotated.node).annotations = annotated.before; },
                   [this](const GameChange::Rehead &reheaded) { m_head = reheaded.before; },
               },
               step);
}

void Game::undo(const GameChange &change)
{
    for (auto step = change.m_steps.rbegin(); step != change.m_steps.rend(); ++step)
        revert(*step);
}

void Game::redo(const GameChange &change)
{
    for (const GameChange::Step &step : change.m_steps)
        apply(step);
}

bool Game::operator==(const Game &other) const
{
    if (tags() != other.tags() || outcome() != other.outcome() || !(start() == other.start())
        || variant() != other.variant() || startProblem() != other.startProblem())
        return false;
    // A list of pairs still to compare instead of recursion: games can be thousands of moves deep.
    std::vector<std::pair<NodeId, NodeId>> open{{RootNode, RootNode}};
    while (!open.empty()) {
        const auto [mine, theirs] = open.back();
        open.pop_back();
        const Node &a = at(mine);
        const Node &b = other.at(theirs);
        if (a.move != b.move || a.annotations != b.annotations || a.children.size() != b.children.size())
            return false;
        for (std::size_t i = 0; i < a.children.size(); ++i)
            open.emplace_back(a.children[i], b.children[i]);
    }
    return true;
}

} // namespace chess
