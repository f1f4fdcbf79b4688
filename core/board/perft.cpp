#include "core/board/movegenerator.h"

namespace chess {

namespace {

using detail::generateMoves;

/// Counting the squares of a set as the compiler does it for any processor of the architecture.
struct PortableCount {
    static int of(Bitboard set) { return set.count(); }
};

#if defined(__x86_64__) && !defined(__POPCNT__)
/// Nearly every x86-64 processor counts bits by one instruction, but the oldest don't, so that compilers avoid it.
/// To be used where processorCounts() only.
struct InstructionCount {
    static int of(Bitboard set)
    {
        std::uint64_t count;
        asm("popcnt %1, %0" : "=r"(count) : "r"(set.bits()) : "cc");
        return static_cast<int>(count);
    }
};
bool processorCounts() { return __builtin_cpu_supports("popcnt"); }
#else
using InstructionCount = PortableCount;
bool processorCounts() { return false; }
#endif

/// The moves of one side's knights, bishops, rooks and queens. After a move of the other side they are still the same,
/// if that took none of them, vacated or filled no square that a slider sees, and neither checked nor pinned.
struct PieceMoves {
    int count = 0;
    Bitboard disturbing; ///< The squares that such a move must keep away from.
};

template <typename Count>
struct PieceMovesSink {
    Bitboard own;
    PieceMoves moves{0, own};

    void knight(Square, Bitboard attacks) { moves.count += Count::of(attacks & ~own); }
    void slider(Square, Bitboard attacks)
    {
        moves.count += Count::of(attacks & ~own);
        moves.disturbing |= attacks;
    }
};

template <Color us, typename Count>
PieceMoves pieceMoves(const Board &board)
{
    PieceMovesSink<Count> sink{board.men(us)};
    detail::generatePieceMoves<us>(board, sink, detail::Unhindered{~Bitboard()});
    return sink.moves;
}

/// Adds up the moves by the sizes of their sets.
template <typename Count>
struct LeafCounter {
    /// The moves of knights and sliders if nothing hinders them and they are known.
    std::optional<int> known;
    int count = 0;

    bool knowsPieceMoves()
    {
        count += known.value_or(0);
        return known.has_value();
    }
    void king(Square, Bitboard targets) { count += Count::of(targets); }
    void knight(Square, Bitboard targets) { count += Count::of(targets); }
    void slider(Square, Bitboard targets) { count += Count::of(targets); }
    template <int>
    void pawns(Bitboard targets)
    {
        count += Count::of(targets);
    }
    template <int>
    void promotions(Bitboard targets)
    {
        count += 4 * Count::of(targets);
    }
    void enPassant(Square, Square) { ++count; }
    void castling(Square, Square) { ++count; }
};

/// A function by itself, as it's the innermost loop and needs all the registers.
template <Color us, typename Count>
[[gnu::noinline]] std::uint64_t countMoves(const Board &board, std::optional<int> known)
{
    LeafCounter<Count> sink{known};
    generateMoves<us>(board, sink);
    return static_cast<std::uint64_t>(sink.count);
}

template <Color us, typename Count>
std::uint64_t countSequences(const Board &board, int depth);

/// Plays every move as it comes and counts on from there. Counters of moves are of no use here and not kept.
template <Color us, typename Count>
class PlayingSink
{
public:
    PlayingSink(const Board &board, int depth) : m_board(board), m_depth(depth)
    {
        if (depth == 2)
            m_answers = pieceMoves<opposite(us), Count>(board);
    }
    std::uint64_t count() const { return m_count; }

