#include "core/notation/pgnreader.h"

#include "core/notation/pgnspelling.h"
#include "core/notation/pgntagspan.h"

#include <algorithm>
#include <functional>

namespace chess {

using namespace pgn;

namespace {

/// No sign that is read as a whole ("½-½", "e8(Q)", a byte order mark) looks further ahead than this many bytes past
/// the token that it follows.
constexpr std::size_t LookAhead = 32;

} // namespace

void PgnReader::feed(std::string_view bytes)
{
    if (m_rest.empty()) {
        const std::size_t read = scan(bytes, false);
        if (m_stopped)
            return;
        m_rest = bytes.substr(read);
    } else {
        m_rest += bytes;
        if (m_rest.size() < m_wanted)
            return;
        m_rest.erase(0, scan(m_rest, false));
    }
    // A token that doesn't end is searched again only when twice as much of it is there, so that small pieces of a long
    // comment don't take quadratic time.
    m_wanted = 2 * m_rest.size();
}

void PgnReader::finish()
{
    scan(m_rest, true);
    endGame();
    m_section = Section::Between;
}

void PgnReader::read(std::string_view text)
{
    scan(text, true);
    endGame();
    m_section = Section::Between;
}

std::size_t PgnReader::scan(std::string_view data, bool last)
{
    m_data = data;
    m_at = 0;
    while (m_at < data.size() && !m_stopped) {
        const std::size_t size = next(data.substr(m_at), last);
        if (size == NeedMore)
            break;
        m_at += size;
    }
    const std::size_t read = m_at;
    if (last || read == 0)
        return read; // the text stays in view for the faults of its end
    placeOf(m_base + read);
    m_previous = data[read - 1];
    m_base += read;
    m_at = 0;
    return read;
}

std::size_t PgnReader::next(std::string_view rest, bool last)
{
    if (!last && rest.size() < LookAhead)
        return NeedMore;
    const char c = rest.front();
    if (const std::size_t size = spaceSize(rest); size > 0)
        return space(rest.substr(0, size), last || size < rest.size());
    const char before = m_at == 0 ? m_previous : m_data[m_at - 1];
    m_newlines = 0;
    if (c == '%' && isLineEnd(before)) {
        const std::size_t size = lineEnd(rest);
        return size == rest.size() && !last ? NeedMore : deliver(PgnToken::Kind::Escape, rest.substr(0, size));
    }
    if (c == ';') {
        const std::size_t size = lineEnd(rest);
        if (size == rest.size() && !last)
            return NeedMore;
        return deliver(PgnToken::Kind::LineComment, rest.substr(0, size), {}, rest.substr(1, size - 1));
    }
    if (c == '{')
        return comment(rest, last);
    if (c == '[')
        return tag(rest, last);
    return m_section == Section::Moves ? movetext(rest, last) : outside(rest, last);
}

std::size_t PgnReader::space(std::string_view text, bool complete)
{
    // A carriage return may yet prove to be the first half of a line end.
    if (!complete && text.size() > 1 && text.back() == '\r')
        text.remove_suffix(1);
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text[i] == '\n' || (text[i] == '\r' && (i + 1 == text.size() || text[i + 1] != '\n')))
            ++m_newlines;
    }
    m_blankLine = m_blankLine || m_newlines >= 2;
    return deliver(PgnToken::Kind::Space, text);
}

std::size_t PgnReader::comment(std::string_view rest, bool last)
{
    const std::size_t close = rest.find('}');
    if (close == std::string_view::npos) {
        if (!last)
            return NeedMore;
        report(PgnSyntaxFault::UnclosedComment);
        return deliver(PgnToken::Kind::Comment, rest, {}, rest.substr(1));
    }
    return deliver(PgnToken::Kind::Comment, rest.substr(0, close + 1), {}, rest.substr(1, close - 1));
}

