#include "core/notation/fen.h"
#include "core/notation/textscan.h"

#include <algorithm>
#include <charconv>

namespace chess {

namespace {

using Kind = FenAssumption::Kind;

/// Counters beyond any game are slips of writing, and would not fit a Board.
constexpr int HighestCounter = 30000;

std::optional<Square> squareOfKing(const Setup &setup, Color color)
{
    for (int file = 0; file < 8; ++file) {
        const Square square = squareAt(static_cast<File>(file), firstRank(color));
        if (setup.at(square) == Piece{color, PieceType::King})
            return square;
    }
    return std::nullopt;
}

/// The rook that K or Q means in X-FEN: the outermost one of that wing.
std::optional<File> outermostRook(const Setup &setup, Color color, Wing wing)
{
    const auto king = squareOfKing(setup, color);
    if (!king)
        return std::nullopt;
    const int inward = wing == Wing::King ? -1 : 1;
    for (int file = wing == Wing::King ? 7 : 0; file != index(fileOf(*king)); file += inward) {
        if (setup.at(squareAt(static_cast<File>(file), firstRank(color))) == Piece{color, PieceType::Rook})
            return static_cast<File>(file);
    }
    return std::nullopt;
}

bool isSideToMove(std::string_view word) { return word == "w" || word == "b" || word == "W" || word == "B"; }

bool isCastling(std::string_view word)
{
    return word == "-" || std::ranges::all_of(word, [](char c) {
               const char letter = textscan::lower(c);
               return letter == 'k' || letter == 'q' || (letter >= 'a' && letter <= 'h');
           });
}

bool isEnPassant(std::string_view word)
{
    return word == "-"
        || (word.size() == 2 && textscan::lower(word[0]) >= 'a' && textscan::lower(word[0]) <= 'h'
            && (word[1] == '3' || word[1] == '6'));
}

bool isCounter(std::string_view word) { return word == "-" || std::ranges::all_of(word, textscan::isDigit); }

/// Begins like a number but may be none ("-1", "3.5", "12."): a counter that was miswritten, not the next field.
bool looksLikeCounter(std::string_view word)
{
    const std::size_t sign = word.starts_with('-') || word.starts_with('+') ? 1 : 0;
    return word == "-" || (word.size() > sign && textscan::isDigit(word[sign]));
}

class FenReader
{
public:
    explicit FenReader(std::string_view text) : m_text(text) { }

    Expected<FenReading, FenError> read()
    {
        if (const auto error = readPlacement())
            return Unexpected(*error);
        nextWord();
        readSideToMove();
        readCastling();
        readEnPassant();
        m_reading.setup.halfmoveClock = readCounter(Kind::NoHalfmoveClock, Kind::BadHalfmoveClock, 0);
        m_reading.setup.fullmoveNumber = readCounter(Kind::NoFullmoveNumber, Kind::BadFullmoveNumber, 1);
        if (!m_word.empty())
            assume(Kind::TextAfterEnd, m_wordOffset);
        dropImpossible();
        m_reading.variant = variant();
        std::ranges::stable_sort(m_reading.assumptions, {}, &FenAssumption::offset);
        return std::move(m_reading);
    }

private:
    void assume(Kind kind, std::size_t offset) { m_reading.assumptions.push_back({kind, offset}); }

    void nextWord()
    {
        m_wordOffset = textscan::skipBlanks(m_text, m_offset);
        m_offset = textscan::endOfWord(m_text, m_wordOffset);
        m_word = m_text.substr(m_wordOffset, m_offset - m_wordOffset);
    }

    std::optional<FenError> readPlacement()
    {
        m_offset = textscan::skipBlanks(m_text, 0);
        for (int rank = 7; rank >= 0; --rank) {
            if (const auto error = readRank(static_cast<Rank>(rank)))
                return error;
            // A line end after a rank is no end of the placement while a slash follows.
            const std::size_t beyond = textscan::skipBlanks(m_text, m_offset);
            const bool slash = beyond < m_text.size() && m_text[beyond] == '/';
            if (rank > 0 && !slash)
                return FenError{FenError::Kind::TooFewRanks, m_offset};
            if (rank == 0 && slash)
                return FenError{FenError::Kind::TooManyRanks, beyond};
            if (slash)
                m_offset = textscan::skipBlanks(m_text, beyond + 1);
        }
        return std::nullopt;
    }

    /// Reads up to the slash or blank after the rank.
    std::optional<FenError> readRank(Rank rank)
    {
        const std::size_t start = m_offset;
        int file = 0;
        for (; m_offset < m_text.size() && m_text[m_offset] != '/' && textscan::blankAt(m_text, m_offset) == 0;
             ++m_offset) {
            const char c = m_text[m_offset];
            const auto piece = parsePiece(c);
            if (!piece && (c < '1' || c > '9'))
                return FenError{FenError::Kind::UnknownLetter, m_offset};
            const int width = piece ? 1 : c - '0';
            if (file + width > 8)
                return FenError{FenError::Kind::RankTooLong, m_offset};
            if (piece)
                m_reading.setup.put(squareAt(static_cast<File>(file), rank), piece);
            file += width;
        }
        const bool textEnds = start == m_offset && textscan::skipBlanks(m_text, m_offset) == m_text.size();
        if (textEnds)
            return FenError{FenError::Kind::TooFewRanks, m_offset};
        if (file < 8)
            return FenError{FenError::Kind::RankTooShort, m_offset};
        return std::nullopt;
    }

