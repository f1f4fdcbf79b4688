#include "core/board/attacks.h"
#include "core/board/board.h"
#include "core/board/setup.h"

#include <algorithm>

namespace chess {

namespace {

using Kind = SetupFault::Kind;

const Bitboard LightSquares(0x55aa55aa55aa55aa);

/// Looks at one setup and writes down what is wrong with it.
class Inspection
{
public:
    explicit Inspection(const Setup &setup) : m_setup(setup), m_board(Board::from(setup))
    {
        for (const Color color : AllColors)
            kings(color);
        for (const Color color : AllColors)
            pawnsOnEndRanks(color);
        opponentInCheck();
        for (const Color color : AllColors)
            castling(color);
        if (m_setup.enPassant && !enPassantPossible())
            add(Kind::ImpossibleEnPassant, std::nullopt, *m_setup.enPassant);
        for (const Color color : AllColors)
            material(color);
        check();
        counter();
    }

    SetupFaults takeFaults() { return std::move(m_faults); }

private:
    void add(Kind kind, std::optional<Color> color, Bitboard squares, std::optional<Wing> wing = std::nullopt)
    {
        m_faults.push_back({kind, color, squares, wing});
    }

    void kings(Color color)
    {
        const Bitboard kings = m_board.men(color, PieceType::King);
        if (kings.empty())
            add(Kind::NoKing, color, {});
        else if (kings.moreThanOne())
            add(Kind::SeveralKings, color, kings);
    }

    void pawnsOnEndRanks(Color color)
    {
        const Bitboard pawns = m_board.men(color, PieceType::Pawn) & (Bitboard(Rank::First) | Bitboard(Rank::Eighth));
        if (pawns)
            add(Kind::PawnOnEndRank, color, pawns);
    }

    /// The king of \p color if there is just one.
    std::optional<Square> onlyKing(Color color) const
    {
        const Bitboard kings = m_board.men(color, PieceType::King);
        return kings.count() == 1 ? std::optional(kings.first()) : std::nullopt;
    }

    Bitboard checkersOf(Color color, Bitboard occupied) const
    {
        const auto king = onlyKing(color);
        return king ? m_board.attackers(*king, opposite(color), occupied) : Bitboard();
    }

    void opponentInCheck()
    {
        const Color opponent = opposite(m_setup.sideToMove);
        if (const Bitboard checkers = checkersOf(opponent, m_board.occupied()))
            add(Kind::OpponentInCheck, opponent, checkers | *onlyKing(opponent));
    }

    void castling(Color color)
    {
        for (const Wing wing : AllWings) {
            const auto file = m_setup.castlingRook(color, wing);
            if (!file)
                continue;
            const Square rook = squareAt(*file, firstRank(color));
            const auto king = onlyKing(color);
            if (!king || rankOf(*king) != firstRank(color))
                add(Kind::CastlingWithoutKing, color, m_board.men(color, PieceType::King), wing);
            else if (m_setup.at(rook) != Piece{color, PieceType::Rook}
                     || (index(rook) > index(*king)) != (wing == Wing::King))
                add(Kind::CastlingWithoutRook, color, rook, wing);
        }
    }

    /// Where the pawn stands that has just passed the en passant square, and whence it came.
    std::pair<Square, Square> doubleStep() const
    {
        const Square passed = *m_setup.enPassant;
        const int up = m_setup.sideToMove == Color::White ? 8 : -8;
        return {squareAt(index(passed) - up), squareAt(index(passed) + up)};
    }

    bool enPassantPossible() const
    {
        const Rank rank = m_setup.sideToMove == Color::White ? Rank::Sixth : Rank::Third;
        if (rankOf(*m_setup.enPassant) != rank)
            return false;
        const auto [to, from] = doubleStep();
        return m_setup.at(to) == Piece{opposite(m_setup.sideToMove), PieceType::Pawn} && !m_setup.at(from)
            && !m_setup.at(*m_setup.enPassant);
    }

