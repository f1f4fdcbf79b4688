#include "core/notation/fen.h"
#include "ui/dialogs/claimdialog.h"
#include "ui/dialogs/gamesdialog.h"
#include "ui/dialogs/newgamedialog.h"
#include "ui/dialogs/preferencesdialog.h"
#include "ui/dialogs/questions.h"
#include "ui/dialogs/recoverydialog.h"
#include "ui/look/style.h"

#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QMessageBox>
#include <QPushButton>
#include <QRadioButton>
#include <QSettings>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTemporaryDir>
#include <QTest>
#include <QWindow>

using namespace chess;
using namespace chess::ui;

Q_DECLARE_METATYPE(chess::ui::NewMatch)
Q_DECLARE_METATYPE(chess::ClaimKind)
Q_DECLARE_METATYPE(std::optional<chess::ui::MoveIntent>)

namespace {

QPushButton *button(const QWidget &parent, const QString &text)
{
    for (QPushButton *each : parent.findChildren<QPushButton *>()) {
        if (each->text() == text)
            return each;
    }
    return nullptr;
}

using Highlight = bool BoardHighlights::*;

NewMatch matchOf(const QSignalSpy &spy) { return spy.at(0).at(0).value<NewMatch>(); }

} // namespace

class TestDialogs : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { QApplication::setStyle(new Style); }

    void newGameStartsWithNames()
    {
        NewMatch last;
        last.names = {"Anna", "Li Wei"};
        NewGameDialog dialog(last, {"Anna", "Li Wei", "Carl"});
        dialog.open();
        QSignalSpy wanted(&dialog, &NewGameDialog::matchWanted);
        QTest::mouseClick(button(dialog, "Change &colours"), Qt::LeftButton);
        QTest::mouseClick(button(dialog, "Start game"), Qt::LeftButton);
        QCOMPARE(wanted.count(), 1);
        QCOMPARE(matchOf(wanted).names.white, "Li Wei");
        QCOMPARE(matchOf(wanted).names.black, "Anna");
        QVERIFY(matchOf(wanted).start == Position());
        QVERIFY(!dialog.isVisible());
    }

    void newGameByNumber()
    {
        NewGameDialog dialog({}, {});
        dialog.open();
        QSignalSpy wanted(&dialog, &NewGameDialog::matchWanted);
        dialog.findChild<QComboBox *>()->setCurrentIndex(1);
        dialog.findChild<QSpinBox *>()->setValue(0);
        QTest::mouseClick(button(dialog, "Start game"), Qt::LeftButton);
        QCOMPARE(wanted.count(), 1);
        QCOMPARE(matchOf(wanted).variant, Variant::Chess960);
        QVERIFY(matchOf(wanted).start == *Position::from(Setup::chess960(0)));
    }

    void newGameFromText_data()
    {
        QTest::addColumn<QString>("fen");
        QTest::addColumn<bool>("possible");
        QTest::addColumn<QString>("says");
        QTest::newRow("a good position") << "4k3/8/8/8/8/8/4P3/4K3 b - - 0 1" << true << "Black to move";
        QTest::newRow("half a position") << "4k3/8/8" << false << "fewer than eight ranks";
        QTest::newRow("an unknown letter") << "4x3/8/8/8/8/8/8/4K3 w - - 0 1" << false << "“x”";
        QTest::newRow("no king") << "8/8/8/8/8/8/8/4K3 w - - 0 1" << false << "Black has no king";
        QTest::newRow("nothing yet") << "" << false << "";
    }
    void newGameFromText()
    {
        QFETCH(const QString, fen);
        QFETCH(const bool, possible);
        QFETCH(const QString, says);
        NewGameDialog dialog({}, {});
        dialog.open();
        dialog.findChild<QComboBox *>()->setCurrentIndex(2);
        for (QLineEdit *field : dialog.findChildren<QLineEdit *>()) {
            if (field->accessibleName() == "Position as FEN text")
                QTest::keyClicks(field, fen);
        }
        QCOMPARE(button(dialog, "Start game")->isEnabled(), possible);
        bool found = false;
        for (const QLabel *label : dialog.findChildren<QLabel *>())
            found = found || (label->accessibleName() == "Start position" && label->text().contains(says));
        QVERIFY(found);
    }

    void claim_data()
    {
        QTest::addColumn<QString>("typed");
        QTest::addColumn<bool>("possible");
        QTest::addColumn<bool>("withMove");
        QTest::newRow("for the board") << "" << true << false;
        QTest::newRow("with a move") << "Nf3" << true << true;
        QTest::newRow("with a move that is none") << "Nf6" << false << true;
        QTest::newRow("with nonsense") << "hello" << false << true;
    }
    void claim()
    {
        QFETCH(const QString, typed);
        QFETCH(const bool, possible);
        QFETCH(const bool, withMove);
        ClaimDialog dialog(Position(), "Anna");
        dialog.open();
        QSignalSpy claimed(&dialog, &ClaimDialog::claimed);
        if (!typed.isEmpty())
            QTest::keyClicks(dialog.findChild<QComboBox *>()->lineEdit(), typed);
        QPushButton *claim = button(dialog, "Claim draw");
        QCOMPARE(claim->isEnabled(), possible);
        if (!possible)
            return;
        QTest::mouseClick(claim, Qt::LeftButton);
        QCOMPARE(claimed.count(), 1);
        QCOMPARE(claimed.at(0).at(0).value<ClaimKind>(), ClaimKind::Threefold);
        const auto intended = claimed.at(0).at(1).value<std::optional<MoveIntent>>();
        QCOMPARE(intended.has_value(), withMove);
        if (intended)
            QVERIFY(*intended == (MoveIntent{Square::G1, Square::F3}));
    }

    void claimedMoveIsReadAsAPersonWritesIt_data()
    {
        QTest::addColumn<QString>("typed");
        QTest::addColumn<bool>("possible");
        QTest::newRow("a bishop with a small b, as the pawn can't go there") << "bd3" << true;
        QTest::newRow("either the bishop or the pawn") << "bxc4" << false;
        QTest::newRow("the bishop") << "Bxc4" << true;
        QTest::newRow("a Chinese name, in full width") << QString::fromUtf8("象ｘｃ４") << true;
    }
    void claimedMoveIsReadAsAPersonWritesIt()
    {
        QFETCH(const QString, typed);
        QFETCH(const bool, possible);
        // Both the bishop on f1 and the pawn on b3 can take on c4.
        ClaimDialog dialog(*Position::from(readFen("4k3/8/8/8/2p5/1P6/8/4KB2 w - - 0 1")->setup), "Anna");
        dialog.open();
        for (const QChar character : typed) {
            QTest::sendKeyEvent(QTest::Click, dialog.findChild<QComboBox *>()->lineEdit(), Qt::Key_unknown,
                                QString(character), {});
        }
        QCOMPARE(button(dialog, "Claim draw")->isEnabled(), possible);
    }

    void recoveryTellsWhich()
    {
        RecoveryDialog dialog({{"one", "Anna", "Li Wei", 12, QDateTime::currentDateTime()},
                               {"two", "", "", 1, QDateTime::currentDateTime()}});
        dialog.open();
        QSignalSpy resume(&dialog, &RecoveryDialog::resumeWanted);
        QTest::mouseClick(button(dialog, "Go on playing"), Qt::LeftButton);
        QCOMPARE(resume.count(), 1);
        QCOMPARE(resume.at(0).at(0).toStringList(), (QStringList{"one", "two"}));
    }

    void recoveryDeletesOnlyWhenAskedTwice_data()
    {
        QTest::addColumn<QString>("then");
        QTest::addColumn<bool>("deletes");
        QTest::newRow("a second press at the same place") << "Delete" << false;
        QTest::newRow("kept") << "Keep" << false;
        QTest::newRow("Esc") << "Esc" << false;
        QTest::newRow("Enter at once") << "Enter" << false;
        QTest::newRow("confirmed") << "Delete for good" << true;
    }
    void recoveryDeletesOnlyWhenAskedTwice()
    {
        QFETCH(const QString, then);
        QFETCH(const bool, deletes);
        RecoveryDialog dialog({{"one", "Anna", "Li Wei", 12, QDateTime::currentDateTime()},
                               {"two", "", "", 1, QDateTime::currentDateTime()}});
        dialog.open();
        QVERIFY(QTest::qWaitForWindowActive(&dialog));
        QSignalSpy discard(&dialog, &RecoveryDialog::discardWanted);
        QPushButton *first = button(dialog, "Delete");
        const QPoint place = first->mapTo(&dialog, first->rect().center());
        QTest::mouseClick(button(dialog, "Delete"), Qt::LeftButton);
        QCOMPARE(discard.count(), 0);
        QVERIFY(button(dialog, "Delete for good")->isVisible());
        QTest::qWait(10);
        if (then == "Delete")
            QTest::mouseClick(dialog.windowHandle(), Qt::LeftButton, {}, place);
        else if (then == "Esc" || then == "Enter")
            QTest::keyClick(dialog.focusWidget(), then == "Esc" ? Qt::Key_Escape : Qt::Key_Return);
        else
            QTest::mouseClick(button(dialog, then), Qt::LeftButton);
        QCOMPARE(discard.count(), deletes ? 1 : 0);
        QCOMPARE(dialog.isVisible(), !deletes);
        if (deletes)
            QCOMPARE(discard.at(0).at(0).toStringList(), (QStringList{"one", "two"}));
    }

    void recoveryLeftAloneAsksForNothing()
    {
        RecoveryDialog dialog({{"one", "Anna", "Li Wei", 12, QDateTime::currentDateTime()}});
        dialog.open();
        QSignalSpy resume(&dialog, &RecoveryDialog::resumeWanted);
        QSignalSpy discard(&dialog, &RecoveryDialog::discardWanted);
        QTest::keyClick(&dialog, Qt::Key_Escape);
        QCOMPARE(resume.count() + discard.count(), 0);
        QVERIFY(!dialog.isVisible());
    }

    void preferencesTakeEffectAtOnce()
    {
        PreferencesDialog dialog({}, {true, "/games/My games.pgn"});
        dialog.open();
        QSignalSpy view(&dialog, &PreferencesDialog::viewChanged);
        QSignalSpy archive(&dialog, &PreferencesDialog::archiveChanged);
        for (QCheckBox *box : dialog.findChildren<QCheckBox *>()) {
            if (box->text().contains("animation") || box->text().contains("keep"))
                QTest::mouseClick(box, Qt::LeftButton, {}, QPoint(8, box->height() / 2));
        }
        QCOMPARE(view.count(), 1);
        QCOMPARE(view.at(0).at(0).value<ViewSettings>().animation, false);
        QCOMPARE(archive.count(), 1);
        QCOMPARE(archive.at(0).at(0).value<ArchiveSettings>().on, false);
    }

    void everyHighlightCanBeSwitchedOff_data()
    {
        QTest::addColumn<Highlight>("highlight");
        QTest::addColumn<QString>("text");
        QTest::newRow("where a man can go") << &BoardHighlights::legalTargets << "where a man can &go";
        QTest::newRow("selection") << &BoardHighlights::selection << "the man that is &picked up";
        QTest::newRow("last move") << &BoardHighlights::lastMove << "the &last move";
        QTest::newRow("check") << &BoardHighlights::check << "a king in &check";
        QTest::newRow("hover") << &BoardHighlights::hover << "the man &under the pointer";
    }
    void everyHighlightCanBeSwitchedOff()
    {
        QFETCH(const Highlight, highlight);
        QFETCH(const QString, text);
        PreferencesDialog dialog({}, {});
        dialog.open();
        QSignalSpy view(&dialog, &PreferencesDialog::viewChanged);
        for (QCheckBox *box : dialog.findChildren<QCheckBox *>()) {
            if (box->text() == text)
                QTest::mouseClick(box, Qt::LeftButton, {}, QPoint(8, box->height() / 2));
        }
        QCOMPARE(view.count(), 1);
        QCOMPARE(view.at(0).at(0).value<ViewSettings>().highlights.*highlight, false);
    }

    void viewSettingsComeBack()
    {
        QTemporaryDir folder;
        QSettings settings(folder.filePath("s.ini"), QSettings::IniFormat);
        ViewSettings view;
        view.highlights.hover = false;
        view.coordinates = Coordinates::Inside;
        view.colors = Style::Colors::Dark;
        view.language = "zh_TW";
        view.turnAutomatically = true;
        view.save(settings);
        QVERIFY(ViewSettings::load(settings) == view);
        settings.setValue("board/coordinates", 77);
        settings.setValue("window/colors", -1);
        QCOMPARE(ViewSettings::load(settings).coordinates, Coordinates::Margin);
        QCOMPARE(ViewSettings::load(settings).colors, Style::Colors::System);
    }

    void unsavedQuestion_data()
    {
        QTest::addColumn<QString>("press");
        QTest::addColumn<int>("answer");
        QTest::newRow("save") << "Save…" << int(UnsavedAnswer::Save);
        QTest::newRow("don't save") << "Don't save" << int(UnsavedAnswer::DontSave);
        QTest::newRow("stay") << "Cancel" << -1;
    }
    void unsavedQuestion()
    {
        QFETCH(const QString, press);
        QFETCH(const int, answer);
        QWidget window;
        window.show();
        int answered = -1;
        askUnsaved(&window, "Anna – Li Wei", true, [&](UnsavedAnswer given) { answered = int(given); });
        auto *box = window.findChild<QMessageBox *>();
        QVERIFY(box);
        QTest::mouseClick(button(*box, press), Qt::LeftButton);
        QCOMPARE(answered, answer);
    }
};

QTEST_MAIN(TestDialogs)
#include "tst_dialogs.moc"
