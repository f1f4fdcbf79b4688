#include "positions.h"

#include <QFile>
#include <QTest>

#include <algorithm>
#include <random>
#include <vector>

using namespace chess;

/// What must hold in any position, tried on those of the perft tables and on games played at random from there.
class TestLegalMoves : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void everyMoveIsEitherLegalOrRefused();
    void noMoveLeavesTheKingInCheck();
    void playingKeepsThePositionWhole();
    void holdsTheLargestNumberOfMoves();

private:
    std::vector<Position> m_positions;
};

void TestLegalMoves::initTestCase()
{
    std::mt19937 random(960);
    int row = 0;
    for (const char *table : {"/perft-standard.epd", "/perft-chess960.epd"}) {
        QFile file(QStringLiteral(TOUCHMOVE_TEST_DATA) + QLatin1String(table));
        QVERIFY(file.open(QIODevice::ReadOnly));
        while (!file.atEnd()) {
            const QByteArray fen = file.readLine().split(';').first().trimmed();
            if (fen.isEmpty() || fen.startsWith('#') || ++row % 8 != 0)
                continue;
            Position position = positionOf(fen.constData());
            for (int ply = 0; ply < 12; ++ply) {
                m_positions.push_back(position);
                const MoveList moves = position.legalMoves();
                if (moves.empty())
                    break;
                position = position.after(moves[static_cast<int>(random() % static_cast<unsigned>(moves.size()))]);
            }
        }
    }
    QVERIFY(m_positions.size() > 400);
}

void TestLegalMoves::everyMoveIsEitherLegalOrRefused()
{
    for (std::size_t i = 0; i < m_positions.size(); i += 24) {
        const Position &position = m_positions[i];
        const MoveList legal = position.legalMoves();
        int accepted = 0;
        const auto attempt = [&](Move move) {
            const bool expected = legal.contains(move);
            QCOMPARE(position.isLegal(move), expected);
            QCOMPARE(position.play(move).has_value(), expected); // a refusal must always find its reason
            accepted += expected ? 1 : 0;
        };
        for (int from = 0; from < 64; ++from) {
            for (int to = 0; to < 64; ++to) {
                if (from == to)
                    continue;
                for (const MoveKind kind : {MoveKind::Normal, MoveKind::EnPassant, MoveKind::Castling})
                    attempt(Move(squareAt(from), squareAt(to), kind));
                for (const auto type : {PieceType::Knight, PieceType::Bishop, PieceType::Rook, PieceType::Queen})
                    attempt(Move(squareAt(from), squareAt(to), type));
            }
        }
        QCOMPARE(accepted, legal.size());
        QCOMPARE(position.board().countLegalMoves(), legal.size());
    }
}

void TestLegalMoves::noMoveLeavesTheKingInCheck()
{
    for (const Position &position : m_positions) {
        for (const Move move : position.legalMoves()) {
            const Position next = position.after(move);
            QVERIFY(next.attackers(next.king(position.sideToMove()), next.sideToMove()).empty());
            QCOMPARE(next.checkers().empty(), !next.inCheck());
        }
    }
}

void TestLegalMoves::playingKeepsThePositionWhole()
{
    for (const Position &position : m_positions) {
        for (const Move move : position.legalMoves()) {
            const Position next = position.after(move);
            QCOMPARE(next.sideToMove(), opposite(position.sideToMove()));
            QCOMPARE(next.ply(), position.ply() + 1);
            QVERIFY((next.men(Color::White) & next.men(Color::Black)).empty());
            Bitboard all;
            int men = 0;
            for (const PieceType type : AllPieceTypes) {
                all |= next.men(type);
                men += next.men(type).count();
            }
            QVERIFY(all == next.occupied());
            QCOMPARE(men, next.occupied().count());
            QVERIFY(position.occupied().count() - men <= 1);
            // Whatever can be reached can be set up again.
            const auto again = Position::from(next.setup());
            QVERIFY(again.has_value());
            QVERIFY(*again == next);
            QCOMPARE(again->key(), next.key());
        }
    }
}

void TestLegalMoves::holdsTheLargestNumberOfMoves()
{
    // Nenad Petrovic's position of 1964, the most moves with the men of a game.
    QCOMPARE(positionOf("R6R/3Q4/1Q4Q1/4Q3/2Q4Q/Q4Q2/pp1Q4/kBNN1KB1 w - - 0 1").legalMoves().size(), 218);
    // Far more queens than a game has.
    const Position queens = positionOf("QQQQQQQQ/Q6Q/Q6Q/Q6Q/Q6Q/Q6Q/pp5Q/knQQQQQK w - - 0 1");
    QCOMPARE(queens.legalMoves().size(), queens.board().countLegalMoves());
}

QTEST_APPLESS_MAIN(TestLegalMoves)
#include "tst_legalmoves.moc"
