#include "core/game/pgnreading.h"
#include "faketime.h"
#include "playtext.h"
#include "ui/controller/workspace.h"

#include <QDir>
#include <QFile>
#include <QSettings>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace chess;
using namespace chess::ui;

namespace {

QByteArray contentOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("(unreadable)");
}

void make(const QString &path, const QByteArray &content)
{
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    QCOMPARE(file.write(content), content.size());
}

GameFile::Pointer read(const QString &path) { return **GameFile::read(path); }

void playAll(GameController *game, const QString &moves)
{
    for (const QString &move : moves.split(' ', Qt::SkipEmptyParts))
        playText(*game, move);
}

const QString FoolsMate = "f3 e5 g4 Qh4";

} // namespace

class TestWorkspace : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void opensAndCloses();
    void aGameOpensInOneTabOnly();
    void knowsUnsavedWork();
    void savesAsAndSavesAgain();
    void savedGameReadsBack();
    void saysWhySaveIsSaveAs_data();
    void saysWhySaveIsSaveAs();
    void noticesThatTheFileChanged();
    void changedFileOpensAnew();
    void saveKeepsTheMark();
    void failedSaveLosesNothing();
    void appendsToAFile();
    void archivesEachEndedGameOnce();
    void archivesTheSameGameAgain();
    void renamedAfterItsEndIsArchivedOnce();
    void pastedMovesAreUnsaved();
    void saveKeepsTheLineEnds_data();
    void saveKeepsTheLineEnds();
    void ownFileIsNotLeftBehind_data();
    void ownFileIsNotLeftBehind();
    void archivesNothingWhenOff();
    void archivesNoGameWithoutMoves();
    void archiveFailureIsTold();
    void journalsMatchesOnly();
    void journalGoesWhenTheGameIsSafe();
    void journalStaysWhenTheProgramEnds();
    void resumedEndedMatchIsArchivedOnce_data();
    void resumedEndedMatchIsArchivedOnce();
    void foreignChangeToAJournalOpensItToView();
    void discardsAJournal();
    void journalFailureIsToldOnce();
    void closingInsideItsOwnSignalIsSafe();

private:
    QString path(const QString &name) const { return m_folder->filePath(name); }
    QStringList journals() const { return QDir(path("journal")).entryList({"*.lock"}, QDir::Files); }
    void restart();

    FakeTime m_time;
    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<QSettings> m_settings;
    std::unique_ptr<Preferences> m_preferences;
    std::unique_ptr<Workspace> m_workspace;
};

void TestWorkspace::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    m_settings = std::make_unique<QSettings>(path("settings.ini"), QSettings::IniFormat);
    m_preferences = std::make_unique<Preferences>(*m_settings);
    m_preferences->setArchivePath(path("documents/My games.pgn"));
    restart();
}

void TestWorkspace::restart()
{
    m_workspace.reset();
    m_workspace = std::make_unique<Workspace>(m_time, *m_preferences, path("journal"));
}

void TestWorkspace::cleanup() { m_workspace.reset(); }

void TestWorkspace::opensAndCloses()
{
    QSignalSpy opened(m_workspace.get(), &Workspace::opened);
    QSignalSpy closed(m_workspace.get(), &Workspace::closed);
    GameController *first = m_workspace->startMatch({});
    GameController *second = m_workspace->openCopy(Game());
    QCOMPARE(opened.count(), 2);
    QCOMPARE(m_workspace->count(), 2);
    QCOMPARE(m_workspace->indexOf(second), 1);
    m_workspace->close(first);
    QCOMPARE(closed.count(), 1);
    QCOMPARE(closed[0][1].toInt(), 0);
    QCOMPARE(m_workspace->at(0), second);
    QCOMPARE(m_workspace->indexOf(first), -1);
}

void TestWorkspace::aGameOpensInOneTabOnly()
{
    make(path("a.pgn"), "1. e4 *\n\n[White \"Anna\"]\n\n1. d4 *\n");
    GameController *second = m_workspace->open(read(path("a.pgn")), 1);
    QCOMPARE(second->name(Color::White), QStringLiteral("Anna"));
    QCOMPARE(m_workspace->indexInFile(second), 1);
    QVERIFY(m_workspace->open(read(path("a.pgn")), 0) != second);
    QCOMPARE(m_workspace->open(read(path("a.pgn")), 1), second);
    QVERIFY(QFile::link(path("a.pgn"), path("link.pgn")));
    QCOMPARE(m_workspace->find(path("link.pgn"), 1), second);
    QCOMPARE(m_workspace->count(), 2);
    QCOMPARE(m_preferences->recentFiles(), QStringList(path("a.pgn")));
}

