#include "core/laws/clock.h"

#include <QStringList>
#include <QTest>

#include <algorithm>
#include <cstdint>
#include <random>
#include <string>
#include <vector>

using namespace chess;
using namespace std::chrono_literals;
using std::chrono::milliseconds;

namespace {

TimeControl control(const std::string &text) { return parseTimeControl(text).value(); }

/// "300" for both or "300 60+1" for White and Black.
PerColor<TimeControl> controls(const std::string &text)
{
    const auto space = text.find(' ');
    return {control(text.substr(0, space)), control(space == text.npos ? text : text.substr(space + 1))};
}

/// A clock that is handled in words, each beginning with the milliseconds at which it happens and a colon:
/// "start", "stop", "pass"; "over", a pass that comes too late; "w+5000" and "b-5000" adjust, "w=5000" sets right,
/// "w#39" sets the count of moves, "w@300+5" sets another control, "swap"; "keep" keeps a copy and "back" returns to
/// it.
Clock handled(const std::string &controlText, Color first, const QString &words)
{
    Clock clock(controls(controlText), first);
    Clock kept = clock;
    for (const QString &word : words.split(' ', Qt::SkipEmptyParts)) {
        const MatchTime at(word.section(':', 0, 0).toLongLong());
        const QString act = word.section(':', 1);
        const Color player = act.startsWith('w') ? Color::White : Color::Black;
        const milliseconds number(act.mid(2).toLongLong());
        if (act == "start") {
            clock.start(at);
        } else if (act == "stop") {
            clock.stop(at);
        } else if (act == "pass" || act == "over") {
            if (clock.pass(at) != (act == "pass"))
                qFatal("the flag and %s", qPrintable(word));
        } else if (act == "swap") {
            clock.swapPlayers(at);
        } else if (act == "keep") {
            kept = clock;
            kept.stop(at);
        } else if (act == "back") {
            clock = kept;
            clock.start(at);
        } else if (act[1] == '+') {
            clock.adjust(player, number, at);
        } else if (act[1] == '-') {
            clock.adjust(player, -number, at);
        } else if (act[1] == '=') {
            clock.setTimeLeft(player, milliseconds(act.mid(2).toLongLong()), at);
        } else if (act[1] == '#') {
            clock.setMovesCompleted(player, act.mid(2).toInt(), at);
        } else if (act[1] == '@') {
            clock.setControl(player, control(act.mid(2).toStdString()), at);
        } else {
            qFatal("%s?", qPrintable(word));
        }
    }
    return clock;
}

QString timeText(std::optional<milliseconds> time) { return time ? QString::number(time->count()) : "none"; }

/// "5000 3000 w 8000": what White and Black have left, who has the move, and when his flag falls; "-" if no time runs.
QString shown(const Clock &clock, MatchTime at)
{
    const QString flag = clock.flagTime() ? timeText(clock.flagTime()) : clock.running() ? "never" : "-";
    return QStringList{timeText(clock.timeLeft(Color::White, at)), timeText(clock.timeLeft(Color::Black, at)),
                       clock.turn() == Color::White ? "w" : "b", flag}
        .join(' ');
}

/// The same clock as a machine with a hand for each player that goes back by one for every millisecond, and a list of
/// all the moves to come: what a clock has to show, found in another way.
class PendulumClock
{
public:
    explicit PendulumClock(const PerColor<TimeControl> &controls)
    {
        for (const Color color : AllColors) {
            m_list[color] = moveList(controls[color]);
            if (!m_list[color].empty())
                give(color, m_list[color].front());
        }
    }

    void tick()
    {
        if (!m_running || m_fallen)
            return;
        ++m_turnUsed;
        if (m_list[m_turn].empty())
            return;
        const TimePeriod &period = now().period;
        if (period.mode == ClockMode::Delay && m_turnUsed <= period.bonus.count())
            return;
        if (period.mode == ClockMode::Hourglass)
            ++m_hand[opposite(m_turn)];
        if (--m_hand[m_turn] == 0)
            m_fallen = true;
    }
    void run(bool running) { m_running = running; }
    void pass()
    {
        if (!m_list[m_turn].empty()) {
            if (now().period.mode == ClockMode::Bronstein)
                m_hand[m_turn] += std::min<std::int64_t>(m_turnUsed, now().period.bonus.count());
            ++m_moves[m_turn];
            give(m_turn, now());
        }
        m_turn = opposite(m_turn);
        m_turnUsed = 0;
        m_running = true;
    }
    void adjust(Color player, std::int64_t change)
    {
        m_hand[player] = std::max<std::int64_t>(0, m_hand[player] + change);
        m_fallen = m_fallen || (m_hand[player] == 0 && !m_list[player].empty());
    }