/// Where the line of the tag at the start of \p rest ends, searched for once for all the tags on it.
std::size_t PgnReader::tagLineEnd(std::string_view rest, bool last)
{
    const std::uint64_t begin = m_base + m_at;
    if (m_lineEnd > begin)
        return static_cast<std::size_t>(m_lineEnd - begin);
    const std::size_t end = lineEnd(rest);
    if (end < rest.size() || last)
        m_lineEnd = begin + end;
    return end;
}

std::size_t PgnReader::tag(std::string_view rest, bool last)
{
    if (m_section == Section::Moves && !opensTag(rest)) {
        // "[...]" among the moves: no further than a word or two, so that the moves after it are read.
        static constexpr std::size_t Furthest = 256;
        if (!last && rest.size() < Furthest)
            return NeedMore;
        const std::string_view begin = rest.substr(0, std::min(Furthest, lineEnd(rest.substr(0, Furthest))));
        const std::size_t close = begin.find(']');
        return unread(begin.substr(0, close == std::string_view::npos ? 1 : close + 1), PgnSyntaxFault::StrayPiece);
    }
    const std::size_t end = tagLineEnd(rest, last);
    if (end == rest.size() && !last)
        return NeedMore;
    const std::string_view line = rest.substr(0, end);
    const TagSpan tag = readTag(line);
    if (tag.size == 0) {
        if (tag.quoteOpened)
            return unread(line, PgnSyntaxFault::MalformedTag);
        for (std::size_t close = line.find(']'); close != std::string_view::npos; close = line.find(']', close + 1)) {
            const std::size_t after = close + 1 + blanksSize(line.substr(close + 1));
            if (after < line.size() && line[after] == '[')
                return unread(line.substr(0, close + 1), PgnSyntaxFault::MalformedTag);
        }
        return unread(line, PgnSyntaxFault::MalformedTag);
    }
    const bool begins = tagBeginsGame(tag.name);
    if (m_section == Section::Moves && !begins)
        return unread(rest.substr(0, tag.size), PgnSyntaxFault::TagAmongMoves);
    if (begins)
        begin();
    m_section = Section::Head;
    m_blankLine = false;
    rememberTag(tag.name);
    if (tag.bareQuote)
        report(PgnSyntaxFault::UnescapedQuote);
    if (tag.unclosed)
        report(PgnSyntaxFault::UnclosedTag);
    return deliver(PgnToken::Kind::Tag, rest.substr(0, tag.size), tag.name, tag.value);
}

bool PgnReader::tagBeginsGame(std::string_view name) const
{
    switch (m_section) {
    case Section::Between:
    case Section::Ended:
        return true;
    case Section::Head:
        return (m_blankLine && (name == "Event" || tagSeen(name))) || (name == "Event" && tagSeen(name));
    case Section::Moves:
        return name == "Event" || m_tagsSeen.empty() || tagSeen(name);
    }
    return true;
}

bool PgnReader::tagSeen(std::string_view name) const
{
    return std::ranges::find(m_tagsSeen, std::hash<std::string_view>()(name)) != m_tagsSeen.end();
}

void PgnReader::rememberTag(std::string_view name)
{
    // A game with more tags than that is no game that we need to tell from the next by them.
    static constexpr std::size_t Most = 64;
    if (m_tagsSeen.size() < Most)
        m_tagsSeen.push_back(std::hash<std::string_view>()(name));
}

