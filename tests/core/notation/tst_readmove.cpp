#include "core/notation/movetext.h"
#include "tests/core/notation/positions.h"

#include <QTest>

using namespace chess;

namespace {

/// The move as UCI of Chess960 (castling is king takes rook), or what was wrong with the text.
QString described(const Expected<Move, MoveTextError> &reading)
{
    if (reading)
        return QString::fromStdString(uci(*reading, Variant::Chess960));
    switch (reading.error().kind) {
    case MoveTextError::Kind::Syntax:
        return QStringLiteral("syntax at %1").arg(reading.error().offset);
    case MoveTextError::Kind::Illegal:
        return QStringLiteral("illegal");
    case MoveTextError::Kind::Ambiguous: {
        QStringList moves;
        for (const Move move : reading.error().candidates)
            moves << QString::fromStdString(uci(move));
        moves.sort();
        return "ambiguous " + moves.join(' ');
    }
    }
    return {};
}

constexpr auto AfterBc4 = "r1bqkbnr/pppp1ppp/2n5/4p3/2B1P3/5N2/PPPP1PPP/RNBQK2R w KQkq - 4 4";
constexpr auto Castling = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";
constexpr auto Promoting = "2r1k3/1P2P3/8/8/8/8/8/4K3 w - - 0 1";
constexpr auto EnPassant = "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2";

} // namespace

class TestReadMove : public QObject
{
    Q_OBJECT

private slots:
    void readsEverySpelling_data();
    void readsEverySpelling();
    void readsTheLettersOfALanguage_data();
    void readsTheLettersOfALanguage();
    void refusesWhatIsNoMove_data();
    void refusesWhatIsNoMove();
    void tellsSmallBishopsFromPawns_data();
    void tellsSmallBishopsFromPawns();
    void saysWhyAMoveIsIllegal_data();
    void saysWhyAMoveIsIllegal();
    void namesTheCandidates();
    void meansCastlingAsTheBoardDoes();
    void readsEveryLegalMoveBack();
    void readsTheSameOnABareBoard();
};

void TestReadMove::readsEverySpelling_data()
{
    QTest::addColumn<QString>("fen");
    QTest::addColumn<QString>("texts"); // several, with "|" between them
    QTest::addColumn<QString>("move");
    const auto row = [](const char *name, const char *fen, const char *texts, const char *move) {
        QTest::newRow(name) << QString(fen) << QString::fromUtf8(texts) << QString(move);
    };
    row("pawn", "start", "e4|e2e4|e2-e4|e2–e4|Pe4|Pe2-e4|pe4|兵e4|小兵e4|♙e4|♟e4|ｅ４| e4 |e4!|e4 !?|e4+|ee4|e2 - e4",
        "e2e4");
    row("knight", "start",
        "Nf3|Ng1-f3|Ng1f3|Ngf3|N1f3|ng1-f3|nf3|N-f3|Nxf3|g1f3|g1-f3|马f3|馬f3|馬g1-f3|骑士f3|騎士f3|♘f3|♞f3|♘\uFE0Ef3|"
        "Ｎｆ３",
        "g1f3");
    row("check signs don't matter", "start", "Nf3+|Nf3#|Nf3++|Nf3†|Nf3!!|Nf3??|Nf3 ?!|Nf3+!?|Nf3 (=)|Nf3=|Nf3‼|Nf3⁉",
        "g1f3");
    row("bishop takes", AfterBc4,
        "Bxf7+|Bf7|Bc4xf7|Bc4f7|bc4xf7|c4f7|B:f7|B×f7|象xf7|主教xf7|Bxf7#|Bcxf7|B4xf7|Bc4-f7|Bc4 x f7", "c4f7");
    row("queen", AfterBc4, "Qe2|qe2|后e2|皇后e2|♕e2|Qd1e2|d1e2", "d1e2");
    row("rook", "4k3/8/8/8/8/8/8/R3K2R w - - 0 1", "Rad1|rad1|车ad1|車ad1|城堡ad1|Ra1d1|Ra1-d1|a1d1", "a1d1");
    row("king", AfterBc4, "Ke2|ke2|王e2|国王e2|國王e2|♔e2|Ke1e2|e1e2|Kxe2", "e1e2");
    row("castling, king's side", Castling,
        "O-O|0-0|o-o|OO|00|O–O|０－０|O-O+|0-0!|e1g1|e1h1|Kg1|Ke1-g1|Ke1g1|Ke1h1|Kxh1|O-O ++", "e1h1");
    row("castling, queen's side", Castling, "O-O-O|0-0-0|o-o-o|OOO|000|0-0-0+|e1c1|e1a1|Kc1", "e1a1");
    row("castling of Chess960", "1r3k1r/8/8/8/8/8/8/1R3K1R w HBhb - 0 1", "O-O-O|f1b1|f1c1|Kf1c1", "f1b1");
    row("a plain king's move of Chess960", "1r3k1r/8/8/8/8/8/8/1R3K1R w HBhb - 0 1", "Kg1|f1g1", "f1g1");
    row("castling where the king stands still", "r5kr/8/8/8/8/8/8/R5KR w HAha - 0 1", "O-O|g1h1", "g1h1");
    row("promotion", Promoting,
        "b8=Q|b8Q|b8q|b8=q|b8(Q)|b8/Q|b8=(Q)|b8 =Q|b8 (Q)|b7b8q|b7-b8=Q|b7b8Q|b8=Q+|b8Q#|b8=后|b8♕", "b7b8q");
    row("promotion to a knight", Promoting, "b8=N|b8n|b8N|b7b8n|b8/N|b8=马", "b7b8n");
    row("promotion with a capture", Promoting, "bxc8=B|bxc8B|bc8b|b7xc8=B+|b7c8b|bxc8(B)", "b7c8b");
    row("en passant", EnPassant,
        "exd6|ed6|exd6 e.p.|exd6e.p.|exd6ep|exd6 ep|e5d6|e5xd6|exd6 e.p.+|exd6 en passant|exd6 en pt|exd6 (ep)",
        "e5d6");
    row("null move", "start", "--|Z0|0000|--!?|––", "0000");
    row("the other knight is pinned", "4k3/4r3/8/8/8/8/4N3/4K1N1 w - - 0 1", "Nf3|Ngf3|Ng1f3", "g1f3");
    row("over-precise though the other is pinned", "4k3/8/8/8/1b6/2N5/8/4K1N1 w - - 0 1", "Nge2|Ne2|Ng1-e2|N1e2",
        "g1e2");
    row("the one that answers the check", "4k3/8/8/4r3/8/2N3N1/8/4K3 w - - 0 1", "Nce4|Nc3e4", "c3e4");
}

