#pragma once

#include "core/expected.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace chess {

/// How a tag's value is compared with the one asked for.
enum class TagOperator : std::uint8_t { Equal, Differs, Less, Greater, LessOrEqual, GreaterOrEqual, Contains, Lacks };

/// Is the value of tag \p tag, "" for none, as asked? Capitals and accents don't matter. Dates are compared as far as
/// \p wanted goes ("Date = 2014.03" is that March), and what is unknown in one is neither before nor after; numbers by
/// their value, and a value that is none is neither less nor greater; all else by its letters.
bool tagFits(std::string_view tag, std::string_view value, TagOperator comparison, std::string_view wanted);

struct TagQueryError {
    enum class Kind : std::uint8_t { NoTag, NoOperator, NoValue, Unclosed, TextAfterEnd, Empty, TooDeep };
    Kind kind;
    std::size_t offset; ///< In bytes of the text.
    bool operator==(const TagQueryError &) const = default;
};

/// A question about the tags of a game: `White = "Carlsen, Magnus" and (Date >= 2010 or not Event ~ blitz)`.
/// Operators are = != < > <= >= ~ (contains) !~, joined by and, or, not and parentheses; values with blanks stand in
/// quotation marks. Player stands for White or Black and Elo for WhiteElo or BlackElo.
class TagQuery
{
public:
    static Expected<TagQuery, TagQueryError> parse(std::string_view text);

    struct Comparison {
        std::string tag;
        TagOperator comparison = TagOperator::Equal;
        std::string value;
    };
    const std::vector<Comparison> &comparisons() const { return m_comparisons; }

    /// Answers the comparison number \p i; empty where it can't be said yet.
    using Answer = std::function<std::optional<bool>(std::size_t i)>;
    /// Does the game fit for which \p answer speaks? Empty where that hangs on something that can't be said yet.
    std::optional<bool> fits(const Answer &answer) const { return fits(m_root, answer); }

private:
    friend class TagQueryParser;
    enum class Kind : std::uint8_t { Comparison, And, Or, Not };
    struct Node {
        Kind kind;
        std::size_t first; ///< A node, or the number of a comparison.
        std::size_t second; ///< A node.
    };
    std::optional<bool> fits(std::size_t node, const Answer &answer) const;

    std::vector<Comparison> m_comparisons;
    std::vector<Node> m_nodes;
    std::size_t m_root = 0;
};

} // namespace chess
