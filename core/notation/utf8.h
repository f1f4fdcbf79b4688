#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace chess::utf8 {

struct Character {
    char32_t value = 0;
    std::size_t size = 0; ///< In bytes.
};

/// The character that begins at \p at, an offset within \p text; surrogates count as characters; empty where the bytes
/// are no UTF-8.
std::optional<Character> characterAt(std::string_view text, std::size_t at);
void append(std::string &text, char32_t character);

constexpr bool isSurrogate(char32_t character) { return character >= 0xd800 && character < 0xe000; }

/// How text carries a byte that its character set gives no character: as the surrogate U+DC00 plus the byte, which no
/// text has otherwise.
constexpr char32_t carried(unsigned char byte) { return 0xdc00U + byte; }
/// The byte that \p character carries.
constexpr std::optional<unsigned char> carriedByte(char32_t character)
{
    if (character < 0xdc00 || character > 0xdcff)
        return std::nullopt;
    return static_cast<unsigned char>(character & 0xff);
}

/// Is every byte of \p text ASCII? Takes a word of bytes at a time.
bool isAscii(std::string_view text);

/// What a text is made of, byte for byte.
struct Census {
    std::size_t characters = 0; ///< Beyond ASCII.
    std::size_t strayBytes = 0; ///< That are no UTF-8.
};
Census census(std::string_view text);

} // namespace chess::utf8
