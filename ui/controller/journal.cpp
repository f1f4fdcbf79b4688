#include "ui/controller/journal.h"

#include "core/game/pgnreading.h"
#include "core/game/pgnwriter.h"
#include "ui/controller/filewriter.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QStandardPaths>
#include <QUuid>

#include <algorithm>
#include <array>
#include <cerrno>
#include <charconv>
#include <string>
#include <string_view>
#include <utility>

namespace chess::ui {

namespace {

// A journal is PGN: the lines that begin with "%" are passed over by every reader.
constexpr std::string_view HeadMark = "%touchmove-journal 2 ";
constexpr std::string_view ArchivedMark = "%archived";
constexpr std::string_view EndMark = "%end ";

std::string journalText(quint64 number, const Game &game, bool archived)
{
    const std::string numberText = std::to_string(number);
    std::string text = std::string(HeadMark) + numberText + "\n";
    if (archived)
        text += std::string(ArchivedMark) + "\n";
    text += writePgn(game);
    text += "\n" + std::string(EndMark) + numberText + "\n";
    return text;
}

struct Writing {
    quint64 number = 0;
    Journal::Content content;
};

/// Takes \p mark and the rest of its line off the front of \p text.
std::optional<std::string_view> takeLine(std::string_view &text, std::string_view mark)
{
    if (!text.starts_with(mark))
        return std::nullopt;
    const auto end = text.find('\n');
    if (end == std::string_view::npos)
        return std::nullopt;
    const auto line = text.substr(mark.size(), end - mark.size());
    text.remove_prefix(end + 1);
    return line;
}

/// Empty for a writing that was cut off.
std::optional<Writing> readWriting(std::string_view text)
{
    Writing writing;
    const auto number = takeLine(text, HeadMark);
    if (!number)
        return std::nullopt;
    const auto [end, error] = std::from_chars(number->data(), number->data() + number->size(), writing.number);
    const std::string endLine = "\n" + std::string(EndMark) + std::string(*number) + "\n";
    if (error != std::errc() || end != number->data() + number->size() || !text.ends_with(endLine))
        return std::nullopt;
    text.remove_suffix(endLine.size());

    writing.content.archived = takeLine(text, ArchivedMark).has_value();
    auto reading = readGame(text);
    if (!reading)
        return std::nullopt;
    writing.content.game = std::move(reading->game);
    return writing;
}

/// The moves in a writing of any version or length, with all of our own lines left out.
std::optional<GameReading> readMoves(std::string_view text)
{
    std::string pgn;
    while (!text.empty()) {
        const std::string_view line = text.substr(0, text.find('\n'));
        if (!line.starts_with('%'))
            pgn.append(line).append("\n");
        text.remove_prefix(std::min(line.size() + 1, text.size()));
    }
    return readGame(pgn);
}

/// One of the two files.
struct StoredText {
    bool empty = true; ///< Or not there.
    std::string text;
};

StoredText readFile(const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return {!QFileInfo::exists(path), {}};
    std::string text = file.readAll().toStdString();
    return {text.empty() && file.size() == 0, std::move(text)};
}

} // namespace

QString Journal::defaultFolder()
{
    return QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) + QStringLiteral("/journal");
}

Journal::Journal(QString folder, QString id, std::unique_ptr<ProcessLock> lock)
    : m_folder(std::move(folder)), m_id(std::move(id)), m_lock(std::move(lock))
{
}

Journal::~Journal() { waitForDisk(); }

QString Journal::filePath(quint64 number) const
{
    return m_folder + QLatin1Char('/') + m_id + (number % 2 == 0 ? QStringLiteral(".a.pgn") : QStringLiteral(".b.pgn"));
}

QString Journal::lockPath() const { return m_folder + QLatin1Char('/') + m_id + QStringLiteral(".lock"); }

