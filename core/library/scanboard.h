#pragma once

#include "core/board/attacks.h"
#include "core/board/board.h"

#include <array>
#include <cstdint>
#include <optional>

namespace chess {

/// A board that is changed in place, with a list of what stands where: what many games are played through on. It finds
/// the man of a written move from the squares that such men attack, and checks the king's safety for that one move.
/// Where it finds no move, Board and readMove() tell why; it knows castling from the squares of standard chess alone.
class ScanBoard
{
public:
    explicit ScanBoard(const Board &board) : m_board(board)
    {
        m_types.fill(NoMan);
        for (const PieceType type : AllPieceTypes) {
            for (const Square square : board.men(type))
                m_types[at(square)] = static_cast<std::uint8_t>(type);
        }
        for (const Color color : AllColors)
            m_kings[color] = board.king(color);
    }

    /// The same position; its counters are those of the start.
    const Board &board() const { return m_board; }
    Color sideToMove() const { return m_board.sideToMove; }

    /// The move of the only man of \p type, no pawn, among \p named that can legally go to \p to.
    template <PieceType type>
    std::optional<Move> pieceMove(Square to, Bitboard named) const
    {
        const Bitboard own = m_board.men(m_board.sideToMove);
        if (own.contains(to))
            return std::nullopt;
        const Bitboard able = attacksOf(type, to, m_board.occupied()) & m_board.men(type) & own & named;
        std::optional<Move> found;
        for (const Square from : able) {
            const bool safe = type == PieceType::King ? kingIsSafe(to, from, to, to) : safeAfter(from, to, to);
            if (!safe)
                continue;
            if (found)
                return std::nullopt;
            found = Move(from, to);
        }
        return found;
    }

    /// The pawn's move straight ahead to \p to.
    std::optional<Move> pawnPush(Square to, std::optional<PieceType> promotion) const
    {
        const Color us = m_board.sideToMove;
        const Bitboard occupied = m_board.occupied();
        if (occupied.contains(to) || rankOf(to) == firstRank(us))
            return std::nullopt;
        const Bitboard pawns = m_board.men(us, PieceType::Pawn);
        const Bitboard one = ahead(Bitboard(to), opposite(us));
        Bitboard from = one & pawns;
        if (!from && !(one & occupied))
            from = ahead(one, opposite(us)) & pawns & pawnRank(us);
        return from ? pawnMove(from.first(), to, to, promotion, MoveKind::Normal) : std::nullopt;
    }

    /// The capture on \p to by the pawn on \p file.
    std::optional<Move> pawnCapture(File file, Square to, std::optional<PieceType> promotion) const
    {
        const Color us = m_board.sideToMove;
        const Bitboard from =
            pawnAttacks(Bitboard(to), opposite(us)) & m_board.men(us, PieceType::Pawn) & Bitboard(file);
        if (!from)
            return std::nullopt;
        if (m_board.men(opposite(us)).contains(to))
            return pawnMove(from.first(), to, to, promotion, MoveKind::Normal);
        if (m_board.enPassant != static_cast<std::uint8_t>(index(to)))
            return std::nullopt;
        return pawnMove(from.first(), to, squareAt(fileOf(to), rankOf(from.first())), promotion, MoveKind::EnPassant);
    }

    /// Castling from e1 or e8 with a rook in the corner.
    std::optional<Move> castling(Wing wing) const
    {
        const Color us = m_board.sideToMove;
        const Square king = m_kings[us];
        const Rank rank = firstRank(us);
        const Square rook = squareAt(wing == Wing::King ? File::H : File::A, rank);
        if (king != squareAt(File::E, rank) || !m_board.castlingRooks.contains(rook)
            || (between(king, rook) & m_board.occupied()))
            return std::nullopt;
        const Move move(king, rook, MoveKind::Castling);
        for (const Square square : between(king, move.destination()) | king | move.destination()) {
            if (!kingIsSafe(square, king, square, square))
                return std::nullopt;
        }
        return move;
    }

