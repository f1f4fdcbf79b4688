#include "playtext.h"
#include "ui/controller/preferences.h"
#include "ui/controller/timesource.h"
#include "ui/controller/workspace.h"

#include <QCoreApplication>
#include <QSettings>

#include <cstdio>

using namespace chess;
using namespace chess::ui;

/// journalplayer FOLDER MOVE…: plays the moves in a match that is journalled in FOLDER, says so on standard output
/// after each, and then waits to be killed.
int main(int argc, char **argv)
{
    const QCoreApplication app(argc, argv);
    const QString folder = app.arguments().value(1);
    QSettings settings(folder + QStringLiteral("/settings.ini"), QSettings::IniFormat);
    Preferences preferences(settings);
    const SystemTime time;
    Workspace workspace(time, preferences, folder);
    GameController *game = workspace.startMatch({{}, Variant::Standard, {"Anna", "Béla"}, {}});
    for (const QString &move : app.arguments().mid(2)) {
        playText(*game, move);
        std::puts(qPrintable(move));
        std::fflush(stdout);
    }
    return QCoreApplication::exec();
}