    void readSideToMove()
    {
        if (isSideToMove(m_word)) {
            m_reading.setup.sideToMove = textscan::lower(m_word[0]) == 'w' ? Color::White : Color::Black;
            nextWord();
        } else if (m_word.empty() || isCastling(m_word) || isEnPassant(m_word) || isCounter(m_word)) {
            assume(Kind::NoSideToMove, m_text.size());
        } else {
            assume(Kind::BadSideToMove, m_wordOffset);
            nextWord();
        }
    }

    void readCastling()
    {
        if (m_word.empty() || (!isCastling(m_word) && (isEnPassant(m_word) || isCounter(m_word)))) {
            assume(Kind::NoCastling, m_text.size());
            return;
        }
        if (m_word != "-") {
            for (std::size_t i = 0; i < m_word.size(); ++i)
                readCastlingLetter(m_word[i], m_wordOffset + i);
        }
        nextWord();
    }

    void readCastlingLetter(char c, std::size_t offset)
    {
        const char letter = textscan::lower(c);
        const Color color = c == letter ? Color::Black : Color::White;
        const auto king = squareOfKing(m_reading.setup, color);
        Wing wing = Wing::King;
        std::optional<File> rook;
        if (letter == 'k' || letter == 'q') {
            wing = letter == 'k' ? Wing::King : Wing::Queen;
            rook = outermostRook(m_reading.setup, color, wing);
        } else if (letter >= 'a' && letter <= 'h') {
            rook = static_cast<File>(letter - 'a');
            wing = king && *rook < fileOf(*king) ? Wing::Queen : Wing::King;
        } else {
            assume(Kind::BadCastling, offset);
            return;
        }
        if (!king || !rook) {
            assume(Kind::CastlingDropped, offset);
            return;
        }
        const auto known = m_reading.setup.castlingRook(color, wing);
        if (known && known != rook) {
            assume(Kind::BadCastling, offset);
            return;
        }
        m_reading.setup.setCastlingRook(color, wing, rook);
        m_castlingOffsets[color][static_cast<std::size_t>(index(wing))] = offset;
    }

    void readEnPassant()
    {
        if (m_word.empty() || (!isEnPassant(m_word) && isCounter(m_word))) {
            assume(Kind::NoEnPassant, m_text.size());
            return;
        }
        m_enPassantOffset = m_wordOffset;
        if (isEnPassant(m_word))
            m_reading.setup.enPassant = parseSquare(m_word); // empty for "-"
        else
            assume(Kind::BadEnPassant, m_wordOffset);
        nextWord();
    }

    int readCounter(Kind missing, Kind bad, int lowest)
    {
        if (m_word.empty() || !looksLikeCounter(m_word)) {
            assume(missing, m_text.size());
            return lowest;
        }
        const std::string_view word = m_word;
        const std::size_t offset = m_wordOffset;
        nextWord();
        if (word == "-") {
            assume(missing, offset);
            return lowest;
        }
        int value = 0;
        const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), value);
        if (error != std::errc() || end != word.data() + word.size() || value < lowest || value > HighestCounter) {
            assume(bad, offset);
            return lowest;
        }
        return value;
    }

    /// Rights and an en passant square that the placement can't bear out: faults() knows, we know where they stood.
    void dropImpossible()
    {
        for (const SetupFault &fault : faults(m_reading.setup)) {
            const bool castling = fault.kind == SetupFault::Kind::CastlingWithoutKing
                || fault.kind == SetupFault::Kind::CastlingWithoutRook;
            if (castling && fault.color) {
                for (const Wing wing : AllWings) {
                    if ((!fault.wing || fault.wing == wing) && m_reading.setup.castlingRook(*fault.color, wing)) {
                        assume(Kind::CastlingDropped,
                               m_castlingOffsets[*fault.color][static_cast<std::size_t>(index(wing))]);
                    }
                }
            }
            if (fault.kind == SetupFault::Kind::ImpossibleEnPassant)
                assume(Kind::EnPassantDropped, m_enPassantOffset);
        }
        m_reading.setup = repaired(m_reading.setup);
    }

    Variant variant() const
    {
        for (const Color color : AllColors) {
            for (const Wing wing : AllWings) {
                const auto rook = m_reading.setup.castlingRook(color, wing);
                if (!rook)
                    continue;
                const auto king = squareOfKing(m_reading.setup, color);
                if (!king || fileOf(*king) != File::E || rook != (wing == Wing::King ? File::H : File::A))
                    return Variant::Chess960;
            }
        }
        return Variant::Standard;
    }

    std::string_view m_text;
    std::size_t m_offset = 0; ///< Behind what was read.
    std::string_view m_word; ///< The field to be read next; empty at the end of the text.
    std::size_t m_wordOffset = 0;
    PerColor<std::array<std::size_t, 2>> m_castlingOffsets;
    std::size_t m_enPassantOffset = 0;
    FenReading m_reading;
};

} // namespace

Expected<FenReading, FenError> readFen(std::string_view text) { return FenReader(text).read(); }

} // namespace chess
