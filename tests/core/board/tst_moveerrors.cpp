#include "errornames.h"
#include "positions.h"

#include <QTest>

using namespace chess;

class TestMoveErrors : public QObject
{
    Q_OBJECT

private slots:
    void everyRefusalSaysWhy_data();
    void everyRefusalSaysWhy();
    void refusesMovesOfTheWrongKind_data();
    void refusesMovesOfTheWrongKind();
};

void TestMoveErrors::everyRefusalSaysWhy_data()
{
    QTest::addColumn<QByteArray>("fen");
    QTest::addColumn<QByteArray>("move"); // from and to, as a player points at them
    QTest::addColumn<QString>("error");
    const auto row = [](const char *name, const char *fen, const char *move, const char *error) {
        QTest::newRow(name) << QByteArray(fen) << QByteArray(move) << QString(error);
    };
    const char *start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

    row("nothing there", start, "e3e4", "EmptySquare e3");
    row("not your man", start, "e7e5", "OpponentsMan e7");
    row("back where it stood", start, "e2e2", "WrongWay e2");
    row("own man there", start, "g1e2", "OwnManThere e2");
    row("a knight is no bishop", start, "g1e3", "WrongWay g1");
    row("a king goes one square", "4k3/8/8/8/8/8/8/4K3 w - - 0 1", "e1e3", "WrongWay e1");
    row("a rook goes straight", "4k3/8/8/8/3R4/8/8/4K3 w - - 0 1", "d4e5", "WrongWay d4");
    row("bishop behind its pawn", start, "f1b5", "Blocked e2");
    row("the nearest of two in the way", "4k3/8/8/R2p2p1/8/8/8/4K3 w - - 0 1", "a5h5", "Blocked d5");
    row("the nearest of two to the left", "4k3/8/8/1p2p2R/8/8/8/4K3 w - - 0 1", "h5a5", "Blocked e5");

    row("pawn, nothing to take", start, "e2d3", "PawnNothingToTake d3");
    row("pawn, own man diagonally", "4k3/8/8/8/8/3N4/4P3/4K3 w - - 0 1", "e2d3", "OwnManThere d3");
    row("pawn takes straight", "4k3/8/8/8/4p3/4P3/8/4K3 w - - 0 1", "e3e4", "PawnTakesStraight e4");
    row("pawn, own man ahead", "4k3/8/8/8/4N3/4P3/8/4K3 w - - 0 1", "e3e4", "OwnManThere e4");
    row("double step over a man", "4k3/8/8/8/8/4n3/4P3/4K3 w - - 0 1", "e2e4", "Blocked e3");
    row("double step onto a man", "4k3/8/8/8/4n3/8/4P3/4K3 w - - 0 1", "e2e4", "PawnTakesStraight e4");
    row("double step from elsewhere", "4k3/8/8/8/8/4P3/8/4K3 w - - 0 1", "e3e5", "WrongWay e3");
    row("pawns don't go back", "4k3/8/8/4P3/8/8/8/4K3 w - - 0 1", "e5e4", "WrongWay e5");
    row("nor sideways over the edge", "4k3/8/8/7P/8/8/8/4K3 w - - 0 1", "h5a6", "WrongWay h5");

    row("king onto an attacked square", "4k3/8/8/8/8/8/3r4/6K1 w - - 0 1", "g1g2", "KingAttackedThere d2");
    row("kings never touch", "8/8/8/4k3/8/4K3/8/8 w - - 0 1", "e3e4", "KingAttackedThere e5");
    row("king takes a guarded man", "4k3/8/8/8/6b1/5n2/4K3/8 w - - 0 1", "e2f3", "KingAttackedThere g4");
    row("king can't hide behind itself", "4k3/4r3/8/8/8/4K3/8/8 w - - 0 1", "e3e2", "KingAttackedThere e7");

    row("pinned on a file", "4k3/4r3/8/8/8/4N3/8/4K3 w - - 0 1", "e3d5", "Pinned e7");
    row("pinned on a diagonal", "4k3/8/8/8/1b6/8/3P4/4K3 w - - 0 1", "d2d4", "Pinned b4");
    row("pinned pawn takes the wrong way", "4k3/4r3/8/8/3p4/4P3/8/4K3 w - - 0 1", "e3d4", "Pinned e7");

    row("check not answered", "4k3/4r3/8/8/8/8/8/R3K3 w - - 0 1", "a1a8", "MustAnswerCheck e7");
    row("double check, one taken", "4k3/8/8/8/4r3/8/5n2/4K3 w - - 0 1", "e1e2", "KingAttackedThere e4");
    row("double check, only the king moves", "4k3/8/8/8/4r3/3n4/8/4K2R w - - 0 1", "h1h4", "MustAnswerCheck d3");
    row("a pinned man can't answer", "4k3/4q3/8/8/1b6/8/3N4/R3K3 w - - 0 1", "d2e4", "Pinned b4");

    row("en passant lays the rank open", "4k3/8/8/K2Pp2r/8/8/8/8 w - e6 0 1", "d5e6", "EnPassantExposesKing h5");
    row("en passant lays a diagonal open", "4k3/1b6/8/3Pp3/4K3/8/8/8 w - e6 0 1", "d5e6", "EnPassantExposesKing b7");
    row("the taken pawn was the shield", "4k3/b7/8/2pP4/8/8/5K2/8 w - c6 0 1", "d5c6", "EnPassantExposesKing a7");
    row("en passant doesn't answer the check", "4k3/8/8/3Pp3/8/5n2/8/4K3 w - e6 0 1", "d5e6", "MustAnswerCheck f3");
    row("en passant, too late", "4k3/8/8/3Pp3/8/8/8/4K3 w - - 0 1", "d5e6", "PawnNothingToTake e6");

    row("right lost, two squares", "4k3/8/8/8/8/8/8/4K2R w - - 0 1", "e1g1", "CastlingRightLost h1");
    row("right lost, onto the rook", "4k3/8/8/8/8/8/8/4K2R w - - 0 1", "e1h1", "CastlingRightLost h1");
    row("right lost on one wing", "r3k2r/8/8/8/8/8/8/4K3 b k - 0 1", "e8c8", "CastlingRightLost a8");
    row("no castling up the file", "8/8/4k3/8/8/8/8/R3K3 w Q - 0 1", "e1e3", "WrongWay e1");
    row("in check", "4k3/4r3/8/8/8/8/8/4K2R w K - 0 1", "e1g1", "CastlingInCheck e7");
    row("through check", "4kr2/8/8/8/8/8/8/4K2R w K - 0 1", "e1g1", "CastlingThroughCheck f1");
    row("into check", "4k1r1/8/8/8/8/8/8/4K2R w K - 0 1", "e1g1", "CastlingThroughCheck g1");
    row("blocked beside the king", "4k3/8/8/8/8/8/8/4KB1R w K - 0 1", "e1g1", "CastlingBlocked f1");
    row("blocked beside the rook", "4k3/8/8/8/8/8/8/RN2K3 w Q - 0 1", "e1c1", "CastlingBlocked b1");
    row("Chess960, the uncovered rank", "4k3/8/8/8/8/8/8/rR1K4 w B - 0 1", "d1b1", "CastlingThroughCheck c1");

    row("which piece?", "8/P3k3/8/8/8/8/8/4K3 w - - 0 1", "a7a8", "PromotionMissing a8");
    row("blocked, piece or not", "r7/P3k3/8/8/8/8/8/4K3 w - - 0 1", "a7a8", "PawnTakesStraight a8");
    row("no queen from a knight", start, "g1f3q", "PromotionImpossible g1");
    row("no queen on the way", start, "e2e4q", "PromotionImpossible e2");
    row("no king by promotion", "8/P3k3/8/8/8/8/8/4K3 w - - 0 1", "a7a8k", "PromotionImpossible a7");
    row("promotion under a pin", "8/K3P2r/8/8/8/8/8/4k3 w - - 0 1", "e7e8", "Pinned h7");
}

