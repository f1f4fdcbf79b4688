#pragma once

#include <QCoreApplication>
#include <QString>

#include <optional>
#include <string>

namespace chess::ui {

/// How typed moves are spelt for people: in English letters, the letters of the program's language, figurines, Chinese
/// names of the men, and full-width characters.
class MoveTyping
{
    Q_DECLARE_TR_FUNCTIONS(MoveTyping)

public:
    /// Can a move begin with \p character? Then typing it on the board opens the field for moves.
    static bool canBegin(QChar character);
    /// \p text in the spelling of chess::readMove(). It has as many characters as \p text without blanks at its ends,
    /// but for pawns' names, which disappear.
    static std::string plain(const QString &text);
    /// The letter of K, Q, R, B, N that \p character stands for: English or of the program's language, in either case.
    static std::optional<char> pieceLetter(QChar character);
};

} // namespace chess::ui
