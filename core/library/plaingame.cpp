#include "core/library/plaingame.h"

#include "core/game/game.h"
#include "core/library/plainmove.h"
#include "core/library/scanboard.h"
#include "core/notation/pgnspelling.h"

#include <algorithm>
#include <cstring>
#include <vector>

namespace chess {

namespace {

using namespace pgn;

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

/// Fails at the place from which the line can't be a plain tag pair.
std::optional<TagLine> readTagLine(PlainText &text)
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
    PlainText m_text;
    MoveRecorder &m_recorder;
    Tags m_startTags;
    PlainGame m_game;
    bool m_resultTagSeen = false;
    bool m_variationFound = false;
};

} // namespace

PlainGame readPlainGame(std::string_view text, std::size_t offset, bool complete, MoveRecorder &recorder)
{
    return PlainReader(text, offset, complete, recorder).read();
}

} // namespace chess
