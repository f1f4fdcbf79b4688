#pragma once

#include "core/board/attacks.h"
#include "core/board/board.h"

namespace chess::detail {

/// \p set moved by \p step squares (7, 8, 9, 16 or their negatives); wrapping is the caller's to mask.
template <int step>
constexpr Bitboard shifted(Bitboard set)
{
    if constexpr (step > 0)
        return Bitboard(set.bits() << step);
    else
        return Bitboard(set.bits() >> -step);
}

/// The line of attack from \p king to each enemy slider that a single own man holds off, the slider included.
struct Pins {
    Bitboard straight; ///< Along ranks and files.
    Bitboard diagonal;
};

template <Color us>
constexpr Pins pins(const Board &board, Square king)
{
    const Bitboard enemies = board.men(opposite(us));
    const Bitboard own = board.men(us);
    const Bitboard queens = board.men(PieceType::Queen);
    Pins result;
    // Seen from the king with only enemies in the way; a line with exactly one own man on it is a pin.
    for (const Square slider : rookAttacks(king, enemies) & enemies & (board.men(PieceType::Rook) | queens)) {
        const Bitboard line = between(king, slider);
        if ((line & own).count() == 1)
            result.straight |= line | slider;
    }
    for (const Square slider : bishopAttacks(king, enemies) & enemies & (board.men(PieceType::Bishop) | queens)) {
        const Bitboard line = between(king, slider);
        if ((line & own).count() == 1)
            result.diagonal |= line | slider;
    }
    return result;
}

/// The squares attacked by \p by, with the king of the other side taken away so that it can't hide behind itself.
template <Color by>
constexpr Bitboard dangerousSquares(const Board &board, Square king)
{
    const Bitboard occupied = board.occupied() ^ king;
    const Bitboard queens = board.men(by, PieceType::Queen);
    Bitboard attacked = pawnAttacks(board.men(by, PieceType::Pawn), by)
        | knightAttacks(board.men(by, PieceType::Knight)) | kingAttacks(board.king(by));
    for (const Square slider : board.men(by, PieceType::Bishop) | queens)
        attacked |= bishopAttacks(slider, occupied);
    for (const Square slider : board.men(by, PieceType::Rook) | queens)
        attacked |= rookAttacks(slider, occupied);
    return attacked;
}

/// Hands the legal moves of the side to move, which is \p us, to \p sink in sets:
/// men<type>(from, targets) for men that are no pawns, pawns<step>(targets) and promotions<step>(targets) for all
/// pawns that go \p step squares, enPassant(from, to), castling(king, rook).
template <Color us, typename Sink>
constexpr void generateMoves(const Board &board, Sink &sink)
{
    constexpr Color them = opposite(us);
    constexpr int up = us == Color::White ? 8 : -8;
    const Bitboard own = board.men(us);
    const Bitboard enemies = board.men(them);
    const Bitboard occupied = own | enemies;
    const Square king = board.king(us);

    const Bitboard danger = dangerousSquares<them>(board, king);
    sink.template men<PieceType::King>(king, kingAttacks(king) & ~own & ~danger);

    Bitboard allowed = ~own; // where a man other than the king may go
    const bool inCheck = danger.contains(king);
    if (inCheck) {
        const Bitboard checkers = board.attackers(king, them, occupied);
        if (checkers.moreThanOne())
            return;
        const Square checker = checkers.first();
        allowed = between(king, checker) | checker;
    }
    const auto [straightPins, diagonalPins] = pins<us>(board, king);

    const Bitboard pawns = board.men(us, PieceType::Pawn);
    {
        const auto arrive = [&]<int step>(Bitboard targets) {
            sink.template promotions<step>(targets & lastRank(us));
            sink.template pawns<step>(targets & ~Bitboard(lastRank(us)));
        };
        // A pinned pawn may stay on its line; no other pin's line is within its reach.
        const Bitboard free = pawns & ~straightPins & ~diagonalPins;
        const Bitboard diagonal = pawns & diagonalPins;
        const auto taking = [&]<int step>(Bitboard edge) {
            const Bitboard targets = shifted<step>(free & ~edge) | (shifted<step>(diagonal & ~edge) & diagonalPins);
            arrive.template operator()<step>(targets & enemies & allowed);
        };
        taking.template operator()<up - 1>(File::A);
        taking.template operator()<up + 1>(File::H);

        const Bitboard single = (shifted<up>(free) | (shifted<up>(pawns & straightPins) & straightPins)) & ~occupied;
        arrive.template operator()<up>(single & allowed);
        const Bitboard third = us == Color::White ? Rank::Third : Rank::Sixth;
        sink.template pawns<2 * up>(shifted<up>(single & third) & ~occupied & allowed);
    }
    if (board.enPassant != Board::NoSquare) {
        const Square passed = squareAt(board.enPassant);
        for (const Square from : pawnAttacks(passed, them) & pawns) {
            if (board.enPassantIsSafe(from))
                sink.enPassant(from, passed);
        }
    }

    for (const Square from : board.men(us, PieceType::Knight) & ~(straightPins | diagonalPins))
        sink.template men<PieceType::Knight>(from, knightAttacks(from) & allowed);
    const auto slide = [&]<PieceType type>() {
        for (const Square from : board.men(us, type)) {
            Bitboard targets;
            if constexpr (type != PieceType::Rook) {
                if (!straightPins.contains(from)) {
                    const Bitboard attacks = bishopAttacks(from, occupied);
                    targets |= diagonalPins.contains(from) ? attacks & diagonalPins : attacks;
                }
            }
            if constexpr (type != PieceType::Bishop) {
                if (!diagonalPins.contains(from)) {
                    const Bitboard attacks = rookAttacks(from, occupied);
                    targets |= straightPins.contains(from) ? attacks & straightPins : attacks;
                }
            }
            sink.template men<type>(from, targets & allowed);
        }
    };
    slide.template operator()<PieceType::Bishop>();
    slide.template operator()<PieceType::Rook>();
    slide.template operator()<PieceType::Queen>();

    if (inCheck)
        return;
    constexpr Rank rank = firstRank(us);
    for (const Square rook : board.castlingRooks &rank) {
        const bool kingsWing = index(rook) > index(king);
        const Square kingGoal = squareAt(kingsWing ? File::G : File::C, rank);
        const Square rookGoal = squareAt(kingsWing ? File::F : File::D, rank);
        const Bitboard crossed = between(king, kingGoal) | kingGoal;
        const Bitboard path = crossed | between(rook, rookGoal) | rookGoal;
        const Bitboard others = occupied & ~(Bitboard(king) | rook);
        if ((path & others) || (crossed & danger))
            continue;
        // The rook may have shielded the king's goal from a slider behind it.
        if (board.attackers(kingGoal, them, others | kingGoal | rookGoal).empty())
            sink.castling(king, rook);
    }
}

} // namespace chess::detail
