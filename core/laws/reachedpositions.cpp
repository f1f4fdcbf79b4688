#include "core/laws/reachedpositions.h"

#include <algorithm>

namespace chess {

namespace {

constexpr std::size_t FirstSlots = 1024;

} // namespace

ReachedPositions::ReachedPositions() : m_slots(FirstSlots, None) { }

ReachedPositions::Packed ReachedPositions::pack(const Board &board)
{
    // a type from 1 to 6 in binary: pawn 1, knight 2, bishop 3, rook 4, queen 5, king 6; 7 is a rook that may castle,
    // and White's man of no type marks the en passant square
    const auto &types = board.byType;
    const Bitboard castling = board.castlingRooks;
    Bitboard white = board.byColor[0];
    if (board.enPassant != Board::NoSquare)
        white |= squareAt(board.enPassant);
    return {(types[0] | types[2] | types[4] | castling).bits(), (types[1] | types[2] | types[5] | castling).bits(),
            (types[3] | types[4] | types[5]).bits(), white.bits()};
}

Board ReachedPositions::board(Index index) const
{
    const Packed &packed = m_packed[index];
    const Bitboard one(packed[0]);
    const Bitboard two(packed[1]);
    const Bitboard four(packed[2]);
    const Bitboard occupied = one | two | four;
    const Bitboard white = Bitboard(packed[3]) & occupied;
    const Bitboard passed = Bitboard(packed[3]) & ~occupied;
    Board board{};
    board.castlingRooks = one & two & four;
    board.byType = {one & ~two & ~four, two & ~one & ~four,
                    one & two & ~four,  (four & ~one & ~two) | board.castlingRooks,
                    one & ~two & four,  two & four & ~one};
    board.byColor = {white, occupied & ~white};
    board.enPassant = passed ? static_cast<std::uint8_t>(chess::index(passed.first())) : Board::NoSquare;
    board.sideToMove = sideToMove(index);
    board.fullmoveNumber = 1;
    return board;
}

std::size_t ReachedPositions::hash(const Packed &packed, Color sideToMove)
{
    // the fractional digits of pi, made odd: no two planes may cancel each other out
    constexpr std::array<std::uint64_t, 4> Factors{0x243f6a8885a308d3U, 0x13198a2e03707345U, 0xa4093822299f31d1U,
                                                   0x082efa98ec4e6c89U};
    auto key = static_cast<std::uint64_t>(sideToMove);
    for (std::size_t i = 0; i < Factors.size(); ++i) {
        key = (key ^ packed[i]) * Factors[i];
        key ^= key >> 32;
    }
    return key;
}

void ReachedPositions::grow()
{
    m_slots.assign(m_slots.size() * 4, None);
    const std::size_t mask = m_slots.size() - 1;
    for (Index i = 0; i < size(); ++i) {
        std::size_t slot = hash(m_packed[i], sideToMove(i)) & mask;
        while (m_slots[slot] != None)
            slot = (slot + 1) & mask;
        m_slots[slot] = i;
    }
}

ReachedPositions::Index ReachedPositions::add(const Board &board, Index before, Move move)
{
    if (2 * m_packed.size() >= m_slots.size())
        grow();
    const Packed packed = pack(board);
    const std::size_t mask = m_slots.size() - 1;
    std::size_t slot = hash(packed, board.sideToMove) & mask;
    for (; m_slots[slot] != None; slot = (slot + 1) & mask) {
        if (m_packed[m_slots[slot]] == packed && sideToMove(m_slots[slot]) == board.sideToMove)
            return None;
    }
    m_slots[slot] = size();
    m_packed.push_back(packed);
    m_moves.push_back(move);
    m_before.push_back(before << 1 | static_cast<Index>(board.sideToMove));
    return m_slots[slot];
}

std::vector<Move> ReachedPositions::lineTo(Index index) const
{
    std::vector<Move> line;
    for (; before(index) != None; index = before(index))
        line.push_back(m_moves[index]);
    std::reverse(line.begin(), line.end());
    return line;
}

} // namespace chess
