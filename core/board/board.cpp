#include "core/board/board.h"

#include "core/board/attacks.h"
#include "core/board/setup.h"

#include <algorithm>

namespace chess {

namespace {

void put(Board &board, Square square, Piece piece)
{
    board.byType[static_cast<std::size_t>(index(piece.type))] |= square;
    board.byColor[static_cast<std::size_t>(index(piece.color))] |= square;
}

void clear(Board &board, Bitboard squares)
{
    for (Bitboard &set : board.byType)
        set &= ~squares;
    for (Bitboard &set : board.byColor)
        set &= ~squares;
}

PieceType typeAt(const Board &board, Square square)
{
    const auto holds = [square](Bitboard set) { return set.contains(square); };
    const auto found = std::find_if(board.byType.begin(), board.byType.end(), holds);
    assert(found != board.byType.end());
    return static_cast<PieceType>(found - board.byType.begin());
}

} // namespace

Board Board::from(const Setup &setup)
{
    Board board{};
    for (int i = 0; i < 64; ++i) {
        if (const auto piece = setup.at(squareAt(i)))
            put(board, squareAt(i), *piece);
    }
    for (const Color color : AllColors) {
        for (const Wing wing : AllWings) {
            if (const auto file = setup.castlingRook(color, wing))
                board.castlingRooks |= squareAt(*file, firstRank(color));
        }
    }
    board.enPassant = setup.enPassant ? static_cast<std::uint8_t>(*setup.enPassant) : NoSquare;
    board.sideToMove = setup.sideToMove;
    const auto counter = [](int value, int least) {
        return static_cast<std::uint16_t>(std::clamp(value, least, 65535));
    };
    board.halfmoveClock = counter(setup.halfmoveClock, 0);
    board.fullmoveNumber = counter(setup.fullmoveNumber, 1);
    return board;
}

std::optional<Piece> Board::pieceAt(Square square) const
{
    if (!occupied().contains(square))
        return std::nullopt;
    return Piece{men(Color::White).contains(square) ? Color::White : Color::Black, typeAt(*this, square)};
}

std::optional<Square> Board::castlingRook(Color color, Wing wing) const
{
    for (const Square rook : castlingRooks &firstRank(color)) {
        if ((index(rook) > index(king(color))) == (wing == Wing::King))
            return rook;
    }
    return std::nullopt;
}

Board Board::after(Move move) const
{
    Board next = *this;
    next.enPassant = NoSquare;
    next.sideToMove = opposite(sideToMove);
    next.fullmoveNumber = static_cast<std::uint16_t>(fullmoveNumber + index(sideToMove));
    next.halfmoveClock = static_cast<std::uint16_t>(halfmoveClock + 1);
    if (move.isNull())
        return next;

    const Square from = move.from();
    const Square to = move.to();
    if (move.kind() == MoveKind::Castling) {
        const Rank rank = firstRank(sideToMove);
        clear(next, Bitboard(from) | to);
        put(next, move.destination(), {sideToMove, PieceType::King});
        put(next, squareAt(move.wing() == Wing::King ? File::F : File::D, rank), {sideToMove, PieceType::Rook});
        next.castlingRooks &= ~Bitboard(rank);
        return next;
    }

    const PieceType type = typeAt(*this, from);
    Bitboard vacated = Bitboard(from) | to;
    if (move.kind() == MoveKind::EnPassant)
        vacated |= squareAt(fileOf(to), rankOf(from));
    if (type == PieceType::Pawn || occupied().contains(to))
        next.halfmoveClock = 0;
    if (type == PieceType::Pawn && std::abs(index(to) - index(from)) == 16)
        next.enPassant = static_cast<std::uint8_t>((index(from) + index(to)) / 2);
    // A right hangs on its rook too, so a rook that leaves or is taken takes it along.
    next.castlingRooks &= ~vacated;
    if (type == PieceType::King)
        next.castlingRooks &= ~Bitboard(firstRank(sideToMove));
    clear(next, vacated);
    put(next, to, {sideToMove, move.promotion().value_or(type)});
    return next;
}

Bitboard Board::attackers(Square square, Color by, Bitboard occupied) const
{
    const Bitboard queens = men(PieceType::Queen);
    return men(by)
        & ((pawnAttacks(square, opposite(by)) & men(PieceType::Pawn)) | (knightAttacks(square) & men(PieceType::Knight))
           | (bishopAttacks(square, occupied) & (men(PieceType::Bishop) | queens))
           | (rookAttacks(square, occupied) & (men(PieceType::Rook) | queens))
           | (kingAttacks(square) & men(PieceType::King)));
}

Bitboard Board::checkers() const { return attackers(king(sideToMove), opposite(sideToMove), occupied()); }

bool Board::isLegal(Move move) const { return !move.isNull() && legalMoves().contains(move); }

bool Board::enPassantIsSafe(Square from) const
{
    const Square to = squareAt(enPassant);
    const Bitboard taken = squareAt(fileOf(to), rankOf(from));
    const Bitboard left = (occupied() & ~(Bitboard(from) | taken)) | to;
    return (attackers(king(sideToMove), opposite(sideToMove), left) & ~taken).empty();
}

bool Board::canTakeEnPassant() const
{
    if (enPassant == NoSquare)
        return false;
    const Bitboard takers = pawnAttacks(squareAt(enPassant), opposite(sideToMove)) & men(sideToMove, PieceType::Pawn);
    return std::any_of(takers.begin(), takers.end(), [this](Square from) { return enPassantIsSafe(from); });
}

} // namespace chess