    void king(Square from, Bitboard targets)
    {
        for (const Square to : targets) {
            const Bitboard changed = Bitboard(from) | to;
            Board next = without(changed);
            next.castlingRooks &= ~Bitboard(firstRank(us));
            put(next, PieceType::King, to);
            goOn(next, changed);
        }
    }
    void knight(Square from, Bitboard targets) { piece(PieceType::Knight, from, targets); }
    void slider(Square from, Bitboard targets)
    {
        const auto is = [&](PieceType type) { return m_board.men(type).contains(from); };
        const auto other = is(PieceType::Rook) ? PieceType::Rook : PieceType::Bishop;
        piece(is(PieceType::Queen) ? PieceType::Queen : other, from, targets);
    }
    template <int step>
    void pawns(Bitboard targets)
    {
        for (const Square to : targets) {
            const Bitboard changed = Bitboard(squareAt(index(to) - step)) | to;
            Board next = without(changed);
            put(next, PieceType::Pawn, to);
            if constexpr (step == 16 || step == -16)
                next.enPassant = static_cast<std::uint8_t>(index(to) - step / 2);
            goOn(next, changed);
        }
    }
    template <int step>
    void promotions(Bitboard targets)
    {
        for (const Square to : targets) {
            const Bitboard changed = Bitboard(squareAt(index(to) - step)) | to;
            const Board left = without(changed);
            for (const auto type : {PieceType::Knight, PieceType::Bishop, PieceType::Rook, PieceType::Queen}) {
                Board next = left;
                put(next, type, to);
                goOn(next, changed);
            }
        }
    }
    void enPassant(Square from, Square to)
    {
        const Bitboard taken = squareAt(fileOf(to), rankOf(from));
        Board next = without(taken | from);
        put(next, PieceType::Pawn, to);
        goOn(next, taken | from | to);
    }
    void castling(Square king, Square rook)
    {
        const Board next = m_board.after(Move(king, rook, MoveKind::Castling));
        goOn(next, m_board.men(us) ^ next.men(us));
    }

private:
    void piece(PieceType type, Square from, Bitboard targets)
    {
        for (const Square to : targets) {
            const Bitboard changed = Bitboard(from) | to;
            Board next = without(changed);
            put(next, type, to);
            goOn(next, changed);
        }
    }
    Board without(Bitboard squares) const
    {
        Board next;
        for (std::size_t i = 0; i < next.byType.size(); ++i)
            next.byType[i] = m_board.byType[i] & ~squares;
        for (std::size_t i = 0; i < next.byColor.size(); ++i)
            next.byColor[i] = m_board.byColor[i] & ~squares;
        next.castlingRooks = m_board.castlingRooks & ~squares;
        next.enPassant = Board::NoSquare;
        next.sideToMove = opposite(us);
        next.halfmoveClock = 0;
        next.fullmoveNumber = 1;
        return next;
    }
    static void put(Board &board, PieceType type, Square square)
    {
        board.byType[static_cast<std::size_t>(index(type))] |= square;
        board.byColor[static_cast<std::size_t>(index(us))] |= square;
    }
    /// \p changed are the squares on which something else stands now.
    void goOn(const Board &next, Bitboard changed)
    {
        constexpr Color them = opposite(us);
        if (m_depth > 2)
            m_count += countSequences<them, Count>(next, m_depth - 1);
        else if (changed & m_answers.disturbing)
            m_count += countMoves<them, Count>(next, std::nullopt);
        else
            m_count += countMoves<them, Count>(next, m_answers.count);
    }

    const Board &m_board;
    const int m_depth;
    PieceMoves m_answers; ///< Of the other side, where the last ply is next.
    std::uint64_t m_count = 0;
};

/// \p depth is at least 2.
template <Color us, typename Count>
std::uint64_t countSequences(const Board &board, int depth)
{
    PlayingSink<us, Count> sink(board, depth);
    generateMoves<us>(board, sink);
    return sink.count();
}

template <typename Count>
std::uint64_t countSequences(const Board &board, int depth)
{
    return board.sideToMove == Color::White ? countSequences<Color::White, Count>(board, depth)
                                            : countSequences<Color::Black, Count>(board, depth);
}

} // namespace

std::uint64_t perft(const Board &board, int depth)
{
    if (depth <= 0)
        return 1;
    if (depth == 1)
        return static_cast<std::uint64_t>(board.countLegalMoves());
    return processorCounts() ? countSequences<InstructionCount>(board, depth)
                             : countSequences<PortableCount>(board, depth);
}

} // namespace chess
