#pragma once

#include "core/laws/command.h"
#include "ui/controller/fileerror.h"
#include "ui/controller/gamefile.h"
#include "ui/controller/newmatch.h"
#include "ui/dialogs/viewsettings.h"

#include <QHash>
#include <QMainWindow>
#include <QPointer>
#include <QStringList>

#include <functional>
#include <memory>

class QActionGroup;
class QLabel;
class QMenu;
class QTabBar;
class QTimer;

namespace chess::ui {

class ElidedLabel;
class GameController;
class GameFileLoader;
class GamePage;
class Languages;
class Preferences;
class Workspace;

/// The window: menus, tabs of open games, the page that shows one of them, and a line that says what the position is.
class MainWindow : public QMainWindow
{
    Q_OBJECT

public:
    /// All three must outlive the window.
    MainWindow(Workspace &workspace, Preferences &preferences, Languages &languages);
    ~MainWindow() override;

    /// Begins a game if none is open, and offers games that were interrupted.
    void begin();
    /// Opens files, one after the other; what is wrong with one is said in the window.
    void openFiles(const QStringList &paths);

    GamePage *page() const { return m_page; }
    QTabBar *tabs() const { return m_tabs; }
    /// The text of the line at the bottom.
    QString statusText() const;

public slots:
    void newGame();
    void openFile();
    void save();
    void saveAs();
    void append();
    void closeGame();
    void copyPosition();
    void copyGame();
    void paste();
    /// \p text is a position or games.
    void openText(const QString &text);

protected:
    void closeEvent(QCloseEvent *event) override;
    void changeEvent(QEvent *event) override;
    void dragEnterEvent(QDragEnterEvent *event) override;
    void dropEvent(QDropEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    // mainwindow.cpp
    GameController *current() const;
    QString nameOf(const GameController *game) const;
    void offerMatch();
    void onOpened(GameController *game);
    void onClosed(GameController *game, int index);
    void showTab(int index);
    /// Brings the game \p steps tabs to the right to the front, round the end.
    void stepTabs(int steps);
    void showTitle();
    void showStatus();
    void notice(const QString &text, bool refused);
    void setView(const ViewSettings &view);
    void saveGeometryAndView();

    // mainwindow_actions.cpp
    QAction *addAction(QMenu *menu, const QKeySequence &key, const std::function<void()> &done);
    void makeMenus();
    void makeGameMenu();
    void makeViewMenu();
    void retranslate();
    void showActions();
    void fillRecentFiles();

    // mainwindow_files.cpp
    void loadNext();
    void onLoaded(const GameFile::Pointer &file);
    void onLoadFailed(const FileError &error);
    void openPosition(const QString &path);
    void openGame(const GameFile::Pointer &file, int index);
    /// The match that the window began by itself gives its place to \p opened, if nobody has begun to play it.
    void dropUntouched(GameController *opened);

    // mainwindow_saving.cpp
    /// \p proposed may be empty.
    void chooseFile(const QString &title, const QString &proposed, const std::function<void(const QString &)> &chosen);
    void saveThen(GameController *game, const std::function<void()> &then);
    void saveAsThen(GameController *game, const std::function<void()> &then);
    /// Saves \p game as \p path, asking first if there are other games.
    void replaceThen(GameController *game, const QString &path, const std::function<void()> &then);
    void appendThen(GameController *game, const QString &path, const std::function<void()> &then);
    void showNotWritten(const FileError &error);
    /// Closes \p game, asking first if its work would be lost. \p then is called unless the answer is to stay.
    void closeThen(GameController *game, const std::function<void()> &then);
    void closeAllThenQuit();

    // mainwindow_games.cpp
    NewMatch lastMatch() const;
    void startMatch(const NewMatch &match, Color bottom);
    QStringList rememberedNames() const;
    void rememberNames(const QString &white, const QString &black);
    void claim(Color player);
    void openPasted(const std::shared_ptr<const PgnFile> &pasted);
    void playOn();
    void offerRecovery();
    /// Goes on with the files that waited for an answer.
    void doneChoosing();
    void changeNames();
    void showPreferences();

    Workspace &m_workspace;
    Preferences &m_preferences;
    Languages &m_languages;
    ViewSettings m_view;
    QHash<const GameController *, Color> m_bottoms; ///< Who sits below, for each game.
    QTabBar *m_tabs;
    GamePage *m_page;
    ElidedLabel *m_status;
    QTimer *m_noticeTimer = nullptr;
    QString m_notice;
    bool m_noticeRefused = false;
    GameFileLoader *m_loader = nullptr;
    QStringList m_toLoad;
    bool m_choosing = false; ///< A list of games waits for an answer; files wait with it.
    QPointer<GameController> m_offered; ///< The match that the window began by itself, without being asked.
    bool m_leaving = false; ///< A game is being closed on the way out.
    bool m_quitting = false;

    struct Actions;
    std::unique_ptr<Actions> m_actions;
};

} // namespace chess::ui
