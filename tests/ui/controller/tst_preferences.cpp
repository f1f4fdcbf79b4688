#include "ui/controller/preferences.h"

#include <QSettings>
#include <QTemporaryDir>
#include <QTest>

using namespace chess;
using namespace chess::ui;

class TestPreferences : public QObject
{
    Q_OBJECT

private slots:
    void hasDefaults();
    void remembers();
    void keepsTenRecentFiles();

private:
    QTemporaryDir m_folder;
    QString file() const { return m_folder.filePath("settings.ini"); }
};

void TestPreferences::hasDefaults()
{
    QSettings settings(file(), QSettings::IniFormat);
    const Preferences preferences(settings);
    QVERIFY(preferences.archives());
    QVERIFY(preferences.archivePath().endsWith("/My games.pgn"));
    QVERIFY(preferences.recentFiles().isEmpty());
    QVERIFY(!preferences.lastFolder().isEmpty());
    QVERIFY(preferences.playerName(Color::White).isEmpty());
}

void TestPreferences::remembers()
{
    {
        QSettings settings(file(), QSettings::IniFormat);
        Preferences preferences(settings);
        preferences.setPlayerNames("Anna", "王小明");
        preferences.setArchives(false);
        preferences.setArchivePath("/somewhere/games.pgn");
        preferences.addRecentFile(m_folder.filePath("a.pgn"));
    }
    QSettings settings(file(), QSettings::IniFormat);
    const Preferences preferences(settings);
    QCOMPARE(preferences.playerName(Color::White), QStringLiteral("Anna"));
    QCOMPARE(preferences.playerName(Color::Black), QStringLiteral("王小明"));
    QVERIFY(!preferences.archives());
    QCOMPARE(preferences.archivePath(), QStringLiteral("/somewhere/games.pgn"));
    QCOMPARE(preferences.lastFolder(), m_folder.path());
}

void TestPreferences::keepsTenRecentFiles()
{
    QSettings settings(file(), QSettings::IniFormat);
    Preferences preferences(settings);
    for (int i = 0; i < 12; ++i)
        preferences.addRecentFile(QStringLiteral("/f%1.pgn").arg(i));
    preferences.addRecentFile("/f5.pgn");
    QCOMPARE(preferences.recentFiles().size(), 10);
    QCOMPARE(preferences.recentFiles().first(), QStringLiteral("/f5.pgn"));
    QCOMPARE(preferences.recentFiles().count("/f5.pgn"), 1);
    preferences.removeRecentFile("/f5.pgn");
    QVERIFY(!preferences.recentFiles().contains("/f5.pgn"));
    preferences.clearRecentFiles();
    QVERIFY(preferences.recentFiles().isEmpty());
}

QTEST_GUILESS_MAIN(TestPreferences)
#include "tst_preferences.moc"