void TestReadMove::readsEverySpelling()
{
    QFETCH(QString, fen);
    QFETCH(QString, texts);
    QFETCH(QString, move);
    const Position position = positionOf(fen.toStdString());
    for (const QString &text : texts.split('|')) {
        const QString read = described(readMove(position, text.toStdString()));
        QVERIFY2(read == move, qPrintable(text + " is read as " + read));
    }
}

void TestReadMove::readsTheLettersOfALanguage_data()
{
    QTest::addColumn<QString>("letters");
    QTest::addColumn<QString>("fen");
    QTest::addColumn<QString>("texts");
    QTest::addColumn<QString>("move");
    const auto row = [](const char *name, const char *letters, const char *fen, const char *texts, const char *move) {
        QTest::newRow(name) << QString::fromUtf8(letters) << QString(fen) << QString::fromUtf8(texts) << QString(move);
    };
    constexpr auto rookAndKing = "4k3/8/8/8/8/8/8/R3K3 w - - 0 1";
    constexpr auto rooks = "4k3/8/8/8/8/8/8/R3K2R w - - 0 1";
    row("German", "KDTLS", "start", "Sf3|Sg1-f3|sf3|Ｓf3|Nf3|nf3|♘f3|马f3|g1f3", "g1f3");
    row("a German promotion", "KDTLS", Promoting, "b8=D|b8D|b8(D)|b7-b8D|b8Q|b8=q", "b7b8q");
    row("small letters of files stay files", "KDTLS", "start", "d4|d2-d4", "d2d4");
    row("the French king is an R", "RDTFC", rookAndKing, "Rd1|rd1|Re1-d1|Kd1|♔d1", "e1d1");
    row("the French rook", "RDTFC", rookAndKing, "Td1|td1|Ta1-d1|♖d1|车d1", "a1d1");
    row("a Russian king", "Кр Ф Л С К", AfterBc4, "Крe2|Ke2|Крe1-e2", "e1e2");
    row("a Russian knight", "Кр Ф Л С К", "start", "Кf3|Кg1-f3|Nf3", "g1f3");
    row("a rook named X", "VHXTM", rooks, "Xad1|Xa1-d1|Rad1", "a1d1");
    row("the rook named X takes", "VHXTM", "4k3/8/8/8/8/8/r7/R3K3 w - - 0 1", "Xxa2|Xa1xa2|a1xa2|X×a2", "a1a2");
    row("a bishop named O", "KLVOR", AfterBc4, "Oxf7|Oc4xf7|Oc4:f7", "c4f7");
    row("castling where the bishop is an O", "KLVOR", Castling, "O-O|0-0|o-o|OO", "e1h1");
    row("castling to the other side there", "KLVOR", Castling, "O-O-O|0-0-0|OOO", "e1a1");
    row("a rook named B", "KVBFH", rooks, "Bad1|Ba1-d1", "a1d1");
}

