#include "core/board/attacks.h"
#include "core/notation/kingsafety.h"
#include "core/notation/movetext.h"

namespace chess {

namespace {

bool takes(const Board &board, Move move)
{
    return move.kind() == MoveKind::EnPassant || board.men(opposite(board.sideToMove)).contains(move.to());
}

PieceType typeAt(const Board &board, Square square)
{
    const auto man = board.pieceAt(square);
    assert(man);
    return man->type;
}

void appendPromotion(std::string &text, Move move)
{
    if (const auto promotion = move.promotion()) {
        text += '=';
        text += letter(*promotion);
    }
}

void appendCastling(std::string &text, Move move) { text += move.wing() == Wing::King ? "O-O" : "O-O-O"; }

void appendCheckSign(std::string &text, const Board &board, Move move)
{
    const Board after = board.after(move);
    if (after.checkers())
        text += after.countLegalMoves() == 0 ? '#' : '+';
}

/// The file, else the rank, else both, if another man of the kind could legally go there too (LAWS L-NOT-3).
void appendDistinction(std::string &text, const Board &board, Move move, PieceType type)
{
    const Square from = move.from();
    const Bitboard others =
        board.men(board.sideToMove, type) & ~Bitboard(from) & attacksOf(type, move.to(), board.occupied());
    Bitboard rivals;
    for (const Square other : others) {
        if (leavesKingSafe(board, Move(other, move.to())))
            rivals |= other;
    }
    if (!rivals)
        return;
    const bool fileShared = bool(rivals & fileOf(from));
    const bool rankShared = bool(rivals & rankOf(from));
    if (!fileShared || rankShared)
        text += letter(fileOf(from));
    if (fileShared)
        text += digit(rankOf(from));
}

} // namespace

std::string san(const Board &board, Move move)
{
    if (move.isNull())
        return "--";
    std::string text;
    if (move.kind() == MoveKind::Castling) {
        appendCastling(text, move);
    } else {
        const PieceType type = typeAt(board, move.from());
        const bool capture = takes(board, move);
        if (type != PieceType::Pawn) {
            text += letter(type);
            if (type != PieceType::King)
                appendDistinction(text, board, move, type);
        } else if (capture) {
            text += letter(fileOf(move.from()));
        }
        if (capture)
            text += 'x';
        text += toString(move.to());
        appendPromotion(text, move);
    }
    appendCheckSign(text, board, move);
    return text;
}

std::string longAlgebraic(const Board &board, Move move)
{
    if (move.isNull())
        return "--";
    std::string text;
    if (move.kind() == MoveKind::Castling) {
        appendCastling(text, move);
    } else {
        const PieceType type = typeAt(board, move.from());
        if (type != PieceType::Pawn)
            text += letter(type);
        text += toString(move.from());
        text += takes(board, move) ? 'x' : '-';
        text += toString(move.to());
        appendPromotion(text, move);
    }
    appendCheckSign(text, board, move);
    return text;
}

std::string san(const Position &position, Move move) { return san(position.board(), move); }
std::string longAlgebraic(const Position &position, Move move) { return longAlgebraic(position.board(), move); }

std::string uci(Move move, Variant variant)
{
    if (move.isNull())
        return "0000";
    std::string text = toString(move.from());
    text += toString(variant == Variant::Standard ? move.destination() : move.to());
    if (const auto promotion = move.promotion())
        text += static_cast<char>(letter(*promotion) | 0x20);
    return text;
}

} // namespace chess
