#include "core/library/plaingame.h"

#include "core/game/game.h"
#include "core/library/scanboard.h"
#include "core/notation/pgnspelling.h"

#include <algorithm>
#include <cstring>
#include <vector>

namespace chess {

namespace {

using namespace pgn;

constexpr std::array<std::string_view, IndexedTagCount> TagNames{
    "Event", "Site", "Date", "Round", "White", "Black", "Result", "ECO", "WhiteElo", "BlackElo",
};
constexpr std::array<std::string_view, 4> ResultTokens{"*", "1-0", "0-1", "1/2-1/2"};

bool sameWord(std::string_view a, std::string_view b)
{
    return std::ranges::equal(a, b, {}, textscan::lower, textscan::lower);
}

/// A tag pair that has its line for itself.
struct TagLine {
    std::string_view name;
    std::string_view value;
    std::size_t next; ///< Where the next line begins, or the text ends.
};

/// Reads bytes and knows where they end.
class Text
{
public:
    Text(std::string_view text, std::size_t at, bool complete) : m_text(text), m_at(at), m_complete(complete) { }

    std::size_t at() const { return m_at; }
    char now() const { return ahead(0); }
    /// NUL behind the end.
    char ahead(std::size_t count) const { return m_at + count < m_text.size() ? m_text[m_at + count] : '\0'; }
    void skip(std::size_t count) { m_at += count; }
    void moveTo(std::size_t at) { m_at = at; }
    bool ended() const { return m_at >= m_text.size(); }
    std::string_view from(std::size_t begin) const { return m_text.substr(begin, m_at - begin); }
    std::string_view rest() const { return m_text.substr(m_at); }
    /// What it means that here is not what should be: perhaps only that the text ends.
    PlainReading failure() const { return ended() && !m_complete ? PlainReading::Incomplete : PlainReading::NotPlain; }
    void skipSpace()
    {
        while (isBlank(now()) || isLineEnd(now()))
            ++m_at;
    }
    void skipBlanks()
    {
        while (isBlank(now()))
            ++m_at;
    }
    /// Past a line end, or where the text ends; false where something else is.
    bool acceptLineEnd()
    {
        if (now() == '\r' || now() == '\n') {
            m_at += now() == '\r' && ahead(1) == '\n' ? 2 : 1;
            return true;
        }
        return ended() && m_complete;
    }

private:
    std::string_view m_text;
    std::size_t m_at;
    bool m_complete;
};

/// Fails at the place from which the line can't be a plain tag pair.
std::optional<TagLine> readTagLine(Text &text)
{
    if (text.now() != '[')
        return std::nullopt;
    text.skip(1);
    std::size_t begin = text.at();
    while (isLetter(text.now()) || isDigit(text.now()) || text.now() == '_')
        text.skip(1);
    TagLine tag{text.from(begin), {}, 0};
    if (tag.name.empty() || text.now() != ' ' || text.ahead(1) != '"') {
        if (text.now() == ' ')
            text.skip(1);
        return std::nullopt;
    }
    text.skip(2);
    begin = text.at();
    while (text.now() != '"') {
        if (text.now() == '\\' || isLineEnd(text.now()) || text.now() == '\0')
            return std::nullopt;
        text.skip(1);
    }
    tag.value = text.from(begin);
    text.skip(1);
    if (text.now() != ']')
        return std::nullopt;
    text.skip(1);
    text.skipBlanks();
    if (!text.acceptLineEnd())
        return std::nullopt;
    tag.next = text.at();
    return tag;
}

bool endsMove(char c)
{
    switch (c) {
    case ' ':
    case '\n':
    case '\r':
    case '\t':
    case ')':
    case '(':
    case '{':
    case '!':
    case '?':
    case '$':
        return true;
    default:
        return false;
    }
}

/// The square that \p file and \p rank name; empty if they are no letter and digit of one.
std::optional<Square> squareOf(char file, char rank)
{
    const auto f = static_cast<unsigned>(file - 'a');
    const auto r = static_cast<unsigned>(rank - '1');
    if (f > 7 || r > 7)
        return std::nullopt;
    return squareAt(static_cast<int>(r * 8 + f));
}

std::optional<Move> pieceMove(const ScanBoard &board, char letter, Square to, Bitboard named)
{
    switch (letter) {
    case 'N':
        return board.pieceMove<PieceType::Knight>(to, named);
    case 'B':
        return board.pieceMove<PieceType::Bishop>(to, named);
    case 'R':
        return board.pieceMove<PieceType::Rook>(to, named);
    case 'Q':
        return board.pieceMove<PieceType::Queen>(to, named);
    default:
        return board.pieceMove<PieceType::King>(to, named);
    }
}

/// "Nf3", "Nbd2", "N1d2", "Nb1d2", all with or without an x.
std::optional<Move> readPieceMove(const ScanBoard &board, Text &text)
{
    const char letter = text.now();
    text.skip(1);
    Bitboard named(~std::uint64_t{0});
    auto to = squareOf(text.now(), text.ahead(1));
    if (to && text.ahead(2) != 'x' && !squareOf(text.ahead(2), text.ahead(3))) {
        text.skip(2);
        return pieceMove(board, letter, *to, named);
    }
    if (text.now() >= 'a' && text.now() <= 'h') {
        named &= Bitboard(static_cast<File>(text.now() - 'a'));
        text.skip(1);
    }
    if (text.now() >= '1' && text.now() <= '8') {
        named &= Bitboard(static_cast<Rank>(text.now() - '1'));
        text.skip(1);
    }
    if (text.now() == 'x')
        text.skip(1);
    to = squareOf(text.now(), text.ahead(1));
    if (!to)
        return std::nullopt;
    text.skip(2);
    return pieceMove(board, letter, *to, named);
}

std::optional<PieceType> promotionPiece(char letter)
{
    return letter == 'Q' || letter == 'R' || letter == 'B' || letter == 'N' ? parsePieceType(letter) : std::nullopt;
}

/// "e4", "exd5", "e8=Q".
std::optional<Move> readPawnMove(const ScanBoard &board, Text &text)
{
    const char file = text.now();
    const bool takes = text.ahead(1) == 'x';
    if (takes)
        text.skip(2);
    const auto to = squareOf(text.now(), text.ahead(1));
    if (!to)
        return std::nullopt;
    text.skip(2);
    std::optional<PieceType> promotion;
    if (text.now() == '=') {
        promotion = promotionPiece(text.ahead(1));
        text.skip(promotion ? 2 : 1);
        if (!promotion)
            return std::nullopt;
    }
    return takes ? board.pawnCapture(static_cast<File>(file - 'a'), *to, promotion) : board.pawnPush(*to, promotion);
}

std::optional<Move> readCastling(const ScanBoard &board, Text &text)
{
    const std::string_view rest = text.rest();
    if (rest.starts_with("O-O-O")) {
        text.skip(5);
        return board.castling(Wing::Queen);
    }
    if (rest.starts_with("O-O") && !rest.starts_with("O-O-")) {
        text.skip(3);
        return board.castling(Wing::King);
    }
    return std::nullopt;
}

/// Reads one legal move with its sign of check, up to what may stand behind it.
std::optional<Move> readPlainMove(const ScanBoard &board, Text &text)
{
    std::optional<Move> move;
    const char c = text.now();
    if (c >= 'a' && c <= 'h')
        move = readPawnMove(board, text);
    else if (c == 'O')
        move = readCastling(board, text);
    else
        move = readPieceMove(board, text);
    if (!move)
        return std::nullopt;
    if (text.now() == '+' || text.now() == '#')
        text.skip(1);
    // "e8(Q)" is something else.
    if (!endsMove(text.now()) || (text.now() == '(' && isLetter(text.ahead(1))))
        return std::nullopt;
    return move;
}

const Board &standardStart()
{
    static const Board start = Position().board();
    return start;
}

class PlainReader
{
public:
    PlainReader(std::string_view text, std::size_t offset, bool complete, MoveRecorder &recorder)
        : m_begin(offset), m_text(text, offset, complete), m_recorder(recorder)
    {
    }

