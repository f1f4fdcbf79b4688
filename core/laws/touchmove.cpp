#include "core/laws/touchmove.h"

#include <algorithm>

namespace chess {

namespace {

/// The square of the man that \p move takes.
std::optional<Square> takenBy(const Position &position, Move move)
{
    switch (move.kind()) {
    case MoveKind::Normal:
    case MoveKind::Promotion:
        return position.pieceAt(move.to()) ? std::optional(move.to()) : std::nullopt;
    case MoveKind::EnPassant:
        return squareAt(fileOf(move.to()), rankOf(move.from()));
    case MoveKind::Castling:
    case MoveKind::Null:
        break;
    }
    return std::nullopt;
}

template <typename Wanted>
MoveList only(const MoveList &moves, const Wanted &wanted)
{
    MoveList kept;
    for (const Move move : moves) {
        if (wanted(move))
            kept.add(move);
    }
    return kept;
}

bool castlesWith(Move move, Square rook) { return move.kind() == MoveKind::Castling && move.to() == rook; }

/// One touch after the other, as the Laws look at them.
class Touches
{
public:
    Touches(const Position &position, std::span<const Square> touched)
        : m_position(position), m_touched(touched), m_us(position.sideToMove()), m_king(position.king(m_us)),
          m_moves(only(position.legalMoves(), [this](Move move) { return !rookCameFirst(move); }))
    {
    }

    TouchBond bond() const
    {
        if (auto both = firstTakesFirst())
            return *both;
        for (std::size_t i = 0; i < m_touched.size(); ++i) {
            const Square square = m_touched[i];
            const auto piece = m_position.pieceAt(square);
            if (!piece)
                continue;
            const bool own = piece->color == m_us;
            const auto rook = square == m_king ? rookToCastleWith(i) : std::nullopt;
            if (rook) {
                const MoveList castling = only(m_moves, [rook](Move move) { return castlesWith(move, *rook); });
                if (!castling.empty())
                    return {castling, m_king, std::nullopt};
            }
            const MoveList moves = own ? movesOf(square) : takersOf(square);
            if (!moves.empty())
                return own ? TouchBond{moves, square, std::nullopt} : TouchBond{moves, std::nullopt, square};
            // the rook was touched for castling alone, so that it isn't bound in the king's place [4.4.3]
            if (rook)
                break;
        }
        return {m_moves};
    }

private:
    MoveList movesOf(Square square) const
    {
        return only(m_moves, [square](Move move) { return move.from() == square; });
    }
    MoveList takersOf(Square square) const
    {
        return only(m_moves, [&](Move move) { return takenBy(m_position, move) == square; });
    }

    std::optional<Square> firstOf(Color color) const
    {
        const auto found = std::ranges::find_if(m_touched, [&](Square square) {
            const auto piece = m_position.pieceAt(square);
            return piece && piece->color == color;
        });
        return found == m_touched.end() ? std::nullopt : std::optional(*found);
    }

    /// Men of both colours: the first own man must take the first one of the opponent's, if it can [4.3.3].
    std::optional<TouchBond> firstTakesFirst() const
    {
        const auto own = firstOf(m_us);
        const auto theirs = firstOf(opposite(m_us));
        if (!own || !theirs)
            return std::nullopt;
        const MoveList moves = only(takersOf(*theirs), [own](Move move) { return move.from() == *own; });
        return moves.empty() ? std::nullopt : std::optional(TouchBond{moves, own, theirs});
    }

    /// The rook on the king's own rank that was touched after the king, touched as number \p king.
    std::optional<Square> rookToCastleWith(std::size_t king) const
    {
        if (rankOf(m_king) != firstRank(m_us))
            return std::nullopt;
        for (const Square square : m_touched.subspan(king)) {
            if (rankOf(square) == firstRank(m_us) && m_position.men(m_us, PieceType::Rook).contains(square))
                return square;
        }
        return std::nullopt;
    }

    /// Touching the rook before the king rules castling with it out for this move [4.4.2].
    bool rookCameFirst(Move move) const
    {
        if (move.kind() != MoveKind::Castling)
            return false;
        const auto rook = std::ranges::find(m_touched, move.to());
        return rook != m_touched.end() && std::find(m_touched.begin(), rook, m_king) == rook;
    }

    const Position &m_position;
    std::span<const Square> m_touched;
    Color m_us;
    Square m_king;
    MoveList m_moves;
};

} // namespace

TouchBond touchBond(const Position &position, std::span<const Square> touched)
{
    return Touches(position, touched).bond();
}

} // namespace chess
