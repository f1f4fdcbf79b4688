#include "positions.h"

#include <QTest>

#include <algorithm>

using namespace chess;

class TestSetup : public QObject
{
    Q_OBJECT

private slots:
    void findsEveryFault_data();
    void findsEveryFault();
    void keepsTheUnplayableFirst();
    void repairsOnlyWhatCanNotBe();
    void standardIsNumber518();
};

namespace {

Bitboard squaresOf(const QString &names)
{
    Bitboard squares;
    for (const QString &name : names.split(QLatin1Char(' '), Qt::SkipEmptyParts))
        squares |= squareOf(name.toLatin1().constData());
    return squares;
}

/// A setup as a FEN names it, but with the rights and the en passant square that a reader of FEN would drop.
Setup rawSetup(const QByteArray &fen)
{
    const QList<QByteArray> fields = fen.split(' ');
    Setup setup = setupOf((fields[0] + " " + fields[1] + " - - " + fields[4] + " " + fields[5]).constData());
    for (const char letter : fields[2]) {
        if (letter == 'K')
            setup.setCastlingRook(Color::White, Wing::King, File::H);
        else if (letter == 'Q')
            setup.setCastlingRook(Color::White, Wing::Queen, File::A);
        else if (letter == 'k')
            setup.setCastlingRook(Color::Black, Wing::King, File::H);
        else if (letter == 'q')
            setup.setCastlingRook(Color::Black, Wing::Queen, File::A);
    }
    setup.enPassant = parseSquare(fields[3].toStdString());
    return setup;
}

} // namespace

