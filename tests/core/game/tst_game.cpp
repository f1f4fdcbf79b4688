#include "core/game/game.h"

#include "core/notation/fen.h"
#include "core/notation/movetext.h"
#include "randomgame.h"

#include <QtTest>

using namespace chess;

namespace {

/// Plays \p moves on from \p node and returns the last node.
NodeId play(Game &game, NodeId node, std::initializer_list<const char *> moves)
{
    for (const char *text : moves)
        node = game.appendMove(node, readMove(game.positionAt(node), text).value()).node();
    return node;
}

/// The tree in brackets: "e4 (d4 d5) e5".
std::string tree(const Game &game)
{
    std::string text;
    const auto line = [&](const auto &self, NodeId node) -> void {
        const auto children = game.children(node);
        if (children.empty())
            return;
        const Position position = game.positionAt(node);
        if (!text.empty() && text.back() != '(')
            text += ' ';
        text += san(position, game.move(children[0]));
        for (std::size_t i = 1; i < children.size(); ++i) {
            text += " (" + san(position, game.move(children[i]));
            self(self, children[i]);
            text += ')';
        }
        self(self, children[0]);
    };
    line(line, RootNode);
    return text;
}

} // namespace

class TestGame : public QObject
{
    Q_OBJECT
private slots:
    void hasTheSevenTagRosterFromTheStart()
    {
        const Game game;
        QCOMPARE(game.tags().size(), std::size_t(7));
        QCOMPARE(game.tag("White").value(), std::string_view("?"));
        QCOMPARE(game.tag("Date").value(), std::string_view("????.??.??"));
        QCOMPARE(game.tag("Result").value(), std::string_view("*"));
        QVERIFY(!game.tag("ECO"));
        QVERIFY(!game.outcome());
    }

    void putsTheRosterFirstAndKeepsTheOrderOfTheRest()
    {
        const Game game(
            Tags{{"ECO", "C41"}, {"Result", "1-0"}, {"White", "Morphy"}, {"Annotator", "x"}, {"Event", "Opera"}});
        std::string names;
        for (const Tag &tag : game.tags())
            names += tag.name + " ";
        QCOMPARE(names, std::string("Event Site Date Round White Black Result ECO Annotator "));
        QVERIFY(game.outcome() == win(Color::White, Termination::Unknown));
    }

    void changesTags()
    {
        Game game;
        QVERIFY(!game.setTag("White", "Short").empty());
        QVERIFY(game.setTag("White", "Short").empty());
        game.setTag("Opening", "two\nlines");
        QCOMPARE(game.tag("Opening").value(), std::string_view("two lines"));
        game.removeTag("Opening");
        QVERIFY(!game.tag("Opening"));
        game.removeTag("White");
        QCOMPARE(game.tag("White").value(), std::string_view("?"));
        QVERIFY(game.setTag("no name", "x").empty());
        QVERIFY(game.setTag("FEN", "8/8/8/8/8/8/8/8 w - - 0 1").empty());
    }

    void tellsItsOutcomeInTags()
    {
        Game game;
        game.setOutcome(win(Color::Black, Termination::Resignation));
        QCOMPARE(game.tag("Result").value(), std::string_view("0-1"));
        QCOMPARE(game.tag("TouchmoveTermination").value(), std::string_view("resignation"));
        QVERIFY(Game(game.tags()) == game);
        const Outcome uneven{Termination::Unknown, {Points::Half, Points::Zero}};
        game.setOutcome(uneven);
        QCOMPARE(game.tag("Result").value(), std::string_view("*"));
        QCOMPARE(game.tag("TouchmoveResult").value(), std::string_view("1/2-0"));
        QVERIFY(!game.tag("TouchmoveTermination"));
        QVERIFY(Game(game.tags()).outcome() == uneven);
        game.setTag("Result", "1/2-1/2");
        QVERIFY(game.outcome() == draw(Termination::Unknown));
        game.setOutcome(std::nullopt);
        QCOMPARE(game.tag("Result").value(), std::string_view("*"));
        QVERIFY(!game.tag("TouchmoveResult"));
    }

