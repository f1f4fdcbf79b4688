#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace chess {

/// How a file's bytes say its text.
enum class Charset : std::uint8_t { Utf8, Utf8WithMark, Utf16LittleEndian, Utf16BigEndian, Windows1252 };

/// "UTF-8", "UTF-8 with mark", "UTF-16LE", "UTF-16BE", "Windows-1252".
std::string_view charsetName(Charset charset);
/// Reads such a name, in any case and with other usual spellings ("utf8", "cp1252"); empty for one we don't know.
std::optional<Charset> parseCharset(std::string_view name);

/// Guesses from a byte order mark; without one, bytes that are UTF-8 are that, and others are Windows-1252.
Charset detectCharset(std::string_view bytes);

/// \p bytes as UTF-8, without a mark, except that Windows-1252 keeps the mark of UTF-8. Nothing is lost: the five bytes
/// to which Windows-1252 gives no character become the control characters of the same number, half a surrogate pair is
/// kept as three bytes of its own, and so is a last odd byte of UTF-16 (as the surrogate U+DC00 plus the byte).
std::string decoded(std::string_view bytes, Charset charset);

/// The opposite of decoded(), with the mark where the character set has one.
struct Encoding {
    std::string bytes;
    /// Characters that \p charset doesn't have, and bytes that are no UTF-8 where it is another; each stands as "?".
    std::size_t missing = 0;
};
Encoding encoded(std::string_view text, Charset charset);

} // namespace chess
