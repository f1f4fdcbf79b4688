#include "core/board/position.h"

#include "core/board/keys.h"
#include "core/board/refusal.h"

#include <algorithm>
#include <cstdlib>

namespace chess {

namespace {

/// The castling move that is meant by moving the king of the side to move from \p from to \p to, if one is.
std::optional<Move> castlingMeant(const Board &board, Square from, Square to)
{
    const Color us = board.sideToMove;
    const Rank rank = firstRank(us);
    if (rankOf(from) != rank || rankOf(to) != rank)
        return std::nullopt;
    if (board.men(us, PieceType::Rook).contains(to))
        return Move(from, to, MoveKind::Castling);

    const int distance = std::abs(index(to) - index(from));
    const Wing wing = index(to) > index(from) ? Wing::King : Wing::Queen;
    const File goal = wing == Wing::King ? File::G : File::C;
    if (distance < 2 || (distance != 2 && fileOf(to) != goal))
        return std::nullopt;
    if (const auto rook = board.castlingRook(us, wing))
        return Move(from, *rook, MoveKind::Castling);
    // From e1 the player meant to castle, though the right is gone; from elsewhere it's no king's move at all.
    if (fileOf(from) == File::E)
        return Move(from, squareAt(wing == Wing::King ? File::H : File::A, rank), MoveKind::Castling);
    return std::nullopt;
}

} // namespace

Position::Position() : Position(Board::from(Setup::standard())) { }

Position::Position(const Board &board) : m_board(board) { }

Expected<Position, SetupFaults> Position::from(const Setup &setup)
{
    SetupFaults found = faults(setup);
    const auto unplayable = [](const SetupFault &fault) { return grade(fault.kind) == FaultGrade::Unplayable; };
    if (std::any_of(found.begin(), found.end(), unplayable))
        return Unexpected(std::move(found));
    return Position(Board::from(found.empty() ? setup : repaired(setup)));
}

Color Position::sideToMove() const { return m_board.sideToMove; }

std::optional<Piece> Position::pieceAt(Square square) const { return m_board.pieceAt(square); }

Bitboard Position::men(Color color) const { return m_board.men(color); }

Bitboard Position::men(PieceType type) const { return m_board.men(type); }

Bitboard Position::men(Color color, PieceType type) const { return m_board.men(color, type); }

Bitboard Position::occupied() const { return m_board.occupied(); }

Square Position::king(Color color) const { return m_board.king(color); }

std::optional<File> Position::castlingRook(Color color, Wing wing) const
{
    const auto rook = m_board.castlingRook(color, wing);
    return rook ? std::optional(fileOf(*rook)) : std::nullopt;
}

std::optional<Square> Position::enPassant() const
{
    return m_board.canTakeEnPassant() ? std::optional(squareAt(m_board.enPassant)) : std::nullopt;
}

int Position::halfmoveClock() const { return m_board.halfmoveClock; }

int Position::fullmoveNumber() const { return m_board.fullmoveNumber; }

Status Position::status() const
{
    const bool canMove = m_board.countLegalMoves() > 0;
    if (inCheck())
        return canMove ? Status::Check : Status::Checkmate;
    return canMove ? Status::Ongoing : Status::Stalemate;
}

Bitboard Position::checkers() const { return m_board.checkers(); }

Bitboard Position::attackers(Square square, Color by) const
{
    return m_board.attackers(square, by, m_board.occupied());
}

MoveList Position::legalMoves() const { return m_board.legalMoves(); }

bool Position::isLegal(Move move) const { return m_board.isLegal(move); }

Expected<Position, MoveError> Position::play(Move move) const
{
    if (!isLegal(move))
        return Unexpected(detail::refusal(m_board, move));
    return after(move);
}

Position Position::after(Move move) const { return Position(m_board.after(move)); }

std::optional<Position> Position::passed() const
{
    if (inCheck())
        return std::nullopt;
    return Position(m_board.after(Move()));
}

Expected<Move, MoveError> Position::moveFor(Square from, Square to, std::optional<PieceType> promotion) const
{
    using Kind = MoveError::Kind;
    const auto piece = pieceAt(from);
    if (!piece)
        return Unexpected(MoveError{Kind::EmptySquare, from});
    if (piece->color != sideToMove())
        return Unexpected(MoveError{Kind::OpponentsMan, from});
    if (from == to)
        return Unexpected(MoveError{Kind::WrongWay, from});

    const auto legal = [this](Move move) -> Expected<Move, MoveError> {
        if (isLegal(move))
            return move;
        return Unexpected(detail::refusal(m_board, move));
    };
    const bool promotes = piece->type == PieceType::Pawn && rankOf(to) == lastRank(piece->color);
    if (promotion) {
        if (!promotes || *promotion == PieceType::Pawn || *promotion == PieceType::King)
            return Unexpected(MoveError{Kind::PromotionImpossible, from});
        return legal(Move(from, to, *promotion));
    }
    if (piece->type == PieceType::King) {
        if (const auto castling = castlingMeant(m_board, from, to))
            return legal(*castling);
    }
    if (piece->type == PieceType::Pawn && fileOf(from) != fileOf(to) && m_board.enPassant == index(to))
        return legal(Move(from, to, MoveKind::EnPassant));
    return legal(Move(from, to));
}

std::uint64_t Position::key() const { return detail::repetitionKey(m_board); }

std::uint64_t Position::polyglotKey() const { return detail::polyglotKey(m_board); }

bool Position::samePosition(const Position &other) const
{
    return m_board.byType == other.m_board.byType && m_board.byColor == other.m_board.byColor
        && m_board.sideToMove == other.m_board.sideToMove && m_board.castlingRooks == other.m_board.castlingRooks
        && enPassant() == other.enPassant();
}

bool Position::operator==(const Position &other) const
{
    return samePosition(other) && halfmoveClock() == other.halfmoveClock()
        && fullmoveNumber() == other.fullmoveNumber();
}

Setup Position::setup() const
{
    Setup setup;
    for (const Square square : occupied())
        setup.put(square, pieceAt(square));
    setup.sideToMove = sideToMove();
    for (const Color color : AllColors) {
        for (const Wing wing : AllWings)
            setup.setCastlingRook(color, wing, castlingRook(color, wing));
    }
    setup.enPassant = enPassant();
    setup.halfmoveClock = halfmoveClock();
    setup.fullmoveNumber = fullmoveNumber();
    return setup;
}

} // namespace chess
