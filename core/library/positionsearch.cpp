#include "core/library/positionsearch.h"

#include "core/library/parallel.h"
#include "core/notation/fen.h"

#include <algorithm>
#include <atomic>
#include <bit>

namespace chess {

namespace {

const Position &standardPosition()
{
    static const Position position;
    return position;
}

const CompactReplay &standardReplay()
{
    static const CompactReplay replay{standardPosition().board()};
    return replay;
}

/// Takes the start off the moves of a game that has one of its own.
std::optional<Position> takeStart(std::string_view &moves)
{
    const std::size_t end = moves.find('\n');
    const auto fen = readFen(moves.substr(0, end));
    if (end == std::string_view::npos || !fen)
        return std::nullopt;
    moves.remove_prefix(end + 1);
    const auto position = Position::from(fen->setup);
    return position ? std::optional(*position) : std::nullopt;
}

int countOf(const Men &men) { return 64 - static_cast<int>(std::ranges::count(men, ManCode{0})); }

constexpr std::uint64_t bit(unsigned square) { return std::uint64_t{1} << square; }

/// Looks for one position. Most games are passed over by their row, and most others given up after a few moves: when a
/// pawn has left its first square that must still be there, or too many men are gone.
class PositionSought
{
public:
    PositionSought(const Position &position, PositionMatch match)
        : m_position(position), m_match(match), m_men(menOf(position.board())), m_count(countOf(m_men))
    {
        const Bitboard whiteHome = position.men(Color::White, PieceType::Pawn) & Bitboard(Rank::Second);
        const Bitboard blackHome = position.men(Color::Black, PieceType::Pawn) & Bitboard(Rank::Seventh);
        m_mustStay = (whiteHome | blackHome).bits();
        const std::uint64_t home = (whiteHome.bits() >> 8) | (blackHome.bits() >> 40);
        m_mustLeave = static_cast<std::uint16_t>(~home);
        m_leaving = std::popcount(m_mustLeave);
        m_whitePawns = position.men(Color::White, PieceType::Pawn).count();
        m_blackPawns = position.men(Color::Black, PieceType::Pawn).count();
    }

    bool mayBeIn(const MoveRow &row) const
    {
        if (row.ownStart != 0)
            return true;
        if (row.menLeft > m_count || row.departureCount < m_leaving || (row.pawnsLeft & 15) > m_whitePawns
            || row.pawnsLeft >> 4 > m_blackPawns)
            return false;
        std::uint64_t order = row.departures;
        for (int i = 0; i < m_leaving; ++i, order >>= 4) {
            if (((m_mustLeave >> (order & 15)) & 1) == 0)
                return false;
        }
        return true;
    }

    /// Half-moves after which the position is there in a game; \p moves without its start.
    std::optional<std::uint32_t> find(const CompactReplay &start, const Position *ownStart,
                                      std::string_view moves) const
    {
        const std::string_view all = moves;
        CompactReplay replay = start;
        int count = ownStart ? countOf(replay.men()) : 32;
        if (isHere(replay, count) && confirmed(ownStart, all, 0))
            return 0;
        for (std::uint32_t ply = 1; !moves.empty(); ++ply) {
            const CompactReplay::Step step = replay.play(moves);
            count -= step.captured != 0 ? 1 : 0;
            if (count < m_count || ((m_mustStay >> step.from | m_mustStay >> step.to) & 1) != 0)
                return std::nullopt;
            const bool near = step.special || (m_men[step.to] == replay.men()[step.to] && m_men[step.from] == 0);
            if (near && isHere(replay, count) && confirmed(ownStart, all, ply))
                return ply;
        }
        return std::nullopt;
    }

private:
    bool isHere(const CompactReplay &replay, int count) const
    {
        return count == m_count && replay.sideToMove() == m_position.sideToMove() && replay.men() == m_men;
    }

    /// The men are right; are castling rights and en passant too?
    bool confirmed(const Position *ownStart, std::string_view moves, std::uint32_t ply) const
    {
        if (m_match == PositionMatch::SameMen)
            return true;
        Position position = ownStart ? *ownStart : standardPosition();
        CompactReplay replay = ownStart ? CompactReplay(ownStart->board()) : standardReplay();
        for (; ply > 0; --ply) {
            const auto move = replay.nextMove(moves);
            if (!move)
                return false;
            position = position.after(*move);
            replay.play(moves);
        }
        return m_position.samePosition(position);
    }

    Position m_position;
    PositionMatch m_match;
    Men m_men;
    int m_count;
    std::uint64_t m_mustStay = 0; ///< Pawns on their first squares.
    std::uint16_t m_mustLeave = 0; ///< The others, as PawnDepartures numbers them.
    int m_leaving = 0;
    int m_whitePawns = 0;
    int m_blackPawns = 0;
};

/// Looks for a pattern: every half-move of most games has to be played, but it is looked at only after a move on one of
/// its squares, or a capture or promotion.
class PatternSought
{
public:
    explicit PatternSought(const PositionPattern &pattern) : m_pattern(pattern)
    {
        for (unsigned square = 0; square < 64; ++square) {
            if (pattern.squares[square] == PositionPattern::Anything)
                continue;
            m_squares.push_back({square, pattern.squares[square]});
            m_touching |= bit(square);
        }
        int most = 0;
        for (const Color color : AllColors) {
            for (const PieceType type : AllPieceTypes) {
                const MenRange &range = pattern.material[color][static_cast<std::size_t>(type)];
                m_ranges[manCode(Piece{color, type})] = range;
                m_least += range.least;
                most += std::min(range.most, type == PieceType::King ? 1 : 64);
            }
        }
        m_most = std::min(most, 64);
    }

