#include "app/cli/arguments.h"

#include <algorithm>

namespace chess::cli {

Expected<Arguments, std::string> Arguments::parse(std::span<const std::string_view> words, Options known)
{
    Arguments arguments;
    bool optionsEnded = false;
    for (std::size_t i = 0; i < words.size(); ++i) {
        const std::string_view word = words[i];
        if (optionsEnded || !word.starts_with("--")) {
            arguments.m_operands.push_back(word);
            continue;
        }
        if (word == "--") {
            optionsEnded = true;
            continue;
        }
        const std::size_t equals = word.find('=');
        const std::string_view name = word.substr(0, equals);
        const auto option = std::ranges::find(known, name, &Option::name);
        if (option == known.end())
            return Unexpected("unknown option " + quoted(name));
        if (!option->takesValue) {
            if (equals != word.npos)
                return Unexpected(std::string(name) + " takes no value");
            arguments.m_options.emplace_back(option->name, std::string_view());
        } else if (equals != word.npos) {
            arguments.m_options.emplace_back(option->name, word.substr(equals + 1));
        } else if (i + 1 < words.size()) {
            arguments.m_options.emplace_back(option->name, words[++i]);
        } else {
            return Unexpected(std::string(name) + " needs a value");
        }
    }
    return arguments;
}

std::optional<std::string_view> Arguments::value(std::string_view option) const
{
    for (auto i = m_options.rbegin(); i != m_options.rend(); ++i) {
        if (i->first == option)
            return i->second;
    }
    return std::nullopt;
}

std::string quoted(std::string_view text)
{
    constexpr std::size_t Longest = 120;
    static constexpr char digits[] = "0123456789abcdef";
    std::string result = "\"";
    for (const char c : text.substr(0, Longest)) {
        const auto byte = static_cast<unsigned char>(c);
        if (byte < 0x20 || byte == 0x7f) {
            result += "\\x";
            result += digits[byte >> 4];
            result += digits[byte & 15];
        } else {
            result += c;
        }
    }
    if (text.size() > Longest)
        result += "…";
    return result + '"';
}

} // namespace chess::cli