Expected<std::unique_ptr<Journal>, FileError> Journal::create(const QString &folder)
{
    errno = 0;
    if (!QDir().mkpath(folder))
        return Unexpected(fileError(folder, errno));
    const QString id = QUuid::createUuid().toString(QUuid::WithoutBraces);
    std::unique_ptr<Journal> journal(new Journal(folder, id, nullptr));
    errno = 0;
    journal->m_lock = ProcessLock::acquire(journal->lockPath());
    if (!journal->m_lock)
        return Unexpected(fileError(journal->lockPath(), errno));
    return journal;
}

std::unique_ptr<Journal> Journal::takeOver(const QString &folder, const QString &id)
{
    std::unique_ptr<Journal> journal(new Journal(folder, id, nullptr));
    if (!QFileInfo::exists(journal->lockPath()))
        return nullptr;
    journal->m_lock = ProcessLock::acquire(journal->lockPath());
    if (!journal->m_lock)
        return nullptr;
    // go on after the last complete writing, so that the next one goes to the other file
    for (const quint64 which : {0U, 1U}) {
        if (const auto writing = readWriting(readFile(journal->filePath(which)).text))
            journal->m_number = std::max(journal->m_number, writing->number);
    }
    return journal;
}

std::vector<QString> Journal::abandoned(const QString &folder)
{
    std::vector<QString> ids;
    const auto locks = QDir(folder).entryInfoList({QStringLiteral("*.lock")}, QDir::Files, QDir::Time | QDir::Reversed);
    for (const QFileInfo &info : locks) {
        if (const auto lock = ProcessLock::acquire(info.filePath()))
            ids.push_back(info.completeBaseName());
    }
    return ids;
}

std::optional<FileError> Journal::write(const Game &game, bool archived)
{
    // only when the last writing is safe may the one before it go; otherwise its own file is written again
    waitForDisk();
    std::optional<FileError> notFlushed;
    if (m_flushError != 0)
        notFlushed = fileError(filePath(m_number), m_flushError);
    const quint64 number = m_number + (notFlushed ? 2 : 1);
    const std::string text = journalText(number, game, archived);
    auto file = std::make_unique<QFile>(filePath(number));
    errno = 0;
    if (!file->open(QIODevice::WriteOnly | QIODevice::Truncate | QIODevice::Unbuffered))
        return fileError(file->fileName(), errno);
    errno = 0;
    if (file->write(text.data(), static_cast<qint64>(text.size())) != static_cast<qint64>(text.size()))
        return fileError(file->fileName(), errno);
    m_number = number;
    flushInBackground(std::move(file));
    return notFlushed;
}

void Journal::flushInBackground(std::unique_ptr<QFile> file)
{
    // a disk may take long to answer, and the player's next move must not wait for it
    m_flushing = std::async(std::launch::async, [file = std::move(file), folder = m_folder] {
        const int error = flushToDisk(file->handle()) ? 0 : errno;
        flushFolder(folder);
        return error;
    });
}

void Journal::waitForDisk()
{
    if (m_flushing.valid())
        m_flushError = m_flushing.get();
}

Expected<Journal::Content, Journal::ReadError> Journal::read() const
{
    const std::array files{readFile(filePath(0)), readFile(filePath(1))};
    std::optional<Writing> last;
    for (const StoredText &file : files) {
        auto writing = readWriting(file.text);
        if (writing && (!last || writing->number > last->number))
            last = std::move(writing);
    }
    if (last)
        return std::move(last->content);

    std::optional<Content> readable;
    for (const StoredText &file : files) {
        auto reading = readMoves(file.text);
        if (reading && reading->game.plies() > (readable ? readable->game.plies() : 0))
            readable = Content{std::move(reading->game), false, false};
    }
    if (readable)
        return *std::move(readable);
    const bool empty = std::ranges::all_of(files, &StoredText::empty);
    return Unexpected(empty ? ReadError::Empty : ReadError::Unreadable);
}

QDateTime Journal::writtenAt() const
{
    return std::max(QFileInfo(filePath(0)).lastModified(), QFileInfo(filePath(1)).lastModified());
}

void Journal::remove()
{
    waitForDisk();
    QFile::remove(filePath(0));
    QFile::remove(filePath(1));
    QFile::remove(lockPath());
}

} // namespace chess::ui
