#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace chess {

/// A change of a text: \p size bytes at \p offset give way to \p text.
struct TextEdit {
    std::uint64_t offset = 0;
    std::uint64_t size = 0;
    std::string text;
    bool operator==(const TextEdit &) const = default;
};
/// In ascending order; none overlaps another.
using TextEdits = std::vector<TextEdit>;

std::string edited(std::string_view text, const TextEdits &edits);

/// What to change in the PGN text \p text, which is UTF-8, so that its game \p number, from 1, has the tag \p name with
/// \p value: the value alone where the tag is there, else a line of its own after the last tag, or before the moves of
/// a game without tags, with the line ends of the text. Line ends in \p value become blanks. A new Result changes the
/// movetext's result too, if PGN has a token for it. Nothing where it is so already; no answer without such a game.
/// \p name must be one that isTagName() takes.
std::optional<TextEdits> tagEdits(std::string_view text, std::size_t number, std::string_view name,
                                  std::string_view value);

} // namespace chess
