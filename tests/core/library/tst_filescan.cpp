// The fast scan of a file finds in every file what readGames() finds there, by any number of threads and in any pieces.
#include "gamelist.h"

#include <QtTest>

#include <random>

using namespace chess;

namespace {

QString dataFolder() { return qEnvironmentVariable("TOUCHMOVE_DATA"); }

std::string contents(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll().toStdString() : std::string();
}

struct Way {
    int threads;
    std::size_t pieceSize;
};
constexpr Way Ways[] = {{1, std::size_t{1} << 20}, {1, 61}, {2, 200}, {2, 5000}, {3, 1000}};

/// The same games as in full, in every way of reading? Empty text if so.
std::string differenceInAnyWay(const QString &path, const std::string &bytes, Charset charset)
{
    const GameList expected = readInFull(bytes, charset);
    for (const Way &way : Ways) {
        // A tiny piece of a large file takes its time and says nothing new.
        if (way.pieceSize * 20000 < bytes.size())
            continue;
        const std::string different = difference(scanned(path, charset, way.threads, way.pieceSize), expected);
        if (!different.empty())
            return std::to_string(way.threads) + " threads, pieces of " + std::to_string(way.pieceSize) + ": "
                + different;
    }
    return {};
}

constexpr const char *Head = "[Event \"E\"]\n[Site \"S\"]\n[Date \"2001.02.03\"]\n[Round \"1\"]\n[White \"W\"]\n"
                             "[Black \"B\"]\n[Result \"1-0\"]\n\n";

} // namespace