    bool fallen() const { return m_fallen; }
    std::optional<milliseconds> hand(Color player) const
    {
        return m_list[player].empty() ? std::nullopt : std::optional(milliseconds(m_hand[player]));
    }

private:
    struct MoveToCome {
        TimePeriod period;
        bool opensPeriod;
    };
    static std::vector<MoveToCome> moveList(const TimeControl &control)
    {
        constexpr int Moves = 3000; // more than a trial has milliseconds
        std::vector<MoveToCome> list;
        for (std::size_t number = 0; control.timed() && list.size() < std::size_t(Moves); ++number) {
            const TimePeriod &period = control.periods()[std::min(number, control.periods().size() - 1)];
            for (int move = 0; move < period.moves.value_or(Moves); ++move)
                list.push_back({period, move == 0});
        }
        return list;
    }
    const MoveToCome &now() const { return m_list[m_turn][static_cast<std::size_t>(m_moves[m_turn])]; }
    void give(Color player, const MoveToCome &move)
    {
        if (move.period.mode == ClockMode::FixedPerMove)
            m_hand[player] = 0;
        if (move.opensPeriod || move.period.mode == ClockMode::FixedPerMove)
            m_hand[player] += move.period.time.count();
        if (move.period.mode == ClockMode::Increment)
            m_hand[player] += move.period.bonus.count();
    }

    PerColor<std::vector<MoveToCome>> m_list;
    PerColor<std::int64_t> m_hand;
    PerColor<int> m_moves;
    Color m_turn = Color::White;
    bool m_running = false;
    bool m_fallen = false;
    std::int64_t m_turnUsed = 0;
};

} // namespace

/// The chess clock, to the millisecond.
class TestClock : public QObject
{
    Q_OBJECT

private slots:
    void shows_data();
    void shows();
    void countsMoves_data();
    void countsMoves();
    void tellsTimeUsed_data();
    void tellsTimeUsed();
    void tellsTheDelayLeft_data();
    void tellsTheDelayLeft();
    void fallsAtTheMomentItForetells_data();
    void fallsAtTheMomentItForetells();
    void keepsTheSandOfAnHourglass();
    void remembersAsACopy();
    void goesAsAPendulumDoes_data();
    void goesAsAPendulumDoes();
};

