#include "core/board/movegenerator.h"

namespace chess {

namespace {

/// Writes every move down.
struct ListingSink {
    MoveList moves;

    void king(Square from, Bitboard targets) { addAll(from, targets); }
    void knight(Square from, Bitboard targets) { addAll(from, targets); }
    void slider(Square from, Bitboard targets) { addAll(from, targets); }
    template <int step>
    void pawns(Bitboard targets)
    {
        for (const Square to : targets)
            moves.add(Move(squareAt(index(to) - step), to));
    }
    template <int step>
    void promotions(Bitboard targets)
    {
        for (const Square to : targets) {
            for (const auto type : {PieceType::Queen, PieceType::Rook, PieceType::Bishop, PieceType::Knight})
                moves.add(Move(squareAt(index(to) - step), to, type));
        }
    }
    void enPassant(Square from, Square to) { moves.add(Move(from, to, MoveKind::EnPassant)); }
    void castling(Square king, Square rook) { moves.add(Move(king, rook, MoveKind::Castling)); }

private:
    void addAll(Square from, Bitboard targets)
    {
        for (const Square to : targets)
            moves.add(Move(from, to));
    }
};

/// Counts the moves by the sizes of their sets.
struct CountingSink {
    int count = 0;

    void king(Square, Bitboard targets) { count += targets.count(); }
    void knight(Square, Bitboard targets) { count += targets.count(); }
    void slider(Square, Bitboard targets) { count += targets.count(); }
    template <int>
    void pawns(Bitboard targets)
    {
        count += targets.count();
    }
    template <int>
    void promotions(Bitboard targets)
    {
        count += 4 * targets.count();
    }
    void enPassant(Square, Square) { ++count; }
    void castling(Square, Square) { ++count; }
};

template <typename Sink>
void generate(const Board &board, Sink &sink)
{
    if (board.sideToMove == Color::White)
        detail::generateMoves<Color::White>(board, sink);
    else
        detail::generateMoves<Color::Black>(board, sink);
}

} // namespace

MoveList Board::legalMoves() const
{
    ListingSink sink;
    generate(*this, sink);
    return sink.moves;
}

int Board::countLegalMoves() const
{
    CountingSink sink;
    generate(*this, sink);
    return sink.count;
}

} // namespace chess
