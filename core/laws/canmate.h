#pragma once

#include "core/board/position.h"

#include <cstdint>
#include <optional>
#include <stop_token>
#include <vector>

namespace chess {

/// What has been proved of a question about all the games that can follow.
enum class Verdict : std::uint8_t {
    No,
    Yes,
    Unknown, ///< Neither within the nodes given; the game goes on as if a mate were possible (LAWS L-DEAD-3).
};

/// How a Verdict came about.
enum class ProofMethod : std::uint8_t {
    Material, ///< The men on the board can't mate, wherever they stand (LAWS L-DEAD-4).
    Mobility, ///< The men that may ever come near the other king don't make up a mate.
    Mate, ///< A line of legal moves that mates.
    AllPositions, ///< Every position that can be reached was looked at, and none is such a mate.
    NotDecided, ///< The nodes were used up, or the search was told to stop.
};

struct MateProof {
    Verdict answer = Verdict::Unknown;
    ProofMethod method = ProofMethod::NotDecided;
    /// For Yes: legal moves of both sides from the position asked about, the last of which mates. Not the shortest such
    /// line; empty if the mate is on the board.
    std::vector<Move> line{};
    std::uint64_t nodes = 0; ///< Positions looked at.
};

/// Nodes for the question after each move, and for deciding a game: flag fall, resignation, penalty (LAWS L-DEAD-6).
inline constexpr std::uint64_t QuickNodes = 20'000;
inline constexpr std::uint64_t DecisionNodes = 2'000'000;

/// Is there any series of legal moves, both sides helping, after which \p side has mated (LAWS L-DEAD-1)? Castling and
/// en passant rights count, repetitions and move counters don't. Looks at no more than \p nodes positions and says No
/// or Yes only with proof; the same question always gets the same answer, unless \p stop ends it early.
MateProof canMate(const Position &position, Color side, std::uint64_t nodes, const std::stop_token &stop = {});

/// Is the position dead: can neither side mate any more [5.2.2]?
struct DeadProof {
    Verdict answer = Verdict::Unknown;
    /// What was proved of each side; empty where the other side's Yes had settled the question.
    PerColor<std::optional<MateProof>> sides{};
    std::uint64_t nodes = 0; ///< Of both sides together.
};

/// \p nodes are for each of the two sides.
DeadProof isDead(const Position &position, std::uint64_t nodes, const std::stop_token &stop = {});

} // namespace chess
