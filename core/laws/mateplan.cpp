#include "core/laws/mateplan.h"

#include "core/board/attacks.h"

#include <algorithm>
#include <cstdlib>

namespace chess {

namespace {

/// With more men than these on the board the winner's king need not help.
constexpr int FewMen = 12;
/// Plans for one square of the king that differ little fail together.
constexpr std::size_t MostForOneSquare = 3;
/// With few men a mate far from the edge is less likely than it looks.
constexpr int AwayFromEdge = 3;
/// With many men, how far from where it stands the loser's king is thought of.
constexpr int NearSteps = 2;
/// Moves of a man to where it can't come.
constexpr int Never = 20;

/// The number of \p squares, which are few or none: quicker than a count where the processor's own can't be relied on.
int countFew(Bitboard squares)
{
    int count = 0;
    for (; squares; squares.popFirst())
        ++count;
    return count;
}

int kingSteps(Square a, Square b)
{
    return std::max(std::abs(index(fileOf(a)) - index(fileOf(b))), std::abs(index(rankOf(a)) - index(rankOf(b))));
}

int knightSteps(Square a, Square b)
{
    Bitboard reached = a;
    int steps = 0;
    for (; !reached.contains(b); ++steps)
        reached |= knightAttacks(reached);
    return steps;
}

/// Steps of a king over squares that are not \p closed; if there is no such way, more than without them.
int kingWalk(Square from, Square to, Bitboard closed)
{
    constexpr int DetourSteps = 12;
    constexpr int ClosedWay = 3;
    Bitboard reached = from;
    for (int steps = 0; steps < DetourSteps; ++steps) {
        if (reached.contains(to))
            return steps;
        const Bitboard further = reached | (kingAttacks(reached) & ~closed);
        if (further == reached)
            break;
        reached = further;
    }
    return kingSteps(from, to) + ClosedWay;
}

/// Moves of a man that is no pawn from \p from to \p to, more or less.
int movesOf(PieceType type, Square from, Square to, Bitboard occupied)
{
    if (from == to)
        return 0;
    if (type == PieceType::Knight)
        return knightSteps(from, to);
    if (type == PieceType::Bishop && isLight(from) != isLight(to))
        return Never;
    const Bitboard before = attacksOf(type, to, occupied);
    if (before.contains(from))
        return 1;
    return (before & attacksOf(type, from, occupied) & ~occupied) ? 2 : 3;
}

} // namespace

MateView::MateView(const Board &board, Color winner)
    : m_board(board), m_winner(winner), m_loser(opposite(winner)), m_king(board.king(m_loser)),
      m_winnersKing(board.king(winner)), m_others(board.men(m_loser) & ~Bitboard(m_king)),
      m_occupied(board.occupied() & ~Bitboard(m_king)),
      m_pawnAttacks(pawnAttacks(board.men(winner, PieceType::Pawn), winner))
{
    const auto add = [this](Square square, PieceType type, Bitboard attacks) {
        m_officers[m_officerCount++] = {square, type, attacks.bits()};
    };
    for (const Square square : board.men(winner, PieceType::Knight))
        add(square, PieceType::Knight, knightAttacks(square));
    for (const Square square : board.men(winner, PieceType::Bishop))
        add(square, PieceType::Bishop, bishopAttacks(square, m_occupied));
    for (const Square square : board.men(winner, PieceType::Rook))
        add(square, PieceType::Rook, rookAttacks(square, m_occupied));
    for (const Square square : board.men(winner, PieceType::Queen))
        add(square, PieceType::Queen, queenAttacks(square, m_occupied));
    m_twoOfficers = m_officerCount == 2 && board.occupied().count() == 4;
}

/// Moves of \p side until one of its men that are no pawns stands on \p square.
int MateView::movesToTake(Square square, Color side) const
{
    int least = kingSteps(m_board.king(side), square);
    for (const PieceType type : {PieceType::Knight, PieceType::Bishop, PieceType::Rook, PieceType::Queen}) {
        for (const Square man : m_board.men(side, type))
            least = std::min(least, movesOf(type, man, square, m_occupied));
    }
    return least;
}

int MateView::movesToPromote(Bitboard pawns, Color side) const
{
    int least = Never;
    for (const Square pawn : pawns) {
        const Square goal = squareAt(fileOf(pawn), lastRank(side));
        int moves = std::abs(index(rankOf(goal)) - index(rankOf(pawn)));
        if (moves >= least)
            continue;
        const Bitboard way = between(pawn, goal) | goal;
        if (way & m_board.occupied()) {
            moves += 2 * countFew(way & m_board.occupied());
            // a pawn in the way doesn't leave by itself
            for (const Square blocker : between(pawn, goal) & m_board.men(opposite(side), PieceType::Pawn)) {
                if (moves < least)
                    moves += movesToTake(blocker, side);
            }
        }
        least = std::min(least, moves);
    }
    return least;
}

/// Moves of the loser until one of \p men stands on \p flight, beside his king, and has no answer to the check; that
/// man is taken out of \p men.
int MateView::movesToBlock(Square flight, const MatePlan &plan, Bitboard &men) const
{
    constexpr int Answers = 9;
    const Bitboard answers = Bitboard(plan.checker) | between(plan.checker, plan.king);
    int least = Never;
    Bitboard chosen;
    const auto consider = [&](Square man, int moves, PieceType type) {
        if (type != PieceType::Pawn && (attacksOf(type, flight, m_occupied | plan.king) & answers))
            moves += Answers;
        if (moves < least) {
            least = moves;
            chosen = man;
        }
    };
    for (const PieceType type : {PieceType::Knight, PieceType::Bishop, PieceType::Rook, PieceType::Queen}) {
        for (const Square man : men &m_board.men(type))
            consider(man, movesOf(type, man, flight, m_occupied), type);
    }
    for (const Square pawn : men &m_board.men(PieceType::Pawn)) {
        const bool further = (flight > pawn) == (m_loser == Color::White);
        if (pawn == flight || (fileOf(pawn) == fileOf(flight) && further))
            consider(pawn, std::abs(index(rankOf(flight)) - index(rankOf(pawn))), PieceType::Pawn);
        else if (const int promoting = movesToPromote(pawn, m_loser) + 2; promoting < least)
            consider(pawn, promoting, PieceType::Knight);
    }
    men &= ~chosen;
    return least;
}

/// Moves of the winner until a man other than \p without and the king attacks \p square.
int MateView::movesToCover(Square square, Bitboard without) const
{
    const Bitboard free = ~m_board.men(m_winner);
    if (pawnAttacks(square, m_loser) & ahead(m_board.men(m_winner, PieceType::Pawn), m_winner) & ~m_occupied)
        return 1;
    int least = Never;
    for (std::size_t i = 0; i < m_officerCount; ++i) {
        const Officer &officer = m_officers[i];
        if (without.contains(officer.square)
            || (officer.type == PieceType::Bishop && isLight(officer.square) != isLight(square)))
            continue;
        if (officer.seen() & free & attacksOf(officer.type, square, m_occupied))
            return 1;
        least = std::min(least, officer.type == PieceType::Knight ? 3 : 2);
    }
    return least;
}

/// Moves of the man that is not \p mating, of two, until it attacks all of \p flights at once.
int MateView::movesToCoverAll(Bitboard flights, const MatePlan &plan, Bitboard mating) const
{
    const Officer &helper = m_officers[mating.contains(m_officers[0].square) ? 1 : 0];
    const Bitboard kings = Bitboard(plan.king) | plan.winnersKing;
    Bitboard places = ~(kings | plan.checker | between(plan.checker, plan.king))
        & (~kingAttacks(plan.king) | kingAttacks(plan.winnersKing));
    for (const Square flight : flights)
        places &= attacksOf(helper.type, flight, Bitboard(plan.winnersKing) | plan.checker);
    int least = Never;
    for (const Square place : places)
        least = std::min(least, movesOf(helper.type, helper.square, place, m_occupied));
    return least;
}

MateView::Mating MateView::mating(const MatePlan &plan) const
{
    Mating best{{}, Never};
    for (std::size_t i = 0; i < m_officerCount; ++i) {
        const Officer &officer = m_officers[i];
        if (officer.type != plan.type)
            continue;
        const int moves =
            officer.seen().contains(plan.checker) ? 1 : movesOf(plan.type, officer.square, plan.checker, m_occupied);
        if (moves < best.moves)
            best = {officer.square, moves};
    }
    if (best.moves == Never)
        best.moves = std::min(Never, movesToPromote() + 2);
    return best;
}

/// What the winner attacks, without the king and the man on \p without, if more squares were \p taken.
Bitboard MateView::guarded(Bitboard without, Bitboard taken) const
{
    Bitboard attacks = m_pawnAttacks;
    for (std::size_t i = 0; i < m_officerCount; ++i) {
        const Officer &officer = m_officers[i];
        if (without.contains(officer.square))
            continue;
        const bool shortened = officer.type != PieceType::Knight && (officer.seen() & taken);
        attacks |= shortened ? attacksOf(officer.type, officer.square, m_occupied | taken) : officer.seen();
    }
    return attacks;
}

int MateView::distanceTo(const MatePlan &plan, int enough) const
{
    const Mating mating = this->mating(plan);
    const Bitboard guarded = this->guarded(mating.man, Bitboard(plan.checker) | plan.winnersKing);
    int distance = 2 * mating.moves + 2 * kingSteps(m_winnersKing, plan.winnersKing);
    // the king goes there by squares that aren't attacked, and before the man that mates attacks it
    if (m_king != plan.king) {
        if (distance + 2 * kingSteps(m_king, plan.king) >= enough)
            return Far;
        distance += 2 * kingWalk(m_king, plan.king, guarded | m_others | kingAttacks(m_winnersKing));
    }
    if (guarded.contains(plan.king))
        distance += 8;
    if (distance >= enough)
        return Far;

    // the picture with everything else as it is
    const Bitboard helpers = m_board.men(m_winner) & ~mating.man & ~Bitboard(m_winnersKing);
    const Bitboard inTheWay = helpers | m_others;
    const Bitboard occupied = inTheWay | plan.checker | plan.winnersKing;
    const Bitboard covered = guarded | kingAttacks(plan.winnersKing) | attacksOf(plan.type, plan.checker, occupied);
    const Bitboard standing = m_others & ~Bitboard(plan.checker);
    const Bitboard flights = kingAttacks(plan.king) & ~covered & ~standing;
    Bitboard blockers = standing & ~kingAttacks(plan.king);
    if (m_twoOfficers) {
        // what the other man attacks now it may no longer attack when it has gone where the rest needs it
        const Bitboard without = kingAttacks(plan.winnersKing) | attacksOf(plan.type, plan.checker, occupied);
        if (const int moves = movesToCoverAll(kingAttacks(plan.king) & ~without, plan, mating.man); moves > 0)
            distance += 1 + 2 * moves;
    }
    for (const Square flight : m_twoOfficers ? Bitboard() : flights) {
        const int cover = movesToCover(flight, mating.man);
        if (cover > 1 && flight != plan.checker)
            distance += 1 + 2 * std::min(cover, movesToBlock(flight, plan, blockers));
        else
            distance += 1 + 2 * cover;
        if (distance >= enough)
            return Far;
    }
    distance += 3 * countFew(standing & m_board.attackers(plan.checker, m_loser, occupied | plan.king));
    distance += 3 * countFew(standing & m_board.attackers(plan.winnersKing, m_loser, occupied | plan.king));
    distance += 2 * countFew(inTheWay & (Bitboard(plan.king) | plan.winnersKing));
    distance += helpers.contains(plan.checker) ? 2 : 0;
    if (const Bitboard line = between(plan.checker, plan.king); line) {
        distance += 1 + 2 * countFew(line & inTheWay);
        const Bitboard interposing = standing & ~m_board.men(PieceType::Pawn);
        const auto interposes = [&](Square square) {
            return bool(interposing & m_board.attackers(square, m_loser, occupied | plan.king));
        };
        if (std::any_of(line.begin(), line.end(), interposes))
            distance += 3;
    }
    // whoever gives check before all else is ready has to go away again
    if (distance > 2 * mating.moves && mating.man
        && attacksOf(plan.type, mating.man.first(), m_occupied).contains(plan.king))
        distance += 4;
    return std::min(distance, Far);
}

namespace {

/// The nearest plans so far, not too many for the same square of the king.
class BestPlans
{
public:
    explicit BestPlans(std::size_t most) : m_most(most) { m_rated.reserve(most + 1); }

