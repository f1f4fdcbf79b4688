#pragma once

#include "core/board/position.h"
#include "core/notation/movetext.h"

#include <QCoreApplication>
#include <QString>

#include <optional>

namespace chess::ui {

/// Moves as people type them here: in the letters of the program's language and all that chess::readMove() knows.
class MoveTyping
{
    Q_DECLARE_TR_FUNCTIONS(MoveTyping)

public:
    /// Can a move begin with \p character? Then typing it on the board opens the field for moves.
    static bool canBegin(QChar character);
    /// The legal move that \p text means; passing the turn is refused as MoveError::Kind::NullMove.
    static Expected<Move, MoveTextError> read(const Position &position, const QString &text);
    /// The man that \p character stands for, a letter in either case.
    static std::optional<PieceType> pieceType(QChar character);

private:
    static PieceLetters letters();
};

} // namespace chess::ui
