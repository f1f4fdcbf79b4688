// A file as a list of games: its index, the cache of that, and games read one by one.
#include "core/library/collection.h"
#include "core/library/indexcache.h"
#include "gamelist.h"

#include <QTemporaryDir>
#include <QtTest>

using namespace chess;

namespace {

QString dataFolder() { return qEnvironmentVariable("TOUCHMOVE_DATA"); }

std::string contents(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll().toStdString() : std::string();
}

void put(const QString &path, const std::string &bytes)
{
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes.data(), qint64(bytes.size())) != qint64(bytes.size()))
        qFatal("can't write %s", qPrintable(path));
}

std::string games(int count)
{
    std::string text;
    for (int i = 0; i < count; ++i) {
        text += "[Event \"E" + std::to_string(i % 7) + "\"]\n[Site \"S\"]\n[Date \"2001.02.03\"]\n[Round \""
            + std::to_string(i) + "\"]\n[White \"W" + std::to_string(i % 11) + "\"]\n[Black \"B\"]\n[Result \"1-0\"]\n"
            + "[ECO \"C50\"]\n\n1. e4 e5 2. Nf3 Nc6 3. Bc4 1-0\n\n";
    }
    return text;
}

std::string listed(const GameIndex &index)
{
    std::string text;
    for (std::uint32_t id = 0; id < index.size(); ++id) {
        const GameEntry entry = index.entry(GameId{id});
        for (const std::string_view field : {entry.event, entry.site, std::string_view(entry.date),
                                             std::string_view(entry.round), entry.white, entry.black, entry.eco})
            text.append(field).append(1, '|');
        text += std::to_string(entry.plies) + ' ' + std::string(toString(entry.result)) + '\n';
    }
    return text;
}

} // namespace

class TestCollection : public QObject
{
    Q_OBJECT

private slots:
    void readsEachGameAsAmongTheOthers_data()
    {
        if (dataFolder().isEmpty())
            QSKIP("TOUCHMOVE_DATA doesn't name the folder of real files");
        QTest::addColumn<QString>("path");
        const QDir folder(dataFolder() + "/pgn");
        for (const QString &name : folder.entryList(QDir::Files))
            QTest::newRow(qPrintable(name)) << folder.filePath(name);
    }
    void readsEachGameAsAmongTheOthers()
    {
        QFETCH(QString, path);
        const std::string bytes = contents(path);
        const auto collection = Collection::open(path.toStdString());
        QVERIFY(collection);
        QCOMPARE(int(collection->charset()), int(detectCharset(bytes)));
        std::uint32_t id = 0;
        std::string different;
        const PgnReport report = readGames(bytes, [&](GameReading &&expected) {
            const auto found = collection->read(GameId{id++});
            if (!found || !(found->game == expected.game) || found->number != expected.number)
                different += " " + std::to_string(id);
            return true;
        });
        QCOMPARE(different, std::string());
        QCOMPARE(collection->size(), report.games);
    }

    void opensFromTheCacheOnlyWhileTheFileIsTheSame_data()
    {
        QTest::addColumn<QString>("change");
        QTest::addColumn<bool>("cached");
        const auto row = [](const char *name, bool cached) { QTest::newRow(name) << name << cached; };
        row("nothing", true);
        row("a game more", false);
        row("another time", false);
        row("a byte at the same time", false);
        row("another version of the cache", false);
        row("the cache cut off", false);
        row("a byte of the cache's records", false);
        row("no cache", false);
    }
    void opensFromTheCacheOnlyWhileTheFileIsTheSame()
    {
        QFETCH(QString, change);
        QFETCH(bool, cached);
        const QTemporaryDir folder;
        const QString path = folder.filePath("games.pgn");
        put(path, games(3000));
        OpenOptions options;
        options.cacheFolder = folder.filePath("cache").toStdString();
        const auto first = Collection::open(path.toStdString(), options);
        QVERIFY(first && !first->fromCache());
        QCOMPARE(QDir(folder.filePath("cache")).entryList(QDir::Files).size(), 1);
        const QString cache = folder.filePath("cache/") + QDir(folder.filePath("cache")).entryList(QDir::Files).front();
        const QDateTime time = QFileInfo(path).lastModified();
        const auto setTime = [&path](const QDateTime &wanted) {
            QFile file(path);
            return file.open(QIODevice::ReadWrite) && file.setFileTime(wanted, QFileDevice::FileModificationTime);
        };
        QVERIFY(setTime(time)); // cut to what Qt can set again
        QVERIFY(Collection::open(path.toStdString(), options));
        std::string bytes = contents(path);
        std::string cacheBytes = contents(cache);
        if (change == "a game more") {
            put(path, bytes + games(1));
        } else if (change == "another time") {
            QVERIFY(setTime(time.addSecs(-3)));
        } else if (change == "a byte at the same time") {
            bytes[10] = 'X'; // in the first sample
            put(path, bytes);
            QVERIFY(setTime(time));
        } else if (change == "another version of the cache") {
            cacheBytes[12] = static_cast<char>(cacheBytes[12] + 1);
            put(cache, cacheBytes);
        } else if (change == "the cache cut off") {
            put(cache, cacheBytes.substr(0, cacheBytes.size() - 1));
        } else if (change == "a byte of the cache's records") {
            cacheBytes[cacheBytes.size() - 5000] ^= 1;
            put(cache, cacheBytes);
        } else if (change == "no cache") {
            QFile::remove(cache);
        }
        const auto second = Collection::open(path.toStdString(), options);
        QVERIFY(second);
        QCOMPARE(second->fromCache(), cached);
        options.cacheFolder.clear();
        const auto fresh = Collection::open(path.toStdString(), options);
        QCOMPARE(listed(second->index()), listed(fresh->index()));
        QCOMPARE(second->size(), change == "a game more" ? 3001U : 3000U);
        QVERIFY(second->read(GameId{2999}));
    }

