#include "core/game/pgnreading.h"
#include "core/game/pgnwriter.h"
#include "core/notation/movetext.h"
#include "randomgame.h"

#include <QtTest>

#include <array>

using namespace chess;

namespace {

QString movetext(const Game &game)
{
    const QString text = QString::fromStdString(writePgn(game));
    return text.mid(text.indexOf("\n\n") + 2);
}

Game read(std::string_view text)
{
    const auto reading = readGame(text);
    return reading ? reading->game : Game();
}

} // namespace

class TestPgnWriter : public QObject
{
    Q_OBJECT
private slots:
    void writesExportFormat_data()
    {
        QTest::addColumn<QByteArray>("given");
        QTest::addColumn<QString>("written");
        const auto row = [](const char *name, const char *given, const char *written) {
            QTest::newRow(name) << QByteArray(given) << written;
        };
        row("no moves", "[White \"x\"]", "*\n");
        row("moves", "1.e2-e4 e7e5 Ng1f3", "1. e4 e5 2. Nf3 *\n");
        row("black begins", "[FEN \"8/8/8/4k3/8/8/4P3/4K3 b - - 3 20\"] 20...Kd4 Kd2", "20... Kd4 21. Kd2 *\n");
        row("number after a comment", "1. e4 {best} e5 $1 2. Nf3", "1. e4 {best} 1... e5 $1 2. Nf3 *\n");
        row("no number after a glyph", "1. e4! e5", "1. e4 $1 e5 *\n");
        row("variations", "1. e4 (1. d4 d5 (1... Nf6)) (1. c4) e5 1-0",
            "1. e4 (1. d4 d5 (1... Nf6)) (1. c4) 1... e5 1-0\n");
        row("comment before the first move", "{Hello} 1. e4", "{Hello} 1. e4 *\n");
        row("comment between number and move", "1. {why?} e4 e5", "1. {why?} e4 e5 *\n");
        row("comment that begins a variation", "1. e4 ({or} 1. d4)", "1. e4 ({or} 1. d4) *\n");
        row("comment after a variation", "1. e4 (1. d4) {now} e5", "1. e4 (1. d4) {now} 1... e5 *\n");
        row("two comments stay two", "1. e4 {a} {b} {}", "1. e4 {a} {b} {} *\n");
        row("null moves", "1. e4 -- 2. Z0", "1. e4 -- 2. -- *\n");
        row("a closing brace", "1. e4 ;so } so\n e5", "1. e4 ;so } so\n1... e5 *\n");
        row("an unreadable move", "1. d4 Nf6 2. Sf3 d5 ] 0-1", "1. d4 Nf6 {[%tm unread 2. Sf3 d5 %5D]} 0-1\n");
        row("an unreadable variation", "1. e4 (1. Sf3 d5) e5", "1. e4 {[%tm unread (1. Sf3 d5)]} 1... e5 *\n");
    }
    void writesExportFormat()
    {
        QFETCH(QByteArray, given);
        QFETCH(QString, written);
        QCOMPARE(movetext(read(given.toStdString())), written);
    }

    void writesTags()
    {
        Game game;
        game.setTag("White", "O\"Neil \\ Sons");
        game.setTag("Annotator", "\u7532");
        game.setOutcome(Outcome{Termination::Agreement, {Points::Zero, Points::Zero}});
        QCOMPARE(QString::fromStdString(writePgn(game)),
                 "[Event \"?\"]\n[Site \"?\"]\n[Date \"????.??.??\"]\n[Round \"?\"]\n[White \"O\\\"Neil \\\\ Sons\"]\n"
                 "[Black \"?\"]\n[Result \"*\"]\n[Annotator \"\u7532\"]\n[TouchmoveResult \"0-0\"]\n"
                 "[TouchmoveTermination \"agreement\"]\n\n*\n");
        QVERIFY(read(writePgn(game)) == game);
    }

    void keepsAnUnevenResult()
    {
        const Game game = read("1. e4 1/2-0");
        QCOMPARE(game.tag("TouchmoveResult").value_or(""), std::string_view("1/2-0"));
        QVERIFY(read(writePgn(game)) == game);
    }

    void breaksLinesOnlyWhereABlankStood()
    {
        Game game;
        std::string text;
        for (int i = 0; i < 60; ++i)
            text += "word%  ends 50 %here [not a tag] ";
        const std::string chinese = "\u767d\u65b9\u5728\u4e2d\u5fc3\u5360\u4f18\u3002";
        std::string longChinese;
        for (int i = 0; i < 30; ++i)
            longChinese += chinese;
        game.setAnnotations(RootNode,
                            {Annotation::comment(text), Annotation::comment(longChinese),
                             Annotation::comment("paragraph\nparagraph"), Annotation::command("clk", "0:01")});
        const QString written = movetext(game);
        for (const QString &line : written.split('\n')) {
            QVERIFY2(!line.startsWith('%') && !line.startsWith('['), qPrintable(line));
            QVERIFY2(line.size() < 80 || line.contains(QString::fromStdString(longChinese)), qPrintable(line));
        }
        QVERIFY(written.contains("paragraph\n\nparagraph"));
        QVERIFY(read(writePgn(game)) == game);
    }

    void whatWasWrittenReadsBack()
    {
        test::Random random(64);
        for (int round = 0; round < 3000; ++round) {
            const Game game = test::randomGame(random);
            const std::string text = writePgn(game);
            const auto file = readGames(text);
            QVERIFY2(file.games.size() == 1, text.c_str());
            const Game &again = file.games.front().game;
            QVERIFY2(again == game, (text + "\n--- reads back as ---\n" + writePgn(again)).c_str());
            QCOMPARE(writePgn(again), text);
        }
    }

    void writesWhatNestsDeep()
    {
        Game game;
        NodeId node = RootNode;
        // Knights go out and back, and each move is a variation of another one.
        const std::array<std::array<const char *, 2>, 4> moves{
            {{"e4", "Nf3"}, {"e5", "Nf6"}, {"d4", "Ng1"}, {"d5", "Ng8"}}};
        for (std::size_t depth = 0; depth < 200; ++depth) {
            const Position position = game.positionAt(node);
            game.appendMove(node, readMove(position, moves[depth % 4][0]).value());
            node = game.appendMove(node, readMove(position, moves[depth % 4][1]).value()).node();
        }
        QCOMPARE(game.depth(node), 200);
        QVERIFY(read(writePgn(game)) == game);
    }
};

QTEST_APPLESS_MAIN(TestPgnWriter)
#include "tst_pgnwriter.moc"
