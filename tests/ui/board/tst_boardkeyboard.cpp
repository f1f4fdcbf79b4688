#include "boardfixture.h"
#include "ui/board/moveentry.h"
#include "ui/board/movetyping.h"
#include "ui/board/promotionpicker.h"

#include <QAction>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>

using namespace chess;
using namespace chess::ui;

/// The keyboard on the board: its cursor, the keys it leaves to the window, and typed moves.
class TestBoardKeyboard : public QObject
{
    Q_OBJECT

private slots:
    void tabBringsTheCursorAndEscTakesIt();
    void cursorIsSeen();
    void arrowsGoAsThePlayerSeesThem_data();
    void arrowsGoAsThePlayerSeesThem();
    void cursorStopsAtTheEdge();
    void spaceAndEnterMove();
    void mouseEndsTheCursor();
    void keysOfTheWindow_data();
    void keysOfTheWindow();

    void typingOpensTheField_data();
    void typingOpensTheField();
    void typingIsForPlayersOnly();
    void typedMoves_data();
    void typedMoves();
    void typedPromotionAsksForTheMan_data();
    void typedPromotionAsksForTheMan();
    void previewShowsTheMove();
    void fieldIsSeen_data();
    void fieldIsSeen();
    void castlingGoesOnToTheOtherWing();
    void enterOnNoMoveKeepsTheField();
    void escClosesTheField();
    void clickOnTheBoardClosesTheField();
    void fieldFollowsThePosition();
    void inputMethodWorksInTheFieldAlone();
};

namespace {

std::string cursorOf(const BoardFixture &fixture)
{
    return fixture.board.cursor() ? toString(*fixture.board.cursor()) : std::string();
}

} // namespace

void TestBoardKeyboard::tabBringsTheCursorAndEscTakesIt()
{
    QWidget window;
    QVBoxLayout layout(&window);
    QPushButton button;
    BoardView board;
    layout.addWidget(&button);
    layout.addWidget(&board);
    window.show();
    window.activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&window));
    button.setFocus();
    QTest::keyClick(&button, Qt::Key_Tab);
    QVERIFY(board.hasFocus());
    QVERIFY(board.cursor().has_value());
    QTest::keyClick(&board, Qt::Key_Escape);
    QVERIFY(!board.cursor());
    QVERIFY(board.hasFocus());
    board.enterCursor();
    QVERIFY(board.cursor().has_value());
    QTest::keyClick(&board, Qt::Key_Tab);
    QVERIFY(button.hasFocus());
    QVERIFY(!board.cursor());
}

void TestBoardKeyboard::cursorIsSeen()
{
    BoardFixture fixture;
    const QImage before = fixture.board.grab().toImage();
    fixture.board.enterCursor(Square::D5);
    const QRect square = fixture.board.rectOf(Square::D5);
    const QImage after = fixture.board.grab().toImage();
    QVERIFY(before.copy(square) != after.copy(square));
    QTest::keyClick(&fixture.board, Qt::Key_Escape);
    QCOMPARE(fixture.board.grab().toImage(), before);
}

void TestBoardKeyboard::arrowsGoAsThePlayerSeesThem_data()
{
    QTest::addColumn<Color>("bottom");
    QTest::addColumn<Qt::Key>("key");
    QTest::addColumn<std::string>("square");
    QTest::newRow("White below, up") << Color::White << Qt::Key_Up << std::string("d5");
    QTest::newRow("White below, down") << Color::White << Qt::Key_Down << std::string("d3");
    QTest::newRow("White below, left") << Color::White << Qt::Key_Left << std::string("c4");
    QTest::newRow("White below, right") << Color::White << Qt::Key_Right << std::string("e4");
    QTest::newRow("Black below, up") << Color::Black << Qt::Key_Up << std::string("d3");
    QTest::newRow("Black below, right") << Color::Black << Qt::Key_Right << std::string("c4");
}

void TestBoardKeyboard::arrowsGoAsThePlayerSeesThem()
{
    QFETCH(Color, bottom);
    QFETCH(Qt::Key, key);
    QFETCH(std::string, square);
    BoardFixture fixture;
    fixture.board.setOrientation(bottom);
    fixture.board.enterCursor(Square::D4);
    QTest::keyClick(&fixture.board, key);
    QCOMPARE(cursorOf(fixture), square);
}

void TestBoardKeyboard::cursorStopsAtTheEdge()
{
    BoardFixture fixture;
    fixture.board.enterCursor(Square::H8);
    QTest::keyClick(&fixture.board, Qt::Key_Up);
    QTest::keyClick(&fixture.board, Qt::Key_Right);
    QCOMPARE(cursorOf(fixture), std::string("h8"));
}

