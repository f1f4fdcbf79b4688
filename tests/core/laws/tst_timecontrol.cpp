#include "core/laws/timecontrol.h"

#include "core/laws/timetext.h"

#include <QTest>

using namespace chess;
using namespace std::chrono_literals;
using Kind = TimeControlError::Kind;

Q_DECLARE_METATYPE(TimeControlError::Kind)

namespace {

std::string categoryName(const std::optional<TimeCategory> &category)
{
    if (!category)
        return "none";
    switch (*category) {
    case TimeCategory::Standard:
        return "standard";
    case TimeCategory::Rapid:
        return "rapid";
    case TimeCategory::Blitz:
        return "blitz";
    }
    return {};
}

} // namespace

/// Time controls: how they are written, which of them make sense, and what they give for which move.
class TestTimeControl : public QObject
{
    Q_OBJECT

private slots:
    void readsWhatItWrites_data();
    void readsWhatItWrites();
    void readsOtherSpellings_data();
    void readsOtherSpellings();
    void saysWhereTextIsWrong_data();
    void saysWhereTextIsWrong();
    void refusesSenselessPeriods_data();
    void refusesSenselessPeriods();
    void findsThePlaceOfAMove_data();
    void findsThePlaceOfAMove();
    void startsWithTheFirstIncrement_data();
    void startsWithTheFirstIncrement();
    void knowsTheCategory_data();
    void knowsTheCategory();
    void takesAnIncrement_data();
    void takesAnIncrement();
};

