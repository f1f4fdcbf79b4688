#pragma once

#include "ui/window/mainwindow.h"

#include <QAction>
#include <QMenu>

#include <vector>

namespace chess::ui {

/// The window's menus and what is in them.
struct MainWindow::Actions {
    QMenu *file, *edit, *game, *view, *help;
    QMenu *recent, *colors, *language;
    QAction *newGame, *open, *save, *saveAs, *append, *close, *quit;
    QAction *takeBack, *copyPosition, *copyGame, *paste, *preferences;
    QAction *offer, *claim, *resign, *rematch, *playOn, *typeMove, *names;
    QAction *first, *back, *forward, *last;
    QAction *turn, *turnAutomatically, *fullScreen, *nextPart, *previousPart, *nextGame, *previousGame;
    QAction *keys, *about;
    QAction *systemColors, *light, *dark;
    QAction *systemLanguage;
    std::vector<QAction *> languages;
};

} // namespace chess::ui
