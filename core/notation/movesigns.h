#pragma once

#include "core/notation/pieceletters.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

namespace chess {

/// A move text as plain characters: figurines, Chinese names of men and, where given, the letters of a language as
/// K Q R B N P, full-width forms, dashes and signs as their ASCII likeness, the blanks around it left out. Made on the
/// stack.
class MoveSigns
{
public:
    /// No move needs more characters than "Qa1xb2=Q en passant" with a few signs.
    static constexpr std::size_t Capacity = 48;
    static constexpr char Unknown = '\1';

    explicit MoveSigns(std::string_view text);
    /// A sign of \p letters means its man before it means anything else; English letters that are none of them stay.
    MoveSigns(std::string_view text, const PieceLetters &letters);

    /// The character at \p i; NUL from the end on.
    char operator[](std::size_t i) const { return i < m_size ? m_signs[i] : '\0'; }
    std::size_t size() const { return m_size; }
    std::string_view rest(std::size_t i) const { return std::string_view(m_signs.data(), m_size).substr(i); }
    /// Where in the text the character \p i comes from; behind its last one the text's end.
    std::size_t offset(std::size_t i) const { return i < m_size ? m_offsets[i] : m_end; }

private:
    void read(std::string_view text, const PieceLetters *letters);

    std::array<char, Capacity> m_signs;
    std::array<std::uint16_t, Capacity> m_offsets;
    std::size_t m_size = 0;
    std::size_t m_end = 0;
};

} // namespace chess
