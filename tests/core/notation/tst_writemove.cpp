#include "core/notation/movetext.h"
#include "tests/core/notation/positions.h"

#include <QTest>

using namespace chess;

Q_DECLARE_METATYPE(chess::MoveSpelling)

class TestWriteMove : public QObject
{
    Q_OBJECT

private slots:
    void writesAllForms_data();
    void writesAllForms();
    void writesOtherSpellings_data();
    void writesOtherSpellings();
    void readsEverySpellingBack_data();
    void readsEverySpellingBack();
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

void TestWriteMove::writesOtherSpellings_data()
{
    QTest::addColumn<MoveSpelling>("spelling");
    QTest::addColumn<QString>("fen");
    QTest::addColumn<QString>("move"); // UCI, castling as king takes rook
    QTest::addColumn<QString>("text");
    const auto row = [](const char *name, const MoveSpelling &spelling, const char *fen, const char *move,
                        const char *text) {
        QTest::newRow(name) << spelling << QString(fen) << QString(move) << QString::fromUtf8(text);
    };
    constexpr auto Laws = MoveSpelling::Style::Laws;
    constexpr auto bothRooks = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";
    constexpr auto promoting = "3rk3/4P3/8/8/8/8/8/4K3 w - - 0 1";
    constexpr auto checkingEnPassant = "8/4k3/8/3pP3/8/8/8/4K3 w - d6 0 2";
    constexpr auto queens = "1k6/8/8/8/4Q2Q/8/8/K6Q w - - 0 1";
    const MoveSpelling chinese{.letters = PieceLetters::chineseSimplified()};
    const MoveSpelling traditional{.letters = PieceLetters::chineseTraditional(), .longForm = true};
    const MoveSpelling figurines{.letters = PieceLetters::figurines()};
    const MoveSpelling german{.letters = PieceLetters::parse("KDTLS").value(), .style = Laws};
    const MoveSpelling laws{.style = Laws, .marksEnPassant = true};
    row("Chinese", chinese, queens, "h4e1", "后h4e1");
    row("Chinese promotion", chinese, promoting, "e7d8q", "exd8=后+");
    row("a pawn has no sign", chinese, "start", "e2e4", "e4");
    row("traditional Chinese, long", traditional, "start", "g1f3", "馬g1-f3");
    row("traditional Chinese, a rook takes", traditional, bothRooks, "a1a8", "車a1xa8+");
    row("figurines", figurines, "start", "g1f3", "♘f3");
    row("figurines for Black too", figurines, "rnbqkbnr/pppp1ppp/8/4p3/6P1/5P2/PPPPP2P/RNBQKBNR b KQkq - 0 2", "d8h4",
        "♕h4#");
    row("figurine promotion", figurines, promoting, "e7d8n", "exd8=♘");
    row("the king too", figurines, bothRooks, "e1e2", "♔e2");
    row("German as the Laws write", german, promoting, "e7d8q", "exd8D+");
    row("castling as the Laws write", german, bothRooks, "e1h1", "0-0");
    row("long castling as the Laws write", laws, "3k4/8/8/8/8/8/8/R3K3 w Q - 0 1", "e1a1", "0-0-0+");
    row("en passant marked", laws, checkingEnPassant, "e5d6", "exd6+ e.p.");
    row("an ordinary capture isn't", laws, "8/4k3/3p4/4P3/8/8/8/4K3 w - - 0 2", "e5d6", "exd6+");
    row("en passant marked, long", {.longForm = true, .marksEnPassant = true}, checkingEnPassant, "e5d6",
        "e5xd6+ e.p.");
}

void TestWriteMove::writesOtherSpellings()
{
    QFETCH(MoveSpelling, spelling);
    QFETCH(QString, fen);
    QFETCH(QString, move);
    const Position position = positionOf(fen.toStdString());
    const auto read = readMove(position, move.toStdString());
    QVERIFY(read);
    QTEST(QString::fromStdString(writeMove(position, *read, spelling)), "text");
}

void TestWriteMove::readsEverySpellingBack_data()
{
    QTest::addColumn<QString>("letters");
    QTest::newRow("English") << "KQRBN";
    QTest::newRow("simplified Chinese") << "王后车象马";
    QTest::newRow("traditional Chinese") << "王后車象馬";
    QTest::newRow("figurines") << "♔♕♖♗♘";
    QTest::newRow("German") << "KDTLS";
    QTest::newRow("French, whose king is an R") << "RDTFC";
    QTest::newRow("Turkish, whose rook is a K") << "ŞVKFA";
    QTest::newRow("Estonian, whose bishop is an O") << "KLVOR";
    QTest::newRow("Vietnamese, whose rook is an X") << "VHXTM";
    QTest::newRow("Hungarian, whose rook is a B") << "KVBFH";
    QTest::newRow("Russian, whose king is two letters") << "Кр Ф Л С К";
}

void TestWriteMove::readsEverySpellingBack()
{
    QFETCH(QString, letters);
    const auto language = PieceLetters::parse(letters.toStdString());
    QVERIFY(language);
    using Style = MoveSpelling::Style;
    for (const MoveSpelling &spelling :
         {MoveSpelling{*language, false, Style::Pgn, false}, MoveSpelling{*language, true, Style::Pgn, false},
          MoveSpelling{*language, false, Style::Laws, true}, MoveSpelling{*language, true, Style::Laws, true}}) {
        for (const char *table : {"perft-standard.epd", "perft-chess960.epd"}) {
            const std::vector<Position> positions = positionsOf(table);
            for (std::size_t i = 0; i < positions.size(); i += 4) { // enough of them for a debug build
                for (const Move move : positions[i].legalMoves()) {
                    const std::string text = writeMove(positions[i], move, spelling);
                    const auto read = readMove(positions[i], text, Writer::Program, *language);
                    QVERIFY2(read && *read == move, (writeFen(positions[i]) + ": " + text).c_str());
                }
            }
        }
    }
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
