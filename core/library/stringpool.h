#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace chess {

/// The name of a text in a StringPool.
enum class StringId : std::uint32_t {};
constexpr std::uint32_t index(StringId id) { return static_cast<std::uint32_t>(id); }

/// Each text once: the players and events of many games are few.
class StringPool
{
public:
    /// The most texts that a pool holds, so that users may keep other things beside an id; all later texts become the
    /// empty one.
    static constexpr std::uint32_t Most = 0x7fffffff;

    StringPool() { add({}); }

    /// The text's id, the same each time. The empty text is StringId{0}.
    StringId add(std::string_view text);
    std::string_view operator[](StringId id) const
    {
        const std::size_t begin = m_ends[index(id)];
        return std::string_view(m_text).substr(begin, m_ends[index(id) + 1] - begin);
    }
    std::uint32_t size() const { return static_cast<std::uint32_t>(m_ends.size() - 1); }
    /// No more texts will come for now: gives back the memory that only add() needs.
    void settle();
    /// Bytes of memory held.
    std::size_t memory() const;

    /// All texts, joined, and where each of them ends after a 0: what a file needs to hold.
    std::string_view joined() const { return m_text; }
    std::span<const std::uint32_t> ends() const { return m_ends; }
    /// The opposite; empty pool if the parts don't fit together.
    static StringPool from(std::string joined, std::vector<std::uint32_t> ends);

private:
    void rehash(std::size_t slots);

    std::string m_text;
    std::vector<std::uint32_t> m_ends{0};
    std::vector<std::uint32_t> m_table; ///< Ids plus one by their hash, 0 where none is; a power of two of them.
};

} // namespace chess
