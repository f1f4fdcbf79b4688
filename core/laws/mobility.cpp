#include "core/laws/mobility.h"

#include "core/board/attacks.h"
#include "core/board/movegenerator.h"

#include <algorithm>
#include <array>
#include <span>

namespace chess {

namespace {

/// A man and the squares where it may ever stand.
struct Man {
    Color color;
    PieceType type;
    Square home; ///< Where it stands now.
    Bitboard reach; ///< As the man that it is, the home included.
    Bitboard promoted{}; ///< As what a pawn may have become.
    bool fixed = true; ///< It neither leaves its home nor is taken there.
};

/// What a man on one of \p squares may attack, where nothing but \p blockers is sure to be in the way.
Bitboard attacksFrom(PieceType type, Color color, Bitboard squares, Bitboard blockers)
{
    if (type == PieceType::Pawn)
        return pawnAttacks(squares, color);
    Bitboard attacked;
    for (const Square square : squares)
        attacked |= attacksOf(type, square, blockers);
    return attacked;
}

/// The same for what a pawn can become: a queen moves as a rook and a bishop do.
Bitboard promotedAttacksFrom(Color color, Bitboard squares, Bitboard blockers)
{
    return attacksFrom(PieceType::Queen, color, squares, blockers) | knightAttacks(squares);
}

Bitboard attacksOfMan(const Man &man, Bitboard blockers)
{
    return attacksFrom(man.type, man.color, man.reach, blockers)
        | promotedAttacksFrom(man.color, man.promoted, blockers);
}

class Mobility
{
public:
    explicit Mobility(const Board &board)
    {
        for (const Square square : board.occupied()) {
            const Piece piece = *board.pieceAt(square);
            m_men[m_count++] = {piece.color, piece.type, square, square};
        }
        addRights(board);
        do {
            m_changed = false;
            takeStock();
            for (Man &man : men())
                move(man);
        } while (m_changed);
    }

    /// May the king of \p loser stand anywhere so that the facts make up a mate?
    bool mayMate(Color loser) const
    {
        const Color winner = opposite(loser);
        const Man &king = kingOf(loser);
        // the king doesn't shield the squares behind it
        const Bitboard blockers = m_fixed & ~Bitboard(king.home);
        Bitboard attacked;
        for (const Man &man : men()) {
            if (man.color == winner && man.type != PieceType::King)
                attacked |= attacksOfMan(man, blockers);
        }
        return std::ranges::any_of(king.reach & attacked,
                                   [&](Square square) { return mayMateOn(square, winner, attacked, blockers); });
    }

private:
    std::span<Man> men() { return {m_men.data(), m_count}; }
    std::span<const Man> men() const { return {m_men.data(), m_count}; }
    Man &manAt(Square home) { return *std::ranges::find(men(), home, &Man::home); }
    const Man &kingOf(Color color) const
    {
        return *std::ranges::find_if(
            men(), [color](const Man &man) { return man.color == color && man.type == PieceType::King; });
    }

    /// Castling and a capture en passant that the position allows now, as if nothing could prevent them.
    void addRights(const Board &board)
    {
        for (const Square rook : board.castlingRooks) {
            Man &castling = manAt(rook);
            Man &king = manAt(board.king(castling.color));
            const detail::CastlingPath path(king.home, rook);
            king.reach |= path.kingGoal;
            castling.reach |= path.rookGoal;
            king.fixed = castling.fixed = false;
        }
        if (board.enPassant == Board::NoSquare)
            return;
        const Color taker = board.sideToMove;
        const Bitboard passed = squareAt(board.enPassant);
        for (const Square pawn : pawnAttacks(passed, opposite(taker)) & board.men(taker, PieceType::Pawn)) {
            Man &man = manAt(pawn);
            man.reach |= passed;
            man.fixed = false;
            manAt(ahead(passed, opposite(taker)).first()).fixed = false;
        }
    }

    void takeStock()
    {
        m_fixed = {};
        m_standing = {};
        m_fixedAttacks = {};
        for (const Man &man : men()) {
            if (man.type != PieceType::King)
                m_standing[man.color] |= man.reach | man.promoted;
            if (!man.fixed)
                continue;
            m_fixed |= man.home;
            // of a line only the first square is sure to be attacked
            m_fixedAttacks[man.color] |= attacksFrom(man.type, man.color, man.home, ~Bitboard());
        }
    }

