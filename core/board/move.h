#pragma once

#include "core/board/piece.h"

#include <array>
#include <cassert>
#include <cstdint>
#include <optional>

namespace chess {

/// The two sides on which a king can castle: the king's wing (files e to h) and the queen's wing (a to d).
enum class Wing : std::uint8_t { King, Queen };
constexpr std::array<Wing, 2> AllWings{Wing::King, Wing::Queen};
constexpr int index(Wing wing) { return static_cast<int>(wing); }

enum class MoveKind : std::uint8_t { Normal, EnPassant, Castling, Promotion, Null };

/// One ply in 16 bits. Castling is "king takes own rook" in every variant, so Chess960 is no special case:
/// from() is the king's square and to() the rook's. A null move passes the turn (PGN's "--"); it is never legal in
/// play.
class Move
{
public:
    /// The null move.
    constexpr Move() = default;
    constexpr Move(Square from, Square to, MoveKind kind = MoveKind::Normal)
        : m_bits(pack(from, to, static_cast<unsigned>(kind), 0))
    {
        assert(kind != MoveKind::Promotion && kind != MoveKind::Null);
    }
    /// A promotion to a knight, bishop, rook or queen.
    constexpr Move(Square from, Square to, PieceType promotion)
        : m_bits(pack(from, to, static_cast<unsigned>(MoveKind::Promotion), static_cast<unsigned>(promotion) - 1U))
    {
        assert(promotion >= PieceType::Knight && promotion <= PieceType::Queen);
    }

    constexpr Square from() const { return static_cast<Square>(m_bits & 63); }
    constexpr Square to() const { return static_cast<Square>((m_bits >> 6) & 63); }
    /// Normal, EnPassant, Castling or Promotion; Null for the null move.
    constexpr MoveKind kind() const
    {
        if (m_bits == 0)
            return MoveKind::Null;
        const unsigned kind = (m_bits >> 12) & 3;
        return static_cast<MoveKind>(kind);
    }
    constexpr bool isNull() const { return m_bits == 0; }
    constexpr std::optional<PieceType> promotion() const
    {
        if (kind() != MoveKind::Promotion)
            return std::nullopt;
        return static_cast<PieceType>(((m_bits >> 14) & 3) + 1U);
    }
    /// For castling: the wing, by where the rook stands from the king.
    constexpr Wing wing() const
    {
        assert(kind() == MoveKind::Castling);
        return index(to()) > index(from()) ? Wing::King : Wing::Queen;
    }
    /// The square where the man moved stands afterwards: for castling the king's goal on file c or g.
    constexpr Square destination() const
    {
        if (kind() != MoveKind::Castling)
            return to();
        return squareAt(wing() == Wing::King ? File::G : File::C, rankOf(from()));
    }
    constexpr std::uint16_t bits() const { return m_bits; }
    /// The move with these bits(), whatever they are.
    static constexpr Move fromBits(std::uint16_t bits)
    {
        Move move;
        move.m_bits = bits;
        return move;
    }
    constexpr bool operator==(const Move &) const = default;

private:
    static constexpr std::uint16_t pack(Square from, Square to, unsigned kind, unsigned promotion)
    {
        return static_cast<std::uint16_t>(static_cast<unsigned>(from) | static_cast<unsigned>(to) << 6 | kind << 12
                                          | promotion << 14);
    }

    std::uint16_t m_bits = 0;
};

static_assert(sizeof(Move) == 2);
static_assert(Move(Square::A7, Square::A8, PieceType::Knight).promotion() == PieceType::Knight);
static_assert(Move(Square::E1, Square::H1, MoveKind::Castling).destination() == Square::G1);

/// The legal moves of a position, on the stack. No position, set up as it may be, has more than its capacity.
class MoveList
{
public:
    static constexpr int Capacity = 512;

    constexpr void add(Move move)
    {
        assert(m_size < Capacity);
        m_moves[static_cast<std::size_t>(m_size++)] = move;
    }
    constexpr int size() const { return m_size; }
    constexpr bool empty() const { return m_size == 0; }
    constexpr bool contains(Move move) const
    {
        for (const Move own : *this) {
            if (own == move)
                return true;
        }
        return false;
    }
    constexpr const Move *begin() const { return m_moves.data(); }
    constexpr const Move *end() const { return m_moves.data() + m_size; }
    constexpr Move operator[](int i) const
    {
        assert(i >= 0 && i < m_size);
        return m_moves[static_cast<std::size_t>(i)];
    }

private:
    int m_size = 0;
    std::array<Move, Capacity> m_moves;
};

} // namespace chess
