#pragma once

#include <algorithm>
#include <cstdint>
#include <cstring>
#include <string_view>

namespace chess {

/// A hash of \p bytes, eight at a time; \p seed may be the hash of what came before. The same on every machine of one
/// byte order.
inline std::uint64_t byteHash(std::string_view bytes, std::uint64_t seed = 0)
{
    constexpr std::uint64_t Multiplier = 0x9e3779b97f4a7c15U; // the golden ratio of 64 bits
    std::uint64_t hash = seed ^ (bytes.size() * Multiplier);
    const auto mix = [&hash](std::uint64_t word) {
        hash = (hash ^ word) * Multiplier;
        hash ^= hash >> 32;
    };
    for (; bytes.size() >= 8; bytes.remove_prefix(8)) {
        std::uint64_t word = 0;
        std::memcpy(&word, bytes.data(), 8);
        mix(word);
    }
    std::uint64_t word = 0;
    std::copy(bytes.begin(), bytes.end(), reinterpret_cast<char *>(&word)); // memcpy may not be given no bytes at null
    mix(word);
    return hash;
}

} // namespace chess
