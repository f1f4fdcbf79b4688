#include "ui/controller/journal.h"
#include "ui/controller/preferences.h"
#include "ui/controller/timesource.h"
#include "ui/controller/workspace.h"
#include "ui/dialogs/viewsettings.h"
#include "ui/look/style.h"
#include "ui/window/languages.h"
#include "ui/window/mainwindow.h"

#include <QApplication>
#include <QCommandLineParser>
#include <QIcon>
#include <QSettings>

#include <algorithm>
#include <string_view>

namespace {

/// Questions that need no window are answered without a display.
bool asksForText(int argc, char **argv)
{
    return std::any_of(argv + 1, argv + argc, [](const char *each) {
        const std::string_view argument(each);
        return argument == "--help" || argument == "-h" || argument == "--help-all" || argument == "--version"
            || argument == "-v";
    });
}

/// The files that the command line names. Ends the program where it asks for help or has a mistake.
QStringList readCommandLine(const QCoreApplication &app)
{
    QCommandLineParser parser;
    parser.setApplicationDescription(
        QCoreApplication::translate("main", "Chess for two people at one computer, by the Laws of Chess."));
    parser.addHelpOption();
    parser.addVersionOption();
    parser.addPositionalArgument(QStringLiteral("files"),
                                 QCoreApplication::translate("main", "Files of games to open (PGN)."),
                                 QStringLiteral("[files…]"));
    parser.process(app);
    return parser.positionalArguments();
}

} // namespace

int main(int argc, char **argv)
{
    using namespace chess::ui;

    QCoreApplication::setApplicationName(QStringLiteral("Touchmove"));
    QCoreApplication::setApplicationVersion(QStringLiteral(TOUCHMOVE_VERSION));
    QCoreApplication::setOrganizationName(QStringLiteral("Touchmove"));
    QGuiApplication::setDesktopFileName(QStringLiteral("chess.touchmove.Touchmove"));

    if (asksForText(argc, argv)) {
        const QCoreApplication app(argc, argv);
        Languages languages;
        languages.use({});
        readCommandLine(app);
        return 0;
    }

    QApplication app(argc, argv);
    QApplication::setWindowIcon(QIcon(QStringLiteral(":/icons/touchmove.svg")));
    QSettings settings;
    Preferences preferences(settings);
    const ViewSettings view = ViewSettings::load(settings);
    QApplication::setStyle(new Style(view.colors));
    Languages languages;
    languages.use(view.language);
    const QStringList files = readCommandLine(app);

    const SystemTime time;
    Workspace workspace(time, preferences, Journal::defaultFolder());
    MainWindow window(workspace, preferences, languages);
    window.begin();
    window.show();
    window.openFiles(files);
    return QApplication::exec();
}