void TestReadMove::readsTheLettersOfALanguage()
{
    QFETCH(QString, letters);
    QFETCH(QString, fen);
    QFETCH(QString, texts);
    QFETCH(QString, move);
    const PieceLetters language = PieceLetters::parse(letters.toStdString()).value();
    const Position position = positionOf(fen.toStdString());
    for (const QString &text : texts.split('|')) {
        const QString read = described(readMove(position, text.toStdString(), Writer::Person, language));
        QVERIFY2(read == move, qPrintable(text + " is read as " + read));
    }
}

void TestReadMove::refusesWhatIsNoMove_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<int>("offset");
    const auto row = [](const char *name, const char *text, int offset) {
        QTest::newRow(name) << QString::fromUtf8(text) << offset;
    };
    row("nothing", "", 0);
    row("blanks", "   ", 3);
    row("a German knight", "Sf3", 0);
    row("a German queen", "Dd4", 0);
    row("a French king of another letter", "Rég3", 1);
    row("upper-case file", "E4", 0);
    row("a square too far", "e9", 1);
    row("half a square", "Nf", 2);
    row("a letter alone", "N", 1);
    row("a second move", "e4 e5", 3);
    row("a second move glued on", "e4e5e6", 4);
    row("half a second square", "e2e", 3);
    row("no square after the hyphen", "e2-", 3);
    row("a word", "Nf3oo", 3);
    row("a word of file letters", "Nf3face", 4);
    row("a move number", "1.e4", 0);
    row("a dot", "e4.", 2);
    row("castling along a file", "0-0-0-0", 5);
    row("half of castling", "0-", 2);
    row("one zero", "0", 1);
    row("promotion unclosed", "e8=(Q", 3);
    row("promotion to nothing known", "e8=S", 3);
    row("unknown sign", "Nf3€", 3);
    row("a result", "1-0", 0);
    row("offset after a wide character", "♘f9", 4);
    row("file alone", "exd", 3);
}

void TestReadMove::refusesWhatIsNoMove()
{
    QFETCH(QString, text);
    QFETCH(int, offset);
    QCOMPARE(described(readMove(Position(), text.toStdString())), QStringLiteral("syntax at %1").arg(offset));
}

void TestReadMove::tellsSmallBishopsFromPawns_data()
{
    QTest::addColumn<QString>("fen");
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("byPerson");
    QTest::addColumn<QString>("byProgram");
    const auto row = [](const char *name, const char *fen, const char *text, const char *byPerson,
                        const char *byProgram) {
        QTest::newRow(name) << QString(fen) << QString(text) << QString(byPerson) << QString(byProgram);
    };
    const auto same = [row](const char *name, const char *fen, const char *text, const char *move) {
        row(name, fen, text, move, move);
    };
    constexpr auto open = "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2";
    constexpr auto spanish = "r1bqkbnr/pppp1ppp/2n5/1B2p3/4P3/5N2/PPPP1PPP/RNBQK2R w KQkq - 4 4";
    constexpr auto onlyPawn = "4k3/8/2n5/1P6/8/8/8/2B1K3 w - - 0 1";
    constexpr auto behind = "4k3/8/2n5/1P6/B7/8/8/4K3 w - - 0 1";
    constexpr auto both = "4k3/8/2n5/1P1B4/8/8/8/4K3 w - - 0 1";
    constexpr auto twoBishops = "4k3/8/2n5/3B4/B7/8/8/4K3 w - - 0 1";
    same("only a bishop", open, "bc4", "f1c4");
    same("with its square", spanish, "bb5xc6", "b5c6");
    same("a bishop takes", spanish, "bxc6", "b5c6");
    same("a bishop on the b file", spanish, "bbxc6", "b5c6");
    same("the pawn takes", onlyPawn, "bxc6", "b5c6");
    same("the pawn takes, no sign of capture", onlyPawn, "bc6", "b5c6");
    same("the bishop stands behind the pawn", behind, "bxc6", "b5c6");
    row("both can take", both, "bxc6", "ambiguous b5c6 d5c6", "b5c6");
    row("both can go there", both, "bc6", "d5c6", "b5c6");
    same("capital B is the bishop", both, "Bxc6", "d5c6");
    same("two bishops", twoBishops, "bxc6", "ambiguous a4c6 d5c6");
    same("neither", "start", "bc4", "illegal");
    same("a pawn's move forward", "start", "b4", "b2b4");
    same("two squares beginning with b", "start", "b1c3", "b1c3");
    same("long pawn move", "start", "b2-b4", "b2b4");
    same("promotion is a pawn's", "n3k3/1P6/8/3B4/8/8/8/4K3 w - - 0 1", "bxa8=Q", "b7a8q");
    same("promotion without its piece", "n3k3/1P6/8/8/8/8/8/4K3 w - - 0 1", "bxa8", "illegal");
}

