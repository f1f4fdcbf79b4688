#include "core/laws/reachedpositions.h"

#include <algorithm>

namespace chess {

namespace {

constexpr std::size_t FirstSlots = 1024;
constexpr int LastRankShift = 56;

} // namespace

ReachedPositions::ReachedPositions() : m_slots(FirstSlots, None) { m_nodes.reserve(FirstSlots / 2); }

ReachedPositions::Packed ReachedPositions::pack(const Board &board)
{
    // a type from 1 to 6 in binary: pawn 1, knight 2, bishop 3, rook 4, queen 5, king 6
    const auto &types = board.byType;
    const std::uint64_t rooks = board.castlingRooks.bits();
    return {{(types[0] | types[2] | types[4]).bits(), (types[1] | types[2] | types[5]).bits(),
             (types[3] | types[4] | types[5]).bits(), board.byColor[0].bits()},
            static_cast<std::uint16_t>((rooks & 0xff) | (rooks >> LastRankShift << 8)),
            board.enPassant,
            static_cast<std::uint8_t>(board.sideToMove)};
}

Board ReachedPositions::board(Index index) const
{
    const Packed &packed = m_nodes[index].packed;
    const Bitboard one(packed.planes[0]);
    const Bitboard two(packed.planes[1]);
    const Bitboard four(packed.planes[2]);
    const Bitboard white(packed.planes[3]);
    Board board{};
    board.byType = {one & ~two & ~four, two & ~one & ~four, one & two, four & ~one & ~two, one & four, two & four};
    board.byColor = {white, (one | two | four) & ~white};
    const std::uint64_t rooks = packed.castlingRooks;
    board.castlingRooks = Bitboard((rooks & 0xff) | (rooks >> 8 << LastRankShift));
    board.enPassant = packed.enPassant;
    board.sideToMove = static_cast<Color>(packed.sideToMove);
    board.fullmoveNumber = 1;
    return board;
}

std::size_t ReachedPositions::hash(const Packed &packed)
{
    // the fractional digits of pi, made odd: no two planes may cancel each other out
    constexpr std::array<std::uint64_t, 4> Factors{0x243f6a8885a308d3U, 0x13198a2e03707345U, 0xa4093822299f31d1U,
                                                   0x082efa98ec4e6c89U};
    std::uint64_t key =
        packed.castlingRooks ^ std::uint64_t{packed.enPassant} << 16 ^ std::uint64_t{packed.sideToMove} << 24;
    for (std::size_t i = 0; i < Factors.size(); ++i) {
        key = (key ^ packed.planes[i]) * Factors[i];
        key ^= key >> 32;
    }
    return key;
}

void ReachedPositions::grow()
{
    m_slots.assign(m_slots.size() * 4, None);
    const std::size_t mask = m_slots.size() - 1;
    for (Index i = 0; i < size(); ++i) {
        std::size_t slot = hash(m_nodes[i].packed) & mask;
        while (m_slots[slot] != None)
            slot = (slot + 1) & mask;
        m_slots[slot] = i;
    }
}

ReachedPositions::Index ReachedPositions::add(const Board &board, Index before, Move move)
{
    if (2 * m_nodes.size() >= m_slots.size())
        grow();
    const Packed packed = pack(board);
    const std::size_t mask = m_slots.size() - 1;
    std::size_t slot = hash(packed) & mask;
    for (; m_slots[slot] != None; slot = (slot + 1) & mask) {
        if (m_nodes[m_slots[slot]].packed == packed)
            return None;
    }
    m_slots[slot] = size();
    m_nodes.push_back({packed, move, before});
    return m_slots[slot];
}

std::vector<Move> ReachedPositions::lineTo(Index index) const
{
    std::vector<Move> line;
    for (; m_nodes[index].before != None; index = m_nodes[index].before)
        line.push_back(m_nodes[index].move);
    std::reverse(line.begin(), line.end());
    return line;
}

} // namespace chess
