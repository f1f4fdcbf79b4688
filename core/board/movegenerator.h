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

/// What the side to move must heed: who gives check, and on which lines its men are pinned.
struct KingSafety {
    Bitboard checkers;
    /// The lines from the king to each slider that a single own man holds off, the slider included.
    Bitboard straightPins;
    Bitboard diagonalPins;
};

template <Color us>
constexpr KingSafety kingSafety(const Board &board, Square king)
{
    const Bitboard enemies = board.men(opposite(us));
    const Bitboard occupied = board.occupied();
    const Bitboard queens = board.men(PieceType::Queen);
    KingSafety result;
    result.checkers = enemies
        & ((knightAttacks(king) & board.men(PieceType::Knight)) | (pawnAttacks(king, us) & board.men(PieceType::Pawn)));
    const auto look = [&](Bitboard sliders, Bitboard &pins) {
        for (const Square slider : sliders &enemies) {
            const Bitboard line = between(king, slider);
            const Bitboard men = line & occupied;
            if (men.empty())
                result.checkers |= slider;
            else if (!men.moreThanOne() && (men & ~enemies))
                pins |= line | slider;
        }
    };
    look(straightLines(king) & (board.men(PieceType::Rook) | queens), result.straightPins);
    look(diagonalLines(king) & (board.men(PieceType::Bishop) | queens), result.diagonalPins);
    return result;
}

/// \p squares without those that \p by attacks; the king of the other side doesn't stop sliders, so that it can't hide
/// behind itself.
template <Color by>
constexpr Bitboard unattacked(Bitboard squares, const Board &board, Square king)
{
    if (squares.empty())
        return squares;
    squares &= ~(pawnAttacks(board.men(by, PieceType::Pawn), by) | knightAttacks(board.men(by, PieceType::Knight))
                 | kingAttacks(board.king(by)));
    if (squares.empty())
        return squares;
    const Bitboard occupied = board.occupied() ^ king;
    const Bitboard queens = board.men(PieceType::Queen);
    // Few squares are left, and most sliders don't even aim at one.
    const auto strike = [&](Square slider, Bitboard aims) {
        for (const Square square : aims) {
            if ((between(slider, square) & occupied).empty())
                squares &= ~Bitboard(square);
        }
    };
    for (const Square slider : board.men(by) & (board.men(PieceType::Bishop) | queens))
        strike(slider, diagonalLines(slider) & squares);
    for (const Square slider : board.men(by) & (board.men(PieceType::Rook) | queens))
        strike(slider, straightLines(slider) & squares);
    return squares;
}

/// Castling of the king with \p rook, both still in their places.
struct CastlingPath {
    Square kingGoal;
    Square rookGoal;
    Bitboard crossed; ///< What the king crosses and reaches.
    Bitboard others; ///< What must hold no other men.

    constexpr CastlingPath(Square king, Square rook)
        : kingGoal(squareAt(rook > king ? File::G : File::C, rankOf(king))),
          rookGoal(squareAt(rook > king ? File::F : File::D, rankOf(king))),
          crossed(between(king, kingGoal) | kingGoal), others(crossed | between(rook, rookGoal) | rookGoal)
    {
    }
};

/// Moves of the king and castling.
template <Color us, typename Sink>
constexpr void generateKingMoves(const Board &board, Sink &sink, Square king, bool inCheck)
{
    constexpr Color them = opposite(us);
    const Bitboard occupied = board.occupied();
    const Bitboard targets = kingAttacks(king) & ~board.men(us);
    Bitboard crossed;
    Bitboard castlingRooks;
    if (!inCheck) {
        for (const Square rook : board.castlingRooks &firstRank(us)) {
            if (between(king, rook) & occupied)
                continue;
            const CastlingPath castling(king, rook);
            if ((castling.others & occupied & ~(Bitboard(king) | rook)).empty()) {
                castlingRooks |= rook;
                crossed |= castling.crossed;
            }
        }
    }
    const Bitboard safe = unattacked<them>(targets | crossed, board, king);
    sink.king(king, targets & safe);
    for (const Square rook : castlingRooks) {
        const CastlingPath castling(king, rook);
        if (castling.crossed & ~safe)
            continue;
        // The rook may have shielded the king's goal from a slider behind it.
        const Bitboard sliders = board.men(them) & (board.men(PieceType::Rook) | board.men(PieceType::Queen));
        const Bitboard left = (occupied & ~(Bitboard(king) | rook)) | castling.kingGoal | castling.rookGoal;
        if ((sliders & firstRank(us)).empty() || (rookAttacks(castling.kingGoal, left) & sliders).empty())
            sink.castling(king, rook);
    }
}

/// Nothing hinders the men: no check, no pin.
struct Unhindered {
    static constexpr bool pinned = false;
    Bitboard allowed; ///< Where a man other than the king may go.
};
/// Some men are pinned, or a check must be answered on one of the allowed squares.
struct Hindered {
    static constexpr bool pinned = true;
    Bitboard allowed;
    Bitboard straightPins;
    Bitboard diagonalPins;
};

