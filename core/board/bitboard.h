#pragma once

#include "core/board/square.h"

#include <bit>
#include <cstdint>
#include <iterator>

namespace chess {

/// A set of squares, one bit each; bit 0 is a1. Iterating gives the squares from a1 to h8.
class Bitboard
{
public:
    constexpr Bitboard() = default;
    explicit constexpr Bitboard(std::uint64_t bits) : m_bits(bits) { }
    constexpr Bitboard(Square square) // NOLINT(google-explicit-constructor): a square is a set of one
        : m_bits(std::uint64_t{1} << index(square))
    {
    }
    constexpr Bitboard(File file) // NOLINT(google-explicit-constructor): a file is a set of squares
        : m_bits(std::uint64_t{0x0101010101010101} << index(file))
    {
    }
    constexpr Bitboard(Rank rank) // NOLINT(google-explicit-constructor): a rank is a set of squares
        : m_bits(std::uint64_t{0xff} << (8 * index(rank)))
    {
    }

    constexpr std::uint64_t bits() const { return m_bits; }
    constexpr bool empty() const { return m_bits == 0; }
    explicit constexpr operator bool() const { return m_bits != 0; }
    constexpr int count() const { return std::popcount(m_bits); }
    constexpr bool contains(Square square) const { return (m_bits >> index(square)) & 1; }
    constexpr bool moreThanOne() const { return (m_bits & (m_bits - 1)) != 0; }
    /// The lowest square; the set must not be empty.
    constexpr Square first() const
    {
        assert(m_bits != 0);
        return squareAt(std::countr_zero(m_bits));
    }
    /// Takes the lowest square out and returns it; the set must not be empty.
    constexpr Square popFirst()
    {
        const Square square = first();
        m_bits &= m_bits - 1;
        return square;
    }

    constexpr Bitboard operator&(Bitboard other) const { return Bitboard(m_bits & other.m_bits); }
    constexpr Bitboard operator|(Bitboard other) const { return Bitboard(m_bits | other.m_bits); }
    constexpr Bitboard operator^(Bitboard other) const { return Bitboard(m_bits ^ other.m_bits); }
    constexpr Bitboard operator~() const { return Bitboard(~m_bits); }
    constexpr Bitboard &operator&=(Bitboard other) { return *this = *this & other; }
    constexpr Bitboard &operator|=(Bitboard other) { return *this = *this | other; }
    constexpr Bitboard &operator^=(Bitboard other) { return *this = *this ^ other; }
    constexpr bool operator==(const Bitboard &) const = default;

    class Iterator
    {
    public:
        using difference_type = std::ptrdiff_t;
        using value_type = Square;
        constexpr Iterator() = default;
        explicit constexpr Iterator(std::uint64_t rest) : m_rest(rest) { }
        constexpr Square operator*() const { return squareAt(std::countr_zero(m_rest)); }
        constexpr Iterator &operator++()
        {
            m_rest &= m_rest - 1;
            return *this;
        }
        constexpr Iterator operator++(int)
        {
            const Iterator before = *this;
            ++*this;
            return before;
        }
        constexpr bool operator==(const Iterator &) const = default;

    private:
        std::uint64_t m_rest = 0;
    };
    constexpr Iterator begin() const { return Iterator(m_bits); }
    constexpr Iterator end() const { return Iterator(0); }

private:
    std::uint64_t m_bits = 0;
};

} // namespace chess
