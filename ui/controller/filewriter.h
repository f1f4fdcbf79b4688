#pragma once

#include "ui/controller/fileerror.h"

#include <QByteArray>

#include <optional>

namespace chess::ui {

/// Writes a whole file so that at every moment either the old or the new one is there: a new file in the same folder,
/// flushed to the disk, takes the place of the old. Permissions stay; a symbolic link goes on pointing to the file.
std::optional<FileError> writeFile(const QString &path, const QByteArray &bytes);

/// Adds \p game, the text of a game, at the end of a file of games, or makes the file. What stands in the file stays
/// untouched, also where the disk gets full or the power goes on the way, and where another of our processes adds to it
/// at the same time. Line ends follow the file's. Fails with NotPgn for a file that is no text, with OtherEncoding for
/// one whose encoding can't hold \p game beside what it has, and with NeverClosed for one that would swallow it.
std::optional<FileError> appendGame(const QString &path, const QByteArray &game);
/// Is \p game the last one in \p path already, whatever the line ends?
bool endsWithGame(const QString &path, const QByteArray &game);

/// Waits until what was written to \p fileDescriptor is on the disk; false if the system says no.
bool flushToDisk(int fileDescriptor);

/// The same for the names of the files in a folder, where a system has that.
void flushFolder(const QString &path);

/// The error for a failed system call with \p error as its errno.
FileError fileError(const QString &path, int error);

} // namespace chess::ui
