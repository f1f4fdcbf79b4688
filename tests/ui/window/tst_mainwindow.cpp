#include "core/notation/fen.h"
#include "ui/board/moveentry.h"
#include "ui/dialogs/gamesdialog.h"
#include "ui/dialogs/namesdialog.h"
#include "ui/dialogs/newgamedialog.h"
#include "ui/dialogs/recoverydialog.h"
#include "ui/look/style.h"
#include "ui/panels/notationpanel.h"
#include "ui/panels/notationview.h"
#include "windowfixture.h"

#include <QAction>
#include <QClipboard>
#include <QComboBox>
#include <QDir>
#include <QDragEnterEvent>
#include <QFile>
#include <QFileDialog>
#include <QGuiApplication>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QMenuBar>
#include <QMessageBox>
#include <QMimeData>
#include <QSignalSpy>
#include <QTabBar>
#include <QUrl>

#include <sys/stat.h>

using namespace chess;
using namespace chess::ui;

namespace {

void write(const QString &path, const QByteArray &bytes)
{
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(bytes);
}

QByteArray contentOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// The dialog of its kind that is open; null for none.
template <typename Dialog>
Dialog *open(QWidget &window)
{
    for (Dialog *dialog : window.findChildren<Dialog *>()) {
        if (dialog->isVisible())
            return dialog;
    }
    return nullptr;
}

void answerFileDialog(QWidget &window, const QString &path)
{
    auto *dialog = open<QFileDialog>(window);
    QVERIFY(dialog);
    auto *name = dialog->findChild<QLineEdit *>("fileNameEdit");
    QVERIFY(name);
    name->setText(path);
    QTest::keyClick(name, Qt::Key_Return);
}

constexpr auto OneGame = "[White \"Anna\"]\n[Black \"Li Wei\"]\n[Result \"1-0\"]\n\n1. e4 e5 2. Nf3 1-0\n";
constexpr auto TwoGames =
    "[White \"Anna\"]\n[Black \"Li Wei\"]\n\n1. e4 *\n\n[White \"Carl\"]\n[Black \"Dora\"]\n\n1. d4 d5 *\n";

} // namespace

