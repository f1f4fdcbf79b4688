#include "boardfixture.h"
#include "ui/board/moveentry.h"
#include "ui/board/promotionpicker.h"

#include <QAbstractButton>
#include <QAccessible>

using namespace chess;
using namespace chess::ui;

/// What a screen reader finds on the board.
class TestBoardAccessible : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void cleanup();
    void squaresAreChildren();
    void namesTellTheMen_data();
    void namesTellTheMen();
    void squaresLieWhereTheyAreSeen();
    void pressMovesMen();
    void focusGoesWithTheCursor();
    void movesAreReadOut_data();
    void movesAreReadOut();
    void statesTellTheSelection();
    void pickerIsAmongTheChildren();
    void squaresOutliveNoBoard();
};

namespace {

struct Spoken {
    QAccessible::Event type;
    QObject *object;
    int child;
};
std::vector<Spoken> spoken;

void listen(QAccessibleEvent *event) { spoken.push_back({event->type(), event->object(), event->child()}); }

QAccessibleInterface *squareOf(BoardFixture &fixture, Square square)
{
    return QAccessible::queryAccessibleInterface(&fixture.board)->child(index(square));
}

} // namespace

void TestBoardAccessible::initTestCase()
{
    // Events are sent only where a screen reader could listen: on a display with an accessibility bus, not offscreen.
    if (QGuiApplication::platformName() == QLatin1String("xcb"))
        QVERIFY(QTest::qWaitFor([] { return QAccessible::isActive(); }));
    QAccessible::installUpdateHandler(listen);
}

void TestBoardAccessible::cleanup() { spoken.clear(); }

void TestBoardAccessible::squaresAreChildren()
{
    BoardFixture fixture;
    QAccessibleInterface *board = QAccessible::queryAccessibleInterface(&fixture.board);
    QVERIFY(board);
    QCOMPARE(board->childCount(), 64);
    for (int i = 0; i < 64; ++i) {
        QAccessibleInterface *square = board->child(i);
        QVERIFY(square && square->isValid());
        QCOMPARE(board->indexOfChild(square), i);
        QCOMPARE(square->parent(), board);
        QCOMPARE(square->role(), QAccessible::Button);
    }
    QVERIFY(!board->child(64));
    QVERIFY(!board->child(-1));
}

void TestBoardAccessible::namesTellTheMen_data()
{
    QTest::addColumn<Square>("square");
    QTest::addColumn<QString>("name");
    QTest::newRow("a pawn") << Square::E2 << "e2, white pawn";
    QTest::newRow("a queen") << Square::D8 << "d8, black queen";
    QTest::newRow("nothing") << Square::E4 << "e4, empty";
}

void TestBoardAccessible::namesTellTheMen()
{
    QFETCH(Square, square);
    QFETCH(QString, name);
    BoardFixture fixture;
    QCOMPARE(squareOf(fixture, square)->text(QAccessible::Name), name);
}

void TestBoardAccessible::squaresLieWhereTheyAreSeen()
{
    BoardFixture fixture;
    fixture.board.setOrientation(Color::Black);
    QAccessibleInterface *square = squareOf(fixture, Square::E4);
    const QPoint middle = square->rect().center();
    QCOMPARE(fixture.board.mapFromGlobal(middle), fixture.middle(Square::E4));
    QAccessibleInterface *board = QAccessible::queryAccessibleInterface(&fixture.board);
    QCOMPARE(board->childAt(middle.x(), middle.y()), square);
}

void TestBoardAccessible::pressMovesMen()
{
    BoardFixture fixture;
    QSignalSpy intended(&fixture.board, &BoardView::moveIntended);
    for (const Square square : {Square::G1, Square::F3}) {
        QAccessibleActionInterface *actions = squareOf(fixture, square)->actionInterface();
        QVERIFY(actions && actions->actionNames().contains(QAccessibleActionInterface::pressAction()));
        actions->doAction(QAccessibleActionInterface::pressAction());
        QCOMPARE(intended.count(), 0); // it comes after the answer to the screen reader
        QCoreApplication::processEvents();
    }
    QCOMPARE(intended.count(), 1);
    QCOMPARE(intended[0][0].value<MoveIntent>(), (MoveIntent{Square::G1, Square::F3}));
}

