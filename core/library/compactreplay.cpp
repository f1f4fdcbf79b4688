#include "core/library/compactreplay.h"

namespace chess {

using namespace movecodes;

Men menOf(const Board &board)
{
    Men men{};
    for (const Square square : board.occupied())
        men[static_cast<std::size_t>(square)] = manCode(board.pieceAt(square));
    return men;
}

CompactReplay::CompactReplay(const Board &start) : m_men(menOf(start)), m_side(start.sideToMove)
{
    const auto slots = slotsOf(start);
    for (const Color color : AllColors) {
        for (const Square square : start.men(color)) {
            const auto at = static_cast<std::size_t>(square);
            m_squares[static_cast<std::size_t>(color)][slots[at]] = static_cast<std::uint8_t>(at);
        }
    }
}

std::optional<Move> CompactReplay::nextMove(std::string_view game) const
{
    const auto code = static_cast<std::uint8_t>(game.front());
    if (code == Long) {
        if (game.size() < 3)
            return std::nullopt;
        const unsigned bits =
            static_cast<unsigned char>(game[1]) | static_cast<unsigned>(static_cast<unsigned char>(game[2])) << 8;
        return Move::fromBits(static_cast<std::uint16_t>(bits));
    }
    const Meaning meaning = meanings[static_cast<std::size_t>(m_side)][code];
    if (meaning.slot == NoSlot)
        return std::nullopt;
    const unsigned from = m_squares[static_cast<std::size_t>(m_side)][meaning.slot];
    const unsigned to = static_cast<unsigned>(static_cast<int>(from) + meaning.step) & 63U;
    const Square fromSquare = squareAt(static_cast<int>(from));
    const Square toSquare = squareAt(static_cast<int>(to));
    if (code == CastlingKingWing || code == CastlingQueenWing)
        return Move(fromSquare, squareAt(code == CastlingKingWing ? File::H : File::A, rankOf(fromSquare)),
                    MoveKind::Castling);
    if (code >= FirstPromotion)
        return Move(fromSquare, toSquare, PieceType::Queen);
    const bool enPassant = code >= FirstPawnCapture && m_men[to] == 0;
    return Move(fromSquare, toSquare, enPassant ? MoveKind::EnPassant : MoveKind::Normal);
}

CompactReplay::Step CompactReplay::playSpecial(std::string_view &game)
{
    const auto move = nextMove(game);
    game.remove_prefix(!move ? game.size() : game[0] == Long ? std::size_t{3} : std::size_t{1});
    return playMove(move.value_or(Move()));
}

CompactReplay::Step CompactReplay::playMove(Move move)
{
    const Color us = m_side;
    m_side = opposite(us);
    Step step{0, 0, 0, true};
    if (move.isNull())
        return step;
    const auto at = [](Square square) { return static_cast<std::size_t>(square); };
    auto &squares = m_squares[static_cast<std::size_t>(us)];
    // Slots of men who are gone may be moved too; nobody asks for them again.
    const auto carry = [&squares](std::size_t from, std::size_t to) {
        for (std::uint8_t &square : squares) {
            if (square == from)
                square = static_cast<std::uint8_t>(to);
        }
    };
    const std::size_t from = at(move.from());
    const std::size_t to = at(move.destination());
    step.from = static_cast<unsigned>(from);
    step.to = static_cast<unsigned>(to);
    if (move.kind() == MoveKind::Castling) {
        const std::size_t rook = at(move.to());
        const std::size_t rookTo = at(squareAt(move.wing() == Wing::King ? File::F : File::D, rankOf(move.from())));
        m_men[from] = 0;
        m_men[rook] = 0;
        m_men[to] = manCode(Piece{us, PieceType::King});
        m_men[rookTo] = manCode(Piece{us, PieceType::Rook});
        carry(rook, 64 + rookTo); // first out of the way: the king may go where the rook stood
        carry(from, to);
        carry(64 + rookTo, rookTo);
        return step;
    }
    std::size_t taken = to;
    if (move.kind() == MoveKind::EnPassant)
        taken = at(squareAt(fileOf(move.to()), rankOf(move.from())));
    step.captured = m_men[taken];
    m_men[taken] = 0;
    m_men[to] = move.promotion() ? manCode(Piece{us, *move.promotion()}) : m_men[from];
    m_men[from] = 0;
    carry(from, to);
    return step;
}

} // namespace chess