void TestWorkspace::knowsUnsavedWork()
{
    GameController *game = m_workspace->startMatch({});
    QVERIFY(!m_workspace->unsaved(game));
    game->setNames("Anna", "Béla");
    QVERIFY(!m_workspace->unsaved(game));
    QSignalSpy changed(m_workspace.get(), &Workspace::fileChanged);
    playText(*game, "e4");
    QVERIFY(m_workspace->unsaved(game));
    QVERIFY(m_workspace->anyUnsaved());
    QVERIFY(changed.count() > 0);
    QVERIFY(!m_workspace->saveAs(game, path("a.pgn")));
    QVERIFY(!m_workspace->unsaved(game));
    game->first();
    QVERIFY(!m_workspace->unsaved(game));
    game->setNames("Anna", "Carl");
    QVERIFY(m_workspace->unsaved(game));
    QVERIFY(!m_workspace->unsaved(m_workspace->openCopy(Game())));
}

void TestWorkspace::savesAsAndSavesAgain()
{
    GameController *game = m_workspace->startMatch({});
    QVERIFY(m_workspace->saveAsReason(game) == SaveAsReason::NoFile);
    QVERIFY(m_workspace->path(game).isEmpty());
    playAll(game, "e4 e5");
    QVERIFY(!m_workspace->saveAs(game, path("a.pgn")));
    QCOMPARE(m_workspace->path(game), path("a.pgn"));
    QVERIFY(!m_workspace->saveAsReason(game));
    playText(*game, "Nf3");
    QVERIFY(!m_workspace->save(game));
    QVERIFY(!m_workspace->saveAsReason(game));
    QVERIFY(contentOf(path("a.pgn")).contains("Nf3"));
    QCOMPARE(m_workspace->find(path("a.pgn"), 0), game);
    QCOMPARE(m_preferences->recentFiles(), QStringList(path("a.pgn")));
}

void TestWorkspace::savedGameReadsBack()
{
    GameController *game = m_workspace->startMatch({{}, Variant::Standard, {"Anna", "王小明"}, {}});
    playAll(game, "e4 e5 Nf3");
    game->offerDraw(Color::White);
    game->accept(Color::Black);
    QVERIFY(!m_workspace->saveAs(game, path("a.pgn")));
    const auto reading = read(path("a.pgn"))->game(0);
    QVERIFY(reading.faults.empty());
    QVERIFY(reading.game == game->game());
    QVERIFY(reading.game.outcome() == draw(Termination::Agreement));
}

void TestWorkspace::saysWhySaveIsSaveAs_data()
{
    QTest::addColumn<QByteArray>("content");
    QTest::addColumn<std::optional<SaveAsReason>>("reason");
    const auto row = [](const char *name, QByteArray content, std::optional<SaveAsReason> reason) {
        QTest::newRow(name) << std::move(content) << reason;
    };
    row("one game", "[White \"Anna\"]\n\n1. e4 *\n", std::nullopt);
    row("two games", "1. e4 *\n\n1. d4 *\n", SaveAsReason::SeveralGames);
    row("Windows-1252", "[White \"B\xe9la\"]\n\n1. e4 *\n", SaveAsReason::OtherEncoding);
    row("a move not understood", "1. e4 Sf6 *\n", SaveAsReason::NotUnderstood);
}

void TestWorkspace::saysWhySaveIsSaveAs()
{
    QFETCH(QByteArray, content);
    QFETCH(std::optional<SaveAsReason>, reason);
    make(path("a.pgn"), content);
    GameController *game = m_workspace->open(read(path("a.pgn")), 0);
    QVERIFY(m_workspace->saveAsReason(game) == reason);
}

void TestWorkspace::noticesThatTheFileChanged()
{
    make(path("a.pgn"), "1. e4 *\n");
    GameController *game = m_workspace->open(read(path("a.pgn")), 0);
    make(path("a.pgn"), "1. e4 e5 *\n");
    QVERIFY(m_workspace->saveAsReason(game) == SaveAsReason::ChangedOnDisk);
}