void TestClock::shows_data()
{
    QTest::addColumn<std::string>("controls");
    QTest::addColumn<QString>("acts");
    QTest::addColumn<int>("at");
    QTest::addColumn<QString>("expected");
    const auto row = [](const char *name, const char *controls, const char *acts, int at, const char *expected) {
        QTest::newRow(name) << std::string(controls) << QString(acts) << at << QString(expected);
    };

    row("before the start no time runs", "60", "", 5000, "60000 60000 w -");
    row("only one time runs", "60", "1000:start", 4000, "57000 60000 w 61000");
    row("then only the other", "60", "0:start 3000:pass", 4500, "57000 58500 b 63000");
    row("a second start does nothing", "60", "0:start 2000:start", 3000, "57000 60000 w 60000");
    row("earlier than the start counts as then", "60", "1000:start", 500, "60000 60000 w 61000");
    row("an act earlier than the last counts as at the last", "60", "0:start 3000:pass 2000:pass", 5000,
        "55000 60000 w 60000");
    row("the first move may start it, at no cost", "60", "1000:pass", 4000, "60000 57000 b 61000");
    row("and brings the increment", "60+5", "1000:pass", 4000, "70000 62000 b 66000");

    row("a millisecond before the flag", "60", "0:start 59999:pass", 59999, "1 60000 b 119999");
    row("exactly 0 before the press is a flag", "60", "0:start 60000:over", 60000, "0 60000 w 60000");
    row("after the flag no time passes", "60", "0:start", 99999, "0 60000 w 60000");
    row("too late a press brings no increment", "60+5", "0:start 65000:over", 70000, "0 65000 w 65000");
    row("the increment is there for the first move", "60+5", "0:start 64999:pass", 64999, "5001 65000 b 129999");
    row("it adds up", "60+5", "0:start 1000:pass 2000:pass", 2000, "69000 69000 w 71000");

    row("a delay: no time goes off before its end", "60d5", "0:start", 4999, "60000 60000 w 65000");
    row("a delay: at its end neither", "60d5", "0:start", 5000, "60000 60000 w 65000");
    row("a delay: then it does", "60d5", "0:start", 5001, "59999 60000 w 65000");
    row("a delay longer than the time used leaves all", "60d5", "0:start 3000:pass", 3000, "60000 60000 b 68000");
    row("a delay in each turn anew", "60d5", "0:start 8000:pass 9000:pass", 16000, "55000 60000 w 71000");
    row("a delay that began before a pause goes on after it", "60d5", "0:start 3000:stop 10000:start", 13000,
        "59000 60000 w 72000");
    row("a delay that was over stays over", "60d5", "0:start 8000:stop 10000:start", 13000, "54000 60000 w 67000");
    row("a delay: the last millisecond", "60d5", "0:start 64999:pass", 64999, "1 60000 b 129999");
    row("a delay: the flag", "60d5", "0:start 65000:over", 65000, "0 60000 w 65000");

    row("Bronstein gives back what was used", "60b5", "0:start 3000:pass", 3000, "60000 60000 b 63000");
    row("Bronstein gives back at most its time", "60b5", "0:start 8000:pass", 8000, "57000 60000 b 68000");
    row("Bronstein gives nothing to who has used nothing", "60b5", "0:start 0:pass", 0, "60000 60000 b 60000");
    row("Bronstein gives back what was used on both sides of a pause", "60b5",
        "0:start 2000:stop 9000:start 11000:pass", 11000, "60000 60000 b 71000");
    row("Bronstein comes too late at 0", "60b5", "0:start 60000:over", 60000, "0 60000 w 60000");
    row("Bronstein at the last millisecond", "60b5", "0:start 59999:pass", 59999, "5001 60000 b 119999");

    row("sand runs over to the opponent", "60h", "0:start", 10000, "50000 70000 w 60000");
    row("and back", "60h", "0:start 10000:pass", 40000, "80000 40000 b 80000");
    row("until none is left", "60h", "0:start", 70000, "0 120000 w 60000");
    row("glasses of two sizes", "60h 20h", "0:start 10000:pass", 15000, "55000 25000 b 40000");
    row("sand from one who plays by another clock", "60h 20+1", "0:start 10000:pass 12000:pass", 12000,
        "50000 30000 w 62000");
    row("no sand where there is no glass", "60h -", "0:start 10000:pass", 15000, "50000 none b never");

    row("a fixed time for each move", "30/1", "0:start 29999:pass", 30000, "30000 29999 b 59999");
    row("what is left of it is not kept", "30/1", "0:start 1000:pass 2000:pass 3000:pass", 3000, "30000 30000 b 33000");
    row("a fixed time runs out", "30/1", "0:start 30000:over", 30000, "0 30000 w 30000");
    row("a fixed time after a period", "1/60,30/1", "0:start 10000:pass", 10000, "30000 60000 b 70000");
    row("fixed times for a while, then what is left counts", "2/30/1,60", "0:start 10000:pass 11000:pass 15000:pass",
        15000, "86000 30000 b 45000");

    row("time is added with the last move of a period", "2/100,50",
        "0:start 10000:pass 20000:pass 30000:pass 50000:pass", 50000, "130000 120000 w 180000");
    row("not with the one before", "2/100,50", "0:start 10000:pass", 10000, "90000 100000 b 110000");
    row("the next period's time comes too late at 0", "1/100,50", "0:start 100000:over", 100000, "0 100000 w 100000");
    row("but in time a millisecond before", "1/100,50", "0:start 99999:pass", 99999, "50001 100000 b 199999");
    row("each move brings the increment of the next one's period", "2/100+5,50+10",
        "0:start 10000:pass 20000:pass 100000:pass 120000:pass", 120000, "80000 140000 w 200000");
    row("a period without an increment after one with", "1/100+5,50", "0:start 10000:pass", 10000,
        "145000 105000 b 115000");
    row("an increment only after the first period", "1/100,50+5", "0:start 10000:pass", 10000,
        "145000 100000 b 110000");
    row("from a delay to an increment", "1/100d5,50+10", "0:start 10000:pass", 10000, "155000 100000 b 115000");
    row("from an increment to a delay", "1/100+5,50d10", "0:start 10000:pass", 10000, "145000 105000 b 115000");
    row("the last period repeats", "1/100,1/50", "0:start 10000:pass 10000:pass 20000:pass 20000:pass 30000:pass",
        30000, "220000 200000 b 230000");
    row("a single period repeats with its increment", "1/100+3", "0:start 10000:pass", 10000, "196000 103000 b 113000");
    row("Bronstein is of the period of the move, not of the next", "1/100b5,50b20",
        "0:start 30000:pass 30000:pass 60000:pass", 60000, "115000 150000 b 210000");
    row("a delay is of the period of the move", "1/100d5,50d20", "0:start 10000:pass 20000:pass", 45000,
        "140000 145000 w 185000");

    row("each his own", "60 10+2", "0:start 1000:pass 3000:pass", 4000, "58000 12000 w 62000");
    row("one without a clock", "- 60", "0:start", 100000, "none 60000 w never");
    row("whose opponent has one", "- 60", "0:start 100000:pass", 110000, "none 50000 b 160000");
    row("no clock at all", "-", "0:start 5000:pass", 6000, "none none b never");
    row("no clock that stands still", "-", "0:start 5000:stop", 6000, "none none w -");

    row("a pause costs nothing", "60", "0:start 10000:stop 40000:start", 41000, "49000 60000 w 90000");
    row("in a pause no time runs", "60", "0:start 10000:stop", 40000, "50000 60000 w -");
    row("a pause after the flag is too late", "60", "0:start 70000:stop", 70000, "0 60000 w -");
    row("a start after that changes nothing", "60", "0:start 70000:stop 80000:start", 90000, "0 60000 w 80000");

    row("time is added while it runs", "60", "0:start 10000:w+5000", 20000, "45000 60000 w 65000");
    row("to who isn't on turn too", "60", "0:start 10000:b+120000", 20000, "40000 180000 w 60000");
    row("a penalty", "60", "0:start 10000:w-20000", 20000, "20000 60000 w 40000");
    row("a penalty that leaves a millisecond", "60", "0:start 10000:w-49999", 10000, "1 60000 w 10001");
    row("a penalty that runs the time out", "60", "0:start 10000:w-50000", 10000, "0 60000 w 10000");
    row("a penalty greater than the time", "60", "0:start 10000:w-300000 20000:over", 20000, "0 60000 w 20000");
    row("a penalty runs the time out during a delay too", "60d5", "0:start 1000:w-60000", 1000, "0 60000 w 1000");
    row("a penalty on who isn't on turn", "60", "0:start 10000:b-60000", 10000, "50000 0 w 60000");
    row("his time is over when it's his turn", "60", "0:start 10000:b-60000 20000:pass", 30000, "40000 0 b 20000");
    row("a penalty in a pause", "60", "0:start 10000:stop 20000:w-50000", 20000, "0 60000 w -");
    row("more than any time is the longest time", "60", "0:w+9223372036854775807 0:w+1", 0, "360000060001 60000 w -");
    row("also taken off", "60", "0:w-9223372036854775807", 0, "0 60000 w -");
    row("a time set right to the longest", "60", "0:w=9223372036854775807", 0, "360000000000 60000 w -");
    row("time after the flag is no rescue from it", "60", "0:start 60000:over", 61000, "0 60000 w 60000");
    row("a time set right while it runs", "60", "0:start 10000:w=30000", 15000, "25000 60000 w 40000");
    row("less than nothing is nothing", "60", "0:w=-5", 0, "0 60000 w -");
    row("a penalty on who has no clock", "-", "0:w-5000 0:b+5000", 0, "none none w -");
    row("a penalty counts for one move of a fixed time", "30/1", "0:start 0:w-20000 5000:pass", 5000,
        "30000 30000 b 35000");
    row("a bonus waits for the next move of a fixed time", "30/1", "0:start 0:b+20000 5000:pass", 5000,
        "30000 50000 b 55000");

    row("the count of moves set right", "3/60,30", "0:start 0:w#2 1000:pass", 1000, "89000 60000 b 61000");
    row("set right in the middle of a turn", "2/60,30d5", "0:start 4000:w#2", 10000, "51000 60000 w 61000");
    row("no count below 0", "1/60,30", "0:start 0:w#-5 1000:pass", 1000, "89000 60000 b 61000");
    row("another control, the same time", "60", "0:start 10000:w@20+5 12000:pass", 12000, "53000 60000 b 72000");
    row("a control for who had none", "- 60", "0:start 10000:w@20+5", 12000, "23000 60000 w 35000");
    row("a control for both from now on", "60", "0:start 10000:w@60+5 10000:b@60+5 12000:pass 13000:pass", 13000,
        "53000 64000 w 66000");
    row("the players change seats", "60 30+2", "0:start 10000:pass 12000:swap", 13000, "30000 49000 b 62000");
    row("and each goes on with his own increment", "60 30+2", "0:start 10000:swap 12000:pass", 12000,
        "32000 50000 b 62000");
    row("at the same move", "2/60,30", "0:start 1000:pass 3000:swap 4000:pass 5000:pass", 5000, "87000 58000 b 63000");

    row("back to a copy: both times of then", "60", "0:start 1000:pass 2000:keep 30000:pass 40000:back", 45000,
        "59000 54000 b 99000");
    row("back to a copy: move counts too", "1/60,30", "0:start 1000:keep 1000:pass 2000:pass 5000:back 6000:pass", 6000,
        "88000 60000 b 66000");
    row("back to a copy: what the delay had left", "60d5", "0:start 3000:keep 9000:pass 20000:back", 23000,
        "59000 60000 w 82000");
    row("back from a fallen flag", "60", "0:start 59000:keep 60000:over 70000:back", 70500, "500 60000 w 71000");
}

