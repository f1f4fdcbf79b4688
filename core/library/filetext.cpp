#include "core/library/filetext.h"

#include <algorithm>

namespace chess {

namespace {

constexpr std::string_view Utf8Mark = "\xef\xbb\xbf";
constexpr std::string_view LittleEndianMark = "\xff\xfe";
constexpr std::string_view BigEndianMark = "\xfe\xff";

/// Bytes of \p bytes up to the end of its last line, 0 where no line ends.
std::size_t wholeLines(std::string_view bytes, Charset charset)
{
    if (charset == Charset::Utf16LittleEndian || charset == Charset::Utf16BigEndian) {
        const std::size_t low = charset == Charset::Utf16LittleEndian ? 0 : 1;
        for (std::size_t at = bytes.size() & ~std::size_t{1}; at >= 2; at -= 2) {
            const bool lineEnd = bytes[at - 2 + low] == '\n' || bytes[at - 2 + low] == '\r';
            if (lineEnd && bytes[at - 1 - low] == '\0')
                return at;
        }
        return 0;
    }
    // In every other set the bytes of line ends mean nothing else.
    const std::size_t last = bytes.find_last_of("\r\n");
    return last == std::string_view::npos ? 0 : last + 1;
}

/// Bytes of the mark at the start of a file that decoded() leaves out.
std::size_t markSize(std::string_view bytes, Charset charset)
{
    switch (charset) {
    case Charset::Utf8WithMark:
        return bytes.starts_with(Utf8Mark) ? Utf8Mark.size() : 0;
    case Charset::Utf16LittleEndian:
        return bytes.starts_with(LittleEndianMark) ? LittleEndianMark.size() : 0;
    case Charset::Utf16BigEndian:
        return bytes.starts_with(BigEndianMark) ? BigEndianMark.size() : 0;
    default:
        return 0;
    }
}

std::size_t charactersIn(std::string_view text)
{
    return static_cast<std::size_t>(
        std::ranges::count_if(text, [](char c) { return (static_cast<unsigned char>(c) & 0xc0) != 0x80; }));
}

} // namespace

std::string decodedRest(std::string &&bytes, Charset charset)
{
    if (charset == Charset::Utf8 || charset == Charset::Utf8WithMark)
        return std::move(bytes);
    const bool likeMark =
        bytes.starts_with(Utf8Mark) || bytes.starts_with(LittleEndianMark) || bytes.starts_with(BigEndianMark);
    if (!likeMark)
        return decoded(bytes, charset);
    const std::string_view before = charset == Charset::Utf16LittleEndian ? std::string_view("\n\0", 2)
        : charset == Charset::Utf16BigEndian                              ? std::string_view("\0\n", 2)
                                                                          : std::string_view("\n");
    return decoded(std::string(before) + bytes, charset).substr(1);
}

Expected<FileText, std::error_code> readText(const HeldFile &file, Charset charset, std::uint64_t offset,
                                             std::size_t size, std::size_t limit)
{
    for (;; size *= 2) {
        auto bytes = file.read(offset, size);
        if (!bytes)
            return Unexpected(bytes.error());
        FileText piece;
        piece.complete = bytes->size() < size;
        if (!piece.complete) {
            const std::size_t whole = wholeLines(*bytes, charset);
            if (whole == 0)
                continue;
            bytes->resize(whole);
        }
        std::string behindLimit;
        if (limit < bytes->size() && charset != Charset::Utf8) {
            behindLimit = decodedRest(bytes->substr(limit), charset);
            bytes->resize(limit);
        }
        if (offset == 0) {
            piece.mark = markSize(*bytes, charset);
            piece.text = charset == Charset::Utf8 ? std::move(*bytes) : decoded(*bytes, charset);
        } else {
            piece.text = decodedRest(std::move(*bytes), charset);
        }
        piece.limit = charset == Charset::Utf8 || limit == std::string::npos ? limit : piece.text.size();
        piece.text += behindLimit;
        return piece;
    }
}

std::uint64_t bytesIn(std::string_view text, Charset charset)
{
    switch (charset) {
    case Charset::Utf8:
    case Charset::Utf8WithMark:
        return text.size();
    case Charset::Windows1250:
    case Charset::Windows1251:
        return charactersIn(text);
    case Charset::Windows1252: // keeps the mark of UTF-8 as one character
        return charactersIn(text) + (text.starts_with(Utf8Mark) ? Utf8Mark.size() - 1 : 0);
    case Charset::Utf16LittleEndian:
    case Charset::Utf16BigEndian:
        return encoded(text, charset).bytes.size() - LittleEndianMark.size();
    case Charset::Gb18030:
    case Charset::Big5:
        break;
    }
    return encoded(text, charset).bytes.size();
}

} // namespace chess