void TestWorkspace::changedFileOpensAnew()
{
    make(path("a.pgn"), "1. e4 *\n");
    GameController *before = m_workspace->open(read(path("a.pgn")), 0);
    make(path("a.pgn"), "1. d4 d5 2. c4 *\n");
    GameController *now = m_workspace->open(read(path("a.pgn")), 0);
    QVERIFY(now != before);
    QCOMPARE(now->game().plies(), 3);
    QCOMPARE(m_workspace->find(path("a.pgn"), 0), now);
    QCOMPARE(m_workspace->count(), 2);
}

void TestWorkspace::saveKeepsTheMark()
{
    make(path("a.pgn"),
         "\xef\xbb\xbf"
         "1. e4 *\n");
    GameController *game = m_workspace->open(read(path("a.pgn")), 0);
    game->setNames("Anna", "");
    QVERIFY(!m_workspace->save(game));
    QVERIFY(contentOf(path("a.pgn")).startsWith("\xef\xbb\xbf["));
    QVERIFY(contentOf(path("a.pgn")).contains("[White \"Anna\"]"));
}

void TestWorkspace::failedSaveLosesNothing()
{
    GameController *game = m_workspace->startMatch({});
    playAll(game, "e4 e5");
    const auto error = m_workspace->saveAs(game, path("nowhere/a.pgn"));
    QVERIFY(error);
    QCOMPARE(error->kind, FileError::Kind::NotFound);
    QVERIFY(m_workspace->unsaved(game));
    QVERIFY(m_workspace->path(game).isEmpty());
    QCOMPARE(game->game().plies(), 2);
    QVERIFY(m_preferences->recentFiles().isEmpty());
}

void TestWorkspace::appendsToAFile()
{
    make(path("a.pgn"), "{one} 1. e4 *\n");
    GameController *game = m_workspace->startMatch({});
    playAll(game, "d4 d5");
    QVERIFY(!m_workspace->appendTo(game, path("a.pgn")));
    QVERIFY(contentOf(path("a.pgn")).startsWith("{one} 1. e4 *\n\n["));
    QCOMPARE(read(path("a.pgn"))->count(), 2);
    QVERIFY(!m_workspace->unsaved(game));
    QVERIFY(m_workspace->path(game).isEmpty());
}

void TestWorkspace::archivesEachEndedGameOnce()
{
    QSignalSpy archived(m_workspace.get(), &Workspace::archived);
    GameController *game = m_workspace->startMatch({{}, Variant::Standard, {"Anna", "Béla"}, {}});
    playAll(game, FoolsMate);
    QCOMPARE(archived.count(), 1);
    QVERIFY(!m_workspace->unsaved(game));
    const QString archive = m_preferences->archivePath();
    QCOMPARE(read(archive)->count(), 1);
    QVERIFY(read(archive)->game(0).game == game->game());
    playAll(m_workspace->startMatch({}), FoolsMate);
    QCOMPARE(read(archive)->count(), 2);
    QVERIFY(!m_workspace->saveAs(game, path("a.pgn")));
    m_workspace->close(game);
    QCOMPARE(read(archive)->count(), 2);
}

void TestWorkspace::archivesTheSameGameAgain()
{
    // a beaten player who falls into the same trap again has played two games
    for (const int games : {1, 2}) {
        playAll(m_workspace->startMatch({{}, Variant::Standard, {"Anna", "Béla"}, {}}), FoolsMate);
        QCOMPARE(read(m_preferences->archivePath())->count(), games);
    }
}

void TestWorkspace::renamedAfterItsEndIsArchivedOnce()
{
    GameController *game = m_workspace->startMatch({});
    playAll(game, FoolsMate);
    game->setNames("Anna", "Béla");
    QVERIFY(m_workspace->unsaved(game));
    restart();
    const auto unfinished = m_workspace->unfinished();
    QCOMPARE(unfinished.size(), std::size_t(1));
    game = m_workspace->resume(unfinished[0].journalId);
    QVERIFY(game && !game->playing());
    QCOMPARE(game->name(Color::White), QStringLiteral("Anna"));
    QCOMPARE(read(m_preferences->archivePath())->count(), 1);
    QVERIFY(m_workspace->unsaved(game));
    // nor after another change and another start
    game->setNames("Anna", "Carl");
    restart();
    QVERIFY(m_workspace->resume(unfinished[0].journalId) != nullptr);
    QCOMPARE(read(m_preferences->archivePath())->count(), 1);
}

void TestWorkspace::pastedMovesAreUnsaved()
{
    GameController *game = m_workspace->openCopy(readGame("1. e4 e5 *")->game);
    QVERIFY(m_workspace->unsaved(game));
    QVERIFY(!m_workspace->saveAs(game, path("a.pgn")));
    QVERIFY(!m_workspace->unsaved(game));
    // a position alone has no work in it
    QVERIFY(!m_workspace->unsaved(m_workspace->openCopy(Game())));
}

