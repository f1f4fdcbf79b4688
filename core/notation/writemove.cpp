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

void appendPromotion(std::string &text, Move move, const MoveSpelling &spelling)
{
    const auto promotion = move.promotion();
    if (!promotion)
        return;
    if (spelling.style == MoveSpelling::Style::Pgn)
        text += '=';
    text += spelling.letters[*promotion];
}

void appendCastling(std::string &text, Move move, const MoveSpelling &spelling)
{
    const bool zeros = spelling.style == MoveSpelling::Style::Laws;
    text += zeros ? "0-0" : "O-O";
    if (move.wing() == Wing::Queen)
        text += zeros ? "-0" : "-O";
}

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

void appendShort(std::string &text, const Board &board, Move move, const MoveSpelling &spelling)
{
    const PieceType type = typeAt(board, move.from());
    const bool capture = takes(board, move);
    if (type != PieceType::Pawn) {
        text += spelling.letters[type];
        if (type != PieceType::King)
            appendDistinction(text, board, move, type);
    } else if (capture) {
        text += letter(fileOf(move.from()));
    }
    if (capture)
        text += 'x';
    text += toString(move.to());
}

void appendLong(std::string &text, const Board &board, Move move, const MoveSpelling &spelling)
{
    text += spelling.letters[typeAt(board, move.from())];
    text += toString(move.from());
    text += takes(board, move) ? 'x' : '-';
    text += toString(move.to());
}

} // namespace

std::string writeMove(const Board &board, Move move, const MoveSpelling &spelling)
{
    if (move.isNull())
        return "--";
    std::string text;
    if (move.kind() == MoveKind::Castling)
        appendCastling(text, move, spelling);
    else if (spelling.longForm)
        appendLong(text, board, move, spelling);
    else
        appendShort(text, board, move, spelling);
    appendPromotion(text, move, spelling);
    appendCheckSign(text, board, move);
    if (spelling.marksEnPassant && move.kind() == MoveKind::EnPassant)
        text += " e.p.";
    return text;
}

std::string san(const Board &board, Move move)
{
    static const MoveSpelling pgn;
    return writeMove(board, move, pgn);
}

std::string longAlgebraic(const Board &board, Move move)
{
    static const MoveSpelling pgn{.letters = {}, .longForm = true};
    return writeMove(board, move, pgn);
}

std::string writeMove(const Position &position, Move move, const MoveSpelling &spelling)
{
    return writeMove(position.board(), move, spelling);
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
