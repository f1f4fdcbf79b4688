#include "core/notation/utf8.h"

#include <cstdint>
#include <cstring>

namespace chess::utf8 {

std::optional<Character> characterAt(std::string_view text, std::size_t at)
{
    const auto byteAt = [text](std::size_t i) -> unsigned { return static_cast<unsigned char>(text[i]); };
    const unsigned lead = byteAt(at);
    if (lead < 0x80)
        return Character{lead, 1};
    const std::size_t size = lead >= 0xf0 ? 4 : lead >= 0xe0 ? 3 : 2;
    if (lead < 0xc2 || lead > 0xf4 || at + size > text.size())
        return std::nullopt;
    char32_t value = lead & (0xffU >> (size + 1));
    for (std::size_t i = 1; i < size; ++i) {
        const unsigned next = byteAt(at + i);
        if ((next & 0xc0) != 0x80)
            return std::nullopt;
        value = (value << 6) | (next & 0x3f);
    }
    if ((size == 3 && value < 0x800) || (size == 4 && (value < 0x10000 || value > 0x10ffff)))
        return std::nullopt;
    return Character{value, size};
}

void append(std::string &text, char32_t character)
{
    const auto add = [&text](char32_t byte) { text += static_cast<char>(static_cast<unsigned char>(byte)); };
    if (character < 0x80) {
        add(character);
    } else if (character < 0x800) {
        add(0xc0 | (character >> 6));
        add(0x80 | (character & 0x3f));
    } else if (character < 0x10000) {
        add(0xe0 | (character >> 12));
        add(0x80 | ((character >> 6) & 0x3f));
        add(0x80 | (character & 0x3f));
    } else {
        add(0xf0 | (character >> 18));
        add(0x80 | ((character >> 12) & 0x3f));
        add(0x80 | ((character >> 6) & 0x3f));
        add(0x80 | (character & 0x3f));
    }
}

bool isAscii(std::string_view text)
{
    constexpr std::uint64_t HighBits = 0x8080808080808080;
    constexpr std::size_t Stride = 4096; // looked at without a question in between
    while (!text.empty()) {
        const std::string_view stride = text.substr(0, Stride);
        std::uint64_t seen = 0;
        std::size_t at = 0;
        for (; at + sizeof(seen) <= stride.size(); at += sizeof(seen)) {
            std::uint64_t word = 0;
            std::memcpy(&word, stride.data() + at, sizeof(word));
            seen |= word;
        }
        for (; at < stride.size(); ++at)
            seen |= static_cast<unsigned char>(stride[at]);
        if (seen & HighBits)
            return false;
        text.remove_prefix(stride.size());
    }
    return true;
}

Census census(std::string_view text)
{
    Census census;
    for (std::size_t at = 0; at < text.size();) {
        const auto character = characterAt(text, at);
        at += character ? character->size : 1;
        if (!character)
            ++census.strayBytes;
        else if (character->size > 1)
            ++census.characters;
    }
    return census;
}

} // namespace chess::utf8
