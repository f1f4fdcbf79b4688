#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace chess {

/// What a search has still to follow, the nearest to its goal first; of those equally near the one found last.
class Frontier
{
public:
    /// Distances are from 0 to this.
    static constexpr int Farthest = 255;

    Frontier() { m_latest.fill(None); }

    void push(std::uint32_t item, int distance)
    {
        const auto bucket = static_cast<std::size_t>(distance);
        m_entries.push_back({item, m_latest[bucket]});
        m_latest[bucket] = static_cast<std::uint32_t>(m_entries.size() - 1);
        m_nearest = std::min(m_nearest, bucket);
    }
    /// Empty if nothing is left.
    std::optional<std::uint32_t> pop()
    {
        while (m_nearest < m_latest.size() && m_latest[m_nearest] == None)
            ++m_nearest;
        if (m_nearest == m_latest.size())
            return std::nullopt;
        const Entry &entry = m_entries[m_latest[m_nearest]];
        m_latest[m_nearest] = entry.before;
        return entry.item;
    }

private:
    static constexpr std::uint32_t None = ~std::uint32_t{0};
    struct Entry {
        std::uint32_t item;
        std::uint32_t before; ///< The entry of the same distance that was pushed before it.
    };
    std::array<std::uint32_t, Farthest + 1> m_latest{};
    std::vector<Entry> m_entries;
    std::size_t m_nearest = Farthest + 1; ///< No bucket before it holds anything.
};

} // namespace chess