class TestFileScan : public QObject
{
    Q_OBJECT

private slots:
    void findsWhatReadGamesFinds_data()
    {
        QTest::addColumn<std::string>("text");
        const auto row = [](const char *name, const std::string &text) { QTest::newRow(name) << text; };
        const std::string plain = std::string(Head) + "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 1-0\n\n";
        row("nothing", "");
        row("white space", "\n \r\n");
        row("stray text", "no game\n");
        row("three plain games", plain + plain + plain);
        row("the last without line end", plain + std::string(Head) + "1. e4 1-0");
        row("the last without result", plain + std::string(Head) + "1. e4 e5");
        row("the first without result", std::string(Head) + "1. e4 e5\n\n" + plain);
        row("results differ", std::string(Head) + "1. e4 e5 0-1\n\n" + plain);
        row("an illegal move", plain + std::string(Head) + "1. e4 e5 2. Ke3 1-0\n\n" + plain);
        row("an ambiguous move", std::string(Head) + "1. Nf3 e5 2. d3 e4 3. Nd2 1-0\n\n" + plain);
        row("an ambiguous move but for a pin",
            "[FEN \"4k3/8/8/8/1b6/2N5/8/4K1N1 w - - 0 1\"]\n[Result \"*\"]\n\n1. Ne2 *\n\n" + plain);
        row("a pinned man that moves", "[FEN \"4k3/8/8/8/1b6/2N5/8/4K3 w - - 0 1\"]\n\n1. Nd5 *\n\n" + plain);
        row("out of check by en passant", "[FEN \"8/8/8/2k5/3Pp3/8/8/4K3 b - d3 0 1\"]\n\n1... exd3 *\n\n" + plain);
        row("en passant that lays the king open",
            "[FEN \"8/8/8/8/k2Pp2R/8/8/4K3 b - d3 0 1\"]\n\n1... exd3 *\n\n" + plain);
        row("the king along the line of check", "[FEN \"4k3/8/8/8/8/8/4r3/4K3 w - - 0 1\"]\n\n1. Kf1 Rf2 2. Kg1 *\n\n");
        row("castling both ways",
            std::string(Head) + "1. e4 d5 2. Nf3 Bf5 3. Be2 Nc6 4. O-O Qd7 5. h3 O-O-O 1-0\n\n" + plain);
        row("castling through check",
            "[FEN \"4k3/8/8/8/8/5r2/8/4K2R w K - 0 1\"]\n[Result \"*\"]\n\n1. O-O *\n\n" + plain);
        row("castling without the right",
            std::string(Head) + "1. e4 e5 2. Nf3 Nf6 3. Be2 Be7 4. Kf1 O-O 5. Ke1 h6 6. O-O 1-0\n\n" + plain);
        row("castling in Chess960",
            "[Variant \"Chess960\"]\n[FEN \"bqnbrkrn/pppppppp/8/8/8/8/PPPPPPPP/BQNBRKRN w GEge - 0 1\"]\n\n"
            "1. g3 g6 2. Bg2 *\n\n1. e3 e6 2. Bf3 Bf6 3. O-O O-O *\n\n"
                + plain);
        row("a promotion with check", "[FEN \"7k/P7/8/8/8/8/8/K7 w - - 0 1\"]\n\n1. a8=Q+ Kh7 2. Qb8 *\n\n" + plain);
        row("a promotion without a sign", "[FEN \"7k/P7/8/8/8/8/8/K7 w - - 0 1\"]\n\n1. a8Q+ *\n\n" + plain);
        row("a promotion to nothing", "[FEN \"7k/P7/8/8/8/8/8/K7 w - - 0 1\"]\n\n1. a8 *\n\n" + plain);
        row("a FEN that can't be read", "[FEN \"nonsense\"]\n\n1. e4 *\n\n" + plain);
        row("another variant", "[Variant \"Horde\"]\n\n1. e4 *\n\n" + plain);
        row("comments, glyphs and variations",
            std::string(Head) + "{first} 1. e4! $13 {good} (1. d4 d5 (1... Nf6 2. c4) 2. c4?!) 1... e5 2. Nf3 1-0\n\n");
        row("an illegal move in a variation", std::string(Head) + "1. e4 (1. d5) 1... e5 1-0\n\n" + plain);
        row("a variation before any move", std::string(Head) + "(1. e4) 1. d4 1-0\n\n" + plain);
        row("an empty variation", std::string(Head) + "1. e4 () e5 1-0\n\n" + plain);
        row("a variation that isn't closed", std::string(Head) + "1. e4 (1. d4 d5 1-0\n\n" + plain);
        row("a variation closed twice", std::string(Head) + "1. e4 (1. d4 d5)) 1-0\n\n" + plain);
        row("a variation's own result", std::string(Head) + "1. e4 (1. d4 1-0) e5 1-0\n\n" + plain);
        row("a comment that isn't closed", plain + std::string(Head) + "1. e4 {what\n\n" + plain);
        row("a game in a comment", std::string(Head) + "1. e4 {see\n\n" + plain + "} e5 1-0\n\n" + plain);
        row("a comment between the games", plain + "{about the next}\n" + plain);
        row("a comment after the last game", plain + "{about nothing}\n");
        row("a comment on the line of the result", std::string(Head) + "1. e4 1-0 {time}\n\n" + plain);
        row("stray text between the games", plain + "from the archive\n" + plain);
        row("stray text after the last game", plain + "the end\n");
        row("a second result", std::string(Head) + "1. e4 1-0\n1-0\n\n" + plain);
        row("something like a tag after the last game", plain + "[Broken\n");
        row("a tag alone", plain + "[Event \"E\"]\n");
        row("tags alone, then a game", "[Event \"A\"]\n[White \"x\"]\n\n" + plain);
        row("a blank line among the tags", "[Event \"A\"]\n\n[White \"x\"]\n\n1. e4 *\n\n" + plain);
        row("the event twice", "[Event \"A\"]\n[Event \"B\"]\n\n1. e4 *\n\n" + plain);
        row("the player twice", "[Event \"A\"]\n[White \"x\"]\n[White \"y\"]\n\n1. e4 *\n\n" + plain);
        row("quotes and backslashes in values", "[Event \"A \\\"B\\\"\"]\n[Site \"C:\\\\\"]\n\n1. e4 *\n\n" + plain);
        row("bare quotes", "[Event \"A \"B\" C\"]\n\n1. e4 *\n\n" + plain);
        row("two tags on a line", "[Event \"A\"] [Site \"B\"]\n\n1. e4 *\n\n" + plain);
        row("no tags", "1. e4 e5 1-0\n\n1. d4 *\n\n" + plain);
        row("a game on the line of a result", "1. e4 e5 1-0 1. d4 *\n\n" + plain);
        row("no move numbers", std::string(Head) + "e4 e5 Nf3 1-0\n\n" + plain);
        row("moves without blanks", std::string(Head) + "1.e4e5 1-0\n\n" + plain);
        row("numbers without dots", std::string(Head) + "1 e4 e5 2 Nf3 1-0\n\n" + plain);
        row("null moves", std::string(Head) + "1. e4 -- 2. d4 1-0\n\n" + plain);
        row("bxc3 that is a bishop's", "[FEN \"4k3/8/8/8/8/2n5/3b4/4K3 b - - 0 1\"]\n\n1... bc1 *\n\n" + plain);
        row("pawn letters", std::string(Head) + "1. Pe4 1-0\n\n" + plain);
        row("full squares", std::string(Head) + "1. e2e4 e7-e5 2. Ng1f3 Nb8-c6 1-0\n\n" + plain);
        row("needless squares", std::string(Head) + "1. Ngf3 Nb8c6 2. N1c3 1-0\n\n" + plain);
        row("glyphs that mean nothing", std::string(Head) + "1. e4!?!? e5 1-0\n\n" + plain);
        row("a glyph before any move", std::string(Head) + "! 1. e4 e5 1-0\n\n" + plain);
        row("a NAG that is too high", std::string(Head) + "1. e4 $70000 e5 $ 1-0\n\n" + plain);
        row("an escaped line", std::string(Head) + "1. e4\n% [Event \"x\"]\ne5 1-0\n\n" + plain);
        row("a comment to the end of the line", std::string(Head) + "1. e4 ; 1-0\ne5 1-0\n\n" + plain);
        row("a result in other words", std::string(Head) + "1. e4 1:0\n\n" + plain);
        row("a draw by half points", "[Result \"1/2-1/2\"]\n\n1. e4 1/2\n\n" + plain);
        row("points of our own", "[Result \"*\"]\n[TouchmoveResult \"0-0\"]\n\n1. e4 *\n\n" + plain);
        row("a byte of zero", std::string(Head) + std::string("1. e4 \0 e5 1-0\n\n", 16) + plain);
        row("line ends of old Macs", "[Event \"A\"]\r[White \"x\"]\r\r1. e4\re5 *\r\r[Event \"B\"]\r\r1. d4 *\r");
        row("line ends of Windows",
            "[Event \"A\"]\r\n[White \"x\"]\r\n\r\n1. e4\r\ne5 *\r\n\r\n[Event \"B\"]\r\n\r\n*\r\n");
        row("a mark in the middle", plain + "\xef\xbb\xbf" + plain);
        row("a no-break space",
            std::string(Head)
                + "1.\xc2\xa0"
                  "e4 e5 1-0\n\n"
                + plain);
    }
    void findsWhatReadGamesFinds()
    {
        QFETCH(std::string, text);
        const TemporaryPgn file(text);
        QCOMPARE(differenceInAnyWay(file.path(), text, Charset::Utf8), std::string());
    }

