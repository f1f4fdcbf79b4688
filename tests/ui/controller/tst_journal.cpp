#include "core/laws/match.h"
#include "faketime.h"
#include "ordinaryuser.h"
#include "playtext.h"
#include "ui/controller/journal.h"
#include "ui/controller/workspace.h"

#include <QDir>
#include <QFile>
#include <QProcess>
#include <QSettings>
#include <QTemporaryDir>
#include <QTest>

using namespace chess;
using namespace chess::ui;

namespace {

Game gameOf(std::initializer_list<Move> moves)
{
    Game game;
    NodeId node = RootNode;
    for (const Move move : moves)
        node = game.appendMove(node, move).node();
    return game;
}
Game playedMatch()
{
    Game game;
    Match match(game);
    if (!match.move(Move(Square::E2, Square::E4), MatchTime(1))
        || !match.move(Move(Square::E7, Square::E5), MatchTime(2)))
        qFatal("a move was refused");
    return game;
}
const Move E4(Square::E2, Square::E4);
const Move E5(Square::E7, Square::E5);

} // namespace

class TestJournal : public QObject
{
    Q_OBJECT

private slots:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }
    void readsWhatItWrites();
    void isHeldByOneProcess();
    void survivesAWritingCutOff_data();
    void survivesAWritingCutOff();
    void keepsWhatItCannotFollow_data();
    void keepsWhatItCannotFollow();
    void failedFlushIsToldAndSparesTheLastGoodWriting();
    void remembersThatTheMatchIsArchived();
    void goesOnAfterTakingOver();
    void removesItsFiles();
    void saysThatTheFolderCannotBeMade();
    void killedPlayerLosesNothing();
    void runningPlayerIsLeftAlone();

private:
    QString folder() const { return m_folder->path(); }
    std::unique_ptr<QTemporaryDir> m_folder;
};

void TestJournal::readsWhatItWrites()
{
    const auto created = Journal::create(folder());
    QVERIFY(created);
    Journal &journal = **created;
    QVERIFY(!journal.read());
    for (const auto &game : {gameOf({E4}), gameOf({E4, E5}), gameOf({E4, E5})}) {
        QVERIFY(!journal.write(game));
        const auto content = journal.read();
        QVERIFY(content);
        QVERIFY(content->game == game);
    }
}

void TestJournal::isHeldByOneProcess()
{
    const auto created = Journal::create(folder());
    QVERIFY(created);
    QVERIFY(!(*created)->write(gameOf({E4})));
    QVERIFY(Journal::abandoned(folder()).empty());
    QVERIFY(Journal::takeOver(folder(), (*created)->id()) == nullptr);
}

void TestJournal::survivesAWritingCutOff_data()
{
    QTest::addColumn<int>("kept");
    for (const int kept : {0, 10, 60, 200})
        QTest::addRow("after %d bytes", kept) << kept;
    QTest::newRow("before its last byte") << -1;
}

void TestJournal::survivesAWritingCutOff()
{
    QFETCH(int, kept);
    QString id;
    {
        auto journal = *Journal::create(folder());
        id = journal->id();
        QVERIFY(!journal->write(gameOf({E4})));
        QVERIFY(!journal->write(gameOf({E4, E5})));
    }
    // the second writing went to the file of even numbers
    QFile second(folder() + '/' + id + ".a.pgn");
    QVERIFY(second.resize(kept < 0 ? second.size() + kept : kept));
    const auto journal = Journal::takeOver(folder(), id);
    const auto content = journal->read();
    QVERIFY(content);
    QVERIFY(content->game == gameOf({E4}));
    // and the next one doesn't spoil the complete one
    QVERIFY(!journal->write(gameOf({E4, E5})));
    QVERIFY(journal->read()->game == gameOf({E4, E5}));
    QVERIFY(QFile::exists(folder() + '/' + id + ".b.pgn"));
}

