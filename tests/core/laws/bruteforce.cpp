#include "bruteforce.h"

#include "core/board/attacks.h"

#include <algorithm>

using namespace chess;

#if defined(__GNUC__) && !defined(__clang__)
#pragma GCC diagnostic ignored "-Wmaybe-uninitialized" // GCC 12 loses sight of a Placement that was copied
#endif

namespace bruteforce {

namespace {

constexpr Piece WhiteKing{Color::White, PieceType::King};
constexpr Piece BlackKing{Color::Black, PieceType::King};
constexpr Bitboard EndRanks = Bitboard(Rank::First) | Rank::Eighth;

bool byLetter(Piece a, Piece b) { return letter(a) < letter(b); }

Piece manAt(const Material &material, std::size_t i)
{
    if (i < 2)
        return i == 0 ? WhiteKing : BlackKing;
    return material[i - 2];
}

/// The men on their squares, with what the search asks of them.
struct Diagram {
    Diagram(const Material &theMen, const Placement &where) : material(theMen), placement(where) { }

    const Material &material;
    Placement placement;

    std::size_t size() const { return 2 + material.size(); }
    Piece man(std::size_t i) const { return manAt(material, i); }
    Square square(std::size_t i) const { return placement.squares[i]; }
    Square king(Color color) const { return placement.squares[color == Color::White ? 0 : 1]; }
    Bitboard men(Color color) const
    {
        Bitboard men;
        for (std::size_t i = 0; i < size(); ++i) {
            if (man(i).color == color)
                men |= square(i);
        }
        return men;
    }
    Bitboard occupied() const { return men(Color::White) | men(Color::Black); }
    Bitboard attacksOfMan(std::size_t i) const
    {
        const Piece piece = man(i);
        return piece.type == PieceType::Pawn ? pawnAttacks(square(i), piece.color)
                                             : attacksOf(piece.type, square(i), occupied());
    }
    bool isAttacked(Square target, Color by) const
    {
        for (std::size_t i = 0; i < size(); ++i) {
            if (man(i).color == by && attacksOfMan(i).contains(target))
                return true;
        }
        return false;
    }
    bool isLegal() const
    {
        if (static_cast<std::size_t>(occupied().count()) != size())
            return false;
        for (std::size_t i = 2; i < size(); ++i) {
            if (man(i).type == PieceType::Pawn && EndRanks.contains(square(i)))
                return false;
        }
        return !isAttacked(king(opposite(placement.toMove)), placement.toMove);
    }
    /// Where the pawn \p i may go without taking.
    Bitboard pawnSteps(std::size_t i) const
    {
        const Color color = man(i).color;
        const Bitboard free = ~occupied();
        const Bitboard once = ahead(square(i), color) & free;
        const bool atHome = rankOf(square(i)) == pawnRank(color);
        return atHome ? once | (ahead(once, color) & free) : once;
    }
    /// Where the man \p i may go, pins and checks aside.
    Bitboard targets(std::size_t i) const
    {
        const Piece piece = man(i);
        if (piece.type == PieceType::Pawn)
            return pawnSteps(i) | (attacksOfMan(i) & men(opposite(piece.color)));
        return attacksOfMan(i) & ~men(piece.color);
    }
    /// Where the man \p i may have come from without taking and without becoming another.
    Bitboard origins(std::size_t i) const
    {
        const Piece piece = man(i);
        const Bitboard free = ~occupied();
        if (piece.type != PieceType::Pawn)
            return attacksOfMan(i) & free;
        const Bitboard once = ahead(square(i), opposite(piece.color)) & free & ~EndRanks;
        return once | (ahead(once, opposite(piece.color)) & free & pawnRank(piece.color));
    }
};

/// A Material in order and a placement of it.
struct Sorted {
    Material material;
    Placement placement;
};

Sorted sorted(Material material, Placement placement)
{
    if (material.size() == 2 && byLetter(material[1], material[0])) {
        std::swap(material[0], material[1]);
        std::swap(placement.squares[2], placement.squares[3]);
    }
    return {std::move(material), placement};
}

/// The position after the man \p i has gone to \p to, where it takes what stands there and becomes a \p type.
Sorted after(const Diagram &before, std::size_t i, Square to, PieceType type)
{
    Material material;
    Placement placement{{}, opposite(before.placement.toMove)};
    std::size_t count = 0;
    for (std::size_t j = 0; j < before.size(); ++j) {
        const Piece man = before.man(j);
        if (j != i && before.square(j) == to)
            continue;
        placement.squares[count++] = j == i ? to : before.square(j);
        if (j >= 2)
            material.push_back(j == i ? Piece{man.color, type} : man);
    }
    return sorted(std::move(material), placement);
}

/// Solves one Material, those that it can turn into being solved.
class Retrograde
{
public:
    Retrograde(HelpmateTables &tables, const Material &material)
        : m_tables(tables), m_material(material), m_legal(placements(material)), m_solved(placements(material))
    {
    }

