#include "ui/window/mainwindow.h"

#include "ui/board/boardview.h"
#include "ui/controller/gamecontroller.h"
#include "ui/controller/gamefileloader.h"
#include "ui/controller/preferences.h"
#include "ui/controller/workspace.h"
#include "ui/dialogs/questions.h"
#include "ui/look/style.h"
#include "ui/look/theme.h"
#include "ui/panels/elidedlabel.h"
#include "ui/window/gamepage.h"
#include "ui/window/languages.h"
#include "ui/window/mainwindow_actions.h"
#include "ui/words/words.h"

#include <QApplication>
#include <QCloseEvent>
#include <QDir>
#include <QDragEnterEvent>
#include <QKeyEvent>
#include <QMimeData>
#include <QScreen>
#include <QSettings>
#include <QStatusBar>
#include <QTabBar>
#include <QTimer>
#include <QUrl>
#include <QVBoxLayout>

namespace chess::ui {

namespace {
constexpr QSize SmallestWindow(800, 560);
constexpr QSize FirstWindow(1280, 800);
constexpr int NoticeTime = 6000; ///< Milliseconds for which a remark stands in the status line.
} // namespace

MainWindow::MainWindow(Workspace &workspace, Preferences &preferences, Languages &languages)
    : m_workspace(workspace), m_preferences(preferences), m_languages(languages),
      m_view(ViewSettings::load(preferences.settings())), m_tabs(new QTabBar), m_page(new GamePage),
      m_status(new ElidedLabel), m_actions(std::make_unique<Actions>())
{
    setAcceptDrops(true);
    setMinimumSize(SmallestWindow);
    auto *middle = new QWidget(this);
    auto *layout = new QVBoxLayout(middle);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_tabs);
    layout->addWidget(m_page, 1);
    setCentralWidget(middle);
    m_tabs->setAutoHide(true);
    m_tabs->setTabsClosable(true);
    m_tabs->setExpanding(false);
    m_tabs->setDocumentMode(true);
    m_tabs->setContentsMargins(8, 0, 8, 0);
    m_tabs->installEventFilter(this);
    statusBar()->setSizeGripEnabled(false);
    statusBar()->setContentsMargins(8, 0, 8, 4);
    statusBar()->addWidget(m_status, 1);

    makeMenus();
    retranslate();
    m_page->setView(m_view);

    connect(&m_workspace, &Workspace::opened, this, &MainWindow::onOpened);
    connect(&m_workspace, &Workspace::closed, this, &MainWindow::onClosed);
    connect(&m_workspace, &Workspace::fileChanged, this, [this] { showTitle(); });
    connect(&m_workspace, &Workspace::archived, this, [this](GameController *game, const QString &path) {
        const QString added = tr("The game was added to %1").arg(QDir::toNativeSeparators(path));
        // How the game ended comes first.
        notice(game->outcome() ? Words::resultAndReason(*game->outcome()) + QStringLiteral(" · ") + added : added,
               false);
    });
    connect(&m_workspace, &Workspace::archiveFailed, this, [this](GameController *, const FileError &error) {
        showError(this, tr("The game was not added to your games. It is still open here: save it yourself."),
                  Words::fileError(error));
    });
    connect(&m_workspace, &Workspace::journalFailed, this, [this](GameController *, const FileError &error) {
        showError(this, tr("The game in progress can't be kept safe against a crash. You can play on."),
                  Words::fileError(error));
    });
    connect(m_tabs, &QTabBar::currentChanged, this, &MainWindow::showTab);
    connect(m_tabs, &QTabBar::tabCloseRequested, this, [this](int index) { closeThen(m_workspace.at(index), {}); });
    connect(m_page, &GamePage::statusChanged, this, &MainWindow::showStatus);
    connect(m_page, &GamePage::noticed, this, &MainWindow::notice);
    connect(m_page, &GamePage::claimWanted, this, &MainWindow::claim);
    connect(m_page, &GamePage::rematchWanted, this, [this] {
        // The colours change, the people stay where they sit.
        if (current())
            startMatch(current()->rematch(), opposite(m_page->bottom()));
    });
    connect(m_page, &GamePage::playOnWanted, this, [this] {
        if (current())
            playOn();
    });

    const QByteArray geometry = m_preferences.settings().value(QStringLiteral("window/geometry")).toByteArray();
    if (geometry.isEmpty() || !restoreGeometry(geometry)) {
        const QSize room = screen()->availableSize();
        resize(FirstWindow.boundedTo(room * 9 / 10).expandedTo(SmallestWindow));
    }
    m_page->board()->setFocus();
}

MainWindow::~MainWindow()
{
    // The page must not listen to games that go before it.
    m_page->setGame(nullptr);
}

void MainWindow::begin()
{
    if (m_workspace.count() == 0)
        offerMatch();
    // Files wait for the answer: of two dialogs on each other neither could be used.
    m_choosing = true;
    // After the window stands: the question is not part of the start.
    QTimer::singleShot(0, this, &MainWindow::offerRecovery);
}

void MainWindow::offerMatch() { m_offered = m_workspace.startMatch(lastMatch()); }

GameController *MainWindow::current() const { return m_page->game(); }

QString MainWindow::nameOf(const GameController *game) const
{
    const auto name = [game](Color color) {
        return game->name(color).isEmpty() ? Words::side(color) : game->name(color);
    };
    return tr("%1 – %2", "White and Black in a title").arg(name(Color::White), name(Color::Black));
}

