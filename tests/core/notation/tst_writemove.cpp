#include "core/notation/movetext.h"
#include "tests/core/notation/positions.h"

#include <QTest>

using namespace chess;

class TestWriteMove : public QObject
{
    Q_OBJECT

private slots:
    void writesAllForms_data();
    void writesAllForms();
    void noTwoMovesAreWrittenAlike();
    void writesNullMoves();
};

void TestWriteMove::writesAllForms_data()
{
    QTest::addColumn<QString>("fen");
    QTest::addColumn<QString>("move"); // UCI, castling as king takes rook
    QTest::addColumn<QString>("san");
    QTest::addColumn<QString>("lan");
    const auto row = [](const char *name, const char *fen, const char *move, const char *san, const char *lan) {
        QTest::newRow(name) << QString(fen) << QString(move) << QString(san) << QString(lan);
    };
    row("pawn", "start", "e2e4", "e4", "e2-e4");
    row("knight", "start", "g1f3", "Nf3", "Ng1-f3");
    row("capture", "r1bqkbnr/pppp1ppp/2n5/1B2p3/4P3/5N2/PPPP1PPP/RNBQK2R w KQkq - 2 3", "b5c6", "Bxc6", "Bb5xc6");
    row("the file distinguishes", "4k3/8/8/8/8/8/8/1N2KN2 w - - 0 1", "b1d2", "Nbd2", "Nb1-d2");
    row("the rank distinguishes", "4k3/8/8/5N2/8/8/8/4KN2 w - - 0 1", "f1e3", "N1e3", "Nf1-e3");
    row("both distinguish", "1k6/8/8/8/4Q2Q/8/8/K6Q w - - 0 1", "h4e1", "Qh4e1", "Qh4-e1");
    row("the file goes before the rank", "4k3/8/8/8/8/8/1R6/K6R w - - 0 1", "h1h2", "Rhh2", "Rh1-h2");
    row("a pinned rival needs none", "4k3/8/8/8/8/N7/4b3/3NK3 w - - 0 1", "d1b2", "Nb2", "Nd1-b2");
    row("a rival on the pin's line counts", "4k3/4r3/8/8/8/8/4R3/R3K3 w Q - 0 1", "a1a2", "Ra2", "Ra1-a2");
    row("en passant", "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2", "e5d6", "exd6", "e5xd6");
    row("promotion with check", "3rk3/4P3/8/8/8/8/8/4K3 w - - 0 1", "e7d8q", "exd8=Q+", "e7xd8=Q+");
    row("mate", "rnbqkbnr/pppp1ppp/8/4p3/6P1/5P2/PPPPP2P/RNBQKBNR b KQkq - 0 2", "d8h4", "Qh4#", "Qd8-h4#");
    row("castling", "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", "e1h1", "O-O", "O-O");
    row("castling with check", "3k4/8/8/8/8/8/8/R3K3 w Q - 0 1", "e1a1", "O-O-O+", "O-O-O+");
    row("castling of Chess960", "1r3k1r/8/8/8/8/8/8/1R3K1R b hb - 0 1", "f8b8", "O-O-O", "O-O-O");
}

void TestWriteMove::writesAllForms()
{
    QFETCH(QString, fen);
    QFETCH(QString, move);
    const Position position = positionOf(fen.toStdString());
    const auto read = readMove(position, move.toStdString());
    QVERIFY(read);
    QTEST(QString::fromStdString(san(position, *read)), "san");
    QTEST(QString::fromStdString(longAlgebraic(position, *read)), "lan");
    QCOMPARE(QString::fromStdString(uci(*read, Variant::Chess960)), move);
}

/// SAN has to tell all legal moves of a position apart, whatever stands there.
void TestWriteMove::noTwoMovesAreWrittenAlike()
{
    for (const char *table : {"perft-standard.epd", "perft-chess960.epd"}) {
        for (const Position &position : positionsOf(table)) {
            std::vector<std::string> texts;
            for (const Move move : position.legalMoves())
                texts.push_back(san(position, move));
            std::sort(texts.begin(), texts.end());
            QVERIFY2(std::adjacent_find(texts.begin(), texts.end()) == texts.end(), writeFen(position).c_str());
        }
    }
}

void TestWriteMove::writesNullMoves()
{
    QCOMPARE(san(Position(), Move()), std::string("--"));
    QCOMPARE(longAlgebraic(Position(), Move()), std::string("--"));
    QCOMPARE(uci(Move()), std::string("0000"));
    QCOMPARE(uci(Move(Square::E1, Square::H1, MoveKind::Castling)), std::string("e1g1"));
    QCOMPARE(uci(Move(Square::E8, Square::A8, MoveKind::Castling)), std::string("e8c8"));
}

QTEST_APPLESS_MAIN(TestWriteMove)
#include "tst_writemove.moc"
