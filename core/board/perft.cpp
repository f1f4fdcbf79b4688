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

/// Adds up the moves by the sizes of their sets.
template <typename Count>
struct LeafCounter {
    int count = 0;

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
[[gnu::noinline]] std::uint64_t countMoves(const Board &board)
{
    LeafCounter<Count> sink;
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
    PlayingSink(const Board &board, int depth) : m_board(board), m_depth(depth) { }
    std::uint64_t count() const { return m_count; }

    void king(Square from, Bitboard targets)
    {
        for (const Square to : targets) {
            Board next = without(Bitboard(from) | to);
            next.castlingRooks &= ~Bitboard(firstRank(us));
            put(next, PieceType::King, to);
            goOn(next);
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
            Board next = without(Bitboard(squareAt(index(to) - step)) | to);
            put(next, PieceType::Pawn, to);
            if constexpr (step == 16 || step == -16)
                next.enPassant = static_cast<std::uint8_t>(index(to) - step / 2);
            goOn(next);
        }
    }
    template <int step>
    void promotions(Bitboard targets)
    {
        for (const Square to : targets) {
            const Board left = without(Bitboard(squareAt(index(to) - step)) | to);
            for (const auto type : {PieceType::Knight, PieceType::Bishop, PieceType::Rook, PieceType::Queen}) {
                Board next = left;
                put(next, type, to);
                goOn(next);
            }
        }
    }
    void enPassant(Square from, Square to)
    {
        Board next = without(Bitboard(from) | squareAt(fileOf(to), rankOf(from)));
        put(next, PieceType::Pawn, to);
        goOn(next);
    }
    void castling(Square king, Square rook) { goOn(m_board.after(Move(king, rook, MoveKind::Castling))); }

private:
    void piece(PieceType type, Square from, Bitboard targets)
    {
        for (const Square to : targets) {
            Board next = without(Bitboard(from) | to);
            put(next, type, to);
            goOn(next);
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
    void goOn(const Board &next)
    {
        constexpr Color them = opposite(us);
        m_count += m_depth == 2 ? countMoves<them, Count>(next) : countSequences<them, Count>(next, m_depth - 1);
    }

    const Board &m_board;
    const int m_depth;
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
