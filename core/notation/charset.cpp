#include "core/notation/charset.h"

#include <algorithm>
#include <array>
#include <utility>

namespace chess {

namespace {

constexpr std::string_view Utf8Mark = "\xef\xbb\xbf";
constexpr std::string_view LittleEndianMark("\xff\xfe", 2);
constexpr std::string_view BigEndianMark("\xfe\xff", 2);

/// What Windows-1252 has at 0x80 to 0x9f. Source: WHATWG Encoding Standard, index windows-1252.
constexpr std::array<char16_t, 32> Windows1252{
    0x20ac, 0x0081, 0x201a, 0x0192, 0x201e, 0x2026, 0x2020, 0x2021, 0x02c6, 0x2030, 0x0160,
    0x2039, 0x0152, 0x008d, 0x017d, 0x008f, 0x0090, 0x2018, 0x2019, 0x201c, 0x201d, 0x2022,
    0x2013, 0x2014, 0x02dc, 0x2122, 0x0161, 0x203a, 0x0153, 0x009d, 0x017e, 0x0178,
};

constexpr unsigned byteAt(std::string_view text, std::size_t i) { return static_cast<unsigned char>(text[i]); }

void appendUtf8(std::string &out, char32_t c)
{
    const auto add = [&out](char32_t byte) { out += static_cast<char>(static_cast<unsigned char>(byte)); };
    if (c < 0x80) {
        add(c);
    } else if (c < 0x800) {
        add(0xc0 | (c >> 6));
        add(0x80 | (c & 0x3f));
    } else if (c < 0x10000) {
        add(0xe0 | (c >> 12));
        add(0x80 | ((c >> 6) & 0x3f));
        add(0x80 | (c & 0x3f));
    } else {
        add(0xf0 | (c >> 18));
        add(0x80 | ((c >> 12) & 0x3f));
        add(0x80 | ((c >> 6) & 0x3f));
        add(0x80 | (c & 0x3f));
    }
}

struct Character {
    char32_t value = 0;
    std::size_t size = 0;
};
/// The character that begins at \p at; surrogates count as characters; empty where the bytes are no UTF-8.
std::optional<Character> characterAt(std::string_view text, std::size_t at)
{
    const unsigned lead = byteAt(text, at);
    if (lead < 0x80)
        return Character{lead, 1};
    const std::size_t size = lead >= 0xf0 ? 4 : lead >= 0xe0 ? 3 : 2;
    if (lead < 0xc2 || lead > 0xf4 || at + size > text.size())
        return std::nullopt;
    char32_t value = lead & (0xffU >> (size + 1));
    for (std::size_t i = 1; i < size; ++i) {
        const unsigned next = byteAt(text, at + i);
        if ((next & 0xc0) != 0x80)
            return std::nullopt;
        value = (value << 6) | (next & 0x3f);
    }
    if ((size == 3 && value < 0x800) || (size == 4 && (value < 0x10000 || value > 0x10ffff)))
        return std::nullopt;
    return Character{value, size};
}

bool isUtf8(std::string_view bytes)
{
    for (std::size_t at = 0; at < bytes.size();) {
        const auto character = characterAt(bytes, at);
        if (!character)
            return false;
        at += character->size;
    }
    return true;
}

std::string decodedUtf16(std::string_view bytes, bool bigEndian)
{
    std::string text;
    text.reserve(bytes.size());
    const auto unitAt = [&](std::size_t at) {
        const unsigned first = byteAt(bytes, at);
        const unsigned second = byteAt(bytes, at + 1);
        return static_cast<char32_t>(bigEndian ? first << 8 | second : second << 8 | first);
    };
    std::size_t at = 0;
    for (; at + 1 < bytes.size(); at += 2) {
        char32_t unit = unitAt(at);
        if (unit >= 0xd800 && unit < 0xdc00 && at + 3 < bytes.size()) {
            const char32_t low = unitAt(at + 2);
            if (low >= 0xdc00 && low < 0xe000) {
                unit = 0x10000 + ((unit - 0xd800) << 10) + (low - 0xdc00);
                at += 2;
            }
        }
        appendUtf8(text, unit);
    }
    if (at < bytes.size())
        appendUtf8(text, 0xdc00 + byteAt(bytes, at));
    return text;
}

std::string decodedWindows1252(std::string_view bytes)
{
    std::string text;
    text.reserve(bytes.size() + bytes.size() / 8);
    for (std::size_t at = 0; at < bytes.size(); ++at) {
        const unsigned byte = byteAt(bytes, at);
        appendUtf8(text, byte >= 0x80 && byte < 0xa0 ? Windows1252[byte - 0x80] : static_cast<char32_t>(byte));
    }
    return text;
}

std::optional<unsigned> windows1252Byte(char32_t c)
{
    if (c < 0x80 || (c >= 0xa0 && c < 0x100))
        return c;
    const auto found = std::ranges::find(Windows1252, c);
    if (found == Windows1252.end())
        return std::nullopt;
    return 0x80U + static_cast<unsigned>(found - Windows1252.begin());
}

void appendUtf16(std::string &out, char32_t c, bool bigEndian)
{
    const auto unit = [&](char32_t value) {
        const char high = static_cast<char>(static_cast<unsigned char>(value >> 8));
        const char low = static_cast<char>(static_cast<unsigned char>(value & 0xff));
        out += bigEndian ? high : low;
        out += bigEndian ? low : high;
    };
    if (c < 0x10000) {
        unit(c);
    } else {
        unit(0xd800 + ((c - 0x10000) >> 10));
        unit(0xdc00 + ((c - 0x10000) & 0x3ff));
    }
}

Encoding encodedUtf16(std::string_view text, bool bigEndian)
{
    Encoding encoding{std::string(bigEndian ? BigEndianMark : LittleEndianMark)};
    for (std::size_t at = 0; at < text.size();) {
        const auto character = characterAt(text, at);
        at += character ? character->size : 1;
        if (!character) {
            appendUtf16(encoding.bytes, U'?', bigEndian);
            ++encoding.missing;
        } else if (character->value >= 0xdc00 && character->value < 0xdd00 && at == text.size()) {
            encoding.bytes +=
                static_cast<char>(static_cast<unsigned char>(character->value & 0xff)); // the odd last byte
        } else {
            appendUtf16(encoding.bytes, character->value, bigEndian);
        }
    }
    return encoding;
}

Encoding encodedWindows1252(std::string_view text)
{
    Encoding encoding;
    std::size_t at = 0;
    if (text.starts_with(Utf8Mark)) {
        encoding.bytes = Utf8Mark;
        at = Utf8Mark.size();
    }
    while (at < text.size()) {
        const auto character = characterAt(text, at);
        at += character ? character->size : 1;
        const auto byte = character ? windows1252Byte(character->value) : std::nullopt;
        encoding.bytes += byte ? static_cast<char>(static_cast<unsigned char>(*byte)) : '?';
        encoding.missing += byte ? 0 : 1;
    }
    return encoding;
}

} // namespace

std::string_view charsetName(Charset charset)
{
    switch (charset) {
    case Charset::Utf8:
        return "UTF-8";
    case Charset::Utf8WithMark:
        return "UTF-8 with mark";
    case Charset::Utf16LittleEndian:
        return "UTF-16LE";
    case Charset::Utf16BigEndian:
        return "UTF-16BE";
    case Charset::Windows1252:
        break;
    }
    return "Windows-1252";
}

std::optional<Charset> parseCharset(std::string_view name)
{
    std::string plain; // letters and digits alone
    for (const char c : name) {
        if ((c >= 'a' && c <= 'z') || (c >= '0' && c <= '9'))
            plain += c;
        else if (c >= 'A' && c <= 'Z')
            plain += static_cast<char>(c | 0x20);
    }
    using Entry = std::pair<std::string_view, Charset>;
    static constexpr std::array Names{
        Entry{"utf8", Charset::Utf8},
        Entry{"utf8withmark", Charset::Utf8WithMark},
        Entry{"utf8bom", Charset::Utf8WithMark},
        Entry{"utf16", Charset::Utf16LittleEndian},
        Entry{"utf16le", Charset::Utf16LittleEndian},
        Entry{"utf16be", Charset::Utf16BigEndian},
        Entry{"windows1252", Charset::Windows1252},
        Entry{"cp1252", Charset::Windows1252},
        Entry{"latin1", Charset::Windows1252},
        Entry{"iso88591", Charset::Windows1252},
    };
    const auto found = std::ranges::find(Names, plain, &Entry::first);
    if (found == Names.end())
        return std::nullopt;
    return found->second;
}

Charset detectCharset(std::string_view bytes)
{
    if (bytes.starts_with(Utf8Mark) && isUtf8(bytes))
        return Charset::Utf8WithMark;
    if (bytes.starts_with(LittleEndianMark))
        return Charset::Utf16LittleEndian;
    if (bytes.starts_with(BigEndianMark))
        return Charset::Utf16BigEndian;
    return isUtf8(bytes) ? Charset::Utf8 : Charset::Windows1252;
}

std::string decoded(std::string_view bytes, Charset charset)
{
    switch (charset) {
    case Charset::Utf8WithMark:
        return std::string(bytes.starts_with(Utf8Mark) ? bytes.substr(Utf8Mark.size()) : bytes);
    case Charset::Utf16LittleEndian:
        return decodedUtf16(bytes.starts_with(LittleEndianMark) ? bytes.substr(2) : bytes, false);
    case Charset::Utf16BigEndian:
        return decodedUtf16(bytes.starts_with(BigEndianMark) ? bytes.substr(2) : bytes, true);
    case Charset::Windows1252:
        // Meant as UTF-8, though some byte isn't: its mark is none of the letters.
        if (bytes.starts_with(Utf8Mark))
            return std::string(Utf8Mark) + decodedWindows1252(bytes.substr(Utf8Mark.size()));
        return decodedWindows1252(bytes);
    case Charset::Utf8:
        break;
    }
    return std::string(bytes);
}

Encoding encoded(std::string_view text, Charset charset)
{
    switch (charset) {
    case Charset::Utf16LittleEndian:
    case Charset::Utf16BigEndian:
        return encodedUtf16(text, charset == Charset::Utf16BigEndian);
    case Charset::Windows1252:
        return encodedWindows1252(text);
    case Charset::Utf8WithMark:
        return {std::string(Utf8Mark).append(text)};
    case Charset::Utf8:
        break;
    }
    return {std::string(text)};
}

} // namespace chess
