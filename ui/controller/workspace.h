#pragma once

#include "ui/controller/fileerror.h"
#include "ui/controller/gamecontroller.h"
#include "ui/controller/gamefile.h"
#include "ui/controller/journal.h"
#include "ui/controller/newmatch.h"
#include "ui/controller/preferences.h"
#include "ui/controller/timesource.h"

#include <QDateTime>
#include <QObject>
#include <QString>

#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

namespace chess::ui {

/// Why a game can't simply be saved to the file it has.
enum class SaveAsReason : std::uint8_t {
    NoFile, ///< It has none yet.
    SeveralGames, ///< Its file holds other games too.
    OtherEncoding, ///< Its file isn't written in UTF-8.
    NotUnderstood, ///< Its file holds pieces that were not understood and would be lost.
    ChangedOnDisk, ///< Another program has changed the file.
};

/// A match that a crash has interrupted, for the question whether to go on with it.
struct UnfinishedMatch {
    QString journalId;
    PerColor<QString> names;
    int plies = 0;
    QDateTime writtenAt;
};

/// The open games, one for each tab: where each comes from, whether it is saved, its journal, and the archive that
/// every ended match goes into by itself.
class Workspace : public QObject
{
    Q_OBJECT

public:
    /// Journals are kept in \p journalFolder. \p time and \p preferences must outlive the workspace.
    Workspace(const TimeSource &time, Preferences &preferences, QString journalFolder, QObject *parent = nullptr);
    /// Matches still running keep their journals, so that the next start offers them again.
    ~Workspace() override;

    int count() const { return static_cast<int>(m_tabs.size()); }
    GameController *at(int index) const;
    /// -1 if it isn't open.
    int indexOf(const GameController *game) const;

    GameController *startMatch(const NewMatch &match);
    /// Opens a game that belongs to no file: pasted text, a copy. Its moves are unsaved.
    GameController *openCopy(Game game);
    /// Opens game \p index of \p file, or finds the tab where it is already open.
    GameController *open(const GameFile::Pointer &file, int index);
    /// The tab of game \p index of the file \p path as it is on the disk now; null if it isn't open.
    GameController *find(const QString &path, int index) const;
    /// Closes the tab for good, its journal too. Asking about unsaved work is the window's task.
    void close(GameController *game);

    /// Has the game moves or changes that are in no file? An ended match in the archive is safe, but where the game has
    /// a file of its own that is the one that counts.
    bool unsaved(const GameController *game) const;
    bool anyUnsaved() const;
    /// Empty if the game has no file.
    QString path(const GameController *game) const;
    /// The place of the game in its file, from 0; empty if it has no file.
    std::optional<int> indexInFile(const GameController *game) const;

    /// Empty if save() can write to the game's own file.
    std::optional<SaveAsReason> saveAsReason(const GameController *game) const;
    /// Writes the game to its own file; there must be no saveAsReason().
    std::optional<FileError> save(GameController *game);
    /// Makes \p path the game's file, with this game alone in it.
    std::optional<FileError> saveAs(GameController *game, const QString &path);
    /// Adds the game to the end of \p path. The game's own file stays what it was.
    std::optional<FileError> appendTo(GameController *game, const QString &path);

    /// Matches in journals whose process is gone. Deletes those journals in which nothing was ever written.
    std::vector<UnfinishedMatch> unfinished();
    /// Goes on with such a match; if its log can't be followed, its moves are opened to look through. Null if the
    /// journal is gone or can't be read.
    GameController *resume(const QString &journalId);
    void discard(const QString &journalId);

signals:
    void opened(chess::ui::GameController *game);
    /// \p index was its tab. The controller lives until control returns to the event loop.
    void closed(chess::ui::GameController *game, int index);
    /// Its file, its place there or unsaved() has changed.
    void fileChanged(chess::ui::GameController *game);
    /// The ended match was added to \p path.
    void archived(chess::ui::GameController *game, const QString &path);
    void archiveFailed(chess::ui::GameController *game, const chess::ui::FileError &error);
    /// The journal can't be written; told once for each game.
    void journalFailed(chess::ui::GameController *game, const chess::ui::FileError &error);

private:
    struct Tab {
        std::unique_ptr<GameController> game;
        GameFile::Pointer file; ///< As it was when the game was read or saved; null without a file.
        int indexInFile = 0;
        bool understood = true; ///< Nothing in the file's text was left unread.
        int savedRevision = 0;
        bool archived = false; ///< The ended match is in the archive; later changes of its tags are not.
        std::unique_ptr<Journal> journal;
        bool journalFailed = false;
    };

    GameController *add(Tab tab);
    Tab &tab(const GameController *game);
    const Tab &tab(const GameController *game) const;
    void onEdited(GameController *game);
    void onEnded(GameController *game);
    void writeJournal(Tab &tab);
    std::optional<FileError> writeTo(GameController *game, const QString &path, Charset charset, bool windowsLineEnds);
    /// Can the game have been archived before, by a process that was killed then?
    enum class Again : std::uint8_t { No, Perhaps };
    void archive(GameController *game, Again again);
    void markSaved(Tab &tab);
    /// The game is in a file, but in none of its own.
    void markKept(Tab &tab);
    void rememberFile(const QString &path);

    const TimeSource &m_time;
    Preferences &m_preferences;
    QString m_journalFolder;
    std::vector<Tab> m_tabs;
};

} // namespace chess::ui
