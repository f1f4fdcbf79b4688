// Position search on the compact form of the moves finds what playing through all games finds.
#include "core/library/collection.h"
#include "core/library/positionsearch.h"
#include "core/notation/fen.h"
#include "gamelist.h"

#include <QDir>
#include <QtTest>

#include <random>

using namespace chess;

namespace {

QString dataFolder() { return qEnvironmentVariable("TOUCHMOVE_DATA"); }

using Lines = std::vector<std::vector<Position>>; ///< The positions of each game's main line.

Lines linesOf(const Collection &collection)
{
    Lines lines;
    for (std::uint32_t id = 0; id < collection.size(); ++id) {
        const Game game = collection.read(GameId{id})->game;
        std::vector<Position> line{game.start()};
        for (const NodeId node : game.mainLine())
            line.push_back(line.back().after(game.move(node)));
        lines.push_back(std::move(line));
    }
    return lines;
}

template <typename Question>
SearchHits playedThrough(const Lines &lines, const Question &question)
{
    SearchHits hits;
    for (std::size_t game = 0; game < lines.size(); ++game) {
        for (std::size_t ply = 0; ply < lines[game].size(); ++ply) {
            if (question(lines[game], ply)) {
                hits.push_back({GameId{std::uint32_t(game)}, std::uint32_t(ply)});
                break;
            }
        }
    }
    return hits;
}

std::string text(const SearchHits &hits)
{
    std::string text;
    for (const SearchHit &hit : hits)
        text += std::to_string(index(hit.game)) + ':' + std::to_string(hit.ply) + ' ';
    return text;
}

bool sameMen(const Position &a, const Position &b)
{
    return a.board().byType == b.board().byType && a.board().byColor == b.board().byColor
        && a.sideToMove() == b.sideToMove();
}

bool fits(const PositionPattern &pattern, const Position &position)
{
    for (int square = 0; square < 64; ++square) {
        const ManCode man = manCode(position.pieceAt(squareAt(square)));
        if ((pattern.squares[std::size_t(square)] & PositionPattern::only(man)) == 0)
            return false;
    }
    for (const Color color : AllColors) {
        for (const PieceType type : AllPieceTypes) {
            const MenRange range = pattern.material[color][std::size_t(index(type))];
            const int count = position.men(color, type).count();
            if (count < range.least || count > range.most)
                return false;
        }
    }
    return true;
}

Position positionOf(const std::string &fen) { return Position::from(readFen(fen)->setup).value(); }

/// Games with everything that the compact form has to say in another way.
std::string oddGames()
{
    return "[Event \"underpromotion\"]\n[FEN \"7k/P7/8/8/8/8/p7/7K w - - 0 1\"]\n\n"
           "1. a8=N a1=B 2. Nb6 Bd4 3. Nd5 Kg7 *\n\n"
           "[Event \"two queens\"]\n\n1. a4 b5 2. axb5 a6 3. bxa6 Bb7 4. axb7 Nc6 5. bxa8=Q Nb8 6. Qxb8 Qxb8 7. Ra8 "
           "*\n\n"
           "[Event \"queens from the start\"]\n[FEN \"3qkq2/8/8/8/8/8/8/QQQ1K3 w - - 0 1\"]\n\n"
           "1. Qb8 Qdd6 2. Qcc8+ Qd8 3. Qxd8# *\n\n"
           "[Event \"castling of Chess960\"]\n[Variant \"Chess960\"]\n"
           "[FEN \"bqnbrkrn/pppppppp/8/8/8/8/PPPPPPPP/BQNBRKRN w GEge - 0 1\"]\n\n1. e3 e6 2. Bf3 Bf6 3. Ng3 Ng6 "
           "4. O-O O-O 5. Nd3 Nd6 6. Rd1 Rd8 7. Kh1 Kh8 *\n\n"
           "[Event \"the king takes the rook's place\"]\n[Variant \"Chess960\"]\n"
           "[FEN \"1k6/8/8/8/8/8/8/5KR1 w G - 0 1\"]\n\n1. O-O Kb7 2. Kf2 Kb6 3. Rg1 Kb5 4. Ke1 *\n\n"
           "[Event \"null moves\"]\n\n1. e4 -- 2. d4 -- 3. Nf3 e5 *\n\n"
           "[Event \"en passant\"]\n\n1. e4 a6 2. e5 d5 3. exd6 Nf6 4. dxc7 Nd5 5. cxb8=R *\n\n"
           "[Event \"a rook taken in its corner, another goes there\"]\n\n1. g3 b6 2. Bg2 Bb7 3. Bxb7 g6 4. Bxa8 Qc8 "
           "5. Nf3 Qxa8 6. O-O Qxf3 7. Kh1 Kd8 8. h3 *\n\n"
           "[Event \"no game at all\"]\n\n*\n\n"
           "[Event \"illegal\"]\n\n1. e4 e5 2. Kd4 Nc6 *\n\n"
           "[Event \"en passant right or not\"]\n\n1. e4 Nf6 2. e5 d5 3. Nf3 *\n\n"
           "[Event \"the same without\"]\n\n1. e4 d6 2. e5 d5 3. Nf3 Nf6 4. Ng1 *\n\n"
           "[Event \"castling right lost\"]\n\n1. e4 e5 2. Nf3 Nf6 3. Ke2 Ke7 4. Ke1 Ke8 *\n\n";
}

} // namespace

