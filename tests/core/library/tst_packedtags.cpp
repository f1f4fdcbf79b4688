// Dates and rounds in four bytes: whatever stood in the file comes back.
#include "core/library/packedtags.h"

#include <QtTest>

using namespace chess;

class TestPackedTags : public QObject
{
    Q_OBJECT

private slots:
    void comesBackAsItWas_data()
    {
        QTest::addColumn<std::string>("text");
        QTest::addColumn<bool>("dateIsNumber");
        QTest::addColumn<bool>("roundIsNumber");
        const auto row = [](std::string text, bool date, bool round) {
            QTest::newRow(text.empty() ? "empty" : text.c_str()) << text << date << round;
        };
        row("", false, false);
        row("2014.03.01", true, false);
        row("????.??.??", true, false);
        row("1972.??.??", true, false);
        row("1972.07.??", true, false);
        row("0000.00.00", true, false);
        row("9999.99.99", true, false);
        row("19??.07.11", false, false);
        row("2014.3.1", false, false);
        row("2014-03-01", false, false);
        row("3", false, true);
        row("3.12", false, true);
        row("0", false, true);
        row("1.0", false, true);
        row("131071.16382", false, true);
        row("131072", false, false);
        row("1.16383", false, false);
        row("01", false, false);
        row("1.02", false, false);
        row("1.", false, false);
        row("1.2.3", false, false);
        row("+1", false, false);
        row("?", false, false);
        row("Final", false, false);
    }
    void comesBackAsItWas()
    {
        QFETCH(std::string, text);
        QFETCH(bool, dateIsNumber);
        QFETCH(bool, roundIsNumber);
        StringPool pool;
        pool.add("another");
        const PackedDate date(text, pool);
        const PackedRound round(text, pool);
        QCOMPARE(date.text(pool), text);
        QCOMPARE(round.text(pool), text);
        QCOMPARE(!date.pooled(), dateIsNumber);
        QCOMPARE(!round.pooled(), roundIsNumber);
    }

    void readsElo_data()
    {
        QTest::addColumn<std::string>("text");
        QTest::addColumn<int>("elo");
        QTest::newRow("a rating") << std::string("2851") << 2851;
        QTest::newRow("none") << std::string() << 0;
        QTest::newRow("a dash") << std::string("-") << 0;
        QTest::newRow("a word behind") << std::string("2851 (FIDE)") << 0;
        QTest::newRow("an absurd number") << std::string("99999") << 0;
    }
    void readsElo()
    {
        QFETCH(std::string, text);
        QFETCH(int, elo);
        QCOMPARE(int(parseElo(text)), elo);
    }

    void keepsEachTextOnce()
    {
        StringPool pool;
        QCOMPARE(pool.add(""), StringId{0});
        std::vector<StringId> ids;
        for (int i = 0; i < 5000; ++i)
            ids.push_back(pool.add("player " + std::to_string(i)));
        pool.settle();
        for (int i = 0; i < 5000; ++i) {
            QCOMPARE(pool.add("player " + std::to_string(i)), ids[std::size_t(i)]);
            QCOMPARE(pool[ids[std::size_t(i)]], std::string_view("player " + std::to_string(i)));
        }
        QCOMPARE(pool.size(), 5001U);
        const StringPool back = StringPool::from(std::string(pool.joined()), {pool.ends().begin(), pool.ends().end()});
        QCOMPARE(back[ids[17]], std::string_view("player 17"));
        QCOMPARE(StringPool::from("abc", {0, 0, 2}).size(), 1U);
    }
};

QTEST_APPLESS_MAIN(TestPackedTags)
#include "tst_packedtags.moc"
