#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

namespace chess {

/// The tags that a list of games shows and searches.
enum class IndexedTag : std::uint8_t { Event, Site, Date, Round, White, Black, Result, Eco, WhiteElo, BlackElo };
inline constexpr std::size_t IndexedTagCount = 10;
constexpr std::size_t index(IndexedTag tag) { return static_cast<std::size_t>(tag); }
/// "Event", …, "ECO", "WhiteElo", "BlackElo".
std::string_view tagName(IndexedTag tag);
/// Tag names tell capitals from small letters.
std::optional<IndexedTag> parseIndexedTag(std::string_view name);

/// The result tokens of PGN.
enum class ResultToken : std::uint8_t { Unknown, WhiteWins, BlackWins, Draw };
std::string_view toString(ResultToken result);

} // namespace chess
