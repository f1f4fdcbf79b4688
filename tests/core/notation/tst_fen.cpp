#include "core/notation/fen.h"

#include <QTest>

using namespace chess;
using Kind = FenAssumption::Kind;

namespace {

constexpr auto StartFen = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

std::string described(const FenAssumption &assumption)
{
    static constexpr const char *names[] = {
        "no side to move",  "bad side to move",   "no castling",        "bad castling",   "no en passant",
        "bad en passant",   "no halfmove clock",  "bad halfmove clock", "no move number", "bad move number",
        "castling dropped", "en passant dropped", "text after end",
    };
    return std::string(names[static_cast<std::size_t>(assumption.kind)]) + " at " + std::to_string(assumption.offset);
}

QString described(const std::vector<FenAssumption> &assumptions)
{
    QStringList lines;
    for (const FenAssumption &assumption : assumptions)
        lines << QString::fromStdString(described(assumption));
    return lines.join(", ");
}

} // namespace

class TestFen : public QObject
{
    Q_OBJECT

private slots:
    void readsAllSixFields();
    void rejectsMalformedPlacement_data();
    void rejectsMalformedPlacement();
    void toleratesWhatPeoplePaste_data();
    void toleratesWhatPeoplePaste();
    void readsCastlingRights_data();
    void readsCastlingRights();
    void writesEnPassantOnlyWhenPlayable_data();
    void writesEnPassantOnlyWhenPlayable();
    void writesSetupAsItStands();
    void givesRealFilesBack_data();
    void givesRealFilesBack();
    void readsAll960Starts();
};

void TestFen::readsAllSixFields()
{
    const auto reading = readFen("r3k2r/8/8/3Pp3/8/8/8/4K2R w Kq e6 3 57");
    QVERIFY(reading);
    const Setup &setup = reading->setup;
    QVERIFY(setup.at(Square::A8) == (Piece{Color::Black, PieceType::Rook}));
    QVERIFY(setup.at(Square::D5) == (Piece{Color::White, PieceType::Pawn}));
    QVERIFY(setup.at(Square::A1) == std::optional<Piece>());
    QCOMPARE(setup.sideToMove, Color::White);
    QVERIFY(setup.castlingRook(Color::White, Wing::King) == File::H);
    QVERIFY(setup.castlingRook(Color::White, Wing::Queen) == std::optional<File>());
    QVERIFY(setup.castlingRook(Color::Black, Wing::King) == std::optional<File>());
    QVERIFY(setup.castlingRook(Color::Black, Wing::Queen) == File::A);
    QVERIFY(setup.enPassant == Square::E6);
    QCOMPARE(setup.halfmoveClock, 3);
    QCOMPARE(setup.fullmoveNumber, 57);
    QVERIFY(reading->assumptions.empty());
    QCOMPARE(reading->variant, Variant::Standard);
}

void TestFen::rejectsMalformedPlacement_data()
{
    QTest::addColumn<std::string>("fen");
    QTest::addColumn<FenError::Kind>("kind");
    QTest::addColumn<std::size_t>("offset");
    using Fault = FenError::Kind;
    const auto row = [](const char *name, std::string fen, Fault kind, std::size_t offset) {
        QTest::newRow(name) << std::move(fen) << kind << offset;
    };
    row("empty text", "", Fault::TooFewRanks, 0);
    row("blanks alone", "  \n", Fault::TooFewRanks, 3);
    row("nine squares in a rank", "9/8/8/8/8/8/8/8 w - - 0 1", Fault::RankTooLong, 0);
    row("nine men in a rank", "rnbqkbnrr/8/8/8/8/8/8/8 w - - 0 1", Fault::RankTooLong, 8);
    row("seven squares in a rank", "8/7/8/8/8/8/8/8 w - - 0 1", Fault::RankTooShort, 3);
    row("empty rank", "8//8/8/8/8/8/8 w - - 0 1", Fault::RankTooShort, 2);
    row("last rank short", "8/8/8/8/8/8/8/4K2 w - - 0 1", Fault::RankTooShort, 17);
    row("seven ranks", "8/8/8/8/8/8/8 w - - 0 1", Fault::TooFewRanks, 13);
    row("text ends after a slash", "8/8/8/", Fault::TooFewRanks, 6);
    row("nine ranks", "8/8/8/8/8/8/8/8/8 w - - 0 1", Fault::TooManyRanks, 15);
    row("a letter that is no man", "8/8/8/3X4/8/8/8/8 w - - 0 1", Fault::UnknownLetter, 7);
    row("zero squares", "8/8/8/08/8/8/8/8 w - - 0 1", Fault::UnknownLetter, 6);
    row("not a position", "hello", Fault::UnknownLetter, 0);
    row("a byte that is no text", "8/8/\xff/8/8/8/8/8 w - - 0 1", Fault::UnknownLetter, 4);
}

