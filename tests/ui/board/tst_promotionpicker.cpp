#include "boardfixture.h"
#include "ui/board/promotionpicker.h"

#include <QAbstractButton>
#include <QLabel>
#include <QVBoxLayout>

using namespace chess;
using namespace chess::ui;

/// The choice of the piece that a pawn becomes.
class TestPromotionPicker : public QObject
{
    Q_OBJECT

private slots:
    void noMoveBeforeTheChoice();
    void mouseChooses_data();
    void mouseChooses();
    void keysChoose_data();
    void keysChoose();
    void arrowsAndEnterChoose();
    void tabStaysInside();
    void otherKeysDoNothing();
    void escGivesThePawnBack();
    void clickOnTheBoardGivesThePawnBack();
    void clickElsewhereGivesThePawnBack();
    void rightButtonGivesThePawnBack();
    void newPositionClosesIt();
    void turnedBoardKeepsItAtItsSquare();
    void liesInsideTheBoard_data();
    void liesInsideTheBoard();
    void buttonsHaveNames();
    void clicksAndCursorOpenItToo();
    void illegalPromotionOpensNothing();
};

namespace {

/// A board on which the pawn has just been put down on b8.
class Promoting : public BoardFixture
{
public:
    Promoting() : BoardFixture(positionOf(Promotion)), intended(&board, &BoardView::moveIntended)
    {
        dragAndDrop(Square::A7, Square::B8);
    }
    bool isOpen() const { return board.promotionPicker() && board.promotionPicker()->isVisible(); }
    QAbstractButton *button(PieceType type) const { return board.promotionPicker()->button(type); }
    QWidget *focused() const { return board.window()->focusWidget(); }
    bool pawnIsBack()
    {
        BoardFixture fresh(positionOf(Promotion));
        board.setHighlights({.hover = false});
        return !isOpen() && intended.isEmpty() && board.grab().toImage() == fresh.board.grab().toImage();
    }

    QSignalSpy intended;
};

} // namespace

void TestPromotionPicker::noMoveBeforeTheChoice()
{
    Promoting fixture;
    QVERIFY(fixture.isOpen());
    QCOMPARE(fixture.intended.count(), 0);
    QCOMPARE(fixture.board.position(), positionOf(Promotion));
    // The pawn has left its square on screen.
    BoardFixture before(positionOf(Promotion));
    const QRect square = fixture.board.rectOf(Square::A7);
    QVERIFY(fixture.board.grab().toImage().copy(square) != before.board.grab().toImage().copy(square));
}

void TestPromotionPicker::mouseChooses_data()
{
    QTest::addColumn<PieceType>("type");
    QTest::newRow("queen") << PieceType::Queen;
    QTest::newRow("rook") << PieceType::Rook;
    QTest::newRow("bishop") << PieceType::Bishop;
    QTest::newRow("knight") << PieceType::Knight;
}

void TestPromotionPicker::mouseChooses()
{
    QFETCH(PieceType, type);
    Promoting fixture;
    QTest::mouseClick(fixture.button(type), Qt::LeftButton);
    QCOMPARE(fixture.intended.count(), 1);
    QCOMPARE(fixture.intended[0][0].value<MoveIntent>(), (MoveIntent{Square::A7, Square::B8, type}));
    QVERIFY(!fixture.isOpen());
    QCOMPARE(fixture.board.position().pieceAt(Square::B8), std::optional(Piece{Color::White, type}));
    QVERIFY(fixture.board.hasFocus());
}

void TestPromotionPicker::keysChoose_data()
{
    QTest::addColumn<QString>("key");
    QTest::addColumn<PieceType>("type");
    QTest::newRow("Q") << "Q" << PieceType::Queen;
    QTest::newRow("r") << "r" << PieceType::Rook;
    QTest::newRow("b") << "b" << PieceType::Bishop;
    QTest::newRow("N") << "N" << PieceType::Knight;
    QTest::newRow("a Chinese queen") << "后" << PieceType::Queen;
    QTest::newRow("a Chinese knight") << "马" << PieceType::Knight;
}

