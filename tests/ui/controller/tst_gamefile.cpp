#include "ordinaryuser.h"
#include "ui/controller/gamefile.h"
#include "ui/controller/gamefileloader.h"

#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <chrono>
#include <fcntl.h>
#include <future>
#include <sys/stat.h>
#include <unistd.h>

using namespace chess;
using namespace chess::ui;

namespace {

const QByteArray TwoGames =
    "[Event \"First\"]\n[White \"Anna\"]\n[Black \"Béla\"]\n[Result \"1-0\"]\n\n1. e4 e5 1-0\n\n"
    "[Event \"Second\"]\n[White \"Carl\"]\n[Result \"*\"]\n\n1. d4 d5 2. c4 *\n";

void make(const QString &path, const QByteArray &content)
{
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    QCOMPARE(file.write(content), content.size());
}

} // namespace

class TestGameFile : public QObject
{
    Q_OBJECT

private slots:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }
    void readsSeveralGames();
    void knowsTheEncoding_data();
    void knowsTheEncoding();
    void saysWhatIsWrong_data();
    void saysWhatIsWrong();
    void saysThatItMayNot();
    void findsFaults();
    void noticesChangesOnDisk();
    void loadsInTheBackground();
    void loaderSaysWhatIsWrong();
    void cancels();
    void answersOnlyTheLastQuestion();
    void mayDieWhileLoading();
    void loadsALargeFileWithProgress();

private:
    QString path(const QString &name) const { return m_folder->filePath(name); }
    GameFile::Pointer read(const QByteArray &content)
    {
        make(path("a.pgn"), content);
        const auto answer = GameFile::read(path("a.pgn"));
        return answer && *answer ? **answer : nullptr;
    }
    std::unique_ptr<QTemporaryDir> m_folder;
};

void TestGameFile::readsSeveralGames()
{
    const auto file = read(TwoGames);
    QVERIFY(file != nullptr);
    QCOMPARE(file->count(), 2);
    QCOMPARE(std::string(file->games()[1].tag("White")), std::string("Carl"));
    QCOMPARE(file->games()[0].plies, 2);
    const auto game = file->game(1);
    QCOMPARE(game.game.plies(), 3);
    QVERIFY(game.faults.empty());
    QVERIFY(file->game(0).game.outcome() == win(Color::White, Termination::Unknown));
}

void TestGameFile::knowsTheEncoding_data()
{
    QTest::addColumn<QByteArray>("content");
    QTest::addColumn<Charset>("charset");
    QTest::newRow("UTF-8") << QByteArray("[White \"Béla\"]\n\n1. e4 *\n") << Charset::Utf8;
    QTest::newRow("with a mark") << QByteArray("\xef\xbb\xbf[White \"Béla\"]\n\n1. e4 *\n") << Charset::Utf8WithMark;
    QTest::newRow("Windows-1252") << QByteArray("[White \"B\xe9la\"]\n\n1. e4 *\n") << Charset::Windows1252;
}

void TestGameFile::knowsTheEncoding()
{
    QFETCH(QByteArray, content);
    QFETCH(Charset, charset);
    const auto file = read(content);
    QVERIFY(file != nullptr);
    QVERIFY(file->charset() == charset);
    QCOMPARE(QString::fromStdString(std::string(file->games()[0].tag("White"))), QStringLiteral("Béla"));
    QCOMPARE(file->game(0).game.plies(), 1);
}

void TestGameFile::saysWhatIsWrong_data()
{
    QTest::addColumn<QString>("path");
    QTest::addColumn<FileError::Kind>("kind");
    QTest::newRow("nothing there") << "nothing.pgn" << FileError::Kind::NotFound;
    QTest::newRow("a folder") << "." << FileError::Kind::IsDirectory;
    QTest::newRow("an empty file") << "empty.pgn" << FileError::Kind::NotPgn;
    QTest::newRow("a picture") << "picture.pgn" << FileError::Kind::NotPgn;
    QTest::newRow("a letter") << "letter.pgn" << FileError::Kind::NotPgn;
    QTest::newRow("a pipe") << "pipe" << FileError::Kind::NotPgn;
    QTest::newRow("a film of three gigabytes") << "film.pgn" << FileError::Kind::NotPgn;
    QTest::newRow("text of a terabyte") << "text.pgn" << FileError::Kind::Failed;
    QTest::newRow("a device without end") << "/dev/zero" << FileError::Kind::NotPgn;
}

