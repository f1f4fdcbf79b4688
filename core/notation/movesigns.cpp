#include "core/notation/movesigns.h"
#include "core/notation/textscan.h"

namespace chess {

namespace {

struct Likeness {
    std::string_view text; ///< UTF-8
    std::string_view signs;
};

// clang-format off
constexpr Likeness Likenesses[] = {
    // LAWS L-NOT-5: the Chinese names of the men, simplified and traditional, and their full names (LAWS section 23)
    {"王", "K"}, {"后", "Q"}, {"车", "R"}, {"車", "R"}, {"象", "B"}, {"马", "N"}, {"馬", "N"}, {"兵", "P"},
    {"国王", "K"}, {"國王", "K"}, {"皇后", "Q"}, {"城堡", "R"}, {"主教", "B"}, {"骑士", "N"}, {"騎士", "N"}, {"小兵", "P"},
    {"♔", "K"}, {"♕", "Q"}, {"♖", "R"}, {"♗", "B"}, {"♘", "N"}, {"♙", "P"},
    {"♚", "K"}, {"♛", "Q"}, {"♜", "R"}, {"♝", "B"}, {"♞", "N"}, {"♟", "P"},
    {"\uFE0E", ""}, {"\uFE0F", ""}, // variation selectors after a figurine: as text, as emoji
    {"×", "x"},
    {"\u2010", "-"}, {"\u2011", "-"}, {"\u2012", "-"}, {"\u2013", "-"}, {"\u2014", "-"}, {"\u2212", "-"},
    {"†", "+"}, {"‡", "+"}, {"≠", "#"},
    {"‼", "!!"}, {"⁇", "??"}, {"⁈", "?!"}, {"⁉", "!?"},
};
// clang-format on

/// The full-width form U+FF01 to U+FF5E that \p text begins with, as ASCII; NUL if none.
char fullWidthAt(std::string_view text)
{
    if (text.size() < 3 || text[0] != '\xEF')
        return '\0';
    const auto second = static_cast<unsigned char>(text[1]);
    const auto third = static_cast<unsigned char>(text[2]);
    if (second == 0xBC && third >= 0x81 && third <= 0xBF)
        return static_cast<char>(third - 0x81 + '!');
    if (second == 0xBD && third >= 0x80 && third <= 0x9E)
        return static_cast<char>(third - 0x80 + '`');
    return '\0';
}

/// The man whose sign in \p letters \p text begins with, in full width too.
std::optional<PieceLetters::Match> manAt(std::string_view text, const PieceLetters &letters)
{
    if (const char ascii = fullWidthAt(text)) {
        const auto man = letters.matchAt(std::string_view(&ascii, 1));
        return man ? std::optional(PieceLetters::Match{man->type, 3}) : std::nullopt;
    }
    return letters.matchAt(text);
}

const Likeness *likenessAt(std::string_view text)
{
    for (const Likeness &likeness : Likenesses) {
        if (text.starts_with(likeness.text))
            return &likeness;
    }
    return nullptr;
}

} // namespace

MoveSigns::MoveSigns(std::string_view text) { read(text, nullptr); }
MoveSigns::MoveSigns(std::string_view text, const PieceLetters &letters) { read(text, &letters); }

void MoveSigns::read(std::string_view text, const PieceLetters *letters)
{
    std::size_t offset = textscan::skipBlanks(text, 0);
    std::size_t trimmedSize = 0;
    m_end = offset;
    const auto add = [&](char sign) {
        m_signs[m_size] = sign;
        m_offsets[m_size] = static_cast<std::uint16_t>(offset);
        ++m_size;
    };
    while (offset < text.size()) {
        // One place is kept, so that too long a text ends in a character that nothing understands.
        if (m_size + 2 >= Capacity || offset > UINT16_MAX) {
            add(Unknown);
            trimmedSize = m_size;
            break;
        }
        std::size_t bytes = textscan::blankAt(text, offset);
        if (bytes > 0) {
            if (m_size > 0 && m_signs[m_size - 1] != ' ')
                add(' ');
            offset += bytes;
            continue;
        }
        const char c = text[offset];
        bytes = 1;
        if (const auto man = letters ? manAt(text.substr(offset), *letters) : std::nullopt) {
            add(letter(man->type));
            bytes = man->bytes;
        } else if (static_cast<unsigned char>(c) < 0x80) {
            add(c > Unknown ? c : Unknown);
        } else if (const char ascii = fullWidthAt(text.substr(offset))) {
            add(ascii);
            bytes = 3;
        } else if (const Likeness *likeness = likenessAt(text.substr(offset))) {
            for (const char sign : likeness->signs)
                add(sign);
            bytes = likeness->text.size();
        } else {
            add(Unknown);
        }
        offset += bytes;
        m_end = offset;
        trimmedSize = m_size;
    }
    m_size = trimmedSize;
}

} // namespace chess