    PlainGame read()
    {
        m_game.reading = readTags();
        if (m_game.reading != PlainReading::Read)
            return m_game;
        const std::size_t movesBegin = m_text.at();
        m_recorder.begin(start());
        m_game.reading = readMoves<false>();
        if (m_variationFound) {
            m_text.moveTo(movesBegin);
            m_game.facts.plies = 0;
            m_recorder.takeBack();
            m_recorder.begin(start());
            m_game.reading = readMoves<true>();
        }
        return m_game;
    }

private:
    struct Line {
        ScanBoard board;
        ScanBoard before; ///< Before the last move.
    };

    const Board &start() const { return m_game.facts.start ? m_game.facts.start->board() : standardStart(); }

    PlainReading readTags()
    {
        auto &tags = m_game.facts.tags;
        std::array<bool, IndexedTagCount> seen{};
        while (m_text.now() == '[') {
            const auto tag = readTagLine(m_text);
            if (!tag)
                return m_text.failure();
            if (tag->name.starts_with("Touchmove"))
                return PlainReading::NotPlain;
            if (sameWord(tag->name, "FEN") || sameWord(tag->name, "Variant"))
                m_startTags.push_back({std::string(tag->name), std::string(tag->value)});
            const auto indexed = parseIndexedTag(tag->name);
            if (!indexed)
                continue;
            if (seen[index(*indexed)]) {
                if (*indexed == IndexedTag::Event) // begins another game
                    return PlainReading::NotPlain;
                continue;
            }
            seen[index(*indexed)] = true;
            tags[index(*indexed)] = tag->value;
        }
        constexpr std::array RosterTags{IndexedTag::Event, IndexedTag::Site,  IndexedTag::Date,  IndexedTag::Round,
                                        IndexedTag::White, IndexedTag::Black, IndexedTag::Result};
        m_resultTagSeen = seen[index(IndexedTag::Result)];
        for (const IndexedTag tag : RosterTags) {
            if (!seen[index(tag)])
                tags[index(tag)] = tag == IndexedTag::Date ? "????.??.??" : tag == IndexedTag::Result ? "*" : "?";
        }
        return m_startTags.empty() || readStart() ? PlainReading::Read : PlainReading::NotPlain;
    }