    void findsItInEveryCharacterSet_data()
    {
        QTest::addColumn<int>("charset");
        QTest::addColumn<QString>("player");
        const auto row = [](Charset charset, const char16_t *player) {
            QTest::newRow(std::string(charsetName(charset)).c_str()) << int(charset) << QString::fromUtf16(player);
        };
        row(Charset::Utf8, u"Ж漢ü");
        row(Charset::Utf8WithMark, u"Ж漢ü");
        row(Charset::Utf16LittleEndian, u"Ж漢\xd83c\xdf54ü");
        row(Charset::Utf16BigEndian, u"Ж漢\xd83c\xdf54ü");
        row(Charset::Windows1250, u"Łódź");
        row(Charset::Windows1251, u"Ботвинник");
        row(Charset::Windows1252, u"Müller – Weiß");
        row(Charset::Gb18030, u"侯逸凡—谢军㐀");
        row(Charset::Big5, u"許功蓋");
    }
    void findsItInEveryCharacterSet()
    {
        QFETCH(int, charset);
        QFETCH(QString, player);
        std::string text;
        for (int i = 0; i < 40; ++i) {
            text += "[Event \"" + std::to_string(i) + "\"]\n[White \"" + player.toStdString() + "\"]\n\n{"
                + player.toStdString() + "} 1. e4 e5 *\n\n";
        }
        const auto set = static_cast<Charset>(charset);
        std::string bytes = encoded(text, set).bytes;
        if (set == Charset::Utf8WithMark && !bytes.starts_with("\xef\xbb\xbf"))
            bytes.insert(0, "\xef\xbb\xbf");
        const TemporaryPgn file(bytes);
        QCOMPARE(readInFull(bytes, set).size(), std::size_t(40));
        QCOMPARE(differenceInAnyWay(file.path(), bytes, set), std::string());
    }

