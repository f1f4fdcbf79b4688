#include "boardfixture.h"
#include "ui/board/promotionpicker.h"

#include <QDialog>

using namespace chess;
using namespace chess::ui;

/// The mouse on the board: every gesture, and what can get in between.
class TestBoardPointer : public QObject
{
    Q_OBJECT

private slots:
    void dragMakesAMove();
    void clicksMakeAMove();
    void secondClickPutsDown();
    void clickOnAnotherManTakesThatOne();
    void doubleClickMovesNothing();
    void menThatMayNotMoveStay_data();
    void menThatMayNotMoveStay();
    void illegalDropGoesBackAndSaysWhy();
    void illegalClickSaysWhy();
    void dropOnItsOwnSquareKeepsItSelected();
    void dropOffTheBoardGoesBack();
    void rightButtonCancelsADrag();
    void middleButtonChangesNothing();
    void escapeCancelsADrag();
    void escapeIsTheWindowsWhenNothingIsHeld();
    void castling_data();
    void castling();
    void kingAndRookAreNotMixedUp();
    void turnedInMidDrag();
    void positionChangesInMidDrag();
    void manIsTakenInMidDrag();
    void samePositionAgainDisturbsNoDrag();
    void windowLosesFocusInMidDrag();
    void windowLosesFocusThatTheBoardHasNot();
    void focusGoesElsewhereInMidDrag();
    void dialogOpensInMidDrag();
    void releaseThatNeverCame();
    void hiddenInMidDrag();
    void handsOffInMidDrag();
    void pointerLeavesInMidDrag();
    void refusedWishGoesBack();
    void deletedByTheAnswer();
    void finger();
};

void TestBoardPointer::dragMakesAMove()
{
    BoardFixture fixture;
    QSignalSpy intended(&fixture.board, &BoardView::moveIntended);
    fixture.dragAndDrop(Square::E2, Square::E4);
    QCOMPARE(intended.count(), 1);
    QCOMPARE(intended[0][0].value<MoveIntent>(), (MoveIntent{Square::E2, Square::E4}));
    QVERIFY(!fixture.board.selected());
    fixture.dragAndDrop(Square::E7, Square::E5);
    QCOMPARE(intended.count(), 2);
}

void TestBoardPointer::clicksMakeAMove()
{
    BoardFixture fixture;
    QSignalSpy intended(&fixture.board, &BoardView::moveIntended);
    fixture.click(Square::G1);
    QCOMPARE(fixture.selected(), std::string("g1"));
    QCOMPARE(intended.count(), 0);
    fixture.click(Square::F3);
    QCOMPARE(intended.count(), 1);
    QCOMPARE(intended[0][0].value<MoveIntent>(), (MoveIntent{Square::G1, Square::F3}));
    QVERIFY(!fixture.board.selected());
}

void TestBoardPointer::secondClickPutsDown()
{
    BoardFixture fixture;
    QSignalSpy intended(&fixture.board, &BoardView::moveIntended);
    QSignalSpy refused(&fixture.board, &BoardView::moveRefused);
    fixture.click(Square::G1);
    fixture.click(Square::G1);
    QVERIFY(!fixture.board.selected());
    fixture.click(Square::F3);
    QCOMPARE(intended.count() + refused.count(), 0);
}

void TestBoardPointer::clickOnAnotherManTakesThatOne()
{
    BoardFixture fixture;
    QSignalSpy refused(&fixture.board, &BoardView::moveRefused);
    fixture.click(Square::G1);
    fixture.click(Square::B1);
    QCOMPARE(fixture.selected(), std::string("b1"));
    QCOMPARE(refused.count(), 0);
}

void TestBoardPointer::doubleClickMovesNothing()
{
    BoardFixture fixture;
    QSignalSpy intended(&fixture.board, &BoardView::moveIntended);
    fixture.click(Square::E2);
    fixture.click(Square::E4);
    QTest::mouseDClick(&fixture.board, Qt::LeftButton, {}, fixture.middle(Square::E4));
    QCOMPARE(intended.count(), 1);
    QTest::mouseDClick(&fixture.board, Qt::LeftButton, {}, fixture.middle(Square::E7));
    QCOMPARE(intended.count(), 1);
}

