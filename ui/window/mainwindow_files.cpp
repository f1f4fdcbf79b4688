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
    if (m_toLoad.isEmpty() || m_choosing || (m_loader && m_loader->running()))
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

void MainWindow::doneChoosing()
{
    m_choosing = false;
    loadNext();
}

void MainWindow::openPosition(const QString &path)
{
    constexpr qint64 LongestPosition = 4096;
    const QFileInfo info(path);
    QFile file(path);
    std::optional<FileError> error;
    // To open a pipe would be to wait until something writes to it.
    if (info.exists() && !info.isFile())
        error = FileError{info.isDir() ? FileError::Kind::IsDirectory : FileError::Kind::NotPgn, path};
    else if (!file.open(QIODevice::ReadOnly))
        error = fileError(path, errno);
    if (error) {
        showError(this, Words::cannotRead(*error), Words::fileError(*error));
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
        // One list at a time; the next file waits until a game is chosen from this one, and opened.
        m_choosing = true;
        connect(dialog, &QDialog::finished, this, &MainWindow::doneChoosing, Qt::QueuedConnection);
        dialog->open();
    }
    m_preferences.addRecentFile(file->path());
    loadNext();
}

void MainWindow::onLoadFailed(const FileError &error)
{
    notice(QString(), false); // how far the reading had come
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

} // namespace chess::ui