    void findsItInRealFiles_data()
    {
        QTest::addColumn<QString>("path");
        const QDir folder(dataFolder() + "/pgn");
        if (dataFolder().isEmpty() || folder.entryList(QDir::Files).isEmpty())
            QSKIP("TOUCHMOVE_DATA doesn't name the folder of real files");
        for (const QString &name : folder.entryList(QDir::Files))
            QTest::newRow(qPrintable(name)) << folder.filePath(name);
        const QDir big(dataFolder() + "/big");
        for (const QString &name : big.entryList({"*.pgn"}, QDir::Files))
            QTest::newRow(qPrintable(name)) << big.filePath(name);
    }
    void findsItInRealFiles()
    {
        QFETCH(QString, path);
        const std::string bytes = contents(path);
        QCOMPARE(differenceInAnyWay(path, bytes, detectCharset(bytes)), std::string());
    }

    /// Files as they are after a bad night: bytes changed, cut out and doubled.
    void findsItInDamagedFiles_data()
    {
        if (dataFolder().isEmpty())
            QSKIP("TOUCHMOVE_DATA doesn't name the folder of real files");
        QTest::addColumn<QString>("path");
        const QDir folder(dataFolder() + "/pgn");
        for (const QString &name : folder.entryList(QDir::Files)) {
            if (QFileInfo(folder.filePath(name)).size() < 30000)
                QTest::newRow(qPrintable(name)) << folder.filePath(name);
        }
    }
    void findsItInDamagedFiles()
    {
        QFETCH(QString, path);
        const std::string whole = contents(path);
        if (whole.empty())
            return;
        std::mt19937 random(20260101);
        const auto below = [&random](std::size_t count) {
            return std::uniform_int_distribution<std::size_t>(0, count - 1)(random);
        };
        static constexpr std::string_view Signs = "[]{}()\"\\;%$*!?\n\r 10-/.=+#xOKQRBNabcdefgh12345678";
        const int rounds = qEnvironmentVariableIsSet("TOUCHMOVE_LONG") ? 300 : 4;
        for (int i = 0; i < rounds; ++i) {
            std::string bytes = whole;
            for (std::size_t hit = 0; hit < 1 + whole.size() / 2000; ++hit) {
                const std::size_t at = below(bytes.size());
                const std::size_t size = below(40);
                switch (below(4)) {
                case 0:
                    bytes[at] = Signs[below(Signs.size())];
                    break;
                case 1:
                    bytes.insert(at, 1, Signs[below(Signs.size())]);
                    break;
                case 2:
                    bytes.erase(at, size);
                    break;
                default:
                    bytes.insert(at, bytes.substr(below(bytes.size()), 10 * size));
                    break;
                }
                if (bytes.empty())
                    bytes = "\n";
            }
            const TemporaryPgn file(bytes);
            const std::string different = differenceInAnyWay(file.path(), bytes, Charset::Utf8);
            if (!different.empty()) {
                QFile("damaged.pgn").remove();
                QFile::copy(file.path(), "damaged.pgn");
            }
            QCOMPARE(different, std::string());
        }
    }

    void stopsWhenAsked()
    {
        std::string text;
        for (int i = 0; i < 2000; ++i)
            text += std::string(Head) + "1. e4 e5 1-0\n\n";
        const TemporaryPgn file(text);
        for (const int threads : {1, 2}) {
            std::stop_source stop;
            ScanOptions options;
            options.threads = threads;
            options.pieceSize = 4000;
            options.stop = stop.get_token();
            std::size_t games = 0;
            const auto held = HeldFile::open(file.path().toStdString());
            const auto result = scanFile(held.value(), Charset::Utf8, options, [&](ScannedGames &&piece) {
                games += piece.records.size();
                stop.request_stop();
            });
            QVERIFY(!result);
            QCOMPARE(int(result.error().kind), int(ScanError::Kind::Stopped));
            QVERIFY(games > 0 && games < 2000);
        }
    }

    void saysWhyAFileCantBeOpened_data()
    {
        QTest::addColumn<QString>("path");
        QTest::addColumn<int>("error");
        QTest::newRow("not there") << "/no/such/file.pgn" << int(std::errc::no_such_file_or_directory);
        QTest::newRow("a folder") << "/" << int(std::errc::is_a_directory);
        QTest::newRow("a device") << "/dev/null" << int(std::errc::invalid_seek);
    }
    void saysWhyAFileCantBeOpened()
    {
        QFETCH(QString, path);
        QFETCH(int, error);
        const auto file = HeldFile::open(path.toStdString());
        QVERIFY(!file);
        QCOMPARE(file.error().value(), error);
    }
};

QTEST_APPLESS_MAIN(TestFileScan)
#include "tst_filescan.moc"