void TestBoardKeyboard::spaceAndEnterMove()
{
    BoardFixture fixture;
    QSignalSpy intended(&fixture.board, &BoardView::moveIntended);
    fixture.board.enterCursor(Square::E2);
    QTest::keyClick(&fixture.board, Qt::Key_Space);
    QCOMPARE(fixture.selected(), std::string("e2"));
    QTest::keyClick(&fixture.board, Qt::Key_Escape); // puts the man down, the cursor stays
    QVERIFY(!fixture.board.selected());
    QCOMPARE(cursorOf(fixture), std::string("e2"));
    QTest::keyClick(&fixture.board, Qt::Key_Return);
    QTest::keyClick(&fixture.board, Qt::Key_Up);
    QTest::keyClick(&fixture.board, Qt::Key_Up);
    QTest::keyClick(&fixture.board, Qt::Key_Return);
    QCOMPARE(intended.count(), 1);
    QCOMPARE(intended[0][0].value<MoveIntent>(), (MoveIntent{Square::E2, Square::E4}));
    QCOMPARE(cursorOf(fixture), std::string("e4"));
}

void TestBoardKeyboard::mouseEndsTheCursor()
{
    BoardFixture fixture;
    fixture.board.enterCursor(Square::E2);
    fixture.click(Square::E5);
    QVERIFY(!fixture.board.cursor());
}

void TestBoardKeyboard::keysOfTheWindow_data()
{
    QTest::addColumn<Qt::Key>("key");
    QTest::addColumn<bool>("cursor");
    QTest::addColumn<bool>("toWindow");
    QTest::newRow("Left without cursor") << Qt::Key_Left << false << true;
    QTest::newRow("Right without cursor") << Qt::Key_Right << false << true;
    QTest::newRow("Home without cursor") << Qt::Key_Home << false << true;
    QTest::newRow("End without cursor") << Qt::Key_End << false << true;
    QTest::newRow("Left with cursor") << Qt::Key_Left << true << false;
    QTest::newRow("Right with cursor") << Qt::Key_Right << true << false;
    QTest::newRow("Home with cursor") << Qt::Key_Home << true << true;
    QTest::newRow("a letter no move begins with") << Qt::Key_Z << false << true;
    QTest::newRow("a letter a move begins with") << Qt::Key_F << false << false;
    QTest::newRow("Esc without cursor") << Qt::Key_Escape << false << true;
    QTest::newRow("Esc with cursor") << Qt::Key_Escape << true << false;
}

void TestBoardKeyboard::keysOfTheWindow()
{
    QFETCH(Qt::Key, key);
    QFETCH(bool, cursor);
    QFETCH(bool, toWindow);
    BoardFixture fixture;
    QAction action;
    action.setShortcut(QKeySequence(key));
    fixture.board.addAction(&action);
    QSignalSpy triggered(&action, &QAction::triggered);
    fixture.board.setFocus();
    if (cursor)
        fixture.board.enterCursor();
    QTest::keyClick(&fixture.board, key);
    QCOMPARE(triggered.count(), toWindow ? 1 : 0);
}

void TestBoardKeyboard::typingOpensTheField_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<bool>("opens");
    for (const QChar character : QStringLiteral("abcdefghKQRBNO0♘♞马車后"))
        QTest::addRow("%s", qPrintable(QString(character))) << QString(character) << true;
    for (const QChar character : QStringLiteral("ijz19 ?/+"))
        QTest::addRow("%s", qPrintable(QString(character))) << QString(character) << false;
}

void TestBoardKeyboard::typingOpensTheField()
{
    QFETCH(QString, text);
    QFETCH(bool, opens);
    BoardFixture fixture;
    fixture.board.setFocus();
    QTest::sendKeyEvent(QTest::Click, &fixture.board, Qt::Key_unknown, text, Qt::NoModifier);
    const MoveEntry *entry = fixture.board.moveEntry();
    QCOMPARE(entry && entry->isVisible(), opens);
    if (opens) {
        QCOMPARE(entry->field()->text(), text);
        QVERIFY(entry->field()->hasFocus());
    }
}

void TestBoardKeyboard::typingIsForPlayersOnly()
{
    BoardFixture fixture;
    fixture.board.setInteractive({false, true});
    QTest::keyClicks(&fixture.board, "e4");
    QVERIFY(!fixture.board.moveEntry());
    fixture.board.setInteractive({true, true});
    QTest::keyClick(&fixture.board, Qt::Key_E, Qt::ControlModifier);
    QVERIFY(!fixture.board.moveEntry());
}

