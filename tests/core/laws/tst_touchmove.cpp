#include "core/laws/touchmove.h"
#include "core/notation/movetext.h"
#include "script.h"

#include <QTest>

using namespace chess;

class TestTouchMove : public QObject
{
    Q_OBJECT

private slots:
    void binds_data();
    void binds();
};

namespace {

std::vector<Square> squaresOf(const std::string &words)
{
    std::vector<Square> squares;
    for (const QString &word : QString::fromStdString(words).split(' ', Qt::SkipEmptyParts))
        squares.push_back(parseSquare(word.toStdString()).value());
    return squares;
}

QString movesOf(const MoveList &moves)
{
    QStringList words;
    for (const Move move : moves)
        words << QString::fromStdString(uci(move, Variant::Chess960));
    words.sort();
    return words.join(' ');
}

} // namespace

void TestTouchMove::binds_data()
{
    QTest::addColumn<std::string>("fen");
    QTest::addColumn<std::string>("touched");
    QTest::addColumn<QString>("allowed"); // castling as king takes rook; "any" is every legal move
    QTest::addColumn<QString>("bound"); // mover and man to be taken
    const auto row = [](const char *name, std::string fen, std::string touched, QString allowed, QString bound) {
        QTest::newRow(name) << std::move(fen) << std::move(touched) << std::move(allowed) << std::move(bound);
    };
    const std::string castles = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";
    const std::string takes = "4k3/8/8/3p4/4P3/8/8/3RK3 w - - 0 1";

    row("nothing touched", "startpos", "", "any", "");
    row("an own man", "startpos", "g1", "g1f3 g1h3", "g1");
    row("only the first that can move", "startpos", "f1 a1 g1 b1", "g1f3 g1h3", "g1");
    row("one that can't move", "startpos", "f1", "any", "");
    row("a pinned man can't", "4k3/4r3/8/8/8/8/4N3/4K2R w - - 0 1", "e2 h1",
        "h1f1 h1g1 h1h2 h1h3 h1h4 h1h5 h1h6 h1h7 h1h8", "h1");
    row("an empty square", "startpos", "e4", "any", "");
    row("touched twice", "startpos", "f1 f1 g1 g1", "g1f3 g1h3", "g1");

    row("an opponent's man", takes, "d5", "d1d5 e4d5", "xd5");
    row("one that can't be taken", takes, "e8", "any", "");
    row("the first that can be taken", takes, "e8 d5", "d1d5 e4d5", "xd5");
    row("en passant", "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", "d5", "e5d6", "xd5");
    row("en passant, the pawn that takes", "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", "e5 d5", "e5d6", "e5xd5");
    row("taken with promotion", "3rk3/4P3/8/8/8/8/8/4K3 w - - 0 1", "d8", "e7d8b e7d8n e7d8q e7d8r", "xd8");

    row("both colours: the first takes the first", takes, "e4 d5", "e4d5", "e4xd5");
    row("both colours, the opponent's first", takes, "d5 e4", "e4d5", "e4xd5");
    row("neither can, own came first", takes, "e1 d5", "e1d2 e1e2 e1f1 e1f2", "e1");
    row("neither can, the opponent's came first", takes, "d5 e1", "d1d5 e4d5", "xd5");
    row("the second own man doesn't take", takes, "e1 d1 d5", "e1d2 e1e2 e1f1 e1f2", "e1");
    row("the first of all that can", "4k3/8/8/3p4/4P3/8/8/3RKB2 w - - 0 1", "e8 d5 f1", "d1d5 e4d5", "xd5");

    row("the king alone may castle", castles, "e1", "e1a1 e1d1 e1d2 e1e2 e1f1 e1f2 e1h1", "e1");
    row("the rook alone may not", castles, "h1", "h1f1 h1g1 h1h2 h1h3 h1h4 h1h5 h1h6 h1h7 h1h8", "h1");
    row("king, then rook", castles, "e1 h1", "e1h1", "e1");
    row("king, then the other rook", castles, "e1 a1", "e1a1", "e1");
    row("king, then both rooks: the first", castles, "e1 a1 h1", "e1a1", "e1");
    row("king, another man, rook", "r3k2r/8/8/8/8/2N5/8/R3K2R w KQkq - 0 1", "e1 c3 h1", "e1h1", "e1");
    row("Black's king, then rook", "r3k2r/8/8/8/8/8/8/R3K2R b KQkq - 0 1", "e8 a8", "e8a8", "e8");
    row("castling there isn't legal: any king move", "r3k2r/8/8/8/6q1/8/8/R3K2R w KQkq - 0 1", "e1 h1",
        "e1d2 e1f1 e1f2", "e1");
    row("the other castling is a king move", "r3k3/8/8/8/8/8/8/RN2K2R w KQq - 0 1", "e1 a1",
        "e1d1 e1d2 e1e2 e1f1 e1f2 e1h1", "e1");
    row("no king move: the rook isn't bound", "4k3/8/8/8/8/8/3PPP2/3QKB1R w K - 0 1", "e1 h1", "any", "");
    row("no king move, a man that isn't there to castle", "4k3/8/8/8/8/7R/3PPP2/3QKB2 w - - 0 1", "e1 h3",
        "h3a3 h3b3 h3c3 h3d3 h3e3 h3f3 h3g3 h3h1 h3h2 h3h4 h3h5 h3h6 h3h7 h3h8", "h3");
    row("rook, then king", castles, "h1 e1", "h1f1 h1g1 h1h2 h1h3 h1h4 h1h5 h1h6 h1h7 h1h8", "h1");
    row("rook that can't move, then king: no castling with it", "4k3/8/8/8/8/8/6P1/5KRN w G - 0 1", "g1 f1",
        "f1e1 f1e2 f1f2", "f1");
    row("the same the other way round", "4k3/8/8/8/8/8/6P1/5KRN w G - 0 1", "f1 g1", "f1g1", "f1");
    row("king, rook, king again", castles, "e1 h1 e1", "e1h1", "e1");
    row("in check: what can't answer it is free", "4r1k1/8/8/8/8/8/8/R3K3 w Q - 0 1", "a1", "any", "");
}

void TestTouchMove::binds()
{
    QFETCH(std::string, fen);
    QFETCH(std::string, touched);
    QFETCH(QString, allowed);
    QFETCH(QString, bound);
    const Position position = script::positionOf(fen);
    const TouchBond bond = touchBond(position, squaresOf(touched));
    QCOMPARE(movesOf(bond.allowed), allowed == "any" ? movesOf(position.legalMoves()) : allowed);
    std::string men = bond.mover ? toString(*bond.mover) : "";
    if (bond.taken)
        men += "x" + toString(*bond.taken);
    QCOMPARE(QString::fromStdString(men), bound);
    QCOMPARE(bond.binds(), !bound.isEmpty());
}

QTEST_APPLESS_MAIN(TestTouchMove)
#include "tst_touchmove.moc"
