#pragma once

#include "core/library/stringpool.h"

#include <compare>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace chess {

/// The value of a Date tag in four bytes: dates as PGN has them ("2014.03.01", "1972.??.??") as numbers that can be
/// compared, all else as a text of the pool. The text comes back as it was.
class PackedDate
{
public:
    PackedDate() = default;
    PackedDate(std::string_view text, StringPool &pool);

    std::string text(const StringPool &pool) const;
    /// The text that the pool holds, where it is no date of PGN.
    std::optional<StringId> pooled() const;
    /// The same value where the pool's texts have other ids.
    PackedDate withId(StringId id) const;
    bool operator==(const PackedDate &) const = default;

private:
    std::uint32_t m_bits = 0;
};

/// The value of a Round tag in four bytes: "3" and "3.12" as numbers, all else as a text of the pool.
class PackedRound
{
public:
    PackedRound() = default;
    PackedRound(std::string_view text, StringPool &pool);

    std::string text(const StringPool &pool) const;
    std::optional<StringId> pooled() const;
    PackedRound withId(StringId id) const;
    bool operator==(const PackedRound &) const = default;

private:
    std::uint32_t m_bits = 0;
};

/// An Elo tag's number, as people write it; 0 where it holds none from 1 to 65535.
std::uint16_t parseElo(std::string_view text);

} // namespace chess
