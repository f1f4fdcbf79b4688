#include "tests/app/cliprogram.h"

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

/// The epd commands of touchmove-cli, as a script calls them.
class TestCliEpd : public QObject
{
    Q_OBJECT

private slots:
    void saysWhatIsWrong_data();
    void saysWhatIsWrong();
    void passesOverBlankLinesAndComments();
    void checksAsJson();
    void endsWithTheRightStatus();
    void findsTheRealFilesGood_data();
    void findsTheRealFilesGood();

private:
    QByteArray file(const QByteArray &bytes)
    {
        const QString path = m_folder.filePath("positions.epd");
        QFile made(path);
        if (!made.open(QIODevice::WriteOnly) || made.write(bytes) != bytes.size())
            qFatal("the test's file could not be written");
        return path.toLocal8Bit();
    }

    QTemporaryDir m_folder;
};

void TestCliEpd::saysWhatIsWrong_data()
{
    QTest::addColumn<QByteArray>("line");
    QTest::addColumn<QByteArray>("fault"); // column and text; empty for none
    const auto row = [](const char *name, QByteArray line, QByteArray fault = {}) {
        QTest::newRow(name) << std::move(line) << std::move(fault);
    };
    row("nothing", "4k3/8/8/8/8/8/4P3/4K3 w - - bm e4 e3; am Kd2; pv e4 Kd7 e5; id \"x\";");
    row("a FEN", "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1");
    row("a placement that can't be read", "4k3/8/8/8/8/8/4PX2/4K3 w - -", ":17: this is no man");
    row("a field is missing", "4k3/8/8/8/8/8/4P3/4K3 w", ":24: no castling rights given: none");
    row("a king is missing", "8/8/8/8/8/8/4P3/4K3 w - -", ":1: Black has no king");
    row("an illegal best move", "4k3/8/8/8/8/8/4P3/4K3 w - - bm e4 e5;", ":35: bm \"e5\": illegal");
    row("an unreadable move to avoid", "4k3/8/8/8/8/8/4P3/4K3 w - - am ??;", ":32: am \"??\": not a move");
    row("a line that goes wrong", "4k3/8/8/8/8/8/4P3/4K3 w - - pv e4 Kd7 e4;", ":39: pv \"e4\": illegal");
    row("a null move as best move", "4k3/8/8/8/8/8/4P3/4K3 w - - bm --;", ":32: bm \"--\": the turn can't be passed");
    row("no semicolon", "4k3/8/8/8/8/8/4P3/4K3 w - - bm e4", ":34: the last operation has no semicolon");
    row("an open string", "4k3/8/8/8/8/8/4P3/4K3 w - - id \"x", ":32: the string has no closing quotation mark");
    row("a bad counter", "4k3/8/8/8/8/8/4P3/4K3 w - - hmvc -1;", ":29: this is no number of moves");
    row("a name that is none", "4k3/8/8/8/8/8/4P3/4K3 w - - id \"x\"; 4x;", ":37: this is no name of an operation");
}

void TestCliEpd::saysWhatIsWrong()
{
    QFETCH(QByteArray, line);
    QFETCH(QByteArray, fault);
    const QByteArray path = file(line + '\n');
    const CliRun run = runCli({"epd", "check", path});
    QCOMPARE(run.status, fault.isEmpty() ? 0 : 1);
    if (fault.isEmpty())
        QCOMPARE(run.out, path + ": 1 position, 0 faults\n");
    else
        QVERIFY2(run.out.contains('\n' + path + ":1" + fault), run.out.constData());
}

void TestCliEpd::passesOverBlankLinesAndComments()
{
    const QByteArray path = file("# kings\n\n4k3/8/8/8/8/8/8/4K3 w - -\r\n \n8/8 w\n");
    const CliRun run = runCli({"epd", "check", path});
    QCOMPARE(run.status, 1);
    QCOMPARE(run.out.split('\n').at(0), path + ": 2 positions, 1 fault");
    QVERIFY2(run.out.contains(path + ":5:4: fewer than eight ranks"), run.out.constData());
}

void TestCliEpd::checksAsJson()
{
    const QByteArray path = file("4k3/8/8/8/8/8/4P3/4K3 w - - bm e5;\n");
    const CliRun run = runCli({"epd", "check", "--json", path});
    QCOMPARE(run.status, 1);
    const QJsonObject checked = run.json()["files"][0].toObject();
    QCOMPARE(checked["positions"].toInt(), 1);
    const QJsonObject fault = checked["faults"][0].toObject();
    QCOMPARE(fault["line"].toInt(), 1);
    QCOMPARE(fault["column"].toInt(), 32);
    QVERIFY(fault["text"].toString().startsWith("bm \"e5\": illegal"));
}

void TestCliEpd::endsWithTheRightStatus()
{
    QCOMPARE(runCli({"epd", "check"}).status, 2);
    const CliRun missing = runCli({"epd", "check", m_folder.filePath("none.epd").toLocal8Bit()});
    QCOMPARE(missing.status, 2);
    QVERIFY(missing.err.contains("none.epd"));
}

void TestCliEpd::findsTheRealFilesGood_data()
{
    const QDir folder(qEnvironmentVariable("TOUCHMOVE_DATA") + "/epd");
    if (!qEnvironmentVariableIsSet("TOUCHMOVE_DATA") || !folder.exists())
        QSKIP("TOUCHMOVE_DATA names no folder with EPD files");
    QTest::addColumn<QString>("file");
    QTest::addColumn<int>("positions");
    QTest::newRow("bratko-kopec") << folder.filePath("bratko-kopec.epd") << 24;
    QTest::newRow("wacnew") << folder.filePath("wacnew.epd") << 300;
    QTest::newRow("bt2630") << folder.filePath("bt2630.epd") << 30;
    QTest::newRow("pet") << folder.filePath("pet.epd") << 48;
    QTest::newRow("endgame-wdl-dtz") << folder.filePath("endgame-wdl-dtz.epd") << 200;
    QTest::newRow("getmated-excerpt") << folder.filePath("getmated-excerpt.epd") << 60;
}

void TestCliEpd::findsTheRealFilesGood()
{
    QFETCH(QString, file);
    QFETCH(int, positions);
    const CliRun run = runCli({"epd", "check", file.toLocal8Bit()});
    QVERIFY2(run.status == 0, run.out.left(600).constData());
    QVERIFY(run.out.contains(": " + QByteArray::number(positions) + " positions, 0 faults"));
}

QTEST_GUILESS_MAIN(TestCliEpd)
#include "tst_cliepd.moc"
