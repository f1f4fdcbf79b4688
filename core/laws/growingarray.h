#pragma once

#include <bit>
#include <cassert>
#include <cstddef>
#include <memory>
#include <vector>

namespace chess {

/// Values in a row, added one after the other. What is there never moves, so that growing needs no second place for it
/// as in std::vector: a search of millions of positions takes no more memory than they need.
template <typename T>
class GrowingArray
{
public:
    std::size_t size() const { return m_size; }
    T &operator[](std::size_t i) { return m_blocks[blockOf(i)][placeIn(i)]; }
    const T &operator[](std::size_t i) const { return m_blocks[blockOf(i)][placeIn(i)]; }
    void push_back(const T &value)
    {
        const std::size_t block = blockOf(m_size);
        if (block == m_blocks.size())
            m_blocks.push_back(std::make_unique_for_overwrite<T[]>(blockSize(m_size)));
        m_blocks[block][placeIn(m_size)] = value;
        ++m_size;
    }

private:
    /// Each block is twice as long as the one before.
    static constexpr std::size_t FirstBlock = 512;
    static std::size_t blockOf(std::size_t i)
    {
        return static_cast<std::size_t>(std::bit_width(i / FirstBlock + 1)) - 1;
    }
    /// Of the block in which \p i lies.
    static std::size_t blockSize(std::size_t i) { return FirstBlock * std::bit_floor(i / FirstBlock + 1); }
    static std::size_t placeIn(std::size_t i) { return i + FirstBlock - blockSize(i); }

    std::vector<std::unique_ptr<T[]>> m_blocks;
    std::size_t m_size = 0;
};

} // namespace chess