void TestBoardAccessible::focusGoesWithTheCursor()
{
    BoardFixture fixture;
    fixture.board.enterCursor(Square::D4);
    spoken.clear();
    QTest::keyClick(&fixture.board, Qt::Key_Up);
    if (QAccessible::isActive()) {
        const auto heard = std::find_if(spoken.begin(), spoken.end(),
                                        [](const Spoken &event) { return event.type == QAccessible::Focus; });
        QVERIFY(heard != spoken.end());
        QCOMPARE(heard->object, &fixture.board);
        QCOMPARE(heard->child, index(Square::D5));
    }
    QVERIFY(squareOf(fixture, Square::D5)->state().focused);
    QVERIFY(!squareOf(fixture, Square::D4)->state().focused);
    QCOMPARE(QAccessible::queryAccessibleInterface(&fixture.board)->focusChild(), squareOf(fixture, Square::D5));
}

void TestBoardAccessible::movesAreReadOut_data()
{
    QTest::addColumn<QString>("fen");
    QTest::addColumn<Move>("move");
    QTest::addColumn<QString>("words");
    const auto row = [](const char *name, std::string_view fen, Move move, const char *words) {
        QTest::newRow(name) << QString::fromLatin1(fen.data(), static_cast<qsizetype>(fen.size())) << move
                            << QString::fromLatin1(words);
    };
    row("a move", BothCastlings, Move(Square::A1, Square::B1), "white rook from a1 to b1. Black to move");
    row("a capture", BothCastlings, Move(Square::A1, Square::A8),
        "white rook from a1 takes on a8. Black to move, in check");
    row("short castling", BothCastlings, Move(Square::E1, Square::H1, MoveKind::Castling),
        "White castles kingside. Black to move");
    row("long castling", BothCastlings, Move(Square::E1, Square::A1, MoveKind::Castling),
        "White castles queenside. Black to move");
}

void TestBoardAccessible::movesAreReadOut()
{
    QFETCH(QString, fen);
    QFETCH(Move, move);
    QFETCH(QString, words);
    BoardFixture fixture(positionOf(fen.toStdString()));
    spoken.clear();
    fixture.board.setPosition(fixture.board.position().after(move), move);
    QVERIFY(!QAccessible::isActive() || std::any_of(spoken.begin(), spoken.end(), [&](const Spoken &event) {
        return event.type == QAccessible::NameChanged && event.object == &fixture.board;
    }));
    QCOMPARE(QAccessible::queryAccessibleInterface(&fixture.board)->text(QAccessible::Name),
             QStringLiteral("Chess board. ") + words);
}

void TestBoardAccessible::statesTellTheSelection()
{
    BoardFixture fixture;
    fixture.click(Square::G1);
    QVERIFY(squareOf(fixture, Square::G1)->state().selected);
    QVERIFY(!squareOf(fixture, Square::B1)->state().selected);
}

void TestBoardAccessible::pickerIsAmongTheChildren()
{
    BoardFixture fixture(positionOf(Promotion));
    fixture.dragAndDrop(Square::A7, Square::A8);
    QAccessibleInterface *board = QAccessible::queryAccessibleInterface(&fixture.board);
    QCOMPARE(board->childCount(), 65);
    QAccessibleInterface *picker = board->child(64);
    QCOMPARE(picker->object(), fixture.board.promotionPicker());
    QCOMPARE(picker->childCount(), 4);
    QCOMPARE(picker->child(3)->text(QAccessible::Name), QStringLiteral("knight"));
    QSignalSpy intended(&fixture.board, &BoardView::moveIntended);
    picker->child(3)->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
    QTRY_COMPARE(intended.count(), 1);
}

void TestBoardAccessible::squaresOutliveNoBoard()
{
    auto board = std::make_unique<BoardView>();
    board->show();
    QAccessibleInterface *accessible = QAccessible::queryAccessibleInterface(board.get());
    const QAccessible::Id square = QAccessible::uniqueId(accessible->child(0));
    QVERIFY(QAccessible::accessibleInterface(square));
    board.reset();
    QVERIFY(!QAccessible::accessibleInterface(square));
}

QTEST_MAIN(TestBoardAccessible)
#include "tst_boardaccessible.moc"
