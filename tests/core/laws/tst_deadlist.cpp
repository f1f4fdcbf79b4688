#include "core/laws/deadlist.h"
#include "script.h"

#include <QTest>

using namespace chess;

class TestDeadList : public QObject
{
    Q_OBJECT

private slots:
    void listsMaterialAlone_data();
    void listsMaterialAlone();
};

void TestDeadList::listsMaterialAlone_data()
{
    QTest::addColumn<std::string>("fen");
    QTest::addColumn<bool>("dead");
    const auto row = [](const char *name, std::string fen, bool dead) {
        QTest::newRow(name) << std::move(fen) << dead;
    };
    row("two kings", "4k3/8/8/8/8/8/8/4K3 w - - 0 1", true);
    row("bishop", "4k3/8/8/8/8/8/8/4KB2 w - - 0 1", true);
    row("Black's bishop", "4kb2/8/8/8/8/8/8/4K3 w - - 0 1", true);
    row("knight", "4k3/8/8/8/8/8/8/4K1N1 w - - 0 1", true);
    row("Black's knight", "4k1n1/8/8/8/8/8/8/4K3 w - - 0 1", true);
    row("bishops on light squares", "2b1k3/8/8/8/8/8/8/4KB2 w - - 0 1", true);
    row("bishops on dark squares", "4kb2/8/8/8/8/8/8/2B1K3 w - - 0 1", true);
    row("bishops on different colours", "4kb2/8/8/8/8/8/8/4KB2 w - - 0 1", false);
    row("one side's two bishops, of one colour", "4k3/8/8/8/8/8/8/B1B1K3 w - - 0 1", false);
    row("three bishops of one colour", "2b1k3/8/8/8/8/3B4/8/4KB2 w - - 0 1", false);
    row("bishop against knight", "4k1n1/8/8/8/8/8/8/4KB2 w - - 0 1", false);
    row("two knights", "4k3/8/8/8/8/8/8/4KNN1 w - - 0 1", false);
    row("knight against knight", "4k1n1/8/8/8/8/8/8/4K1N1 w - - 0 1", false);
    row("pawn", "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1", false);
    row("rook", "4k3/8/8/8/8/8/8/4K2R w - - 0 1", false);
    row("queen", "4k3/8/8/8/8/8/8/3QK3 w - - 0 1", false);
    row("the last piece must be taken, but stands", "4k3/8/8/8/8/8/4q3/4K3 w - - 0 1", false);
    row("a wall of pawns", "4k3/8/8/1p1p1p1p/1P1P1P1P/8/8/4K3 w - - 0 1", false);
}

void TestDeadList::listsMaterialAlone()
{
    QFETCH(std::string, fen);
    QFETCH(bool, dead);
    QCOMPARE(isOnDeadList(script::positionOf(fen).board()), dead);
}

QTEST_APPLESS_MAIN(TestDeadList)
#include "tst_deadlist.moc"
