#include "core/laws/helpmate.h"

#include "core/laws/frontier.h"
#include "core/laws/mateplan.h"
#include "core/laws/matingmaterial.h"
#include "core/laws/mobility.h"
#include "core/laws/reachedpositions.h"

#include <algorithm>
#include <span>

namespace chess {

namespace {

/// How many positions are looked at between two looks at the stop token.
constexpr std::uint64_t NodesBetweenStops = 128;

/// What a move towards the picture takes off the distance.
constexpr int OneMove = 2;

/// More than plans are usually away.
constexpr int QueenFirst = 100;

bool takes(const Board &board, Move move)
{
    return move.kind() == MoveKind::EnPassant || board.men(opposite(board.sideToMove)).contains(move.to());
}

/// One search from a position, steering for some plans at once: each has a frontier of its own, and they take turns in
/// saying which position is followed next. A position that has no worth for one plan may be the key to another.
class PlannedSearch
{
public:
    enum class Pruning : std::uint8_t { ByMaterial, ByMobilityToo };

    PlannedSearch(const Board &board, Color winner, std::span<const MatePlan> plans, Pruning pruning)
        : m_winner(winner), m_plans(plans), m_pruning(pruning),
          m_promotesFirst(plans.size() > 1 && board.men(winner, PieceType::Queen).empty()
                          && board.men(winner, PieceType::Pawn)),
          m_frontiers(std::max<std::size_t>(plans.size(), 1) + (m_promotesFirst ? 1 : 0))
    {
        Board root = board;
        if (!root.canTakeEnPassant())
            root.enPassant = Board::NoSquare;
        add(root, ReachedPositions::None, Move());
    }

    MateProof run(std::uint64_t nodes, const std::stop_token &stop)
    {
        while (const auto step = next()) {
            const Board board = m_reached.board(step->at);
            const MoveList moves = board.legalMoves();
            m_progress = false;
            const int expected = mayWait(board) ? 0 : OneMove;
            for (int i = step->from; i < moves.size() && !m_progress; ++i) {
                const bool stopped = m_nodes % NodesBetweenStops == 0 && stop.stop_requested();
                if (m_nodes >= nodes || stopped)
                    return {Verdict::Unknown, ProofMethod::NotDecided, {}, m_nodes};
                ++m_nodes;
                if (follow(board, step->at, moves[i]))
                    return {Verdict::Yes, ProofMethod::Mate, m_line, m_nodes};
                m_progress = m_plans.size() == 1 && m_addedDistance + expected <= step->distance;
                if (m_progress && i + 1 < moves.size())
                    m_interrupted.push_back({step->at, i + 1, step->distance});
            }
        }
        return {Verdict::No, ProofMethod::AllPositions, {}, m_nodes};
    }

private:
    static constexpr int NotAdded = Frontier::Farthest + 1;
    /// A position to follow, from a place in the list of its moves on.
    struct Step {
        ReachedPositions::Index at;
        int from;
        int distance;
    };

    /// True if \p move mates.
    bool follow(const Board &board, ReachedPositions::Index at, Move move)
    {
        m_addedDistance = NotAdded;
        Board after = board.after(move);
        if (after.sideToMove != m_winner && after.checkers() && after.countLegalMoves() == 0) {
            m_line = m_reached.lineTo(at);
            m_line.push_back(move);
            return true;
        }
        const bool taken = takes(board, move);
        if ((taken || move.kind() == MoveKind::Promotion) && lacksMatingMaterial(after, m_winner))
            return false;
        const bool forGood = taken || board.men(PieceType::Pawn).contains(move.from());
        if (m_pruning == Pruning::ByMobilityToo && forGood && mobilityRulesOutMate(after, m_winner))
            return false;
        // a square where nobody can take would make two of one position
        if (after.enPassant != Board::NoSquare && !after.canTakeEnPassant())
            after.enPassant = Board::NoSquare;
        add(after, at, move);
        return false;
    }

