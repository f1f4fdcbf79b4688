#pragma once

#include <cstddef>
#include <string_view>

// The tag pairs of PGN as files hold them, for its reader.
namespace chess::pgn {

/// The name and value of a tag pair, or how it fails to be one.
struct TagSpan {
    std::size_t size = 0; ///< 0: no tag pair.
    std::string_view name{};
    std::string_view value{};
    bool bareQuote = false;
    bool unclosed = false;
    bool quoteOpened = false; ///< The line was searched for the closing quote.
};

/// Does \p text, which begins with "[", go on with a name and a quotation mark?
bool opensTag(std::string_view text);
/// Reads the tag pair at the start of \p line, which begins with "[" and ends before its line end.
TagSpan readTag(std::string_view line);
/// How many blanks \p text begins with; line ends are none.
std::size_t blanksSize(std::string_view text);

} // namespace chess::pgn
