#pragma once

#include "core/laws/growingarray.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>

namespace chess {

/// What a search has still to follow, the nearest to its goal first; of those equally near the one found last. The
/// items are counted from 0, and each is pushed once, in this order.
class Frontier
{
public:
    /// Distances are from 0 to this.
    static constexpr int Farthest = 255;

    Frontier() { m_latest.fill(None); }

    void push(int distance)
    {
        const auto bucket = static_cast<std::size_t>(distance);
        const auto item = static_cast<std::uint32_t>(m_before.size());
        m_before.push_back(m_latest[bucket]);
        m_latest[bucket] = item;
        m_nearest = std::min(m_nearest, bucket);
    }
    /// Empty if nothing is left.
    std::optional<std::uint32_t> pop()
    {
        while (m_nearest < m_latest.size() && m_latest[m_nearest] == None)
            ++m_nearest;
        if (m_nearest == m_latest.size())
            return std::nullopt;
        const std::uint32_t item = m_latest[m_nearest];
        m_latest[m_nearest] = m_before[item];
        return item;
    }

    /// The distance of what pop() gave last.
    int lastDistance() const { return static_cast<int>(m_nearest); }

private:
    static constexpr std::uint32_t None = ~std::uint32_t{0};
    std::array<std::uint32_t, Farthest + 1> m_latest{};
    GrowingArray<std::uint32_t> m_before; ///< Of each item the one of the same distance that was pushed before it.
    std::size_t m_nearest = Farthest + 1; ///< No bucket before it holds anything.
};

} // namespace chess