void TestJournal::keepsWhatItCannotFollow_data()
{
    QTest::addColumn<QByteArray>("before");
    QTest::addColumn<QByteArray>("after");
    QTest::addColumn<int>("cut");
    QTest::addColumn<bool>("forbidden");
    QTest::addColumn<int>("offered");
    QTest::addColumn<bool>("kept");
    const auto row = [](const char *name, QByteArray before, QByteArray after, int cut, bool forbidden, int offered,
                        bool kept) {
        QTest::newRow(name) << std::move(before) << std::move(after) << cut << forbidden << offered << kept;
    };
    row("the form of a later version", "-journal 2 ", "-journal 3 ", 0, false, 1, true);
    row("a command of a later version", "; move b", "; swap b", 0, false, 1, true);
    row("both files cut short", "", "", 5, false, 1, true);
    row("both files cut before the first move", "", "", -1, false, 0, true);
    row("files that may not be read", "", "", 0, true, 0, true);
    row("killed before the first writing", "", "", -2, false, 0, false);
}

void TestJournal::keepsWhatItCannotFollow()
{
    QFETCH(QByteArray, before);
    QFETCH(QByteArray, after);
    QFETCH(int, cut);
    QFETCH(bool, forbidden);
    QFETCH(int, offered);
    QFETCH(bool, kept);
    {
        auto journal = *Journal::create(folder());
        QVERIFY(!journal->write(playedMatch()));
        QVERIFY(!journal->write(playedMatch()));
    }
    for (const QFileInfo &info : QDir(folder()).entryInfoList({"*.pgn"}, QDir::Files)) {
        QFile file(info.filePath());
        QVERIFY(file.open(QIODevice::ReadWrite));
        QByteArray text = file.readAll();
        text.replace(before, after);
        if (cut != 0)
            text = cut > 0 ? text.chopped(cut) : text.left(cut == -1 ? 30 : 0);
        QVERIFY(file.resize(0) && file.seek(0));
        QCOMPARE(file.write(text), text.size());
        file.close();
        if (forbidden)
            QVERIFY(file.setPermissions({}));
    }
    const auto all = QFile::ReadOwner | QFile::WriteOwner | QFile::ReadGroup | QFile::WriteGroup;
    for (const QFileInfo &info : QDir(folder()).entryInfoList({"*.lock"}, QDir::Files))
        QVERIFY(QFile::setPermissions(info.filePath(), all));
    QVERIFY(QFile::setPermissions(folder(), all | QFile::ExeOwner | QFile::ExeGroup));

    FakeTime time;
    QSettings settings(folder() + "/settings.ini", QSettings::IniFormat);
    Preferences preferences(settings);
    Workspace workspace(time, preferences, folder());
    std::vector<UnfinishedMatch> unfinished;
    {
        // of the administrator's group still
        const OrdinaryUser user;
        unfinished = workspace.unfinished();
    }
    QCOMPARE(unfinished.size(), std::size_t(offered));
    QCOMPARE(!QDir(folder()).entryList({"*.pgn", "*.lock"}).isEmpty(), kept);
    if (offered > 0) {
        GameController *game = workspace.resume(unfinished[0].journalId);
        QVERIFY(game != nullptr);
        QCOMPARE(game->mode(), GameController::Mode::View);
        QCOMPARE(game->game().plies(), 2);
        QVERIFY(workspace.unsaved(game));
    }
}

void TestJournal::failedFlushIsToldAndSparesTheLastGoodWriting()
{
    auto journal = *Journal::create(folder());
    QVERIFY(!journal->write(gameOf({E4})));
    // the null device takes all that is written, and says no when it is to be flushed
    const QString second = folder() + '/' + journal->id() + ".a.pgn";
    QVERIFY(QFile::link("/dev/null", second));
    QVERIFY(!journal->write(gameOf({E4, E5})));
    const auto error = journal->write(gameOf({E4, E5}));
    QVERIFY(error);
    QCOMPARE(error->path, second);
    QVERIFY(journal->read()->game == gameOf({E4}));
    // once the disk works again the turns go on
    QVERIFY(QFile::remove(second));
    QVERIFY(journal->write(gameOf({E4, E5})));
    QVERIFY(!journal->write(gameOf({E4, E5})));
    QVERIFY(journal->read()->game == gameOf({E4, E5}));
}