/// Where no moves are expected: before a game, among its tags, after its result.
std::size_t PgnReader::outside(std::string_view rest, bool last)
{
    const bool inTags = m_section == Section::Head;
    const auto enterMoves = [&] {
        if (!inTags)
            begin();
        m_section = Section::Moves;
    };
    const std::size_t result = rest.front() == '*' ? 1 : resultSize(rest);
    if (result > 0) {
        if (m_section == Section::Ended && !m_strayText)
            return unread(rest.substr(0, result), PgnSyntaxFault::StrayResult);
        // A result can be a game's only sign, but not within a line of prose.
        const std::string_view after = rest.substr(result);
        const std::size_t blanks = blanksSize(after);
        if (!last && blanks == after.size())
            return NeedMore;
        if (inTags || blanks == after.size() || isLineEnd(after[blanks])) {
            enterMoves();
            m_section = Section::Ended;
            return deliver(PgnToken::Kind::Result, rest.substr(0, result));
        }
        return strayLine(rest, last);
    }
    const std::size_t number = moveNumberSize(rest);
    if (number > 0 && number + LookAhead > rest.size() && !last)
        return NeedMore;
    bool movesBegin = number > 0 && !isDigit(rest[number - 1]);
    if (number > 0 && !movesBegin) {
        const std::string_view after = rest.substr(number);
        const std::string_view first = after.substr(blanksSize(after));
        if (!last && first.size() < LookAhead)
            return NeedMore;
        movesBegin = looksLikeMove(first.substr(0, wordSize(first)));
    }
    movesBegin = movesBegin || looksLikeMove(rest.substr(0, std::min<std::size_t>(rest.size(), LookAhead)))
        || (inTags && (rest.front() == '$' || rest.front() == '(' || rest.starts_with("--") || rest.starts_with("Z0")));
    if (!movesBegin)
        return strayLine(rest, last);
    enterMoves();
    return movetext(rest, last);
}

std::size_t PgnReader::movetext(std::string_view rest, bool last)
{
    switch (rest.front()) {
    case '(':
        ++m_depth;
        return deliver(PgnToken::Kind::VariationBegin, rest.substr(0, 1));
    case ')':
        if (m_depth == 0)
            return unread(rest.substr(0, 1), PgnSyntaxFault::StrayVariationEnd);
        --m_depth;
        return deliver(PgnToken::Kind::VariationEnd, rest.substr(0, 1));
    case '*':
        return result(rest, 1, last);
    case '$':
        return nag(rest, 0, last);
    case '\\':
        if (rest.size() > 1 && rest[1] == '$')
            return nag(rest, 1, last);
        break;
    case '}':
        return unread(rest.substr(0, 1), PgnSyntaxFault::StrayBrace);
    case ']':
        return unread(rest.substr(0, 1), PgnSyntaxFault::StrayPiece);
    case '!':
    case '?': {
        const std::size_t size = std::min(rest.size(), rest.find_first_not_of("!?"));
        if (size == rest.size() && !last)
            return NeedMore;
        const auto number = glyphNag(rest.substr(0, size));
        return number ? deliver(PgnToken::Kind::Nag, rest.substr(0, size), {}, {}, *number)
                      : unread(rest.substr(0, size), PgnSyntaxFault::StrayPiece);
    }
    default:
        break;
    }
    if (const std::size_t size = resultSize(rest); size > 0)
        return result(rest, size, last);
    if (zeroMoveSize(rest) == 0) {
        const std::size_t size = moveNumberSize(rest);
        if (size > 0 && size + LookAhead > rest.size() && !last)
            return NeedMore;
        if (size > 0)
            return deliver(PgnToken::Kind::MoveNumber, rest.substr(0, size));
    }
    return word(rest, last);
}

std::size_t PgnReader::nag(std::string_view rest, std::size_t sign, bool last)
{
    static constexpr int Highest = 0xffff;
    std::size_t size = sign + 1;
    int number = 0;
    for (; size < rest.size() && isDigit(rest[size]); ++size)
        number = std::min(number * 10 + (rest[size] - '0'), Highest + 1);
    if (size == rest.size() && !last)
        return NeedMore;
    if (size == sign + 1 || number > Highest)
        return unread(rest.substr(0, size), PgnSyntaxFault::StrayPiece);
    return deliver(PgnToken::Kind::Nag, rest.substr(0, size), {}, {}, static_cast<std::uint16_t>(number));
}

