#include "core/laws/match.h"
#include "script.h"

#include <QTest>

using namespace chess;

/// What the simulation of ten thousand matches found (tst_matchsimulation), each fault as the shortest match that had
/// it.
class TestMatchFaults : public QObject
{
    Q_OBJECT

private slots:
    void clocks_data();
    void clocks();
};

void TestMatchFaults::clocks_data()
{
    QTest::addColumn<std::string>("terms");
    QTest::addColumn<std::string>("words");
    QTest::addColumn<std::string>("expected");
    const auto row = [](const char *name, std::string terms, std::string words, std::string expected) {
        QTest::newRow(name) << std::move(terms) << std::move(words) << std::move(expected);
    };
    row("the first move is free until it is completed, also after a pause", "casual passing=by-hand | 60",
        "e2e4 w:propose:pause a:resume press@9 e7e5@2 press", "60000 57000 w 75000");
    row("more was taken since than was left at the time gone back to", "fide | 1/3,60",
        "w:start e2e4@2 e7e5 a:add-time:w:-9000 a:return-to:0", "0 3000 -");
    row("the same with a take-back", "fide takeback=yes | 1/3,60", "w:start e2e4@2 e7e5 a:add-time:w:-9000 w< b<+",
        "0 3000 -");
}

void TestMatchFaults::clocks()
{
    QFETCH(std::string, terms);
    QFETCH(std::string, words);
    QFETCH(std::string, expected);
    Game game;
    Match match(game, script::termsOf(terms));
    script::run(match, words);
    QCOMPARE(QString::fromStdString(script::clocks(match)), QString::fromStdString(expected));
}

QTEST_APPLESS_MAIN(TestMatchFaults)
#include "tst_matchfaults.moc"
