#include "ui/controller/filewriter.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QSaveFile>
#include <QStringDecoder>

#include <algorithm>
#include <cerrno>

#ifdef Q_OS_WIN
#include <io.h>
#else
#include <fcntl.h>
#include <unistd.h>
#endif

namespace chess::ui {

namespace {

constexpr qint64 BlockSize = 1 << 20;

FileError failure(const QFileDevice &file, const QString &path)
{
    // Qt tells what could not be done, errno tells why
    const int error = errno;
    if (file.error() == QFileDevice::PermissionsError && error == 0)
        return {FileError::Kind::NoPermission, path, file.errorString()};
    FileError failed = fileError(path, error);
    if (failed.kind == FileError::Kind::Failed)
        failed.systemText = file.errorString();
    return failed;
}

bool isAscii(const QByteArray &bytes)
{
    return std::ranges::all_of(bytes, [](char byte) { return static_cast<unsigned char>(byte) < 0x80; });
}

/// What a file must tell before something is added to it.
struct Tail {
    bool utf8 = true;
    bool text = true; ///< No zero bytes, which no text in a one-byte encoding or UTF-8 has.
    bool utf16 = false;
    bool windowsLineEnds = false;
    int endingLineEnds = 0; ///< How many line ends the file ends with, at most 2.
};

std::optional<FileError> readTail(QFile &file, const QString &path, Tail &tail)
{
    QStringDecoder whole(QStringDecoder::Utf8);
    QByteArray end;
    bool first = true;
    while (true) {
        errno = 0;
        const QByteArray block = file.read(BlockSize);
        if (block.isEmpty())
            break;
        if (first) {
            tail.utf16 = block.startsWith("\xff\xfe") || block.startsWith("\xfe\xff");
            tail.windowsLineEnds = block.contains("\r\n");
            first = false;
        }
        tail.text = tail.text && !block.contains('\0');
        const QString decoded = whole.decode(block);
        tail.utf8 = tail.utf8 && !whole.hasError();
        end = (end + block).right(4);
    }
    if (file.error() != QFileDevice::NoError)
        return failure(file, path);
    end.replace("\r\n", "\n");
    while (tail.endingLineEnds < 2 && end.endsWith('\n')) {
        ++tail.endingLineEnds;
        end.chop(1);
    }
    return std::nullopt;
}

} // namespace

FileError fileError(const QString &path, int error)
{
    const auto kind = [error] {
        switch (error) {
        case ENOENT:
        case ENOTDIR:
            return FileError::Kind::NotFound;
        case EISDIR:
            return FileError::Kind::IsDirectory;
        case EACCES:
        case EPERM:
        case EROFS:
            return FileError::Kind::NoPermission;
        case ENOSPC:
        case EFBIG:
        case EDQUOT:
            return FileError::Kind::DiskFull;
        default:
            return FileError::Kind::Failed;
        }
    }();
    return {kind, path, error == 0 ? QString() : qt_error_string(error)};
}

bool flushToDisk(int fileDescriptor)
{
#ifdef Q_OS_WIN
    return _commit(fileDescriptor) == 0;
#else
    return fsync(fileDescriptor) == 0;
#endif
}

void flushFolder([[maybe_unused]] const QString &path)
{
#ifdef Q_OS_UNIX
    const int folder = open(QFile::encodeName(path).constData(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (folder < 0)
        return;
    fsync(folder);
    close(folder);
#endif
}

std::optional<FileError> writeFile(const QString &path, const QByteArray &bytes)
{
    if (QFileInfo(path).isDir())
        return FileError{FileError::Kind::IsDirectory, path};
    errno = 0;
    QSaveFile file(path);
    if (!file.open(QIODevice::WriteOnly))
        return failure(file, path);
    if (file.write(bytes) != bytes.size() || !file.flush()) {
        const FileError failed = failure(file, path);
        file.cancelWriting();
        return failed;
    }
    if (!file.commit())
        return failure(file, path);
    return std::nullopt;
}

std::optional<FileError> appendGame(const QString &path, const QByteArray &game)
{
    if (QFileInfo(path).isDir())
        return FileError{FileError::Kind::IsDirectory, path};
    if (!QFileInfo::exists(path))
        return writeFile(path, game);

    errno = 0;
    QFile file(path);
    if (!file.open(QIODevice::ReadWrite | QIODevice::Append | QIODevice::Unbuffered))
        return failure(file, path);
    Tail tail;
    file.seek(0);
    if (auto failed = readTail(file, path, tail))
        return failed;
    if (tail.utf16)
        return FileError{FileError::Kind::OtherEncoding, path};
    if (!tail.text)
        return FileError{FileError::Kind::NotPgn, path};
    if (!tail.utf8 && !isAscii(game))
        return FileError{FileError::Kind::OtherEncoding, path};

    const qint64 size = file.size();
    QByteArray added = size == 0 ? QByteArray() : QByteArray(2 - tail.endingLineEnds, '\n');
    added += game;
    if (tail.windowsLineEnds)
        added.replace("\n", "\r\n");
    errno = 0;
    // one write of a few kilobytes; what a full disk took of it is taken off again
    if (file.write(added) != added.size() || !flushToDisk(file.handle())) {
        const FileError failed = failure(file, path);
        file.resize(size);
        return failed;
    }
    return std::nullopt;
}

} // namespace chess::ui
