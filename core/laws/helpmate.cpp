#include "core/laws/helpmate.h"

#include "core/laws/matingdistance.h"
#include "core/laws/matingmaterial.h"
#include "core/laws/reachedpositions.h"

#include <algorithm>
#include <array>

namespace chess {

namespace {

/// How many positions are looked at between two looks at the stop token.
constexpr std::uint64_t NodesBetweenStops = 1024;

/// The positions still to be followed, the nearest to a mate first; of those alike the latest.
class Frontier
{
public:
    using Index = ReachedPositions::Index;

    Frontier() { m_heads.fill(ReachedPositions::None); }

    /// \p index must be one more than the last.
    void push(Index index, int distance)
    {
        const auto bucket = static_cast<std::size_t>(distance);
        m_next.resize(index + std::size_t{1});
        m_next[index] = m_heads[bucket];
        m_heads[bucket] = index;
        m_nearest = std::min(m_nearest, bucket);
    }
    /// None if nothing is left.
    Index pop()
    {
        while (m_nearest < m_heads.size() && m_heads[m_nearest] == ReachedPositions::None)
            ++m_nearest;
        if (m_nearest == m_heads.size())
            return ReachedPositions::None;
        const Index index = m_heads[m_nearest];
        m_heads[m_nearest] = m_next[index];
        return index;
    }

private:
    std::array<Index, MatingDistanceLimit> m_heads{};
    std::vector<Index> m_next; ///< Of each position, the one after it in its bucket.
    std::size_t m_nearest = MatingDistanceLimit; ///< No bucket before it holds anything.
};

bool mayLoseMaterial(const Board &board, Move move)
{
    return move.kind() == MoveKind::Promotion || move.kind() == MoveKind::EnPassant
        || board.men(opposite(board.sideToMove)).contains(move.to());
}

} // namespace

MateProof searchHelpmate(const Board &board, Color winner, std::uint64_t nodes, const std::stop_token &stop)
{
    ReachedPositions reached;
    Frontier frontier;
    MateProof proof;
    proof.nodes = 1;
    frontier.push(reached.add(board, ReachedPositions::None, Move()), 0);
    for (auto at = frontier.pop(); at != ReachedPositions::None; at = frontier.pop()) {
        const Board before = reached.board(at);
        for (const Move move : before.legalMoves()) {
            if (proof.nodes >= nodes || (proof.nodes % NodesBetweenStops == 0 && stop.stop_requested()))
                return proof;
            ++proof.nodes;
            Board next = before.after(move);
            next.halfmoveClock = 0;
            if (!next.canTakeEnPassant())
                next.enPassant = Board::NoSquare;
            if (next.sideToMove != winner && next.checkers() && next.countLegalMoves() == 0) {
                proof.answer = Verdict::Yes;
                proof.method = ProofMethod::Mate;
                proof.line = reached.lineTo(at);
                proof.line.push_back(move);
                return proof;
            }
            if (mayLoseMaterial(before, move) && lacksMatingMaterial(next, winner))
                continue;
            if (const auto added = reached.add(next, at, move); added != ReachedPositions::None)
                frontier.push(added, matingDistance(next, winner));
        }
    }
    proof.answer = Verdict::No;
    proof.method = ProofMethod::AllPositions;
    return proof;
}

} // namespace chess
