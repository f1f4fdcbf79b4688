#include "ordinaryuser.h"
#include "ui/controller/filewriter.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QTemporaryDir>
#include <QTest>

#include <atomic>
#include <chrono>
#include <csignal>
#include <fcntl.h>
#include <future>
#include <sys/file.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

using namespace chess::ui;

namespace {
std::atomic<int> foldersFlushed = 0;
}

/// In the place of the system's function, to count.
extern "C" int fsync(int descriptor)
{
    struct stat info {
    };
    if (fstat(descriptor, &info) == 0 && S_ISDIR(info.st_mode))
        ++foldersFlushed;
    return static_cast<int>(syscall(SYS_fsync, descriptor));
}

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

/// While it lives, a file can't grow beyond \p bytes: what a full disk does to a program.
class SmallDisk
{
public:
    explicit SmallDisk(rlim_t bytes)
    {
        std::signal(SIGXFSZ, SIG_IGN);
        getrlimit(RLIMIT_FSIZE, &m_before);
        rlimit small = m_before;
        small.rlim_cur = bytes;
        setrlimit(RLIMIT_FSIZE, &small);
    }
    ~SmallDisk() { setrlimit(RLIMIT_FSIZE, &m_before); }

private:
    rlimit m_before{};
};

} // namespace

class TestFileWriter : public QObject
{
    Q_OBJECT

private slots:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }
    void writesANewFile();
    void replacesAFileAndKeepsItsPermissions();
    void writesThroughASymbolicLink();
    void saysWhyItCannotWrite_data();
    void saysWhyItCannotWrite();
    void saysThatItMayNot();
    void fullDiskLeavesTheOldFile();
    void appends_data();
    void appends();
    void appendRefuses_data();
    void appendRefuses();
    void appendMakesTheFile();
    void fullDiskLeavesTheFileAppendedTo_data();
    void fullDiskLeavesTheFileAppendedTo();
    void appendsToALargeFile();
    void appendsWhereNoNewFileCanBeMade();
    void appendWaitsForAnotherProcess();
    void pipesAreNotWaitedFor();
    void knowsWhetherAGameIsTheLast_data();
    void knowsWhetherAGameIsTheLast();
    void flushesTheFolderToo();

private:
    QString path(const QString &name) const { return m_folder->filePath(name); }
    std::unique_ptr<QTemporaryDir> m_folder;
};

void TestFileWriter::writesANewFile()
{
    QVERIFY(!writeFile(path("a.pgn"), "new"));
    QCOMPARE(contentOf(path("a.pgn")), QByteArray("new"));
    QCOMPARE(QDir(m_folder->path()).entryList(QDir::Files), QStringList("a.pgn"));
}

void TestFileWriter::replacesAFileAndKeepsItsPermissions()
{
    make(path("a.pgn"), "old");
    const auto permissions =
        QFile::ReadOwner | QFile::WriteOwner | QFile::ReadUser | QFile::WriteUser | QFile::ReadGroup;
    QFile::setPermissions(path("a.pgn"), permissions);
    QVERIFY(!writeFile(path("a.pgn"), "new"));
    QCOMPARE(contentOf(path("a.pgn")), QByteArray("new"));
    QCOMPARE(QFile::permissions(path("a.pgn")), permissions);
}

void TestFileWriter::writesThroughASymbolicLink()
{
    make(path("a.pgn"), "old");
    QVERIFY(QFile::link(path("a.pgn"), path("link.pgn")));
    QVERIFY(!writeFile(path("link.pgn"), "new"));
    QVERIFY(QFileInfo(path("link.pgn")).isSymLink());
    QCOMPARE(contentOf(path("a.pgn")), QByteArray("new"));
}

void TestFileWriter::saysWhyItCannotWrite_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<FileError::Kind>("kind");
    QTest::newRow("a folder") << "folder" << FileError::Kind::IsDirectory;
    QTest::newRow("in a folder that isn't there") << "nowhere/a.pgn" << FileError::Kind::NotFound;
    QTest::newRow("below a file") << "file/a.pgn" << FileError::Kind::NotFound;
}

void TestFileWriter::saysWhyItCannotWrite()
{
    QFETCH(QString, name);
    QFETCH(FileError::Kind, kind);
    QVERIFY(QDir(m_folder->path()).mkdir("folder"));
    make(path("file"), "content");
    for (const auto &error : {writeFile(path(name), "new"), appendGame(path(name), "new")}) {
        QVERIFY(error);
        QCOMPARE(error->kind, kind);
        QCOMPARE(error->path, path(name));
    }
}

