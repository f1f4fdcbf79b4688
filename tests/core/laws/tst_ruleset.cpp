#include "core/laws/ruleset.h"

#include <QTest>

using namespace chess;

class TestRuleSet : public QObject
{
    Q_OBJECT

private slots:
    void readsWhatItWrites_data();
    void readsWhatItWrites();
    void refusesWhatItDoesNotKnow_data();
    void refusesWhatItDoesNotKnow();
};

void TestRuleSet::readsWhatItWrites_data()
{
    QTest::addColumn<RuleSet>("rules");
    QTest::addColumn<std::string>("text");
    QTest::newRow("with take-back") << RuleSet() << std::string("1");
    QTest::newRow("FIDE") << RuleSet::fide() << std::string("1 takeback=no");
    QTest::newRow("all else") << RuleSet{true, 30, false, false}
                              << std::string("1 agreement=30 fivefold=no seventyfive=no");
}

void TestRuleSet::readsWhatItWrites()
{
    QFETCH(RuleSet, rules);
    QFETCH(std::string, text);
    QCOMPARE(toText(rules), text);
    QVERIFY(parseRuleSet(text) == rules);
}

void TestRuleSet::refusesWhatItDoesNotKnow_data()
{
    QTest::addColumn<std::string>("text");
    for (const char *text : {"", "2", "x", "1 hourglass=yes", "1 agreement=0", "1 agreement=many", "takeback=no"})
        QTest::newRow(*text ? text : "empty") << std::string(text);
}

void TestRuleSet::refusesWhatItDoesNotKnow()
{
    QFETCH(std::string, text);
    QVERIFY(!parseRuleSet(text));
}

QTEST_APPLESS_MAIN(TestRuleSet)
#include "tst_ruleset.moc"
