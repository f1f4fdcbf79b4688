#include "ui/controller/filewriter.h"
#include "ui/controller/gamecontroller.h"
#include "ui/controller/gamefileloader.h"
#include "ui/controller/preferences.h"
#include "ui/controller/workspace.h"
#include "ui/dialogs/gamesdialog.h"
#include "ui/dialogs/questions.h"
#include "ui/panels/notationpanel.h"
#include "ui/panels/notationview.h"
#include "ui/window/gamepage.h"
#include "ui/window/mainwindow.h"
#include "ui/words/words.h"

#include <QDir>
#include <QFile>
#include <QFileDialog>
#include <QFileInfo>
#include <QTabBar>

#include <cerrno>

namespace chess::ui {

namespace {

QString text(std::string_view utf8) { return QString::fromUtf8(utf8.data(), static_cast<qsizetype>(utf8.size())); }

/// A tag as a list shows it: "?" says nothing to a reader.
QString tagText(const GameSummary &game, std::string_view name)
{
    const QString value = text(game.tag(name)).trimmed();
    return value == QLatin1String("?") || value == QLatin1String("????.??.??") ? QString() : value;
}

std::vector<GameEntry> entries(const GameFile &file)
{
    std::vector<GameEntry> games;
    games.reserve(file.games().size());
    for (const GameSummary &game : file.games()) {
        const QString result = game.result.empty() ? text(game.tag("Result")) : text(game.result);
        games.push_back({tagText(game, "White"), tagText(game, "Black"), result, tagText(game, "Date"),
                         tagText(game, "Event"), game.plies});
    }
    return games;
}

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

} // namespace

void MainWindow::openFile()
{
    auto *dialog =
        new QFileDialog(this, tr("Open games"), m_preferences.lastFolder(), tr("Chess games (*.pgn);;All files (*)"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFiles);
    connect(dialog, &QFileDialog::filesSelected, this, &MainWindow::openFiles);
    dialog->open();
}

void MainWindow::openFiles(const QStringList &paths)
{
    m_toLoad += paths;
    loadNext();
}

void MainWindow::loadNext()
{
    if (m_toLoad.isEmpty() || (m_loader && m_loader->running()))
        return;
    if (!m_loader) {
        m_loader = new GameFileLoader(this);
        connect(m_loader, &GameFileLoader::loaded, this, &MainWindow::onLoaded);
        connect(m_loader, &GameFileLoader::failed, this, &MainWindow::onLoadFailed);
        connect(m_loader, &GameFileLoader::progressed, this, [this](qint64 done, qint64 size) {
            if (size > 0)
                notice(tr("Reading the file: %1 %").arg(100 * done / size), false);
        });
    }
    const QFileInfo next(m_toLoad.takeFirst());
    if (next.suffix().compare(QLatin1String("fen"), Qt::CaseInsensitive) == 0) {
        openPosition(next.absoluteFilePath());
        loadNext();
        return;
    }
    m_loader->load(next.absoluteFilePath());
}

void MainWindow::openPosition(const QString &path)
{
    constexpr qint64 LongestPosition = 4096;
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) {
        const FileError error = fileError(path, errno);
        showError(this, Words::cannotRead(error), Words::fileError(error));
        return;
    }
    openText(QString::fromUtf8(file.read(LongestPosition)).trimmed().section(u'\n', 0, 0));
}

void MainWindow::onLoaded(const GameFile::Pointer &file)
{
    notice(QString(), false);
    if (file->count() == 1) {
        openGame(file, 0);
    } else {
        auto *dialog = new GamesDialog(QFileInfo(file->path()).fileName(), entries(*file), this);
        dialog->setAttribute(Qt::WA_DeleteOnClose);
        connect(dialog, &GamesDialog::chosen, this, [this, file](int game) { openGame(file, game); });
        dialog->open();
    }
    m_preferences.addRecentFile(file->path());
    loadNext();
}

void MainWindow::onLoadFailed(const FileError &error)
{
    if (error.kind == FileError::Kind::NotFound)
        m_preferences.removeRecentFile(error.path);
    showError(this, Words::cannotRead(error), Words::fileError(error));
    loadNext();
}

void MainWindow::openGame(const GameFile::Pointer &file, int index)
{
    GameController *game = m_workspace.open(file, index);
    dropUntouched(game);
    // A game that is open already is only brought to the front.
    m_tabs->setCurrentIndex(m_workspace.indexOf(game));
    m_page->notation()->view()->setFocus();
    const auto faults = file->game(index).faults;
    if (!faults.empty())
        notice(Words::pgnFault(faults.front()), true);
}

void MainWindow::dropUntouched(GameController *opened)
{
    if (m_offered && m_offered != opened && m_workspace.indexOf(m_offered) >= 0 && m_offered->playing()
        && m_offered->match()->log().empty())
        m_workspace.close(m_offered);
}

void MainWindow::chooseFile(bool adding, const QString &title, const std::function<void(const QString &)> &chosen)
{
    auto *dialog = new QFileDialog(this, title, m_preferences.lastFolder(), tr("Chess games (*.pgn);;All files (*)"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setDefaultSuffix(QStringLiteral("pgn"));
    // A game added to a file overwrites nothing in it.
    dialog->setOption(QFileDialog::DontConfirmOverwrite, adding);
    if (!adding && current())
        dialog->selectFile(proposedName(*current()));
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
        const QString why = saveAsText(*reason);
        if (!why.isEmpty())
            notice(why, false);
        saveAsThen(game, then);
        return;
    }
    if (const auto error = m_workspace.save(game)) {
        showError(this, Words::cannotWrite(*error),
                  Words::fileError(*error) + u'\n' + tr("Nothing is lost: the game is still open."));
        return;
    }
    notice(tr("Saved to %1").arg(QDir::toNativeSeparators(m_workspace.path(game))), false);
    if (then)
        then();
}

void MainWindow::saveAsThen(GameController *game, const std::function<void()> &then)
{
    chooseFile(false, tr("Save game"), [this, game, then](const QString &path) {
        if (m_workspace.indexOf(game) < 0)
            return;
        if (const auto error = m_workspace.saveAs(game, path)) {
            showError(this, Words::cannotWrite(*error),
                      Words::fileError(*error) + u'\n' + tr("Nothing is lost: the game is still open."));
            return;
        }
        notice(tr("Saved to %1").arg(QDir::toNativeSeparators(path)), false);
        if (then)
            then();
    });
}

void MainWindow::append()
{
    GameController *game = current();
    if (!game)
        return;
    chooseFile(true, tr("Add the game to a file"), [this, game](const QString &path) {
        if (m_workspace.indexOf(game) < 0)
            return;
        if (const auto error = m_workspace.appendTo(game, path)) {
            showError(this, Words::cannotWrite(*error),
                      Words::fileError(*error) + u'\n' + tr("Nothing is lost: the game is still open."));
            return;
        }
        notice(tr("The game was added to %1").arg(QDir::toNativeSeparators(path)), false);
    });
}

void MainWindow::closeGame()
{
    if (current())
        closeThen(current(), {});
}

void MainWindow::closeThen(GameController *game, const std::function<void()> &then)
{
    const auto close = [this, game, then] {
        if (m_workspace.indexOf(game) >= 0)
            m_workspace.close(game);
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
            // The last game must not be followed by a new one: the window is about to go.
            closeThen(m_workspace.at(index), [this] { closeAllThenQuit(); });
            return;
        }
    }
    m_quitting = true;
    saveGeometryAndView();
    close();
}

} // namespace chess::ui