void TestFileWriter::saysThatItMayNot()
{
    make(path("a.pgn"), "old");
    QFile::setPermissions(path("a.pgn"), QFile::ReadOwner);
    QFile::setPermissions(m_folder->path(), QFile::ReadOwner | QFile::ExeOwner);
    std::optional<FileError> written;
    std::optional<FileError> appended;
    {
        const OrdinaryUser user;
        written = writeFile(path("a.pgn"), "new");
        appended = appendGame(path("a.pgn"), "new");
    }
    QFile::setPermissions(m_folder->path(), QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
    QVERIFY(written && appended);
    QCOMPARE(written->kind, FileError::Kind::NoPermission);
    QCOMPARE(appended->kind, FileError::Kind::NoPermission);
    QCOMPARE(contentOf(path("a.pgn")), QByteArray("old"));
}

void TestFileWriter::fullDiskLeavesTheOldFile()
{
    make(path("a.pgn"), "old");
    std::optional<FileError> error;
    {
        const SmallDisk disk(4096);
        error = writeFile(path("a.pgn"), QByteArray(100'000, 'x'));
    }
    QVERIFY(error);
    QCOMPARE(error->kind, FileError::Kind::DiskFull);
    QVERIFY(!error->systemText.isEmpty());
    QCOMPARE(contentOf(path("a.pgn")), QByteArray("old"));
    QCOMPARE(QDir(m_folder->path()).entryList(QDir::Files), QStringList("a.pgn"));
}

void TestFileWriter::appends_data()
{
    QTest::addColumn<QByteArray>("before");
    QTest::addColumn<QByteArray>("after");
    const auto row = [](const char *name, QByteArray before, QByteArray after) {
        QTest::newRow(name) << std::move(before) << std::move(after);
    };
    row("to an empty file", "", "[Event \"é\"]\n\n*\n");
    row("after a line", "1. e4 *\n", "1. e4 *\n\n[Event \"é\"]\n\n*\n");
    row("after a blank line", "1. e4 *\n\n", "1. e4 *\n\n[Event \"é\"]\n\n*\n");
    row("after a line without its end", "1. e4 *", "1. e4 *\n\n[Event \"é\"]\n\n*\n");
    row("with the line ends of Windows", "1. e4 *\r\n", "1. e4 *\r\n\r\n[Event \"é\"]\r\n\r\n*\r\n");
    row("after an open variation", "1. e4 (1. d4", "1. e4 (1. d4\n\n[Event \"é\"]\n\n*\n");
    row("after a comment to the line's end", "1. e4 ; {", "1. e4 ; {\n\n[Event \"é\"]\n\n*\n");
    row("after a game without result", "1. e4 e5\n", "1. e4 e5\n\n[Event \"é\"]\n\n*\n");
    row("with a mark",
        "\xef\xbb\xbf"
        "1. e4 *\n\n",
        "\xef\xbb\xbf"
        "1. e4 *\n\n[Event \"é\"]\n\n*\n");
}

void TestFileWriter::appends()
{
    QFETCH(QByteArray, before);
    QFETCH(QByteArray, after);
    make(path("a.pgn"), before);
    QVERIFY(!appendGame(path("a.pgn"), "[Event \"é\"]\n\n*\n"));
    QCOMPARE(contentOf(path("a.pgn")), after);
}

void TestFileWriter::appendRefuses_data()
{
    QTest::addColumn<QByteArray>("before");
    QTest::addColumn<FileError::Kind>("kind");
    QTest::newRow("UTF-16") << QByteArray("\xff\xfe[\0A\0", 6) << FileError::Kind::OtherEncoding;
    QTest::newRow("Windows-1252") << QByteArray("{caf\xe9} *\n") << FileError::Kind::OtherEncoding;
    QTest::newRow("no text") << QByteArray("PK\3\4\0\0", 6) << FileError::Kind::NotPgn;
    QTest::newRow("an open comment") << QByteArray("1. e4 e5 {never closed\n\n1. d4 *\n")
                                     << FileError::Kind::NeverClosed;
    QTest::newRow("an open comment before the moves")
        << QByteArray("[White \"A\"]\n\n{ 1. d4 *\n") << FileError::Kind::NeverClosed;
}

void TestFileWriter::appendRefuses()
{
    QFETCH(QByteArray, before);
    QFETCH(FileError::Kind, kind);
    make(path("a.pgn"), before);
    const auto error = appendGame(path("a.pgn"), "[Event \"é\"]\n\n*\n");
    QVERIFY(error);
    QCOMPARE(error->kind, kind);
    QCOMPARE(contentOf(path("a.pgn")), before);
}

void TestFileWriter::appendMakesTheFile()
{
    QVERIFY(!appendGame(path("new.pgn"), "*\n"));
    QCOMPARE(contentOf(path("new.pgn")), QByteArray("*\n"));
    // what is plain ASCII fits into every one-byte encoding
    make(path("old.pgn"), "{caf\xe9} *\n\n");
    QVERIFY(!appendGame(path("old.pgn"), "1. d4 *\n"));
    QCOMPARE(contentOf(path("old.pgn")), QByteArray("{caf\xe9} *\n\n1. d4 *\n"));
}

void TestFileWriter::fullDiskLeavesTheFileAppendedTo_data()
{
    QTest::addColumn<int>("games");
    QTest::newRow("written anew") << 1'000;
    QTest::newRow("added to in place") << 3'000'000;
}

void TestFileWriter::fullDiskLeavesTheFileAppendedTo()
{
    QFETCH(int, games);
    const QByteArray before = QByteArray("*\n").repeated(games) + "\n";
    make(path("a.pgn"), before);
    std::optional<FileError> error;
    {
        const SmallDisk disk(rlim_t(before.size()) + 100);
        error = appendGame(path("a.pgn"), "1. e4 {" + QByteArray(5000, 'x') + "} *\n");
    }
    QVERIFY(error);
    QCOMPARE(error->kind, FileError::Kind::DiskFull);
    QVERIFY(contentOf(path("a.pgn")) == before);
}

void TestFileWriter::appendsToALargeFile()
{
    const QByteArray before = QByteArray("*\n").repeated(3'000'000) + "\n";
    make(path("a.pgn"), before);
    QVERIFY(!appendGame(path("a.pgn"), "[Event \"é\"]\n\n*\n"));
    QVERIFY(contentOf(path("a.pgn")) == before + "[Event \"é\"]\n\n*\n");
}

void TestFileWriter::appendsWhereNoNewFileCanBeMade()
{
    make(path("a.pgn"), "1. e4 *\n\n");
    QFile::setPermissions(path("a.pgn"), QFile::ReadOwner | QFile::ReadOther | QFile::ReadGroup | QFile::WriteGroup);
    QFile::setPermissions(m_folder->path(), QFile::ReadOwner | QFile::ExeOwner | QFile::ReadGroup | QFile::ExeGroup);
    std::optional<FileError> error;
    {
        const OrdinaryUser user;
        error = appendGame(path("a.pgn"), "1. d4 *\n");
    }
    QFile::setPermissions(m_folder->path(), QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
    QVERIFY(!error);
    QCOMPARE(contentOf(path("a.pgn")), QByteArray("1. e4 *\n\n1. d4 *\n"));
}

void TestFileWriter::appendWaitsForAnotherProcess()
{
    make(path("a.pgn"), "1. e4 *\n\n");
    const int other = open(QFile::encodeName(path("a.pgn")).constData(), O_RDONLY | O_CLOEXEC);
    QCOMPARE(flock(other, LOCK_EX), 0);
    auto appending = std::async(std::launch::async, [this] { return appendGame(path("a.pgn"), "1. d4 *\n"); });
    QVERIFY(appending.wait_for(std::chrono::milliseconds(200)) == std::future_status::timeout);
    // the other one adds its game by putting a new file in the place of the old
    QVERIFY(!writeFile(path("a.pgn"), "1. e4 *\n\n1. c4 *\n\n"));
    close(other);
    QVERIFY(!appending.get());
    QCOMPARE(contentOf(path("a.pgn")), QByteArray("1. e4 *\n\n1. c4 *\n\n1. d4 *\n"));
}

void TestFileWriter::pipesAreNotWaitedFor()
{
    QCOMPARE(mkfifo(QFile::encodeName(path("pipe")).constData(), 0600), 0);
    const auto asked = std::async(std::launch::async, [this] {
        const auto appended = appendGame(path("pipe"), "1. d4 *\n");
        return appended && appended->kind == FileError::Kind::NotPgn && !endsWithGame(path("pipe"), "1. d4 *\n");
    });
    const bool answered = asked.wait_for(std::chrono::seconds(5)) == std::future_status::ready;
    // whoever waits for a writer gets one
    const int writer = open(QFile::encodeName(path("pipe")).constData(), O_RDWR | O_NONBLOCK | O_CLOEXEC);
    close(writer);
    QVERIFY(answered);
}

void TestFileWriter::knowsWhetherAGameIsTheLast_data()
{
    QTest::addColumn<QByteArray>("content");
    QTest::addColumn<bool>("last");
    QTest::newRow("alone") << QByteArray("[A \"é\"]\n\n*\n") << true;
    QTest::newRow("the last one") << QByteArray("1. e4 *\n\n[A \"é\"]\n\n*\n") << true;
    QTest::newRow("with the line ends of Windows") << QByteArray("1. e4 *\r\n\r\n[A \"é\"]\r\n\r\n*\r\n") << true;
    QTest::newRow("not the last one") << QByteArray("[A \"é\"]\n\n*\n\n1. e4 *\n") << false;
    QTest::newRow("empty") << QByteArray() << false;
}

void TestFileWriter::knowsWhetherAGameIsTheLast()
{
    QFETCH(QByteArray, content);
    QFETCH(bool, last);
    make(path("a.pgn"), content);
    QCOMPARE(endsWithGame(path("a.pgn"), "[A \"é\"]\n\n*\n"), last);
    QVERIFY(!endsWithGame(path("nothing.pgn"), "*\n"));
}

void TestFileWriter::flushesTheFolderToo()
{
    foldersFlushed = 0;
    QVERIFY(!writeFile(path("a.pgn"), "new"));
    QCOMPARE(foldersFlushed.load(), 1);
}

QTEST_GUILESS_MAIN(TestFileWriter)
#include "tst_filewriter.moc"
