#include "ui/panels/gameslist.h"

#include <QLineEdit>
#include <QSignalSpy>
#include <QTableView>
#include <QTest>

using namespace chess::ui;

namespace {

std::vector<GameEntry> threeGames()
{
    return {{"Anderssen", "Kieseritzky", "1-0", "1851.06.21", "London", 45},
            {"Morphy", "Duke Karl", "1-0", "1858.11.02", "Paris", 33},
            {"Byrne", "Fischer", "0-1", "1956.10.17", "New York", 82}};
}

} // namespace

class TestGamesList : public QObject
{
    Q_OBJECT

private slots:
    void filtersAsOneTypes_data()
    {
        QTest::addColumn<QString>("typed");
        QTest::addColumn<int>("left");
        QTest::addColumn<int>("first");
        QTest::newRow("a player") << "morphy" << 1 << 1;
        QTest::newRow("a year") << "1956" << 1 << 2;
        QTest::newRow("two words in any order") << "paris morphy" << 1 << 1;
        QTest::newRow("a result") << "1-0" << 2 << 0;
        QTest::newRow("nobody") << "xyz" << 0 << -1;
    }
    void filtersAsOneTypes()
    {
        QFETCH(const QString, typed);
        QFETCH(const int, left);
        QFETCH(const int, first);
        GamesList list;
        list.setGames(threeGames());
        list.show();
        auto *search = list.findChild<QLineEdit *>();
        QTest::keyClicks(search, typed);
        QCOMPARE(list.findChild<QTableView *>()->model()->rowCount(), left);
        QCOMPARE(list.current(), first);
    }

    void emptyColumnsAreHidden()
    {
        GamesList list;
        list.resize(760, 400);
        list.setGames({{"Anna", "Li Wei", "1-0", "", "", 4}, {"Carl", "Dora", "*", "", "", 2}});
        list.show();
        const auto *view = list.findChild<QTableView *>();
        QVERIFY(view->isColumnHidden(GamesModel::Date));
        QVERIFY(view->isColumnHidden(GamesModel::Event));
        QVERIFY(!view->isColumnHidden(GamesModel::White));
        QVERIFY(view->columnWidth(GamesModel::White) > 200);
        list.setGames({{"Anna", "Li Wei", "1-0", "", "A tournament with a long name", 4}});
        QVERIFY(!view->isColumnHidden(GamesModel::Event));
        QVERIFY(view->isColumnHidden(GamesModel::Date));
    }

    void enterChooses()
    {
        GamesList list;
        list.setGames(threeGames());
        list.show();
        QSignalSpy chosen(&list, &GamesList::chosen);
        auto *search = list.findChild<QLineEdit *>();
        QTest::keyClick(search, Qt::Key_Down);
        QTest::keyClick(search, Qt::Key_Return);
        QCOMPARE(chosen.count(), 1);
        QCOMPARE(chosen.at(0).at(0).toInt(), 1);
    }
};

QTEST_MAIN(TestGamesList)
#include "tst_gameslist.moc"
