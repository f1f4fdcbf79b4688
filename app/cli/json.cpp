#include "app/cli/json.h"

#include "core/notation/utf8.h"

#include <cassert>

namespace chess::cli {

namespace {

/// The bytes of the well-formed UTF-8 character that \p text begins with; 0 if there is none (RFC 3629, section 4).
std::size_t characterLength(std::string_view text)
{
    const auto character = utf8::characterAt(text, 0);
    return character && !utf8::isSurrogate(character->value) ? character->size : 0;
}

} // namespace

JsonWriter &JsonWriter::beginObject()
{
    separate();
    m_out << '{';
    m_filled.push_back(false);
    return *this;
}

JsonWriter &JsonWriter::endObject()
{
    assert(!m_filled.empty() && !m_afterKey);
    m_filled.pop_back();
    m_out << '}';
    return *this;
}

JsonWriter &JsonWriter::beginArray()
{
    separate();
    m_out << '[';
    m_filled.push_back(false);
    return *this;
}

JsonWriter &JsonWriter::endArray()
{
    assert(!m_filled.empty() && !m_afterKey);
    m_filled.pop_back();
    m_out << ']';
    return *this;
}

JsonWriter &JsonWriter::key(std::string_view name)
{
    assert(!m_afterKey);
    separate();
    writeText(name);
    m_out << ':';
    m_afterKey = true;
    return *this;
}

JsonWriter &JsonWriter::value(std::string_view text)
{
    separate();
    writeText(text);
    return *this;
}

JsonWriter &JsonWriter::value(bool truth)
{
    separate();
    m_out << (truth ? "true" : "false");
    return *this;
}

JsonWriter &JsonWriter::null()
{
    separate();
    m_out << "null";
    return *this;
}

/// A comma before everything but the first member and what follows its key.
void JsonWriter::separate()
{
    if (!m_afterKey && !m_filled.empty()) {
        if (m_filled.back())
            m_out << ',';
        m_filled.back() = true;
    }
    m_afterKey = false;
}

void JsonWriter::writeText(std::string_view text)
{
    static constexpr char digits[] = "0123456789abcdef";
    m_out << '"';
    while (!text.empty()) {
        const std::size_t length = characterLength(text);
        const char c = text.front();
        if (length == 0)
            m_out << "\xEF\xBF\xBD";
        else if (c == '"' || c == '\\')
            m_out << '\\' << c;
        else if (c == '\n')
            m_out << "\\n";
        else if (c == '\r')
            m_out << "\\r";
        else if (c == '\t')
            m_out << "\\t";
        else if (length == 1 && (static_cast<unsigned char>(c) < 0x20 || c == 0x7f))
            m_out << "\\u00" << digits[(c >> 4) & 15] << digits[c & 15];
        else
            m_out << text.substr(0, length);
        text.remove_prefix(length == 0 ? 1 : length);
    }
    m_out << '"';
}

} // namespace chess::cli
