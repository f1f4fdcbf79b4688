#include "ui/window/mainwindow_actions.h"

#include "ui/board/boardview.h"
#include "ui/controller/gamecontroller.h"
#include "ui/controller/preferences.h"
#include "ui/controller/workspace.h"
#include "ui/dialogs/questions.h"
#include "ui/look/toolicon.h"
#include "ui/panels/elidedlabel.h"
#include "ui/panels/playercard.h"
#include "ui/window/gamepage.h"
#include "ui/window/languages.h"
#include "ui/words/words.h"

#include <QActionGroup>
#include <QDir>
#include <QFileInfo>
#include <QMenuBar>
#include <QTabBar>

#include <utility>

namespace chess::ui {

QAction *MainWindow::addAction(QMenu *menu, const QKeySequence &key, const std::function<void()> &done)
{
    QAction *action = menu->addAction(QString());
    // Standard keys differ by platform; ours are the same everywhere.
    action->setShortcut(key);
    connect(action, &QAction::triggered, this, done);
    return action;
}

void MainWindow::makeMenus()
{
    Actions &a = *m_actions;
    a.file = menuBar()->addMenu(QString());
    a.edit = menuBar()->addMenu(QString());
    a.game = menuBar()->addMenu(QString());
    a.view = menuBar()->addMenu(QString());
    a.help = menuBar()->addMenu(QString());

    a.newGame = addAction(a.file, Qt::CTRL | Qt::Key_N, [this] { newGame(); });
    a.open = addAction(a.file, Qt::CTRL | Qt::Key_O, [this] { openFile(); });
    a.recent = a.file->addMenu(QString());
    connect(a.recent, &QMenu::aboutToShow, this, &MainWindow::fillRecentFiles);
    a.file->addSeparator();
    a.save = addAction(a.file, Qt::CTRL | Qt::Key_S, [this] { save(); });
    a.saveAs = addAction(a.file, Qt::CTRL | Qt::SHIFT | Qt::Key_S, [this] { saveAs(); });
    a.append = addAction(a.file, {}, [this] { append(); });
    a.file->addSeparator();
    a.close = addAction(a.file, Qt::CTRL | Qt::Key_W, [this] { closeGame(); });
    a.quit = addAction(a.file, Qt::CTRL | Qt::Key_Q, [this] { close(); });
    a.quit->setMenuRole(QAction::QuitRole);

    a.takeBack = addAction(a.edit, Qt::CTRL | Qt::Key_Z, [this] { m_page->askTakeBack(); });
    a.edit->addSeparator();
    a.copyPosition = addAction(a.edit, Qt::CTRL | Qt::Key_C, [this] { copyPosition(); });
    a.copyGame = addAction(a.edit, Qt::CTRL | Qt::SHIFT | Qt::Key_C, [this] { copyGame(); });
    a.paste = addAction(a.edit, Qt::CTRL | Qt::Key_V, [this] { paste(); });
    a.edit->addSeparator();
    a.preferences = addAction(a.edit, Qt::CTRL | Qt::Key_Comma, [this] { showPreferences(); });
    a.preferences->setMenuRole(QAction::PreferencesRole);

    makeGameMenu();
    makeViewMenu();

    a.keys = addAction(a.help, Qt::Key_F1, [this] { showKeys(this); });
    a.about = addAction(a.help, {}, [this] { showAbout(this); });
    a.about->setMenuRole(QAction::AboutRole);

    const std::pair<QAction *, const char *> icons[] = {
        {a.newGame, "game-new"},       {a.open, "document-open"}, {a.save, "document-save"}, {a.takeBack, "take-back"},
        {a.copyPosition, "edit-copy"}, {a.paste, "edit-paste"},   {a.offer, "offer-draw"},   {a.resign, "resign"},
        {a.rematch, "rematch"},        {a.playOn, "play"},        {a.first, "go-first"},     {a.back, "go-previous"},
        {a.forward, "go-next"},        {a.last, "go-last"},       {a.turn, "turn-board"},
    };
    for (const auto &[action, icon] : icons)
        action->setIcon(toolIcon(QLatin1String(icon)));
}

void MainWindow::makeGameMenu()
{
    Actions &a = *m_actions;
    a.typeMove = addAction(a.game, Qt::CTRL | Qt::Key_M, [this] { m_page->board()->openMoveEntry(); });
    a.game->addSeparator();
    // In the menu the players' wishes are those of the player on move; each player has his own on his card.
    a.offer = addAction(a.game, Qt::CTRL | Qt::Key_D, [this] { m_page->offer(current()->sideToMove()); });
    a.claim = addAction(a.game, {}, [this] { claim(current()->sideToMove()); });
    a.resign = addAction(a.game, {}, [this] { m_page->card(current()->sideToMove())->askResign(); });
    a.game->addSeparator();
    a.rematch = addAction(a.game, {}, [this] { emit m_page->rematchWanted(); });
    a.playOn = addAction(a.game, {}, [this] { emit m_page->playOnWanted(); });
    a.game->addSeparator();
    a.names = addAction(a.game, {}, [this] { changeNames(); });
    a.game->addSeparator();
    const auto step = [this](void (GameController::*go)()) {
        return [this, go] {
            if (current())
                (current()->*go)();
        };
    };
    a.first = addAction(a.game, Qt::Key_Home, step(&GameController::first));
    a.back = addAction(a.game, Qt::Key_Left, step(&GameController::back));
    a.forward = addAction(a.game, Qt::Key_Right, step(&GameController::forward));
    a.last = addAction(a.game, Qt::Key_End, step(&GameController::last));
}

void MainWindow::makeViewMenu()
{
    Actions &a = *m_actions;
    a.turn = addAction(a.view, Qt::CTRL | Qt::Key_T, [this] { m_page->setBottom(opposite(m_page->bottom())); });
    a.turnAutomatically = addAction(a.view, {}, [this] {
        ViewSettings view = m_view;
        view.turnAutomatically = m_actions->turnAutomatically->isChecked();
        setView(view);
    });
    a.turnAutomatically->setCheckable(true);
    a.view->addSeparator();
    a.nextPart = addAction(a.view, Qt::Key_F6, [this] { m_page->focusNextPart(true); });
    a.previousPart = addAction(a.view, Qt::SHIFT | Qt::Key_F6, [this] { m_page->focusNextPart(false); });
    a.nextGame = addAction(a.view, Qt::CTRL | Qt::Key_Tab, [this] { stepTabs(1); });
    a.previousGame = addAction(a.view, Qt::CTRL | Qt::SHIFT | Qt::Key_Tab, [this] { stepTabs(-1); });
    a.fullScreen = addAction(a.view, Qt::Key_F11, [this] { setWindowState(windowState() ^ Qt::WindowFullScreen); });
    a.view->addSeparator();

    a.colors = a.view->addMenu(QString());
    auto *colorGroup = new QActionGroup(this);
    const auto color = [this, colorGroup](Style::Colors colors) {
        QAction *action = addAction(m_actions->colors, {}, [this, colors] {
            ViewSettings view = m_view;
            view.colors = colors;
            setView(view);
        });
        action->setCheckable(true);
        colorGroup->addAction(action);
        return action;
    };
    a.systemColors = color(Style::Colors::System);
    a.light = color(Style::Colors::Light);
    a.dark = color(Style::Colors::Dark);

    a.language = a.view->addMenu(QString());
    auto *languageGroup = new QActionGroup(this);
    const auto language = [this, languageGroup](const QString &code) {
        QAction *action = addAction(m_actions->language, {}, [this, code] {
            ViewSettings view = m_view;
            view.language = code;
            setView(view);
        });
        action->setCheckable(true);
        action->setData(code);
        languageGroup->addAction(action);
        return action;
    };
    a.systemLanguage = language(QString());
    for (const Languages::Language &each : Languages::Known) {
        QAction *action = language(QString::fromLatin1(each.code));
        // A language is called by its own name in every language.
        action->setText(QString::fromUtf8(each.name));
        a.languages.push_back(action);
    }
}

void MainWindow::retranslate()
{
    Actions &a = *m_actions;
    a.file->setTitle(tr("&File"));
    a.edit->setTitle(tr("&Edit"));
    a.game->setTitle(tr("&Game"));
    a.view->setTitle(tr("&View"));
    a.help->setTitle(tr("&Help"));
    a.newGame->setText(tr("&New game…"));
    a.open->setText(tr("&Open…"));
    a.recent->setTitle(tr("Open &recent"));
    a.save->setText(tr("&Save"));
    a.saveAs->setText(tr("Save &as…"));
    a.append->setText(tr("A&dd to a file…"));
    a.close->setText(tr("&Close game"));
    a.quit->setText(tr("&Quit"));
    a.takeBack->setText(tr("Ask to take &back"));
    a.copyPosition->setText(tr("Copy &position (FEN)"));
    a.copyGame->setText(tr("Copy &game (PGN)"));
    a.paste->setText(tr("Paste position or &moves"));
    a.preferences->setText(tr("P&references…"));
    a.typeMove->setText(tr("&Type a move…"));
    a.offer->setText(tr("Offer &draw"));
    a.claim->setText(tr("&Claim draw…"));
    a.resign->setText(tr("&Resign…"));
    a.rematch->setText(tr("Re&match, colours changed"));
    a.playOn->setText(tr("&Play on from here"));
    a.first->setText(tr("To the &start"));
    a.back->setText(tr("One move &back"));
    a.forward->setText(tr("One move &forward"));
    a.last->setText(tr("To the &end"));
    a.turn->setText(tr("&Turn board"));
    a.turnAutomatically->setText(tr("Turn by &itself to the player on move"));
    a.nextPart->setText(tr("Keyboard to the &next part"));
    a.previousPart->setText(tr("Keyboard to the &previous part"));
    a.names->setText(tr("Players' &names…"));
    a.nextGame->setText(tr("N&ext game"));
    a.previousGame->setText(tr("P&revious game"));
    a.fullScreen->setText(tr("&Full screen"));
    a.colors->setTitle(tr("&Colours"));
    a.systemColors->setText(tr("As the &system"));
    a.light->setText(tr("&Light"));
    a.dark->setText(tr("&Dark"));
    a.language->setTitle(tr("&Language"));
    a.systemLanguage->setText(tr("As the &system"));
    a.keys->setText(tr("&Moves and keys"));
    a.about->setText(tr("&About Touchmove"));
    m_tabs->setAccessibleName(tr("Open games"));
    m_status->setAccessibleDescription(tr("What the position is"));
}

void MainWindow::showActions()
{
    Actions &a = *m_actions;
    const GameController *game = current();
    const bool playing = game && game->playing();
    const Color player = game ? game->sideToMove() : Color::White;
    const auto show = [&](QAction *action, const std::optional<Refusal> &refusal) {
        action->setEnabled(playing && !refusal);
        action->setStatusTip(playing && refusal ? Words::refusal(*refusal, player, game->position()) : QString());
    };
    show(a.offer, !playing || game->offerArmed(player) ? std::nullopt : game->armRefusal(player));
    show(a.claim, playing ? game->claimRefusal(player) : std::nullopt);
    show(a.resign, playing ? game->resignRefusal(player) : std::nullopt);
    const auto takeBack = playing ? game->takeBackRefusal(opposite(player)) : std::nullopt;
    show(a.takeBack, takeBack && !game->takeBackRefusal(player) ? std::nullopt : takeBack);
    a.typeMove->setEnabled(playing);
    a.rematch->setEnabled(game && !playing && game->mode() == GameController::Mode::Play);
    a.playOn->setEnabled(game && m_page->playOnOff().isEmpty());
    a.playOn->setStatusTip(m_page->playOnOff());
    a.names->setEnabled(game != nullptr);
    a.nextGame->setEnabled(m_tabs->count() > 1);
    a.previousGame->setEnabled(m_tabs->count() > 1);
    a.first->setEnabled(game && !game->atStart());
    a.back->setEnabled(game && !game->atStart());
    a.forward->setEnabled(game && !game->atEnd());
    a.last->setEnabled(game && !game->atEnd());
    a.turnAutomatically->setChecked(m_view.turnAutomatically);
    a.systemColors->setChecked(m_view.colors == Style::Colors::System);
    a.light->setChecked(m_view.colors == Style::Colors::Light);
    a.dark->setChecked(m_view.colors == Style::Colors::Dark);
    a.systemLanguage->setChecked(m_view.language.isEmpty());
    for (QAction *action : a.languages)
        action->setChecked(action->data().toString() == m_view.language);
}

void MainWindow::fillRecentFiles()
{
    QMenu *menu = m_actions->recent;
    menu->clear();
    const QStringList paths = m_preferences.recentFiles();
    for (const QString &path : paths) {
        QAction *action = menu->addAction(QFileInfo(path).fileName().replace(u'&', QStringLiteral("&&")));
        action->setToolTip(QDir::toNativeSeparators(path));
        connect(action, &QAction::triggered, this, [this, path] { openFiles({path}); });
    }
    menu->setToolTipsVisible(true);
    if (paths.isEmpty()) {
        menu->addAction(tr("No files yet"))->setEnabled(false);
        return;
    }
    menu->addSeparator();
    connect(menu->addAction(tr("&Forget these")), &QAction::triggered, this,
            [this] { m_preferences.clearRecentFiles(); });
}

} // namespace chess::ui