    std::vector<bool> solve()
    {
        for (std::uint32_t number = 0; number < m_legal.size(); ++number) {
            const Placement placement = placementAt(m_material, number);
            m_legal[number] = isRepresentative(m_material, placement) && diagram(number).isLegal();
        }
        for (std::uint32_t number = 0; number < m_legal.size(); ++number) {
            if (m_legal[number] && (isMate(number) || leavesForSolved(number)))
                add(number);
        }
        while (!m_toFollow.empty()) {
            const std::uint32_t number = m_toFollow.back();
            m_toFollow.pop_back();
            goBack(diagram(number));
        }
        return std::move(m_solved);
    }

private:
    Diagram diagram(std::uint32_t number) const { return {m_material, placementAt(m_material, number)}; }

    void add(std::uint32_t number)
    {
        if (!m_legal[number] || m_solved[number])
            return;
        m_solved[number] = true;
        m_toFollow.push_back(number);
    }

    bool isMate(std::uint32_t number) const
    {
        const Diagram board = diagram(number);
        if (board.placement.toMove == Color::White || !board.isAttacked(board.king(Color::Black), Color::White))
            return false;
        for (std::size_t i = 0; i < board.size(); ++i) {
            if (board.man(i).color != Color::Black)
                continue;
            for (const Square to : board.targets(i)) {
                const Sorted next = after(board, i, to, board.man(i).type);
                // on the last rank a pawn stands in the way like anything that it becomes
                if (!Diagram(next.material, next.placement).isAttacked(next.placement.squares[1], Color::White))
                    return false;
            }
        }
        return true;
    }

    /// Does a capture or a promotion lead to a position from which White can mate?
    bool leavesForSolved(std::uint32_t number)
    {
        const Diagram board = diagram(number);
        const Color mover = board.placement.toMove;
        for (std::size_t i = 0; i < board.size(); ++i) {
            const Piece man = board.man(i);
            if (man.color != mover)
                continue;
            for (const Square to : board.targets(i)) {
                if (man.type == PieceType::Pawn && EndRanks.contains(to)) {
                    for (const auto type : {PieceType::Queen, PieceType::Rook, PieceType::Bishop, PieceType::Knight}) {
                        if (isSolved(after(board, i, to, type)))
                            return true;
                    }
                } else if (board.men(opposite(mover)).contains(to)) {
                    if (isSolved(after(board, i, to, man.type)))
                        return true;
                } else if (man.type == PieceType::Pawn && enPassantAfter(board, i, to)) {
                    return true;
                }
            }
        }
        return false;
    }

    /// Can White mate once the pawn \p i has gone to \p to and is taken there en passant?
    bool enPassantAfter(const Diagram &board, std::size_t i, Square to)
    {
        const Color mover = board.man(i).color;
        const Bitboard passed = ahead(board.square(i), mover);
        if (ahead(passed, mover) != Bitboard(to))
            return false;
        const Diagram pushed(m_material, quietly(board.placement, i, to));
        if (!pushed.isLegal())
            return false;
        for (std::size_t j = 2; j < board.size(); ++j) {
            const Piece taker{opposite(mover), PieceType::Pawn};
            if (board.man(j) != taker || !pushed.attacksOfMan(j).contains(passed.first()))
                continue;
            // the pawn taken goes back to where the other one takes it
            Diagram met = pushed;
            met.placement.squares[i] = passed.first();
            if (isSolved(after(met, j, passed.first(), PieceType::Pawn)))
                return true;
        }
        return false;
    }

    static Placement quietly(Placement placement, std::size_t i, Square to)
    {
        placement.squares[i] = to;
        placement.toMove = opposite(placement.toMove);
        return placement;
    }

    bool isSolved(const Sorted &position) { return m_tables.canMate(position.material, position.placement); }

    void goBack(const Diagram &board)
    {
        for (std::size_t i = 0; i < board.size(); ++i) {
            if (board.man(i).color == board.placement.toMove)
                continue;
            for (const Square from : board.origins(i))
                add(numberOf(m_material, representative(m_material, quietly(board.placement, i, from))));
        }
    }