    /// Only a plan for \p king that is nearer than this is of use.
    int enough(Square king) const
    {
        int enough = m_rated.size() < m_most ? MateView::Far : m_rated.back().distance;
        if (const auto last = lastAllowed(king); last != m_rated.end())
            enough = std::min(enough, last->distance);
        return enough;
    }
    /// \p distance is less than enough() says.
    void add(const MatePlan &plan, int distance)
    {
        if (const auto last = lastAllowed(plan.king); last != m_rated.end())
            m_rated.erase(last);
        const auto farther = [distance](const Rated &rated) { return rated.distance > distance; };
        m_rated.insert(std::ranges::find_if(m_rated, farther), {plan, distance});
        if (m_rated.size() > m_most)
            m_rated.pop_back();
    }
    std::vector<MatePlan> take() const
    {
        std::vector<MatePlan> plans;
        plans.reserve(m_rated.size());
        for (const Rated &rated : m_rated)
            plans.push_back(rated.plan);
        return plans;
    }

private:
    struct Rated {
        MatePlan plan;
        int distance;
    };
    /// The plan that has to go for another one with the king on \p king, if there are enough of those.
    std::vector<Rated>::const_iterator lastAllowed(Square king) const
    {
        std::size_t alike = 0;
        for (auto i = m_rated.begin(); i != m_rated.end(); ++i) {
            if (i->plan.king == king && ++alike == MostForOneSquare)
                return i;
        }
        return m_rated.end();
    }