void TestClock::shows()
{
    QFETCH(std::string, controls);
    QFETCH(QString, acts);
    QFETCH(int, at);
    QTEST(shown(handled(controls, Color::White, acts), MatchTime(at)), "expected");
}

void TestClock::countsMoves_data()
{
    QTest::addColumn<std::string>("controls");
    QTest::addColumn<bool>("blackBegins");
    QTest::addColumn<QString>("acts");
    QTest::addColumn<QString>("expected"); // White's and Black's moves; moves White has up to the time control
    const auto row = [](const char *name, const char *controls, bool blackBegins, const char *acts,
                        const char *expected) {
        QTest::newRow(name) << std::string(controls) << blackBegins << QString(acts) << QString(expected);
    };
    row("none at first", "40/60,30", false, "", "0 0, 40 to go");
    row("only completed ones", "40/60,30", false, "0:start", "0 0, 40 to go");
    row("one by each", "40/60,30", false, "0:start 1:pass 2:pass", "1 1, 39 to go");
    row("Black begins", "40/60,30", true, "0:start 1:pass", "0 1, 40 to go");
    row("none with a fallen flag", "40/60,30", false, "0:start 60000:over", "0 0, 40 to go");
    row("into the rest of the game", "1/60,30", false, "0:start 1:pass 2:pass", "1 1, - to go");
    row("set right", "40/60,30", false, "0:w#39 0:b#40", "39 40, 1 to go");
    row("back to a copy", "40/60,30", false, "0:start 1:pass 2:pass 3:keep 3:pass 4:pass 5:back", "1 1, 39 to go");
    row("without a clock", "- 60", false, "0:start 1:pass 2:pass 3:pass", "2 1");
}

