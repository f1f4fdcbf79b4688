#include "ui/controller/preferences.h"

#include <QDir>
#include <QFileInfo>
#include <QSettings>
#include <QStandardPaths>

namespace chess::ui {

namespace {

constexpr auto WhiteKey = "players/white";
constexpr auto BlackKey = "players/black";
constexpr auto ArchivesKey = "archive/on";
constexpr auto ArchivePathKey = "archive/path";
constexpr auto RecentKey = "files/recent";
constexpr auto FolderKey = "files/folder";

QString documentsFolder() { return QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation); }

} // namespace

QString Preferences::playerName(Color color) const
{
    return m_settings.value(color == Color::White ? WhiteKey : BlackKey).toString();
}

void Preferences::setPlayerNames(const QString &white, const QString &black)
{
    m_settings.setValue(WhiteKey, white);
    m_settings.setValue(BlackKey, black);
}

bool Preferences::archives() const { return m_settings.value(ArchivesKey, true).toBool(); }
void Preferences::setArchives(bool on) { m_settings.setValue(ArchivesKey, on); }

QString Preferences::archivePath() const
{
    const QString chosen = m_settings.value(ArchivePathKey).toString();
    return chosen.isEmpty() ? documentsFolder() + QStringLiteral("/My games.pgn") : chosen;
}
void Preferences::setArchivePath(const QString &path) { m_settings.setValue(ArchivePathKey, path); }

QStringList Preferences::recentFiles() const { return m_settings.value(RecentKey).toStringList(); }

void Preferences::addRecentFile(const QString &path)
{
    const QString absolute = QFileInfo(path).absoluteFilePath();
    QStringList files = recentFiles();
    files.removeAll(absolute);
    files.prepend(absolute);
    if (files.size() > MaxRecentFiles)
        files.resize(MaxRecentFiles);
    m_settings.setValue(RecentKey, files);
    m_settings.setValue(FolderKey, QFileInfo(absolute).absolutePath());
}

void Preferences::removeRecentFile(const QString &path)
{
    QStringList files = recentFiles();
    files.removeAll(QFileInfo(path).absoluteFilePath());
    m_settings.setValue(RecentKey, files);
}

void Preferences::clearRecentFiles() { m_settings.remove(RecentKey); }

QString Preferences::lastFolder() const
{
    const QString folder = m_settings.value(FolderKey).toString();
    return folder.isEmpty() || !QDir(folder).exists() ? documentsFolder() : folder;
}

} // namespace chess::ui