void TestFen::rejectsMalformedPlacement()
{
    QFETCH(std::string, fen);
    QFETCH(FenError::Kind, kind);
    QFETCH(std::size_t, offset);
    const auto reading = readFen(fen);
    QVERIFY(!reading);
    QCOMPARE(reading.error(), (FenError{kind, offset}));
}

void TestFen::toleratesWhatPeoplePaste_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("meaning");
    QTest::addColumn<QString>("assumed");
    const auto row = [](const char *name, QByteArray text, QByteArray meaning, const char *assumed) {
        QTest::newRow(name) << std::move(text) << std::move(meaning) << QString(assumed);
    };
    const QByteArray kings = "4k3/8/8/8/8/8/8/4K3 ";
    row("exact", StartFen, StartFen, "");
    row("placement alone", "4k3/8/8/8/8/8/8/4K3", kings + "w - - 0 1",
        "no side to move at 19, no castling at 19, no en passant at 19, no halfmove clock at 19, no move number at 19");
    row("four fields", kings + "b - -", kings + "b - - 0 1", "no halfmove clock at 25, no move number at 25");
    row("hyphens for counters", kings + "b - - - -", kings + "b - - 0 1",
        "no halfmove clock at 26, no move number at 28");
    row("upper-case side", kings + "B - - 0 1", kings + "b - - 0 1", "");
    row("spaces, tabs and line ends", "\t 4k3/8/8/8/8/8/8/4K3 \t b  -\r\n- 4\n7\r\n", kings + "b - - 4 7", "");
    row("line end inside the placement", "4k3/8/8/8/\r\n8/8/8/4K3 w - - 0 1", kings + "w - - 0 1", "");
    row("byte order mark", "\xEF\xBB\xBF" + kings + "w - - 0 1", kings + "w - - 0 1", "");
    row("no-break spaces",
        "4k3/8/8/8/8/8/8/4K3\xC2\xA0w\xC2\xA0-\xC2\xA0-\xC2\xA0"
        "0\xC2\xA0"
        "1",
        kings + "w - - 0 1", "");
    row("NUL at the end", kings + "w - - 0 1" + QByteArray(1, '\0'), kings + "w - - 0 1", "");
    row("no castling field", "r3k3/8/8/8/8/8/8/4K3 w e3 0 1", "r3k3/8/8/8/8/8/8/4K3 w - - 0 1",
        "en passant dropped at 23, no castling at 29");
    row("no en passant field", kings + "b - 7 9", kings + "b - - 7 9", "no en passant at 27");
    row("no side", kings + "KQ - 0 1", kings + "w - - 0 1",
        "castling dropped at 20, castling dropped at 21, no side to move at 28");
    row("unknown side", kings + "x - - 0 1", kings + "w - - 0 1", "bad side to move at 20");
    row("unknown right", "4k2r/8/8/8/8/8/8/4K3 b kz - 0 1", "4k2r/8/8/8/8/8/8/4K3 b k - 0 1", "bad castling at 24");
    row("en passant on a wrong rank", kings + "w - e4 0 1", kings + "w - - 0 1", "bad en passant at 24");
    row("en passant without a pawn", kings + "w - e6 0 1", kings + "w - - 0 1", "en passant dropped at 24");
    row("en passant behind an own pawn", "4k3/8/8/4p3/8/8/8/4K3 b - e6 0 1", "4k3/8/8/4p3/8/8/8/4K3 b - - 0 1",
        "en passant dropped at 26");
    row("negative counter", kings + "w - - -3 1", kings + "w - - 0 1", "bad halfmove clock at 26");
    row("counter beyond any game", kings + "w - - 99999999999999999999 1", kings + "w - - 0 1",
        "bad halfmove clock at 26");
    row("counter with a fraction", kings + "w - - 3.5 1", kings + "w - - 0 1", "bad halfmove clock at 26");
    row("move zero", kings + "w - - 0 0", kings + "w - - 0 1", "bad move number at 28");
    row("leading zeros", kings + "w - - 007 012", kings + "w - - 7 12", "");
    row("operations of EPD", kings + "w - - bm Kd2;", kings + "w - - 0 1",
        "text after end at 26, no halfmove clock at 33, no move number at 33");
    row("text after both counters", kings + "w - - 4 9 ; bm Kd2", kings + "w - - 4 9", "text after end at 30");
    row("king gone from its rank", "8/4k3/8/8/8/8/8/4K2R w Kk - 0 1", "8/4k3/8/8/8/8/8/4K2R w K - 0 1",
        "castling dropped at 24");
    row("no rook on that wing", "4k3/8/8/8/8/8/8/R3K3 w KQ - 0 1", "4k3/8/8/8/8/8/8/R3K3 w Q - 0 1",
        "castling dropped at 23");
    row("right given twice", "4k3/8/8/8/8/8/8/4K2R w KH - 0 1", "4k3/8/8/8/8/8/8/4K2R w K - 0 1", "");
    row("two rooks for one wing", "4k3/8/8/8/8/8/8/4KR1R w KF - 0 1", "4k3/8/8/8/8/8/8/4KR1R w K - 0 1",
        "bad castling at 25");
}