void TestBoardPointer::menThatMayNotMoveStay_data()
{
    QTest::addColumn<bool>("white");
    QTest::addColumn<bool>("black");
    QTest::addColumn<Square>("from");
    QTest::addColumn<Square>("to");
    QTest::newRow("nobody may move") << false << false << Square::E2 << Square::E4;
    QTest::newRow("White may not move") << false << true << Square::E2 << Square::E4;
    QTest::newRow("it is not Black's turn") << true << true << Square::E7 << Square::E5;
    QTest::newRow("an empty square") << true << true << Square::E4 << Square::E5;
}

void TestBoardPointer::menThatMayNotMoveStay()
{
    QFETCH(bool, white);
    QFETCH(bool, black);
    QFETCH(Square, from);
    QFETCH(Square, to);
    BoardFixture fixture;
    fixture.board.setInteractive({white, black});
    QSignalSpy intended(&fixture.board, &BoardView::moveIntended);
    QSignalSpy refused(&fixture.board, &BoardView::moveRefused);
    fixture.dragAndDrop(from, to);
    fixture.click(from);
    QVERIFY(!fixture.board.selected());
    QCOMPARE(intended.count() + refused.count(), 0);
}

void TestBoardPointer::illegalDropGoesBackAndSaysWhy()
{
    BoardFixture fixture;
    const QImage before = fixture.board.grab().toImage();
    QSignalSpy intended(&fixture.board, &BoardView::moveIntended);
    QSignalSpy refused(&fixture.board, &BoardView::moveRefused);
    fixture.dragAndDrop(Square::A1, Square::A4);
    QCOMPARE(intended.count(), 0);
    QCOMPARE(refused.count(), 1);
    QCOMPARE(refused[0][0].value<MoveIntent>(), (MoveIntent{Square::A1, Square::A4}));
    QCOMPARE(refused[0][1].value<MoveError>().kind, MoveError::Kind::Blocked);
    QVERIFY(!fixture.board.selected());
    fixture.board.setHighlights({.hover = false});
    QCOMPARE(fixture.board.grab().toImage(), before);
}

void TestBoardPointer::illegalClickSaysWhy()
{
    BoardFixture fixture;
    QSignalSpy refused(&fixture.board, &BoardView::moveRefused);
    fixture.click(Square::E2);
    fixture.click(Square::E5);
    QCOMPARE(refused.count(), 1);
    QVERIFY(!fixture.board.selected());
}

void TestBoardPointer::dropOnItsOwnSquareKeepsItSelected()
{
    BoardFixture fixture;
    QSignalSpy refused(&fixture.board, &BoardView::moveRefused);
    fixture.press(Square::E2);
    fixture.drag(Square::E2, Square::E4);
    fixture.drag(Square::E4, Square::E2);
    fixture.release(Square::E2);
    QCOMPARE(fixture.selected(), std::string("e2"));
    QCOMPARE(refused.count(), 0);
}

void TestBoardPointer::dropOffTheBoardGoesBack()
{
    BoardFixture fixture;
    const QImage before = fixture.board.grab().toImage();
    QSignalSpy intended(&fixture.board, &BoardView::moveIntended);
    QSignalSpy refused(&fixture.board, &BoardView::moveRefused);
    fixture.press(Square::E2);
    fixture.dragTo(fixture.middle(Square::E2), QPoint(700, -40));
    QTest::mouseRelease(&fixture.board, Qt::LeftButton, {}, QPoint(700, -40));
    QCOMPARE(intended.count() + refused.count(), 0);
    QVERIFY(!fixture.board.selected());
    QCOMPARE(fixture.board.grab().toImage(), before);
}

void TestBoardPointer::rightButtonCancelsADrag()
{
    BoardFixture fixture;
    QSignalSpy intended(&fixture.board, &BoardView::moveIntended);
    fixture.press(Square::E2);
    fixture.drag(Square::E2, Square::E4);
    fixture.press(Square::E4, Qt::RightButton);
    QVERIFY(!fixture.board.selected());
    fixture.moveHeld(fixture.middle(Square::E3), Qt::LeftButton | Qt::RightButton);
    fixture.release(Square::E4, Qt::RightButton);
    fixture.release(Square::E4);
    QCOMPARE(intended.count(), 0);
    fixture.dragAndDrop(Square::E2, Square::E4);
    QCOMPARE(intended.count(), 1);
}