    bool mayBeIn(const MoveRow &row) const
    {
        if (row.ownStart != 0)
            return true;
        return row.menLeft <= m_most && (row.pawnsLeft & 15) <= m_ranges[WhitePawn].most
            && row.pawnsLeft >> 4 <= m_ranges[BlackPawn].most;
    }

    std::optional<std::uint32_t> find(const CompactReplay &start, const Position *, std::string_view moves) const
    {
        CompactReplay replay = start;
        std::array<int, 16> counts{};
        for (const ManCode man : replay.men())
            ++counts[man];
        bool material = fits(counts);
        bool squares = fits(replay.men());
        int lasted = 0;
        for (std::uint32_t ply = 0;; ++ply) {
            lasted = material && squares ? lasted + 1 : 0;
            if (lasted >= m_pattern.plies && m_pattern.sideToMove.value_or(replay.sideToMove()) == replay.sideToMove())
                return ply;
            if (moves.empty())
                return std::nullopt;
            const CompactReplay::Step step = replay.play(moves);
            if (step.captured != 0 || step.special) {
                if (step.special) {
                    counts = {};
                    for (const ManCode man : replay.men())
                        ++counts[man];
                } else {
                    --counts[step.captured];
                    ++counts[0];
                }
                if (counts[WhitePawn] < m_ranges[WhitePawn].least || counts[BlackPawn] < m_ranges[BlackPawn].least
                    || 64 - counts[0] < m_least)
                    return std::nullopt;
                material = fits(counts);
            }
            if (step.special || ((m_touching >> step.from | m_touching >> step.to) & 1) != 0)
                squares = fits(replay.men());
        }
    }

private:
    static constexpr ManCode WhitePawn = manCode(Piece{Color::White, PieceType::Pawn});
    static constexpr ManCode BlackPawn = manCode(Piece{Color::Black, PieceType::Pawn});
    struct Wanted {
        unsigned square;
        std::uint16_t men;
    };

    bool fits(const std::array<int, 16> &counts) const
    {
        for (std::size_t man = 1; man < counts.size(); ++man) {
            if (counts[man] < m_ranges[man].least || counts[man] > m_ranges[man].most)
                return false;
        }
        return true;
    }
    bool fits(const Men &men) const
    {
        return std::ranges::all_of(m_squares,
                                   [&men](const Wanted &wanted) { return wanted.men >> men[wanted.square] & 1; });
    }

    PositionPattern m_pattern;
    std::vector<Wanted> m_squares;
    std::uint64_t m_touching = 0;
    std::array<MenRange, 16> m_ranges{};
    int m_least = 0; ///< Men of both sides together.
    int m_most = 64;
};

/// Searches the groups of a store one after the other, several threads sharing them.
template <typename Sought>
class Search
{
public:
    Search(const MoveStore &store, const Sought &sought, const SearchOptions &options)
        : m_store(store), m_sought(sought), m_options(options), m_hits(store.groups().size())
    {
    }

    Expected<SearchHits, SearchError> run()
    {
        inParallel(m_options.threads, m_hits.size(), m_options.stop, [this](std::size_t i) {
            if (!m_damaged && !searchGroup(m_store.groups()[i], m_hits[i]))
                m_damaged = true;
        });
        if (m_options.stop.stop_requested())
            return Unexpected(SearchError::Stopped);
        if (m_damaged)
            return Unexpected(SearchError::Damaged);
        SearchHits all;
        for (const SearchHits &hits : m_hits)
            all.insert(all.end(), hits.begin(), hits.end());
        return all;
    }

private:
    /// False if the group is damaged.
    bool searchGroup(const MoveGroup &group, SearchHits &hits) const
    {
        std::vector<MoveRow> rows;
        std::string moves;
        if (!m_store.readRows(group, rows))
            return false;
        bool movesRead = false;
        for (std::size_t i = 0; i < rows.size(); ++i) {
            if (!m_sought.mayBeIn(rows[i]))
                continue;
            if (!movesRead && !m_store.readMoves(group, moves))
                return false;
            movesRead = true;
            std::string_view game = movesOf(rows, moves, i);
            std::optional<Position> ownStart;
            if (rows[i].ownStart != 0) {
                ownStart = takeStart(game);
                if (!ownStart)
                    return false;
            }
            const auto ply = ownStart ? m_sought.find(CompactReplay(ownStart->board()), &*ownStart, game)
                                      : m_sought.find(standardReplay(), nullptr, game);
            if (ply)
                hits.push_back({GameId{group.firstGame + static_cast<std::uint32_t>(i)}, *ply});
        }
        return true;
    }

    const MoveStore &m_store;
    const Sought &m_sought;
    const SearchOptions &m_options;
    std::vector<SearchHits> m_hits; ///< By group.
    std::atomic<bool> m_damaged = false;
};

} // namespace

Expected<SearchHits, SearchError> findPosition(const MoveStore &store, const Position &position, PositionMatch match,
                                               const SearchOptions &options)
{
    const PositionSought sought(position, match);
    return Search<PositionSought>(store, sought, options).run();
}

Expected<SearchHits, SearchError> findPattern(const MoveStore &store, const PositionPattern &pattern,
                                              const SearchOptions &options)
{
    const PatternSought sought(pattern);
    return Search<PatternSought>(store, sought, options).run();
}

} // namespace chess
