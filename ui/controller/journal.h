#pragma once

#include "core/expected.h"
#include "core/game/game.h"
#include "ui/controller/fileerror.h"
#include "ui/controller/processlock.h"

#include <QDateTime>
#include <QString>

#include <future>
#include <memory>
#include <optional>
#include <vector>

class QFile;

namespace chess::ui {

/// The journal of one match in progress: after every move the whole game, with the log that it keeps, is on the disk
/// before the next move can be made, so that not even `kill -9` loses one.
///
/// Two files are written in turn, each with a number that goes up and an end mark: while one is being written the other
/// one is complete. The writing itself is done at once; flushing to the disk, which can take long, goes on beside. A
/// lock tells other processes that the journal is in use.
class Journal
{
public:
    /// What a journal holds.
    struct Content {
        Game game;
        bool archived = false; ///< The ended match is in the archive already, if under other names.
        bool complete = true; ///< false: the moves that could be read of a writing that can't be followed.
    };
    /// Why a journal tells nothing.
    enum class ReadError {
        Empty, ///< Nothing was ever written.
        Unreadable, ///< There is something, but not a move of it can be read.
    };

    /// Begins a journal in \p folder, which is made if it's missing.
    static Expected<std::unique_ptr<Journal>, FileError> create(const QString &folder);
    /// Takes over the journal of a process that is gone; null if it is in use or gone.
    static std::unique_ptr<Journal> takeOver(const QString &folder, const QString &id);
    /// Releases the journal and leaves its files, for the next start.
    ~Journal();
    Journal(const Journal &) = delete;
    Journal &operator=(const Journal &) = delete;

    const QString &id() const { return m_id; }
    /// Fails too where the writing before this one has not reached the disk.
    std::optional<FileError> write(const Game &game, bool archived = false);
    /// The last complete writing; without one the moves that can be read: a later version of the program may have
    /// written them, or the disk may have lost some.
    Expected<Content, ReadError> read() const;
    /// When that was written.
    QDateTime writtenAt() const;
    /// Waits until all that was written is on the disk.
    void waitForDisk();
    /// Deletes the files: the game was closed or is safe elsewhere.
    void remove();

    /// The ids of the journals in \p folder that no living process holds.
    static std::vector<QString> abandoned(const QString &folder);

    /// AppDataLocation/journal
    static QString defaultFolder();

private:
    Journal(QString folder, QString id, std::unique_ptr<ProcessLock> lock);
    QString filePath(quint64 number) const;
    QString lockPath() const;
    void flushInBackground(std::unique_ptr<QFile> file);

    QString m_folder;
    QString m_id;
    std::unique_ptr<ProcessLock> m_lock;
    quint64 m_number = 0; ///< Of the last writing.
    std::future<int> m_flushing; ///< errno, or 0.
    int m_flushError = 0; ///< Of the last writing.
};

} // namespace chess::ui