void TestWorkspace::saveKeepsTheLineEnds_data()
{
    QTest::addColumn<QByteArray>("lineEnd");
    QTest::newRow("of Windows") << QByteArray("\r\n");
    QTest::newRow("of all others") << QByteArray("\n");
}

void TestWorkspace::saveKeepsTheLineEnds()
{
    QFETCH(QByteArray, lineEnd);
    make(path("a.pgn"), "[White \"Anna\"]" + lineEnd + lineEnd + "1. e4 *" + lineEnd);
    GameController *game = m_workspace->open(read(path("a.pgn")), 0);
    for (const char *name : {"Béla", "Carl"}) {
        game->setNames("Anna", name);
        QVERIFY(!m_workspace->save(game));
        const QByteArray content = contentOf(path("a.pgn"));
        QCOMPARE(content.count("\r\n"), lineEnd.size() == 2 ? content.count('\n') : 0);
        QVERIFY(read(path("a.pgn"))->game(0).game == game->game());
    }
}

void TestWorkspace::ownFileIsNotLeftBehind_data()
{
    QTest::addColumn<bool>("archives");
    QTest::newRow("the ended match goes into the archive") << true;
    QTest::newRow("the game is added to another file") << false;
}

void TestWorkspace::ownFileIsNotLeftBehind()
{
    QFETCH(const bool, archives);
    m_preferences->setArchives(archives);
    GameController *game = m_workspace->startMatch({});
    playAll(game, "f3 e5");
    QVERIFY(!m_workspace->saveAs(game, path("a.pgn")));
    playAll(game, "g4 Qh4");
    if (!archives)
        QVERIFY(!m_workspace->appendTo(game, path("b.pgn")));
    QVERIFY(m_workspace->unsaved(game));
    QVERIFY(!m_workspace->saveAsReason(game));
    QVERIFY(!m_workspace->save(game));
    QVERIFY(!m_workspace->unsaved(game));
    QVERIFY(contentOf(path("a.pgn")).simplified().contains("1. f3 e5 2. g4 Qh4# 0-1"));
}

void TestWorkspace::archivesNothingWhenOff()
{
    m_preferences->setArchives(false);
    GameController *game = m_workspace->startMatch({});
    playAll(game, FoolsMate);
    QVERIFY(!QFile::exists(m_preferences->archivePath()));
    QVERIFY(m_workspace->unsaved(game));
}

void TestWorkspace::archivesNoGameWithoutMoves()
{
    GameController *game = m_workspace->startMatch({});
    game->resign(Color::White);
    QVERIFY(!QFile::exists(m_preferences->archivePath()));
}

void TestWorkspace::archiveFailureIsTold()
{
    make(path("file"), "");
    m_preferences->setArchivePath(path("file/My games.pgn"));
    QSignalSpy failed(m_workspace.get(), &Workspace::archiveFailed);
    GameController *game = m_workspace->startMatch({});
    playAll(game, FoolsMate);
    QCOMPARE(failed.count(), 1);
    QVERIFY(m_workspace->unsaved(game));
    // it is still in its journal
    QCOMPARE(journals().size(), 1);
}

void TestWorkspace::journalsMatchesOnly()
{
    GameController *match = m_workspace->startMatch({});
    QCOMPARE(journals().size(), 0);
    playText(*match, "e4");
    QCOMPARE(journals().size(), 1);
    GameController *copy = m_workspace->openCopy(match->game());
    copy->setNames("Anna", "Béla");
    QCOMPARE(journals().size(), 1);
    playText(*m_workspace->startMatch({}), "d4");
    QCOMPARE(journals().size(), 2);
    QVERIFY(m_workspace->unfinished().empty());
}

void TestWorkspace::journalGoesWhenTheGameIsSafe()
{
    GameController *archived = m_workspace->startMatch({});
    playAll(archived, FoolsMate);
    QCOMPARE(journals().size(), 0);

    m_preferences->setArchives(false);
    GameController *saved = m_workspace->startMatch({});
    playAll(saved, FoolsMate);
    QCOMPARE(journals().size(), 1);
    QVERIFY(!m_workspace->saveAs(saved, path("a.pgn")));
    QCOMPARE(journals().size(), 0);

    GameController *closed = m_workspace->startMatch({});
    playText(*closed, "e4");
    QCOMPARE(journals().size(), 1);
    m_workspace->close(closed);
    QCOMPARE(journals().size(), 0);
}