void TestReadMove::tellsSmallBishopsFromPawns()
{
    QFETCH(QString, fen);
    QFETCH(QString, text);
    const Position position = positionOf(fen.toStdString());
    QTEST(described(readMove(position, text.toStdString(), Writer::Person)), "byPerson");
    QTEST(described(readMove(position, text.toStdString())), "byProgram");
}

void TestReadMove::saysWhyAMoveIsIllegal_data()
{
    QTest::addColumn<QString>("fen");
    QTest::addColumn<QString>("text");
    QTest::addColumn<int>("man"); // -1 where no single man is meant
    QTest::addColumn<int>("why"); // -1 where there is no single reason
    using Kind = MoveError::Kind;
    constexpr int None = -1;
    const auto row = [](const char *name, const char *fen, const char *text, std::optional<Square> man,
                        std::optional<Kind> why) {
        QTest::newRow(name) << QString(fen) << QString(text) << (man ? index(*man) : None)
                            << (why ? static_cast<int>(*why) : None);
    };
    row("the knight on g1 is pinned", "4k3/8/8/8/8/8/8/r5NK w - - 0 1", "Nf3", Square::G1, Kind::Pinned);
    row("the same, named by its square", "4k3/8/8/8/8/8/8/r5NK w - - 0 1", "Ng1-f3", Square::G1, Kind::Pinned);
    row("the same, as UCI", "4k3/8/8/8/8/8/8/r5NK w - - 0 1", "g1f3", Square::G1, Kind::Pinned);
    row("own man there", "start", "Ke2", Square::E1, Kind::OwnManThere);
    row("the only bishop that stands on that colour is blocked", "4k3/8/8/8/8/4P3/8/2B1K3 w - - 0 1", "Bg5", Square::C1,
        Kind::Blocked);
    row("wrong way", "4k3/8/8/8/8/8/8/2B1K3 w - - 0 1", "Bc3", Square::C1, Kind::WrongWay);
    row("no such man", "4k3/8/8/8/8/8/8/4K3 w - - 0 1", "Qd4", {}, {});
    row("two men, neither of them can go there", "4k3/8/8/8/8/8/8/N3K2N w - - 0 1", "Nh8", {}, Kind::WrongWay);
    row("pawn can't go so far", "4k3/8/8/8/8/4P3/8/4K3 w - - 0 1", "e5", Square::E3, Kind::WrongWay);
    row("pawn is blocked", "4k3/8/8/8/4p3/4P3/8/4K3 w - - 0 1", "e4", Square::E3, Kind::PawnTakesStraight);
    row("nothing to take", "start", "exd3", Square::E2, Kind::PawnNothingToTake);
    row("promotion missing", "4k3/1P6/8/8/8/8/8/4K3 w - - 0 1", "b8", Square::B7, Kind::PromotionMissing);
    row("promotion missing, with a sign after it", "4k3/1P6/8/8/8/8/8/4K3 w - - 0 1", "b8=", Square::B7,
        Kind::PromotionMissing);
    row("no pawn becomes a king", "4k3/1P6/8/8/8/8/8/4K3 w - - 0 1", "b8=K", Square::B7, Kind::PromotionImpossible);
    row("a knight is not promoted", "start", "Nf3=Q", Square::G1, Kind::PromotionImpossible);
    row("promotion too early", "start", "e4=Q", Square::E2, Kind::PromotionImpossible);
    row("the check must be answered", "4k3/8/8/8/4r3/8/8/N3K3 w - - 0 1", "Nb3", Square::A1, Kind::MustAnswerCheck);
    row("attacked square", "4k3/8/8/8/8/8/r7/4K3 w - - 0 1", "Ke2", Square::E1, Kind::KingAttackedThere);
    row("castling right lost", "4k3/8/8/8/8/8/8/4K2R w - - 0 1", "O-O", Square::E1, Kind::CastlingRightLost);
    row("castling right lost, as UCI", "4k3/8/8/8/8/8/8/4K2R w - - 0 1", "e1g1", Square::E1, Kind::CastlingRightLost);
    row("castling through check", "4k3/8/8/8/8/8/5r2/4K2R w K - 0 1", "O-O", Square::E1, Kind::CastlingThroughCheck);
    row("castling blocked", "start", "0-0-0", Square::E1, Kind::CastlingBlocked);
    row("castling in check", "4k3/8/8/8/4r3/8/8/4K2R w K - 0 1", "O-O", Square::E1, Kind::CastlingInCheck);
    row("nothing on the square", "start", "e4e5", Square::E4, Kind::EmptySquare);
    row("the opponent's man", "start", "e7e5", Square::E7, Kind::OpponentsMan);
    row("another man than the one named", "start", "Be2-e4", {}, {});
    row("en passant lays the king open", "4k3/8/8/K2pP2r/8/8/8/8 w - d6 0 2", "exd6", Square::E5,
        Kind::EnPassantExposesKing);
}