void TestBoardPointer::middleButtonChangesNothing()
{
    BoardFixture fixture;
    QSignalSpy intended(&fixture.board, &BoardView::moveIntended);
    fixture.press(Square::E2);
    fixture.drag(Square::E2, Square::E4);
    fixture.press(Square::E4, Qt::MiddleButton);
    fixture.release(Square::E4, Qt::MiddleButton);
    QCOMPARE(intended.count(), 0);
    fixture.release(Square::E4);
    QCOMPARE(intended.count(), 1);
}

void TestBoardPointer::escapeCancelsADrag()
{
    BoardFixture fixture;
    QSignalSpy intended(&fixture.board, &BoardView::moveIntended);
    fixture.press(Square::E2);
    fixture.drag(Square::E2, Square::E4);
    QTest::keyClick(&fixture.board, Qt::Key_Escape);
    fixture.release(Square::E4);
    QCOMPARE(intended.count(), 0);
    QVERIFY(!fixture.board.selected());
}

void TestBoardPointer::escapeIsTheWindowsWhenNothingIsHeld()
{
    BoardFixture fixture;
    const auto isTaken = [&fixture] {
        QKeyEvent event(QEvent::KeyPress, Qt::Key_Escape, Qt::NoModifier);
        QApplication::sendEvent(&fixture.board, &event);
        return event.isAccepted();
    };
    QVERIFY(!isTaken());
    fixture.click(Square::E2);
    QVERIFY(isTaken());
    QVERIFY(!fixture.board.selected());
    QVERIFY(!isTaken());
}

void TestBoardPointer::castling_data()
{
    QTest::addColumn<Square>("to");
    QTest::addColumn<Square>("king");
    QTest::newRow("two squares to the king's wing") << Square::G1 << Square::G1;
    QTest::newRow("two squares to the queen's wing") << Square::C1 << Square::C1;
    QTest::newRow("onto the king's rook") << Square::H1 << Square::G1;
    QTest::newRow("onto the queen's rook") << Square::A1 << Square::C1;
}

void TestBoardPointer::castling()
{
    QFETCH(Square, to);
    QFETCH(Square, king);
    for (const bool byDrag : {true, false}) {
        BoardFixture fixture(positionOf(BothCastlings));
        if (byDrag) {
            fixture.dragAndDrop(Square::E1, to);
        } else {
            fixture.click(Square::E1);
            fixture.click(to);
        }
        QCOMPARE(toString(fixture.board.position().king(Color::White)), toString(king));
    }
}

void TestBoardPointer::kingAndRookAreNotMixedUp()
{
    // The king is selected and the rook is dragged: that is a move of the rook.
    BoardFixture fixture(positionOf(BothCastlings));
    QSignalSpy intended(&fixture.board, &BoardView::moveIntended);
    fixture.click(Square::E1);
    fixture.dragAndDrop(Square::H1, Square::H5);
    QCOMPARE(intended.count(), 1);
    QCOMPARE(intended[0][0].value<MoveIntent>(), (MoveIntent{Square::H1, Square::H5}));
}

void TestBoardPointer::turnedInMidDrag()
{
    // The queen is over e4, and after the turn over d5: she could go to either, but nobody meant d5.
    BoardFixture fixture(positionOf("k7/8/8/8/3Q4/8/8/K7 w - - 0 1"));
    QSignalSpy intended(&fixture.board, &BoardView::moveIntended);
    fixture.press(Square::D4);
    fixture.drag(Square::D4, Square::E4);
    const QPoint pointer = fixture.middle(Square::E4);
    fixture.board.setOrientation(Color::Black);
    fixture.moveHeld(pointer + QPoint(3, 3));
    QTest::mouseRelease(&fixture.board, Qt::LeftButton, {}, pointer + QPoint(3, 3));
    QCOMPARE(intended.count(), 0);
    QVERIFY(!fixture.board.selected());
    fixture.dragAndDrop(Square::D4, Square::E4);
    QCOMPARE(intended.count(), 1);
}