/// Moves of the pawns but for en passant.
template <Color us, typename Hindrance, typename Sink>
constexpr void generatePawnMoves(const Board &board, Sink &sink, const Hindrance &hindrance)
{
    constexpr int up = us == Color::White ? 8 : -8;
    const Bitboard pawns = board.men(us, PieceType::Pawn);
    const Bitboard occupied = board.occupied();
    const Bitboard victims = board.men(opposite(us)) & hindrance.allowed;

    // A pinned pawn may stay on its line; no other pin's line is within its reach.
    const auto moved = [&]<int step>(Bitboard walkers, Bitboard pins, Bitboard otherPins) {
        return shifted<step>(walkers & ~(pins | otherPins)) | (shifted<step>(walkers & pins) & pins);
    };
    Bitboard single;
    Bitboard west;
    Bitboard east;
    if constexpr (Hindrance::pinned) {
        const auto [allowed, straight, diagonal] = hindrance;
        single = moved.template operator()<up>(pawns, straight, diagonal);
        west = moved.template operator()<up - 1>(pawns & ~Bitboard(File::A), diagonal, straight);
        east = moved.template operator()<up + 1>(pawns & ~Bitboard(File::H), diagonal, straight);
    } else {
        single = shifted<up>(pawns);
        west = shifted<up - 1>(pawns & ~Bitboard(File::A));
        east = shifted<up + 1>(pawns & ~Bitboard(File::H));
    }
    single &= ~occupied;
    west &= victims;
    east &= victims;
    const Bitboard twice = us == Color::White ? Rank::Third : Rank::Sixth;
    sink.template pawns<2 * up>(shifted<up>(single & twice) & ~occupied & hindrance.allowed);
    single &= hindrance.allowed;

    const Bitboard last = lastRank(us);
    if ((single | west | east) & last) {
        sink.template promotions<up>(single & last);
        sink.template promotions<up - 1>(west & last);
        sink.template promotions<up + 1>(east & last);
        single &= ~last;
        west &= ~last;
        east &= ~last;
    }
    sink.template pawns<up>(single);
    sink.template pawns<up - 1>(west);
    sink.template pawns<up + 1>(east);
}

/// Moves of knights, bishops, rooks and queens.
template <Color us, typename Hindrance, typename Sink>
constexpr void generatePieceMoves(const Board &board, Sink &sink, const Hindrance &hindrance)
{
    const Bitboard occupied = board.occupied();
    const Bitboard queens = board.men(PieceType::Queen);
    Bitboard knights = board.men(us, PieceType::Knight);
    Bitboard bishops = board.men(us) & (board.men(PieceType::Bishop) | queens);
    Bitboard rooks = board.men(us) & (board.men(PieceType::Rook) | queens);
    if constexpr (Hindrance::pinned) {
        const auto [allowed, straight, diagonal] = hindrance;
        for (const Square from : bishops &diagonal)
            sink.slider(from, bishopAttacks(from, occupied) & allowed & diagonal);
        for (const Square from : rooks &straight)
            sink.slider(from, rookAttacks(from, occupied) & allowed & straight);
        knights &= ~(straight | diagonal);
        bishops &= ~(straight | diagonal);
        rooks &= ~(straight | diagonal);
    }
    for (const Square from : knights)
        sink.knight(from, knightAttacks(from) & hindrance.allowed);
    for (const Square from : bishops)
        sink.slider(from, bishopAttacks(from, occupied) & hindrance.allowed);
    for (const Square from : rooks)
        sink.slider(from, rookAttacks(from, occupied) & hindrance.allowed);
}

/// Hands the legal moves of the side to move, which is \p us, to \p sink in sets:
/// king(from, targets), knight(from, targets), slider(from, targets) (a queen may come twice), pawns<step>(targets) and
/// promotions<step>(targets) for all pawns that go \p step squares, enPassant(from, to), castling(king, rook).
/// A sink that has knowsPieceMoves() and says so is not told of knights and sliders that nothing hinders.
template <Color us, typename Sink>
constexpr void generateMoves(const Board &board, Sink &sink)
{
    const Square king = board.king(us);
    const auto [checkers, straightPins, diagonalPins] = kingSafety<us>(board, king);
    generateKingMoves<us>(board, sink, king, bool(checkers));
    if (checkers.moreThanOne())
        return;

    if (board.enPassant != Board::NoSquare) {
        const Square passed = squareAt(board.enPassant);
        for (const Square from : pawnAttacks(Bitboard(passed), opposite(us)) & board.men(us, PieceType::Pawn)) {
            if (board.enPassantIsSafe(from))
                sink.enPassant(from, passed);
        }
    }
    if ((checkers | straightPins | diagonalPins).empty()) {
        const Unhindered free{~board.men(us)};
        generatePawnMoves<us>(board, sink, free);
        if constexpr (requires { sink.knowsPieceMoves(); }) {
            if (sink.knowsPieceMoves())
                return;
        }
        generatePieceMoves<us>(board, sink, free);
        return;
    }
    const Bitboard allowed = checkers ? between(king, checkers.first()) | checkers : ~board.men(us);
    const Hindered hindered{allowed, straightPins, diagonalPins};
    generatePawnMoves<us>(board, sink, hindered);
    generatePieceMoves<us>(board, sink, hindered);
}

} // namespace chess::detail