void TestTimeControl::readsWhatItWrites_data()
{
    QTest::addColumn<std::string>("text");
    QTest::addColumn<std::vector<TimePeriod>>("periods");
    const auto row = [](const char *text, std::vector<TimePeriod> periods) {
        QTest::newRow(text) << std::string(text) << std::move(periods);
    };
    row("-", {});
    row("300", {{.time = 300s}});
    row("5400+30", {{.time = 5400s, .bonus = 30s}});
    row("0+1", {{.bonus = 1s}});
    row("300d5", {{.time = 300s, .mode = ClockMode::Delay, .bonus = 5s}});
    row("300d0", {{.time = 300s, .mode = ClockMode::Delay}});
    row("300b5", {{.time = 300s, .mode = ClockMode::Bronstein, .bonus = 5s}});
    row("60h", {{.time = 60s, .mode = ClockMode::Hourglass}});
    row("30/1", {{.time = 30s, .mode = ClockMode::FixedPerMove}});
    row("1/1", {{.time = 1s, .mode = ClockMode::FixedPerMove}});
    row("30/1.0", {{.moves = 30, .time = 1s}});
    row("30/1+2", {{.moves = 30, .time = 1s, .bonus = 2s}});
    row("30/1d2", {{.moves = 30, .time = 1s, .mode = ClockMode::Delay, .bonus = 2s}});
    row("30/1h", {{.moves = 30, .time = 1s, .mode = ClockMode::Hourglass}});
    row("30/1/1", {{.moves = 30, .time = 1s, .mode = ClockMode::FixedPerMove}});
    row("30/1.5", {{.moves = 30, .time = 1500ms}});
    row("1/1.0", {{.moves = 1, .time = 1s}});
    row("1/30", {{.moves = 1, .time = 30s}});
    row("2/100,50", {{.moves = 2, .time = 100s}, {.time = 50s}});
    row("40/7200,20/3600,900+30",
        {{.moves = 40, .time = 7200s}, {.moves = 20, .time = 3600s}, {.time = 900s, .bonus = 30s}});
    row("40/7200,0+30", {{.moves = 40, .time = 7200s}, {.bonus = 30s}});
    row("10/60d2,10/60b3,20/1",
        {{.moves = 10, .time = 60s, .mode = ClockMode::Delay, .bonus = 2s},
         {.moves = 10, .time = 60s, .mode = ClockMode::Bronstein, .bonus = 3s},
         {.time = 20s, .mode = ClockMode::FixedPerMove}});
    row("60.001+0.25", {{.time = 60001ms, .bonus = 250ms}});
    row("10000/360000000", {{.moves = 10'000, .time = LongestTime}});
}

void TestTimeControl::readsWhatItWrites()
{
    QFETCH(std::string, text);
    QFETCH(std::vector<TimePeriod>, periods);
    const auto control = TimeControl::from(periods);
    QVERIFY(control);
    QCOMPARE(toText(*control), text);
    const auto reading = parseTimeControl(text);
    QVERIFY(reading);
    QVERIFY(*reading == *control);
    QCOMPARE(reading->timed(), !periods.empty());
}

void TestTimeControl::readsOtherSpellings_data()
{
    QTest::addColumn<std::string>("text");
    QTest::addColumn<std::string>("usual");
    const auto row = [](const char *text, const char *usual) {
        QTest::newRow(text) << std::string(text) << std::string(usual);
    };
    row("h60", "60h");
    row("300+0", "300");
    row("0300", "300");
    row("040/0300.50,60", "40/300.5,60");
    row("2/1.0+0", "2/1.0");
}

void TestTimeControl::readsOtherSpellings()
{
    QFETCH(std::string, text);
    QFETCH(std::string, usual);
    const auto control = parseTimeControl(text);
    QVERIFY(control);
    QCOMPARE(toText(*control), usual);
}

void TestTimeControl::saysWhereTextIsWrong_data()
{
    QTest::addColumn<std::string>("text");
    QTest::addColumn<Kind>("kind");
    QTest::addColumn<std::size_t>("offset");
    const auto row = [](const char *name, const char *text, Kind kind, std::size_t offset) {
        QTest::newRow(name) << std::string(text) << kind << offset;
    };
    row("empty", "", Kind::NoTime, 0);
    row("a word", "blitz", Kind::NoTime, 0);
    row("no seconds after the moves", "40/", Kind::NoTime, 3);
    row("no increment after +", "300+", Kind::NoTime, 4);
    row("a minus", "-300", Kind::NoTime, 0);
    row("a minus behind", "300-", Kind::Unknown, 3);
    row("nothing after the comma", "40/300,", Kind::NoTime, 7);
    row("too many seconds", "360000001", Kind::NoTime, 0);
    row("too long an increment", "1+360000001", Kind::NoTime, 2);
    row("no move", "0/300", Kind::NoMoves, 0);
    row("moves that are no number", "x/300", Kind::NoMoves, 0);
    row("half a move", "1.5/300", Kind::NoMoves, 0);
    row("no number before the slash", "/300", Kind::NoMoves, 0);
    row("too many moves", "10001/300", Kind::NoMoves, 0);
    row("far too many moves", "99999999999999/300", Kind::NoMoves, 0);
    row("wrong moves in the second period", "40/300,0/300", Kind::NoMoves, 7);
    row("a letter behind", "300x", Kind::Unknown, 3);
    row("two bonuses", "300+5d3", Kind::Unknown, 5);
    row("an hourglass with an increment", "300h+5", Kind::Unknown, 4);
    row("a fixed time with an increment", "20/30/1+5", Kind::Unknown, 7);
    row("a blank", "300 ", Kind::Unknown, 3);
    row("PGN's colon", "40/300:60", Kind::Unknown, 6);
    row("no time to start with", "0", Kind::NothingToStartWith, 0);
    row("a delay is no time to start with", "0d5", Kind::NothingToStartWith, 0);
    row("nothing comes back from nothing", "0b5", Kind::NothingToStartWith, 0);
    row("an empty hourglass", "0h", Kind::NothingToStartWith, 0);
    row("no time for any move", "0/1", Kind::NothingToStartWith, 0);
    row("no time for any move later", "40/300,0/1", Kind::NothingToStartWith, 7);
    row("the rest and more", "300,5", Kind::Endless, 4);
    row("the rest in the middle", "40/300,60,30", Kind::Endless, 10);
    static const std::string many = [] {
        std::string text = "1/5";
        for (std::size_t i = 0; i < TimeControl::MostPeriods; ++i)
            text += ",1/5";
        return text;
    }();
    row("101 periods", many.c_str(), Kind::TooManyPeriods, 400);
}

void TestTimeControl::saysWhereTextIsWrong()
{
    QFETCH(std::string, text);
    QFETCH(Kind, kind);
    QFETCH(std::size_t, offset);
    const auto control = parseTimeControl(text);
    QVERIFY(!control);
    QCOMPARE(control.error().kind, kind);
    QCOMPARE(control.error().offset, offset);
}

void TestTimeControl::refusesSenselessPeriods_data()
{
    QTest::addColumn<std::vector<TimePeriod>>("periods");
    QTest::addColumn<Kind>("kind");
    QTest::addColumn<std::size_t>("number");
    const auto row = [](const char *name, std::vector<TimePeriod> periods, Kind kind, std::size_t number) {
        QTest::newRow(name) << std::move(periods) << kind << number;
    };
    row("negative time", {{.time = -1ms}}, Kind::NoTime, 0);
    row("negative increment", {{.moves = 2, .time = 10s}, {.time = 10s, .bonus = -1ms}}, Kind::NoTime, 1);
    row("too long", {{.time = LongestTime + 1ms}}, Kind::NoTime, 0);
    row("too long an increment", {{.time = 1s, .bonus = LongestTime + 1ms}}, Kind::NoTime, 0);
    row("no moves", {{.moves = 0, .time = 1s}}, Kind::NoMoves, 0);
    row("negative moves", {{.moves = -40, .time = 1s}}, Kind::NoMoves, 0);
    row("too many moves", {{.moves = TimeControl::MostMoves + 1, .time = 1s}}, Kind::NoMoves, 0);
    row("an hourglass with a bonus", {{.time = 1s, .mode = ClockMode::Hourglass, .bonus = 1s}}, Kind::BonusMisplaced,
        0);
    row("a fixed time with a bonus", {{.time = 1s, .mode = ClockMode::FixedPerMove, .bonus = 1s}}, Kind::BonusMisplaced,
        0);
    row("the rest of the game twice", {{.time = 1s}, {.time = 1s}}, Kind::Endless, 1);
    row("nothing to start with", {{.moves = 5}, {.time = 1s}}, Kind::NothingToStartWith, 0);
}

void TestTimeControl::refusesSenselessPeriods()
{
    QFETCH(std::vector<TimePeriod>, periods);
    QFETCH(Kind, kind);
    QFETCH(std::size_t, number);
    const auto control = TimeControl::from(periods);
    QVERIFY(!control);
    QVERIFY(control.error() == (TimeControlError{kind, number}));
}

void TestTimeControl::findsThePlaceOfAMove_data()
{
    QTest::addColumn<std::string>("text");
    QTest::addColumn<int>("moves");
    QTest::addColumn<std::size_t>("period");
    QTest::addColumn<int>("completed");
    QTest::addColumn<int>("toGo"); // 0: the rest of the game
    const auto row = [](const char *name, const char *text, int moves, std::size_t period, int completed, int toGo) {
        QTest::newRow(name) << std::string(text) << moves << period << completed << toGo;
    };
    row("the first move", "40/7200,3600", 0, 0, 0, 40);
    row("the 40th move", "40/7200,3600", 39, 0, 39, 1);
    row("the 41st move", "40/7200,3600", 40, 1, 0, 0);
    row("long after", "40/7200,3600", 100, 1, 60, 0);
    row("the middle of three", "40/7200,20/3600,900", 40, 1, 0, 20);
    row("the end of the middle one", "40/7200,20/3600,900", 59, 1, 19, 1);
    row("the last of three", "40/7200,20/3600,900", 60, 2, 0, 0);
    row("the only one, before it repeats", "40/7200", 39, 0, 39, 1);
    row("the only one repeats", "40/7200", 40, 0, 0, 40);
    row("and again", "40/7200", 125, 0, 5, 35);
    row("the last one repeats", "40/7200,20/3600", 60, 1, 0, 20);
    row("and again, in the middle", "40/7200,20/3600", 85, 1, 5, 15);
    row("one period for all", "300", 7, 0, 7, 0);
}

void TestTimeControl::findsThePlaceOfAMove()
{
    QFETCH(std::string, text);
    QFETCH(int, moves);
    QFETCH(std::size_t, period);
    QFETCH(int, completed);
    QFETCH(int, toGo);
    const TimeControl control = parseTimeControl(text).value();
    const TimeControl::Place place = control.placeAfter(moves);
    QCOMPARE(place.period, period);
    QCOMPARE(place.completed, completed);
    QCOMPARE(place.toGo.value_or(0), toGo);
    QVERIFY(control.periodAfter(moves) == control.periods()[period]);
}

void TestTimeControl::startsWithTheFirstIncrement_data()
{
    QTest::addColumn<std::string>("text");
    QTest::addColumn<int>("seconds");
    const auto row = [](const char *text, int seconds) { QTest::newRow(text) << std::string(text) << seconds; };
    row("-", 0);
    row("300", 300);
    row("5400+30", 5430);
    row("300d5", 300);
    row("300b5", 300);
    row("60h", 60);
    row("30/1", 30);
    row("40/100+5,50+10", 105);
}

void TestTimeControl::startsWithTheFirstIncrement()
{
    QFETCH(std::string, text);
    QFETCH(int, seconds);
    QVERIFY(parseTimeControl(text).value().startTime() == std::chrono::seconds(seconds));
}

void TestTimeControl::knowsTheCategory_data()
{
    QTest::addColumn<std::string>("text");
    QTest::addColumn<std::string>("category");
    const auto row = [](const char *name, const char *text, const char *category) {
        QTest::newRow(name) << std::string(text) << std::string(category);
    };
    row("no clock", "-", "none");
    row("10 minutes", "600", "blitz");
    row("a millisecond more", "600.001", "rapid");
    row("3 minutes and 2 seconds a move", "180+2", "blitz");
    row("5 minutes and 5 seconds a move", "300+5", "blitz");
    row("5 minutes and a little more than 5 seconds", "300+5.001", "rapid");
    row("15 minutes and 10 seconds a move", "900+10", "rapid");
    row("just under an hour", "3599.999", "rapid");
    row("an hour", "3600", "standard");
    row("30 minutes and 30 seconds a move", "1800+30", "standard");
    row("and a millisecond less", "1799.999+30", "rapid");
    row("a delay counts as an increment does", "300d6", "rapid");
    row("and Bronstein too", "300b6", "rapid");
    row("two periods, both within 60 moves", "40/1800,1800", "standard");
    row("the second begins with the 60th move", "59/1800,1800", "standard");
    row("the second begins after 60 moves", "60/1800,1800", "rapid");
    row("a period that repeats within 60 moves", "20/1200", "standard");
    row("increments of the periods that they belong to", "30/300+1,0+10", "rapid");
    row("10 seconds for each move", "10/1", "blitz");
    row("11 seconds for each move", "11/1", "rapid");
    row("an hourglass of 10 minutes", "600h", "blitz");
}

void TestTimeControl::knowsTheCategory()
{
    QFETCH(std::string, text);
    QFETCH(std::string, category);
    QCOMPARE(categoryName(parseTimeControl(text).value().category()), category);
}

void TestTimeControl::takesAnIncrement_data()
{
    QTest::addColumn<std::string>("before");
    QTest::addColumn<std::string>("after");
    const auto row = [](const char *before, const char *after) {
        QTest::newRow(before) << std::string(before) << std::string(after);
    };
    row("-", "-");
    row("300", "300+5");
    row("300d3", "300+5");
    row("300+2", "300+5");
    row("40/7200,3600", "40/7200,3600+5");
}

void TestTimeControl::takesAnIncrement()
{
    QFETCH(std::string, before);
    QFETCH(std::string, after);
    QCOMPARE(toText(parseTimeControl(before).value().withIncrement(5s)), after);
}

QTEST_APPLESS_MAIN(TestTimeControl)
#include "tst_timecontrol.moc"
