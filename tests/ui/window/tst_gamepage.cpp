#include "core/game/pgnreading.h"
#include "ui/board/moveentry.h"
#include "ui/controller/timesource.h"
#include "ui/look/style.h"
#include "ui/panels/cardrow.h"
#include "ui/panels/notationpanel.h"
#include "ui/panels/notationview.h"
#include "windowfixture.h"

#include <QSignalSpy>

using namespace chess;
using namespace chess::ui;

namespace {

/// A page with a match on it.
struct Table {
    SystemTime time;
    GameController game;
    GamePage page;

    explicit Table(const NewMatch &match = {}) : game(match, time)
    {
        ViewSettings view;
        view.animation = false;
        page.setView(view);
        page.setGame(&game);
        page.resize(1000, 640);
        page.show();
    }
    void play(std::initializer_list<const char *> moves)
    {
        for (const char *move : moves)
            playByMouse(page, move);
    }
    void press(const QString &name)
    {
        QPushButton *button = buttonNamed(page, name);
        QVERIFY2(button, qPrintable(name));
        QVERIFY2(button->isEnabled(), qPrintable(button->toolTip()));
        QTest::mouseClick(button, Qt::LeftButton);
    }
};

} // namespace

class TestGamePage : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { QApplication::setStyle(new Style); }

    void movesByMouseAreWrittenDown()
    {
        Table table;
        table.play({"e2e4", "e7e5", "g1f3"});
        QCOMPARE(table.game.game().plies(), 3);
        QCOMPARE(table.page.notation()->view()->model()->index(1, 1).data().toString(), "Nf3");
        QCOMPARE(table.page.status(), "Black to move");
        QVERIFY(table.page.card(Color::Black)->state().onMove);
        QVERIFY(!table.page.card(Color::White)->state().onMove);
    }

    void armedOfferOpensOnTheOpponentsCard()
    {
        Table table;
        table.play({"e2e4", "e7e5"});
        table.press("White: offer a draw");
        QVERIFY(!buttonNamed(table.page, "Black: accept the draw"));
        table.play({"g1f3"});
        QVERIFY(table.page.status().contains("White offers a draw"));
        table.press("Black: decline the draw");
        QVERIFY(!buttonNamed(table.page, "Black: accept the draw"));
        QVERIFY(!buttonNamed(table.page, "White: offer a draw")->isEnabled());
        QVERIFY(buttonNamed(table.page, "White: offer a draw")->toolTip().contains("declined"));
    }

    void acceptedOfferEndsTheGame()
    {
        Table table;
        table.play({"e2e4", "e7e5"});
        // Out of turn: at once.
        table.press("Black: offer a draw");
        table.press("White: accept the draw");
        QCOMPARE(table.page.status(), "Draw: agreed");
        QVERIFY(!buttonNamed(table.page, "White: resign")->isEnabled());
        QCOMPARE(buttonNamed(table.page, "White: resign")->toolTip(), "The game is over.");
        QVERIFY(buttonNamed(table.page, "Rematch, colours changed"));
        const auto *model = table.page.notation()->view()->model();
        QVERIFY(model->index(model->rowCount() - 1, 0).data().toString().contains("½–½"));
    }

    void offerBeforeTheFirstMovesIsOffAndSaysWhy()
    {
        Table table;
        QPushButton *offer = buttonNamed(table.page, "Black: offer a draw");
        QVERIFY(!offer->isEnabled());
        QVERIFY(offer->toolTip().contains("each side has made a move"));
    }

    void takeBackIsAskedAndGranted()
    {
        Table table;
        table.play({"e2e4", "e7e5"});
        table.press("Black: ask to take back");
        table.press("White: accept the take-back");
        QCOMPARE(table.game.game().plies(), 1);
        QCOMPARE(table.page.notation()->view()->model()->rowCount(), 1);
    }

    void cardsTurnWithTheBoard()
    {
        Table table;
        const int whiteBelow = table.page.card(Color::White)->y();
        table.press("Turn board");
        QCOMPARE(table.page.bottom(), Color::Black);
        QVERIFY(table.page.card(Color::White)->y() < whiteBelow);
        QCOMPARE(table.page.board()->orientation(), Color::Black);
        // And the buttons are still each player's own.
        table.play({"e2e4", "e7e5"});
        table.press("Black: resign");
        table.press("Black: yes, resign");
        QCOMPARE(table.page.status(), "White wins: Black resigned");
    }

    void turnsToThePlayerOnMove()
    {
        Table table;
        ViewSettings view;
        view.animation = false;
        view.turnAutomatically = true;
        table.page.setView(view);
        table.play({"e2e4"});
        QCOMPARE(table.page.bottom(), Color::Black);
        table.play({"e7e5"});
        QCOMPARE(table.page.bottom(), Color::White);
    }

    void resignQuestionIsForOnePlayerInOneGame_data()
    {
        QTest::addColumn<QString>("then");
        for (const char *then :
             {"a move is made", "a move turns the board", "the board is turned", "another game comes"})
            QTest::newRow(then) << QString(then);
    }
    void resignQuestionIsForOnePlayerInOneGame()
    {
        QFETCH(const QString, then);
        Table table;
        table.play({"e2e4", "e7e5"});
        GameController other(NewMatch(), table.time);
        for (const char *move : {"d2d4", "d7d5"})
            other.play({*parseSquare({move, 2}), *parseSquare({move + 2, 2})});
        ViewSettings view;
        view.animation = false;
        view.turnAutomatically = then == "a move turns the board";
        table.page.setView(view);
        table.press("White: resign");
        QVERIFY(buttonNamed(table.page, "White: yes, resign"));
        if (then == "the board is turned")
            table.page.setBottom(Color::Black);
        else if (then == "another game comes")
            table.page.setGame(&other);
        else
            table.play({"g1f3"});
        QVERIFY(!buttonNamed(table.page, "White: yes, resign"));
        QVERIFY(!buttonNamed(table.page, "Black: yes, resign"));
        QVERIFY(buttonNamed(table.page, "White: resign"));
        table.page.setGame(nullptr);
    }

    void lookingBackDisturbsNothing()
    {
        Table table;
        table.play({"e2e4", "e7e5", "g1f3"});
        table.page.goToPly(1);
        QCOMPARE(table.game.game().plies(), 3);
        QVERIFY(table.page.status().startsWith("Looking back"));
        QVERIFY(table.page.card(Color::Black)->state().onMove);
        table.press("To the end");
        QCOMPARE(table.page.status(), "Black to move");
    }

    void refusedMoveSaysWhy()
    {
        Table table;
        QSignalSpy noticed(&table.page, &GamePage::noticed);
        table.play({"g1g3"});
        QCOMPARE(table.game.game().plies(), 0);
        QVERIFY(noticed.count() > 0);
        QVERIFY2(noticed.last().at(0).toString().contains("knight"), qPrintable(noticed.last().at(0).toString()));
        QCOMPARE(noticed.last().at(1).toBool(), true);
    }

    void capturesAreShown()
    {
        Table table;
        table.play({"e2e4", "d7d5", "e4d5"});
        const CardState white = table.page.card(Color::White)->state();
        QCOMPARE(white.captured, std::vector<PieceType>{PieceType::Pawn});
        QCOMPARE(white.balance, 1);
        table.page.goToPly(2);
        QVERIFY(table.page.card(Color::White)->state().captured.empty());
    }

    void openedGameIsLookedThrough()
    {
        SystemTime time;
        auto reading = readGame(
            "[White \"Anna\"]\n[Black \"Li Wei\"]\n[Event \"Club\"]\n\n1. e4 {good} e5 (1... c5) 2. Nf3 1-0\n");
        QVERIFY(reading.has_value());
        GameController game(reading->game, time);
        GamePage page;
        page.setGame(&game);
        page.resize(1000, 640);
        page.show();
        QVERIFY(!buttonNamed(page, "White: resign"));
        QVERIFY(buttonNamed(page, "Play on from here"));
        QCOMPARE(page.card(Color::White)->state().name, "Anna");
        QTest::mouseClick(buttonNamed(page, "To the end"), Qt::LeftButton);
        QCOMPARE(page.status(), "White wins");
        QSignalSpy playOn(&page, &GamePage::playOnWanted);
        QTest::mouseClick(buttonNamed(page, "Play on from here"), Qt::LeftButton);
        QCOMPARE(playOn.count(), 1);
    }

    void boardIsSquareAndAllFits_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::addColumn<bool>("column");
        QTest::addColumn<int>("smallestBoard");
        QTest::newRow("the smallest window") << QSize(800, 500) << true << 440;
        QTest::newRow("wide") << QSize(1280, 740) << true << 700;
        QTest::newRow("upright") << QSize(700, 940) << false << 560;
        QTest::newRow("square") << QSize(1000, 1000) << true << 640;
        QTest::newRow("a little upright: moves beside the board") << QSize(800, 830) << true << 440;
        QTest::newRow("very wide") << QSize(1920, 1020) << true << 1000;
    }
    void boardIsSquareAndAllFits()
    {
        QFETCH(const QSize, size);
        QFETCH(const bool, column);
        QFETCH(const int, smallestBoard);
        Table table;
        table.page.resize(size);
        QTest::qWait(10);
        const QRect board = table.page.board()->geometry();
        QCOMPARE(board.width(), board.height());
        QVERIFY2(board.width() >= smallestBoard, qPrintable(QString::number(board.width())));
        const QRect upper = table.page.card(Color::Black)->geometry();
        const QRect lower = table.page.card(Color::White)->geometry();
        const QRect notation = table.page.notation()->geometry();
        for (const QRect &each : {board, upper, lower, notation})
            QVERIFY(table.page.rect().contains(each));
        QVERIFY(!board.intersects(upper) && !board.intersects(lower) && !board.intersects(notation));
        QVERIFY(!upper.intersects(notation) && !lower.intersects(notation) && !upper.intersects(lower));
        QCOMPARE(upper.left() > board.right(), column);
        QVERIFY(notation.height() >= 130);
        for (const QPushButton *button : table.page.findChildren<QPushButton *>()) {
            if (button->isVisible())
                QVERIFY2(button->width() >= button->minimumSizeHint().width(), qPrintable(button->accessibleName()));
        }
    }

    void keyboardWalksThroughTheParts()
    {
        Table table;
        table.play({"e2e4"});
        QVERIFY(QTest::qWaitForWindowActive(&table.page));
        table.page.board()->setFocus();
        // The cursor first, where the mouse brought the focus.
        table.page.focusNextPart(true);
        QVERIFY(table.page.board()->cursor().has_value());
        table.page.focusNextPart(true);
        QVERIFY(table.page.card(Color::Black)->isAncestorOf(table.page.focusWidget()));
        table.page.focusNextPart(true);
        QVERIFY(table.page.notation()->isAncestorOf(table.page.focusWidget()));
        table.page.focusNextPart(true);
        QVERIFY(table.page.card(Color::White)->isAncestorOf(table.page.focusWidget()));
        table.page.focusNextPart(true);
        QCOMPARE(table.page.focusWidget(), table.page.board());
        table.page.focusNextPart(false);
        QVERIFY(table.page.card(Color::White)->isAncestorOf(table.page.focusWidget()));
    }

    void gameOfAnotherKindOfChessIsNotPlayedOn()
    {
        SystemTime time;
        GameController game(readGame("[Variant \"Horde\"]\n\n1. e5 c6 0-1")->game, time);
        GamePage page;
        page.setGame(&game);
        page.show();
        QPushButton *playOn = buttonNamed(page, "Play on from here");
        QVERIFY(!playOn->isEnabled());
        QCOMPARE(playOn->toolTip(), "This game follows the rules of another kind of chess.");
    }

    void touchedManSaysHowToPlay_data()
    {
        QTest::addColumn<QString>("pgn");
        QTest::addColumn<QString>("said");
        QTest::newRow("a game to look through") << "1. e4 *"
                                                << "Press “Play on from here” to play from this position.";
        QTest::newRow("another kind of chess") << "[Variant \"Horde\"]\n\n1. e5 *"
                                               << "This game follows the rules of another kind of chess.";
    }
    void touchedManSaysHowToPlay()
    {
        QFETCH(const QString, pgn);
        QFETCH(const QString, said);
        SystemTime time;
        GameController game(readGame(pgn.toStdString())->game, time);
        GamePage page;
        page.setGame(&game);
        page.resize(1000, 640);
        page.show();
        QSignalSpy noticed(&page, &GamePage::noticed);
        QTest::mouseClick(page.board(), Qt::LeftButton, {}, page.board()->rectOf(Square::E3).center());
        QCOMPARE(noticed.count(), 0);
        QTest::mouseClick(page.board(), Qt::LeftButton, {}, page.board()->rectOf(Square::D2).center());
        QCOMPARE(noticed.count(), 1);
        QCOMPARE(noticed[0][0].toString(), said);
    }

    void offerAndTakeBackAreAnsweredOneAfterTheOther()
    {
        Table table;
        table.play({"e2e4", "e7e5", "g1f3"});
        table.press("Black: resign");
        QVERIFY(buttonNamed(table.page, "Black: yes, resign"));
        // What the opponent asks takes the place of the question to oneself.
        table.game.askTakeBack(Color::White);
        table.game.offerDraw(Color::White);
        QVERIFY(!buttonNamed(table.page, "Black: yes, resign"));
        QTest::qWait(CardRow::GuardTime + 20);
        table.press("Black: decline the draw");
        QTest::qWait(CardRow::GuardTime + 20);
        table.press("Black: accept the take-back");
        QCOMPARE(table.game.game().plies(), 2);
    }

    void wrongClaimIsExplained()
    {
        Table table;
        table.play({"e2e4", "e7e5"});
        QSignalSpy noticed(&table.page, &GamePage::noticed);
        table.game.claim(Color::White, ClaimKind::Threefold);
        QVERIFY(table.game.offer());
        QCOMPARE(noticed.count(), 1);
        QVERIFY(noticed[0][0].toString().startsWith("The claim is not right"));
    }

    void clicksLeaveTheKeyboardToTheBoard_data()
    {
        QTest::addColumn<QStringList>("buttons");
        QTest::newRow("turn board") << QStringList{"Turn board"};
        QTest::newRow("offer, then decline") << QStringList{"White: offer a draw", "Black: decline the draw"};
        QTest::newRow("no resignation") << QStringList{"Black: resign", "Black: play on"};
        QTest::newRow("to the start and back") << QStringList{"To the start", "To the end"};
        QTest::newRow("take back") << QStringList{"White: ask to take back", "Black: accept the take-back"};
    }
    void clicksLeaveTheKeyboardToTheBoard()
    {
        QFETCH(const QStringList, buttons);
        Table table;
        QVERIFY(QTest::qWaitForWindowActive(&table.page));
        table.page.board()->setFocus();
        table.play({"e2e4", "e7e5", "g1f3"});
        for (const QString &button : buttons) {
            QTest::qWait(CardRow::GuardTime + 20);
            table.press(button);
        }
        QCOMPARE(table.page.focusWidget(), table.page.board());
        QVERIFY2(!table.page.board()->cursor(), "the cursor is for those who use the keyboard");
    }

    void lettersOnAButtonTypeAMove()
    {
        Table table;
        QVERIFY(QTest::qWaitForWindowActive(&table.page));
        QPushButton *turn = buttonNamed(table.page, "Turn board");
        turn->setFocus(Qt::TabFocusReason);
        QTest::keyClick(turn, Qt::Key_E);
        QVERIFY(table.page.board()->moveEntry());
        QTest::keyClicks(table.page.focusWidget(), "4");
        QTest::keyClick(table.page.focusWidget(), Qt::Key_Return);
        QCOMPARE(table.game.game().plies(), 1);
    }

    void enterPressesTheButton_data()
    {
        QTest::addColumn<int>("key");
        QTest::newRow("Return") << int(Qt::Key_Return);
        QTest::newRow("Enter") << int(Qt::Key_Enter);
        QTest::newRow("Space") << int(Qt::Key_Space);
    }
    void enterPressesTheButton()
    {
        QFETCH(const int, key);
        Table table;
        QVERIFY(QTest::qWaitForWindowActive(&table.page));
        QPushButton *turn = buttonNamed(table.page, "Turn board");
        turn->setFocus(Qt::TabFocusReason);
        QTest::keyClick(turn, Qt::Key(key));
        QCOMPARE(table.page.bottom(), Color::Black);
        QPushButton *resign = buttonNamed(table.page, "White: resign");
        resign->setFocus(Qt::TabFocusReason);
        QTest::keyClick(resign, Qt::Key(key));
        // The question is asked with the harmless answer ready.
        QCOMPARE(table.page.focusWidget(), buttonNamed(table.page, "White: play on"));
        QTest::keyClick(table.page.focusWidget(), Qt::Key(key));
        QVERIFY(table.game.playing());
        QCOMPARE(table.page.focusWidget(), resign);
    }

    void gameThatGoesLeavesAnEmptyBoard()
    {
        SystemTime time;
        GamePage page;
        auto game = std::make_unique<GameController>(NewMatch(), time);
        page.setGame(game.get());
        game.reset();
        page.goToPly(1);
        page.setGame(nullptr);
        QCOMPARE(page.status(), QString());
    }
};

QTEST_MAIN(TestGamePage)
#include "tst_gamepage.moc"
