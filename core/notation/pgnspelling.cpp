#include "core/notation/pgnspelling.h"

#include <algorithm>
#include <array>
#include <utility>

namespace chess::pgn {

namespace {

enum class Score : std::uint8_t { Zero, Half, One };
struct ScoreSpan {
    Score score;
    std::size_t size;
};

std::optional<ScoreSpan> leadingScore(std::string_view text)
{
    for (const std::string_view half : {"1/2", "\u00bd", "0.5", "0,5"}) {
        if (text.starts_with(half))
            return ScoreSpan{Score::Half, half.size()};
    }
    if (text.starts_with('1'))
        return ScoreSpan{Score::One, 1};
    if (text.starts_with('0'))
        return ScoreSpan{Score::Zero, 1};
    return std::nullopt;
}

/// A dash or colon with at most one blank on each side.
std::size_t leadingSeparator(std::string_view text)
{
    const std::size_t before = text.starts_with(' ') ? 1 : 0;
    const std::string_view rest = text.substr(before);
    for (const std::string_view dash : {"-", ":", "\u2010", "\u2011", "\u2012", "\u2013", "\u2014", "\u2212"}) {
        if (rest.starts_with(dash)) {
            const std::size_t size = before + dash.size();
            return size + (size < text.size() && text[size] == ' ' ? 1 : 0);
        }
    }
    return 0;
}

/// May a result end before \p text?
bool endsWord(std::string_view text)
{
    static constexpr std::string_view Ends = "{}()[];$";
    return text.empty() || spaceSize(text) > 0 || Ends.find(text.front()) != std::string_view::npos;
}

} // namespace

std::size_t spaceSize(std::string_view text)
{
    std::size_t size = 0;
    while (size < text.size()) {
        const char c = text[size];
        if (isBlank(c) || isLineEnd(c))
            ++size;
        else if (c == '\xc2' && text.substr(size).starts_with("\u00a0"))
            size += 2;
        else if (c == '\xef' && text.substr(size).starts_with("\ufeff"))
            size += 3;
        else
            break;
    }
    return size;
}

std::size_t lineEnd(std::string_view text) { return std::min(text.size(), text.find_first_of("\r\n")); }

std::size_t resultSize(std::string_view text)
{
    const auto white = leadingScore(text);
    if (!white)
        return 0;
    std::size_t size = white->size;
    const std::size_t separator = leadingSeparator(text.substr(size));
    const auto black = separator > 0 ? leadingScore(text.substr(size + separator)) : std::nullopt;
    if (black) {
        size += separator + black->size;
        const int halves = static_cast<int>(white->score) + static_cast<int>(black->score);
        return (halves == 1 || halves == 2) && endsWord(text.substr(size)) ? size : 0;
    }
    // "1/2" or "½" alone is a draw, "0.5" is not.
    const bool alone = white->score == Score::Half && text[1] != '.' && text[1] != ',';
    return alone && endsWord(text.substr(size)) ? size : 0;
}

std::size_t zeroMoveSize(std::string_view text)
{
    if (text.starts_with("0-0"))
        return wordSize(text);
    return text.starts_with("0000") && endsWord(text.substr(4)) ? 4 : 0;
}

std::size_t moveNumberSize(std::string_view text)
{
    std::size_t size = 0;
    while (size < text.size() && isDigit(text[size]))
        ++size;
    while (size < text.size()) {
        if (text[size] == '.')
            ++size;
        else if (text.substr(size).starts_with("\u2026")) // horizontal ellipsis
            size += 3;
        else
            break;
    }
    return size;
}

std::size_t wordSize(std::string_view text)
{
    static constexpr std::string_view Stops = " \t\v\f\r\n{}()[];$!?";
    std::size_t size = 0;
    for (; size < text.size(); ++size) {
        const char c = text[size];
        if (Stops.find(c) != std::string_view::npos || (c == '\xc2' && text.substr(size).starts_with("\u00a0")))
            break;
        // "Rd8#1-0"
        if ((c == '#' || c == '+') && resultSize(text.substr(size + 1)) > 0)
            return size + 1;
    }
    // "b8(N)"
    if (size + 2 < text.size() && text[size] == '(' && text[size + 2] == ')' && size >= 2
        && std::string_view("QRBNqrbn").find(text[size + 1]) != std::string_view::npos
        && (text[size - 1] == '1' || text[size - 1] == '8') && looksLikeMove(text.substr(0, size)))
        size += 3;
    return size;
}

bool looksLikeMove(std::string_view word)
{
    for (const std::string_view castling : {"O-O", "o-o", "0-0"}) {
        if (word.starts_with(castling))
            return true;
    }
    const auto isFile = [](char c) { return c >= 'a' && c <= 'h'; };
    const auto isRank = [](char c) { return c >= '1' && c <= '8'; };
    std::size_t at = 0;
    if (!word.empty() && std::string_view("KQRBNPkqrnp").find(word.front()) != std::string_view::npos)
        at = 1;
    for (; at + 1 < word.size(); ++at) {
        if (isFile(word[at]) && isRank(word[at + 1]))
            return true;
        if (!isFile(word[at]) && !isRank(word[at]) && std::string_view("x:-").find(word[at]) == std::string_view::npos)
            return false;
    }
    return false;
}

bool isMoveSuffix(std::string_view word)
{
    constexpr std::array<std::string_view, 6> Suffixes{"e.p.", "e.p", "ep", "+", "++", "#"};
    return std::ranges::find(Suffixes, word) != Suffixes.end();
}

std::optional<std::uint16_t> glyphNag(std::string_view word)
{
    // Numbers to 139 are those of the PGN Standard, section 10; 140 and up are what ChessBase and Scid write.
    using Entry = std::pair<std::string_view, std::uint16_t>;
    static constexpr std::array Glyphs{
        Entry{"!", 1},         Entry{"?", 2},        Entry{"!!", 3},       Entry{"!!!", 3},      Entry{"??", 4},
        Entry{"\?\?\?", 4},    Entry{"!?", 5},       Entry{"?!", 6},       Entry{"\u25a1", 7},   Entry{"=", 10},
        Entry{"\u221e", 13},   Entry{"+=", 14},      Entry{"\u2a72", 14},  Entry{"=+", 15},      Entry{"\u2a71", 15},
        Entry{"\u00b1", 16},   Entry{"+/-", 16},     Entry{"\u2213", 17},  Entry{"-/+", 17},     Entry{"+-", 18},
        Entry{"-+", 19},       Entry{"\u2a00", 22},  Entry{"\u2299", 22},  Entry{"\u2191", 36},  Entry{"\u2192", 40},
        Entry{"=/\u221e", 44}, Entry{"\u21c6", 132}, Entry{"\u2295", 138}, Entry{"\u2206", 140}, Entry{"\u2313", 142},
        Entry{"N", 146},       Entry{"TN", 146},     Entry{"D", 220},
    };
    const auto found = std::ranges::find(Glyphs, word, &Entry::first);
    if (found == Glyphs.end())
        return std::nullopt;
    return found->second;
}

} // namespace chess::pgn
