#include "errornames.h"
#include "positions.h"

#include <QTest>

using namespace chess;

class TestMoveFor : public QObject
{
    Q_OBJECT

private slots:
    void findsTheMoveThatIsMeant_data();
    void findsTheMoveThatIsMeant();
};

void TestMoveFor::findsTheMoveThatIsMeant_data()
{
    QTest::addColumn<QByteArray>("fen");
    QTest::addColumn<QByteArray>("intent");
    QTest::addColumn<QString>("expected"); // the squares of the move as it is stored, and its kind
    const auto row = [](const char *name, const char *fen, const char *intent, const char *expected) {
        QTest::newRow(name) << QByteArray(fen) << QByteArray(intent) << QString(expected);
    };
    const char *corners = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";
    row("a plain move", "4k3/8/8/8/8/8/8/4K1N1 w - - 0 1", "g1f3", "g1f3 Normal");
    row("a double step", "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1", "e2e4", "e2e4 Normal");
    row("en passant", "4k3/8/8/3Pp3/8/8/8/4K3 w - e6 0 1", "d5e6", "d5e6 EnPassant");
    row("a plain capture beside", "4k3/8/4n3/3Pp3/8/8/8/4K3 w - - 0 1", "d5e6", "d5e6 Normal");
    row("promotion", "8/P3k3/8/8/8/8/8/4K3 w - - 0 1", "a7a8n", "a7a8 Promotion");
    row("two squares to castle", corners, "e1g1", "e1h1 Castling");
    row("two squares the long way", corners, "e1c1", "e1a1 Castling");
    row("onto the rook", corners, "e1a1", "e1a1 Castling");
    row("three squares are no castling", corners, "e1b1", "WrongWay e1");
    row("one square is a king's move", corners, "e1f1", "e1f1 Normal");
    row("a rook beside the king moves as a rook", corners, "h1f1", "h1f1 Normal");

    row("Chess960, goal beside the king", "4k3/8/8/8/8/8/8/5K1R w H - 0 1", "f1g1", "f1g1 Normal");
    row("Chess960, onto the rook", "4k3/8/8/8/8/8/8/5K1R w H - 0 1", "f1h1", "f1h1 Castling");
    row("Chess960, rook on the goal beside the king", "4k3/8/8/8/8/8/8/5KR1 w G - 0 1", "f1g1", "f1g1 Castling");
    row("Chess960, to a far goal", "4k3/8/8/8/8/8/8/1K5R w H - 0 1", "b1g1", "b1h1 Castling");
    row("Chess960, two squares", "4k3/8/8/8/8/8/8/1K5R w H - 0 1", "b1d1", "b1h1 Castling");
    row("Chess960, a far square that is no goal", "4k3/8/8/8/8/8/8/1K5R w H - 0 1", "b1f1", "WrongWay b1");
    row("Chess960, the king stands on its goal", "4k3/8/8/8/8/8/8/6KR w H - 0 1", "g1h1", "g1h1 Castling");
    row("Chess960, two squares the long way", "4k3/8/8/8/8/8/8/R4K2 w A - 0 1", "f1d1", "f1a1 Castling");
}

void TestMoveFor::findsTheMoveThatIsMeant()
{
    QFETCH(QByteArray, fen);
    QFETCH(QByteArray, intent);
    QFETCH(QString, expected);
    const Position position = positionOf(fen.constData());
    const auto promotion = intent.size() > 4 ? parsePieceType(intent.back()) : std::nullopt;
    const auto move =
        position.moveFor(squareOf(intent.left(2).constData()), squareOf(intent.mid(2, 2).constData()), promotion);
    if (!move) {
        QCOMPARE(toText(move.error()), expected);
        return;
    }
    constexpr std::array kinds{"Normal", "EnPassant", "Castling", "Promotion", "Null"};
    QCOMPARE(QString::fromStdString(toString(move->from()) + toString(move->to()) + ' ')
                 + QLatin1String(kinds.at(static_cast<std::size_t>(move->kind()))),
             expected);
    QCOMPARE(move->promotion(), promotion);
    QVERIFY(position.isLegal(*move));
}

QTEST_APPLESS_MAIN(TestMoveFor)
#include "tst_movefor.moc"