std::size_t PgnReader::word(std::string_view rest, bool last)
{
    const std::size_t size = wordSize(rest);
    if (size + LookAhead > rest.size() && !last)
        return NeedMore;
    const std::string_view word = rest.substr(0, size);
    if (isMoveSuffix(word))
        return deliver(PgnToken::Kind::MoveSuffix, word);
    if (const auto number = glyphNag(word))
        return deliver(PgnToken::Kind::Nag, word, {}, {}, *number);
    return deliver(PgnToken::Kind::Move, word);
}

std::size_t PgnReader::result(std::string_view rest, std::size_t size, bool last)
{
    if (m_depth > 0) {
        const std::string_view after = rest.substr(size);
        const std::size_t blanks = spaceSize(after);
        if (blanks == after.size() && !last)
            return NeedMore;
        // "(24. Qh7# 1-0)" doesn't end the game.
        if (blanks < after.size() && after[blanks] == ')')
            return deliver(PgnToken::Kind::Unread, rest.substr(0, size));
        report(PgnSyntaxFault::UnclosedVariation);
        m_depth = 0;
    }
    m_section = Section::Ended;
    return deliver(PgnToken::Kind::Result, rest.substr(0, size));
}

std::size_t PgnReader::strayLine(std::string_view rest, bool last)
{
    const std::size_t size = lineEnd(rest);
    if (size == rest.size() && !last)
        return NeedMore;
    m_strayText = true;
    return unread(rest.substr(0, size), PgnSyntaxFault::StrayText);
}

std::size_t PgnReader::unread(std::string_view text, PgnSyntaxFault fault)
{
    report(fault);
    return deliver(PgnToken::Kind::Unread, text);
}

std::size_t PgnReader::deliver(PgnToken::Kind kind, std::string_view text, std::string_view name,
                               std::string_view value, std::uint16_t nag)
{
    m_visitor.token(PgnToken{kind, text, m_base + m_at, name, value, nag});
    return text.size();
}

void PgnReader::begin()
{
    endGame();
    m_tagsSeen.clear();
    m_blankLine = false;
    m_strayText = false;
    m_visitor.beginGame();
}

void PgnReader::endGame()
{
    if (m_section == Section::Between)
        return;
    if (m_depth > 0)
        report(PgnSyntaxFault::UnclosedVariation);
    m_depth = 0;
    m_visitor.endGame();
}

void PgnReader::report(PgnSyntaxFault fault) { m_visitor.fault(fault, placeOf(m_base + m_at)); }

PgnPlace PgnReader::placeOf(std::uint64_t offset)
{
    for (; m_counted.offset < offset; ++m_counted.offset) {
        const char c = m_data[static_cast<std::size_t>(m_counted.offset - m_base)];
        if (c == '\r' || (c == '\n' && !m_countedReturn)) {
            ++m_counted.line;
            m_counted.column = 1;
        } else if (c != '\n' && (static_cast<unsigned char>(c) & 0xc0) != 0x80) {
            ++m_counted.column;
        }
        m_countedReturn = c == '\r';
    }
    return m_counted;
}

std::string tagValue(std::string_view escaped)
{
    std::string value;
    value.reserve(escaped.size());
    for (std::size_t i = 0; i < escaped.size(); ++i) {
        if (escaped[i] == '\\' && i + 1 < escaped.size() && (escaped[i + 1] == '"' || escaped[i + 1] == '\\'))
            ++i;
        value += escaped[i];
    }
    return value;
}

std::string unwrapped(std::string_view comment)
{
    std::string text;
    text.reserve(comment.size());
    for (std::size_t i = 0; i < comment.size();) {
        if (!isLineEnd(comment[i])) {
            text += comment[i++];
            continue;
        }
        std::size_t lineEnds = 0;
        for (; i < comment.size() && isLineEnd(comment[i]); ++lineEnds)
            i += comment.substr(i).starts_with("\r\n") ? 2 : 1;
        if (lineEnds > 1)
            text.append(lineEnds - 1, '\n');
        else if (!(!text.empty() && isBlank(text.back())) && !(i < comment.size() && isBlank(comment[i])))
            text += ' ';
    }
    return text;
}

} // namespace chess
