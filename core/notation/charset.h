#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace chess {

/// How a file's bytes say its text.
enum class Charset : std::uint8_t {
    Utf8,
    Utf8WithMark,
    Utf16LittleEndian,
    Utf16BigEndian,
    Windows1250, ///< Central European.
    Windows1251, ///< Cyrillic.
    Windows1252, ///< Western European; what is called Latin-1 is this in practice.
    Gb18030, ///< Simplified Chinese; GBK and GB 2312 are parts of it.
    Big5, ///< Traditional Chinese.
};
inline constexpr Charset AllCharsets[] = {
    Charset::Utf8,           Charset::Utf8WithMark, Charset::Utf16LittleEndian,
    Charset::Utf16BigEndian, Charset::Windows1250,  Charset::Windows1251,
    Charset::Windows1252,    Charset::Gb18030,      Charset::Big5,
};

/// "UTF-8", "UTF-8 with mark", "UTF-16LE", "UTF-16BE", "Windows-1252", "GB18030" …
std::string_view charsetName(Charset charset);
/// Reads such a name, in any case and with other usual spellings ("utf8", "cp1252"); empty for one we don't know.
std::optional<Charset> parseCharset(std::string_view name);

/// Has the system the table of the set? Those of Unicode and Windows-1252 are always there.
bool charsetAvailable(Charset charset);

/// Guesses from a byte order mark; without one, bytes that are UTF-8, or nearly, are that; others as guessCharset()
/// finds.
Charset detectCharset(std::string_view bytes);

/// The same for a file that is read in pieces.
class CharsetDetector
{
public:
    /// The next bytes, which end with a line end unless they are the last.
    void add(std::string_view bytes);
    Charset charset() const;

private:
    std::string m_begin; ///< Where a mark may be.
    std::string m_sample; ///< Lines for guessCharset().
    std::size_t m_characters = 0; ///< As utf8::Census counts them.
    std::size_t m_strayBytes = 0;
};

/// \p bytes as UTF-8, without a mark, except that Windows-1252 keeps the mark of UTF-8. Nothing is lost: the five bytes
/// to which Windows-1252 gives no character become the control characters of the same number, half a surrogate pair is
/// kept as three bytes of its own, and bytes that mean nothing in a set, a last odd byte of UTF-16 too, are carried,
/// see utf8::carried(). UTF-8 is taken as it stands.
std::string decoded(std::string_view bytes, Charset charset);

/// The opposite of decoded(), with the mark where the character set has one.
struct Encoding {
    std::string bytes;
    /// Characters that \p charset doesn't have, and bytes that are no UTF-8 where it is another; each stands as "?".
    std::size_t missing = 0;
};
Encoding encoded(std::string_view text, Charset charset);

} // namespace chess
