#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace chess {

/// A place in a text, for people: line and column begin at 1, and a column counts characters (of UTF-8), not bytes.
struct PgnPlace {
    std::uint64_t offset = 0; ///< In bytes from the start of the text, the first being 0.
    std::uint32_t line = 1;
    std::uint32_t column = 1;
    bool operator==(const PgnPlace &) const = default;
};

/// What is wrong with the form of a PGN text. Whether moves are legal is not the reader's business.
enum class PgnSyntaxFault : std::uint8_t {
    StrayText, ///< A line outside of the moves that is no tag pair, comment or move.
    MalformedTag, ///< A line or piece that begins with "[" and is no tag pair.
    UnescapedQuote, ///< A quotation mark within a tag's value that has no backslash before it; it was understood.
    UnclosedTag, ///< The bracket after the value is missing; it was understood.
    TagAmongMoves, ///< A tag pair among the moves, which doesn't begin another game.
    UnclosedComment, ///< The brace was never closed: the comment goes on to the end of the text.
    StrayBrace, ///< A closing brace without comment.
    UnclosedVariation, ///< The game ended within a variation.
    StrayVariationEnd, ///< A closing parenthesis without variation.
    StrayResult, ///< A second result.
    StrayPiece, ///< A piece among the moves that can be nothing: "$" without number, brackets.
};

/// A piece of a PGN text. The texts of all tokens, joined, are the input, byte for byte.
struct PgnToken {
    enum class Kind : std::uint8_t {
        Space, ///< Blanks, line ends, a byte order mark.
        Escape, ///< A line that begins with "%", without its end.
        Tag, ///< `[name "value"]`; name, and value with its escapes, see tagValue().
        MoveNumber, ///< "12.", "12...", "12", "..."
        Move, ///< What should be a move, without the glyphs ("!?") after it.
        MoveSuffix, ///< "e.p.", "+" after a blank: says nothing new about the move before it.
        Nag, ///< "$14", or a glyph that means one: nag
        Comment, ///< `{value}`
        LineComment, ///< `;value` up to the end of the line
        VariationBegin,
        VariationEnd,
        Result, ///< The game's result in any spelling; the game ends here.
        Unread, ///< What could not be understood; a fault says why, except for a result within a variation.
    };
    Kind kind;
    std::string_view text; ///< Valid during the call only, like the other views.
    std::uint64_t offset; ///< Of text in the input.
    std::string_view name{};
    std::string_view value{};
    std::uint16_t nag = 0;
};

/// What a reader of PGN tells, in the order of the text.
class PgnVisitor
{
public:
    virtual ~PgnVisitor() = default;
    /// The next token begins a game. What came since the last game's result (comments, escapes, stray text) lies
    /// between the games.
    virtual void beginGame() { }
    virtual void token(const PgnToken &token) = 0;
    /// The game that began last is over; this comes when the next one begins or the text ends.
    virtual void endGame() { }
    /// Comes just before the token concerned, or before the endGame() concerned.
    virtual void fault(PgnSyntaxFault fault, const PgnPlace &place)
    {
        (void)fault;
        (void)place;
    }
};

/// Reads Portable Game Notation from bytes, as they come, in any character set in which ASCII is ASCII.
/// It is as tolerant as the files of the world need and reads on after every fault: games without tags or result, blank
/// lines anywhere, several tags on a line, bare quotes in values, comments, escapes and glyphs in any place, and
/// results, move numbers and glyphs in many spellings. It allocates nothing for a token and doesn't recurse.
///
/// A game begins with its first tag, move number, move or lone result. It ends with its result; where that is missing,
/// with a tag Event, with a tag that it already has (after a blank line or moves), or with the text.
/// Source: PGN Standard (1994), sections 4 to 8; the rest is what files hold.
class PgnReader
{
public:
    explicit PgnReader(PgnVisitor &visitor) : m_visitor(visitor) { }

    /// Reads on; tokens that may go on in the next piece wait for it.
    void feed(std::string_view bytes);
    /// The input is complete.
    void finish();
    /// Reads a whole text that lies in memory, without copying any of it, instead of feed() and finish().
    void read(std::string_view text);
    /// Asked for within a visitor's call: no more tokens.
    void stop() { m_stopped = true; }

    /// The place of \p token, asked for within a visitor's call; tokens must be asked for in their order.
    PgnPlace place(const PgnToken &token) { return placeOf(token.offset); }

private:
    enum class Section : std::uint8_t { Between, Head, Moves, Ended };
    static constexpr std::size_t NeedMore = 0;

    std::size_t scan(std::string_view data, bool last);
    // Each of these reads one token at the start of what it is given and returns its size.
    std::size_t next(std::string_view rest, bool last);
    std::size_t space(std::string_view text, bool complete);
    std::size_t comment(std::string_view rest, bool last);
    std::size_t tag(std::string_view rest, bool last);
    std::size_t tagLineEnd(std::string_view rest, bool last);
    std::size_t outside(std::string_view rest, bool last);
    std::size_t movetext(std::string_view rest, bool last);
    std::size_t nag(std::string_view rest, std::size_t sign, bool last);
    std::size_t word(std::string_view rest, bool last);
    std::size_t result(std::string_view rest, std::size_t size, bool last);
    std::size_t strayLine(std::string_view rest, bool last);
    std::size_t unread(std::string_view text, PgnSyntaxFault fault);
    std::size_t deliver(PgnToken::Kind kind, std::string_view text, std::string_view name = {},
                        std::string_view value = {}, std::uint16_t nag = 0);
    bool tagBeginsGame(std::string_view name) const;
    bool tagSeen(std::string_view name) const;
    void rememberTag(std::string_view name);
    void begin();
    void endGame();
    void report(PgnSyntaxFault fault);
    PgnPlace placeOf(std::uint64_t offset);

    PgnVisitor &m_visitor;
    bool m_stopped = false;
    std::string m_rest; ///< What was fed and not yet read.
    std::size_t m_wanted = 0; ///< Reading m_rest again is no use before it is that long.

    std::string_view m_data; ///< What is being read; m_base is the offset of its first byte.
    std::uint64_t m_base = 0;
    std::size_t m_at = 0;
    char m_previous = '\n'; ///< The byte before m_data.
    std::uint64_t m_lineEnd = 0; ///< The end of the last tag's line; further tags may lie before it.

    Section m_section = Section::Between;
    std::uint64_t m_depth = 0; ///< Open variations.
    int m_newlines = 0; ///< Since the last token that is no space.
    bool m_blankLine = false; ///< Since the last tag.
    bool m_strayText = false; ///< A line since the last game began: it may have been meant as the next one's tags.
    std::vector<std::size_t> m_tagsSeen; ///< Hashes of this game's tag names.

    PgnPlace m_counted; ///< Lines and columns are counted only when somebody asks.
    bool m_countedReturn = false; ///< The byte before m_counted is a carriage return.
};

/// The value of a tag as it was meant: `\"` and `\\` without the backslash; other backslashes stand for themselves.
std::string tagValue(std::string_view escaped);

/// A comment's text as it was meant: a single line end within it broke a line for width and becomes a blank; a run of
/// several parts paragraphs and loses one.
std::string unwrapped(std::string_view comment);

} // namespace chess
