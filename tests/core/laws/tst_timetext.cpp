#include "core/laws/timetext.h"

#include <QTest>

using namespace chess;
using std::chrono::milliseconds;

/// Times in seconds and as clocks show them.
class TestTimeText : public QObject
{
    Q_OBJECT

private slots:
    void writesTimes_data();
    void writesTimes();
    void readsSeconds_data();
    void readsSeconds();
    void readsClocks_data();
    void readsClocks();
};

void TestTimeText::writesTimes_data()
{
    QTest::addColumn<qint64>("time");
    QTest::addColumn<std::string>("seconds");
    QTest::addColumn<std::string>("clock");
    const auto row = [](const char *name, qint64 time, const char *seconds, const char *clock) {
        QTest::newRow(name) << time << std::string(seconds) << std::string(clock);
    };
    row("nothing", 0, "0", "0:00:00");
    row("a millisecond", 1, "0.001", "0:00:00.001");
    row("a tenth", 100, "0.1", "0:00:00.1");
    row("a fraction with a zero inside", 1'050, "1.05", "0:00:01.05");
    row("just under ten seconds", 9'999, "9.999", "0:00:09.999");
    row("ten seconds", 10'000, "10", "0:00:10");
    row("a minute", 60'000, "60", "0:01:00");
    row("just under an hour", 3'599'999, "3599.999", "0:59:59.999");
    row("an hour", 3'600'000, "3600", "1:00:00");
    row("a hundred hours", 360'000'000, "360000", "100:00:00");
}

void TestTimeText::writesTimes()
{
    QFETCH(qint64, time);
    QFETCH(std::string, seconds);
    QFETCH(std::string, clock);
    QCOMPARE(secondsText(milliseconds(time)), seconds);
    QCOMPARE(clockText(milliseconds(time)), clock);
    const auto reading = leadingSeconds(seconds + "d5");
    QVERIFY(reading);
    QCOMPARE(static_cast<qint64>(reading->time.count()), time);
    QCOMPARE(reading->bytes, seconds.size());
    QCOMPARE(static_cast<qint64>(parseClockText(clock).value_or(milliseconds(-1)).count()), time);
}

void TestTimeText::readsSeconds_data()
{
    QTest::addColumn<std::string>("text");
    QTest::addColumn<qint64>("time"); // -1: no time
    QTest::addColumn<qint64>("bytes");
    const auto row = [](const char *text, qint64 time, qint64 bytes) {
        QTest::newRow(*text ? text : "empty") << std::string(text) << time << bytes;
    };
    row("", -1, 0);
    row("x", -1, 0);
    row(".5", -1, 0);
    row("-5", -1, 0);
    row("5.", 5'000, 1);
    row("5.x", 5'000, 1);
    row("007", 7'000, 3);
    row("0.5004", 500, 6);
    row("0.9999", 999, 6);
    row("1.2.3", 1'200, 3);
    row("360000000", 360'000'000'000, 9);
    row("360000000.000", 360'000'000'000, 13);
    row("360000000.001", -1, 0);
    row("360000001", -1, 0);
    row("18446744073709551616", -1, 0);
    row("99999999999999999999999999", -1, 0);
}

void TestTimeText::readsSeconds()
{
    QFETCH(std::string, text);
    QFETCH(qint64, time);
    QFETCH(qint64, bytes);
    const auto reading = leadingSeconds(text);
    QCOMPARE(reading ? static_cast<qint64>(reading->time.count()) : -1, time);
    QCOMPARE(reading ? static_cast<qint64>(reading->bytes) : 0, bytes);
}

void TestTimeText::readsClocks_data()
{
    QTest::addColumn<std::string>("text");
    QTest::addColumn<qint64>("time"); // -1: no time
    const auto row = [](const char *text, qint64 time) {
        QTest::newRow(*text ? text : "empty") << std::string(text) << time;
    };
    row("0:09:54.2", 594'200);
    row("00:03:00", 180'000);
    row("03:00", 180'000);
    row("90:00", 5'400'000);
    row("12.5", 12'500);
    row("100000:00:00", 360'000'000'000);
    row("100000:00:01", -1);
    row("1:2:3", 3'723'000);
    row("", -1);
    row("1:", -1);
    row(":30", -1);
    row("1:00:00:00", -1);
    row("1.5:00", -1);
    row("0:00:05x", -1);
    row("-0:00:05", -1);
    row("soon", -1);
}

void TestTimeText::readsClocks()
{
    QFETCH(std::string, text);
    QFETCH(qint64, time);
    QCOMPARE(static_cast<qint64>(parseClockText(text).value_or(milliseconds(-1)).count()), time);
}

QTEST_APPLESS_MAIN(TestTimeText)
#include "tst_timetext.moc"
