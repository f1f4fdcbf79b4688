#include "core/laws/canmate.h"
#include "core/notation/fen.h"

#include <QTest>

#include <algorithm>
#include <deque>
#include <optional>
#include <random>
#include <set>
#include <tuple>

using namespace chess;

/// canMate() beside a plain search of everything that can follow, on boards where pawns block each other.
class TestCanMateBlocked : public QObject
{
    Q_OBJECT

private slots:
    void agreesWithPlainSearch_data();
    void agreesWithPlainSearch();
    void cleanupTestCase();

private:
    int m_compared = 0;
    int m_dead = 0;
    int m_unknown = 0;
};

namespace {

/// The men added to the walls.
struct Extras {
    const char *name;
    std::vector<Piece> men;
};

constexpr Piece WhiteBishop{Color::White, PieceType::Bishop};
constexpr Piece BlackBishop{Color::Black, PieceType::Bishop};
constexpr Piece WhitePawn{Color::White, PieceType::Pawn};
constexpr Piece BlackPawn{Color::Black, PieceType::Pawn};
constexpr Piece BlackKnight{Color::Black, PieceType::Knight};

/// The same numbers from the same generator everywhere, unlike std::uniform_int_distribution.
int below(std::mt19937 &random, int bound) { return static_cast<int>(random() % static_cast<unsigned>(bound)); }

/// A wall of pairs of pawns that block each other on \p pairs files, each side with its king and its \p men behind its
/// own; empty where they can't stand so.
std::optional<Position> wall(std::mt19937 &random, int pairs, const std::vector<Piece> &men)
{
    Setup setup;
    // with four pairs every other file, so that no king comes through; else any files
    std::vector<int> files{0, 2, 4, 6};
    if (pairs != 4)
        files = {0, 1, 2, 3, 4, 5, 6, 7};
    while (static_cast<int>(files.size()) > pairs)
        files.erase(files.begin() + below(random, static_cast<int>(files.size())));
    const int shift = pairs == 4 ? below(random, 2) : 0;
    int rank = 2 + below(random, 3); // of White's pawns, which stand on the second to the sixth
    for (std::size_t i = 0; i < files.size(); ++i) {
        if (i > 0) {
            // pairs side by side on the same ranks could take each other
            const bool beside = files[i] == files[i - 1] + 1;
            const int step = beside ? 2 * below(random, 2) - 1 : below(random, 3) - 1;
            rank += rank + step < 1 || rank + step > 5 ? -step : step;
        }
        setup.put(squareAt(rank * 8 + files[i] + shift), WhitePawn);
        setup.put(squareAt(rank * 8 + 8 + files[i] + shift), BlackPawn);
    }
    std::vector<Piece> others{{Color::White, PieceType::King}, {Color::Black, PieceType::King}};
    others.insert(others.end(), men.begin(), men.end());
    for (const Piece man : others) {
        const int place = below(random, 24);
        const Square square = squareAt(man.color == Color::White ? place : 63 - place);
        if (setup.at(square))
            return std::nullopt;
        setup.put(square, man);
    }
    setup.sideToMove = below(random, 2) == 0 ? Color::White : Color::Black;
    const auto position = Position::from(setup);
    return position ? std::optional(*position) : std::nullopt;
}

using Key = std::tuple<std::array<std::uint64_t, 8>, Color, std::optional<Square>>;

Key keyOf(const Position &position)
{
    std::array<std::uint64_t, 8> men{};
    for (const PieceType type : AllPieceTypes)
        men[static_cast<std::size_t>(index(type))] = position.men(type).bits();
    for (const Color color : AllColors)
        men[static_cast<std::size_t>(6 + index(color))] = position.men(color).bits();
    return {men, position.sideToMove(), position.enPassant()};
}

/// Who can mate: true as soon as a mate is seen, false if all that can follow has been; empty where that is more than
/// \p most positions.
PerColor<std::optional<bool>> plainSearch(const Position &start, std::size_t most)
{
    PerColor<std::optional<bool>> canMate;
    std::set<Key> seen{keyOf(start)};
    std::deque<Position> toFollow{start};
    while (!toFollow.empty() && seen.size() <= most) {
        const Position position = toFollow.front();
        toFollow.pop_front();
        if (position.status() == Status::Checkmate)
            canMate[opposite(position.sideToMove())] = true;
        for (const Move move : position.legalMoves()) {
            const Position next = position.after(move);
            if (seen.insert(keyOf(next)).second)
                toFollow.push_back(next);
        }
    }
    for (const Color side : AllColors) {
        if (toFollow.empty() && !canMate[side])
            canMate[side] = false;
    }
    return canMate;
}

bool mates(Position position, const std::vector<Move> &line, Color side)
{
    for (const Move move : line)
        position = position.play(move).value();
    return position.status() == Status::Checkmate && position.sideToMove() == opposite(side);
}

} // namespace

void TestCanMateBlocked::agreesWithPlainSearch_data()
{
    QTest::addColumn<int>("pairs");
    QTest::addColumn<std::vector<Piece>>("men");
    const std::vector<Extras> extras{{"kings", {}},
                                     {"a bishop", {WhiteBishop}},
                                     {"bishops", {WhiteBishop, BlackBishop}},
                                     {"a pawn", {WhitePawn}},
                                     {"pawns", {WhitePawn, BlackPawn}},
                                     {"a bishop and a pawn", {WhiteBishop, BlackPawn}},
                                     {"a knight", {BlackKnight}}};
    for (const int pairs : {3, 4, 6, 8}) {
        for (const Extras &extra : extras)
            QTest::addRow("%d pairs, %s", pairs, extra.name) << pairs << extra.men;
    }
}

void TestCanMateBlocked::agreesWithPlainSearch()
{
    QFETCH(int, pairs);
    QFETCH(std::vector<Piece>, men);
    // with kings alone little can follow
    const int tries = men.empty() ? 60 : 6;
    const std::size_t most = men.empty() ? 4'000 : 12'000;
    std::mt19937 random(static_cast<unsigned>(pairs) * 8 + static_cast<unsigned>(men.size()));
    for (int i = 0; i < tries; ++i) {
        const auto position = wall(random, pairs, men);
        if (!position)
            continue;
        const auto found = plainSearch(*position, most);
        for (const Color side : AllColors) {
            if (!found[side])
                continue;
            const bool expected = *found[side];
            const MateProof proof = canMate(*position, side, QuickNodes);
            ++m_compared;
            m_unknown += proof.answer == Verdict::Unknown;
            m_dead += !expected;
            if (proof.answer == Verdict::Unknown)
                continue;
            const std::string fen = writeFen(*position);
            QVERIFY2(proof.answer == (expected ? Verdict::Yes : Verdict::No), fen.c_str());
            QVERIFY2(!expected || mates(*position, proof.line, side), fen.c_str());
        }
    }
}

void TestCanMateBlocked::cleanupTestCase()
{
    qInfo("%d questions compared, %d cannot mate, %d unknown", m_compared, m_dead, m_unknown);
    QVERIFY(m_dead > 40);
    QVERIFY(m_compared > m_dead); // some can
    QVERIFY(m_unknown * 100 < m_compared);
}

QTEST_APPLESS_MAIN(TestCanMateBlocked)
#include "tst_canmateblocked.moc"
