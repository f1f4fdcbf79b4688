#include "core/game/pgnreading.h"
#include "ui/look/style.h"
#include "ui/panels/notationmodel.h"
#include "ui/panels/notationpanel.h"
#include "ui/panels/notationview.h"

#include <QElapsedTimer>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>

using namespace chess;
using namespace chess::ui;

namespace {

ScoreSheet sheet(int moves, int startPly = 0)
{
    ScoreSheet text;
    text.startPly = startPly;
    for (int i = 0; i < moves; ++i)
        text.moves.push_back({QStringLiteral("N%1").arg(i + 1), {}});
    return text;
}

/// The rows as text, cells parted by "|".
QStringList rows(const NotationModel &model)
{
    QStringList lines;
    for (int row = 0; row < model.rowCount(); ++row) {
        QStringList cells;
        for (int column = 0; column < NotationModel::Rest; ++column)
            cells << model.index(row, column).data().toString();
        lines << cells.join(u'|');
    }
    return lines;
}

ScoreSheet sheetOf(const char *pgn) { return scoreSheet(readGame(pgn)->game); }

} // namespace

class TestNotationPanel : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { QApplication::setStyle(new Style); }

    void movesStandInPairs_data()
    {
        QTest::addColumn<QString>("pgn");
        QTest::addColumn<QStringList>("expected");
        QTest::newRow("three plies") << "1. e4 e5 2. Nf3 *" << QStringList{"1.|e4|e5", "2.|Nf3|"};
        QTest::newRow("Black begins") << "[SetUp \"1\"]\n[FEN \"4k3/8/8/8/8/8/8/4K3 b - - 0 7\"]\n\n7... Kd7 8. Kd2 *"
                                      << QStringList{"7.|…|Kd7", "8.|Kd2|"};
        QTest::newRow("comment parts a pair") << "1. e4 {best} e5 *" << QStringList{"1.|e4|", "best||", "1.|…|e5"};
        QTest::newRow("variation") << "1. e4 e5 (1... c5 2. Nf3) 2. Nc3 *"
                                   << QStringList{"1.|e4|e5", "1… c5 2. Nf3||", "2.|Nc3|"};
        QTest::newRow("unreadable move") << "1. d4 Nf6 2. Sf3 g6 *"
                                         << QStringList{"1.|d4|Nf6", "Not understood, kept as text: 2. Sf3 g6||"};
        QTest::newRow("unreadable move in a variation")
            << "1. e4 e5 (1... c5 2. Sf3) 2. Nc3 *"
            << QStringList{"1.|e4|e5", "1… c5 Not understood, kept as text: 2. Sf3||", "2.|Nc3|"};
        QTest::newRow("another kind of chess") << "[Variant \"Horde\"]\n\n1. e5 c6 2. d5 cxb5 *"
                                               << QStringList{"This game follows the rules of another kind of chess.||",
                                                              "Not understood, kept as text: 1. e5 c6 2. d5 cxb5||"};
        QTest::newRow("glyphs") << "1. e4! e5?! *" << QStringList{"1.|e4!|e5?!"};
    }
    void movesStandInPairs()
    {
        QFETCH(const QString, pgn);
        QFETCH(const QStringList, expected);
        NotationModel model;
        model.setText(sheetOf(qPrintable(pgn)));
        QCOMPARE(rows(model), expected);
    }

    void everySignHasLettersForIt()
    {
        for (int nag = 1; nag < 256; ++nag) {
            QCOMPARE(plainGlyph(nag).isEmpty(), glyph(nag).isEmpty());
            for (const QChar letter : plainGlyph(nag))
                QVERIFY2(letter.unicode() < 0x7f, qPrintable(QString::number(nag)));
        }
    }

    void currentMoveStaysInSight_data()
    {
        QTest::addColumn<QSize>("from");
        QTest::addColumn<QSize>("to");
        QTest::addColumn<int>("ply");
        for (const int ply : {900, 1758, 1759}) {
            QTest::addRow("lower, move %d", ply) << QSize(340, 500) << QSize(340, 130) << ply;
            QTest::addRow("lower and wider, move %d", ply) << QSize(340, 500) << QSize(780, 130) << ply;
            QTest::addRow("higher and narrower, move %d", ply) << QSize(780, 130) << QSize(340, 500) << ply;
        }
    }
    void currentMoveStaysInSight()
    {
        QFETCH(const QSize, from);
        QFETCH(const QSize, to);
        QFETCH(const int, ply);
        NotationPanel panel;
        panel.resize(from);
        panel.show();
        ScoreSheet text = sheet(1759);
        text.end = "*";
        panel.setText(text);
        panel.setCurrentPly(ply);
        const auto inSight = [&panel] {
            auto *view = panel.view();
            return view->viewport()->rect().contains(view->visualRect(view->currentIndex()));
        };
        QTRY_VERIFY(inSight());
        panel.resize(to);
        panel.setRematchPossible(true);
        QTest::qWait(50);
        QVERIFY(inSight());
    }

    void nestedVariationIsIndented()
    {
        const ScoreSheet text = sheetOf("1. e4 (1. d4 d5 (1... Nf6 2. c4) 2. c4) e5 *");
        std::vector<int> depths;
        for (const SheetLine &line : text.moves.front().after)
            depths.push_back(line.depth);
        QCOMPARE(depths, (std::vector<int>{1, 2, 1}));
    }

    void pressOnAMoveAsksForIt()
    {
        NotationPanel panel;
        panel.setText(sheet(6));
        panel.resize(320, 300);
        panel.show();
        QVERIFY(QTest::qWaitForWindowExposed(&panel));
        QSignalSpy wanted(&panel, &NotationPanel::plyWanted);
        NotationView *view = panel.view();
        const QRect cell = view->visualRect(view->model()->index(1, NotationModel::Black));
        QTest::mouseClick(view->viewport(), Qt::LeftButton, {}, cell.center());
        QCOMPARE(wanted.count(), 1);
        QCOMPARE(wanted.takeFirst().at(0).toInt(), 4);
        // The number of a move is no move.
        const QRect number = view->visualRect(view->model()->index(1, NotationModel::Number));
        QTest::mouseClick(view->viewport(), Qt::LeftButton, {}, number.center());
        QCOMPARE(wanted.count(), 0);
    }

    void keysStep_data()
    {
        QTest::addColumn<int>("key");
        QTest::addColumn<int>("ply");
        QTest::newRow("back") << int(Qt::Key_Left) << 3;
        QTest::newRow("forward") << int(Qt::Key_Right) << 5;
        QTest::newRow("a move up") << int(Qt::Key_Up) << 2;
        QTest::newRow("a move down") << int(Qt::Key_Down) << 6;
        QTest::newRow("start") << int(Qt::Key_Home) << 0;
        QTest::newRow("end") << int(Qt::Key_End) << 7;
    }
    void keysStep()
    {
        QFETCH(const int, key);
        QFETCH(const int, ply);
        NotationPanel panel;
        panel.setText(sheet(7));
        panel.setCurrentPly(4);
        panel.show();
        QSignalSpy wanted(&panel, &NotationPanel::plyWanted);
        QTest::keyClick(panel.view(), Qt::Key(key));
        QCOMPARE(wanted.count(), 1);
        QCOMPARE(wanted.at(0).at(0).toInt(), ply);
    }

    void isSilentWhenTold()
    {
        NotationPanel panel;
        panel.show();
        QSignalSpy wanted(&panel, &NotationPanel::plyWanted);
        panel.setText(sheet(7));
        panel.setCurrentPly(4);
        panel.setText(sheet(9));
        panel.setCurrentPly(9);
        QCOMPARE(wanted.count(), 0);
    }

    void buttonsKnowTheirEnds()
    {
        NotationPanel panel;
        panel.setText(sheet(3));
        panel.setCurrentPly(0);
        panel.show();
        const auto enabled = [&panel](const QString &name) {
            for (const QPushButton *button : panel.findChildren<QPushButton *>()) {
                if (button->accessibleName() == name)
                    return button->isEnabled();
            }
            return false;
        };
        QVERIFY(!enabled("One move back"));
        QVERIFY(enabled("One move forward"));
        panel.setCurrentPly(3);
        QVERIFY(enabled("To the start"));
        QVERIFY(!enabled("To the end"));
    }

    void growingGameKeepsItsRows()
    {
        NotationModel model;
        model.setText(sheet(3));
        QSignalSpy reset(&model, &QAbstractItemModel::modelReset);
        QSignalSpy inserted(&model, &QAbstractItemModel::rowsInserted);
        model.setText(sheet(4));
        model.setText(sheet(5));
        QCOMPARE(reset.count(), 0);
        QCOMPARE(inserted.count(), 1);
        QCOMPARE(model.rowCount(), 3);
        // A take-back is another game.
        model.setText(sheet(4));
        QCOMPARE(rows(model), (QStringList{"1.|N1|N2", "2.|N3|N4"}));
    }

    void longGameIsQuick()
    {
        NotationPanel panel;
        panel.resize(320, 400);
        panel.show();
        QVERIFY(QTest::qWaitForWindowExposed(&panel));
        QElapsedTimer timer;
        timer.start();
        for (int ply = 1; ply <= 900; ++ply) {
            panel.setText(sheet(ply));
            panel.setCurrentPly(ply);
        }
        // Building the sheets of this test is the larger part of it.
        QVERIFY2(timer.elapsed() < 5000, qPrintable(QString::number(timer.elapsed())));
        QVERIFY(panel.view()->currentIndex().row() == 449);
    }

    void rematchAppearsWithoutMovingTheArrows()
    {
        NotationPanel panel;
        panel.setText(sheet(3));
        panel.resize(320, 300);
        panel.show();
        QVERIFY(QTest::qWaitForWindowExposed(&panel));
        auto *rematch = panel.findChild<QPushButton *>("rematch");
        QPushButton *back = nullptr;
        for (QPushButton *button : panel.findChildren<QPushButton *>()) {
            if (button->accessibleName() == "One move back")
                back = button;
        }
        QVERIFY(!rematch->isVisible());
        const QPoint before = back->mapTo(&panel, QPoint());
        panel.setRematchPossible(true);
        QTest::qWait(10);
        QVERIFY(rematch->isVisible());
        QCOMPARE(back->mapTo(&panel, QPoint()), before);
        QSignalSpy wanted(&panel, &NotationPanel::rematchWanted);
        QTest::mouseClick(rematch, Qt::LeftButton);
        QCOMPARE(wanted.count(), 1);
    }
};

QTEST_MAIN(TestNotationPanel)
#include "tst_notationpanel.moc"
