#include "core/notation/epd.h"

#include <QDir>
#include <QFile>
#include <QTest>

using namespace chess;

namespace {

const std::string Kings = "4k3/8/8/8/8/8/8/4K3 w - -";

/// "bm Qd1+ Qd2 | id 'BK.01'": the operations of a reading, strings in single quotes.
std::string described(const EpdOperations &operations)
{
    std::string text;
    for (const EpdOperation &operation : operations) {
        text += (text.empty() ? "" : " | ") + operation.opcode;
        for (const EpdOperand &operand : operation.operands)
            text += operand.quoted ? " '" + operand.text + "'" : ' ' + operand.text;
    }
    return text;
}

std::string described(const std::vector<EpdFault> &faults)
{
    static constexpr const char *names[] = {"no semicolon", "unclosed string", "bad opcode", "bad counter"};
    std::string text;
    for (const EpdFault &fault : faults) {
        text += text.empty() ? "" : ", ";
        text += std::string(names[static_cast<std::size_t>(fault.kind)]) + " at " + std::to_string(fault.offset);
    }
    return text;
}

} // namespace

class TestEpd : public QObject
{
    Q_OBJECT

private slots:
    void readsOperations_data();
    void readsOperations();
    void readsCounters_data();
    void readsCounters();
    void saysWhatIsWrongWithThePosition();
    void pointsAtOperands();
    void writesWhatItReads_data();
    void writesWhatItReads();
    void writesCountersOfTheSetup();
    void readsRealFilesAndWritesThemBack_data();
    void readsRealFilesAndWritesThemBack();
};

