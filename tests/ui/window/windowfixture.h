#pragma once

#include "ui/board/boardview.h"
#include "ui/controller/gamecontroller.h"
#include "ui/controller/preferences.h"
#include "ui/controller/timesource.h"
#include "ui/controller/workspace.h"
#include "ui/panels/playercard.h"
#include "ui/window/gamepage.h"
#include "ui/window/languages.h"
#include "ui/window/mainwindow.h"

#include <QPushButton>
#include <QSettings>
#include <QTemporaryDir>
#include <QTest>

namespace chess::ui {

inline QPushButton *buttonNamed(const QWidget &parent, const QString &name)
{
    for (QPushButton *button : parent.findChildren<QPushButton *>()) {
        if (button->isVisible() && (button->accessibleName() == name || button->text() == name))
            return button;
    }
    return nullptr;
}

/// Plays with the mouse, from square to square: "e2e4".
inline void playByMouse(GamePage &page, const char *move)
{
    BoardView *board = page.board();
    const auto middle = [board](const char *name) { return board->rectOf(*parseSquare({name, 2})).center(); };
    QTest::mouseClick(board, Qt::LeftButton, {}, middle(move));
    QTest::mouseClick(board, Qt::LeftButton, {}, middle(move + 2));
}

/// The whole program but for main(), in a home of its own.
struct Program {
    QTemporaryDir home;
    QSettings settings{home.filePath("settings.ini"), QSettings::IniFormat};
    Preferences preferences{settings};
    SystemTime time;
    Languages languages;
    std::unique_ptr<Workspace> workspace;
    std::unique_ptr<MainWindow> window;

    Program()
    {
        preferences.setArchivePath(home.filePath("My games.pgn"));
        ViewSettings view;
        view.animation = false;
        view.language = "en";
        view.save(settings);
        languages.use("en");
        start();
    }
    void start()
    {
        workspace = std::make_unique<Workspace>(time, preferences, home.filePath("journal"));
        window = std::make_unique<MainWindow>(*workspace, preferences, languages);
        window->begin();
        window->resize(1000, 700);
        window->show();
        QVERIFY(QTest::qWaitForWindowActive(window.get()));
    }
    ~Program()
    {
        window.reset();
        workspace.reset();
    }
    GamePage &page() { return *window->page(); }
    GameController *game() { return page().game(); }
    void play(std::initializer_list<const char *> moves)
    {
        for (const char *move : moves)
            playByMouse(page(), move);
    }
    QPushButton *button(const QString &name) { return buttonNamed(*window, name); }
    void press(const QString &name)
    {
        QPushButton *found = button(name);
        QVERIFY2(found, qPrintable(name));
        QVERIFY2(found->isEnabled(), qPrintable(name + ": " + found->toolTip()));
        QTest::mouseClick(found, Qt::LeftButton);
    }
    /// Presses a key of the window, which becomes active again some time after a dialog has gone.
    void key(Qt::Key key, Qt::KeyboardModifiers modifiers = {})
    {
        window->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(window.get()));
        QTest::keyClick(window.get(), key, modifiers);
    }
    QString path(const QString &name) const { return home.filePath(name); }
};

} // namespace chess::ui