void TestSetup::findsEveryFault_data()
{
    using Kind = SetupFault::Kind;
    QTest::addColumn<QByteArray>("fen");
    QTest::addColumn<int>("kind"); // -1: no fault
    QTest::addColumn<QString>("squares");
    const auto row = [](const char *name, const char *fen, Kind kind, const char *squares) {
        QTest::newRow(name) << QByteArray(fen) << static_cast<int>(kind) << QString(squares);
    };
    const auto sound = [](const char *name, const char *fen) {
        QTest::newRow(name) << QByteArray(fen) << -1 << QString();
    };

    sound("start", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1");
    row("a king is missing", "8/8/8/8/8/8/8/4K3 w - - 0 1", Kind::NoKing, "");
    row("two kings", "4k3/8/8/8/8/8/8/2K1K3 w - - 0 1", Kind::SeveralKings, "c1 e1");
    row("a pawn on the last rank", "P3k3/8/8/8/8/8/8/4K3 w - - 0 1", Kind::PawnOnEndRank, "a8");
    row("a pawn on the first rank", "4k3/8/8/8/8/8/8/p3K3 w - - 0 1", Kind::PawnOnEndRank, "a1");
    row("the player who has moved is in check", "4k3/8/8/8/4R3/8/8/4K3 w - - 0 1", Kind::OpponentInCheck, "e4 e8");
    row("kings side by side", "8/8/8/8/8/8/4k3/4K3 w - - 0 1", Kind::OpponentInCheck, "e1 e2");

    row("right without its rook", "4k3/8/8/8/8/8/8/4K3 w K - 0 1", Kind::CastlingWithoutRook, "h1");
    row("another man on the rook's square", "4k3/8/8/8/8/8/8/N3K3 w Q - 0 1", Kind::CastlingWithoutRook, "a1");
    row("the opponent's rook", "4k2R/8/8/8/8/8/8/K7 b k - 0 1", Kind::CastlingWithoutRook, "h8");
    row("right without its king", "4k3/8/8/8/8/8/4K3/7R w K - 0 1", Kind::CastlingWithoutKing, "e2");
    row("rook on the wrong side", "4k3/8/8/8/8/8/8/K6R w Q - 0 1", Kind::CastlingWithoutRook, "a1");

    sound("a pawn that has just passed", "4k3/8/8/4p3/8/8/8/4K3 w - e6 0 1");
    row("no pawn has passed", "4k3/8/8/8/8/8/8/4K3 w - e6 0 1", Kind::ImpossibleEnPassant, "e6");
    row("it came from an occupied square", "4k3/4n3/8/4p3/8/8/8/4K3 w - e6 0 1", Kind::ImpossibleEnPassant, "e6");
    row("it passed over a man", "4k3/8/4n3/4p3/8/8/8/4K3 w - e6 0 1", Kind::ImpossibleEnPassant, "e6");
    row("the mover's own pawn", "4k3/8/8/8/4P3/8/8/4K3 w - e3 0 1", Kind::ImpossibleEnPassant, "e3");

    row("seventeen men", "4k3/8/8/8/8/N7/PPPPPPPP/RNBQKBNR w - - 0 1", Kind::TooManyMen,
        "a1 b1 c1 d1 e1 f1 g1 h1 a2 b2 c2 d2 e2 f2 g2 h2 a3");
    row("nine pawns", "4k3/8/8/8/8/P7/PPPPPPPP/4K3 w - - 0 1", Kind::TooManyPawns, "a2 b2 c2 d2 e2 f2 g2 h2 a3");
    row("two queens and all pawns", "4k3/8/8/8/8/8/PPPPPPPP/QQ2K3 w - - 0 1", Kind::TooManyPromoted, "a1 b1");
    row("two bishops of one colour and all pawns", "4k3/8/8/8/8/8/PPPPPPPP/B1B1K3 w - - 0 1", Kind::TooManyPromoted,
        "a1 c1");
    sound("two queens for a pawn", "4k3/8/8/8/8/8/1PPPPPPP/QQ2K3 w - - 0 1");

    row("three checks", "4k3/8/8/8/8/3n1n2/8/r3K3 w - - 0 1", Kind::ImpossibleCheck, "a1 d3 f3 e1");
    row("two knights check", "4k3/8/8/8/8/3n1n2/8/4K3 w - - 0 1", Kind::ImpossibleCheck, "d3 f3 e1");
    row("checks from both ends of a line", "4k3/8/8/8/8/8/8/r3K2r w - - 0 1", Kind::ImpossibleCheck, "a1 h1 e1");
    sound("knight and rook check", "4k3/4r3/8/8/8/3n4/8/4K3 w - - 0 1");
    row("en passant, but another man checks", "4k3/8/8/3Pp3/8/5n2/8/4K3 w - e6 0 1", Kind::ImpossibleCheck, "f3 e1");
    sound("en passant, and a line opened", "4k3/4r3/8/8/4Pp2/8/8/4K3 b - e3 0 1");
    sound("the passing pawn checks", "8/8/8/2k5/3Pp3/8/8/4K3 b - d3 0 1");

    row("the half-move clock is ahead", "4k3/8/8/8/8/8/8/4K3 w - - 3 2", Kind::CounterTooHigh, "");
    sound("the half-move clock as far as can be", "4k3/8/8/8/8/8/8/4K3 b - - 3 2");
}

void TestSetup::findsEveryFault()
{
    QFETCH(QByteArray, fen);
    QFETCH(int, kind);
    QFETCH(QString, squares);
    const SetupFaults found = faults(rawSetup(fen));
    if (kind < 0) {
        QVERIFY(found.empty());
        return;
    }
    QVERIFY(!found.empty());
    const auto fault = std::find_if(found.begin(), found.end(),
                                    [kind](const SetupFault &other) { return static_cast<int>(other.kind) == kind; });
    QVERIFY(fault != found.end());
    QCOMPARE(fault->squares.bits(), squaresOf(squares).bits());
    QCOMPARE(Position::from(rawSetup(fen)).has_value(), grade(fault->kind) != FaultGrade::Unplayable);
}

void TestSetup::keepsTheUnplayableFirst()
{
    const SetupFaults found = faults(rawSetup("P6k/8/8/8/8/8/PPPPPPPP/4K3 w KQ e6 9 1"));
    const auto byGrade = [](const SetupFault &a, const SetupFault &b) { return grade(a.kind) < grade(b.kind); };
    QVERIFY(found.size() >= 4);
    QVERIFY(std::is_sorted(found.begin(), found.end(), byGrade));
}

void TestSetup::repairsOnlyWhatCanNotBe()
{
    const Setup setup = rawSetup("r3k3/8/8/8/8/8/8/4K2R w KQkq e6 0 1");
    const Setup better = repaired(setup);
    QVERIFY(better.castlingRook(Color::White, Wing::King) == File::H);
    QVERIFY(!better.castlingRook(Color::White, Wing::Queen));
    QVERIFY(!better.castlingRook(Color::Black, Wing::King));
    QVERIFY(better.castlingRook(Color::Black, Wing::Queen) == File::A);
    QVERIFY(!better.enPassant);
    QVERIFY(better.men == setup.men);
    QVERIFY(faults(better).empty());
    QVERIFY(repaired(better) == better);
    QVERIFY(Position::from(setup).value() == Position::from(better).value());
}

void TestSetup::standardIsNumber518()
{
    QVERIFY(Setup::standard() == Setup::chess960(518));
    QVERIFY(Setup::standard() == setupOf("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"));
    QVERIFY(Position().setup() == Setup::standard());
}

QTEST_APPLESS_MAIN(TestSetup)
#include "tst_setup.moc"
