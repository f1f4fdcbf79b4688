#include "core/library/indexedtag.h"

#include <algorithm>
#include <array>

namespace chess {

namespace {

constexpr std::array<std::string_view, IndexedTagCount> TagNames{
    "Event", "Site", "Date", "Round", "White", "Black", "Result", "ECO", "WhiteElo", "BlackElo",
};
constexpr std::array<std::string_view, 4> ResultTokens{"*", "1-0", "0-1", "1/2-1/2"};

} // namespace

std::string_view tagName(IndexedTag tag) { return TagNames[index(tag)]; }

std::optional<IndexedTag> parseIndexedTag(std::string_view name)
{
    const auto found = std::ranges::find(TagNames, name);
    if (found == TagNames.end())
        return std::nullopt;
    return static_cast<IndexedTag>(found - TagNames.begin());
}

std::string_view toString(ResultToken result) { return ResultTokens[static_cast<std::size_t>(result)]; }

} // namespace chess
