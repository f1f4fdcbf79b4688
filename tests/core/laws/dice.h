#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <random>

/// Chance that a seed makes, the same on every computer: the distributions of the standard library differ from one to
/// the other.
class Dice
{
public:
    explicit Dice(std::uint64_t seed) : m_engine(seed) { }

    /// 0 to \p count - 1.
    int below(int count) { return static_cast<int>(m_engine() % static_cast<std::uint64_t>(count)); }
    /// Both may come up.
    int between(int least, int most) { return least + below(most - least + 1); }
    bool oneIn(int count) { return below(count) == 0; }

    template <typename T>
    T pick(std::initializer_list<T> choices)
    {
        return choices.begin()[below(static_cast<int>(choices.size()))];
    }
    template <typename T, std::size_t N>
    T pick(const std::array<T, N> &choices)
    {
        return choices[static_cast<std::size_t>(below(static_cast<int>(N)))];
    }

private:
    std::mt19937_64 m_engine;
};