void TestMoveErrors::everyRefusalSaysWhy()
{
    QFETCH(QByteArray, fen);
    QFETCH(QByteArray, move);
    QFETCH(QString, error);
    const auto meant = positionOf(fen.constData())
                           .moveFor(squareOf(move.left(2).constData()), squareOf(move.mid(2, 2).constData()),
                                    move.size() > 4 ? parsePieceType(move.back()) : std::nullopt);
    QVERIFY(!meant);
    QCOMPARE(toText(meant.error()), error);
}

void TestMoveErrors::refusesMovesOfTheWrongKind_data()
{
    QTest::addColumn<QByteArray>("fen");
    QTest::addColumn<int>("move"); // its bits
    QTest::addColumn<QString>("error");
    const auto row = [](const char *name, const char *fen, Move move, const char *error) {
        QTest::newRow(name) << QByteArray(fen) << int(move.bits()) << QString(error);
    };
    const char *enPassant = "4k3/8/8/3Pp3/8/8/8/4K2R w K e6 0 1";
    row("the turn can't be passed", enPassant, Move(), "NullMove");
    row("en passant needs its kind", enPassant, Move(Square::D5, Square::E6), "PawnNothingToTake e6");
    row("en passant onto another square", enPassant, Move(Square::D5, Square::C6, MoveKind::EnPassant),
        "PawnNothingToTake c6");
    row("castling with nothing", enPassant, Move(Square::E1, Square::A1, MoveKind::Castling), "CastlingRightLost a1");
    row("castling by a pawn", enPassant, Move(Square::D5, Square::H1, MoveKind::Castling), "CastlingRightLost h1");
    row("castling as a plain move", enPassant, Move(Square::E1, Square::G1), "WrongWay e1");
    row("the king takes its rook for good", enPassant, Move(Square::E1, Square::H1), "WrongWay e1");
    row("a plain move marked as en passant", enPassant, Move(Square::D5, Square::D6, MoveKind::EnPassant),
        "WrongWay d5");
}

void TestMoveErrors::refusesMovesOfTheWrongKind()
{
    QFETCH(QByteArray, fen);
    QFETCH(int, move);
    QFETCH(QString, error);
    const Square from = squareAt(move & 63);
    const Square to = squareAt((move >> 6) & 63);
    const Move made = move == 0 ? Move() : Move(from, to, static_cast<MoveKind>((move >> 12) & 3));
    const auto next = positionOf(fen.constData()).play(made);
    QVERIFY(!next);
    QCOMPARE(toText(next.error()), error);
}

QTEST_APPLESS_MAIN(TestMoveErrors)
#include "tst_moveerrors.moc"