    HelpmateTables &m_tables;
    const Material &m_material;
    std::vector<bool> m_legal; ///< Of those that stand for others.
    std::vector<bool> m_solved;
    std::vector<std::uint32_t> m_toFollow;
};

} // namespace

std::string nameOf(const Material &material)
{
    std::string name = "K";
    for (const Piece man : material) {
        if (man.color == Color::White)
            name += letter(man);
    }
    name += 'k';
    for (const Piece man : material) {
        if (man.color == Color::Black)
            name += letter(man);
    }
    return name;
}

std::vector<Material> materialsOf(std::size_t men)
{
    if (men == 0)
        return {{}};
    std::vector<Material> materials;
    for (const Material &fewer : materialsOf(men - 1)) {
        for (const char c : {'B', 'N', 'P', 'Q', 'R', 'b', 'n', 'p', 'q', 'r'}) {
            const Piece man = *parsePiece(c);
            if (!fewer.empty() && byLetter(man, fewer.back()))
                continue;
            materials.push_back(fewer);
            materials.back().push_back(man);
        }
    }
    return materials;
}

std::uint32_t placements(const Material &material) { return std::uint32_t{2} << (6 * (2 + material.size())); }

Placement placementAt(const Material &material, std::uint32_t number)
{
    Placement placement{{}, number % 2 == 0 ? Color::White : Color::Black};
    number /= 2;
    for (std::size_t i = 2 + material.size(); i-- > 0; number /= 64)
        placement.squares[i] = squareAt(static_cast<int>(number % 64));
    return placement;
}

std::uint32_t numberOf(const Material &material, const Placement &placement)
{
    std::uint32_t number = 0;
    for (std::size_t i = 0; i < 2 + material.size(); ++i)
        number = number * 64 + static_cast<std::uint32_t>(index(placement.squares[i]));
    return number * 2 + (placement.toMove == Color::White ? 0 : 1);
}

bool isLegal(const Material &material, const Placement &placement) { return Diagram(material, placement).isLegal(); }

Placement representative(const Material &material, const Placement &placement)
{
    const bool alike = material.size() == 2 && material[0] == material[1];
    const auto inOrder = [alike](Placement other) {
        if (alike && other.squares[3] < other.squares[2])
            std::swap(other.squares[2], other.squares[3]);
        return other;
    };
    const auto reflected = [&](Placement other, const auto &reflect) {
        for (std::size_t i = 0; i < 2 + material.size(); ++i)
            other.squares[i] = squareAt(reflect(index(other.squares[i])));
        return inOrder(other);
    };
    const auto lesser = [&](const Placement &a, const Placement &b) {
        return numberOf(material, b) < numberOf(material, a) ? b : a;
    };
    const auto isPawn = [](Piece man) { return man.type == PieceType::Pawn; };
    Placement least = inOrder(placement);
    least = lesser(least, reflected(least, [](int square) { return square ^ 7; }));
    if (std::none_of(material.begin(), material.end(), isPawn)) {
        // the least number has White's king in the triangle a1-d1-d4
        least = lesser(least, reflected(least, [](int square) { return square ^ 56; }));
        least = lesser(least, reflected(least, [](int square) { return square % 8 * 8 + square / 8; }));
    }
    return least;
}

Position positionOf(const Material &material, const Placement &placement)
{
    Setup setup;
    for (std::size_t i = 0; i < 2 + material.size(); ++i)
        setup.put(placement.squares[i], manAt(material, i));
    setup.sideToMove = placement.toMove;
    return Position::from(setup).value();
}

bool isRepresentative(const Material &material, const Placement &placement)
{
    // most are told by White's king
    return fileOf(placement.squares[0]) <= File::D
        && numberOf(material, representative(material, placement)) == numberOf(material, placement);
}

std::vector<std::uint32_t> sample(const Material &material)
{
    constexpr std::uint32_t Step = 101; // in step with no rank, file or turn
    std::vector<std::uint32_t> numbers;
    for (std::uint32_t number = 0; number < placements(material); number += Step) {
        const Placement placement = placementAt(material, number);
        if (isRepresentative(material, placement) && isLegal(material, placement))
            numbers.push_back(number);
    }
    return numbers;
}

QByteArray packed(const std::vector<bool> &answers)
{
    QByteArray bits(static_cast<qsizetype>((answers.size() + 7) / 8), 0);
    for (std::size_t i = 0; i < answers.size(); ++i) {
        char &byte = bits[static_cast<qsizetype>(i / 8)];
        byte = static_cast<char>(byte | (answers[i] ? 1 << (i % 8) : 0));
    }
    return qCompress(bits, 9).toBase64();
}

std::vector<bool> unpacked(const QByteArray &text, std::size_t count)
{
    const QByteArray bits = qUncompress(QByteArray::fromBase64(text));
    std::vector<bool> answers;
    for (std::size_t i = 0; i < count && i / 8 < static_cast<std::size_t>(bits.size()); ++i)
        answers.push_back((bits[static_cast<qsizetype>(i / 8)] >> (i % 8)) & 1);
    return answers;
}

bool HelpmateTables::canMate(const Material &material, const Placement &placement)
{
    return solved(material)[numberOf(material, representative(material, placement))];
}

const std::vector<bool> &HelpmateTables::solved(const Material &material)
{
    std::uint32_t key = 0;
    for (const Piece man : material)
        key = key * 256 + static_cast<unsigned char>(letter(man));
    if (const auto found = m_solved.find(key); found != m_solved.end())
        return found->second;
    std::vector<bool> solution(placements(material)); // without a man White never mates
    const auto isWhite = [](Piece man) { return man.color == Color::White; };
    if (std::any_of(material.begin(), material.end(), isWhite))
        solution = Retrograde(*this, material).solve();
    return m_solved.emplace(key, std::move(solution)).first->second;
}

} // namespace bruteforce
