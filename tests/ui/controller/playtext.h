#pragma once

#include "core/notation/movetext.h"
#include "ui/controller/gamecontroller.h"

#include <QString>

namespace chess::ui {

/// Plays the move that \p text means in the position shown; does nothing if it means none.
inline void playText(GameController &game, const QString &text)
{
    if (const auto move = readMove(game.position(), text.toStdString(), Writer::Person))
        game.play({move->from(), move->to(), move->promotion()});
}

} // namespace chess::ui