class TestMainWindow : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { QApplication::setStyle(new Style); }

    void beginsWithAGame()
    {
        Program program;
        QCOMPARE(program.workspace->count(), 1);
        QVERIFY(program.game()->playing());
        QVERIFY(!program.window->tabs()->isVisible());
        program.play({"e2e4", "e7e5"});
        QCOMPARE(program.game()->game().plies(), 2);
        QVERIFY(program.window->isWindowModified());
    }

    void newGameKeepsTheOldOne()
    {
        Program program;
        program.play({"e2e4"});
        program.key(Qt::Key_N, Qt::ControlModifier);
        auto *dialog = open<NewGameDialog>(*program.window);
        QVERIFY(dialog);
        QTest::keyClicks(dialog->focusWidget(), "Anna");
        QTest::keyClick(dialog, Qt::Key_Return);
        QCOMPARE(program.workspace->count(), 2);
        QVERIFY(program.window->tabs()->isVisible());
        QCOMPARE(program.game()->name(Color::White), "Anna");
        QCOMPARE(program.preferences.playerName(Color::White), "Anna");
        QTest::mouseClick(program.window->tabs(), Qt::LeftButton, {}, program.window->tabs()->tabRect(0).center());
        QCOMPARE(program.game()->game().plies(), 1);
    }

    void savesAndOpens()
    {
        Program program;
        program.play({"e2e4", "e7e5"});
        program.press("Black: resign");
        program.press("Black: yes, resign");
        QVERIFY2(program.window->statusText().startsWith("White wins: Black resigned · The game was added to"),
                 qPrintable(program.window->statusText()));
        // The ended game is in the archive already.
        QVERIFY(contentOf(program.path("My games.pgn")).simplified().contains("1. e4 e5 1-0"));
        program.key(Qt::Key_S, Qt::ControlModifier);
        answerFileDialog(*program.window, program.path("game.pgn"));
        QTRY_VERIFY(contentOf(program.path("game.pgn")).simplified().contains("1. e4 e5 1-0"));
        QVERIFY(!program.window->isWindowModified());

        program.window->openFiles({program.path("game.pgn")});
        // It is open already, and stays the match that was played.
        QTRY_COMPARE(program.window->statusText(), program.page().status());
        QCOMPARE(program.workspace->count(), 1);
        QCOMPARE(program.game()->mode(), GameController::Mode::Play);
        program.key(Qt::Key_W, Qt::ControlModifier);
        program.window->openFiles({program.path("game.pgn")});
        QTRY_COMPARE(program.game()->mode(), GameController::Mode::View);
        QCOMPARE(program.game()->game().plies(), 2);
        QVERIFY(program.preferences.recentFiles().contains(program.path("game.pgn")));
    }

    void rematchChangesColours()
    {
        Program program;
        program.game()->setNames("Anna", "Li Wei");
        program.play({"e2e4", "e7e5"});
        program.press("White: resign");
        program.press("White: yes, resign");
        program.press("Rematch, colours changed");
        QCOMPARE(program.game()->name(Color::White), "Li Wei");
        QVERIFY(program.game()->playing());
        QCOMPARE(program.game()->game().plies(), 0);
        // Anna still sits below.
        QCOMPARE(program.page().bottom(), Color::Black);
        QCOMPARE(program.page().card(Color::Black)->state().name, "Anna");
    }

    void playingOnKeepsTheBoardAsItIs()
    {
        Program program;
        program.play({"e2e4", "e7e5"});
        program.key(Qt::Key_T, Qt::ControlModifier);
        emit program.page().playOnWanted();
        QCOMPARE(program.workspace->count(), 2);
        QCOMPARE(program.page().bottom(), Color::Black);
    }

    void fileWithOneGameOpensAtOnce()
    {
        Program program;
        write(program.path("one.pgn"), OneGame);
        program.window->openFiles({program.path("one.pgn")});
        QTRY_COMPARE(program.game()->name(Color::White), "Anna");
        // The game that nobody had begun gave its place.
        QCOMPARE(program.workspace->count(), 1);
        program.key(Qt::Key_End);
        QCOMPARE(program.window->statusText(), "White wins");
        program.key(Qt::Key_Left);
        QVERIFY(!program.game()->atEnd());
        program.press("Play on from here");
        QCOMPARE(program.workspace->count(), 2);
        QVERIFY(program.game()->playing());
        // The people at the board are not those of the file.
        QCOMPARE(program.game()->name(Color::White), QString());
        QVERIFY(program.page().board()->hasFocus());
    }

    void unchangedFileIsNotWrittenAgain()
    {
        Program program;
        write(program.path("one.pgn"), OneGame);
        program.window->openFiles({program.path("one.pgn")});
        QTRY_COMPARE(program.game()->name(Color::White), "Anna");
        program.key(Qt::Key_S, Qt::ControlModifier);
        QVERIFY(program.window->statusText().startsWith("Saved already"));
        QCOMPARE(contentOf(program.path("one.pgn")), QByteArray(OneGame));
    }

    void fileThatIsGoneIsSaidToBe()
    {
        Program program;
        write(program.path("one.pgn"), OneGame);
        program.window->openFiles({program.path("one.pgn")});
        QTRY_COMPARE(program.game()->name(Color::White), "Anna");
        program.game()->setNames("Berta", "Li Wei");
        QVERIFY(QFile::remove(program.path("one.pgn")));
        program.key(Qt::Key_S, Qt::ControlModifier);
        QVERIFY2(program.window->statusText().contains("no longer there"), qPrintable(program.window->statusText()));
        QVERIFY(open<QFileDialog>(*program.window));
    }

    void movesThatWereNotUnderstoodAreSaidToBeKeptAsText()
    {
        Program program;
        write(program.path("horde.pgn"), "[White \"Anna\"]\n[Variant \"Horde\"]\n\n1. e5 c6 0-1\n");
        program.window->openFiles({program.path("horde.pgn")});
        QTRY_COMPARE(program.game()->name(Color::White), "Anna");
        program.key(Qt::Key_S, Qt::ControlModifier | Qt::ShiftModifier);
        QVERIFY(program.window->statusText().contains("kept as text"));
    }

    void twoBadFilesAreToldOneAfterTheOther()
    {
        Program program;
        program.window->openFiles({program.path("none.pgn"), program.path("neither.pgn")});
        QTRY_VERIFY(open<QMessageBox>(*program.window));
        QTest::qWait(100);
        const auto shown = [&program] {
            QStringList texts;
            for (QMessageBox *box : program.window->findChildren<QMessageBox *>()) {
                if (box->isVisible())
                    texts << box->text();
            }
            return texts;
        };
        QCOMPARE(shown().size(), 1);
        QVERIFY(shown().front().contains("none.pgn"));
        QVERIFY(!program.window->statusText().startsWith("Reading"));
        open<QMessageBox>(*program.window)->accept();
        QTRY_COMPARE(shown().size(), 1);
        QVERIFY(shown().front().contains("neither.pgn"));
    }

    void fileWaitsForTheInterruptedGame()
    {
        Program program;
        write(program.path("two.pgn"), TwoGames);
        program.play({"e2e4", "e7e5"});
        program.window.reset();
        program.workspace.reset();
        program.start();
        program.window->openFiles({program.path("two.pgn")});
        QTRY_VERIFY(open<RecoveryDialog>(*program.window));
        QTest::qWait(100);
        QVERIFY(!open<GamesDialog>(*program.window));
        open<RecoveryDialog>(*program.window)->reject();
        QTRY_VERIFY(open<GamesDialog>(*program.window));
    }

    void gamesOfTheSamePlayersAreNumbered()
    {
        Program program;
        program.play({"e2e4"});
        emit program.page().playOnWanted();
        QVERIFY(program.window->tabs()->tabText(0).startsWith("White – Black"));
        QVERIFY(program.window->tabs()->tabText(1).startsWith("White – Black (2)"));
    }

    void matchThatWasAskedForKeepsItsPlace_data()
    {
        QTest::addColumn<QString>("how");
        for (const char *how : {"by New game", "by Play on from here", "by Rematch"})
            QTest::newRow(how) << QString(how);
    }
    void matchThatWasAskedForKeepsItsPlace()
    {
        QFETCH(const QString, how);
        Program program;
        if (how == "by New game") {
            program.key(Qt::Key_N, Qt::ControlModifier);
            QTest::keyClick(open<NewGameDialog>(*program.window), Qt::Key_Return);
        } else {
            program.play({"e2e4", "e7e5"});
            program.press("White: resign");
            program.press("White: yes, resign");
            if (how == "by Rematch")
                program.press("Rematch, colours changed");
            else
                emit program.page().playOnWanted();
        }
        GameController *asked = program.game();
        QCOMPARE(asked->game().plies(), 0);
        program.window->openText("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1");
        QVERIFY(program.game() != asked);
        QVERIFY(program.workspace->indexOf(asked) >= 0);
    }

    void fileWithSeveralGamesLetsChoose()
    {
        Program program;
        write(program.path("two.pgn"), TwoGames);
        program.window->openFiles({program.path("two.pgn")});
        QTRY_VERIFY(open<GamesDialog>(*program.window));
        auto *dialog = open<GamesDialog>(*program.window);
        QTest::keyClicks(dialog->findChild<QLineEdit *>(), "dora");
        QTest::keyClick(dialog->findChild<QLineEdit *>(), Qt::Key_Return);
        QTRY_COMPARE(program.game()->name(Color::White), "Carl");
    }

    void filesWithSeveralGamesComeOneByOne()
    {
        Program program;
        write(program.path("two.pgn"), TwoGames);
        write(program.path("more.pgn"), TwoGames);
        program.window->openFiles({program.path("two.pgn"), program.path("more.pgn")});
        const auto lists = [&] {
            QStringList titles;
            for (const GamesDialog *dialog : program.window->findChildren<GamesDialog *>()) {
                if (dialog->isVisible())
                    titles << dialog->windowTitle();
            }
            return titles.join(u'|');
        };
        QTRY_VERIFY(lists().contains("two.pgn"));
        QTest::qWait(100);
        QVERIFY2(!lists().contains("more.pgn"), qPrintable(lists()));
        QTest::keyClick(open<GamesDialog>(*program.window)->findChild<QLineEdit *>(), Qt::Key_Return);
        QTRY_VERIFY(lists().contains("more.pgn"));
        QVERIFY2(!lists().contains("two.pgn"), qPrintable(lists()));
        QTest::keyClick(open<GamesDialog>(*program.window), Qt::Key_Escape);
        QTRY_VERIFY(!open<GamesDialog>(*program.window));
        QCOMPARE(program.workspace->count(), 1);
    }

    void whatCannotBeOpenedIsSaid_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QByteArray>("content");
        QTest::addColumn<QString>("says");
        QTest::newRow("no such file") << "nothing.pgn" << QByteArray() << "There is no file";
        QTest::newRow("a folder") << "." << QByteArray() << "is a folder";
        QTest::newRow("a folder called a position") << "folder.fen" << QByteArray() << "is a folder";
        QTest::newRow("a pipe called a position") << "pipe.fen" << QByteArray() << "No game was found";
        QTest::newRow("no games in it") << "junk.pgn" << QByteArray(2000, '\1') << "No game was found";
    }
    void whatCannotBeOpenedIsSaid()
    {
        QFETCH(const QString, name);
        QFETCH(const QByteArray, content);
        QFETCH(const QString, says);
        Program program;
        program.play({"e2e4"});
        if (!content.isEmpty())
            write(program.path(name), content);
        if (name.startsWith("folder"))
            QVERIFY(QDir(program.home.path()).mkdir(name));
        if (name.startsWith("pipe"))
            QCOMPARE(mkfifo(qPrintable(program.path(name)), 0600), 0);
        program.window->openFiles({program.path(name)});
        QTRY_VERIFY(open<QMessageBox>(*program.window));
        const QString text = open<QMessageBox>(*program.window)->informativeText();
        QVERIFY2(text.contains(says), qPrintable(text));
        QCOMPARE(program.game()->game().plies(), 1);
    }

    void positionIsCopiedAndPasted()
    {
        Program program;
        program.play({"e2e4"});
        program.key(Qt::Key_C, Qt::ControlModifier);
        const QString fen = QGuiApplication::clipboard()->text();
        QCOMPARE(fen, QString::fromStdString(writeFen(program.game()->position())));
        program.key(Qt::Key_V, Qt::ControlModifier);
        QCOMPARE(program.workspace->count(), 2);
        QVERIFY(program.game()->mode() == GameController::Mode::View);
        QCOMPARE(QString::fromStdString(writeFen(program.game()->position())), fen);
    }

    void gameIsCopiedAndPasted()
    {
        Program program;
        program.play({"e2e4", "c7c5"});
        program.key(Qt::Key_C, Qt::ControlModifier | Qt::ShiftModifier);
        QVERIFY(QGuiApplication::clipboard()->text().simplified().contains("1. e4 c5"));
        program.key(Qt::Key_V, Qt::ControlModifier);
        QCOMPARE(program.workspace->count(), 2);
        QCOMPARE(program.game()->game().plies(), 2);
    }

    void longTextIsReadBesideTheWindow()
    {
        Program program;
        program.window->openText(QString(TwoGames).repeated(2000));
        // The window answers before all of it is read.
        QVERIFY(!open<GamesDialog>(*program.window));
        QCOMPARE(program.window->statusText(), "Reading the text…");
        QTRY_VERIFY(open<GamesDialog>(*program.window));
        QTest::keyClick(open<GamesDialog>(*program.window)->findChild<QLineEdit *>(), Qt::Key_Return);
        QCOMPARE(program.game()->name(Color::White), "Anna");
    }

    void badTextLeavesTheGame_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("says");
        QTest::newRow("bad letter") << "rnbqkbnr/ppppxppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"
                                    << "“x”";
        QTest::newRow("seven ranks") << "8/8/8/8/8/8/8 w - - 0 1"
                                     << "fewer than eight ranks";
        QTest::newRow("no kings") << "8/8/8/8/8/8/8/8 w - - 0 1"
                                  << "no king";
        QTest::newRow("a letter to grandmother") << "Dear grandmother, how are you?"
                                                 << "Copy a position";
    }
    void badTextLeavesTheGame()
    {
        QFETCH(const QString, text);
        QFETCH(const QString, says);
        Program program;
        program.play({"e2e4"});
        QGuiApplication::clipboard()->setText(text);
        program.key(Qt::Key_V, Qt::ControlModifier);
        auto *box = open<QMessageBox>(*program.window);
        QVERIFY(box);
        QVERIFY2(box->informativeText().contains(says), qPrintable(box->informativeText()));
        QCOMPARE(program.workspace->count(), 1);
        QCOMPARE(program.game()->game().plies(), 1);
    }

    void droppedFileOpens()
    {
        Program program;
        write(program.path("one.pgn"), OneGame);
        QMimeData data;
        data.setUrls({QUrl::fromLocalFile(program.path("one.pgn"))});
        QDragEnterEvent enter(QPoint(400, 300), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(program.window.get(), &enter);
        QVERIFY(enter.isAccepted());
        QDropEvent drop(QPointF(400, 300), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(program.window.get(), &drop);
        QTRY_COMPARE(program.game()->name(Color::White), "Anna");
    }

    void closingAsksForUnsavedWork_data()
    {
        QTest::addColumn<QString>("press");
        QTest::addColumn<bool>("closes");
        QTest::newRow("stay") << "Cancel" << false;
        QTest::newRow("don't save") << "Don't save" << true;
    }
    void closingAsksForUnsavedWork()
    {
        QFETCH(const QString, press);
        QFETCH(const bool, closes);
        Program program;
        program.play({"e2e4"});
        program.window->close();
        QVERIFY(program.window->isVisible());
        auto *box = open<QMessageBox>(*program.window);
        QVERIFY(box);
        QSignalSpy opened(program.workspace.get(), &Workspace::opened);
        QTest::mouseClick(buttonNamed(*box, press), Qt::LeftButton);
        QTRY_COMPARE(!program.window->isVisible(), closes);
        QCOMPARE(opened.count(), 0);
        if (!closes)
            QCOMPARE(program.game()->game().plies(), 1);
    }

    void untouchedGameClosesSilently()
    {
        Program program;
        program.window->close();
        QVERIFY(!program.window->isVisible());
    }

    void savingWhileClosing()
    {
        Program program;
        program.play({"e2e4"});
        program.window->close();
        QTest::mouseClick(buttonNamed(*open<QMessageBox>(*program.window), "Save…"), Qt::LeftButton);
        answerFileDialog(*program.window, program.path("kept.pgn"));
        QTRY_VERIFY(!program.window->isVisible());
        QVERIFY(contentOf(program.path("kept.pgn")).simplified().contains("1. e4 *"));
    }

    void unwritablePlaceIsSaid()
    {
        Program program;
        program.play({"e2e4"});
        program.key(Qt::Key_S, Qt::ControlModifier);
        answerFileDialog(*program.window, program.path("game.pgn"));
        QVERIFY(!program.window->isWindowModified());
        // The folder goes while the game is open, as a drive does that is pulled out.
        const QString folder = program.path("drive");
        QVERIFY(QDir().mkdir(folder));
        QVERIFY(!program.workspace->saveAs(program.game(), folder + "/game.pgn"));
        program.play({"e7e5"});
        QVERIFY(QDir(folder).removeRecursively());
        write(folder, "no folder");
        program.key(Qt::Key_S, Qt::ControlModifier);
        // Changed behind its back, so another place is asked for; the old one is no place any more.
        QVERIFY(program.window->statusText().contains("Its file is no longer there"));
        auto *dialog = open<QFileDialog>(*program.window);
        QVERIFY(dialog);
        emit dialog->fileSelected(folder + "/game.pgn");
        auto *box = open<QMessageBox>(*program.window);
        QVERIFY(box);
        QVERIFY2(box->text().contains("can't be written"), qPrintable(box->text()));
        QVERIFY2(box->informativeText().contains("Nothing is lost"), qPrintable(box->informativeText()));
        QVERIFY(program.window->isWindowModified());
    }

    void otherGamesOfAFileAreKept_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("press");
        QTest::addColumn<bool>("mayReplace");
        QTest::addColumn<int>("games");
        QTest::newRow("its own file, cancelled") << "own.pgn"
                                                 << "Cancel" << false << 2;
        QTest::newRow("its own file, added") << "own.pgn"
                                             << "Add to the file" << false << 3;
        QTest::newRow("another file, cancelled") << "other.pgn"
                                                 << "Cancel" << true << 2;
        QTest::newRow("another file, added") << "other.pgn"
                                             << "Add to the file" << true << 3;
        QTest::newRow("another file, replaced") << "other.pgn"
                                                << "Replace" << true << 1;
    }
    void otherGamesOfAFileAreKept()
    {
        QFETCH(const QString, name);
        QFETCH(const QString, press);
        QFETCH(const bool, mayReplace);
        QFETCH(const int, games);
        Program program;
        write(program.path("own.pgn"), TwoGames);
        write(program.path("other.pgn"), TwoGames);
        program.window->openFiles({program.path("own.pgn")});
        QTRY_VERIFY(open<GamesDialog>(*program.window));
        QTest::keyClick(open<GamesDialog>(*program.window)->findChild<QLineEdit *>(), Qt::Key_Return);
        QTRY_COMPARE(program.game()->name(Color::White), "Anna");
        program.key(Qt::Key_S, Qt::ControlModifier);
        QVERIFY2(program.window->statusText().contains("holds other games too"),
                 qPrintable(program.window->statusText()));
        answerFileDialog(*program.window, program.path(name));
        auto *box = open<QMessageBox>(*program.window);
        QVERIFY(box);
        QVERIFY2(box->text().contains("holds 2 games"), qPrintable(box->text()));
        QCOMPARE(buttonNamed(*box, "Replace") != nullptr, mayReplace);
        QTest::mouseClick(buttonNamed(*box, press), Qt::LeftButton);
        QCOMPARE(contentOf(program.path(name)).count("[White \""), games);
    }

    void interruptedGameIsOfferedAgain()
    {
        Program program;
        program.play({"e2e4", "e7e5"});
        // As after a crash: the program goes without closing the game.
        program.window.reset();
        program.workspace.reset();
        program.start();
        QTRY_VERIFY(open<RecoveryDialog>(*program.window));
        QTest::mouseClick(buttonNamed(*open<RecoveryDialog>(*program.window), "Go on playing"), Qt::LeftButton);
        QCOMPARE(program.game()->game().plies(), 2);
        QVERIFY(program.game()->playing());
    }

    void languageChangesAtOnce()
    {
        Program program;
        program.play({"e2e4"});
        for (QAction *action : program.window->findChildren<QAction *>()) {
            if (action->data().toString() == "zh_CN")
                action->trigger();
        }
        QTRY_VERIFY(program.button(QString::fromUtf8("白方：认输")));
        QVERIFY(program.window->statusText().contains(QString::fromUtf8("黑方")));
        QVERIFY(program.window->menuBar()->actions().front()->text().startsWith(QString::fromUtf8("文件")));
        QCOMPARE(program.settings.value("window/language").toString(), "zh_CN");
    }

    void everyMenuEntryHasItsOwnLetter_data()
    {
        QTest::addColumn<QString>("language");
        for (const char *language : {"en", "zh_CN", "zh_TW"})
            QTest::newRow(language) << QString(language);
    }
    void everyMenuEntryHasItsOwnLetter()
    {
        QFETCH(const QString, language);
        Program program;
        program.languages.use(language);
        QTest::qWait(10);
        QList<QList<QAction *>> groups{program.window->menuBar()->actions()};
        for (const QAction *menu : program.window->menuBar()->actions())
            groups << menu->menu()->actions();
        for (const QList<QAction *> &group : groups) {
            QString letters;
            for (const QAction *action : group) {
                const auto at = action->text().indexOf('&');
                if (action->isSeparator())
                    continue;
                QVERIFY2(at >= 0, qPrintable(action->text()));
                const QChar letter = action->text().at(at + 1).toLower();
                QVERIFY2(!letters.contains(letter), qPrintable(action->text()));
                letters += letter;
            }
        }
    }

    void everyKeyIsUsedOnce()
    {
        Program program;
        QList<QKeySequence> keys;
        for (const QAction *action : program.window->findChildren<QAction *>()) {
            for (const QKeySequence &key : action->shortcuts()) {
                QVERIFY2(!keys.contains(key), qPrintable(key.toString()));
                keys << key;
            }
        }
        QVERIFY(keys.contains(QKeySequence(Qt::Key_F1)));
    }

    void positionFileOpens()
    {
        Program program;
        write(program.path("one.fen"), "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1\n");
        program.window->openFiles({program.path("one.fen")});
        QCOMPARE(program.game()->mode(), GameController::Mode::View);
        QVERIFY(program.game()->position().pieceAt(Square::E2).has_value());
    }

    void tabsAreWalkedByKeys()
    {
        Program program;
        program.play({"e2e4"});
        program.window->openText("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1");
        const GameController *second = program.game();
        program.key(Qt::Key_Tab, Qt::ControlModifier);
        QVERIFY(program.game() != second);
        program.key(Qt::Key_Tab, Qt::ControlModifier);
        QVERIFY(program.game() == second);
    }

    void namesAreChanged()
    {
        Program program;
        program.play({"e2e4"});
        for (QAction *action : program.window->findChildren<QAction *>()) {
            if (action->text() == "Players' &names…")
                action->trigger();
        }
        auto *dialog = open<NamesDialog>(*program.window);
        QVERIFY(dialog);
        QTest::keyClicks(dialog->findChildren<QLineEdit *>().front(), "Anna");
        QTest::keyClick(dialog, Qt::Key_Return);
        QCOMPARE(program.game()->name(Color::White), "Anna");
        QVERIFY(program.window->windowTitle().contains("Anna"));
    }

    void nothingIsCutOff_data()
    {
        QTest::addColumn<QString>("language");
        QTest::addColumn<QSize>("size");
        for (const char *language : {"en", "zh_CN", "zh_TW"}) {
            for (const QSize size : {QSize(800, 560), QSize(1280, 800), QSize(800, 1000)})
                QTest::addRow("%s at %dx%d", language, size.width(), size.height()) << QString(language) << size;
        }
    }
    void nothingIsCutOff()
    {
        QFETCH(const QString, language);
        QFETCH(const QSize, size);
        Program program;
        program.languages.use(language);
        QTest::qWait(10);
        program.window->resize(size);
        program.play({"e2e4", "e7e5", "g1f3"});
        program.game()->offerDraw(Color::White);
        program.page().card(Color::White)->askResign();
        QTest::qWait(20);
        for (const QPushButton *button : program.window->findChildren<QPushButton *>()) {
            if (!button->isVisible())
                continue;
            QVERIFY2(button->width() >= button->minimumSizeHint().width()
                         && button->height() >= button->minimumSizeHint().height(),
                     qPrintable(button->accessibleName()));
            const QRect inWindow(button->mapTo(program.window.get(), QPoint()), button->size());
            QVERIFY2(program.window->rect().contains(inWindow), qPrintable(button->accessibleName()));
        }
        for (const QLabel *label : program.page().findChildren<QLabel *>()) {
            if (label->isVisible() && label->wordWrap())
                QVERIFY2(label->heightForWidth(label->width()) <= label->height(), qPrintable(label->text()));
        }
    }

    void standsStillAtRest()
    {
        // Every timer and every repaint comes as an event, whoever made the timer.
        struct Counter : QObject {
            QStringList seen;
            bool eventFilter(QObject *object, QEvent *event) override
            {
                if (event->type() == QEvent::Timer || event->type() == QEvent::UpdateRequest
                    || event->type() == QEvent::Paint)
                    seen << QStringLiteral("%1 %2").arg(event->type()).arg(object->metaObject()->className());
                return false;
            }
        };
        Program program;
        program.play({"e2e4"});
        program.page().board()->setFocus();
        QTest::qWait(500);
        Counter counter;
        qApp->installEventFilter(&counter);
        QTest::qWait(1000);
        qApp->removeEventFilter(&counter);
        QVERIFY2(counter.seen.isEmpty(), qPrintable(counter.seen.join(u'\n')));
    }

    void recentFilesAreOfferedAndForgotten()
    {
        Program program;
        write(program.path("a & b.pgn"), OneGame);
        program.window->openFiles({program.path("a & b.pgn")});
        QTRY_COMPARE(program.game()->name(Color::White), "Anna");
        program.key(Qt::Key_W, Qt::ControlModifier);
        QCOMPARE(program.game()->name(Color::White), QString());
        QMenu *recent = nullptr;
        for (QMenu *menu : program.window->findChildren<QMenu *>()) {
            if (menu->title() == "Open &recent")
                recent = menu;
        }
        QVERIFY(recent);
        const auto texts = [recent] {
            QStringList list;
            emit recent->aboutToShow();
            for (const QAction *action : recent->actions()) {
                if (!action->isSeparator())
                    list << action->text();
            }
            return list;
        };
        QCOMPARE(texts(), (QStringList{"a && b.pgn", "&Forget these"}));
        QCOMPARE(recent->actions().front()->toolTip(), program.path("a & b.pgn"));
        recent->actions().front()->trigger();
        QTRY_COMPARE(program.game()->name(Color::White), "Anna");
        emit recent->aboutToShow();
        recent->actions().back()->trigger();
        QCOMPARE(texts(), QStringList{"No files yet"});
        QVERIFY(!recent->actions().front()->isEnabled());
    }

    void typedMoveBeginsInTheMenu()
    {
        Program program;
        program.key(Qt::Key_M, Qt::ControlModifier);
        QVERIFY(program.page().board()->moveEntry() && program.page().board()->moveEntry()->isVisible());
        for (const QChar character : QString::fromUtf8("马f3")) {
            QTest::sendKeyEvent(QTest::Click, program.page().board()->moveEntry()->field(), Qt::Key_unknown,
                                QString(character), {});
        }
        QTest::keyClick(program.page().board()->moveEntry()->field(), Qt::Key_Return);
        QCOMPARE(program.game()->game().plies(), 1);
    }
};

QTEST_MAIN(TestMainWindow)
#include "tst_mainwindow.moc"