    void material(Color color)
    {
        const Bitboard men = m_board.men(color);
        if (men.count() > 16)
            add(Kind::TooManyMen, color, men);
        const Bitboard pawns = m_board.men(color, PieceType::Pawn);
        if (pawns.count() > 8)
            add(Kind::TooManyPawns, color, pawns);
        int promoted = 0;
        Bitboard suspects;
        const auto expect = [&](Bitboard set, int atStart) {
            if (set.count() > atStart) {
                promoted += set.count() - atStart;
                suspects |= set;
            }
        };
        const Bitboard bishops = m_board.men(color, PieceType::Bishop);
        expect(m_board.men(color, PieceType::Queen), 1);
        expect(m_board.men(color, PieceType::Rook), 2);
        expect(m_board.men(color, PieceType::Knight), 2);
        expect(bishops & LightSquares, 1);
        expect(bishops & ~LightSquares, 1);
        if (promoted > std::max(0, 8 - pawns.count()))
            add(Kind::TooManyPromoted, color, suspects);
    }

    void check()
    {
        const Color color = m_setup.sideToMove;
        const Bitboard checkers = checkersOf(color, m_board.occupied());
        if (checkers && !checkPossible(checkers))
            add(Kind::ImpossibleCheck, color, checkers | *onlyKing(color));
    }

    /// Can one move have given all these checks? One man moves, and at most one line opens behind it.
    bool checkPossible(Bitboard checkers) const
    {
        if (checkers.count() > 2)
            return false;
        if (m_setup.enPassant && enPassantPossible()) {
            const auto [to, from] = doubleStep();
            const Bitboard before = (m_board.occupied() & ~Bitboard(to)) | from;
            return !checkers.moreThanOne()
                && (checkers.contains(to) || (checkersOf(m_setup.sideToMove, before) & ~Bitboard(to)).empty());
        }
        if (checkers.count() < 2)
            return true;
        const Bitboard sliders =
            m_board.men(PieceType::Bishop) | m_board.men(PieceType::Rook) | m_board.men(PieceType::Queen);
        const Square first = checkers.first();
        const Square second = Bitboard(checkers ^ first).first();
        // A line opens for a slider only, and no man can leave a line for its other end beyond the king.
        return bool(checkers & sliders) && !between(first, second).contains(*onlyKing(m_setup.sideToMove));
    }

    void counter()
    {
        const int pliesPlayed = 2 * (std::max(1, m_setup.fullmoveNumber) - 1) + index(m_setup.sideToMove);
        if (m_setup.halfmoveClock > pliesPlayed)
            add(Kind::CounterTooHigh, std::nullopt, {});
    }

    const Setup &m_setup;
    const Board m_board; ///< For its sets of men; it may be unplayable.
    SetupFaults m_faults;
};

} // namespace

FaultGrade grade(SetupFault::Kind kind)
{
    switch (kind) {
    case Kind::NoKing:
    case Kind::SeveralKings:
    case Kind::PawnOnEndRank:
    case Kind::OpponentInCheck:
        return FaultGrade::Unplayable;
    case Kind::CastlingWithoutKing:
    case Kind::CastlingWithoutRook:
    case Kind::ImpossibleEnPassant:
        return FaultGrade::Repaired;
    case Kind::TooManyMen:
    case Kind::TooManyPawns:
    case Kind::TooManyPromoted:
    case Kind::ImpossibleCheck:
    case Kind::CounterTooHigh:
        return FaultGrade::Unusual;
    }
    assert(false && "every kind has a grade");
    return FaultGrade::Unplayable;
}

SetupFaults faults(const Setup &setup) { return Inspection(setup).takeFaults(); }

Setup repaired(const Setup &setup)
{
    Setup result = setup;
    for (const SetupFault &fault : faults(setup)) {
        if (fault.kind == Kind::ImpossibleEnPassant)
            result.enPassant.reset();
        else if (grade(fault.kind) == FaultGrade::Repaired)
            result.setCastlingRook(*fault.color, *fault.wing, std::nullopt);
    }
    return result;
}

} // namespace chess
