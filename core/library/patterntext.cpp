#include "core/library/patterntext.h"

#include "core/notation/textscan.h"

#include <algorithm>
#include <charconv>
#include <optional>

namespace chess {

namespace {

/// Takes a text apart at blanks and commas.
class Items
{
public:
    explicit Items(std::string_view text) : m_text(text) { skip(); }
    bool ended() const { return m_at == m_text.size(); }
    std::size_t offset() const { return m_at; }
    std::string_view now() const
    {
        std::size_t end = m_at;
        while (end < m_text.size() && !parts(end))
            ++end;
        return m_text.substr(m_at, end - m_at);
    }
    void next()
    {
        m_at += now().size();
        skip();
    }

private:
    bool parts(std::size_t at) const { return m_text[at] == ',' || textscan::blankAt(m_text, at) > 0; }
    void skip()
    {
        while (m_at < m_text.size() && parts(m_at))
            ++m_at;
    }
    std::string_view m_text;
    std::size_t m_at = 0;
};

/// "KRPKR": every count of both sides; false if \p item isn't that.
bool readEnding(PositionPattern &pattern, std::string_view item)
{
    PerColor<std::array<MenRange, 6>> material;
    for (const Color color : AllColors)
        material[color].fill({0, 0});
    int kings = 0;
    for (const char letter : item) {
        const auto type = letter >= 'A' && letter <= 'Z' ? parsePieceType(letter) : std::nullopt;
        kings += letter == 'K' ? 1 : 0;
        if (!type || kings == 0 || kings > 2)
            return false;
        MenRange &range = material[kings == 1 ? Color::White : Color::Black][static_cast<std::size_t>(index(*type))];
        ++range.least;
        ++range.most;
    }
    if (kings != 2)
        return false;
    pattern.material = material;
    return true;
}

std::optional<int> takeNumber(std::string_view &text)
{
    int value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (error != std::errc() || value < 0 || value > 64)
        return std::nullopt;
    text.remove_prefix(static_cast<std::size_t>(end - text.data()));
    return value;
}

/// "R=1", "P>=3", "N=1-2".
bool readCount(PositionPattern &pattern, std::string_view item)
{
    const auto man = item.empty() ? std::nullopt : parsePiece(item.front());
    if (!man)
        return false;
    item.remove_prefix(1);
    MenRange range;
    const bool atLeast = item.starts_with(">=");
    const bool atMost = item.starts_with("<=");
    if (!atLeast && !atMost && !item.starts_with('='))
        return false;
    item.remove_prefix(atLeast || atMost ? 2 : 1);
    const auto number = takeNumber(item);
    if (!number)
        return false;
    if (!atMost)
        range.least = *number;
    if (!atLeast)
        range.most = *number;
    if (!atLeast && !atMost && item.starts_with('-')) {
        item.remove_prefix(1);
        const auto most = takeNumber(item);
        if (!most || *most < *number)
            return false;
        range.most = *most;
    }
    pattern.material[man->color][static_cast<std::size_t>(index(man->type))] = range;
    return item.empty();
}

} // namespace

Expected<PositionPattern, std::size_t> withSquares(PositionPattern pattern, std::string_view text)
{
    for (Items items(text); !items.ended(); items.next()) {
        const std::string_view item = items.now();
        const auto square = item.size() > 2 ? parseSquare(item.substr(item.size() - 2)) : std::nullopt;
        if (!square)
            return Unexpected(items.offset());
        std::uint16_t men = 0;
        for (std::size_t i = 0; i + 2 < item.size(); ++i) {
            const auto man = parsePiece(item[i]);
            if (!man && item[i] != '-')
                return Unexpected(items.offset() + i);
            men = static_cast<std::uint16_t>(men | PositionPattern::only(manCode(man)));
        }
        pattern.squares[static_cast<std::size_t>(index(*square))] = men;
    }
    return pattern;
}

Expected<PositionPattern, std::size_t> withMaterial(PositionPattern pattern, std::string_view text)
{
    for (Items items(text); !items.ended(); items.next()) {
        if (!readEnding(pattern, items.now()) && !readCount(pattern, items.now()))
            return Unexpected(items.offset());
    }
    return pattern;
}

} // namespace chess