void TestPromotionPicker::keysChoose()
{
    QFETCH(QString, key);
    QFETCH(PieceType, type);
    Promoting fixture;
    QTest::sendKeyEvent(QTest::Click, fixture.focused(), Qt::Key_unknown, key, {});
    QCOMPARE(fixture.intended.count(), 1);
    QCOMPARE(fixture.intended[0][0].value<MoveIntent>().promotion, std::optional(type));
}

void TestPromotionPicker::arrowsAndEnterChoose()
{
    {
        Promoting fixture;
        QTest::keyClick(fixture.focused(), Qt::Key_Return);
        QCOMPARE(fixture.intended[0][0].value<MoveIntent>().promotion, std::optional(PieceType::Queen));
    }
    {
        Promoting fixture;
        QTest::keyClick(fixture.focused(), Qt::Key_Down);
        QVERIFY(fixture.button(PieceType::Rook)->hasFocus());
        QTest::keyClick(fixture.focused(), Qt::Key_Up);
        QTest::keyClick(fixture.focused(), Qt::Key_Up);
        QVERIFY(fixture.button(PieceType::Knight)->hasFocus());
        QTest::keyClick(fixture.focused(), Qt::Key_Space);
        QCOMPARE(fixture.intended[0][0].value<MoveIntent>().promotion, std::optional(PieceType::Knight));
    }
    {
        // Seen from Black's side the column goes upwards, and so do the arrows.
        Promoting fixture;
        fixture.board.cancel();
        fixture.board.setOrientation(Color::Black);
        fixture.dragAndDrop(Square::A7, Square::A8);
        QTest::keyClick(fixture.focused(), Qt::Key_Up);
        QVERIFY(fixture.button(PieceType::Rook)->hasFocus());
    }
}

void TestPromotionPicker::tabStaysInside()
{
    Promoting fixture;
    for (const PieceType type : {PieceType::Rook, PieceType::Bishop, PieceType::Knight, PieceType::Queen}) {
        QTest::keyClick(fixture.focused(), Qt::Key_Tab);
        QVERIFY(fixture.button(type)->hasFocus());
    }
    QTest::keyClick(fixture.focused(), Qt::Key_Backtab);
    QVERIFY(fixture.button(PieceType::Knight)->hasFocus());
}

void TestPromotionPicker::otherKeysDoNothing()
{
    Promoting fixture;
    QTest::keyClicks(fixture.focused(), "kpe4xz");
    QVERIFY(fixture.isOpen());
    QVERIFY(!fixture.board.moveEntry());
    QCOMPARE(fixture.intended.count(), 0);
}

void TestPromotionPicker::escGivesThePawnBack()
{
    Promoting fixture;
    QTest::keyClick(fixture.focused(), Qt::Key_Escape);
    QVERIFY(fixture.board.hasFocus());
    QVERIFY(fixture.pawnIsBack());
}

void TestPromotionPicker::clickOnTheBoardGivesThePawnBack()
{
    Promoting fixture;
    fixture.click(Square::E1);
    QVERIFY(fixture.pawnIsBack());
    QVERIFY(!fixture.board.selected());
}

void TestPromotionPicker::clickElsewhereGivesThePawnBack()
{
    Promoting fixture;
    QLabel other(QStringLiteral("a player's card"));
    other.show();
    QTest::mouseClick(&other, Qt::LeftButton);
    QVERIFY(fixture.pawnIsBack());
}

void TestPromotionPicker::rightButtonGivesThePawnBack()
{
    Promoting fixture;
    QTest::mouseClick(&fixture.board, Qt::RightButton, {}, fixture.middle(Square::G4));
    QVERIFY(fixture.pawnIsBack());
}

void TestPromotionPicker::newPositionClosesIt()
{
    Promoting fixture;
    fixture.board.setPosition(Position());
    QVERIFY(!fixture.isOpen());
    QCOMPARE(fixture.intended.count(), 0);
    QVERIFY(fixture.board.hasFocus());
}

void TestPromotionPicker::turnedBoardKeepsItAtItsSquare()
{
    Promoting fixture;
    fixture.board.setOrientation(Color::Black);
    QVERIFY(fixture.isOpen());
    QVERIFY(fixture.board.promotionPicker()->geometry().intersects(fixture.board.rectOf(Square::B8)));
    QTest::keyClick(fixture.focused(), Qt::Key_R);
    QCOMPARE(fixture.intended.count(), 1);
}