    void add(const Board &board, ReachedPositions::Index before, Move move)
    {
        const auto added = m_reached.add(board, before, move);
        if (added == ReachedPositions::None)
            return;
        m_followed.push_back(false);
        const MateView view(board, m_winner);
        int nearest = Frontier::Farthest;
        for (std::size_t i = 0; i < m_plans.size(); ++i) {
            const int distance = view.distanceTo(m_plans[i]);
            nearest = std::min(nearest, distance);
            m_frontiers[i].push(distance);
        }
        if (m_promotesFirst)
            m_frontiers.back().push(
                view.hasQueen() ? nearest : std::min(Frontier::Farthest, QueenFirst + 4 * view.movesToPromote()));
        if (m_plans.empty())
            m_frontiers.front().push(0);
        m_addedDistance = nearest;
    }

    /// Is it the loser's move, whose king is already where it has to be?
    bool mayWait(const Board &board) const
    {
        return board.sideToMove != m_winner && m_plans.size() == 1
            && board.king(board.sideToMove) == m_plans.front().king;
    }

    /// What to follow now; empty if all has been. With one plan, a move that brings the picture a full move nearer is
    /// followed at once; the moves beside it come when that leads no further.
    std::optional<Step> next()
    {
        if (m_progress || m_interrupted.empty()) {
            Frontier &frontier = m_frontiers[m_turn];
            m_turn = (m_turn + 1) % m_frontiers.size();
            while (const auto at = frontier.pop()) {
                if (!m_followed[*at]) {
                    m_followed[*at] = true;
                    return Step{*at, 0, frontier.lastDistance()};
                }
            }
        }
        if (m_interrupted.empty())
            return std::nullopt;
        const Step step = m_interrupted.back();
        m_interrupted.pop_back();
        return step;
    }

    Color m_winner;
    std::span<const MatePlan> m_plans;
    Pruning m_pruning;
    ReachedPositions m_reached;
    bool m_promotesFirst; ///< The last frontier cares for a queen before all else.
    std::vector<Frontier> m_frontiers;
    std::vector<bool> m_followed;
    std::size_t m_turn = 0;
    std::vector<Step> m_interrupted; ///< What is left of positions from which a move was followed at once.
    bool m_progress = false; ///< The last one followed led to a position that much nearer.
    int m_addedDistance = NotAdded; ///< From the plans, of the position that follow() was to add.
    std::uint64_t m_nodes = 1;
    std::vector<Move> m_line;
};

} // namespace

MateProof searchHelpmate(const Board &board, Color winner, std::uint64_t nodes, const std::stop_token &stop)
{
    // Most positions have a mate that the nearest plan leads to straight away. If not, many plans help each other, but
    // it takes longer to look at each position; so that comes later. The last search is the one that may see
    // everything.
    constexpr std::uint64_t ProbeNodes = 300;
    constexpr std::size_t Probes = 2;
    constexpr std::uint64_t TeamNodes = 5000;
    constexpr std::size_t Team = 8;
    constexpr std::size_t LastTeam = 4;
    using Pruning = PlannedSearch::Pruning;

    std::uint64_t used = 0;
    const auto search = [&](std::span<const MatePlan> plans, Pruning pruning, std::uint64_t most) {
        MateProof proof = PlannedSearch(board, winner, plans, pruning).run(std::min(most, nodes - used), stop);
        used += proof.nodes;
        proof.nodes = used;
        return proof;
    };
    const auto undecided = [&](const MateProof &proof) {
        return proof.answer == Verdict::Unknown && used < nodes && !stop.stop_requested();
    };

    const MateView view(board, winner);
    for (const MatePlan &plan : view.plans(Probes)) {
        if (MateProof proof = search({&plan, 1}, Pruning::ByMaterial, ProbeNodes); !undecided(proof))
            return proof;
    }
    if (mobilityRulesOutMate(board, winner))
        return {Verdict::No, ProofMethod::Mobility, {}, used};
    const std::vector<MatePlan> plans = view.plans(2 * Team);
    const std::span<const MatePlan> all(plans);
    for (auto left = all; !left.empty(); left = left.subspan(std::min(Team, left.size()))) {
        MateProof proof = search(left.first(std::min(Team, left.size())), Pruning::ByMaterial, TeamNodes);
        if (!undecided(proof))
            return proof;
    }
    return search(all.first(std::min(LastTeam, all.size())), Pruning::ByMobilityToo, nodes);
}

} // namespace chess