    void move(Man &man)
    {
        if (man.type == PieceType::Pawn) {
            movePawn(man);
            if (man.promoted)
                add(man, man.promoted, promotedAttacksFrom(man.color, man.promoted, m_fixed));
            return;
        }
        Bitboard targets = attacksFrom(man.type, man.color, man.reach, m_fixed);
        if (man.type == PieceType::King)
            targets &= ~m_fixedAttacks[opposite(man.color)];
        add(man, man.reach, targets);
    }

    void movePawn(Man &man)
    {
        const Bitboard once = ahead(man.reach, man.color) & ~m_fixed;
        const Bitboard twice =
            ahead(ahead(man.reach & pawnRank(man.color), man.color) & ~m_fixed, man.color) & ~m_fixed;
        // a pawn that is taken en passant might as well have stopped on the square it passes
        const Bitboard captures = pawnAttacks(man.reach, man.color) & m_standing[opposite(man.color)];
        add(man, man.reach, once | twice | captures);
        const Bitboard last = man.reach & lastRank(man.color) & ~man.promoted;
        if (last) {
            man.promoted |= last;
            m_changed = true;
        }
    }

    /// \p man may go to \p targets; of the fixed men there it must be able to take those.
    void add(Man &man, Bitboard &reach, Bitboard targets)
    {
        for (const Square square : targets &m_fixed) {
            Man &other = manAt(square);
            if (other.color == man.color || other.type == PieceType::King) {
                targets &= ~Bitboard(square);
            } else if (other.fixed) {
                other.fixed = false;
                m_changed = true;
            }
        }
        if ((targets & ~reach).empty())
            return;
        reach |= targets;
        man.fixed = false;
        m_changed = true;
    }

    /// With the loser's king on \p square: can all squares around it be attacked, or have men of its own, at once?
    /// \p attacked is what all of the winner's men but the king may attack.
    bool mayMateOn(Square square, Color winner, Bitboard attacked, Bitboard blockers) const
    {
        const Bitboard around = kingAttacks(square);
        const Bitboard zone = around | square;
        const Man *visitor = nullptr;
        int visitors = 0;
        for (const Man &man : men()) {
            if (man.color == winner && man.type != PieceType::King && (attacksOfMan(man, blockers) & zone)) {
                visitor = &man;
                ++visitors;
            }
        }
        if (visitors == 1 && visitor->promoted.empty())
            return mayMateAlone(*visitor, square, blockers);
        const Bitboard open = around & ~attacked & ~m_standing[opposite(winner)];
        return kingMayCover(open, square, winner);
    }

    /// Is there a place for the winner's king from which it attacks all of \p open, away from \p loser?
    bool kingMayCover(Bitboard open, Square loser, Color winner) const
    {
        return std::ranges::any_of(kingOf(winner).reach & ~kingAttacks(loser) & ~Bitboard(loser),
                                   [open](Square king) { return (open & ~kingAttacks(king)).empty(); });
    }

    /// \p man is the only one that ever comes near, but for the winner's king.
    bool mayMateAlone(const Man &man, Square square, Bitboard blockers) const
    {
        const Color loser = opposite(man.color);
        const Bitboard kings = kingOf(man.color).reach & ~kingAttacks(square) & ~Bitboard(square);
        for (const Square from : man.reach & ~Bitboard(square)) {
            const Bitboard attacked = attacksFrom(man.type, man.color, from, blockers);
            if (!attacked.contains(square))
                continue;
            for (const Square king : kings & ~Bitboard(from)) {
                const Bitboard open = kingAttacks(square) & ~attacked & ~kingAttacks(king);
                if (open.contains(from) || (open & ~m_standing[loser]))
                    continue; // the man can be taken, or the king gets away
                const auto blocker = [&](const Man &own) {
                    return own.color == loser && own.type != PieceType::King && ((own.reach | own.promoted) & open);
                };
                if (std::ranges::count_if(men(), blocker) >= open.count())
                    return true;
            }
        }
        return false;
    }

    std::array<Man, 64> m_men;
    std::size_t m_count = 0;
    bool m_changed = false;
    Bitboard m_fixed; ///< The homes of the fixed men.
    PerColor<Bitboard> m_standing; ///< Where men other than the king may stand.
    PerColor<Bitboard> m_fixedAttacks; ///< What fixed men attack for good.
};

} // namespace

bool mobilityRulesOutMate(const Board &board, Color winner) { return !Mobility(board).mayMate(opposite(winner)); }

} // namespace chess
