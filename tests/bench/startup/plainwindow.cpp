// The measure for starting and resting: a plain Qt main window with menus, a toolbar, two docks, a table and a text
// view.

#include <QApplication>
#include <QDockWidget>
#include <QMainWindow>
#include <QMenuBar>
#include <QPlainTextEdit>
#include <QStatusBar>
#include <QStyle>
#include <QTableWidget>
#include <QToolBar>

namespace {

void fillMenus(QMainWindow &window)
{
    for (const char *title : {"File", "Edit", "Game", "View", "Help"}) {
        QMenu *menu = window.menuBar()->addMenu(QString::fromLatin1(title));
        for (int i = 1; i <= 8; ++i)
            menu->addAction(QStringLiteral("Action %1").arg(i));
    }
}

void fillToolBar(QMainWindow &window)
{
    QToolBar *bar = window.addToolBar(QStringLiteral("Main"));
    for (const auto icon : {QStyle::SP_FileIcon, QStyle::SP_DialogOpenButton, QStyle::SP_DialogSaveButton,
                            QStyle::SP_ArrowBack, QStyle::SP_ArrowForward, QStyle::SP_BrowserReload})
        bar->addAction(window.style()->standardIcon(icon), QStringLiteral("Action"));
}

QTableWidget *makeTable()
{
    auto *table = new QTableWidget(40, 3);
    for (int row = 0; row < table->rowCount(); ++row) {
        for (int column = 0; column < table->columnCount(); ++column)
            table->setItem(row, column, new QTableWidgetItem(QStringLiteral("%1.%2").arg(row + 1).arg(column)));
    }
    return table;
}

void addDock(QMainWindow &window, Qt::DockWidgetArea area, const QString &title, QWidget *content)
{
    auto *dock = new QDockWidget(title);
    dock->setWidget(content);
    window.addDockWidget(area, dock);
}

} // namespace

int main(int argc, char *argv[])
{
    const QApplication application(argc, argv);
    QMainWindow window;
    window.setWindowTitle(QStringLiteral("Plain window"));
    fillMenus(window);
    fillToolBar(window);
    window.setCentralWidget(new QPlainTextEdit(QStringLiteral("A text view with some words in it.\n").repeated(40)));
    addDock(window, Qt::RightDockWidgetArea, QStringLiteral("Moves"), makeTable());
    addDock(window, Qt::BottomDockWidgetArea, QStringLiteral("Notes"), new QPlainTextEdit(QStringLiteral("Notes")));
    window.statusBar()->showMessage(QStringLiteral("Ready"));
    window.resize(1280, 800);
    window.show();
    return QApplication::exec();
}
