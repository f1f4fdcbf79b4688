#include "positions.h"

#include <QFile>
#include <QTest>

using namespace chess;

class TestChess960 : public QObject
{
    Q_OBJECT

private slots:
    void numbersAreScharnagls();
    void castles_data();
    void castles();
};

void TestChess960::numbersAreScharnagls()
{
    QFile file(QStringLiteral(TOUCHMOVE_TEST_DATA "/scharnagl.csv"));
    QVERIFY(file.open(QIODevice::ReadOnly));
    file.readLine(); // the names of the columns
    int rows = 0;
    while (!file.atEnd()) {
        const QList<QByteArray> columns = file.readLine().trimmed().split('\t');
        const int number = columns.first().toInt();
        QCOMPARE(number, rows++);
        const Setup setup = Setup::chess960(number);
        QCOMPARE(QByteArray::fromStdString(writeFen(setup, FenStyle::Shredder)).split(' ').first(),
                 columns.last().split(' ').first());
        QVERIFY(setup == setupOf(columns.last().constData()));
        QVERIFY(faults(setup).empty());
    }
    QCOMPARE(rows, 960);
}

void TestChess960::castles_data()
{
    QTest::addColumn<QByteArray>("fen");
    QTest::addColumn<QByteArray>("squares"); // king and rook
    QTest::addColumn<bool>("legal");
    const auto row = [](const char *name, const char *fen, const char *squares, bool legal) {
        QTest::newRow(name) << QByteArray(fen) << QByteArray(squares) << legal;
    };
    row("king and rook change places", "4k3/8/8/8/8/8/8/5KR1 w G - 0 1", "f1g1", true);
    row("the king stands still", "4k3/8/8/8/8/8/8/6KR w H - 0 1", "g1h1", true);
    row("the rook stands still", "4k3/8/8/8/8/8/8/3RK3 w D - 0 1", "e1d1", true);
    row("the king goes away from the wing", "4k3/8/8/8/8/8/8/RK6 w A - 0 1", "b1a1", true);
    row("a man on the king's goal", "4k3/8/8/8/8/8/8/RKN5 w A - 0 1", "b1a1", false);
    row("a man on the rook's goal", "4k3/8/8/8/8/8/8/RK1N4 w A - 0 1", "b1a1", false);
    row("a man beyond all of it", "4k3/8/8/8/8/8/8/RK2N3 w A - 0 1", "b1a1", true);
    row("the other rook on the rook's goal", "4k3/8/8/8/8/8/8/RK1R4 w A - 0 1", "b1a1", false);
    row("the rook is attacked, that's no obstacle", "1r2k3/8/8/8/8/8/8/1R2K3 w B - 0 1", "e1b1", true);
    row("the rook crosses an attacked square", "1r2k3/8/8/8/8/8/8/R3K3 w A - 0 1", "e1a1", true);
    row("the king crosses an attacked square", "3rk3/8/8/8/8/8/8/R3K3 w A - 0 1", "e1a1", false);
    row("the rook uncovers the rank", "4k3/8/8/8/8/8/8/rR1K4 w B - 0 1", "d1b1", false);
    row("a queen behind the rook", "4k3/8/8/8/8/8/8/5KRq w G - 0 1", "f1g1", false);
    row("a bishop behind the rook", "4k3/8/8/8/8/8/8/5KRb w G - 0 1", "f1g1", true);
    row("the rook stays as a shield", "4k3/8/8/8/8/8/8/q1RK4 w C - 0 1", "d1c1", false);
    row("in check", "4k3/4r3/8/8/8/8/8/R3K3 w A - 0 1", "e1a1", false);
}

void TestChess960::castles()
{
    QFETCH(QByteArray, fen);
    QFETCH(QByteArray, squares);
    QFETCH(bool, legal);
    const Position position = positionOf(fen.constData());
    const Square king = squareOf(squares.left(2).constData());
    const Square rook = squareOf(squares.mid(2).constData());
    QCOMPARE(position.isLegal(Move(king, rook, MoveKind::Castling)), legal);
}

QTEST_APPLESS_MAIN(TestChess960)
#include "tst_chess960.moc"
