#pragma once

#include "core/board/piece.h"

#include <QString>
#include <QStringList>

class QSettings;

namespace chess::ui {

/// What the controllers remember from one day to the next, with its defaults, in the settings handed in.
class Preferences
{
public:
    explicit Preferences(QSettings &settings) : m_settings(settings) { }

    /// The names of the last match.
    QString playerName(Color color) const;
    void setPlayerNames(const QString &white, const QString &black);

    /// Is every ended game added to the archive?
    bool archives() const;
    void setArchives(bool on);
    /// "My games.pgn" in the user's documents folder unless another file was chosen.
    QString archivePath() const;
    void setArchivePath(const QString &path);

    /// The files opened or saved last, the latest first, at most MaxRecentFiles.
    QStringList recentFiles() const;
    void addRecentFile(const QString &path);
    void removeRecentFile(const QString &path);
    void clearRecentFiles();
    static constexpr int MaxRecentFiles = 10;

    /// The folder where the last file was opened or saved; the documents folder at first.
    QString lastFolder() const;

    QSettings &settings() const { return m_settings; }

private:
    QSettings &m_settings;
};

} // namespace chess::ui