void TestBoardKeyboard::typedMoves_data()
{
    QTest::addColumn<QString>("fen");
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("move");
    const QString start = QStringLiteral("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1");
    const QString castling = QString::fromLatin1(BothCastlings.data());
    const QString promotion = QString::fromLatin1(Promotion.data());
    const auto row = [](const char *name, const QString &fen, const QString &text, const QString &move) {
        QTest::newRow(name) << fen << text << move;
    };
    row("a pawn", start, "e4", "e2e4");
    row("a knight", start, "Nf3", "g1f3");
    row("from and to", start, "g1f3", "g1f3");
    row("a figurine", start, "♘f3", "g1f3");
    row("a Chinese name", start, "马f3", "g1f3");
    row("a traditional Chinese name", start, "馬f3", "g1f3");
    row("full-width characters", start, "Ｎｆ３", "g1f3");
    row("blanks at the ends", start, "e4 ", "e2e4");
    row("castling with zeros", castling, "0-0", "e1h1");
    row("long castling with letters", castling, "O-O-O", "e1a1");
    row("promotion", promotion, "a8=N", "a7a8n");
    row("promotion with a capture", promotion, "axb8Q", "a7b8q");
    row("promotion to a Chinese queen", promotion, "axb8后", "a7b8q");
}

void TestBoardKeyboard::typedMoves()
{
    QFETCH(QString, fen);
    QFETCH(QString, text);
    QFETCH(QString, move);
    BoardFixture fixture(positionOf(fen.toStdString()));
    QSignalSpy intended(&fixture.board, &BoardView::moveIntended);
    fixture.board.openMoveEntry();
    for (const QChar character : text)
        QTest::sendKeyEvent(QTest::Click, fixture.board.moveEntry()->field(), Qt::Key_unknown, QString(character), {});
    QCOMPARE(intended.count(), 0);
    QTest::keyClick(fixture.board.moveEntry()->field(), Qt::Key_Return);
    QCOMPARE(intended.count(), 1);
    const auto intent = intended[0][0].value<MoveIntent>();
    std::string made = toString(intent.from) + toString(intent.to);
    if (intent.promotion)
        made += letter(Piece{Color::Black, *intent.promotion});
    QCOMPARE(made, move.toStdString());
    QVERIFY(!fixture.board.moveEntry()->isVisible());
    QVERIFY(fixture.board.hasFocus());
}

void TestBoardKeyboard::typedPromotionAsksForTheMan_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<Square>("to");
    for (const char *text : {"a8", "a7a8", "a8+"})
        QTest::newRow(text) << QString(text) << Square::A8;
    QTest::newRow("axb8") << "axb8" << Square::B8;
}

void TestBoardKeyboard::typedPromotionAsksForTheMan()
{
    QFETCH(const QString, text);
    QFETCH(const Square, to);
    BoardFixture fixture(positionOf(Promotion));
    QSignalSpy intended(&fixture.board, &BoardView::moveIntended);
    fixture.board.openMoveEntry();
    QTest::keyClicks(fixture.board.moveEntry()->field(), text);
    QTest::keyClick(fixture.board.moveEntry()->field(), Qt::Key_Return);
    QVERIFY(!fixture.board.moveEntry()->isVisible());
    QCOMPARE(intended.count(), 0);
    PromotionPicker *picker = fixture.board.promotionPicker();
    QVERIFY(picker && picker->isVisible());
    QTest::mouseClick(picker->button(PieceType::Knight), Qt::LeftButton);
    QCOMPARE(intended.count(), 1);
    QVERIFY(intended[0][0].value<MoveIntent>() == (MoveIntent{Square::A7, to, PieceType::Knight}));
}

void TestBoardKeyboard::previewShowsTheMove()
{
    BoardFixture fixture;
    const QColor light = fixture.groundOf(Square::E4);
    const QColor dark = fixture.groundOf(Square::E3);
    fixture.board.openMoveEntry("e4");
    QVERIFY(fixture.groundOf(Square::E4) != light);
    QTest::keyClick(fixture.board.moveEntry()->field(), Qt::Key_Backspace);
    QCOMPARE(fixture.groundOf(Square::E4), light);
    QTest::keyClicks(fixture.board.moveEntry()->field(), "3");
    QCOMPARE(fixture.groundOf(Square::E4), light);
    QVERIFY(fixture.groundOf(Square::E3) != dark);
}

void TestBoardKeyboard::fieldIsSeen_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<int>("size");
    for (const int size : {192, 512}) {
        QTest::addRow("nothing yet, %d pixels", size) << "" << size;
        QTest::addRow("only begun, %d pixels", size) << "N" << size;
        QTest::addRow("a move, %d pixels", size) << "Nf3" << size;
        QTest::addRow("many words, %d pixels", size) << "Ra1xa8" << size;
    }
}

