#include "core/library/stringpool.h"

#include "core/library/bytehash.h"

#include <algorithm>

namespace chess {

namespace {

std::size_t hashOf(std::string_view text) { return static_cast<std::size_t>(byteHash(text)); }

} // namespace

StringId StringPool::add(std::string_view text)
{
    if (m_table.size() < 2 * m_ends.size())
        rehash(std::max<std::size_t>(64, 4 * m_ends.size()));
    const std::size_t mask = m_table.size() - 1;
    std::size_t slot = hashOf(text) & mask;
    for (; m_table[slot] != 0; slot = (slot + 1) & mask) {
        const StringId id{m_table[slot] - 1};
        if ((*this)[id] == text)
            return id;
    }
    if (size() == Most || m_text.size() + text.size() > UINT32_MAX)
        return StringId{0};
    m_text += text;
    m_ends.push_back(static_cast<std::uint32_t>(m_text.size()));
    m_table[slot] = size();
    return StringId{size() - 1};
}

void StringPool::rehash(std::size_t slots)
{
    std::size_t power = 1;
    while (power < slots)
        power *= 2;
    m_table.assign(power, 0);
    const std::size_t mask = power - 1;
    for (std::uint32_t id = 0; id < size(); ++id) {
        std::size_t slot = hashOf((*this)[StringId{id}]) & mask;
        while (m_table[slot] != 0)
            slot = (slot + 1) & mask;
        m_table[slot] = id + 1;
    }
}

void StringPool::settle()
{
    m_table = {};
    m_text.shrink_to_fit();
    m_ends.shrink_to_fit();
}

std::size_t StringPool::memory() const
{
    return m_text.capacity() + (m_ends.capacity() + m_table.capacity()) * sizeof(std::uint32_t);
}

StringPool StringPool::from(std::string joined, std::vector<std::uint32_t> ends)
{
    StringPool pool;
    const bool fits = ends.size() >= 2 && ends[0] == 0 && ends[1] == 0 && ends.back() == joined.size()
        && std::ranges::is_sorted(ends);
    if (!fits)
        return pool;
    pool.m_text = std::move(joined);
    pool.m_ends = std::move(ends);
    pool.m_table = {};
    return pool;
}

} // namespace chess
