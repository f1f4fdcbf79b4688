#include "faketime.h"
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
    const MatchLog log = parseLog("move w 1 e2e4\nmove b 2 e7e5\n").value();
    for (const auto &game : {gameOf({E4}), gameOf({E4, E5}), gameOf({E4, E5})}) {
        QVERIFY(!journal.write(game, log));
        const auto content = journal.read();
        QVERIFY(content);
        QVERIFY(content->game == game);
        QVERIFY(content->log == log);
    }
}

void TestJournal::isHeldByOneProcess()
{
    const auto created = Journal::create(folder());
    QVERIFY(created);
    QVERIFY(!(*created)->write(gameOf({E4}), {}));
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
        QVERIFY(!journal->write(gameOf({E4}), {}));
        QVERIFY(!journal->write(gameOf({E4, E5}), {}));
    }
    // the second writing went to the file of even numbers
    QFile second(folder() + '/' + id + ".a.pgn");
    QVERIFY(second.resize(kept < 0 ? second.size() + kept : kept));
    const auto journal = Journal::takeOver(folder(), id);
    const auto content = journal->read();
    QVERIFY(content);
    QVERIFY(content->game == gameOf({E4}));
    // and the next one doesn't spoil the complete one
    QVERIFY(!journal->write(gameOf({E4, E5}), {}));
    QVERIFY(journal->read()->game == gameOf({E4, E5}));
    QVERIFY(QFile::exists(folder() + '/' + id + ".b.pgn"));
}

void TestJournal::goesOnAfterTakingOver()
{
    QString id;
    {
        auto journal = *Journal::create(folder());
        id = journal->id();
        QVERIFY(!journal->write(gameOf({E4}), {}));
    }
    QCOMPARE(Journal::abandoned(folder()), std::vector{id});
    const auto journal = Journal::takeOver(folder(), id);
    QVERIFY(journal != nullptr);
    QVERIFY(Journal::abandoned(folder()).empty());
    QVERIFY(!journal->write(gameOf({E4, E5}), {}));
    QVERIFY(journal->read()->game == gameOf({E4, E5}));
    QVERIFY(Journal::takeOver(folder(), "no-such-journal") == nullptr);
}

void TestJournal::removesItsFiles()
{
    auto journal = *Journal::create(folder());
    QVERIFY(!journal->write(gameOf({E4}), {}));
    QVERIFY(!journal->write(gameOf({E4, E5}), {}));
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
    game->playText("a6");
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
