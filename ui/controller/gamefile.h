#pragma once

#include "core/expected.h"
#include "core/game/game.h"
#include "ui/controller/fileerror.h"

#include <QByteArray>
#include <QDateTime>
#include <QString>

#include <atomic>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

namespace chess::ui {

/// How the characters of a file are written.
enum class FileEncoding : std::uint8_t { Utf8, Utf16, Windows1252 };

/// One game of a file as a list shows it.
struct GameSummary {
    QString white;
    QString black;
    QString result; ///< PGN's token.
    QString date;
    QString event;
    int plies = 0;
};

/// A file of games as it was when it was read: an immutable value, shared by the tabs of its games.
class GameFile
{
public:
    /// Called now and then with the bytes read so far and the size; returns false to stop.
    using Progress = std::function<bool(qint64 done, qint64 size)>;
    /// Reads \p path. Empty if \p progress stopped it. Takes long for large files: meant for a worker.
    static std::optional<Expected<std::shared_ptr<const GameFile>, FileError>> read(const QString &path,
                                                                                    const Progress &progress);

    const QString &path() const { return m_path; }
    FileEncoding encoding() const { return m_encoding; }
    const std::vector<GameSummary> &games() const { return m_summaries; }
    int count() const { return static_cast<int>(m_summaries.size()); }
    /// Reads game \p index, from 0.
    Game game(int index) const;
    /// Pieces of the file that were not understood or not legal; saving the file whole would not write them as they
    /// were.
    int faults() const { return m_faults; }
    /// Is the file on the disk still the one that was read?
    bool unchangedOnDisk() const;

private:
    QString m_path;
    QByteArray m_text; ///< UTF-8
    FileEncoding m_encoding = FileEncoding::Utf8;
    std::vector<GameSummary> m_summaries;
    std::vector<std::pair<qsizetype, qsizetype>> m_ranges; ///< First byte and length of each game in m_text.
    int m_faults = 0;
    qint64 m_size = 0;
    QDateTime m_modified;
};

} // namespace chess::ui
