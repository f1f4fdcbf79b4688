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
#include <QSettings>
#include <QTabBar>

#include <algorithm>

namespace chess::ui {

namespace {

constexpr int RememberedNames = 50;
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
        startMatch(match);
    });
    dialog->open();
}

void MainWindow::startMatch(const NewMatch &match)
{
    GameController *game = m_workspace.startMatch(match);
    dropUntouched(game);
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
    PgnFile file = readGames(text.toStdString());
    const auto useful = [](const GameReading &game) { return game.game.plies() > 0 || game.faults.empty(); };
    if (file.games.empty() || std::none_of(file.games.begin(), file.games.end(), useful)) {
        showError(this, tr("The text is no position and no game. Your game stays as it is."),
                  tr("Copy a position as FEN text, or the moves of a game, and paste again."));
        return;
    }
    if (file.games.size() == 1) {
        const auto faults = file.games.front().faults;
        dropUntouched(m_workspace.openCopy(std::move(file.games.front().game)));
        if (!faults.empty())
            notice(Words::pgnFault(faults.front()), true);
        return;
    }
    std::vector<GameEntry> entries;
    for (const GameReading &reading : file.games) {
        const auto tag = [&reading](const char *name) {
            return QString::fromStdString(std::string(reading.game.tag(name).value_or("")));
        };
        entries.push_back({tag("White"), tag("Black"), tag("Result"), tag("Date"), tag("Event"), reading.game.plies()});
    }
    auto *dialog = new GamesDialog(tr("clipboard"), std::move(entries), this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    const auto games = std::make_shared<PgnFile>(std::move(file));
    connect(dialog, &GamesDialog::chosen, this, [this, games](int index) {
        dropUntouched(m_workspace.openCopy(games->games[static_cast<std::size_t>(index)].game));
    });
    dialog->open();
}

void MainWindow::offerRecovery()
{
    const auto unfinished = m_workspace.unfinished();
    if (unfinished.empty())
        return;
    std::vector<InterruptedGame> games;
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
