#pragma once

#include <concepts>
#include <cstddef>
#include <cstdint>
#include <ostream>
#include <string_view>
#include <vector>

namespace chess::cli {

/// Writes one JSON value piece by piece, without blanks or line ends. What it is given has to make a value: every
/// object and array closed, a key before each value of an object.
/// Text that is no UTF-8 gets U+FFFD for each byte that can't be read, so that the output is always UTF-8.
/// Source: RFC 8259.
class JsonWriter
{
public:
    explicit JsonWriter(std::ostream &out) : m_out(out) { }

    JsonWriter &beginObject();
    JsonWriter &endObject();
    JsonWriter &beginArray();
    JsonWriter &endArray();
    JsonWriter &key(std::string_view name);

    JsonWriter &value(std::string_view text);
    JsonWriter &value(const char *text) { return value(std::string_view(text)); }
    JsonWriter &value(bool truth);
    JsonWriter &null();
    template <std::integral Number>
        requires(!std::same_as<Number, bool>)
    JsonWriter &value(Number number)
    {
        separate();
        m_out << +number;
        return *this;
    }

    /// A key with its value.
    template <typename Value>
    JsonWriter &member(std::string_view name, const Value &content)
    {
        return key(name).value(content);
    }

private:
    void separate();
    void writeText(std::string_view text);

    std::ostream &m_out;
    std::vector<bool> m_filled; ///< For each open object or array: has it got a member yet?
    bool m_afterKey = false;
};

} // namespace chess::cli
