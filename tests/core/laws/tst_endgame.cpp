#include "core/laws/endgame.h"
#include "script.h"

#include <QTest>

using namespace chess;

class TestEndgame : public QObject
{
    Q_OBJECT

private slots:
    void isOnTheBoard_data();
    void isOnTheBoard();
    void writesTheMenInOrder();
    void refusesOtherText_data();
    void refusesOtherText();
};

void TestEndgame::isOnTheBoard_data()
{
    QTest::addColumn<std::string>("endgame");
    QTest::addColumn<std::string>("fen");
    QTest::addColumn<bool>("expected");
    const auto row = [](const char *name, std::string endgame, std::string fen, bool expected) {
        QTest::newRow(name) << std::move(endgame) << std::move(fen) << expected;
    };
    row("White is the stronger side", "KRB-KR", "4kr2/8/8/8/8/8/8/R3KB2 w - - 0 1", true);
    row("Black is the stronger side", "KRB-KR", "4krb1/8/8/8/8/8/8/R3K3 w - - 0 1", true);
    row("written the other way round", "KR-KBR", "4kr2/8/8/8/8/8/8/R3KB2 w - - 0 1", true);
    row("a pawn more", "KRB-KR", "4kr2/p7/8/8/8/8/8/R3KB2 w - - 0 1", false);
    row("a man less", "KRB-KR", "4k3/8/8/8/8/8/8/R3KB2 w - - 0 1", false);
    row("the same on other squares", "KRB-KR", "2rk1b2/8/8/8/8/8/8/4K1R1 w - - 0 1", true);
    row("a knight for the bishop", "KRB-KR", "4kr2/8/8/8/8/8/8/R3KN2 w - - 0 1", false);
    row("both sides alike", "KR-KR", "4kr2/8/8/8/8/8/8/R3K3 w - - 0 1", true);
    row("two bishops", "KBB-KN", "4k1n1/8/8/8/8/8/8/2B1KB2 w - - 0 1", true);
}

void TestEndgame::isOnTheBoard()
{
    QFETCH(std::string, endgame);
    QFETCH(std::string, fen);
    QFETCH(bool, expected);
    const auto parsed = Endgame::parse(endgame);
    QVERIFY(parsed);
    QCOMPARE(parsed->isOn(script::positionOf(fen).board()), expected);
}

void TestEndgame::writesTheMenInOrder()
{
    QCOMPARE(Endgame::parse("PPNBRQK-KR")->toText(), std::string("KQRBNPP-KR"));
    QVERIFY(Endgame::parse("KBR-KR") == Endgame::parse("KRB-KR"));
}

void TestEndgame::refusesOtherText_data()
{
    QTest::addColumn<std::string>("text");
    for (const char *text :
         {"", "-", "KRB", "KRB-", "KRB-R", "KRB-KK", "RB-KR", "krb-kr", "KRX-KR", "KR-KR-KR", "KPPPPPPPPPPPPPPPP-K"})
        QTest::newRow(*text ? text : "empty") << std::string(text);
}

void TestEndgame::refusesOtherText()
{
    QFETCH(std::string, text);
    QVERIFY(!Endgame::parse(text));
}

QTEST_APPLESS_MAIN(TestEndgame)
#include "tst_endgame.moc"
