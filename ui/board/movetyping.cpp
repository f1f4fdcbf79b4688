#include "ui/board/movetyping.h"

#include "core/notation/movesigns.h"

namespace chess::ui {

bool MoveTyping::canBegin(QChar character)
{
    const std::string text = QString(character).toStdString();
    const MoveSigns signs(text);
    static constexpr std::string_view Begins = "abcdefghABCDEFGHKQRNOo0";
    if (signs.size() == 1 && Begins.find(signs[0]) != std::string_view::npos)
        return true;
    return !character.isLower() && parsePieceSign(text, letters());
}

Expected<Move, MoveTextError> MoveTyping::read(const Position &position, const QString &text)
{
    auto move = readMove(position, text.toStdString(), Writer::Person, letters());
    if (move && move->isNull()) {
        return Unexpected(
            MoveTextError{.kind = MoveTextError::Kind::Illegal, .why = MoveError{MoveError::Kind::NullMove}});
    }
    return move;
}

std::optional<PieceType> MoveTyping::pieceType(QChar character)
{
    // Alone, a small letter is no file.
    return parsePieceSign(QString(character.toUpper()).toStdString(), letters());
}

PieceLetters MoveTyping::letters()
{
    //: The letters of king, queen, rook, bishop and knight in your language, in this order, five capitals.
    const QString letters = tr("KQRBN");
    return PieceLetters::parse(letters.toStdString()).value_or(PieceLetters());
}

} // namespace chess::ui