void TestClock::countsMoves()
{
    QFETCH(std::string, controls);
    QFETCH(bool, blackBegins);
    QFETCH(QString, acts);
    const Clock clock = handled(controls, blackBegins ? Color::Black : Color::White, acts);
    QString counted =
        QStringLiteral("%1 %2").arg(clock.movesCompleted(Color::White)).arg(clock.movesCompleted(Color::Black));
    if (clock.control(Color::White).timed()) {
        const auto toGo = clock.place(Color::White).toGo;
        counted += QStringLiteral(", %1 to go").arg(toGo ? QString::number(*toGo) : "-");
    }
    QTEST(counted, "expected");
}

void TestClock::tellsTimeUsed_data()
{
    QTest::addColumn<std::string>("controls");
    QTest::addColumn<QString>("acts");
    QTest::addColumn<int>("at");
    QTest::addColumn<QString>("expected"); // this turn, White's game, Black's game
    const auto row = [](const char *name, const char *controls, const char *acts, int at, const char *expected) {
        QTest::newRow(name) << std::string(controls) << QString(acts) << at << QString(expected);
    };
    row("nothing before the start", "60", "", 5000, "0 0 0");
    row("nothing at an earlier time", "60", "5000:start", 1000, "0 0 0");
    row("the running turn", "60", "0:start", 1500, "1500 1500 0");
    row("turn by turn", "60", "0:start 1000:pass 3000:pass", 3700, "700 1700 2000");
    row("a delay is used too", "60d5", "0:start 3000:pass", 3000, "0 3000 0");
    row("and so is what Bronstein gives back", "60b5", "0:start 3000:pass", 3000, "0 3000 0");
    row("a pause isn't", "60", "0:start 1000:stop 9000:start", 9500, "1500 1500 0");
    row("after the flag nothing is", "60", "0:start", 99000, "60000 60000 0");
    row("penalties are no thinking time", "60", "0:start 1000:w-30000", 2000, "2000 2000 0");
    row("without a clock too", "-", "0:start 1000:pass", 5000, "4000 1000 4000");
    row("it goes with the players", "60", "0:start 1000:pass 4000:swap", 5000, "4000 3000 2000");
}