class TestPositionSearch : public QObject
{
    Q_OBJECT

    static void addFiles()
    {
        QTest::addColumn<QString>("path");
        QTest::newRow("odd games") << QString();
        const QDir folder(dataFolder() + "/pgn");
        if (dataFolder().isEmpty())
            return;
        for (const QString &name : folder.entryList(QDir::Files)) {
            if (QFileInfo(folder.filePath(name)).size() < 300000)
                QTest::newRow(qPrintable(name)) << folder.filePath(name);
        }
    }

private slots:
    void playsTheCompactFormBack_data() { addFiles(); }
    void playsTheCompactFormBack()
    {
        QFETCH(QString, path);
        const TemporaryPgn odd(oddGames());
        const auto collection = Collection::open((path.isEmpty() ? odd.path() : path).toStdString());
        QVERIFY(collection);
        const Lines lines = linesOf(*collection);
        std::uint32_t id = 0;
        for (const MoveGroup &group : collection->moves().groups()) {
            std::vector<MoveRow> rows;
            std::string moves;
            QVERIFY(collection->moves().readRows(group, rows));
            QVERIFY(collection->moves().readMoves(group, moves));
            for (std::size_t i = 0; i < rows.size(); ++i, ++id) {
                const auto &line = lines[id];
                std::string_view codes = movesOf(rows, moves, i);
                if (rows[i].ownStart != 0)
                    codes.remove_prefix(codes.find('\n') + 1);
                CompactReplay replay(line.front().board());
                Position position = line.front();
                for (std::size_t ply = 1; ply < line.size(); ++ply) {
                    QVERIFY(!codes.empty());
                    position = position.after(replay.nextMove(codes).value());
                    replay.play(codes);
                    QVERIFY(position == line[ply]);
                    QVERIFY(replay.men() == menOf(line[ply].board()));
                    QCOMPARE(replay.sideToMove(), line[ply].sideToMove());
                }
                QVERIFY(codes.empty());
                QCOMPARE(int(rows[i].menLeft), line.back().occupied().count());
            }
        }
        QCOMPARE(id, collection->size());
    }

    void findsPositionsOfTheGames_data() { addFiles(); }
    void findsPositionsOfTheGames()
    {
        QFETCH(QString, path);
        const TemporaryPgn odd(oddGames());
        const auto collection = Collection::open((path.isEmpty() ? odd.path() : path).toStdString());
        QVERIFY(collection);
        const Lines lines = linesOf(*collection);
        if (lines.empty())
            return;
        std::mt19937 random(7);
        for (int i = 0; i < (path.isEmpty() ? 200 : 25); ++i) {
            const auto &line = lines[std::uniform_int_distribution<std::size_t>(0, lines.size() - 1)(random)];
            const Position sought = line[std::uniform_int_distribution<std::size_t>(0, line.size() - 1)(random)];
            const std::string fen = writeFen(sought);
            const auto same = findPosition(collection->moves(), sought, PositionMatch::Same);
            QVERIFY2(text(same.value())
                         == text(playedThrough(lines,
                                               [&](const auto &positions, std::size_t ply) {
                                                   return positions[ply].samePosition(sought);
                                               })),
                     fen.c_str());
            const auto men = findPosition(collection->moves(), sought, PositionMatch::SameMen, {2, {}});
            QVERIFY2(text(men.value())
                         == text(playedThrough(
                             lines,
                             [&](const auto &positions, std::size_t ply) { return sameMen(positions[ply], sought); })),
                     fen.c_str());
        }
    }

