#include "ui/controller/workspace.h"

#include "core/game/pgnwriter.h"
#include "ui/controller/filewriter.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <algorithm>
#include <cassert>
#include <utility>

namespace chess::ui {

namespace {

/// The saved revision of a game that has never been in a file.
constexpr int InNoFile = -1;

QString canonical(const QString &path)
{
    const QFileInfo info(path);
    const QString real = info.canonicalFilePath();
    return real.isEmpty() ? info.absoluteFilePath() : real;
}

QByteArray bytesOf(const std::string &text) { return QByteArray(text.data(), static_cast<qsizetype>(text.size())); }

} // namespace

Workspace::Workspace(const TimeSource &time, Preferences &preferences, QString journalFolder, QObject *parent)
    : QObject(parent), m_time(time), m_preferences(preferences), m_journalFolder(std::move(journalFolder))
{
}

Workspace::~Workspace() = default;

GameController *Workspace::at(int index) const { return m_tabs.at(static_cast<std::size_t>(index)).game.get(); }

int Workspace::indexOf(const GameController *game) const
{
    const auto found = std::ranges::find_if(m_tabs, [game](const Tab &tab) { return tab.game.get() == game; });
    return found == m_tabs.end() ? -1 : static_cast<int>(found - m_tabs.begin());
}

Workspace::Tab &Workspace::tab(const GameController *game)
{
    const int index = indexOf(game);
    assert(index >= 0);
    return m_tabs[static_cast<std::size_t>(index)];
}

const Workspace::Tab &Workspace::tab(const GameController *game) const
{
    const int index = indexOf(game);
    assert(index >= 0);
    return m_tabs[static_cast<std::size_t>(index)];
}

GameController *Workspace::add(Tab tab)
{
    GameController *game = tab.game.get();
    m_tabs.push_back(std::move(tab));
    connect(game, &GameController::edited, this, [this, game] { onEdited(game); });
    connect(game, &GameController::matchEnded, this, [this, game] { onEnded(game); });
    emit opened(game);
    return game;
}

GameController *Workspace::startMatch(const NewMatch &match)
{
    Tab tab;
    tab.game = std::make_unique<GameController>(match, m_time);
    return add(std::move(tab));
}

GameController *Workspace::openCopy(Game game)
{
    Tab tab;
    tab.game = std::make_unique<GameController>(std::move(game), m_time);
    tab.savedRevision = InNoFile;
    return add(std::move(tab));
}

GameController *Workspace::open(const GameFile::Pointer &file, int index)
{
    if (GameController *open = find(file->path(), index))
        return open;
    GameReading reading = file->game(index);
    Tab tab;
    tab.game = std::make_unique<GameController>(std::move(reading.game), m_time);
    tab.file = file;
    tab.indexInFile = index;
    tab.understood = reading.faults.empty();
    rememberFile(file->path());
    return add(std::move(tab));
}

GameController *Workspace::find(const QString &path, int index) const
{
    const QString real = canonical(path);
    const auto found = std::ranges::find_if(m_tabs, [&](const Tab &tab) {
        return tab.file && tab.indexInFile == index && canonical(tab.file->path()) == real
            && !tab.file->changedOnDisk();
    });
    return found == m_tabs.end() ? nullptr : found->game.get();
}

void Workspace::close(GameController *game)
{
    const int index = indexOf(game);
    assert(index >= 0);
    Tab closing = std::move(m_tabs[static_cast<std::size_t>(index)]);
    m_tabs.erase(m_tabs.begin() + index);
    if (closing.journal)
        closing.journal->remove();
    game->disconnect(this);
    emit closed(game, index);
    // whoever asked for this may be the game's own signal
    closing.game.release()->deleteLater();
}

bool Workspace::unsaved(const GameController *game) const
{
    const Tab &tab = this->tab(game);
    const bool nothingThere = !tab.file && game->game().plies() == 0;
    return !nothingThere && game->revision() != tab.savedRevision;
}

bool Workspace::anyUnsaved() const
{
    return std::ranges::any_of(m_tabs, [this](const Tab &tab) { return unsaved(tab.game.get()); });
}

QString Workspace::path(const GameController *game) const
{
    const Tab &tab = this->tab(game);
    return tab.file ? tab.file->path() : QString();
}

std::optional<int> Workspace::indexInFile(const GameController *game) const
{
    const Tab &tab = this->tab(game);
    return tab.file ? std::optional(tab.indexInFile) : std::nullopt;
}

std::optional<SaveAsReason> Workspace::saveAsReason(const GameController *game) const
{
    const Tab &tab = this->tab(game);
    if (!tab.file)
        return SaveAsReason::NoFile;
    if (tab.file->count() > 1)
        return SaveAsReason::SeveralGames;
    if (tab.file->charset() != Charset::Utf8 && tab.file->charset() != Charset::Utf8WithMark)
        return SaveAsReason::OtherEncoding;
    if (!tab.understood)
        return SaveAsReason::NotUnderstood;
    if (tab.file->changedOnDisk())
        return SaveAsReason::ChangedOnDisk;
    return std::nullopt;
}

std::optional<FileError> Workspace::save(GameController *game)
{
    assert(!saveAsReason(game));
    const Tab &tab = this->tab(game);
    return writeTo(game, tab.file->path(), tab.file->charset(), tab.file->windowsLineEnds());
}

std::optional<FileError> Workspace::saveAs(GameController *game, const QString &path)
{
    return writeTo(game, path, Charset::Utf8, false);
}

std::optional<FileError> Workspace::writeTo(GameController *game, const QString &path, Charset charset,
                                            bool windowsLineEnds)
{
    std::string text = writePgn(game->game());
    if (windowsLineEnds)
        text = bytesOf(text).replace("\n", "\r\n").toStdString();
    if (auto error = writeFile(path, bytesOf(encoded(text, charset).bytes)))
        return error;
    Tab &tab = this->tab(game);
    tab.file = GameFile::written(path, std::move(text), charset);
    tab.indexInFile = 0;
    tab.understood = true;
    rememberFile(path);
    markSaved(tab);
    return std::nullopt;
}

std::optional<FileError> Workspace::appendTo(GameController *game, const QString &path)
{
    if (auto error = appendGame(path, bytesOf(writePgn(game->game()))))
        return error;
    rememberFile(path);
    markKept(tab(game));
    return std::nullopt;
}

void Workspace::markSaved(Tab &tab)
{
    tab.savedRevision = tab.game->revision();
    // an ended match is safe now; a running one goes on in its journal
    if (tab.journal && !tab.game->playing()) {
        tab.journal->remove();
        tab.journal.reset();
    }
    emit fileChanged(tab.game.get());
}

void Workspace::markKept(Tab &tab)
{
    // a game with a file of its own is saved when that file has it
    if (!tab.file)
        markSaved(tab);
    else if (tab.journal)
        writeJournal(tab); // which tells what is archived
}

void Workspace::rememberFile(const QString &path) { m_preferences.addRecentFile(path); }

void Workspace::onEdited(GameController *game)
{
    Tab &tab = this->tab(game);
    const bool worthIt = tab.journal || (game->match() && game->game().plies() > 0);
    if (worthIt)
        writeJournal(tab);
    emit fileChanged(game);
}

void Workspace::writeJournal(Tab &tab)
{
    std::optional<FileError> error;
    if (!tab.journal) {
        auto created = Journal::create(m_journalFolder);
        if (created)
            tab.journal = *std::move(created);
        else
            error = created.error();
    }
    if (tab.journal)
        error = tab.journal->write(tab.game->game(), tab.archived);
    if (!error || tab.journalFailed)
        return;
    tab.journalFailed = true;
    emit journalFailed(tab.game.get(), *error);
}

void Workspace::onEnded(GameController *game) { archive(game, Again::No); }

void Workspace::archive(GameController *game, Again again)
{
    if (game->game().plies() == 0 || !m_preferences.archives())
        return;
    const QString path = m_preferences.archivePath();
    const QByteArray text = bytesOf(writePgn(game->game()));
    QDir().mkpath(QFileInfo(path).absolutePath());
    // a crash may come between archiving a game and forgetting its journal
    const bool there = again == Again::Perhaps && endsWithGame(path, text);
    if (!there) {
        if (const auto error = appendGame(path, text)) {
            emit archiveFailed(game, *error);
            return;
        }
    }
    tab(game).archived = true;
    markKept(tab(game));
    emit archived(game, path);
}

std::vector<UnfinishedMatch> Workspace::unfinished()
{
    std::vector<UnfinishedMatch> matches;
    for (const QString &id : Journal::abandoned(m_journalFolder)) {
        const auto journal = Journal::takeOver(m_journalFolder, id);
        if (!journal)
            continue;
        const auto content = journal->read();
        if (!content) {
            // killed before its first writing; what can't be read may be of use to somebody else
            if (content.error() == Journal::ReadError::Empty)
                journal->remove();
            continue;
        }
        UnfinishedMatch match{id, {}, content->game.plies(), journal->writtenAt()};
        for (const Color color : AllColors)
            match.names[color] = playerName(content->game, color);
        matches.push_back(std::move(match));
    }
    return matches;
}

GameController *Workspace::resume(const QString &journalId)
{
    auto journal = Journal::takeOver(m_journalFolder, journalId);
    if (!journal)
        return nullptr;
    const auto content = journal->read();
    if (!content)
        return nullptr;
    Tab tab;
    if (content->complete)
        tab.game = GameController::resume(content->game, m_time);
    if (!tab.game)
        tab.game = std::make_unique<GameController>(content->game, m_time);
    tab.journal = std::move(journal);
    // nothing of it is in any file but the journal
    tab.savedRevision = InNoFile;
    tab.archived = content->archived;
    GameController *game = add(std::move(tab));
    if (game->match() && !game->playing() && !content->archived)
        archive(game, Again::Perhaps);
    return game;
}

void Workspace::discard(const QString &journalId)
{
    if (const auto journal = Journal::takeOver(m_journalFolder, journalId))
        journal->remove();
}

} // namespace chess::ui