void TestClock::tellsTimeUsed()
{
    QFETCH(std::string, controls);
    QFETCH(QString, acts);
    QFETCH(int, at);
    const Clock clock = handled(controls, Color::White, acts);
    const QStringList used{timeText(clock.turnUsed(MatchTime(at))), timeText(clock.used(Color::White, MatchTime(at))),
                           timeText(clock.used(Color::Black, MatchTime(at)))};
    QTEST(used.join(' '), "expected");
}

void TestClock::tellsTheDelayLeft_data()
{
    QTest::addColumn<std::string>("controls");
    QTest::addColumn<QString>("acts");
    QTest::addColumn<int>("at");
    QTest::addColumn<int>("left");
    const auto row = [](const char *name, const char *controls, const char *acts, int at, int left) {
        QTest::newRow(name) << std::string(controls) << QString(acts) << at << left;
    };
    row("before the start", "60d5", "", 9000, 5000);
    row("it runs down", "60d5", "0:start", 1200, 3800);
    row("it is over", "60d5", "0:start", 5000, 0);
    row("long over", "60d5", "0:start", 20000, 0);
    row("anew in the next turn", "60d5", "0:start 20000:pass", 21000, 4000);
    row("a pause holds it", "60d5", "0:start 2000:stop", 9000, 3000);
    row("an increment is none", "60+5", "0:start", 0, 0);
    row("no clock has none", "-", "0:start", 0, 0);
}

void TestClock::tellsTheDelayLeft()
{
    QFETCH(std::string, controls);
    QFETCH(QString, acts);
    QFETCH(int, at);
    QFETCH(int, left);
    QCOMPARE(handled(controls, Color::White, acts).delayLeft(MatchTime(at)).count(), std::int64_t(left));
}

void TestClock::fallsAtTheMomentItForetells_data()
{
    QTest::addColumn<std::string>("controls");
    QTest::addColumn<QString>("acts");
    for (const char *text : {"60", "60+5", "60d5", "60b5", "60h", "30/1", "2/60,30"}) {
        QTest::newRow(text) << std::string(text) << QString("0:start 7000:pass 11000:pass 12345:pass");
        QTest::newRow((std::string(text) + " after a pause").c_str())
            << std::string(text) << QString("0:start 1500:stop 4000:start");
    }
}

