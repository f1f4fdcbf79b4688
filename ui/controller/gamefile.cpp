#include "ui/controller/gamefile.h"

#include "ui/controller/filewriter.h"

#include <QFile>
#include <QFileInfo>

#include <algorithm>
#include <cerrno>
#include <new>
#include <stdexcept>
#include <string_view>

namespace chess::ui {

namespace {

constexpr qint64 BlockSize = 1 << 20;
/// A longer file has no place in the memory of most computers, with its list of games beside it.
constexpr qint64 Largest = qint64(4) << 30;
constexpr std::size_t LookedAtForZeros = 4096;

bool isText(std::string_view bytes, Charset charset)
{
    if (charset == Charset::Utf16LittleEndian || charset == Charset::Utf16BigEndian)
        return true;
    return bytes.substr(0, LookedAtForZeros).find('\0') == std::string_view::npos;
}

/// Anything can be cut into words; a game has a tag or at least one move that can be played.
bool isGame(const GameSummary &summary, std::string_view text)
{
    if (!summary.tags.empty())
        return true;
    const auto reading = readGame(text.substr(summary.offset, summary.size));
    return reading && reading->game.plies() > 0;
}

} // namespace

std::optional<Expected<GameFile::Pointer, FileError>> GameFile::read(const QString &path, const Progress &progress)
{
    using Answer = Expected<Pointer, FileError>;
    const QFileInfo info(path);
    if (info.isDir())
        return Answer(Unexpected(FileError{FileError::Kind::IsDirectory, path}));
    // a pipe or a device may never end, and opening a pipe waits for somebody to write
    if (info.exists() && !info.isFile())
        return Answer(Unexpected(FileError{FileError::Kind::NotPgn, path}));
    if (info.size() > Largest)
        return Answer(Unexpected(fileError(path, ENOMEM)));
    QFile file(path);
    errno = 0;
    if (!file.open(QIODevice::ReadOnly | QIODevice::Unbuffered))
        return Answer(Unexpected(fileError(path, errno)));
    try {
        return readGames(file, path, progress);
    } catch (const std::bad_alloc &) {
        return Answer(Unexpected(fileError(path, ENOMEM)));
    } catch (const std::length_error &) {
        return Answer(Unexpected(fileError(path, ENOMEM)));
    }
}

std::optional<Expected<GameFile::Pointer, FileError>> GameFile::readGames(QFile &file, const QString &path,
                                                                          const Progress &progress)
{
    using Answer = Expected<Pointer, FileError>;
    auto read = std::make_shared<GameFile>();
    read->m_path = QFileInfo(path).absoluteFilePath();
    read->remember();
    std::string bytes;
    while (true) {
        if (progress && !progress(static_cast<qint64>(bytes.size()), file.size()))
            return std::nullopt;
        errno = 0;
        const QByteArray block = file.read(BlockSize);
        if (block.isEmpty())
            break;
        if (bytes.empty()) {
            // a film of some gigabytes need not be read to see that it is no text
            const std::string_view start(block.constData(), static_cast<std::size_t>(block.size()));
            if (!isText(start, detectCharset(start)))
                return Answer(Unexpected(FileError{FileError::Kind::NotPgn, path}));
            bytes.reserve(static_cast<std::size_t>(file.size()));
        }
        bytes.append(block.constData(), static_cast<std::size_t>(block.size()));
    }
    if (file.error() != QFileDevice::NoError)
        return Answer(Unexpected(fileError(path, errno)));

    read->m_charset = detectCharset(bytes);
    read->m_text = read->m_charset == Charset::Utf8 ? std::move(bytes) : decoded(bytes, read->m_charset);
    read->m_games = listGames(read->m_text);
    const auto isGameOfText = [&](const GameSummary &summary) { return isGame(summary, read->m_text); };
    if (std::ranges::none_of(read->m_games, isGameOfText))
        return Answer(Unexpected(FileError{FileError::Kind::NotPgn, path}));
    return Answer(Pointer(std::move(read)));
}

GameFile::Pointer GameFile::written(const QString &path, std::string text, Charset charset)
{
    auto file = std::make_shared<GameFile>();
    file->m_path = QFileInfo(path).absoluteFilePath();
    file->m_text = std::move(text);
    file->m_charset = charset;
    file->m_games = listGames(file->m_text);
    file->remember();
    return file;
}

GameReading GameFile::game(int index) const
{
    const GameSummary &summary = m_games.at(static_cast<std::size_t>(index));
    const auto offset = static_cast<std::size_t>(summary.offset);
    // in a file of one game what stands around it belongs to it as well
    const auto text = count() == 1 ? std::string_view(m_text)
                                   : std::string_view(m_text).substr(offset, static_cast<std::size_t>(summary.size));
    return readGame(text).value_or(GameReading());
}

bool GameFile::windowsLineEnds() const
{
    const auto end = m_text.find('\n');
    return end != std::string::npos && end > 0 && m_text[end - 1] == '\r';
}

void GameFile::remember()
{
    const QFileInfo info(m_path);
    m_size = info.size();
    m_modified = info.lastModified();
}

bool GameFile::changedOnDisk() const
{
    const QFileInfo info(m_path);
    return !info.exists() || info.size() != m_size || info.lastModified() != m_modified;
}

} // namespace chess::ui
