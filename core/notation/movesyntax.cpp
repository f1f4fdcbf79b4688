#include "core/notation/movesyntax.h"
#include "core/notation/movesigns.h"
#include "core/notation/textscan.h"

namespace chess {

namespace {

bool isFile(char c) { return c >= 'a' && c <= 'h'; }
bool isRank(char c) { return c >= '1' && c <= '8'; }
bool isCastlingSign(char c) { return c == 'O' || c == 'o' || c == '0'; }
bool isTakingSign(char c) { return c == 'x' || c == 'X' || c == ':'; }

class MoveParser
{
public:
    explicit MoveParser(const MoveSigns &signs) : m_signs(signs) { }

    Expected<MoveSyntax, std::size_t> parse()
    {
        const bool understood =
            (parseNull() || (isCastlingSign(now()) ? parseCastling() : parseMan())) && parseSuffixes();
        if (!understood)
            return Unexpected(m_signs.offset(m_at));
        return m_move;
    }

private:
    char now() const { return m_signs[m_at]; }
    char next() const { return m_signs[m_at + 1]; }

    bool accept(std::string_view signs)
    {
        if (!m_signs.rest(m_at).starts_with(signs))
            return false;
        m_at += signs.size();
        return true;
    }
    void skipBlanks()
    {
        while (now() == ' ')
            ++m_at;
    }

    bool parseNull()
    {
        for (const std::string_view spelling : {"--", "Z0", "0000"}) {
            if (accept(spelling)) {
                m_move.form = MoveSyntax::Form::Null;
                return true;
            }
        }
        return false;
    }

    /// O-O, O-O-O and their likes; a fourth sign is left over and not understood (LAWS L-CAS-3).
    bool parseCastling()
    {
        int signs = 1;
        ++m_at;
        while (signs < 3) {
            const std::size_t hyphen = now() == '-' ? 1 : 0;
            if (!isCastlingSign(m_signs[m_at + hyphen])) {
                if (signs == 1)
                    m_at += hyphen;
                break;
            }
            m_at += hyphen + 1;
            ++signs;
        }
        m_move.form = MoveSyntax::Form::Castling;
        m_move.wing = signs == 2 ? Wing::King : Wing::Queen;
        return signs > 1;
    }

    bool parseMan()
    {
        switch (now()) {
        case 'b':
            return parseSmallB() && parsePromotion();
        case 'K':
        case 'Q':
        case 'R':
        case 'B':
        case 'N':
        case 'P':
        case 'k':
        case 'q':
        case 'r':
        case 'n':
        case 'p':
            m_move.type = parsePieceType(now());
            ++m_at;
            return parseSquares() && parsePromotion();
        default:
            return isFile(now()) && parseSquares() && parsePromotion();
        }
    }

    /// b before a rank is a file. Before a file it is a bishop if only that makes sense of the rest ("bb5xc6"), else
    /// the position has to decide.
    bool parseSmallB()
    {
        if (isRank(next()))
            return parseSquares();
        const MoveSyntax before = m_move;
        const std::size_t start = m_at;
        ++m_at;
        m_move.type = PieceType::Bishop;
        if (!parseSquares())
            return false;
        if (m_move.fromFile || m_move.fromRank)
            return true;
        m_move = before;
        m_at = start;
        m_move.perhapsBishop = true;
        return parseSquares();
    }

    /// `e4`, `e2e4`, `e2-e4`, `exd5`, `ed5`; after the letter of a man also `bd2`, `1d2`, `xd2`.
    bool parseSquares()
    {
        if (isFile(now()))
            m_move.fromFile = static_cast<File>(m_signs[m_at++] - 'a');
        if (isRank(now()))
            m_move.fromRank = static_cast<Rank>(m_signs[m_at++] - '1');
        const bool joined = parseJoint();
        const bool bishopFollows = now() == 'b' && !isRank(next()); // the pawn becomes one: "e8b"
        if (!joined && m_move.fromFile && m_move.fromRank && (!isFile(now()) || bishopFollows)) {
            m_move.to = squareAt(*m_move.fromFile, *m_move.fromRank);
            m_move.fromFile.reset();
            m_move.fromRank.reset();
            return true;
        }
        if (!isFile(now()))
            return false;
        const auto file = static_cast<File>(m_signs[m_at++] - 'a');
        if (!isRank(now()))
            return false;
        m_move.to = squareAt(file, static_cast<Rank>(m_signs[m_at++] - '1'));
        return true;
    }

    /// The hyphen or sign of capture between two squares, with blanks around it if a square follows.
    bool parseJoint()
    {
        std::size_t at = m_at;
        while (m_signs[at] == ' ')
            ++at;
        const char joint = m_signs[at];
        if (joint != '-' && !isTakingSign(joint))
            return false;
        do {
            ++at;
        } while (m_signs[at] == ' ');
        if (!isFile(m_signs[at])) {
            const bool incomplete = at >= m_signs.size();
            if (incomplete)
                m_at = at;
            return incomplete;
        }
        m_move.takes = isTakingSign(joint);
        m_at = at;
        return true;
    }

    /// `=Q`, `Q`, `(Q)`, `/Q`, `=(Q)`, or nothing.
    bool parsePromotion()
    {
        if (const auto glued = parsePieceType(now()); glued && textscan::isLetter(now())) {
            m_move.promotion = glued;
            ++m_at;
            return true;
        }
        std::size_t at = m_at;
        while (m_signs[at] == ' ')
            ++at;
        const bool sign = m_signs[at] == '=' || m_signs[at] == '/';
        if (sign)
            ++at;
        const bool bracket = m_signs[at] == '(';
        if (bracket)
            ++at;
        const auto type = textscan::isLetter(m_signs[at]) ? parsePieceType(m_signs[at]) : std::nullopt;
        const bool closed = !bracket || m_signs[at + 1] == ')';
        if ((sign || bracket) && type && closed) {
            m_move.promotion = type;
            m_at = at + (bracket ? 2 : 1);
        }
        return true; // what this is instead is for parseSuffixes() to say
    }

    /// Check signs, glyphs, the sign of a draw offer and of en passant: all may be there, none has to be right.
    bool parseSuffixes()
    {
        static constexpr std::string_view suffixes[] = {
            "+",  "#",    "!",   "?",     "=",          "(=)",    "(ep)",  "(e.p.)",
            "ep", "e.p.", "e.p", "e. p.", "en passant", "en pt.", "en pt",
        };
        for (skipBlanks(); m_at < m_signs.size(); skipBlanks()) {
            bool understood = false;
            for (const std::string_view suffix : suffixes)
                understood = understood || accept(suffix);
            if (!understood)
                return false;
        }
        return true;
    }

    MoveSigns m_signs;
    std::size_t m_at = 0;
    MoveSyntax m_move;
};

} // namespace

Expected<MoveSyntax, std::size_t> parseMoveSyntax(std::string_view text) { return MoveParser(MoveSigns(text)).parse(); }

Expected<MoveSyntax, std::size_t> parseMoveSyntax(std::string_view text, const PieceLetters &letters)
{
    const auto english = parseMoveSyntax(text);
    if (letters == PieceLetters() || (english && english->form == MoveSyntax::Form::Castling))
        return english;
    return MoveParser(MoveSigns(text, letters)).parse();
}

} // namespace chess
