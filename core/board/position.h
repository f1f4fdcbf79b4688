#pragma once

#include "core/board/board.h"
#include "core/board/moveerror.h"
#include "core/board/setup.h"
#include "core/expected.h"

#include <cstdint>
#include <optional>

namespace chess {

/// What the Laws say of a position by itself.
enum class Status : std::uint8_t { Ongoing, Check, Checkmate, Stalemate };

/// A legal position: an immutable value around a Board. Undoing a move is keeping the Position before it.
class Position
{
public:
    /// The starting position of standard chess.
    Position();
    /// The position that \p setup describes, without the rights and the en passant square that can't be (see
    /// repaired()). Fails with all the faults where one of them is unplayable.
    static Expected<Position, SetupFaults> from(const Setup &setup);

    Color sideToMove() const;
    std::optional<Piece> pieceAt(Square square) const;
    Bitboard men(Color color) const;
    Bitboard men(PieceType type) const;
    Bitboard men(Color color, PieceType type) const;
    Bitboard occupied() const;
    Square king(Color color) const;
    std::optional<File> castlingRook(Color color, Wing wing) const;
    /// The square on which a pawn can legally be taken en passant now; empty if no such capture is legal (LAWS L-EP-3).
    std::optional<Square> enPassant() const;
    /// Plies since the last capture or pawn move.
    int halfmoveClock() const;
    int fullmoveNumber() const;
    /// Half-moves from the start of a game that began at move 1 with White to move.
    int ply() const { return 2 * (fullmoveNumber() - 1) + index(sideToMove()); }

    Status status() const;
    bool inCheck() const { return bool(checkers()); }
    /// The men that give check to the side to move.
    Bitboard checkers() const;
    /// The men of \p by that attack \p square, pinned ones included (LAWS L-MOV-6).
    Bitboard attackers(Square square, Color by) const;

    MoveList legalMoves() const;
    bool isLegal(Move move) const;
    /// The position after \p move; this one stays as it is. The null move is never legal here, see passed().
    Expected<Position, MoveError> play(Move move) const;
    /// The position after \p move, which the caller knows to be legal.
    Position after(Move move) const;
    /// The same position with the other side to move, as after a null move; empty while in check.
    std::optional<Position> passed() const;

    /// The legal move that a player means who takes the man on \p from to \p to. Castling is meant by the king going
    /// two squares along its rank, by the king going onto its own rook, or in Chess960 by the king going to its
    /// castling goal where no plain king move leads there (LAWS L-CAS-6, L-960-3). Fails with PromotionMissing if a
    /// promotion piece has yet to be chosen and the move is otherwise legal.
    Expected<Move, MoveError> moveFor(Square from, Square to, std::optional<PieceType> promotion = std::nullopt) const;

    /// Key of the repetition rule: equal for samePosition(), different otherwise with the usual probability.
    std::uint64_t key() const;
    /// The key of the Polyglot opening book format.
    std::uint64_t polyglotKey() const;
    /// Same men on the same squares, same side to move, same castling rights and same legal en passant captures
    /// (LAWS L-REP-1).
    bool samePosition(const Position &other) const;
    /// All six fields of FEN.
    bool operator==(const Position &other) const;

    Setup setup() const;
    const Board &board() const { return m_board; }

private:
    explicit Position(const Board &board);
    Board m_board;
};

} // namespace chess
