#include "positions.h"

#include <QTest>

using namespace chess;

class TestKeys : public QObject
{
    Q_OBJECT

private slots:
    void polyglotKeysAreThePublishedOnes_data();
    void polyglotKeysAreThePublishedOnes();
    void samePositionsShareAKey_data();
    void samePositionsShareAKey();
    void keyDoesNotDependOnTheWayThere();
};

void TestKeys::polyglotKeysAreThePublishedOnes_data()
{
    // Source: the test keys of the format's description, http://hgm.nubati.net/book_format.html.
    QTest::addColumn<QByteArray>("fen");
    QTest::addColumn<quint64>("key");
    const auto row = [](const char *name, const char *fen, quint64 key) {
        QTest::newRow(name) << QByteArray(fen) << key;
    };
    row("start", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", 0x463b96181691fc9c);
    row("1 e4", "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1", 0x823c9b50fd114196);
    row("1 e4 d5", "rnbqkbnr/ppp1pppp/8/3p4/4P3/8/PPPP1PPP/RNBQKBNR w KQkq d6 0 2", 0x0756b94461c50fb0);
    row("2 e5", "rnbqkbnr/ppp1pppp/8/3pP3/8/8/PPPP1PPP/RNBQKBNR b KQkq - 0 2", 0x662fafb965db29d4);
    row("2 ... f5, en passant", "rnbqkbnr/ppp1p1pp/8/3pPp2/8/8/PPPP1PPP/RNBQKBNR w KQkq f6 0 3", 0x22a48b5a8e47ff78);
    row("3 Ke2", "rnbqkbnr/ppp1p1pp/8/3pPp2/8/8/PPPPKPPP/RNBQ1BNR b kq - 1 3", 0x652a607ca3f242c1);
    row("3 ... Kf7", "rnbq1bnr/ppp1pkpp/8/3pPp2/8/8/PPPPKPPP/RNBQ1BNR w - - 2 4", 0x00fdd303c946bdd9);
    row("3 c4, en passant", "rnbqkbnr/p1pppppp/8/8/PpP4P/8/1P1PPPP1/RNBQKBNR b KQkq c3 0 3", 0x3c8123ea7b067637);
    row("4 Ra3", "rnbqkbnr/p1pppppp/8/8/P6P/R1p5/1P1PPPP1/1NBQKBNR b Kkq - 1 4", 0x5c3f9b829b279560);
}

void TestKeys::polyglotKeysAreThePublishedOnes()
{
    QFETCH(QByteArray, fen);
    QFETCH(quint64, key);
    QCOMPARE(quint64(positionOf(fen.constData()).polyglotKey()), key);
}

void TestKeys::samePositionsShareAKey_data()
{
    QTest::addColumn<QByteArray>("one");
    QTest::addColumn<QByteArray>("other");
    QTest::addColumn<bool>("same");
    const auto row = [](const char *name, const char *one, const char *other, bool same) {
        QTest::newRow(name) << QByteArray(one) << QByteArray(other) << same;
    };
    row("counters don't matter", "4k3/8/8/8/8/8/8/4K2R w K - 0 1", "4k3/8/8/8/8/8/8/4K2R w K - 17 40", true);
    row("the turn does", "4k3/8/8/8/8/8/8/4K2R w K - 0 1", "4k3/8/8/8/8/8/8/4K2R b K - 0 1", false);
    row("a castling right does, though blocked", "4k3/8/8/8/8/8/8/4KB1R w K - 0 1", "4k3/8/8/8/8/8/8/4KB1R w - - 0 1",
        false);
    row("the rook's file does", "4k3/8/8/8/8/8/8/4K1RR w G - 0 1", "4k3/8/8/8/8/8/8/4K1RR w H - 0 1", false);
    row("the man does", "4k3/8/8/8/8/8/8/4K2R w - - 0 1", "4k3/8/8/8/8/8/8/4K2B w - - 0 1", false);
    row("a legal en passant capture does", "4k3/8/8/3Pp3/8/8/8/4K3 w - e6 0 1", "4k3/8/8/3Pp3/8/8/8/4K3 w - - 0 1",
        false);
    row("no pawn beside: no capture", "4k3/8/8/4p3/8/8/8/4K3 w - e6 0 1", "4k3/8/8/4p3/8/8/8/4K3 w - - 0 1", true);
    row("a pawn pinned on the file can't capture", "3rk3/8/8/3Pp3/8/8/8/3K4 w - e6 0 1",
        "3rk3/8/8/3Pp3/8/8/8/3K4 w - - 0 1", true);
    row("both pawns would leave the rank", "4k3/8/8/K2Pp2r/8/8/8/8 w - e6 0 1", "4k3/8/8/K2Pp2r/8/8/8/8 w - - 0 1",
        true);
}

void TestKeys::samePositionsShareAKey()
{
    QFETCH(QByteArray, one);
    QFETCH(QByteArray, other);
    QFETCH(bool, same);
    const Position a = positionOf(one.constData());
    const Position b = positionOf(other.constData());
    QCOMPARE(a.samePosition(b), same);
    QCOMPARE(a.key() == b.key(), same);
}

void TestKeys::keyDoesNotDependOnTheWayThere()
{
    const auto after = [](std::initializer_list<Move> moves) {
        Position position;
        for (const Move move : moves)
            position = position.play(move).value();
        return position;
    };
    const Move knightOut(Square::G1, Square::F3);
    const Move knightBack(Square::F3, Square::G1);
    const Move otherOut(Square::G8, Square::F6);
    const Move otherBack(Square::F6, Square::G8);
    const Position there = after({knightOut, otherOut, knightBack, otherBack});
    QVERIFY(there.samePosition(Position()));
    QCOMPARE(there.key(), Position().key());
    QVERIFY(there != Position()); // the counters differ
    QVERIFY(after({knightOut}).key() != Position().key());
}

QTEST_APPLESS_MAIN(TestKeys)
#include "tst_keys.moc"
