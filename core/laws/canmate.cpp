#include "core/laws/canmate.h"

#include "core/laws/helpmate.h"
#include "core/laws/matingmaterial.h"

namespace chess {

namespace {

/// The side with more to mate with; of two alike, White.
Color strongerSide(const Position &position)
{
    const auto strength = [&](Color side) {
        return 9 * position.men(side, PieceType::Queen).count() + 5 * position.men(side, PieceType::Rook).count()
            + 3 * (position.men(side, PieceType::Bishop) | position.men(side, PieceType::Knight)).count()
            + position.men(side, PieceType::Pawn).count();
    };
    return strength(Color::Black) > strength(Color::White) ? Color::Black : Color::White;
}

} // namespace

MateProof canMate(const Position &position, Color side, std::uint64_t nodes, const std::stop_token &stop)
{
    const Board &board = position.board();
    if (board.countLegalMoves() == 0) {
        const bool mated = position.inCheck() && position.sideToMove() != side;
        return {mated ? Verdict::Yes : Verdict::No, mated ? ProofMethod::Mate : ProofMethod::AllPositions, {}, 1};
    }
    if (lacksMatingMaterial(board, side))
        return {Verdict::No, ProofMethod::Material, {}, 1};
    return searchHelpmate(board, side, nodes, stop);
}

DeadProof isDead(const Position &position, std::uint64_t nodes, const std::stop_token &stop)
{
    DeadProof proof;
    const Color first = strongerSide(position);
    for (const Color side : {first, opposite(first)}) {
        const MateProof &found = proof.sides[side].emplace(canMate(position, side, nodes, stop));
        proof.nodes += found.nodes;
        if (found.answer == Verdict::Yes) {
            proof.answer = Verdict::No;
            return proof;
        }
    }
    if (proof.sides.white->answer == Verdict::No && proof.sides.black->answer == Verdict::No)
        proof.answer = Verdict::Yes;
    return proof;
}

} // namespace chess