void TestGameFile::saysWhatIsWrong()
{
    QFETCH(QString, path);
    QFETCH(FileError::Kind, kind);
    make(this->path("empty.pgn"), "");
    make(this->path("picture.pgn"), QByteArray("\x89PNG\r\n\x1a\n\0\0\0\rIHDR", 16));
    make(this->path("letter.pgn"), "Dear Anna,\n\nshall we play on Sunday?\n");
    QCOMPARE(mkfifo(QFile::encodeName(this->path("pipe")).constData(), 0600), 0);
    // with holes, which take no room on the disk
    make(this->path("film.pgn"), "");
    make(this->path("text.pgn"), TwoGames.repeated(10'000));
    QCOMPARE(truncate(QFile::encodeName(this->path("film.pgn")).constData(), off_t(3) << 30), 0);
    QCOMPARE(truncate(QFile::encodeName(this->path("text.pgn")).constData(), off_t(1) << 40), 0);
    const QString full = path.startsWith('/') ? path : this->path(path);
    // a reader who waits, or reads on for hours, is told to stop
    auto asked = std::async(std::launch::async, [&full] {
        constexpr qint64 Enough = 64 << 20;
        return GameFile::read(full, [](qint64 done, qint64) { return done < Enough; });
    });
    const bool inTime = asked.wait_for(std::chrono::seconds(10)) == std::future_status::ready;
    if (!inTime)
        close(open(QFile::encodeName(full).constData(), O_RDWR | O_NONBLOCK | O_CLOEXEC));
    const auto answer = asked.get();
    QVERIFY(inTime);
    QVERIFY(answer && !*answer);
    QCOMPARE(answer->error().kind, kind);
    QCOMPARE(answer->error().path, full);
}

void TestGameFile::saysThatItMayNot()
{
    make(path("a.pgn"), TwoGames);
    QFile::setPermissions(path("a.pgn"), {});
    const OrdinaryUser user;
    const auto answer = GameFile::read(path("a.pgn"));
    QVERIFY(answer && !*answer);
    QCOMPARE(answer->error().kind, FileError::Kind::NoPermission);
}

void TestGameFile::findsFaults()
{
    const auto file = read("[White \"Anna\"]\n\n1. e4 e5 2. Ke3 *\n");
    QVERIFY(file != nullptr);
    QCOMPARE(file->game(0).game.plies(), 2);
    QVERIFY(!file->game(0).faults.empty());
}

void TestGameFile::noticesChangesOnDisk()
{
    const auto file = read(TwoGames);
    QVERIFY(!file->changedOnDisk());
    make(path("a.pgn"), TwoGames + "\n");
    QVERIFY(file->changedOnDisk());
    QFile::remove(path("a.pgn"));
    QVERIFY(file->changedOnDisk());
}

void TestGameFile::loadsInTheBackground()
{
    make(path("a.pgn"), TwoGames);
    GameFileLoader loader;
    QSignalSpy loaded(&loader, &GameFileLoader::loaded);
    loader.load(path("a.pgn"));
    QVERIFY(loader.running());
    QCOMPARE(loaded.count(), 0);
    QVERIFY(loaded.wait());
    QVERIFY(!loader.running());
    QCOMPARE(loaded[0][0].value<GameFile::Pointer>()->count(), 2);
}

void TestGameFile::loaderSaysWhatIsWrong()
{
    GameFileLoader loader;
    QSignalSpy failed(&loader, &GameFileLoader::failed);
    loader.load(path("nothing.pgn"));
    QVERIFY(failed.wait());
    QCOMPARE(failed[0][0].value<FileError>().kind, FileError::Kind::NotFound);
    QVERIFY(!loader.running());
}

void TestGameFile::cancels()
{
    make(path("a.pgn"), TwoGames);
    GameFileLoader loader;
    QSignalSpy loaded(&loader, &GameFileLoader::loaded);
    QSignalSpy cancelled(&loader, &GameFileLoader::cancelled);
    loader.load(path("a.pgn"));
    loader.cancel();
    QCOMPARE(cancelled.count(), 1);
    QVERIFY(!loader.running());
    QTest::qWait(100);
    QCOMPARE(loaded.count(), 0);
    loader.cancel();
    QCOMPARE(cancelled.count(), 1);
}

void TestGameFile::answersOnlyTheLastQuestion()
{
    make(path("a.pgn"), TwoGames);
    make(path("b.pgn"), "1. e4 *\n");
    GameFileLoader loader;
    QSignalSpy loaded(&loader, &GameFileLoader::loaded);
    loader.load(path("a.pgn"));
    loader.load(path("b.pgn"));
    QVERIFY(loaded.wait());
    QTest::qWait(50);
    QCOMPARE(loaded.count(), 1);
    QCOMPARE(loaded[0][0].value<GameFile::Pointer>()->count(), 1);
}

void TestGameFile::mayDieWhileLoading()
{
    make(path("a.pgn"), TwoGames);
    {
        GameFileLoader loader;
        loader.load(path("a.pgn"));
    }
    QTest::qWait(50);
}

void TestGameFile::loadsALargeFileWithProgress()
{
    QByteArray many;
    for (int i = 0; i < 20'000; ++i)
        many += TwoGames + "\n";
    make(path("large.pgn"), many);
    GameFileLoader loader;
    QSignalSpy loaded(&loader, &GameFileLoader::loaded);
    QSignalSpy progressed(&loader, &GameFileLoader::progressed);
    loader.load(path("large.pgn"));
    QVERIFY(loaded.wait(20'000));
    QCOMPARE(loaded[0][0].value<GameFile::Pointer>()->count(), 40'000);
    QVERIFY(progressed.count() > 1);
    QCOMPARE(progressed.last()[0].toLongLong(), many.size());
    QCOMPARE(progressed.last()[1].toLongLong(), many.size());
}

QTEST_GUILESS_MAIN(TestGameFile)
#include "tst_gamefile.moc"