    void startsWhereItsTagsSay_data()
    {
        QTest::addColumn<QByteArray>("variant");
        QTest::addColumn<QByteArray>("fen");
        QTest::addColumn<QString>("start");
        QTest::addColumn<int>("problem");
        QTest::addColumn<bool>("chess960");
        const QString usual = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
        const auto row = [](const char *name, const char *variant, const char *fen, const QString &start,
                            StartProblem problem, bool chess960) {
            QTest::newRow(name) << QByteArray(variant) << QByteArray(fen) << start << static_cast<int>(problem)
                                << chess960;
        };
        row("no tags", "", "", usual, StartProblem::None, false);
        row("standard", "Standard", "", usual, StartProblem::None, false);
        row("from a position", "From Position", "8/8/8/4k3/8/8/4P3/4K3 w - - 0 1", "8/8/8/4k3/8/8/4P3/4K3 w - - 0 1",
            StartProblem::None, false);
        row("Chess960 as XBoard spells it", "fischerandom",
            "bqnb1rkr/pp3ppp/3ppn2/2p5/5P2/P2P4/NPP1P1PP/BQ1BNRKR w HFhf - 2 9",
            "bqnb1rkr/pp3ppp/3ppn2/2p5/5P2/P2P4/NPP1P1PP/BQ1BNRKR w KQkq - 2 9", StartProblem::None, true);
        row("Freestyle", "Freestyle Chess", "", usual, StartProblem::None, true);
        row("other rules", "Crazyhouse", "", usual, StartProblem::OtherVariant, false);
        row("no position", "", "not a position", usual, StartProblem::UnreadableFen, false);
        row("no king", "", "8/8/8/8/8/8/8/K7 w - - 0 1", usual, StartProblem::UnplayableFen, false);
        row("unknown", "", "?", usual, StartProblem::None, false);
    }
    void startsWhereItsTagsSay()
    {
        QFETCH(QByteArray, variant);
        QFETCH(QByteArray, fen);
        QFETCH(QString, start);
        QFETCH(int, problem);
        QFETCH(bool, chess960);
        Tags tags;
        if (!variant.isEmpty())
            tags.push_back({"Variant", variant.toStdString()});
        if (!fen.isEmpty())
            tags.push_back({"FEN", fen.toStdString()});
        const Game game(tags);
        QCOMPARE(QString::fromStdString(writeFen(game.start())), start);
        QCOMPARE(static_cast<int>(game.startProblem()), problem);
        QCOMPARE(game.variant() == Variant::Chess960, chess960);
    }

    void saysItsStartInTags()
    {
        const Position position = *Position::from(readFen("8/8/8/4k3/8/8/4P3/4K3 b - - 3 20")->setup);
        const Game game(position);
        QCOMPARE(game.tag("SetUp").value(), std::string_view("1"));
        QCOMPARE(game.tag("FEN").value(), std::string_view("8/8/8/4k3/8/8/4P3/4K3 b - - 3 20"));
        QVERIFY(Game(game.tags()) == game);
        const Game chess960(*Position::from(Setup::chess960(0)), Variant::Chess960);
        QCOMPARE(chess960.tag("Variant").value(), std::string_view("Chess960"));
        QVERIFY(Game(chess960.tags()) == chess960);
        QVERIFY(!Game(Position()).tag("FEN"));
    }

    void growsATree()
    {
        Game game;
        const NodeId e4 = play(game, RootNode, {"e4"});
        const NodeId last = play(game, e4, {"e5", "Nf3"});
        play(game, e4, {"c5", "Nf3"});
        QCOMPARE(tree(game), std::string("e4 e5 (c5 Nf3) Nf3"));
        QCOMPARE(game.plies(), 3);
        QCOMPARE(game.depth(last), 3);
        QVERIFY(game.isMainLine(last));
        QCOMPARE(game.mainLine().size(), std::size_t(3));
        QVERIFY(game.pathTo(last) == game.mainLine());
        QVERIFY(game.lineEnd() == last);
        QVERIFY(play(game, RootNode, {"e4", "c5", "Nf3"}) != last);
        QCOMPARE(tree(game), std::string("e4 e5 (c5 Nf3) Nf3"));
        QVERIFY(game.addVariation(RootNode, game.move(e4)).node() != e4);
        QCOMPARE(game.children(RootNode).size(), std::size_t(2));
    }