    /// Plays a move that the functions above have found.
    void play(Move move)
    {
        const Color us = m_board.sideToMove;
        const Square from = move.from();
        const Square to = move.to();
        m_board.enPassant = Board::NoSquare;
        m_board.sideToMove = opposite(us);
        if (move.kind() == MoveKind::Castling) {
            take(from, us);
            take(to, us);
            put(move.destination(), us, PieceType::King);
            put(squareAt(move.wing() == Wing::King ? File::F : File::D, firstRank(us)), us, PieceType::Rook);
            m_kings[us] = move.destination();
            m_board.castlingRooks &= ~Bitboard(firstRank(us));
            return;
        }
        const auto type = static_cast<PieceType>(m_types[at(from)]);
        take(from, us);
        if (move.kind() == MoveKind::EnPassant)
            take(squareAt(fileOf(to), rankOf(from)), opposite(us));
        else if (m_types[at(to)] != NoMan)
            take(to, opposite(us));
        put(to, us, move.kind() == MoveKind::Promotion ? *move.promotion() : type);
        m_board.castlingRooks &= ~(Bitboard(from) | to);
        if (type == PieceType::King) {
            m_kings[us] = to;
            m_board.castlingRooks &= ~Bitboard(firstRank(us));
        } else if (type == PieceType::Pawn && (index(from) ^ index(to)) == 16) {
            m_board.enPassant = static_cast<std::uint8_t>((index(from) + index(to)) / 2);
        }
    }

private:
    static constexpr std::uint8_t NoMan = 6;

    static std::size_t at(Square square) { return static_cast<std::size_t>(square); }

    void put(Square square, Color color, PieceType type)
    {
        m_board.byColor[static_cast<std::size_t>(color)] |= square;
        m_board.byType[static_cast<std::size_t>(type)] |= square;
        m_types[at(square)] = static_cast<std::uint8_t>(type);
    }
    void take(Square square, Color color)
    {
        m_board.byColor[static_cast<std::size_t>(color)] ^= square;
        m_board.byType[m_types[at(square)]] ^= square;
        m_types[at(square)] = NoMan;
    }

    std::optional<Move> pawnMove(Square from, Square to, Square taken, std::optional<PieceType> promotion,
                                 MoveKind kind) const
    {
        if (promotion.has_value() != (rankOf(to) == lastRank(m_board.sideToMove)) || !safeAfter(from, to, taken))
            return std::nullopt;
        return promotion ? Move(from, to, *promotion) : Move(from, to, kind);
    }

    bool safeAfter(Square from, Square to, Square taken) const
    {
        return kingIsSafe(m_kings[m_board.sideToMove], from, to, taken);
    }

    /// Is the king safe on \p king once the man on \p from has gone to \p to and taken what stands on \p taken?
    bool kingIsSafe(Square king, Square from, Square to, Square taken) const
    {
        const Color us = m_board.sideToMove;
        const Bitboard enemies = m_board.men(opposite(us)) & ~Bitboard(taken);
        const Bitboard queens = m_board.men(PieceType::Queen);
        const Bitboard steppers = (knightAttacks(king) & m_board.men(PieceType::Knight))
            | (pawnAttacks(Bitboard(king), us) & m_board.men(PieceType::Pawn))
            | (kingAttacks(king) & m_board.men(PieceType::King));
        if (steppers & enemies)
            return false;
        const Bitboard diagonal = diagonalLines(king) & enemies & (m_board.men(PieceType::Bishop) | queens);
        const Bitboard straight = straightLines(king) & enemies & (m_board.men(PieceType::Rook) | queens);
        if ((diagonal | straight).empty())
            return true;
        const Bitboard left = (m_board.occupied() & ~Bitboard(from) & ~Bitboard(taken)) | Bitboard(to);
        return (!diagonal || !(bishopAttacks(king, left) & diagonal))
            && (!straight || !(rookAttacks(king, left) & straight));
    }

    Board m_board;
    std::array<std::uint8_t, 64> m_types; ///< PieceType or NoMan.
    PerColor<Square> m_kings;
};

} // namespace chess