void TestWorkspace::journalStaysWhenTheProgramEnds()
{
    playText(*m_workspace->startMatch({}), "e4");
    restart();
    const auto unfinished = m_workspace->unfinished();
    QCOMPARE(unfinished.size(), std::size_t(1));
    GameController *game = m_workspace->resume(unfinished[0].journalId);
    QVERIFY(game && game->playing());
    QVERIFY(m_workspace->unfinished().empty());
    QVERIFY(m_workspace->resume(unfinished[0].journalId) == nullptr);
}

void TestWorkspace::resumedEndedMatchIsArchivedOnce_data()
{
    QTest::addColumn<QByteArray>("archive");
    QTest::newRow("a new archive") << QByteArray();
    QTest::newRow("one with the line ends of Windows") << QByteArray("1. e4 *\r\n\r\n");
}

void TestWorkspace::resumedEndedMatchIsArchivedOnce()
{
    QFETCH(QByteArray, archive);
    const int before = archive.isEmpty() ? 0 : 1;
    if (before > 0) {
        QVERIFY(QDir().mkpath(path("documents")));
        make(m_preferences->archivePath(), archive);
    }
    // the archive was written, then the power went before the journal could go
    m_preferences->setArchives(false);
    playAll(m_workspace->startMatch({}), FoolsMate);
    restart();
    m_preferences->setArchives(true);
    for (int i = 0; i < 2; ++i) {
        QDir(m_folder->path()).mkdir("copy");
        if (i == 0) {
            for (const QString &name : QDir(path("journal")).entryList(QDir::Files))
                QVERIFY(QFile::copy(path("journal/") + name, path("copy/") + name));
        } else {
            for (const QString &name : QDir(path("copy")).entryList(QDir::Files))
                QVERIFY(QFile::copy(path("copy/") + name, path("journal/") + name));
        }
        const auto unfinished = m_workspace->unfinished();
        QCOMPARE(unfinished.size(), std::size_t(1));
        GameController *game = m_workspace->resume(unfinished[0].journalId);
        QVERIFY(game && !game->playing());
        QCOMPARE(read(m_preferences->archivePath())->count(), before + 1);
        QCOMPARE(journals().size(), 0);
        QVERIFY(!m_workspace->unsaved(game));
    }
}

void TestWorkspace::foreignChangeToAJournalOpensItToView()
{
    playAll(m_workspace->startMatch({}), "e4 e5");
    restart();
    const QString file = QDir(path("journal")).entryInfoList({"*.a.pgn"}, QDir::Files).first().filePath();
    QByteArray content = contentOf(file);
    content.replace("; move b", "; move w");
    make(file, content);
    GameController *game = m_workspace->resume(m_workspace->unfinished().at(0).journalId);
    QVERIFY(game != nullptr);
    QCOMPARE(game->mode(), GameController::Mode::View);
    QCOMPARE(game->game().plies(), 2);
    QVERIFY(m_workspace->unsaved(game));
    game->setNames("Anna", "Béla");
    m_workspace->close(game);
    QCOMPARE(journals().size(), 0);
}

void TestWorkspace::discardsAJournal()
{
    playText(*m_workspace->startMatch({}), "e4");
    restart();
    m_workspace->discard(m_workspace->unfinished().at(0).journalId);
    QVERIFY(m_workspace->unfinished().empty());
    QCOMPARE(journals().size(), 0);
}

void TestWorkspace::journalFailureIsToldOnce()
{
    make(path("journal"), "a file in the folder's place");
    QSignalSpy failed(m_workspace.get(), &Workspace::journalFailed);
    GameController *game = m_workspace->startMatch({});
    playAll(game, "e4 e5");
    QCOMPARE(failed.count(), 1);
    QCOMPARE(game->game().plies(), 2);
}

void TestWorkspace::closingInsideItsOwnSignalIsSafe()
{
    GameController *game = m_workspace->startMatch({});
    connect(game, &GameController::happened, m_workspace.get(), [this, game](const Event &event) {
        if (std::holds_alternative<MoveMade>(event) && m_workspace->indexOf(game) >= 0)
            m_workspace->close(game);
    });
    playText(*game, "e4");
    QCOMPARE(m_workspace->count(), 0);
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
}

QTEST_GUILESS_MAIN(TestWorkspace)
#include "tst_workspace.moc"
