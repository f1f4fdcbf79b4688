#pragma once

#include "core/expected.h"

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace chess::cli {

/// An option of a command, by its name with the two hyphens.
struct Option {
    std::string_view name;
    bool takesValue = false; ///< "--fen FEN" or "--fen=FEN"
};
using Options = std::span<const Option>;

/// What was typed after the name of a command.
class Arguments
{
public:
    /// Options may stand anywhere before a lone "--"; the last one of a name counts. Fails with what is wrong, for the
    /// person who typed it.
    static Expected<Arguments, std::string> parse(std::span<const std::string_view> words, Options known);

    bool has(std::string_view option) const { return value(option).has_value(); }
    /// The option's value, empty text for an option that takes none.
    std::optional<std::string_view> value(std::string_view option) const;
    const std::vector<std::string_view> &operands() const { return m_operands; }

private:
    std::vector<std::pair<std::string_view, std::string_view>> m_options;
    std::vector<std::string_view> m_operands;
};

/// \p text in quotes for a message, with control characters as \x1b and long texts cut.
std::string quoted(std::string_view text);

} // namespace chess::cli
