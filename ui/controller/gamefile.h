#pragma once

#include "core/expected.h"
#include "core/game/pgnreading.h"
#include "core/notation/charset.h"
#include "ui/controller/fileerror.h"

#include <QDateTime>
#include <QString>

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

class QFile;

namespace chess::ui {

/// A file of games as it was when it was read: an immutable value, shared by the tabs of its games.
class GameFile
{
public:
    using Pointer = std::shared_ptr<const GameFile>;
    /// Called now and then with the bytes read so far and the size; returns false to stop.
    using Progress = std::function<bool(qint64 done, qint64 size)>;

    /// Reads \p path; empty if \p progress stopped it. Takes long for large files, so it is meant for a worker.
    static std::optional<Expected<Pointer, FileError>> read(const QString &path, const Progress &progress = {});
    /// The file that was just written to \p path, with the one game of \p text, which is UTF-8.
    static Pointer written(const QString &path, std::string text, Charset charset);

    const QString &path() const { return m_path; }
    Charset charset() const { return m_charset; }
    /// Do its lines end as Windows ends them? The first one tells.
    bool windowsLineEnds() const;
    /// For a list to choose from. At least one.
    const std::vector<GameSummary> &games() const { return m_games; }
    int count() const { return static_cast<int>(m_games.size()); }
    /// Reads game \p index, from 0.
    GameReading game(int index) const;
    /// Has the file on the disk changed since?
    bool changedOnDisk() const;

private:
    static std::optional<Expected<Pointer, FileError>> readGames(QFile &file, const QString &path,
                                                                 const Progress &progress);
    void remember();

    QString m_path;
    std::string m_text; ///< UTF-8
    Charset m_charset = Charset::Utf8;
    std::vector<GameSummary> m_games;
    qint64 m_size = 0;
    QDateTime m_modified;
};

} // namespace chess::ui
