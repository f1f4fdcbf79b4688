#include "core/board/refusal.h"

#include "core/board/attacks.h"

#include <algorithm>
#include <cstdlib>

namespace chess::detail {

namespace {

using Kind = MoveError::Kind;

/// The square of \p set nearest to \p square on a common line; \p set must not be empty.
Square nearest(Bitboard set, Square square)
{
    return *std::min_element(set.begin(), set.end(), [square](Square a, Square b) {
        return std::abs(index(a) - index(square)) < std::abs(index(b) - index(square));
    });
}

std::optional<MoveError> pawnRefusal(const Board &board, Square from, Square to, MoveKind kind)
{
    const Color us = board.sideToMove;
    const Bitboard occupied = board.occupied();
    const Bitboard step = ahead(from, us);
    const Bitboard twoSteps = rankOf(from) == pawnRank(us) ? ahead(step, us) : Bitboard();
    if (pawnAttacks(from, us).contains(to)) {
        if (board.men(us).contains(to))
            return MoveError{Kind::OwnManThere, to};
        if (!occupied.contains(to) && !(kind == MoveKind::EnPassant && board.enPassant == index(to)))
            return MoveError{Kind::PawnNothingToTake, to};
        return std::nullopt;
    }
    if (!(step | twoSteps).contains(to))
        return MoveError{Kind::WrongWay, from};
    if (twoSteps.contains(to) && (step & occupied))
        return MoveError{Kind::Blocked, step.first()};
    if (occupied.contains(to))
        return MoveError{board.men(us).contains(to) ? Kind::OwnManThere : Kind::PawnTakesStraight, to};
    return std::nullopt;
}

std::optional<MoveError> pieceRefusal(const Board &board, PieceType type, Square from, Square to)
{
    if (!attacksOf(type, from, {}).contains(to))
        return MoveError{Kind::WrongWay, from};
    if (type != PieceType::Knight) {
        if (const Bitboard obstacles = between(from, to) & board.occupied())
            return MoveError{Kind::Blocked, nearest(obstacles, from)};
    }
    if (board.men(board.sideToMove).contains(to))
        return MoveError{Kind::OwnManThere, to};
    return std::nullopt;
}

/// The men that attack the own king after a move that is no king's.
Bitboard attackersAfter(const Board &board, Move move)
{
    Bitboard taken = move.to();
    if (move.kind() == MoveKind::EnPassant)
        taken |= squareAt(fileOf(move.to()), rankOf(move.from()));
    const Bitboard left = (board.occupied() & ~(taken | move.from())) | move.to();
    return board.attackers(board.king(board.sideToMove), opposite(board.sideToMove), left) & ~taken;
}

std::optional<MoveError> kingSafetyRefusal(const Board &board, PieceType type, Move move)
{
    const Color them = opposite(board.sideToMove);
    if (type == PieceType::King) {
        const Bitboard without = board.occupied() & ~Bitboard(move.from());
        if (const Bitboard attackers = board.attackers(move.to(), them, without))
            return MoveError{Kind::KingAttackedThere, attackers.first()};
        return std::nullopt;
    }
    const Bitboard attackers = attackersAfter(board, move);
    if (attackers.empty())
        return std::nullopt;
    if (const Bitboard unanswered = attackers & board.checkers())
        return MoveError{Kind::MustAnswerCheck, unanswered.first()};
    return MoveError{move.kind() == MoveKind::EnPassant ? Kind::EnPassantExposesKing : Kind::Pinned, attackers.first()};
}

MoveError castlingRefusal(const Board &board, Square king, Square rook)
{
    const Color us = board.sideToMove;
    const Color them = opposite(us);
    if (!board.castlingRooks.contains(rook) || rankOf(rook) != firstRank(us) || king != board.king(us))
        return {Kind::CastlingRightLost, rook};
    if (const Bitboard checkers = board.checkers())
        return {Kind::CastlingInCheck, checkers.first()};

    const bool kingsWing = index(rook) > index(king);
    const Square kingGoal = squareAt(kingsWing ? File::G : File::C, firstRank(us));
    const Square rookGoal = squareAt(kingsWing ? File::F : File::D, firstRank(us));
    const Bitboard others = board.occupied() & ~(Bitboard(king) | rook);
    const Bitboard crossed = between(king, kingGoal) | kingGoal;
    if (const Bitboard obstacles = others & (crossed | between(king, rook) | between(rook, rookGoal) | rookGoal))
        return {Kind::CastlingBlocked, nearest(obstacles, king)};

    Bitboard attacked;
    for (const Square square : crossed) {
        if (board.attackers(square, them, others | rook))
            attacked |= square;
    }
    return {Kind::CastlingThroughCheck, attacked ? nearest(attacked, king) : kingGoal};
}

} // namespace

MoveError refusal(const Board &board, Move move)
{
    if (move.isNull())
        return {Kind::NullMove};
    const Square from = move.from();
    const Square to = move.to();
    const auto piece = board.pieceAt(from);
    if (!piece)
        return {Kind::EmptySquare, from};
    if (piece->color != board.sideToMove)
        return {Kind::OpponentsMan, from};
    if (move.kind() == MoveKind::Castling)
        return castlingRefusal(board, from, to);

    const bool pawn = piece->type == PieceType::Pawn;
    if (move.promotion() && (!pawn || rankOf(to) != lastRank(piece->color)))
        return {Kind::PromotionImpossible, from};
    if (const auto error =
            pawn ? pawnRefusal(board, from, to, move.kind()) : pieceRefusal(board, piece->type, from, to))
        return *error;
    if (const auto error = kingSafetyRefusal(board, piece->type, move))
        return *error;
    if (pawn && rankOf(to) == lastRank(piece->color))
        return {Kind::PromotionMissing, to};
    return {Kind::WrongWay, from};
}

} // namespace chess::detail