void MainWindow::onOpened(GameController *game)
{
    const int index = m_workspace.indexOf(game);
    const QSignalBlocker quiet(m_tabs);
    m_tabs->insertTab(index, QString());
    m_tabs->setCurrentIndex(index);
    connect(game, &GameController::namesChanged, this, [this] { showTitle(); });
    connect(game, &GameController::edited, this, [this] { showTitle(); });
    showTab(index);
}

void MainWindow::onClosed(GameController *game, int index)
{
    m_bottoms.remove(game);
    if (m_page->game() == game)
        m_page->setGame(nullptr);
    {
        const QSignalBlocker quiet(m_tabs);
        m_tabs->removeTab(index);
    }
    if (m_workspace.count() > 0)
        showTab(m_tabs->currentIndex());
    else if (!m_quitting && !m_leaving)
        offerMatch();
}

void MainWindow::showTab(int index)
{
    GameController *game = index >= 0 && index < m_workspace.count() ? m_workspace.at(index) : nullptr;
    if (game == m_page->game())
        return;
    if (m_page->game())
        m_bottoms[m_page->game()] = m_page->bottom();
    m_page->setGame(nullptr);
    m_page->setBottom(m_bottoms.value(game, Color::White));
    m_page->setGame(game);
    if (m_view.turnAutomatically)
        m_page->setView(m_view);
    m_notice.clear();
    showTitle();
    showStatus();
}

void MainWindow::stepTabs(int steps)
{
    const int count = m_tabs->count();
    if (count > 0)
        m_tabs->setCurrentIndex((m_tabs->currentIndex() + steps + count) % count);
}

void MainWindow::showTitle()
{
    QHash<QString, int> sameNames;
    for (int index = 0; index < m_workspace.count() && index < m_tabs->count(); ++index) {
        const GameController *game = m_workspace.at(index);
        // A "&" in a name is no mnemonic.
        QString name = nameOf(game).replace(u'&', QStringLiteral("&&"));
        // Games between the same players are told apart by number.
        if (const int number = ++sameNames[name]; number > 1)
            name += QStringLiteral(" (%1)").arg(number);
        m_tabs->setTabText(index, m_workspace.unsaved(game) ? name + QStringLiteral(" •") : name);
        m_tabs->setTabToolTip(index, m_workspace.path(game));
    }
    if (!current())
        return;
    setWindowTitle(tr("%1[*] – %2", "the game, the program").arg(nameOf(current()), QApplication::applicationName()));
    setWindowModified(m_workspace.unsaved(current()));
    showActions();
}

QString MainWindow::statusText() const { return m_status->text(); }

void MainWindow::showStatus()
{
    const QString text = m_notice.isEmpty() ? m_page->status() : m_notice;
    QPalette ink = palette();
    const Theme &theme = Theme::matching(ink);
    ink.setColor(QPalette::WindowText, m_notice.isEmpty() ? theme.soft : m_noticeRefused ? theme.warn : theme.accent);
    m_status->setPalette(ink);
    m_status->setText(text);
    showActions();
}

void MainWindow::notice(const QString &text, bool refused)
{
    m_notice = text;
    m_noticeRefused = refused;
    if (!m_noticeTimer) {
        m_noticeTimer = new QTimer(this);
        m_noticeTimer->setSingleShot(true);
        connect(m_noticeTimer, &QTimer::timeout, this, [this] {
            m_notice.clear();
            showStatus();
        });
    }
    m_noticeTimer->start(NoticeTime);
    showStatus();
}

void MainWindow::setView(const ViewSettings &view)
{
    const bool recolored = view.colors != m_view.colors;
    const bool retold = view.language != m_view.language;
    m_view = view;
    m_view.save(m_preferences.settings());
    if (recolored)
        QApplication::setStyle(new Style(view.colors));
    if (retold)
        m_languages.use(view.language);
    m_page->setView(view);
    showActions();
}

void MainWindow::changeEvent(QEvent *event)
{
    QMainWindow::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        m_notice.clear();
        showTitle();
        showStatus();
    } else if (event->type() == QEvent::PaletteChange) {
        showStatus();
    }
}

void MainWindow::closeEvent(QCloseEvent *event)
{
    if (!m_quitting && m_workspace.anyUnsaved()) {
        event->ignore();
        closeAllThenQuit();
        return;
    }
    saveGeometryAndView();
    m_quitting = true;
    QMainWindow::closeEvent(event);
}

void MainWindow::saveGeometryAndView()
{
    m_preferences.settings().setValue(QStringLiteral("window/geometry"), saveGeometry());
    m_view.save(m_preferences.settings());
}

void MainWindow::dragEnterEvent(QDragEnterEvent *event)
{
    if (event->mimeData()->hasUrls() || event->mimeData()->hasText())
        event->acceptProposedAction();
}

void MainWindow::dropEvent(QDropEvent *event)
{
    QStringList paths;
    for (const QUrl &url : event->mimeData()->urls()) {
        if (url.isLocalFile())
            paths << url.toLocalFile();
    }
    event->acceptProposedAction();
    if (!paths.isEmpty())
        openFiles(paths);
    else if (event->mimeData()->hasText())
        openText(event->mimeData()->text());
}

bool MainWindow::eventFilter(QObject *watched, QEvent *event)
{
    // On the tabs the arrows walk between games instead of moves.
    if (watched == m_tabs && event->type() == QEvent::ShortcutOverride) {
        const int key = static_cast<QKeyEvent *>(event)->key();
        if (key == Qt::Key_Left || key == Qt::Key_Right || key == Qt::Key_Home || key == Qt::Key_End) {
            event->accept();
            return true;
        }
    }
    return QMainWindow::eventFilter(watched, event);
}

} // namespace chess::ui