    void findsPatterns_data()
    {
        QTest::addColumn<int>("kind");
        const char *names[] = {"a knight on e5",
                               "a square that is empty or White's",
                               "queens are gone",
                               "a rook ending",
                               "no pawns",
                               "doubled by many conditions",
                               "two bishops ahead",
                               "castled on opposite wings",
                               "lasts for four half-moves"};
        for (int kind = 0; kind < int(std::size(names)); ++kind)
            QTest::newRow(names[kind]) << kind;
    }
    void findsPatterns()
    {
        QFETCH(int, kind);
        PositionPattern pattern;
        const auto man = [](char letter) { return PositionPattern::only(manCode(parsePiece(letter).value())); };
        const auto at = [&](Square square) -> std::uint16_t & { return pattern.squares[std::size_t(index(square))]; };
        const auto range = [&](Color color, PieceType type, int least, int most) {
            pattern.material[color][std::size_t(index(type))] = {least, most};
        };
        switch (kind) {
        case 0:
            at(Square::E5) = man('N');
            break;
        case 1:
            at(Square::D5) = std::uint16_t(PositionPattern::only(0) | man('P') | man('N'));
            at(Square::E4) = man('P');
            at(Square::F3) = PositionPattern::only(0);
            pattern.sideToMove = Color::Black;
            break;
        case 2:
            range(Color::White, PieceType::Queen, 0, 0);
            range(Color::Black, PieceType::Queen, 0, 0);
            break;
        case 3:
            for (const Color color : AllColors) {
                range(color, PieceType::Queen, 0, 0);
                range(color, PieceType::Rook, 1, 1);
                range(color, PieceType::Bishop, 0, 0);
                range(color, PieceType::Knight, 0, 0);
            }
            break;
        case 4:
            for (const Color color : AllColors)
                range(color, PieceType::Pawn, 0, 0);
            break;
        case 5:
            at(Square::G1) = man('K');
            at(Square::E2) = man('P');
            range(Color::Black, PieceType::Pawn, 7, 8);
            range(Color::White, PieceType::Bishop, 1, 2);
            break;
        case 6:
            range(Color::White, PieceType::Bishop, 2, 10);
            range(Color::Black, PieceType::Bishop, 0, 0);
            range(Color::Black, PieceType::Knight, 2, 10);
            break;
        case 7:
            at(Square::G1) = man('K');
            at(Square::C8) = man('k');
            break;
        default:
            range(Color::White, PieceType::Queen, 0, 0);
            range(Color::Black, PieceType::Queen, 1, 1);
            pattern.plies = 4;
            break;
        }
        if (dataFolder().isEmpty())
            QSKIP("TOUCHMOVE_DATA doesn't name the folder of real files");
        bool any = false;
        for (const char *name : {"/pgn/chesslib-morphy-utf8-bom.pgn", "/pgn/pgnmentor-berliner.pgn",
                                 "/pgn/chesslib-linares-2002-annotated.pgn", "/pgn/lichess-study-bishop-knight.pgn"}) {
            const auto collection = Collection::open((dataFolder() + name).toStdString());
            QVERIFY(collection);
            const Lines lines = linesOf(*collection);
            const SearchHits expected = playedThrough(lines, [&](const auto &positions, std::size_t ply) {
                if (pattern.sideToMove && *pattern.sideToMove != positions[ply].sideToMove())
                    return false;
                for (std::size_t before = 0; before < std::size_t(pattern.plies); ++before) {
                    if (before > ply || !fits(pattern, positions[ply - before]))
                        return false;
                }
                return true;
            });
            any = any || !expected.empty();
            QCOMPARE(text(findPattern(collection->moves(), pattern).value()), text(expected));
            QCOMPARE(text(findPattern(collection->moves(), pattern, {3, {}}).value()), text(expected));
        }
        QVERIFY2(any, "the pattern is in none of the files");
    }

    void tellsRightsApartWhereAsked()
    {
        const TemporaryPgn file(oddGames());
        const auto collection = Collection::open(file.path().toStdString());
        const auto hits = [&](const std::string &fen, PositionMatch match) {
            return findPosition(collection->moves(), positionOf(fen), match)->size();
        };
        const std::string castling = "rnbqkb1r/pppp1ppp/5n2/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R w ";
        QCOMPARE(hits(castling + "KQkq - 0 1", PositionMatch::Same), std::size_t(1));
        QCOMPARE(hits(castling + "- - 0 1", PositionMatch::Same), std::size_t(1));
        QCOMPARE(hits(castling + "KQ - 0 1", PositionMatch::Same), std::size_t(0));
        QCOMPARE(hits(castling + "KQ - 0 1", PositionMatch::SameMen), std::size_t(1));
    }

    void saysThatItWasStopped()
    {
        const TemporaryPgn file(oddGames());
        const auto collection = Collection::open(file.path().toStdString());
        std::stop_source stop;
        stop.request_stop();
        const auto hits = findPosition(collection->moves(), Position(), PositionMatch::Same, {1, stop.get_token()});
        QVERIFY(!hits);
        QCOMPARE(int(hits.error()), int(SearchError::Stopped));
    }

    void noticesDamage()
    {
        const TemporaryPgn file(oddGames());
        const QTemporaryDir folder;
        OpenOptions options;
        options.cacheFolder = folder.path().toStdString();
        const auto collection = Collection::open(file.path().toStdString(), options);
        QFile cache(folder.filePath(QDir(folder.path()).entryList({"*.tmindex"}).front()));
        QVERIFY(cache.open(QIODevice::ReadWrite) && cache.seek(200) && cache.write("X") == 1);
        cache.close();
        const auto hits = findPosition(collection->moves(), Position(), PositionMatch::Same);
        QVERIFY(!hits);
        QCOMPARE(int(hits.error()), int(SearchError::Damaged));
        Collection::dropCache(file.path().toStdString(), options.cacheFolder);
        const auto anew = Collection::open(file.path().toStdString(), options);
        QVERIFY(!anew->fromCache());
        QVERIFY(findPosition(anew->moves(), Position(), PositionMatch::Same));
    }
};

QTEST_APPLESS_MAIN(TestPositionSearch)
#include "tst_positionsearch.moc"
