#include "core/library/packedtags.h"

#include "core/notation/textscan.h"

#include <array>
#include <charconv>

namespace chess {

namespace {

constexpr std::uint32_t Pooled = 0x80000000;

std::optional<StringId> pooledId(std::uint32_t bits)
{
    if ((bits & Pooled) == 0)
        return std::nullopt;
    return StringId{bits & ~Pooled};
}

/// \p digits digits or as many question marks, which are \p unknown.
std::optional<std::uint32_t> dateField(std::string_view text, std::uint32_t unknown)
{
    std::uint32_t value = 0;
    std::size_t marks = 0;
    for (const char c : text) {
        if (textscan::isDigit(c))
            value = value * 10 + static_cast<std::uint32_t>(c - '0');
        else if (c != '?')
            return std::nullopt;
        marks += c == '?' ? 1 : 0;
    }
    if (marks == text.size())
        return unknown;
    return marks == 0 ? std::optional(value) : std::nullopt;
}

constexpr std::uint32_t UnknownYear = 0x3fff;
constexpr std::uint32_t UnknownPart = 0x7f;

void appendField(std::string &text, std::uint32_t value, std::size_t digits, std::uint32_t unknown)
{
    if (value == unknown) {
        text.append(digits, '?');
        return;
    }
    const std::string number = std::to_string(value);
    text.append(digits - number.size(), '0').append(number);
}

/// A number as people write it, without leading zeros, up to \p most.
std::optional<std::uint32_t> plainNumber(std::string_view text, std::uint32_t most)
{
    std::uint32_t value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    const bool plain = !text.empty() && textscan::isDigit(text[0]) && (text[0] != '0' || text.size() == 1);
    if (error != std::errc() || end != text.data() + text.size() || !plain || value > most)
        return std::nullopt;
    return value;
}

constexpr std::uint32_t MostRound = 0x1ffff;
constexpr std::uint32_t MostBoard = 0x3ffe;
constexpr int BoardBits = 14;

} // namespace

PackedDate::PackedDate(std::string_view text, StringPool &pool)
{
    if (text.size() == 10 && text[4] == '.' && text[7] == '.') {
        const auto year = dateField(text.substr(0, 4), UnknownYear);
        const auto month = dateField(text.substr(5, 2), UnknownPart);
        const auto day = dateField(text.substr(8, 2), UnknownPart);
        if (year && month && day) {
            m_bits = *year << 14 | *month << 7 | *day;
            return;
        }
    }
    m_bits = Pooled | index(pool.add(text));
}

std::string PackedDate::text(const StringPool &pool) const
{
    if (const auto id = pooled())
        return std::string(pool[*id]);
    std::string text;
    appendField(text, m_bits >> 14, 4, UnknownYear);
    appendField(text += '.', (m_bits >> 7) & UnknownPart, 2, UnknownPart);
    appendField(text += '.', m_bits & UnknownPart, 2, UnknownPart);
    return text;
}

std::optional<StringId> PackedDate::pooled() const { return pooledId(m_bits); }

PackedDate PackedDate::withId(StringId id) const
{
    PackedDate date;
    date.m_bits = Pooled | index(id);
    return date;
}

PackedRound::PackedRound(std::string_view text, StringPool &pool)
{
    const std::size_t dot = text.find('.');
    const auto round = plainNumber(text.substr(0, dot), MostRound);
    const auto board = dot == std::string_view::npos ? std::nullopt : plainNumber(text.substr(dot + 1), MostBoard);
    if (round && (board || dot == std::string_view::npos))
        m_bits = *round << BoardBits | (board ? *board + 1 : 0);
    else
        m_bits = Pooled | index(pool.add(text));
}

std::string PackedRound::text(const StringPool &pool) const
{
    if (const auto id = pooled())
        return std::string(pool[*id]);
    std::string text = std::to_string(m_bits >> BoardBits);
    if (const std::uint32_t board = m_bits & ((1U << BoardBits) - 1); board > 0)
        text.append(1, '.').append(std::to_string(board - 1));
    return text;
}

std::optional<StringId> PackedRound::pooled() const { return pooledId(m_bits); }

PackedRound PackedRound::withId(StringId id) const
{
    PackedRound round;
    round.m_bits = Pooled | index(id);
    return round;
}

std::uint16_t parseElo(std::string_view text)
{
    return static_cast<std::uint16_t>(plainNumber(text, UINT16_MAX).value_or(0));
}

} // namespace chess