void TestPromotionPicker::liesInsideTheBoard_data()
{
    QTest::addColumn<QString>("fen");
    QTest::addColumn<Square>("from");
    QTest::addColumn<Square>("to");
    QTest::addColumn<Color>("bottom");
    QTest::addColumn<int>("size");
    const QString white = QStringLiteral("4k3/P6P/8/8/8/8/8/4K3 w - - 0 1");
    const QString black = QStringLiteral("4k3/8/8/8/8/8/p6p/4K3 b - - 0 1");
    for (const int size : {192, 512}) {
        for (const Color bottom : AllColors) {
            const auto row = [&](const char *name, const QString &fen, Square from, Square to) {
                QTest::addRow("%s, %s below, %d pixels", name, bottom == Color::White ? "White" : "Black", size)
                    << fen << from << to << bottom << size;
            };
            row("a8", white, Square::A7, Square::A8);
            row("h8", white, Square::H7, Square::H8);
            row("a1", black, Square::A2, Square::A1);
            row("h1", black, Square::H2, Square::H1);
        }
    }
}

void TestPromotionPicker::liesInsideTheBoard()
{
    QFETCH(QString, fen);
    QFETCH(Square, from);
    QFETCH(Square, to);
    QFETCH(Color, bottom);
    QFETCH(int, size);
    BoardFixture fixture(positionOf(fen.toStdString()));
    fixture.board.resize(size, size);
    fixture.board.setOrientation(bottom);
    fixture.dragAndDrop(from, to);
    const PromotionPicker *picker = fixture.board.promotionPicker();
    QVERIFY(picker && picker->isVisible());
    QVERIFY(fixture.board.rect().contains(picker->geometry()));
    for (const PieceType type : PromotionPicker::Choices) {
        QVERIFY(picker->rect().contains(picker->button(type)->geometry()));
        QVERIFY(picker->button(type)->height() >= 36);
    }
    // The queen is the one at the promotion square.
    const QAbstractButton *queen = picker->button(PieceType::Queen);
    QVERIFY(QRect(queen->mapTo(&fixture.board, QPoint(0, 0)), queen->size()).intersects(fixture.board.rectOf(to)));
}

void TestPromotionPicker::buttonsHaveNames()
{
    Promoting fixture;
    QCOMPARE(fixture.button(PieceType::Queen)->accessibleName(), QStringLiteral("queen"));
    QCOMPARE(fixture.button(PieceType::Knight)->accessibleName(), QStringLiteral("knight"));
    QVERIFY(!fixture.board.promotionPicker()->accessibleName().isEmpty());
}

void TestPromotionPicker::clicksAndCursorOpenItToo()
{
    Promoting fixture;
    fixture.board.cancel();
    fixture.click(Square::A7);
    fixture.click(Square::A8);
    QVERIFY(fixture.isOpen());
    QTest::keyClick(fixture.focused(), Qt::Key_Escape);
    fixture.board.enterCursor(Square::A7);
    QTest::keyClick(&fixture.board, Qt::Key_Space);
    QTest::keyClick(&fixture.board, Qt::Key_Up);
    QTest::keyClick(&fixture.board, Qt::Key_Space);
    QVERIFY(fixture.isOpen());
    QTest::keyClick(fixture.focused(), Qt::Key_N);
    QCOMPARE(fixture.intended.count(), 1);
    QCOMPARE(fixture.intended[0][0].value<MoveIntent>(), (MoveIntent{Square::A7, Square::A8, PieceType::Knight}));
    QVERIFY2(fixture.board.cursor(), "the keyboard goes on where it was");
}

void TestPromotionPicker::illegalPromotionOpensNothing()
{
    BoardFixture fixture(positionOf(Promotion));
    QSignalSpy refused(&fixture.board, &BoardView::moveRefused);
    fixture.dragAndDrop(Square::A7, Square::C8);
    QCOMPARE(refused.count(), 1);
    QVERIFY(!fixture.board.promotionPicker());
}

QTEST_MAIN(TestPromotionPicker)
#include "tst_promotionpicker.moc"
