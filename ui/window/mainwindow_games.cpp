#include "core/game/pgnreading.h"
#include "core/game/pgnwriter.h"
#include "core/notation/fen.h"
#include "ui/board/boardview.h"
#include "ui/controller/gamecontroller.h"
#include "ui/controller/preferences.h"
#include "ui/controller/workspace.h"
#include "ui/dialogs/claimdialog.h"
#include "ui/dialogs/gamesdialog.h"
#include "ui/dialogs/namesdialog.h"
#include "ui/dialogs/newgamedialog.h"
#include "ui/dialogs/preferencesdialog.h"
#include "ui/dialogs/questions.h"
#include "ui/dialogs/recoverydialog.h"
#include "ui/window/gamepage.h"
#include "ui/window/mainwindow.h"
#include "ui/words/words.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QPointer>
#include <QSettings>
#include <QTabBar>
#include <QThreadPool>

#include <algorithm>

namespace chess::ui {

namespace {

constexpr int RememberedNames = 50;
constexpr qsizetype ShortText = 100'000; ///< Characters that are read within a few hundredths of a second.
const QString NamesKey = QStringLiteral("players/names");

/// Is the text a position rather than moves: eight ranks, parted by slashes, in its first word?
bool looksLikeFen(const QString &text)
{
    const QString placement = text.section(u' ', 0, 0);
    return placement.count(u'/') >= 3 && !placement.contains(u'[') && !placement.contains(u'.');
}

} // namespace

NewMatch MainWindow::lastMatch() const
{
    NewMatch match;
    match.names = {m_preferences.playerName(Color::White), m_preferences.playerName(Color::Black)};
    return match;
}

void MainWindow::newGame()
{
    auto *dialog = new NewGameDialog(lastMatch(), rememberedNames(), this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &NewGameDialog::matchWanted, this, [this](const NewMatch &match) {
        rememberNames(match.names.white, match.names.black);
        startMatch(match, Color::White);
    });
    dialog->open();
}

void MainWindow::startMatch(const NewMatch &match, Color bottom)
{
    GameController *game = m_workspace.startMatch(match);
    dropUntouched(game);
    if (!m_view.turnAutomatically)
        m_page->setBottom(bottom);
    m_page->board()->setFocus(Qt::OtherFocusReason);
    notice(QString(), false);
}

QStringList MainWindow::rememberedNames() const { return m_preferences.settings().value(NamesKey).toStringList(); }

void MainWindow::rememberNames(const QString &white, const QString &black)
{
    m_preferences.setPlayerNames(white, black);
    QStringList names = rememberedNames();
    for (const QString &name : {black, white}) {
        if (name.isEmpty())
            continue;
        names.removeAll(name);
        names.prepend(name);
    }
    m_preferences.settings().setValue(NamesKey, names.mid(0, RememberedNames));
}

void MainWindow::changeNames()
{
    GameController *game = current();
    if (!game)
        return;
    auto *dialog = new NamesDialog(game->name(Color::White), game->name(Color::Black), rememberedNames(), this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &NamesDialog::namesChosen, this, [this, game](const QString &white, const QString &black) {
        if (m_workspace.indexOf(game) < 0)
            return;
        rememberNames(white, black);
        game->setNames(white, black);
    });
    dialog->open();
}

void MainWindow::claim(Color player)
{
    GameController *game = current();
    if (!game || !game->playing() || game->claimRefusal(player))
        return;
    const QString name = game->name(player).isEmpty() ? Words::side(player) : game->name(player);
    auto *dialog = new ClaimDialog(game->match()->position(), name, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &ClaimDialog::claimed, this,
            [this, game, player](ClaimKind kind, const std::optional<MoveIntent> &intended) {
                if (m_workspace.indexOf(game) < 0)
                    return;
                if (intended)
                    game->claimWithMove(player, kind, *intended);
                else
                    game->claim(player, kind);
            });
    dialog->open();
}

void MainWindow::copyPosition()
{
    if (!current())
        return;
    QGuiApplication::clipboard()->setText(QString::fromStdString(writeFen(current()->position())));
    notice(tr("The position was copied as FEN text"), false);
}

void MainWindow::copyGame()
{
    if (!current())
        return;
    QGuiApplication::clipboard()->setText(QString::fromStdString(writePgn(current()->game())));
    notice(tr("The game was copied as PGN text"), false);
}

void MainWindow::paste() { openText(QGuiApplication::clipboard()->text()); }

void MainWindow::openText(const QString &pasted)
{
    const QString text = pasted.trimmed();
    if (text.isEmpty()) {
        notice(tr("There is no text to paste"), true);
        return;
    }
    if (looksLikeFen(text)) {
        const auto reading = readFen(text.toStdString());
        if (!reading) {
            showError(this, tr("This position can't be read. Your game stays as it is."),
                      Words::fenError(reading.error(), text));
            return;
        }
        const auto position = Position::from(reading->setup);
        if (!position) {
            showError(this, tr("This position can't be played. Your game stays as it is."),
                      Words::setupFaults(position.error()));
            return;
        }
        GameController *game = m_workspace.openCopy(Game(*position, reading->variant));
        dropUntouched(game);
        if (!reading->assumptions.empty())
            notice(Words::fenAssumption(reading->assumptions.front()), false);
        return;
    }
    const auto read = [text] { return std::make_shared<const PgnFile>(readGames(text.toStdString())); };
    if (text.size() < ShortText) {
        openPasted(read());
        return;
    }
    // A whole database takes its time: the window stays alive meanwhile.
    notice(tr("Reading the text…"), false);
    QThreadPool::globalInstance()->start([read, guard = QPointer(this)] {
        const auto answer = [guard, games = read()] {
            if (!guard)
                return;
            guard->notice(QString(), false);
            guard->openPasted(games);
        };
        QMetaObject::invokeMethod(qApp, answer, Qt::QueuedConnection);
    });
}

void MainWindow::openPasted(const std::shared_ptr<const PgnFile> &pasted)
{
    const std::vector<GameReading> &games = pasted->games;
    const auto useful = [](const GameReading &game) { return game.game.plies() > 0 || game.faults.empty(); };
    if (std::none_of(games.begin(), games.end(), useful)) {
        showError(this, tr("The text is no position and no game. Your game stays as it is."),
                  tr("Copy a position as FEN text, or the moves of a game, and paste again."));
        return;
    }
    if (games.size() == 1) {
        dropUntouched(m_workspace.openCopy(games.front().game));
        if (!games.front().faults.empty())
            notice(Words::pgnFault(games.front().faults.front()), true);
        return;
    }
    std::vector<GameEntry> entries;
    entries.reserve(games.size());
    for (const GameReading &reading : games) {
        const auto tag = [&reading](const char *name) {
            return QString::fromStdString(std::string(reading.game.tag(name).value_or("")));
        };
        entries.push_back({tag("White"), tag("Black"), tag("Result"), tag("Date"), tag("Event"), reading.game.plies()});
    }
    auto *dialog = new GamesDialog(tr("clipboard"), std::move(entries), this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &GamesDialog::chosen, this, [this, pasted](int index) {
        dropUntouched(m_workspace.openCopy(pasted->games[static_cast<std::size_t>(index)].game));
    });
    dialog->open();
}

void MainWindow::playOn()
{
    NewMatch match = current()->playOnFromHere();
    // A game from a file was played by others; who plays on from it are the two people here.
    if (current()->mode() == GameController::Mode::View)
        match.names = lastMatch().names;
    startMatch(match, m_page->bottom());
}

void MainWindow::offerRecovery()
{
    const auto unfinished = m_workspace.unfinished();
    if (unfinished.empty()) {
        doneChoosing();
        return;
    }
    std::vector<InterruptedGame> games;
    games.reserve(unfinished.size());
    for (const UnfinishedMatch &match : unfinished)
        games.push_back({match.journalId, match.names.white, match.names.black, match.plies, match.writtenAt});
    auto *dialog = new RecoveryDialog(games, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &RecoveryDialog::resumeWanted, this, [this](const QStringList &ids) {
        for (const QString &id : ids) {
            GameController *game = m_workspace.resume(id);
            if (game)
                dropUntouched(game);
            else
                notice(tr("An interrupted game can't be read any more"), true);
        }
    });
    connect(dialog, &QDialog::finished, this, &MainWindow::doneChoosing, Qt::QueuedConnection);
    connect(dialog, &RecoveryDialog::discardWanted, this, [this](const QStringList &ids) {
        for (const QString &id : ids)
            m_workspace.discard(id);
    });
    dialog->open();
}

void MainWindow::showPreferences()
{
    auto *dialog = new PreferencesDialog(m_view, {m_preferences.archives(), m_preferences.archivePath()}, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &PreferencesDialog::viewChanged, this, &MainWindow::setView);
    connect(dialog, &PreferencesDialog::archiveChanged, this, [this](const ArchiveSettings &archive) {
        m_preferences.setArchives(archive.on);
        if (archive.path != m_preferences.archivePath())
            m_preferences.setArchivePath(archive.path);
    });
    dialog->open();
}

} // namespace chess::ui
