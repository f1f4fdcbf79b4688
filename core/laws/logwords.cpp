#include "core/laws/logwords.h"

#include <array>
#include <charconv>
#include <optional>
#include <utility>

namespace chess::logwords {

namespace {

constexpr std::string_view CastlingMark = "/c";
constexpr std::string_view EnPassantMark = "/e";
constexpr std::string_view NoText = "-";
/// Some three thousand years: no sum of times in a match runs over.
constexpr std::chrono::milliseconds::rep MostMilliseconds = 100'000'000'000'000;

template <typename Value, std::size_t Size>
using Names = std::array<std::pair<Value, std::string_view>, Size>;

constexpr Names<ClaimKind, 2> ClaimNames{{{ClaimKind::Threefold, "threefold"}, {ClaimKind::Fifty, "fifty"}}};
constexpr Names<Color, 2> ColorNames{{{Color::White, "w"}, {Color::Black, "b"}}};
constexpr Names<bool, 2> BoolNames{{{false, "0"}, {true, "1"}}};
constexpr Names<Points, 3> PointsNames{{{Points::Zero, "0"}, {Points::Half, "1/2"}, {Points::One, "1"}}};
constexpr Names<Verdict, 3> AnswerNames{{{Verdict::Yes, "yes"}, {Verdict::No, "no"}, {Verdict::Unknown, "unknown"}}};

template <typename Value, std::size_t Size>
std::string nameIn(const Names<Value, Size> &names, Value value)
{
    for (const auto &[own, name] : names) {
        if (own == value)
            return std::string(name);
    }
    return {};
}
template <typename Value, std::size_t Size>
bool findIn(const Names<Value, Size> &names, std::string_view word, Value &value)
{
    for (const auto &[own, name] : names) {
        if (name == word) {
            value = own;
            return true;
        }
    }
    return false;
}

template <typename Number>
bool parseNumber(std::string_view word, Number &number)
{
    const char *const end = word.data() + word.size();
    const auto [last, error] = std::from_chars(word.data(), end, number);
    return error == std::errc() && last == end;
}

std::optional<Move> moveOf(std::string_view word)
{
    if (word.size() < 4)
        return std::nullopt;
    const auto from = parseSquare(word.substr(0, 2));
    const auto to = parseSquare(word.substr(2, 2));
    const auto mark = word.substr(4);
    if (!from || !to)
        return std::nullopt;
    if (mark.empty())
        return Move(*from, *to);
    if (mark == CastlingMark)
        return Move(*from, *to, MoveKind::Castling);
    if (mark == EnPassantMark)
        return Move(*from, *to, MoveKind::EnPassant);
    PieceType promotion{};
    if (!mark.starts_with('=') || !parse(mark.substr(1), promotion))
        return std::nullopt;
    if (promotion == PieceType::Pawn || promotion == PieceType::King)
        return std::nullopt;
    return Move(*from, *to, promotion);
}

bool isPlain(char c)
{
    const auto byte = static_cast<unsigned char>(c);
    return byte > 0x20 && byte != 0x7f && c != '%' && c != ']' && c != '}' && c != ';';
}

} // namespace

std::string_view Words::take()
{
    if (atEnd()) {
        m_taken = m_line.size();
        return {};
    }
    m_taken = m_next;
    const auto end = m_line.find(' ', m_next);
    const auto length = end == std::string_view::npos ? std::string_view::npos : end - m_next;
    m_next = end == std::string_view::npos ? m_line.size() + 1 : end + 1;
    return m_line.substr(m_taken, length);
}

std::string_view takeLine(std::string_view &text)
{
    const auto end = text.find('\n');
    auto line = text.substr(0, end);
    text = end == std::string_view::npos ? std::string_view() : text.substr(end + 1);
    if (line.ends_with('\r'))
        line.remove_suffix(1);
    return line;
}

std::string word(Square square) { return toString(square); }
std::string word(Move move)
{
    std::string text = toString(move.from()) + toString(move.to());
    if (move.kind() == MoveKind::Castling)
        text += CastlingMark;
    else if (move.kind() == MoveKind::EnPassant)
        text += EnPassantMark;
    else if (const auto promotion = move.promotion())
        text += "=" + word(*promotion);
    return text;
}
std::string word(PieceType type) { return {static_cast<char>(letter(type) | 0x20)}; }
std::string word(ClaimKind kind) { return nameIn(ClaimNames, kind); }
std::string word(Color color) { return nameIn(ColorNames, color); }
std::string word(bool value) { return nameIn(BoolNames, value); }
std::string word(int number) { return std::to_string(number); }
std::string word(std::uint64_t number) { return std::to_string(number); }
std::string word(std::chrono::milliseconds time) { return std::to_string(time.count()); }
std::string word(Points points) { return nameIn(PointsNames, points); }
std::string word(Verdict answer) { return nameIn(AnswerNames, answer); }
std::string word(const std::string &text)
{
    if (text.empty())
        return std::string(NoText);
    if (text == NoText)
        return "%2D";
    std::string result;
    for (const char c : text) {
        if (isPlain(c)) {
            result += c;
            continue;
        }
        const auto byte = static_cast<unsigned char>(c);
        result += '%';
        result += "0123456789ABCDEF"[byte >> 4];
        result += "0123456789ABCDEF"[byte & 15];
    }
    return result;
}

bool parse(std::string_view word, Square &square)
{
    const auto read = parseSquare(word);
    square = read.value_or(square);
    return read.has_value();
}
bool parse(std::string_view word, Move &move)
{
    const auto read = moveOf(word);
    move = read.value_or(move);
    return read.has_value();
}
bool parse(std::string_view word, PieceType &type)
{
    const auto read = word.size() == 1 ? parsePieceType(word[0]) : std::nullopt;
    type = read.value_or(type);
    return read.has_value();
}
bool parse(std::string_view word, ClaimKind &kind) { return findIn(ClaimNames, word, kind); }
bool parse(std::string_view word, Color &color) { return findIn(ColorNames, word, color); }
bool parse(std::string_view word, bool &value) { return findIn(BoolNames, word, value); }
bool parse(std::string_view word, int &number) { return parseNumber(word, number); }
bool parse(std::string_view word, std::uint64_t &number) { return parseNumber(word, number); }
bool parse(std::string_view word, std::chrono::milliseconds &time)
{
    std::chrono::milliseconds::rep count = 0;
    if (!parseNumber(word, count) || count > MostMilliseconds || count < -MostMilliseconds)
        return false;
    time = std::chrono::milliseconds(count);
    return true;
}
bool parse(std::string_view word, Points &points) { return findIn(PointsNames, word, points); }
bool parse(std::string_view word, Verdict &answer) { return findIn(AnswerNames, word, answer); }
bool parse(std::string_view word, std::string &text)
{
    text.clear();
    if (word.empty())
        return false;
    if (word == NoText)
        return true;
    while (!word.empty()) {
        if (word[0] != '%') {
            text += word[0];
            word.remove_prefix(1);
            continue;
        }
        unsigned byte = 0;
        if (word.size() < 3)
            return false;
        const auto [last, error] = std::from_chars(word.data() + 1, word.data() + 3, byte, 16);
        if (error != std::errc() || last != word.data() + 3)
            return false;
        text += static_cast<char>(byte);
        word.remove_prefix(3);
    }
    return true;
}

} // namespace chess::logwords