void TestBoardPointer::positionChangesInMidDrag()
{
    BoardFixture fixture;
    QSignalSpy intended(&fixture.board, &BoardView::moveIntended);
    fixture.press(Square::E2);
    fixture.drag(Square::E2, Square::E4);
    const Position other = positionOf("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1");
    fixture.board.setPosition(other);
    fixture.release(Square::E4);
    QCOMPARE(intended.count(), 0);
    QVERIFY(!fixture.board.selected());
    BoardFixture fresh(other);
    fixture.board.setHighlights({.hover = false});
    QCOMPARE(fixture.board.grab().toImage(), fresh.board.grab().toImage());
}

void TestBoardPointer::manIsTakenInMidDrag()
{
    BoardFixture fixture;
    fixture.board.setAnimationDuration(20);
    fixture.press(Square::E2);
    fixture.drag(Square::E2, Square::E4);
    const Position other = positionOf("4k3/8/8/8/8/8/8/4K3 w - - 0 1");
    fixture.board.setPosition(other);
    fixture.release(Square::E4);
    QTest::qWait(100);
    BoardFixture fresh(other);
    fixture.board.setHighlights({.hover = false});
    QCOMPARE(fixture.board.grab().toImage(), fresh.board.grab().toImage());
}

void TestBoardPointer::samePositionAgainDisturbsNoDrag()
{
    BoardFixture fixture;
    QSignalSpy intended(&fixture.board, &BoardView::moveIntended);
    fixture.press(Square::E2);
    fixture.drag(Square::E2, Square::E4);
    fixture.board.setPosition(Position());
    fixture.release(Square::E4);
    QCOMPARE(intended.count(), 1);
}

void TestBoardPointer::windowLosesFocusInMidDrag()
{
    BoardFixture fixture;
    QSignalSpy intended(&fixture.board, &BoardView::moveIntended);
    fixture.press(Square::E2);
    fixture.drag(Square::E2, Square::E4);
    QWidget other;
    other.show();
    other.activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&other));
    QVERIFY(!fixture.board.selected());
    fixture.release(Square::E4);
    QCOMPARE(intended.count(), 0);
}

void TestBoardPointer::windowLosesFocusThatTheBoardHasNot()
{
    BoardFixture fixture;
    QSignalSpy intended(&fixture.board, &BoardView::moveIntended);
    fixture.board.setFocusPolicy(Qt::NoFocus);
    fixture.board.clearFocus();
    fixture.press(Square::E2);
    fixture.drag(Square::E2, Square::E4);
    QVERIFY(fixture.board.selected());
    QWidget other;
    other.show();
    other.activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&other));
    fixture.release(Square::E4);
    QCOMPARE(intended.count(), 0);
}

void TestBoardPointer::focusGoesElsewhereInMidDrag()
{
    BoardFixture fixture;
    QSignalSpy intended(&fixture.board, &BoardView::moveIntended);
    QWidget neighbour(&fixture.board);
    neighbour.setFocusPolicy(Qt::StrongFocus);
    neighbour.show();
    fixture.press(Square::E2);
    fixture.drag(Square::E2, Square::E4);
    neighbour.setFocus(Qt::ShortcutFocusReason);
    QVERIFY(!fixture.board.selected());
    fixture.release(Square::E4);
    QCOMPARE(intended.count(), 0);
}

void TestBoardPointer::dialogOpensInMidDrag()
{
    BoardFixture fixture;
    QSignalSpy intended(&fixture.board, &BoardView::moveIntended);
    fixture.press(Square::E2);
    fixture.drag(Square::E2, Square::E4);
    QDialog dialog(&fixture.board);
    dialog.open();
    QVERIFY(!fixture.board.selected());
    dialog.close();
    fixture.moveHeld(fixture.middle(Square::E4), Qt::NoButton);
    fixture.release(Square::E4);
    QCOMPARE(intended.count(), 0);
}

