#include "ui/controller/filewriter.h"

#include "core/notation/pgnreader.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QSaveFile>
#include <QStringDecoder>
#include <QThread>

#include <algorithm>
#include <cerrno>
#include <string_view>
#include <utility>

#ifdef Q_OS_WIN
#include <io.h>
#else
#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>
#endif

namespace chess::ui {

namespace {

constexpr qint64 BlockSize = 1 << 20;
/// A longer file is added to in place: writing it anew after each game would take too long.
constexpr qint64 LargestRewritten = 4 << 20;

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

/// Hears whether a game begins at a given place of a text.
class GameStartFinder final : public PgnVisitor
{
public:
    explicit GameStartFinder(qint64 offset) : m_offset(static_cast<std::uint64_t>(offset)) { }
    bool found() const { return m_found; }

    void beginGame() override { m_begins = true; }
    void token(const PgnToken &token) override
    {
        m_found = m_found || (std::exchange(m_begins, false) && token.offset == m_offset);
    }

private:
    std::uint64_t m_offset;
    bool m_begins = false;
    bool m_found = false;
};

/// Would \p game be read as a game of its own after what \p file holds and \p separator?
bool beginsAGame(QFile &file, const QByteArray &separator, const QByteArray &game)
{
    const auto view = [](const QByteArray &bytes) {
        return std::string_view(bytes.constData(), static_cast<std::size_t>(bytes.size()));
    };
    GameStartFinder finder(file.size() + separator.size());
    PgnReader reader(finder);
    file.seek(0);
    for (QByteArray block = file.read(BlockSize); !block.isEmpty(); block = file.read(BlockSize))
        reader.feed(view(block));
    reader.feed(view(separator));
    reader.feed(view(game));
    reader.finish();
    return finder.found();
}

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

/// A folder, or a pipe or device, which may never end.
std::optional<FileError> notAFile(const QString &path)
{
    const QFileInfo info(path);
    if (info.isDir())
        return FileError{FileError::Kind::IsDirectory, path};
    if (info.exists() && !info.isFile())
        return FileError{FileError::Kind::NotPgn, path};
    return std::nullopt;
}

#ifdef Q_OS_UNIX

/// Is what \p file has open still what \p path names?
bool isNamed(const QFile &file, const QString &path)
{
    struct stat open {
    };
    struct stat named {
    };
    return fstat(file.handle(), &open) == 0 && stat(QFile::encodeName(path).constData(), &named) == 0
        && open.st_dev == named.st_dev && open.st_ino == named.st_ino;
}

/// Opens \p path and holds it against our other processes until \p file is closed.
std::optional<FileError> openToAppend(QFile &file, const QString &path)
{
    constexpr int Attempts = 100;
    for (int attempt = 0; attempt < Attempts; ++attempt) {
        errno = 0;
        if (!file.open(QIODevice::ReadWrite | QIODevice::Append | QIODevice::Unbuffered))
            return failure(file, path);
        // not every file system knows locks
        const bool held = flock(file.handle(), LOCK_EX | LOCK_NB) == 0 || errno != EWOULDBLOCK;
        // whoever had it before may have put a new file in its place
        if (held && isNamed(file, path))
            return std::nullopt;
        file.close();
        QThread::msleep(20);
    }
    return fileError(path, EWOULDBLOCK);
}

#else

std::optional<FileError> openToAppend(QFile &file, const QString &path)
{
    errno = 0;
    if (!file.open(QIODevice::ReadWrite | QIODevice::Append | QIODevice::Unbuffered))
        return failure(file, path);
    return std::nullopt;
}

#endif

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
    if (auto wrong = notAFile(path))
        return wrong;
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
    // the file's new name must outlive a power cut too
    flushFolder(QFileInfo(QFileInfo(path).canonicalFilePath()).path());
    return std::nullopt;
}

std::optional<FileError> appendGame(const QString &path, const QByteArray &game)
{
    if (auto wrong = notAFile(path))
        return wrong;
    if (!QFileInfo::exists(path))
        return writeFile(path, game);

    QFile file(path);
    if (auto failed = openToAppend(file, path))
        return failed;
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
    const QByteArray lineEnd = tail.windowsLineEnds ? "\r\n" : "\n";
    const QByteArray separator = size == 0 ? QByteArray() : lineEnd.repeated(2 - tail.endingLineEnds);
    const QByteArray text = tail.windowsLineEnds ? QByteArray(game).replace("\n", "\r\n") : game;
    if (!beginsAGame(file, separator, text))
        return FileError{FileError::Kind::NeverClosed, path};

    if (size <= LargestRewritten) {
        file.seek(0);
        auto failed = writeFile(path, file.readAll() + separator + text);
        // where no new file can be made beside it, the file itself may still be written
        if (!failed || failed->kind != FileError::Kind::NoPermission)
            return failed;
    }
    errno = 0;
    // one write of a few kilobytes; what a full disk took of it is taken off again
    const QByteArray added = separator + text;
    if (file.write(added) != added.size() || !flushToDisk(file.handle())) {
        const FileError failed = failure(file, path);
        file.resize(size);
        return failed;
    }
    return std::nullopt;
}

bool endsWithGame(const QString &path, const QByteArray &game)
{
    QFile file(path);
    if (notAFile(path) || !file.open(QIODevice::ReadOnly))
        return false;
    const qint64 longest = game.size() + game.count('\n');
    file.seek(std::max<qint64>(0, file.size() - longest));
    return file.readAll().replace("\r\n", "\n").endsWith(game);
}

} // namespace chess::ui