void TestFen::toleratesWhatPeoplePaste()
{
    QFETCH(QByteArray, text);
    QFETCH(QByteArray, meaning);
    QFETCH(QString, assumed);
    const auto reading = readFen({text.data(), static_cast<std::size_t>(text.size())});
    QVERIFY(reading);
    QCOMPARE(QByteArray::fromStdString(writeFen(reading->setup)), meaning);
    QCOMPARE(described(reading->assumptions), assumed);
}

void TestFen::readsCastlingRights_data()
{
    QTest::addColumn<std::string>("fen");
    QTest::addColumn<std::string>("xFen");
    QTest::addColumn<std::string>("shredder");
    QTest::addColumn<Variant>("variant");
    const auto row = [](const char *name, std::string fen, std::string xFen, std::string shredder, Variant variant) {
        QTest::newRow(name) << std::move(fen) << std::move(xFen) << std::move(shredder) << variant;
    };
    row("standard", "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", "KQkq", "HAha", Variant::Standard);
    row("king's side first, whatever the order read", "r3k2r/8/8/8/8/8/8/R3K2R w qkQK - 0 1", "KQkq", "HAha",
        Variant::Standard);
    row("Shredder letters of a standard position", "r3k2r/8/8/8/8/8/8/R3K2R w AHah - 0 1", "KQkq", "HAha",
        Variant::Standard);
    row("K is the outermost rook", "4k3/8/8/8/8/8/8/3KR1R1 w K - 0 1", "K", "G", Variant::Chess960);
    row("the inner rook has to be named", "4k3/8/8/8/8/8/8/3KR1R1 w E - 0 1", "E", "E", Variant::Chess960);
    row("Q is the outermost rook", "1r1rk3/8/8/8/8/8/8/4K3 b q - 0 1", "q", "b", Variant::Chess960);
    row("the inner rook of the queen's wing", "1r1rk3/8/8/8/8/8/8/4K3 b d - 0 1", "d", "d", Variant::Chess960);
    row("king off the e file", "rk2r3/8/8/8/8/8/8/RK2R3 w EAea - 0 1", "KQkq", "EAea", Variant::Chess960);
    row("only one side is of Chess960", "r3k2r/8/8/8/8/8/8/R4K1R w HAha - 0 1", "KQkq", "HAha", Variant::Chess960);
    row("no rights: standard", "rk2r3/8/8/8/8/8/8/RK2R3 w - - 0 1", "-", "-", Variant::Standard);
}