void TestBoardKeyboard::fieldIsSeen()
{
    QFETCH(QString, text);
    QFETCH(int, size);
    for (const Color bottom : AllColors) {
        BoardFixture fixture;
        fixture.board.resize(size, size);
        fixture.board.setOrientation(bottom);
        fixture.board.openMoveEntry(text);
        const MoveEntry *entry = fixture.board.moveEntry();
        QVERIFY(fixture.board.rect().contains(entry->geometry()));
        QVERIFY(entry->width() >= 180);
        QVERIFY(entry->height() >= entry->field()->sizeHint().height() + entry->fontMetrics().height());
        // White is on move, and White's men stay in sight.
        QVERIFY(!entry->geometry().intersects(fixture.board.rectOf(Square::E1)));
    }
}

void TestBoardKeyboard::castlingGoesOnToTheOtherWing()
{
    BoardFixture fixture(positionOf(BothCastlings));
    fixture.board.setFocus();
    QTest::keyClick(&fixture.board, '0');
    QLineEdit *field = fixture.board.moveEntry()->field();
    QTest::keyClicks(field, "-0");
    QCOMPARE(fixture.board.moveEntry()->move(), std::optional(Move(Square::E1, Square::H1, MoveKind::Castling)));
    QTest::keyClicks(field, "-0");
    QCOMPARE(fixture.board.moveEntry()->move(), std::optional(Move(Square::E1, Square::A1, MoveKind::Castling)));
}

void TestBoardKeyboard::enterOnNoMoveKeepsTheField()
{
    BoardFixture fixture;
    QSignalSpy intended(&fixture.board, &BoardView::moveIntended);
    fixture.board.openMoveEntry("Ra4");
    QTest::keyClick(fixture.board.moveEntry()->field(), Qt::Key_Return);
    QVERIFY(fixture.board.moveEntry()->isVisible());
    QVERIFY(!fixture.board.moveEntry()->findChild<QLabel *>()->text().isEmpty());
    fixture.board.openMoveEntry("--"); // passing is no move of a player
    QTest::keyClick(fixture.board.moveEntry()->field(), Qt::Key_Return);
    QVERIFY(fixture.board.moveEntry()->isVisible());
    QVERIFY(!fixture.board.moveEntry()->findChild<QLabel *>()->text().isEmpty());
    QCOMPARE(intended.count(), 0);
}

void TestBoardKeyboard::escClosesTheField()
{
    BoardFixture fixture;
    const QImage before = fixture.board.grab().toImage();
    fixture.board.openMoveEntry("e4");
    QTest::keyClick(fixture.board.moveEntry()->field(), Qt::Key_Escape);
    QVERIFY(!fixture.board.moveEntry()->isVisible());
    QVERIFY(fixture.board.hasFocus());
    QCOMPARE(fixture.board.grab().toImage(), before);
}

void TestBoardKeyboard::clickOnTheBoardClosesTheField()
{
    BoardFixture fixture;
    fixture.board.openMoveEntry("e4");
    fixture.click(Square::G1);
    QVERIFY(!fixture.board.moveEntry()->isVisible());
    QCOMPARE(fixture.selected(), std::string("g1"));
}

void TestBoardKeyboard::fieldFollowsThePosition()
{
    BoardFixture fixture;
    fixture.board.openMoveEntry("e4");
    QVERIFY(fixture.board.moveEntry()->move());
    fixture.board.setPosition(positionOf("4k3/8/8/8/8/8/8/4K3 w - - 0 1"));
    QVERIFY(!fixture.board.moveEntry()->move());
    fixture.board.setInteractive({false, false});
    QVERIFY(!fixture.board.moveEntry()->isVisible());
}

void TestBoardKeyboard::inputMethodWorksInTheFieldAlone()
{
    BoardFixture fixture;
    fixture.board.openMoveEntry();
    QVERIFY(!fixture.board.testAttribute(Qt::WA_InputMethodEnabled));
    QLineEdit *field = fixture.board.moveEntry()->field();
    QVERIFY(field->testAttribute(Qt::WA_InputMethodEnabled));
    QInputMethodEvent event;
    event.setCommitString(QStringLiteral("马"));
    QApplication::sendEvent(field, &event);
    QTest::keyClicks(field, "f3");
    QCOMPARE(fixture.board.moveEntry()->move(), std::optional(Move(Square::G1, Square::F3)));
}

QTEST_MAIN(TestBoardKeyboard)
#include "tst_boardkeyboard.moc"
