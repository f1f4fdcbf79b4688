#include "ui/look/style.h"
#include "ui/panels/cardrow.h"
#include "ui/panels/playercard.h"

#include <QPushButton>
#include <QSignalSpy>
#include <QTest>

using namespace chess;
using namespace chess::ui;

namespace {

CardState playing(Color color)
{
    CardState state;
    state.color = color;
    state.name = QStringLiteral("Anna Berg");
    state.live = true;
    state.onMove = true;
    return state;
}

QPushButton *named(const QWidget &card, const QString &name)
{
    for (QPushButton *button : card.findChildren<QPushButton *>()) {
        if (button->accessibleName() == name && button->isVisible())
            return button;
    }
    return nullptr;
}

/// Where every visible button of the card stands.
QMap<QString, QRect> places(const PlayerCard &card)
{
    QMap<QString, QRect> rects;
    for (const QPushButton *button : card.findChildren<QPushButton *>()) {
        if (button->isVisible())
            rects[button->accessibleName()] = QRect(button->mapTo(&card, QPoint()), button->size());
    }
    return rects;
}

} // namespace

class TestPlayerCard : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { QApplication::setStyle(new Style); }

    void buttonsTellTheirWish_data()
    {
        QTest::addColumn<QString>("button");
        QTest::addColumn<QByteArray>("signal");
        QTest::newRow("draw offer") << "White: offer a draw" << QByteArray(SIGNAL(offerWanted()));
        QTest::newRow("claim") << "White: claim a draw" << QByteArray(SIGNAL(claimWanted()));
        QTest::newRow("take back") << "White: ask to take back" << QByteArray(SIGNAL(takeBackWanted()));
    }
    void buttonsTellTheirWish()
    {
        QFETCH(const QString, button);
        QFETCH(const QByteArray, signal);
        PlayerCard card;
        card.setState(playing(Color::White));
        card.show();
        QSignalSpy wish(&card, signal.constData());
        QTest::mouseClick(named(card, button), Qt::LeftButton);
        QCOMPARE(wish.count(), 1);
    }

    void resigningAsksOnce()
    {
        PlayerCard card;
        card.setState(playing(Color::Black));
        card.show();
        QSignalSpy resigned(&card, &PlayerCard::resignWanted);
        QTest::mouseClick(named(card, "Black: resign"), Qt::LeftButton);
        QCOMPARE(resigned.count(), 0);
        QVERIFY(named(card, "Black: yes, resign"));
        QTest::mouseClick(named(card, "Black: yes, resign"), Qt::LeftButton);
        QCOMPARE(resigned.count(), 1);
        QVERIFY(!named(card, "Black: yes, resign"));
    }

    void resigningCanBeLeft_data()
    {
        QTest::addColumn<bool>("byKey");
        QTest::newRow("by its button") << false;
        QTest::newRow("by Esc") << true;
    }
    void resigningCanBeLeft()
    {
        QFETCH(const bool, byKey);
        PlayerCard card;
        card.setState(playing(Color::White));
        card.show();
        QSignalSpy resigned(&card, &PlayerCard::resignWanted);
        QTest::mouseClick(named(card, "White: resign"), Qt::LeftButton);
        QPushButton *playOn = named(card, "White: play on");
        QVERIFY(playOn);
        if (byKey)
            QTest::keyClick(playOn, Qt::Key_Escape);
        else
            QTest::mouseClick(playOn, Qt::LeftButton);
        QVERIFY(!named(card, "White: yes, resign"));
        QCOMPARE(resigned.count(), 0);
    }

    void questionMovesNoButton_data()
    {
        QTest::addColumn<int>("shape");
        QTest::addColumn<int>("inner");
        QTest::newRow("upper card of a column") << int(PlayerCard::Shape::Tall) << int(PlayerCard::Inner::Below);
        QTest::newRow("lower card of a column") << int(PlayerCard::Shape::Tall) << int(PlayerCard::Inner::Above);
        QTest::newRow("above the board") << int(PlayerCard::Shape::Wide) << int(PlayerCard::Inner::Below);
        QTest::newRow("below the board") << int(PlayerCard::Shape::Wide) << int(PlayerCard::Inner::Above);
    }
    void questionMovesNoButton()
    {
        QFETCH(const int, shape);
        QFETCH(const int, inner);
        PlayerCard card;
        card.setArrangement(PlayerCard::Shape(shape), PlayerCard::Inner(inner));
        CardState state = playing(Color::White);
        card.setState(state);
        card.resize(shape == int(PlayerCard::Shape::Wide) ? 680 : 320, card.sizeHint().height());
        card.show();
        QVERIFY(QTest::qWaitForWindowExposed(&card));
        const int height = card.sizeHint().height();
        const auto before = places(card);

        state.question = Question::DrawOffer;
        card.setState(state);
        QTest::qWait(10);
        const auto after = places(card);
        for (auto each = before.begin(); each != before.end(); ++each)
            QCOMPARE(after.value(each.key()), each.value());
        QCOMPARE(card.sizeHint().height(), height);
        QVERIFY(named(card, "White: resign")->isEnabled());
        for (auto each = after.begin(); each != after.end(); ++each) {
            if (!before.contains(each.key()))
                QVERIFY(card.rect().contains(each.value()));
        }
    }

    void questionIsAnswered_data()
    {
        QTest::addColumn<int>("question");
        QTest::addColumn<QString>("button");
        QTest::addColumn<bool>("yes");
        QTest::newRow("draw accepted") << int(Question::DrawOffer) << "White: accept the draw" << true;
        QTest::newRow("draw declined") << int(Question::DrawOffer) << "White: decline the draw" << false;
        QTest::newRow("take-back accepted") << int(Question::TakeBack) << "White: accept the take-back" << true;
        QTest::newRow("take-back declined") << int(Question::TakeBack) << "White: decline the take-back" << false;
    }
    void questionIsAnswered()
    {
        QFETCH(const int, question);
        QFETCH(const QString, button);
        QFETCH(const bool, yes);
        PlayerCard card;
        CardState state = playing(Color::White);
        state.question = Question(question);
        card.setState(state);
        card.show();
        QSignalSpy accepted(&card, &PlayerCard::accepted);
        QSignalSpy declined(&card, &PlayerCard::declined);
        QTest::mouseClick(named(card, button), Qt::LeftButton);
        QCOMPARE(accepted.count(), yes ? 1 : 0);
        QCOMPARE(declined.count(), yes ? 0 : 1);
    }

    void questionUnderThePointerWaits()
    {
        PlayerCard card;
        CardState state = playing(Color::White);
        card.setState(state);
        card.resize(320, card.sizeHint().height());
        card.show();
        QVERIFY(QTest::qWaitForWindowExposed(&card));
        QCursor::setPos(card.findChild<CardRow *>()->mapToGlobal(QPoint(250, 20)));
        QTest::qWait(10);
        state.question = Question::DrawOffer;
        card.setState(state);
        QTest::qWait(10);
        QSignalSpy accepted(&card, &PlayerCard::accepted);
        QTest::mouseClick(named(card, "White: accept the draw"), Qt::LeftButton);
        QCOMPARE(accepted.count(), 0);
        QTest::qWait(CardRow::GuardTime + 50);
        QTest::mouseClick(named(card, "White: accept the draw"), Qt::LeftButton);
        QCOMPARE(accepted.count(), 1);
    }

    void otherQuestionUnderThePointerWaitsToo_data()
    {
        QTest::addColumn<Color>("color");
        QTest::addColumn<Question>("question");
        QTest::addColumn<bool>("otherGame");
        QTest::addColumn<QString>("button");
        QTest::newRow("another question")
            << Color::White << Question::TakeBack << false << "White: accept the take-back";
        QTest::newRow("the other player") << Color::Black << Question::DrawOffer << false << "Black: accept the draw";
        QTest::newRow("another game") << Color::White << Question::DrawOffer << true << "White: accept the draw";
    }
    void otherQuestionUnderThePointerWaitsToo()
    {
        QFETCH(const Color, color);
        QFETCH(const Question, question);
        QFETCH(const bool, otherGame);
        QFETCH(const QString, button);
        PlayerCard card;
        CardState state = playing(Color::White);
        state.question = Question::DrawOffer;
        card.setState(state);
        card.resize(320, card.sizeHint().height());
        card.show();
        QVERIFY(QTest::qWaitForWindowExposed(&card));
        QCursor::setPos(card.findChild<CardRow *>()->mapToGlobal(QPoint(250, 20)));
        QTest::qWait(CardRow::GuardTime + 50);
        CardState next = playing(color);
        next.question = question;
        if (otherGame)
            card.forget();
        card.setState(next);
        QSignalSpy accepted(&card, &PlayerCard::accepted);
        QTest::mouseClick(named(card, button), Qt::LeftButton);
        QCOMPARE(accepted.count(), 0);
        QTest::qWait(CardRow::GuardTime + 50);
        QTest::mouseClick(named(card, button), Qt::LeftButton);
        QCOMPARE(accepted.count(), 1);
    }

    void buttonThatIsOffSaysWhy()
    {
        PlayerCard card;
        CardState state = playing(Color::White);
        state.claimOff = QStringLiteral("It is not White's move.");
        card.setState(state);
        card.show();
        QPushButton *claim = named(card, "White: claim a draw");
        QVERIFY(!claim->isEnabled());
        QCOMPARE(claim->toolTip(), state.claimOff);
        QCOMPARE(claim->accessibleDescription(), state.claimOff);
    }

    void cardWithoutGameHasNoButtons()
    {
        PlayerCard card;
        CardState state = playing(Color::White);
        state.live = false;
        card.setState(state);
        card.show();
        QVERIFY(places(card).isEmpty());
    }

    void endOfTheGameTakesTheQuestionAway()
    {
        PlayerCard card;
        CardState state = playing(Color::White);
        card.setState(state);
        card.show();
        card.askResign();
        QVERIFY(named(card, "White: yes, resign"));
        state.live = false;
        card.setState(state);
        QVERIFY(!named(card, "White: yes, resign"));
    }

    void capturedMenAreReadOut()
    {
        PlayerCard card;
        CardState state = playing(Color::White);
        state.captured = {PieceType::Queen, PieceType::Pawn, PieceType::Pawn};
        state.balance = 3;
        card.setState(state);
        const QString text = card.findChild<CardRow *>()->accessibleName();
        QVERIFY2(text.contains("queen") && text.contains("2") && text.contains("3"), qPrintable(text));
    }
};

QTEST_MAIN(TestPlayerCard)
#include "tst_playercard.moc"
