#include "core/game/pgnreading.h"
#include "core/notation/charset.h"
#include "ui/controller/gamecontroller.h"
#include "ui/controller/preferences.h"
#include "ui/controller/workspace.h"
#include "ui/dialogs/questions.h"
#include "ui/window/mainwindow.h"
#include "ui/words/words.h"

#include <QDir>
#include <QFile>
#include <QFileDialog>
#include <QFileInfo>
#include <QScopedValueRollback>
#include <QTabBar>

namespace chess::ui {

namespace {

QString saveAsText(SaveAsReason reason)
{
    switch (reason) {
    case SaveAsReason::NoFile:
        return {};
    case SaveAsReason::SeveralGames:
        return MainWindow::tr(
            "Its file holds other games too: save this one in a file of its own, or add it to a file.");
    case SaveAsReason::OtherEncoding:
        return MainWindow::tr("Its file is not written in UTF-8: save the game in a file of its own.");
    case SaveAsReason::NotUnderstood:
        return MainWindow::tr(
            "Parts of its file could not be read and would be lost: save the game in a file of its own.");
    case SaveAsReason::ChangedOnDisk:
        return MainWindow::tr("Another program has changed its file: save the game in a file of its own.");
    }
    return {};
}

/// "Anna Berg - Li Wei.pgn", without what file systems don't like.
QString proposedName(const GameController &game)
{
    QString name = game.name(Color::White);
    if (!game.name(Color::Black).isEmpty())
        name += QStringLiteral(" - ") + game.name(Color::Black);
    for (const QChar bad : QStringLiteral("/\\:*?\"<>|"))
        name.remove(bad);
    name = name.simplified().left(80);
    while (name.startsWith(u'.'))
        name.remove(0, 1);
    return (name.isEmpty() ? MainWindow::tr("Game", "proposed file name") : name) + QStringLiteral(".pgn");
}

/// What a file holds that may be written over.
struct GamesThere {
    int count = 0;
    bool more = false; ///< The file is long; only its beginning was counted.
};

GamesThere gamesIn(const QString &path)
{
    constexpr qint64 LookedThrough = 1 << 20; // read while the person waits
    QFile file(path);
    if (!QFileInfo(path).isFile() || !file.open(QIODevice::ReadOnly))
        return {};
    const std::string bytes = file.read(LookedThrough).toStdString();
    const auto games = listGames(decoded(bytes, detectCharset(bytes)));
    return {static_cast<int>(games.size()), !file.atEnd()};
}

bool sameFile(const QString &one, const QString &other)
{
    const QString real = QFileInfo(one).canonicalFilePath();
    return !real.isEmpty() && real == QFileInfo(other).canonicalFilePath();
}

} // namespace

void MainWindow::chooseFile(const QString &title, const QString &proposed,
                            const std::function<void(const QString &)> &chosen)
{
    auto *dialog = new QFileDialog(this, title, m_preferences.lastFolder(), tr("Chess games (*.pgn);;All files (*)"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setDefaultSuffix(QStringLiteral("pgn"));
    // What a file holds is asked by replaceThen(), in clearer words.
    dialog->setOption(QFileDialog::DontConfirmOverwrite);
    if (!proposed.isEmpty())
        dialog->selectFile(proposed);
    connect(dialog, &QFileDialog::fileSelected, this, chosen);
    dialog->open();
}

void MainWindow::save()
{
    if (current())
        saveThen(current(), {});
}

void MainWindow::saveAs()
{
    if (current())
        saveAsThen(current(), {});
}

void MainWindow::saveThen(GameController *game, const std::function<void()> &then)
{
    if (const auto reason = m_workspace.saveAsReason(game)) {
        const bool gone = *reason == SaveAsReason::ChangedOnDisk && !QFileInfo::exists(m_workspace.path(game));
        const QString why =
            gone ? tr("Its file is no longer there: save the game in a file of its own.") : saveAsText(*reason);
        if (!why.isEmpty())
            notice(why, false);
        saveAsThen(game, then);
        return;
    }
    if (!m_workspace.unsaved(game)) {
        notice(tr("Saved already: %1").arg(QDir::toNativeSeparators(m_workspace.path(game))), false);
        if (then)
            then();
        return;
    }
    if (const auto error = m_workspace.save(game)) {
        showNotWritten(*error);
        return;
    }
    notice(tr("Saved to %1").arg(QDir::toNativeSeparators(m_workspace.path(game))), false);
    if (then)
        then();
}

void MainWindow::saveAsThen(GameController *game, const std::function<void()> &then)
{
    if (game->game().startProblem() != StartProblem::None && game->game().plies() == 0)
        notice(tr("The moves of this game were not understood: they will be kept as text, in a comment."), true);
    chooseFile(tr("Save game"), proposedName(*game), [this, game, then](const QString &path) {
        if (m_workspace.indexOf(game) >= 0)
            replaceThen(game, path, then);
    });
}

void MainWindow::replaceThen(GameController *game, const QString &path, const std::function<void()> &then)
{
    const auto write = [this, game, path, then] {
        if (m_workspace.indexOf(game) < 0)
            return;
        if (const auto error = m_workspace.saveAs(game, path)) {
            showNotWritten(*error);
            return;
        }
        notice(tr("Saved to %1").arg(QDir::toNativeSeparators(path)), false);
        if (then)
            then();
    };
    if (!QFileInfo::exists(path) || QFileInfo(path).isDir()) {
        write();
        return;
    }
    const QString name = QFileInfo(path).fileName();
    bool mayReplace = true;
    if (sameFile(path, m_workspace.path(game))) {
        const auto reason = m_workspace.saveAsReason(game);
        if (!reason) {
            write();
            return;
        }
        if (*reason == SaveAsReason::OtherEncoding || *reason == SaveAsReason::NotUnderstood) {
            showError(this, tr("The game can't replace “%1”.").arg(name), saveAsText(*reason));
            return;
        }
        mayReplace = *reason != SaveAsReason::SeveralGames;
    }
    const GamesThere there = gamesIn(path);
    askReplace(this, {name, there.count, there.more, mayReplace},
               [this, game, path, then, write](ReplaceAnswer answer) {
                   if (answer == ReplaceAnswer::Replace)
                       write();
                   else if (m_workspace.indexOf(game) >= 0)
                       appendThen(game, path, then);
               });
}

void MainWindow::append()
{
    GameController *game = current();
    if (!game)
        return;
    chooseFile(tr("Add the game to a file"), QString(), [this, game](const QString &path) {
        if (m_workspace.indexOf(game) >= 0)
            appendThen(game, path, {});
    });
}

void MainWindow::appendThen(GameController *game, const QString &path, const std::function<void()> &then)
{
    if (const auto error = m_workspace.appendTo(game, path)) {
        showNotWritten(*error);
        return;
    }
    notice(tr("The game was added to %1").arg(QDir::toNativeSeparators(path)), false);
    if (then)
        then();
}

void MainWindow::showNotWritten(const FileError &error)
{
    showError(this, Words::cannotWrite(error),
              Words::fileError(error) + u'\n' + tr("Nothing is lost: the game is still open."));
}

void MainWindow::closeGame()
{
    if (current())
        closeThen(current(), {});
}

void MainWindow::closeThen(GameController *game, const std::function<void()> &then)
{
    const auto close = [this, game, then] {
        if (m_workspace.indexOf(game) >= 0) {
            // With more to do afterwards the window is about to go, and no new match fills it.
            const QScopedValueRollback leaving(m_leaving, static_cast<bool>(then));
            m_workspace.close(game);
        }
        if (then)
            then();
    };
    if (!m_workspace.unsaved(game)) {
        close();
        return;
    }
    m_tabs->setCurrentIndex(m_workspace.indexOf(game));
    askUnsaved(this, nameOf(game), game->playing(), [this, game, close](UnsavedAnswer answer) {
        if (answer == UnsavedAnswer::DontSave)
            close();
        else if (m_workspace.indexOf(game) >= 0)
            saveThen(game, close);
    });
}

void MainWindow::closeAllThenQuit()
{
    for (int index = 0; index < m_workspace.count(); ++index) {
        if (m_workspace.unsaved(m_workspace.at(index))) {
            closeThen(m_workspace.at(index), [this] { closeAllThenQuit(); });
            return;
        }
    }
    m_quitting = true;
    saveGeometryAndView();
    close();
}

} // namespace chess::ui
