#include "core/notation/moveresolver.h"

#include "core/board/attacks.h"
#include "core/notation/kingsafety.h"

#include <cstdlib>

namespace chess {

namespace {

using Resolution = Expected<Move, UnresolvedMove>;

bool pawnReaches(const Board &board, Square from, Square to)
{
    const Color us = board.sideToMove;
    const Bitboard occupied = board.occupied();
    const bool enPassant = board.enPassant == static_cast<std::uint8_t>(index(to));
    if (pawnAttacks(Bitboard(from), us).contains(to))
        return enPassant || board.men(opposite(us)).contains(to);
    const Bitboard one = ahead(Bitboard(from), us) & ~occupied;
    const Bitboard two = rankOf(from) == pawnRank(us) ? ahead(one, us) & ~occupied : Bitboard();
    return (one | two).contains(to);
}

/// The castling that a player means who takes the king from \p from to \p to, if any (LAWS L-CAS-6, L-960-3).
std::optional<Move> castlingMeant(const Board &board, Square from, Square to)
{
    const Color us = board.sideToMove;
    if (from != board.king(us) || rankOf(from) != firstRank(us) || rankOf(to) != rankOf(from))
        return std::nullopt;
    const int step = index(to) - index(from);
    const Wing wing = step > 0 ? Wing::King : Wing::Queen;
    const auto rook = board.castlingRook(us, wing);
    if (!rook)
        return std::nullopt;
    const Move castling(from, *rook, MoveKind::Castling);
    const bool ontoRook = to == *rook;
    const bool toGoal = to == castling.destination() && std::abs(step) > 1;
    if (ontoRook || toGoal || std::abs(step) == 2)
        return castling;
    return std::nullopt;
}

class Resolver
{
public:
    Resolver(const Board &board, const MoveSyntax &syntax, Writer writer)
        : m_board(board), m_syntax(syntax), m_writer(writer)
    {
    }

    Resolution resolve() const
    {
        switch (m_syntax.form) {
        case MoveSyntax::Form::Null:
            return Move();
        case MoveSyntax::Form::Castling:
            return castling();
        case MoveSyntax::Form::Man:
            break;
        }
        if (m_syntax.fromFile && m_syntax.fromRank)
            return fromSquare(squareAt(*m_syntax.fromFile, *m_syntax.fromRank));
        if (m_syntax.perhapsBishop)
            return pawnOrBishop();
        const PieceType type = m_syntax.type.value_or(PieceType::Pawn);
        return type == PieceType::Pawn ? pawn() : piece(type);
    }

private:
    Color us() const { return m_board.sideToMove; }

    UnresolvedMove illegal(Bitboard men) const
    {
        return {MoveTextError::Kind::Illegal, men, m_syntax.to, m_syntax.promotion};
    }

    Resolution castling() const
    {
        const Square king = m_board.king(us());
        const auto rook = m_board.castlingRook(us(), m_syntax.wing);
        UnresolvedMove unresolved{MoveTextError::Kind::Illegal, Bitboard(king), king};
        if (!rook) {
            unresolved.why = MoveError{MoveError::Kind::CastlingRightLost};
            return Unexpected(unresolved);
        }
        const Move move(king, *rook, MoveKind::Castling);
        unresolved.to = *rook;
        if (!m_board.isLegal(move))
            return Unexpected(unresolved);
        return move;
    }

    /// Both squares are given; a letter before them has to be right.
    Resolution fromSquare(Square from) const
    {
        const bool own = m_board.men(us()).contains(from);
        if (own && m_syntax.type && !m_board.men(*m_syntax.type).contains(from))
            return Unexpected(illegal({}));
        if (!own)
            return Unexpected(illegal(Bitboard(from)));
        return only(Bitboard(from));
    }

    Resolution piece(PieceType type) const
    {
        const Bitboard named = hinted(m_board.men(us(), type));
        if (type == PieceType::King)
            return only(named);
        const Bitboard near = named & attacksOf(type, m_syntax.to, m_board.occupied());
        return choose(near, near ? near : named);
    }

    Resolution pawn() const
    {
        const Bitboard pawns = m_board.men(us(), PieceType::Pawn);
        const File toFile = fileOf(m_syntax.to);
        Bitboard named;
        if (m_syntax.fromFile)
            named = hinted(pawns);
        else if (m_syntax.takes)
            named = hinted(pawns) & ~Bitboard(toFile);
        else
            named = hinted(pawns) & Bitboard(toFile);
        Bitboard near;
        for (const Square from : named) {
            if (pawnReaches(m_board, from, m_syntax.to))
                near |= from;
        }
        if (near)
            return choose(near, near);
        const Bitboard beside = named & pawnAttacks(Bitboard(m_syntax.to), opposite(us()));
        return Unexpected(illegal(beside ? beside : named));
    }