void TestBoardPointer::releaseThatNeverCame()
{
    BoardFixture fixture;
    QSignalSpy intended(&fixture.board, &BoardView::moveIntended);
    fixture.press(Square::E2);
    fixture.drag(Square::E2, Square::E4);
    fixture.moveHeld(fixture.middle(Square::E3), Qt::NoButton);
    QVERIFY(!fixture.board.selected());
    fixture.click(Square::E4);
    QCOMPARE(intended.count(), 0);
}

void TestBoardPointer::hiddenInMidDrag()
{
    BoardFixture fixture;
    QSignalSpy intended(&fixture.board, &BoardView::moveIntended);
    fixture.press(Square::E2);
    fixture.drag(Square::E2, Square::E4);
    fixture.board.hide();
    fixture.board.show();
    fixture.release(Square::E4);
    QCOMPARE(intended.count(), 0);
}

void TestBoardPointer::handsOffInMidDrag()
{
    BoardFixture fixture;
    QSignalSpy intended(&fixture.board, &BoardView::moveIntended);
    fixture.press(Square::E2);
    fixture.drag(Square::E2, Square::E4);
    fixture.board.setInteractive({false, false});
    fixture.release(Square::E4);
    QCOMPARE(intended.count(), 0);
    QVERIFY(!fixture.board.selected());
}

void TestBoardPointer::pointerLeavesInMidDrag()
{
    BoardFixture fixture;
    QSignalSpy intended(&fixture.board, &BoardView::moveIntended);
    fixture.press(Square::E2);
    fixture.dragTo(fixture.middle(Square::E2), QPoint(600, 600));
    QEvent leave(QEvent::Leave);
    QApplication::sendEvent(&fixture.board, &leave);
    fixture.dragTo(QPoint(600, 600), fixture.middle(Square::E4));
    fixture.release(Square::E4);
    QCOMPARE(intended.count(), 1);
}

void TestBoardPointer::refusedWishGoesBack()
{
    BoardFixture fixture;
    fixture.board.setHighlights({.hover = false});
    fixture.plays = false;
    const QImage before = fixture.board.grab().toImage();
    QSignalSpy intended(&fixture.board, &BoardView::moveIntended);
    fixture.dragAndDrop(Square::E2, Square::E4);
    QCOMPARE(intended.count(), 1);
    QCOMPARE(fixture.board.grab().toImage(), before);
    fixture.board.setAnimationDuration(10000);
    fixture.dragAndDrop(Square::E2, Square::E4);
    QVERIFY2(fixture.board.grab().toImage() != before, "the pawn is on its way home");
    fixture.board.setAnimationDuration(0);
    QCOMPARE(fixture.board.grab().toImage(), before);
}

void TestBoardPointer::deletedByTheAnswer()
{
    auto *board = new BoardView;
    board->resize(400, 400);
    board->setInteractive({true, true});
    board->show();
    connect(board, &BoardView::moveIntended, board, [board] { delete board; });
    const QPointer<BoardView> alive(board);
    board->activate(Square::E2);
    board->activate(Square::E4);
    QVERIFY(!alive);
}

void TestBoardPointer::finger()
{
    // Without a handler of their own, touches come as mouse events of a finger, and leave no hover behind.
    BoardFixture fixture;
    QSignalSpy intended(&fixture.board, &BoardView::moveIntended);
    const std::unique_ptr<QPointingDevice> screen(QTest::createTouchDevice());
    const auto at = [&fixture](Square square) { return fixture.middle(square); };
    const QImage before = fixture.board.grab().toImage();
    QTest::touchEvent(&fixture.board, screen.get()).press(0, at(Square::E2));
    QTest::touchEvent(&fixture.board, screen.get()).move(0, at(Square::E3));
    QTest::touchEvent(&fixture.board, screen.get()).move(0, at(Square::E4));
    QTest::touchEvent(&fixture.board, screen.get()).release(0, at(Square::E4));
    QCOMPARE(intended.count(), 1);
    QCOMPARE(intended[0][0].value<MoveIntent>(), (MoveIntent{Square::E2, Square::E4}));
    fixture.board.setPosition(Position());
    QCOMPARE(fixture.board.grab().toImage(), before);
}

QTEST_MAIN(TestBoardPointer)
#include "tst_boardpointer.moc"