    bool readStart()
    {
        const Game head(m_startTags);
        if (head.startProblem() != StartProblem::None)
            return false;
        if (!head.start().samePosition(Position()))
            m_game.facts.start = head.start();
        return true;
    }

    /// Keeping the position before each move costs time, so it is only done for a game in which a variation was found.
    template <bool Variations>
    PlainReading readMoves()
    {
        ScanBoard board(start());
        std::vector<Line> lines; // those that the line being read leaves
        std::optional<ScanBoard> before;
        bool hasMove = false;
        bool started = false;
        for (;;) {
            const char c = m_text.now();
            switch (c) {
            case ' ':
            case '\n':
            case '\r':
            case '\t':
                m_text.skip(1);
                continue;
            case '1':
            case '2':
            case '3':
            case '4':
            case '5':
            case '6':
            case '7':
            case '8':
            case '9':
            case '0':
            case '*':
                if (const ResultToken result = resultHere(); result != ResultToken::Unknown || c == '*')
                    return lines.empty() ? finish(result, board) : PlainReading::NotPlain;
                if (c == '0' || c == '*' || !acceptMoveNumber())
                    return m_text.failure();
                started = true;
                continue;
            case 'a':
            case 'b':
            case 'c':
            case 'd':
            case 'e':
            case 'f':
            case 'g':
            case 'h':
            case 'K':
            case 'Q':
            case 'R':
            case 'B':
            case 'N':
            case 'O': {
                const Color mover = board.sideToMove();
                const auto move = readPlainMove(board, m_text);
                if (!move)
                    return m_text.failure();
                if constexpr (Variations)
                    before = board;
                board.play(*move);
                if (lines.empty()) {
                    m_recorder.record(mover, *move);
                    ++m_game.facts.plies;
                }
                hasMove = true;
                started = true;
                continue;
            }
            case '{':
                if (!acceptComment())
                    return m_text.failure();
                continue;
            case '$':
                if (!started || !acceptNumericGlyph())
                    return m_text.failure();
                continue;
            case '!':
            case '?':
                if (!started || !acceptGlyph())
                    return m_text.failure();
                continue;
            case '(':
                if (!hasMove)
                    return PlainReading::NotPlain;
                if constexpr (!Variations) {
                    m_variationFound = true;
                    return PlainReading::NotPlain;
                } else {
                    lines.push_back({board, *before});
                    board = *before;
                    hasMove = false;
                    m_text.skip(1);
                    continue;
                }
            case ')':
                if (lines.empty() || !hasMove)
                    return PlainReading::NotPlain;
                board = lines.back().board;
                before = lines.back().before;
                lines.pop_back();
                hasMove = true;
                m_text.skip(1);
                continue;
            default:
                return m_text.failure();
            }
        }
    }