void TestFen::readsCastlingRights()
{
    QFETCH(std::string, fen);
    QFETCH(std::string, xFen);
    QFETCH(std::string, shredder);
    QFETCH(Variant, variant);
    const auto field = [](const std::string &text) {
        return QString::fromStdString(text).section(' ', 2, 2).toStdString();
    };
    const auto reading = readFen(fen);
    QVERIFY(reading);
    QVERIFY(reading->assumptions.empty());
    QCOMPARE(field(writeFen(reading->setup)), xFen);
    QCOMPARE(field(writeFen(reading->setup, FenStyle::Shredder)), shredder);
    QCOMPARE(reading->variant, variant);
}

void TestFen::writesEnPassantOnlyWhenPlayable_data()
{
    QTest::addColumn<std::string>("fen");
    QTest::addColumn<std::string>("written");
    const auto row = [](const char *name, std::string fen, std::string written) {
        QTest::newRow(name) << std::move(fen) << std::move(written);
    };
    row("a pawn can take", "4k3/8/8/3Pp3/8/8/8/4K3 w - e6 0 2", "4k3/8/8/3Pp3/8/8/8/4K3 w - e6 0 2");
    row("no pawn beside it", "4k3/8/8/4p3/8/8/8/4K3 w - e6 0 2", "4k3/8/8/4p3/8/8/8/4K3 w - - 0 2");
    row("taking would lay the king open on the rank", "4k3/8/8/K2Pp2r/8/8/8/8 w - e6 0 2",
        "4k3/8/8/K2Pp2r/8/8/8/8 w - - 0 2");
}

void TestFen::writesEnPassantOnlyWhenPlayable()
{
    QFETCH(std::string, fen);
    QFETCH(std::string, written);
    const auto reading = readFen(fen);
    QVERIFY(reading);
    const auto position = Position::from(reading->setup);
    QVERIFY(position);
    QCOMPARE(writeFen(*position), written);
}

void TestFen::writesSetupAsItStands()
{
    Setup setup;
    setup.enPassant = Square::A3;
    setup.sideToMove = Color::Black;
    setup.halfmoveClock = 12;
    setup.setCastlingRook(Color::White, Wing::Queen, File::B);
    QCOMPARE(writeFen(setup), std::string("8/8/8/8/8/8/8/8 b Q a3 12 1"));
}

void TestFen::givesRealFilesBack_data()
{
    QTest::addColumn<QString>("file");
    QTest::newRow("standard") << "perft-standard.epd";
    QTest::newRow("Chess960") << "perft-chess960.epd";
}

/// The perft tables, too, spell rights that the position doesn't bear out, so it is our own text that must come back.
void TestFen::givesRealFilesBack()
{
    QFETCH(QString, file);
    QFile table(QString(TOUCHMOVE_TEST_DATA "/") + file);
    QVERIFY2(table.open(QIODevice::ReadOnly), qPrintable(table.fileName()));
    int positions = 0;
    while (!table.atEnd()) {
        const QByteArray fen = table.readLine().split(';').first().trimmed();
        if (fen.isEmpty() || fen.startsWith('#'))
            continue;
        const auto reading = readFen(fen.toStdString());
        QVERIFY2(reading, fen.constData());
        const auto position = Position::from(reading->setup);
        QVERIFY2(position, fen.constData());
        for (const FenStyle style : {FenStyle::X, FenStyle::Shredder}) {
            const std::string written = writeFen(*position, style);
            const auto again = readFen(written);
            QVERIFY2(again && again->assumptions.empty(), written.c_str());
            QCOMPARE(again->variant, reading->variant);
            const auto back = Position::from(again->setup);
            QVERIFY2(back && *back == *position, written.c_str());
            QCOMPARE(writeFen(*back, style), written);
        }
        ++positions;
    }
    QVERIFY(positions > 100);
}

void TestFen::readsAll960Starts()
{
    for (int number = 0; number < 960; ++number) {
        const Setup setup = Setup::chess960(number);
        for (const FenStyle style : {FenStyle::X, FenStyle::Shredder}) {
            const auto reading = readFen(writeFen(setup, style));
            QVERIFY(reading && reading->assumptions.empty());
            QCOMPARE(reading->setup, setup);
        }
    }
}

QTEST_APPLESS_MAIN(TestFen)
#include "tst_fen.moc"