void TestReadMove::saysWhyAMoveIsIllegal()
{
    QFETCH(QString, fen);
    QFETCH(QString, text);
    QFETCH(int, man);
    QFETCH(int, why);
    const auto reading = readMove(positionOf(fen.toStdString()), text.toStdString());
    QCOMPARE(described(reading), QStringLiteral("illegal"));
    QCOMPARE(reading.error().man ? index(*reading.error().man) : -1, man);
    QCOMPARE(reading.error().why ? static_cast<int>(reading.error().why->kind) : -1, why);
}

void TestReadMove::namesTheCandidates()
{
    const Position knights = positionOf("4k3/8/8/8/8/8/8/1N2KN2 w - - 0 1");
    QCOMPARE(described(readMove(knights, "Nd2")), QStringLiteral("ambiguous b1d2 f1d2"));
    const Position queens = positionOf("1k6/8/8/8/4Q2Q/8/8/K6Q w - - 0 1");
    QCOMPARE(described(readMove(queens, "Qhe1")), QStringLiteral("ambiguous h1e1 h4e1"));
    QCOMPARE(described(readMove(queens, "Q4e1")), QStringLiteral("ambiguous e4e1 h4e1"));
    QCOMPARE(described(readMove(queens, "Qh4e1")), QStringLiteral("h4e1"));
    const Position pawns = positionOf("4k3/8/8/3n4/2P1P3/8/8/4K3 w - - 0 1");
    QCOMPARE(described(readMove(pawns, "Pxd5")), QStringLiteral("ambiguous c4d5 e4d5"));
}

/// Two squares alone mean the same move here and in Position::moveFor().
void TestReadMove::meansCastlingAsTheBoardDoes()
{
    for (const char *table : {"perft-standard.epd", "perft-chess960.epd"}) {
        for (const Position &position : positionsOf(table)) {
            const Square king = position.king(position.sideToMove());
            for (int to = 0; to < 64; ++to) {
                const std::string text = toString(king) + toString(squareAt(to));
                const auto meant = position.moveFor(king, squareAt(to));
                const auto read = readMove(position, text);
                QVERIFY2(bool(meant) == bool(read) && (!meant || *meant == *read),
                         (writeFen(position) + ": " + text).c_str());
            }
        }
    }
}

void TestReadMove::readsEveryLegalMoveBack()
{
    for (const char *table : {"perft-standard.epd", "perft-chess960.epd"}) {
        for (const Position &start : positionsOf(table)) {
            const MoveList firstMoves = start.legalMoves();
            for (int i = 0; i < firstMoves.size(); i += 6) { // enough of them for a debug build
                const Position position = start.after(firstMoves[i]);
                for (const Move move : position.legalMoves()) {
                    for (const std::string &text :
                         {san(position, move), longAlgebraic(position, move), uci(move, Variant::Chess960)}) {
                        const auto read = readMove(position, text);
                        QVERIFY2(read && *read == move, (writeFen(position) + ": " + text).c_str());
                    }
                }
            }
        }
    }
}

void TestReadMove::readsTheSameOnABareBoard()
{
    const Position position = positionOf("4k3/8/8/8/8/8/8/r5NK w - - 0 1");
    const auto king = readMove(position.board(), "Kg2");
    QVERIFY(king && *king == Move(Square::H1, Square::G2));
    const auto pinned = readMove(position.board(), "Nf3");
    QVERIFY(!pinned);
    QVERIFY(pinned.error().kind == MoveTextError::Kind::Illegal);
    QVERIFY(pinned.error().man == Square::G1);
}

QTEST_APPLESS_MAIN(TestReadMove)
#include "tst_readmove.moc"
