#include "core/notation/charset.h"

#include "core/notation/charsetguess.h"
#include "core/notation/iconvcodec.h"
#include "core/notation/utf8.h"

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
        utf8::append(text, unit);
    }
    if (at < bytes.size())
        utf8::append(text, utf8::carried(static_cast<unsigned char>(bytes[at])));
    return text;
}

std::string decodedWindows1252(std::string_view bytes)
{
    std::string text;
    text.reserve(bytes.size() + bytes.size() / 8);
    for (std::size_t at = 0; at < bytes.size(); ++at) {
        const unsigned byte = byteAt(bytes, at);
        utf8::append(text, byte >= 0x80 && byte < 0xa0 ? Windows1252[byte - 0x80] : static_cast<char32_t>(byte));
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
        const auto character = utf8::characterAt(text, at);
        at += character ? character->size : 1;
        if (!character) {
            appendUtf16(encoding.bytes, U'?', bigEndian);
            ++encoding.missing;
        } else if (const auto odd = utf8::carriedByte(character->value); odd && at == text.size()) {
            encoding.bytes += static_cast<char>(*odd); // the odd last byte
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
        const auto character = utf8::characterAt(text, at);
        at += character ? character->size : 1;
        const auto byte = character ? windows1252Byte(character->value) : std::nullopt;
        encoding.bytes += byte ? static_cast<char>(static_cast<unsigned char>(*byte)) : '?';
        encoding.missing += byte ? 0 : 1;
    }
    return encoding;
}

/// The sets whose tables we leave to the system.
std::optional<IconvCodec> iconvCodec(Charset charset)
{
    switch (charset) {
    case Charset::Windows1250:
        return IconvCodec("CP1250");
    case Charset::Windows1251:
        return IconvCodec("CP1251");
    case Charset::Gb18030:
        return IconvCodec("GB18030");
    case Charset::Big5:
        return IconvCodec("BIG5");
    default:
        return std::nullopt;
    }
}

/// A few bytes that were cut off or typed in another set don't make UTF-8 something else; a text in another set has
/// hardly a byte that fits.
bool looksLikeUtf8(std::size_t characters, std::size_t strayBytes)
{
    constexpr std::size_t CharactersForEachStrayByte = 8;
    return strayBytes == 0 || strayBytes * CharactersForEachStrayByte <= characters;
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
    case Charset::Windows1250:
        return "Windows-1250";
    case Charset::Windows1251:
        return "Windows-1251";
    case Charset::Windows1252:
        return "Windows-1252";
    case Charset::Gb18030:
        return "GB18030";
    case Charset::Big5:
        break;
    }
    return "Big5";
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
        Entry{"windows1250", Charset::Windows1250},
        Entry{"cp1250", Charset::Windows1250},
        Entry{"windows1251", Charset::Windows1251},
        Entry{"cp1251", Charset::Windows1251},
        Entry{"gb18030", Charset::Gb18030},
        Entry{"gbk", Charset::Gb18030},
        Entry{"gb2312", Charset::Gb18030},
        Entry{"cp936", Charset::Gb18030},
        Entry{"big5", Charset::Big5},
        Entry{"cp950", Charset::Big5},
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

bool charsetAvailable(Charset charset)
{
    const auto codec = iconvCodec(charset);
    return !codec || codec->available();
}

void CharsetDetector::add(std::string_view bytes)
{
    if (m_begin.size() < Utf8Mark.size())
        m_begin += bytes.substr(0, Utf8Mark.size() - m_begin.size());
    if (utf8::isAscii(bytes))
        return;
    const utf8::Census census = utf8::census(bytes);
    m_characters += census.characters;
    m_strayBytes += census.strayBytes;
    addToSample(m_sample, bytes);
}

Charset CharsetDetector::charset() const
{
    if (m_begin.starts_with(LittleEndianMark))
        return Charset::Utf16LittleEndian;
    if (m_begin.starts_with(BigEndianMark))
        return Charset::Utf16BigEndian;
    if (looksLikeUtf8(m_characters, m_strayBytes))
        return m_begin.starts_with(Utf8Mark) ? Charset::Utf8WithMark : Charset::Utf8;
    const Charset guess = guessCharset(m_sample);
    return charsetAvailable(guess) ? guess : Charset::Windows1252;
}

Charset detectCharset(std::string_view bytes)
{
    CharsetDetector detector;
    detector.add(bytes);
    return detector.charset();
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
    case Charset::Windows1250:
    case Charset::Windows1251:
    case Charset::Gb18030:
    case Charset::Big5:
        return iconvCodec(charset)->decode(bytes);
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
    case Charset::Windows1250:
    case Charset::Windows1251:
    case Charset::Gb18030:
    case Charset::Big5: {
        auto [bytes, missing] = iconvCodec(charset)->encode(text);
        return {std::move(bytes), missing};
    }
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