    void goesOnWithoutACacheThatCantBeWritten()
    {
        const TemporaryPgn file(games(10));
        OpenOptions options;
        options.cacheFolder = "/proc/nowhere";
        const auto collection = Collection::open(file.path().toStdString(), options);
        QVERIFY(collection);
        QCOMPARE(collection->size(), 10U);
        QCOMPARE(collection->moves().groups().size(), std::size_t(1));
    }

    void showsTheGamesWhileTheIndexGrows()
    {
        const TemporaryPgn file(games(20000));
        GameIndex growing;
        std::uint64_t last = 0;
        std::vector<std::uint32_t> sizes;
        OpenOptions options;
        options.threads = 2;
        options.grown = [&](const ScannedGames &piece) {
            growing.append(piece);
            sizes.push_back(growing.size());
        };
        options.progress = [&](const ScanProgress &progress) {
            QVERIFY(progress.done > last && progress.done <= progress.total);
            last = progress.done;
        };
        const auto collection = Collection::open(file.path().toStdString(), options);
        QVERIFY(collection);
        QVERIFY(sizes.size() > 2 && sizes.front() > 100 && sizes.front() < 20000);
        QCOMPARE(last, collection->state().size);
        QCOMPARE(listed(growing), listed(collection->index()));
    }

    void leavesNothingWhenItIsStopped()
    {
        const QTemporaryDir folder;
        const TemporaryPgn file(games(20000));
        std::stop_source stop;
        OpenOptions options;
        options.cacheFolder = folder.filePath("cache").toStdString();
        options.stop = stop.get_token();
        options.grown = [&stop](const ScannedGames &) { stop.request_stop(); };
        const auto collection = Collection::open(file.path().toStdString(), options);
        QVERIFY(!collection);
        QCOMPARE(int(collection.error().kind), int(ScanError::Kind::Stopped));
        QVERIFY(QDir(folder.filePath("cache")).entryList(QDir::Files).isEmpty());
    }

    void learnsLateThatAFileIsNoUtf8()
    {
        std::string text = games(9000);
        text += "[Event \"last\"]\n[White \"M\xfcller, Bj\xf6rn\"]\n[Black \"Ren\xe9 Fran\xe7ois\"]\n\n1. e4 *\n";
        const TemporaryPgn file(text);
        int restarts = 0;
        OpenOptions options;
        options.restarted = [&restarts] { ++restarts; };
        const auto collection = Collection::open(file.path().toStdString(), options);
        QVERIFY(collection);
        QCOMPARE(restarts, 1);
        QCOMPARE(int(collection->charset()), int(Charset::Windows1252));
        QCOMPARE(collection->index().entry(GameId{9000}).white, std::string_view("Müller, Björn"));
        QCOMPARE(collection->read(GameId{9000})->game.tag("White").value(), std::string_view("Müller, Björn"));
    }

    void noticesThatTheFileWasChanged_data()
    {
        QTest::addColumn<QString>("change");
        QTest::addColumn<bool>("readable");
        QTest::newRow("replaced by another file") << "replace" << true;
        QTest::newRow("cut off") << "cut" << false;
        QTest::newRow("written into") << "write" << false;
        QTest::newRow("deleted") << "delete" << true;
    }
    void noticesThatTheFileWasChanged()
    {
        QFETCH(QString, change);
        QFETCH(bool, readable);
        const QTemporaryDir folder;
        const QString path = folder.filePath("games.pgn");
        put(path, games(10));
        const auto collection = Collection::open(path.toStdString());
        QVERIFY(collection);
        QVERIFY(!collection->changedOnDisk());
        if (change == "replace") {
            put(folder.filePath("other.pgn"), games(3));
            QFile::remove(path);
            QVERIFY(QFile::rename(folder.filePath("other.pgn"), path));
        } else if (change == "cut") {
            QVERIFY(QFile::resize(path, 100));
        } else if (change == "write") {
            QTest::qSleep(20); // longer than the clock of a file system needs to go on
            put(path, games(11));
        } else {
            QFile::remove(path);
        }
        QVERIFY(collection->changedOnDisk());
        const auto game = collection->read(GameId{9});
        QCOMPARE(game.has_value(), readable);
        if (!readable)
            QCOMPARE(int(game.error().kind), int(CollectionError::Kind::Changed));
    }

    void knowsNoGameBehindTheLast()
    {
        const TemporaryPgn file(games(3));
        const auto collection = Collection::open(file.path().toStdString());
        QCOMPARE(int(collection->read(GameId{3}).error().kind), int(CollectionError::Kind::NoSuchGame));
    }

    void needsLessThanAHundredBytesAGame()
    {
        const QTemporaryDir folder;
        const TemporaryPgn file(games(100000));
        OpenOptions options;
        options.cacheFolder = folder.filePath("cache").toStdString();
        const auto collection = Collection::open(file.path().toStdString(), options);
        const std::size_t memory = collection->index().memory() + collection->moves().memory();
        QVERIFY2(memory < 100 * std::size_t(100000), std::to_string(memory).c_str());
    }
};

QTEST_APPLESS_MAIN(TestCollection)
#include "tst_collection.moc"