void TestEpd::readsOperations_data()
{
    QTest::addColumn<std::string>("after"); // what follows the four fields
    QTest::addColumn<std::string>("operations");
    QTest::addColumn<std::string>("faults");
    const auto row = [](const char *name, std::string after, std::string operations, std::string faults = {}) {
        QTest::newRow(name) << std::move(after) << std::move(operations) << std::move(faults);
    };
    row("none", "", "");
    row("a move and a name", " bm Qd1+; id \"BK.01\";", "bm Qd1+ | id 'BK.01'");
    row("several moves", " bm Nd5 a4;", "bm Nd5 a4");
    row("unknown ones, numbers with a sign", " wdl_table -2; dtz -53;", "wdl_table -2 | dtz -53");
    row("padding", "  bm   e4 ;    id \"a  b\" ;  ", "bm e4 | id 'a  b'");
    row("an operation without operand", " noop; draw_offer;", "noop | draw_offer");
    row("empty operations", " bm e4;; ; c0 8;", "bm e4 | c0 8");
    row("escapes", R"( a "foo\"bar"; b "foo\\";)", R"(a 'foo"bar' | b 'foo\')");
    row("a lone backslash stands for itself", R"( a "c:\x";)", R"(a 'c:\x')");
    row("a semicolon in a string", " c0 \"one; two\"; c1 3;", "c0 'one; two' | c1 3");
    row("a semicolon glued to the last field", "; bm e4;", "bm e4");
    row("the last semicolon is missing", " c0 8", "c0 8", "no semicolon at 30");
    row("a string that isn't closed", " id \"x", "id 'x'", "unclosed string at 29, no semicolon at 31");
    row("an opcode that is none", " bm e4; 4x 3;", "bm e4 | 4x 3", "bad opcode at 33");
    row("line end and NUL bytes", std::string(" bm e4;\r\n\0", 10), "bm e4");
    row("a table of perft", " 0 1 ;D1 20 ;D2 400", "D1 20 | D2 400", "no semicolon at 44");
}

void TestEpd::readsOperations()
{
    QFETCH(std::string, after);
    QFETCH(std::string, operations);
    QFETCH(std::string, faults);
    const auto reading = readEpd(Kings + after);
    QVERIFY(reading);
    QVERIFY(reading->assumptions.empty());
    QCOMPARE(described(reading->operations), operations);
    QCOMPARE(described(reading->faults), faults);
}

void TestEpd::readsCounters_data()
{
    QTest::addColumn<std::string>("after");
    QTest::addColumn<int>("halfmoveClock");
    QTest::addColumn<int>("fullmoveNumber");
    QTest::addColumn<std::string>("faults");
    const auto row = [](const char *name, std::string after, int halfmoves, int number, std::string faults = {}) {
        QTest::newRow(name) << std::move(after) << halfmoves << number << std::move(faults);
    };
    row("none", " bm Kd2;", 0, 1);
    row("operations", " hmvc 12; fmvn 40;", 12, 40);
    row("fields of FEN", " 12 40", 12, 40);
    row("fields of FEN before operations", " 12 40 bm Kd2;", 12, 40);
    row("operations overrule fields", " 12 40 fmvn 41;", 12, 41);
    row("one that is no number", " hmvc x;", 0, 1, "bad counter at 26");
    row("move number nought", " fmvn 0;", 0, 1, "bad counter at 26");
    row("a counter beyond any game", " hmvc 30001;", 0, 1, "bad counter at 26");
    row("two numbers", " hmvc 1 2;", 0, 1, "bad counter at 26");
}

void TestEpd::readsCounters()
{
    QFETCH(std::string, after);
    QFETCH(int, halfmoveClock);
    QFETCH(int, fullmoveNumber);
    QFETCH(std::string, faults);
    const auto reading = readEpd(Kings + after);
    QVERIFY(reading);
    QCOMPARE(reading->setup.halfmoveClock, halfmoveClock);
    QCOMPARE(reading->setup.fullmoveNumber, fullmoveNumber);
    QCOMPARE(described(reading->faults), faults);
}

void TestEpd::saysWhatIsWrongWithThePosition()
{
    const auto broken = readEpd("4k3/8/8/8/8/8/8/4KX2 w - - bm Kd2;");
    QVERIFY(!broken);
    QCOMPARE(broken.error(), (FenError{FenError::Kind::UnknownLetter, 18}));
    const auto short_ = readEpd("4k3/8/8/8/8/8/8/4K3 w");
    QVERIFY(short_);
    QCOMPARE(short_->assumptions.size(), std::size_t(2)); // castling and en passant
    const auto rights = readEpd("4k3/8/8/8/8/8/8/4K3 w K - bm Kd2;");
    QVERIFY(rights);
    QCOMPARE(rights->assumptions, (std::vector<FenAssumption>{{FenAssumption::Kind::CastlingDropped, 22}}));
}

void TestEpd::pointsAtOperands()
{
    const auto reading = readEpd(Kings + " bm Kd2 \"x\";");
    QVERIFY(reading);
    QCOMPARE(reading->operations[0].operands[0].offset, std::size_t(29));
    QCOMPARE(reading->operations[0].operands[1].offset, std::size_t(33));
}

void TestEpd::writesWhatItReads_data()
{
    QTest::addColumn<std::string>("line");
    const auto row = [](const char *name, std::string line) { QTest::newRow(name) << std::move(line); };
    row("no operation", Kings);
    row("in their order", Kings + " bm Qd1+ Qd2; id \"BK.01\"; zz -1;");
    row("escapes", Kings + R"( a "x\"y"; b "x\\"; c "";)");
    row("counters where they stood", Kings + " bm Kd2; hmvc 3; fmvn 40; id \"x\";");
    row("a counter that is none", Kings + " hmvc x;");
    row("rights and en passant", "r3k2r/8/8/3pP3/8/8/8/R3K2R w KQkq d6 bm exd6;");
}

void TestEpd::writesWhatItReads()
{
    QFETCH(std::string, line);
    const auto reading = readEpd(line);
    QVERIFY(reading);
    QCOMPARE(writeEpd(reading->setup, reading->operations), line);
}

void TestEpd::writesCountersOfTheSetup()
{
    auto reading = readEpd(Kings + " 7 21 bm Kd2;");
    QVERIFY(reading);
    QCOMPARE(writeEpd(reading->setup, reading->operations), Kings + " hmvc 7; fmvn 21; bm Kd2;");
    reading = readEpd(Kings + " fmvn 21;");
    QVERIFY(reading);
    reading->setup.fullmoveNumber = 22;
    QCOMPARE(writeEpd(reading->setup, reading->operations), Kings + " fmvn 22;");
}

void TestEpd::readsRealFilesAndWritesThemBack_data()
{
    const QDir folder(qEnvironmentVariable("TOUCHMOVE_DATA") + "/epd");
    if (!qEnvironmentVariableIsSet("TOUCHMOVE_DATA") || !folder.exists())
        QSKIP("TOUCHMOVE_DATA names no folder with EPD files");
    QTest::addColumn<QString>("file");
    for (const QString &name : folder.entryList({"*.epd"}, QDir::Files))
        QTest::newRow(qPrintable(name)) << folder.filePath(name);
}

void TestEpd::readsRealFilesAndWritesThemBack()
{
    QFETCH(QString, file);
    QFile epd(file);
    QVERIFY(epd.open(QIODevice::ReadOnly));
    int positions = 0;
    for (const QByteArray &line : epd.readAll().split('\n')) {
        if (line.trimmed().isEmpty() || line == QByteArray(1, '\0'))
            continue;
        const auto reading = readEpd(line.toStdString());
        QVERIFY2(reading, line.constData());
        QVERIFY2(!reading->operations.empty(), line.constData());
        const std::string written = writeEpd(reading->setup, reading->operations);
        auto again = readEpd(written);
        QVERIFY2(again, written.c_str());
        QCOMPARE(again->setup, reading->setup);
        const auto isCounter = [](const EpdOperation &operation) { return epdCounter(operation).has_value(); };
        std::erase_if(again->operations, isCounter); // what stood in the fields of a FEN
        QCOMPARE(described(again->operations), described(reading->operations));
        ++positions;
    }
    QVERIFY(positions > 0);
}

QTEST_APPLESS_MAIN(TestEpd)
#include "tst_epd.moc"