    /// The result token here and its end, else Unknown.
    ResultToken resultHere() const
    {
        const std::string_view rest = m_text.rest();
        for (const ResultToken result : {ResultToken::WhiteWins, ResultToken::BlackWins, ResultToken::Draw}) {
            const std::string_view token = toString(result);
            if (!rest.starts_with(token))
                continue;
            const char behind = m_text.ahead(token.size());
            if (isBlank(behind) || isLineEnd(behind) || rest.size() == token.size())
                return result;
        }
        return ResultToken::Unknown;
    }

    /// Digits and at least one dot.
    bool acceptMoveNumber()
    {
        while (isDigit(m_text.now()))
            m_text.skip(1);
        if (m_text.now() != '.')
            return false;
        while (m_text.now() == '.')
            m_text.skip(1);
        return true;
    }

    bool acceptComment()
    {
        const std::string_view rest = m_text.rest();
        const void *close = std::memchr(rest.data(), '}', rest.size());
        m_text.skip(close ? static_cast<std::size_t>(static_cast<const char *>(close) - rest.data()) + 1 : rest.size());
        m_game.facts.comments = true;
        return close != nullptr;
    }

    bool acceptNumericGlyph()
    {
        static constexpr std::size_t MostDigits = 4; // with more it may be too high
        m_text.skip(1);
        std::size_t digits = 0;
        for (; isDigit(m_text.now()); ++digits)
            m_text.skip(1);
        return digits > 0 && digits <= MostDigits && !m_text.ended();
    }

    /// One or two signs: with more it may mean nothing.
    bool acceptGlyph()
    {
        static constexpr std::size_t MostSigns = 2;
        std::size_t signs = 0;
        for (; m_text.now() == '!' || m_text.now() == '?'; ++signs)
            m_text.skip(1);
        return signs <= MostSigns && !m_text.ended();
    }

    PlainReading finish(ResultToken result, const ScanBoard &board)
    {
        const std::string_view token = toString(result);
        GameFacts &facts = m_game.facts;
        if (m_resultTagSeen && facts.tags[index(IndexedTag::Result)] != token)
            return PlainReading::NotPlain;
        facts.tags[index(IndexedTag::Result)] = token;
        facts.result = result;
        facts.finalBoard = board.board();
        m_text.skip(token.size());
        m_game.size = m_text.at() - m_begin;
        m_text.skipBlanks();
        if (!m_text.acceptLineEnd())
            return m_text.failure();
        m_text.skipSpace();
        m_game.next = m_text.at();
        if (m_text.ended())
            return m_text.failure() == PlainReading::Incomplete ? PlainReading::Incomplete : PlainReading::Read;
        return readTagLine(m_text) ? PlainReading::Read : m_text.failure();
    }

    std::size_t m_begin;
    Text m_text;
    MoveRecorder &m_recorder;
    Tags m_startTags;
    PlainGame m_game;
    bool m_resultTagSeen = false;
    bool m_variationFound = false;
};

} // namespace

std::string_view tagName(IndexedTag tag) { return TagNames[index(tag)]; }

std::optional<IndexedTag> parseIndexedTag(std::string_view name)
{
    const auto found = std::ranges::find(TagNames, name);
    if (found == TagNames.end())
        return std::nullopt;
    return static_cast<IndexedTag>(found - TagNames.begin());
}

std::string_view toString(ResultToken result) { return ResultTokens[static_cast<std::size_t>(result)]; }

PlainGame readPlainGame(std::string_view text, std::size_t offset, bool complete, MoveRecorder &recorder)
{
    return PlainReader(text, offset, complete, recorder).read();
}

} // namespace chess
