#include "ui/words/words.h"

#include <QDir>
#include <QFileInfo>

namespace chess::ui {

QString Words::cannotRead(const FileError &error)
{
    return tr("“%1” can't be opened.").arg(QFileInfo(error.path).fileName());
}

QString Words::cannotWrite(const FileError &error)
{
    return tr("“%1” can't be written.").arg(QFileInfo(error.path).fileName());
}

QString Words::fileError(const FileError &error)
{
    const QString path = QDir::toNativeSeparators(error.path);
    switch (error.kind) {
    case FileError::Kind::NotFound:
        return tr("There is no file or folder %1.").arg(path);
    case FileError::Kind::IsDirectory:
        return tr("%1 is a folder, not a file.").arg(path);
    case FileError::Kind::NoPermission:
        return tr("You don't have permission for %1.").arg(path);
    case FileError::Kind::DiskFull:
        return tr("The disk is full: there is no room for %1.").arg(path);
    case FileError::Kind::NotPgn:
        return tr("No game was found in %1. Touchmove reads games in PGN.").arg(path);
    case FileError::Kind::OtherEncoding:
        return tr("The characters in %1 are written in another way (encoding) than this game needs. Choose another "
                  "file.")
            .arg(path);
    case FileError::Kind::NeverClosed:
        return tr("The text in %1 ends within a comment that was never closed; the game would become part of it. "
                  "Choose "
                  "another file.")
            .arg(path);
    case FileError::Kind::Failed:
        break;
    }
    return error.systemText.isEmpty() ? tr("Something went wrong with %1.").arg(path)
                                      : tr("%1: %2", "a file, the system's message").arg(path, error.systemText);
}

QString Words::startProblem(StartProblem problem)
{
    switch (problem) {
    case StartProblem::None:
        return {};
    case StartProblem::OtherVariant:
        return tr("This game follows the rules of another kind of chess.");
    case StartProblem::UnreadableFen:
        return tr("The start position of this game can't be read; the standard one is shown.");
    case StartProblem::UnplayableFen:
        return tr("This game begins from a position that can't be played; the standard one is shown.");
    }
    return {};
}

} // namespace chess::ui
