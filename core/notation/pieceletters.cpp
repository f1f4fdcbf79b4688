#include "core/notation/pieceletters.h"

#include "core/notation/movesigns.h"
#include "core/notation/textscan.h"

#include <algorithm>
#include <utility>
#include <vector>

namespace chess {

namespace {

constexpr std::array<PieceType, 5> Order{PieceType::King, PieceType::Queen, PieceType::Rook, PieceType::Bishop,
                                         PieceType::Knight};

bool isAscii(char c) { return static_cast<unsigned char>(c) < 0x80; }
bool isCapital(char c) { return c >= 'A' && c <= 'Z'; }

/// The pieces of \p text that blanks part.
std::vector<std::string> words(std::string_view text)
{
    std::vector<std::string> found;
    for (std::size_t at = textscan::skipBlanks(text, 0); at < text.size(); at = textscan::skipBlanks(text, at)) {
        const std::size_t end = textscan::endOfWord(text, at);
        found.emplace_back(text.substr(at, end - at));
        at = end;
    }
    return found;
}

/// The characters of UTF-8 \p text; bytes that continue none stay with the one before them.
std::vector<std::string> characters(std::string_view text)
{
    std::vector<std::string> found;
    for (const char c : text) {
        const bool continues = (static_cast<unsigned char>(c) & 0xC0) == 0x80;
        if (!continues || found.empty())
            found.emplace_back();
        found.back() += c;
    }
    return found;
}

bool mayBeSign(const std::string &sign) { return isCapital(sign.front()) || !isAscii(sign.front()); }

/// \p c as the small form of a letter, where it can be nothing else in a move.
bool isSmallFormOf(char c, char letter)
{
    return isCapital(letter) && c == textscan::lower(letter) && c > 'h' && c != 'o' && c != 'x';
}

} // namespace

PieceLetters::PieceLetters() : PieceLetters(Signs{"K", "Q", "R", "B", "N"}) { }
PieceLetters::PieceLetters(Signs signs) : m_signs(std::move(signs)) { }
PieceLetters PieceLetters::chineseSimplified() { return PieceLetters({"王", "后", "车", "象", "马"}); }
PieceLetters PieceLetters::chineseTraditional() { return PieceLetters({"王", "后", "車", "象", "馬"}); }
PieceLetters PieceLetters::figurines() { return PieceLetters({"♔", "♕", "♖", "♗", "♘"}); }

std::optional<PieceLetters> PieceLetters::parse(std::string_view signs)
{
    std::vector<std::string> found = words(signs);
    if (found.size() == 1)
        found = characters(found.front());
    if (found.size() != Order.size() || !std::ranges::all_of(found, mayBeSign))
        return std::nullopt;
    Signs five;
    std::ranges::copy(found, five.begin());
    std::ranges::sort(found);
    if (std::ranges::adjacent_find(found) != found.end())
        return std::nullopt;
    return PieceLetters(std::move(five));
}

std::string_view PieceLetters::operator[](PieceType type) const
{
    const auto place = static_cast<std::size_t>(std::ranges::find(Order, type) - Order.begin());
    return place < m_signs.size() ? std::string_view(m_signs[place]) : std::string_view();
}

std::optional<PieceLetters::Match> PieceLetters::matchAt(std::string_view text) const
{
    std::optional<Match> longest;
    for (std::size_t i = 0; i < m_signs.size(); ++i) {
        const std::string &sign = m_signs[i];
        const bool small = sign.size() == 1 && !text.empty() && isSmallFormOf(text.front(), sign.front());
        if ((small || text.starts_with(sign)) && (!longest || sign.size() > longest->bytes))
            longest = Match{Order[i], sign.size()};
    }
    return longest;
}

std::optional<PieceType> parsePieceSign(std::string_view text, const PieceLetters &letters)
{
    const MoveSigns signs(text, letters);
    const bool one = signs.size() == 1 && textscan::isLetter(signs[0]);
    return one ? parsePieceType(signs[0]) : std::nullopt;
}

} // namespace chess
