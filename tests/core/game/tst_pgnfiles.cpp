// The real files in the folder that TOUCHMOVE_DATA names: what we must find in them, and what must come back.
#include "core/game/pgnreading.h"
#include "core/game/pgnwriter.h"

#include <QtTest>

using namespace chess;

namespace {

class TokenList final : public PgnVisitor
{
public:
    std::string joined;
    std::vector<std::pair<PgnToken::Kind, std::string>> tokens; ///< Without the space between them.
    int games = 0;

    void beginGame() override { ++games; }
    void token(const PgnToken &token) override
    {
        if (token.offset != joined.size())
            qFatal("a token is not where the one before it ended");
        joined += token.text;
        if (token.kind != PgnToken::Kind::Space)
            tokens.emplace_back(token.kind, std::string(token.text));
    }
};

QString dataFolder() { return qEnvironmentVariable("TOUCHMOVE_DATA"); }

} // namespace

class TestPgnFiles : public QObject
{
    Q_OBJECT

    void addFiles() const
    {
        QTest::addColumn<QString>("file");
        QTest::addColumn<int>("games");
        QTest::addColumn<QString>("plies");
        QFile table(QStringLiteral(TOUCHMOVE_TEST_DATA "/pgn-expected.tsv"));
        QVERIFY2(table.open(QIODevice::ReadOnly), "no table of expected numbers");
        table.readLine();
        while (!table.atEnd()) {
            const QStringList fields = QString::fromUtf8(table.readLine()).trimmed().split('\t');
            QTest::newRow(qPrintable(fields[0])) << fields[0] << fields[1].toInt() << fields[2];
        }
    }
    static std::string contents(const QString &file)
    {
        if (dataFolder().isEmpty())
            return {};
        QFile pgn(dataFolder() + "/pgn/" + file);
        return pgn.open(QIODevice::ReadOnly) ? pgn.readAll().toStdString() : std::string();
    }

private slots:
    void init()
    {
        if (dataFolder().isEmpty())
            QSKIP("TOUCHMOVE_DATA doesn't name the folder of real files");
        QFETCH(QString, file);
        if (!QFile::exists(dataFolder() + "/pgn/" + file))
            QSKIP("the file isn't there");
    }

    void hasItsGamesAndPlies_data() { addFiles(); }
    void hasItsGamesAndPlies()
    {
        QFETCH(QString, file);
        QFETCH(int, games);
        QFETCH(QString, plies);
        const std::string bytes = contents(file);
        int found = 0;
        int halfMoves = 0;
        readGames(bytes, [&](GameReading &&reading) {
            ++found;
            halfMoves += reading.game.plies();
            return true;
        });
        QCOMPARE(found, games);
        if (plies != "-")
            QCOMPARE(halfMoves, plies.toInt());
        const auto list = listGames(decoded(bytes, detectCharset(bytes)));
        QCOMPARE(static_cast<int>(list.size()), games);
    }

    void readsBackAsItWasWritten_data() { addFiles(); }
    void readsBackAsItWasWritten()
    {
        QFETCH(QString, file);
        readGames(contents(file), [](GameReading &&reading) {
            const std::string text = writePgn(reading.game);
            const auto again = readGames(text);
            const bool same =
                again.games.size() == 1 && again.games[0].game == reading.game && writePgn(again.games[0].game) == text;
            if (!same)
                QTest::qFail(text.c_str(), __FILE__, __LINE__);
            return same;
        });
    }

    void readsEachGameAloneAsAmongTheOthers_data() { addFiles(); }
    void readsEachGameAloneAsAmongTheOthers()
    {
        QFETCH(QString, file);
        const std::string bytes = contents(file);
        const std::string text = decoded(bytes, detectCharset(bytes));
        const auto list = listGames(text);
        std::size_t i = 0;
        readGames(bytes, [&](GameReading &&reading) {
            const auto alone = readGames(text.substr(list[i].offset, list[i].size));
            const bool same = alone.games.size() == 1 && alone.games[0].game == reading.game
                && list[i].offset == reading.offset && list[i].size == reading.size;
            if (!same)
                QTest::qFail(writePgn(reading.game).c_str(), __FILE__, __LINE__);
            return same && ++i < list.size();
        });
    }

    void tokensJoinToTheFile_data() { addFiles(); }
    void tokensJoinToTheFile()
    {
        QFETCH(QString, file);
        const std::string bytes = contents(file);
        const std::string text = decoded(bytes, detectCharset(bytes));
        TokenList whole;
        PgnReader reader(whole);
        reader.read(text);
        QVERIFY(whole.joined == text);
        for (const std::size_t size : {std::size_t(1), std::size_t(61), std::size_t(4096)}) {
            TokenList pieces;
            PgnReader fed(pieces);
            for (std::size_t at = 0; at < text.size(); at += size)
                fed.feed(std::string_view(text).substr(at, size));
            fed.finish();
            QVERIFY(pieces.joined == text);
            QVERIFY(pieces.tokens == whole.tokens);
            QCOMPARE(pieces.games, whole.games);
        }
    }

    void encodesBackToTheSameBytes_data() { addFiles(); }
    void encodesBackToTheSameBytes()
    {
        QFETCH(QString, file);
        const std::string bytes = contents(file);
        const Charset charset = detectCharset(bytes);
        const Encoding back = encoded(decoded(bytes, charset), charset);
        QVERIFY(back.bytes == bytes);
        QCOMPARE(back.missing, std::size_t(0));
    }
};

QTEST_APPLESS_MAIN(TestPgnFiles)
#include "tst_pgnfiles.moc"