    void knowsThePositionEverywhere()
    {
        test::Random random(7);
        Game game;
        Position position;
        std::vector<Position> positions{position};
        NodeId node = RootNode;
        for (int ply = 0; ply < 100 && !position.legalMoves().empty(); ++ply) {
            const MoveList moves = position.legalMoves();
            const Move move = moves[static_cast<int>(random() % static_cast<unsigned>(moves.size()))];
            node = game.appendMove(node, move).node();
            position = position.after(move);
            positions.push_back(position);
        }
        std::size_t i = 1;
        for (const NodeId step : game.mainLine())
            QVERIFY(game.positionAt(step) == positions[i++]);
        QVERIFY(game.positionAt(RootNode) == positions[0]);
    }

    void promotesAndDemotes()
    {
        Game game;
        play(game, RootNode, {"e4"});
        play(game, RootNode, {"d4"});
        const NodeId c4 = play(game, RootNode, {"c4", "e5"});
        QCOMPARE(tree(game), std::string("e4 (d4) (c4 e5)"));
        const NodeId c4Move = *game.parent(c4);
        game.promoteVariation(c4Move);
        QCOMPARE(tree(game), std::string("e4 (c4 e5) (d4)"));
        const GameChange toMain = game.makeMainLine(c4);
        QCOMPARE(tree(game), std::string("c4 (e4) (d4) e5"));
        game.demoteVariation(c4Move);
        QCOMPARE(tree(game), std::string("e4 (c4 e5) (d4)"));
        QVERIFY(toMain.node() == c4);
        QVERIFY(game.promoteVariation(*game.next(RootNode)).empty());
    }

    void deletesAndBringsBack()
    {
        Game game;
        const NodeId e5 = play(game, RootNode, {"e4", "e5"});
        const NodeId nf3 = play(game, e5, {"Nf3"});
        game.setAnnotations(nf3, {Annotation::comment("good")});
        const Game before = game;
        const GameChange deletion = game.deleteFrom(e5);
        QCOMPARE(tree(game), std::string("e4"));
        QVERIFY(!game.contains(nf3));
        QVERIFY(!(game == before));
        game.undo(deletion);
        QVERIFY(game == before);
        QVERIFY(game.contains(nf3));
        game.redo(deletion);
        QCOMPARE(tree(game), std::string("e4"));
        game.undo(deletion);
        const GameChange all = game.truncate(RootNode);
        QCOMPARE(game.plies(), 0);
        game.undo(all);
        QVERIFY(game == before);
        const GameChange elsewhere = game.setStart(*Position::from(Setup::chess960(1)), Variant::Chess960);
        QCOMPARE(game.plies(), 0);
        game.undo(elsewhere);
        QVERIFY(game == before);
    }

    void passesTheTurnOnlyOutOfCheck()
    {
        Game game;
        const NodeId e5 = play(game, RootNode, {"e4", "e5"});
        QVERIFY(game.canPlay(e5, Move()));
        const NodeId passed = game.appendMove(e5, Move()).node();
        QVERIFY(game.positionAt(passed).sideToMove() == Color::Black);
        const NodeId check = play(game, RootNode, {"e4", "f6", "Qh5+"});
        QVERIFY(!game.canPlay(check, Move()));
    }

    void undoesAnything()
    {
        test::Random random(20260101);
        for (int round = 0; round < 60; ++round) {
            Game game = test::randomGame(random);
            std::vector<Game> states{game};
            std::vector<GameChange> changes;
            for (int edit = 0; edit < 25; ++edit) {
                changes.push_back(test::randomEdit(game, random));
                states.push_back(game);
            }
            for (std::size_t i = changes.size(); i > 0; --i) {
                QVERIFY(game == states[i]);
                game.undo(changes[i - 1]);
            }
            QVERIFY(game == states[0]);
            for (std::size_t i = 0; i < changes.size(); ++i) {
                game.redo(changes[i]);
                QVERIFY(game == states[i + 1]);
            }
        }
    }
};

QTEST_APPLESS_MAIN(TestGame)
#include "tst_game.moc"