void TestJournal::remembersThatTheMatchIsArchived()
{
    auto journal = *Journal::create(folder());
    for (const bool archived : {true, false}) {
        QVERIFY(!journal->write(gameOf({E4}), archived));
        const auto content = journal->read();
        QCOMPARE(content->archived, archived);
        QVERIFY(content->complete);
        QVERIFY(content->game == gameOf({E4}));
    }
}

void TestJournal::goesOnAfterTakingOver()
{
    QString id;
    {
        auto journal = *Journal::create(folder());
        id = journal->id();
        QVERIFY(!journal->write(gameOf({E4})));
    }
    QCOMPARE(Journal::abandoned(folder()), std::vector{id});
    const auto journal = Journal::takeOver(folder(), id);
    QVERIFY(journal != nullptr);
    QVERIFY(Journal::abandoned(folder()).empty());
    QVERIFY(!journal->write(gameOf({E4, E5})));
    QVERIFY(journal->read()->game == gameOf({E4, E5}));
    QVERIFY(Journal::takeOver(folder(), "no-such-journal") == nullptr);
}

void TestJournal::removesItsFiles()
{
    auto journal = *Journal::create(folder());
    QVERIFY(!journal->write(gameOf({E4})));
    QVERIFY(!journal->write(gameOf({E4, E5})));
    journal->remove();
    QVERIFY(QDir(folder()).isEmpty());
}

void TestJournal::saysThatTheFolderCannotBeMade()
{
    QFile file(folder() + "/file");
    QVERIFY(file.open(QIODevice::WriteOnly));
    QVERIFY(!Journal::create(folder() + "/file/journal"));
}

void TestJournal::killedPlayerLosesNothing()
{
    const QStringList moves{"e4", "e5", "Nf3", "Nc6", "Bb5"};
    QProcess player;
    player.start(JOURNAL_PLAYER, QStringList{folder()} + moves);
    QVERIFY(player.waitForStarted());
    QByteArray said;
    while (said.count('\n') < moves.size() && player.waitForReadyRead())
        said += player.readAll();
    QCOMPARE(said.count('\n'), moves.size());
    player.kill();
    QVERIFY(player.waitForFinished());

    FakeTime time;
    QSettings settings(folder() + "/settings.ini", QSettings::IniFormat);
    Preferences preferences(settings);
    Workspace workspace(time, preferences, folder());
    const auto unfinished = workspace.unfinished();
    QCOMPARE(unfinished.size(), std::size_t(1));
    QCOMPARE(unfinished[0].plies, 5);
    QCOMPARE(unfinished[0].names.black, QStringLiteral("Béla"));
    QVERIFY(unfinished[0].writtenAt.isValid());
    GameController *game = workspace.resume(unfinished[0].journalId);
    QVERIFY(game != nullptr);
    QVERIFY(game->playing());
    QCOMPARE(game->game().plies(), 5);
    QCOMPARE(game->match()->log().size(), std::size_t(5));
    QVERIFY(workspace.unsaved(game));
    playText(*game, "a6");
    QVERIFY(workspace.unfinished().empty());
    workspace.close(game);
    QVERIFY(workspace.unfinished().empty());
    QVERIFY(QDir(folder()).entryList({"*.pgn", "*.lock"}).isEmpty());
}

void TestJournal::runningPlayerIsLeftAlone()
{
    QProcess player;
    player.start(JOURNAL_PLAYER, {folder(), "e4"});
    QVERIFY(player.waitForReadyRead());
    QVERIFY(Journal::abandoned(folder()).empty());
    player.kill();
    QVERIFY(player.waitForFinished());
    QCOMPARE(Journal::abandoned(folder()).size(), std::size_t(1));
}

QTEST_GUILESS_MAIN(TestJournal)
#include "tst_journal.moc"