void TestClock::fallsAtTheMomentItForetells()
{
    QFETCH(std::string, controls);
    QFETCH(QString, acts);
    const Clock clock = handled(controls, Color::White, acts);
    QVERIFY(clock.flagTime());
    const MatchTime fall = *clock.flagTime();
    QVERIFY(!clock.flagFallen(clock.turn(), fall - 1ms));
    QVERIFY(clock.flagFallen(clock.turn(), fall));
    QVERIFY(!clock.flagFallen(opposite(clock.turn()), fall + 1h));
    QVERIFY(Clock(clock).pass(fall - 1ms));
    QVERIFY(!Clock(clock).pass(fall));
}

void TestClock::keepsTheSandOfAnHourglass()
{
    Clock clock(controls("90h 30h"));
    clock.start(MatchTime());
    for (MatchTime at{}; at < 5min; at += 137ms) {
        QVERIFY(*clock.timeLeft(Color::White, at) + *clock.timeLeft(Color::Black, at) == 120s);
        if (at % 11 == MatchTime(3))
            clock.pass(at);
    }
    QVERIFY(*clock.timeLeft(Color::White, 1h) + *clock.timeLeft(Color::Black, 1h) == 120s);
}

void TestClock::remembersAsACopy()
{
    Clock clock = handled("60d5", Color::White, "0:start 7000:pass");
    Clock kept = clock;
    QVERIFY(kept == clock);
    clock.pass(20s);
    QVERIFY(kept != clock);
    kept.stop(9s);
    kept.start(30s);
    QCOMPARE(shown(kept, 30s), QString("58000 60000 b 93000"));
}

void TestClock::goesAsAPendulumDoes_data()
{
    QTest::addColumn<std::string>("controls");
    for (const char *text : {"0.3", "0.2+0.02", "0.2d0.03", "0.2b0.03", "0.3h", "0.05/1", "3/0.2,2/0.1",
                             "2/0.1+0.01,0.1+0.05", "2/0.2d0.02,2/0.2b0.03,3/0.06/1,0.2h", "0.3 0.2+0.02", "- 0.3",
                             "0.3h 0.3d0.01", "2/0.3h,0.1 -", "1/0.1/1,0.3 0.2b0.05"})
        QTest::newRow(text) << std::string(text);
}

void TestClock::goesAsAPendulumDoes()
{
    QFETCH(std::string, controls);
    std::mt19937 chance(20260101); // NOLINT(cert-msc51-cpp): the same games every time
    int flags = 0;
    for (int game = 0; game < 25; ++game) {
        Clock clock(::controls(controls));
        PendulumClock pendulum(::controls(controls));
        // Some games are quick, some slow; in some the times are often stopped or set.
        const auto pace = 3 + chance() % 60;
        const auto unrest = 20 + chance() % 400;
        for (MatchTime at{}; at < 2s && !pendulum.fallen(); at += 1ms) {
            if (chance() % pace == 0) {
                QVERIFY(clock.pass(at));
                pendulum.pass();
            }
            switch (chance() % unrest) {
            case 0:
                clock.stop(at);
                pendulum.run(false);
                break;
            case 1:
            case 2:
                clock.start(at);
                pendulum.run(true);
                break;
            case 3: {
                const Color player = chance() % 2 == 0 ? Color::White : Color::Black;
                const auto change = static_cast<std::int64_t>(chance() % 100) - 40;
                clock.adjust(player, milliseconds(change), at);
                pendulum.adjust(player, change);
                break;
            }
            default:
                break;
            }
            for (const Color color : AllColors)
                QVERIFY(clock.timeLeft(color, at) == pendulum.hand(color));
            const bool flag = clock.flagFallen(Color::White, at) || clock.flagFallen(Color::Black, at);
            QCOMPARE(flag, pendulum.fallen());
            flags += flag ? 1 : 0;
            pendulum.tick();
        }
        flags += pendulum.fallen() ? 1 : 0;
    }
    QVERIFY(flags > 0);
}

QTEST_APPLESS_MAIN(TestClock)
#include "tst_clock.moc"