    /// A small b before the square: see Writer.
    Resolution pawnOrBishop() const
    {
        const Resolution asPawn = pawn();
        if (m_syntax.promotion || (asPawn && m_writer == Writer::Program))
            return asPawn;
        MoveSyntax bishopSyntax = m_syntax;
        bishopSyntax.fromFile.reset();
        const Resolution asBishop = Resolver(m_board, bishopSyntax, m_writer).piece(PieceType::Bishop);
        const bool bishopsCan = asBishop || asBishop.error().kind == MoveTextError::Kind::Ambiguous;
        if (!asPawn) {
            const bool pawnMeant = bool(asPawn.error().men & pawnAttacks(Bitboard(m_syntax.to), opposite(us())));
            return bishopsCan || !pawnMeant ? asBishop : asPawn;
        }
        if (!bishopsCan)
            return asPawn;
        if (asBishop && !m_syntax.takes)
            return asBishop;
        UnresolvedMove both = illegal(Bitboard(asPawn->from()));
        both.kind = MoveTextError::Kind::Ambiguous;
        both.men |= asBishop ? Bitboard(asBishop->from()) : asBishop.error().men;
        return Unexpected(both);
    }

    Bitboard hinted(Bitboard men) const
    {
        if (m_syntax.fromFile)
            men &= *m_syntax.fromFile;
        if (m_syntax.fromRank)
            men &= *m_syntax.fromRank;
        return men;
    }

    std::optional<Move> legalMove(Square from) const
    {
        if (const auto move = moveOfMan(m_board, from, m_syntax.to, m_syntax.promotion)) {
            if (leavesKingSafe(m_board, *move))
                return move;
        }
        return std::nullopt;
    }

    /// The move of the only man it can be, castling included.
    Resolution only(Bitboard man) const
    {
        if (!man)
            return Unexpected(illegal(man));
        const Square from = man.first();
        if (const auto move = legalMove(from))
            return *move;
        if (m_syntax.promotion)
            return Unexpected(illegal(man));
        const auto castling = castlingMeant(m_board, from, m_syntax.to);
        if (castling && m_board.isLegal(*castling))
            return *castling;
        return Unexpected(illegal(man));
    }

    /// The one legal move among those of \p near; \p meant are the men to name if there is none.
    Resolution choose(Bitboard near, Bitboard meant) const
    {
        std::optional<Move> found;
        Bitboard able;
        for (const Square from : near) {
            if (const auto move = legalMove(from)) {
                found = move;
                able |= from;
            }
        }
        if (!found)
            return Unexpected(illegal(meant));
        if (able.moreThanOne()) {
            UnresolvedMove unresolved = illegal(able);
            unresolved.kind = MoveTextError::Kind::Ambiguous;
            return Unexpected(unresolved);
        }
        return *found;
    }

    const Board &m_board;
    const MoveSyntax &m_syntax;
    const Writer m_writer;
};

} // namespace

std::optional<Move> moveOfMan(const Board &board, Square from, Square to, std::optional<PieceType> promotion)
{
    const Color us = board.sideToMove;
    if (board.men(us).contains(to))
        return std::nullopt;
    if (!board.men(us, PieceType::Pawn).contains(from)) {
        const auto man = board.pieceAt(from);
        if (!man || man->color != us || promotion || !attacksOf(man->type, from, board.occupied()).contains(to))
            return std::nullopt;
        return Move(from, to);
    }
    if (!pawnReaches(board, from, to) || promotion.has_value() != (rankOf(to) == lastRank(us)))
        return std::nullopt;
    if (promotion) {
        if (promotion == PieceType::Pawn || promotion == PieceType::King)
            return std::nullopt;
        return Move(from, to, *promotion);
    }
    const bool enPassant = board.enPassant == static_cast<std::uint8_t>(index(to)) && fileOf(from) != fileOf(to);
    return Move(from, to, enPassant ? MoveKind::EnPassant : MoveKind::Normal);
}

Expected<Move, UnresolvedMove> resolveMove(const Board &board, const MoveSyntax &syntax, Writer writer)
{
    return Resolver(board, syntax, writer).resolve();
}

} // namespace chess