    std::size_t m_most;
    std::vector<Rated> m_rated; ///< The nearest first.
};

} // namespace

std::vector<MatePlan> MateView::plans(std::size_t most) const
{
    BestPlans best(most);
    const int promoting = 2 * (movesToPromote() + 2);
    const Bitboard attacked = guarded({}, {});
    const bool few = m_board.occupied().count() <= FewMen;
    // one ring of squares after the other, so that the farther ones needn't be looked at closely
    Bitboard reached = m_king;
    Bitboard ring = reached;
    for (int steps = 0; ring && (few || steps <= NearSteps); ++steps) {
        for (const Square king : ring) {
            const Bitboard zone = kingAttacks(king) | king;
            const int away = few && kingAttacks(king).count() == 8 ? AwayFromEdge : 0;
            Bitboard places = Bitboard(m_winnersKing) & ~zone;
            if (few)
                places = kingAttacks(zone) & ~zone;
            for (const Square winnersKing : places) {
                const int kingsSteps = steps + kingSteps(m_winnersKing, winnersKing);
                for (const PieceType type : {PieceType::Queen, PieceType::Rook, PieceType::Bishop, PieceType::Knight}) {
                    if (2 * kingsSteps >= best.enough(king))
                        continue;
                    if (!mayComeToHave(type, few))
                        continue;
                    Bitboard checkers = attacksOf(type, king, m_occupied | winnersKing) & ~Bitboard(winnersKing);
                    if (type == PieceType::Queen || (!few && type != PieceType::Knight))
                        checkers &= zone;
                    const Bitboard men = m_board.men(m_winner, type);
                    const Bitboard near = attacksOfType(type);
                    for (const Square checker : checkers) {
                        // what is surely missing, seen without looking closely
                        const Bitboard covered =
                            attacked | kingAttacks(winnersKing) | attacksOf(type, checker, m_occupied | winnersKing);
                        const Bitboard flights = kingAttacks(king) & ~covered & ~(m_others & ~Bitboard(checker));
                        const int moves = near.contains(checker) ? 2 : men.contains(checker) ? 0 : 4;
                        const int uncovered = m_twoOfficers ? std::min(countFew(flights), 1) : countFew(flights);
                        const int least = 2 * kingsSteps + away + 3 * uncovered + (men ? moves : promoting);
                        if (least >= best.enough(king))
                            continue;
                        const MatePlan plan{king, checker, type, winnersKing};
                        const int enough = best.enough(king);
                        const int distance = distanceTo(plan, enough - away) + away;
                        if (distance < enough)
                            best.add(plan, distance);
                    }
                }
            }
        }
        ring = kingAttacks(ring) & ~reached;
        reached |= ring;
    }
    return best.take();
}

/// What the winner's men of \p type attack.
Bitboard MateView::attacksOfType(PieceType type) const
{
    Bitboard attacks;
    for (std::size_t i = 0; i < m_officerCount; ++i) {
        if (m_officers[i].type == type)
            attacks |= m_officers[i].seen();
    }
    return attacks;
}

/// Has the winner a man of \p type, or a pawn that is worth thinking of as one?
bool MateView::mayComeToHave(PieceType type, bool few) const
{
    if (m_board.men(m_winner, type))
        return true;
    const bool wanted = type == PieceType::Queen || (few && type != PieceType::Bishop);
    return wanted && m_board.men(m_winner, PieceType::Pawn);
}

} // namespace chess
