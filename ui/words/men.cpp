#include "ui/words/words.h"

#include <QStringList>

namespace chess::ui {

QString Words::side(Color color) { return color == Color::White ? tr("White") : tr("Black"); }

QString Words::man(PieceType type)
{
    switch (type) {
    case PieceType::Pawn:
        return tr("pawn");
    case PieceType::Knight:
        return tr("knight");
    case PieceType::Bishop:
        return tr("bishop");
    case PieceType::Rook:
        return tr("rook");
    case PieceType::Queen:
        return tr("queen");
    case PieceType::King:
        return tr("king");
    }
    return {};
}

QString Words::man(Piece piece)
{
    const bool white = piece.color == Color::White;
    switch (piece.type) {
    case PieceType::Pawn:
        return white ? tr("white pawn") : tr("black pawn");
    case PieceType::Knight:
        return white ? tr("white knight") : tr("black knight");
    case PieceType::Bishop:
        return white ? tr("white bishop") : tr("black bishop");
    case PieceType::Rook:
        return white ? tr("white rook") : tr("black rook");
    case PieceType::Queen:
        return white ? tr("white queen") : tr("black queen");
    case PieceType::King:
        return white ? tr("white king") : tr("black king");
    }
    return {};
}

QString Words::square(Square square) { return QString::fromStdString(toString(square)); }

QString Words::squares(Bitboard squares)
{
    QStringList names;
    for (const Square each : squares)
        names << square(each);
    return names.join(tr(", ", "between the items of a list"));
}

} // namespace chess::ui
