#include "ordinaryuser.h"
#include "ui/controller/filewriter.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QTemporaryDir>
#include <QTest>

#include <csignal>
#include <sys/resource.h>

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
    void fullDiskLeavesTheFileAppendedTo();

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
    row("to an empty file", "", "[A \"é\"]\n\n*\n");
    row("after a line", "1. e4 *\n", "1. e4 *\n\n[A \"é\"]\n\n*\n");
    row("after a blank line", "1. e4 *\n\n", "1. e4 *\n\n[A \"é\"]\n\n*\n");
    row("after a line without its end", "1. e4 *", "1. e4 *\n\n[A \"é\"]\n\n*\n");
    row("with the line ends of Windows", "1. e4 *\r\n", "1. e4 *\r\n\r\n[A \"é\"]\r\n\r\n*\r\n");
    row("with a mark",
        "\xef\xbb\xbf"
        "1. e4 *\n\n",
        "\xef\xbb\xbf"
        "1. e4 *\n\n[A \"é\"]\n\n*\n");
}

void TestFileWriter::appends()
{
    QFETCH(QByteArray, before);
    QFETCH(QByteArray, after);
    make(path("a.pgn"), before);
    QVERIFY(!appendGame(path("a.pgn"), "[A \"é\"]\n\n*\n"));
    QCOMPARE(contentOf(path("a.pgn")), after);
}

void TestFileWriter::appendRefuses_data()
{
    QTest::addColumn<QByteArray>("before");
    QTest::addColumn<FileError::Kind>("kind");
    QTest::newRow("UTF-16") << QByteArray("\xff\xfe[\0A\0", 6) << FileError::Kind::OtherEncoding;
    QTest::newRow("Windows-1252") << QByteArray("{caf\xe9} *\n") << FileError::Kind::OtherEncoding;
    QTest::newRow("no text") << QByteArray("PK\3\4\0\0", 6) << FileError::Kind::NotPgn;
}

void TestFileWriter::appendRefuses()
{
    QFETCH(QByteArray, before);
    QFETCH(FileError::Kind, kind);
    make(path("a.pgn"), before);
    const auto error = appendGame(path("a.pgn"), "[A \"é\"]\n\n*\n");
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
    QVERIFY(!appendGame(path("old.pgn"), "*\n"));
    QCOMPARE(contentOf(path("old.pgn")), QByteArray("{caf\xe9} *\n\n*\n"));
}

void TestFileWriter::fullDiskLeavesTheFileAppendedTo()
{
    const QByteArray before = QByteArray(4000, '*') + "\n\n";
    make(path("a.pgn"), before);
    std::optional<FileError> error;
    {
        const SmallDisk disk(4096);
        error = appendGame(path("a.pgn"), QByteArray(5000, 'x'));
    }
    QVERIFY(error);
    QCOMPARE(error->kind, FileError::Kind::DiskFull);
    QCOMPARE(contentOf(path("a.pgn")), before);
}

QTEST_GUILESS_MAIN(TestFileWriter)
#include "tst_filewriter.moc"
