#include "ui/words/words.h"

#include <QStringList>

namespace chess::ui {

namespace {

/// "knight" for the man that stands on the square; MoveError names squares only where a man stands, but the words must
/// not fail where an error was made up for another position.
QString manOn(const Position &position, Square square)
{
    const auto piece = position.pieceAt(square);
    return piece ? Words::man(piece->type) : Words::square(square);
}

/// The last square named in a typed move: where it was to go.
std::optional<Square> goalIn(const QString &text)
{
    for (auto i = text.size() - 2; i >= 0; --i) {
        if (const auto square = parseSquare(text.mid(i, 2).toStdString()))
            return square;
    }
    return std::nullopt;
}

} // namespace

QString Words::moveError(const MoveError &error, const Position &position, Square from, Square to)
{
    const QString mover = manOn(position, from);
    const Square place = error.square.value_or(to);
    const QString other = manOn(position, place);
    switch (error.kind) {
    case MoveError::Kind::EmptySquare:
        return tr("No man stands on %1.").arg(square(from));
    case MoveError::Kind::OpponentsMan:
        return position.sideToMove() == Color::White
            ? tr("White is to move: the %1 on %2 is Black's.").arg(mover, square(from))
            : tr("Black is to move: the %1 on %2 is White's.").arg(mover, square(from));
    case MoveError::Kind::OwnManThere:
        return tr("Your own %1 stands on %2.").arg(manOn(position, to), square(to));
    case MoveError::Kind::WrongWay:
        switch (position.pieceAt(from) ? position.pieceAt(from)->type : PieceType::King) {
        case PieceType::Pawn:
            return tr("A pawn goes straight ahead: one square, or two from where it starts.");
        case PieceType::Knight:
            return tr("A knight goes two squares straight and one to the side.");
        case PieceType::Bishop:
            return tr("A bishop goes along the diagonals.");
        case PieceType::Rook:
            return tr("A rook goes along the ranks and files.");
        case PieceType::Queen:
            return tr("A queen goes along ranks, files and diagonals.");
        case PieceType::King:
            return tr("A king goes one square any way.");
        }
        return {};
    case MoveError::Kind::Blocked:
        return tr("The %1 on %2 is in the way.").arg(other, square(place));
    case MoveError::Kind::PawnNothingToTake:
        return tr("A pawn goes diagonally only to take, and there is nothing to take on %1.").arg(square(to));
    case MoveError::Kind::PawnTakesStraight:
        return tr("A pawn doesn't take straight ahead: it takes diagonally.");
    case MoveError::Kind::KingAttackedThere:
        return tr("The king can't go to %1: the %2 on %3 attacks that square.").arg(square(to), other, square(place));
    case MoveError::Kind::Pinned:
        return tr("The %1 on %2 is pinned: it shields its king from the %3 on %4.")
            .arg(mover, square(from), other, square(place));
    case MoveError::Kind::MustAnswerCheck:
        return tr("The king is in check from the %1 on %2, and this move doesn't end it.").arg(other, square(place));
    case MoveError::Kind::EnPassantExposesKing:
        return tr("Taking en passant would open the king to the %1 on %2.").arg(other, square(place));
    case MoveError::Kind::CastlingRightLost:
        return tr("No castling on this side any more: the king or that rook has moved.");
    case MoveError::Kind::CastlingInCheck:
        return tr("No castling while in check: the %1 on %2 attacks the king.").arg(other, square(place));
    case MoveError::Kind::CastlingThroughCheck:
        return tr("No castling now: %1, which the king would cross or reach, is attacked.").arg(square(place));
    case MoveError::Kind::CastlingBlocked:
        return tr("No castling yet: the %1 on %2 stands between king and rook.").arg(other, square(place));
    case MoveError::Kind::PromotionMissing:
        return tr("Choose what the pawn becomes: queen, rook, bishop or knight.");
    case MoveError::Kind::PromotionImpossible:
        return tr("Only a pawn that reaches the last rank becomes another piece: queen, rook, bishop or knight.");
    case MoveError::Kind::NullMove:
        return tr("The turn can't be passed.");
    }
    return {};
}

QString Words::moveTextError(const MoveTextError &error, const Position &position, const QString &text)
{
    switch (error.kind) {
    case MoveTextError::Kind::Syntax:
        return tr("“%1” is no move that I can read. Type for instance e4, Nf3, exd5, O-O or e2e4.").arg(text);
    case MoveTextError::Kind::Illegal:
        if (error.why && error.why->kind == MoveError::Kind::NullMove)
            return moveError(*error.why, position, Square::A1, Square::A1);
        if (error.why && error.man) {
            const Square to = goalIn(text).value_or(*error.man);
            const QString why = moveError(*error.why, position, *error.man, to);
            return tr("%1 can't be played. %2", "a move, and the reason as a sentence").arg(text, why);
        }
        return tr("%1 can't be played here: no man can make that move.").arg(text);
    case MoveTextError::Kind::Ambiguous: {
        QStringList moves;
        for (const Move candidate : error.candidates)
            moves << QString::fromStdString(san(position, candidate));
        return tr("%1 can mean several moves: %2. Say which.")
            .arg(text, moves.join(tr(", ", "between the items of a list")));
    }
    }
    return {};
}

} // namespace chess::ui
