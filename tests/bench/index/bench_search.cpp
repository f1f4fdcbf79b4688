// What a person waits for in a large file: opening it, filtering its list, searching positions; and what the index
// takes of memory and disk.

#include "core/library/listsearch.h"
#include "core/library/patterntext.h"
#include "core/notation/fen.h"

#include <QCommandLineParser>
#include <QCoreApplication>
#include <QDir>
#include <QElapsedTimer>
#include <QFileInfo>
#include <QTemporaryDir>
#include <QTextStream>

#include <algorithm>
#include <functional>

using namespace chess;

namespace {

constexpr double MostMillisecondsForText = 100;
constexpr double MostMillisecondsForPosition = 200;
constexpr double MostBytesInMemory = 100;
constexpr double MostOfTheFile = 0.2;

QTextStream &out()
{
    static QTextStream stream(stdout);
    return stream;
}

struct Sought {
    const char *name;
    const char *fen;
};
constexpr Sought Positions[] = {
    {"start", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"},
    {"1.e4", "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1"},
    {"1.Nf3 d5 2.g3", "rnbqkbnr/ppp1pppp/8/3p4/8/5NP1/PPPPPP1P/RNBQKB1R b KQkq - 0 2"},
    {"Najdorf", "rnbqkb1r/1p2pppp/p2p1n2/8/3NP3/2N5/PPP2PPP/R1BQKB1R w KQkq - 0 6"},
    {"Berlin endgame", "r1bk1b1r/ppp2ppp/2p5/4Pn2/8/5N2/PPP2PPP/RNB2RK1 w - - 0 9"},
    {"King's Indian", "r1bq1rk1/ppp1npbp/3p1np1/3Pp3/2P1P3/2N2N2/PP2BPPP/R1BQ1RK1 w - - 1 9"},
    {"rook ending", "8/5pk1/6p1/7p/7P/4R1P1/r4P2/6K1 w - - 0 1"},
    {"bare kings and pawn", "8/8/8/4k3/8/4K3/4P3/8 w - - 0 1"},
};

double median(std::vector<double> values)
{
    std::sort(values.begin(), values.end());
    return values[values.size() / 2];
}

/// Median of five, in milliseconds.
double milliseconds(const std::function<void()> &work)
{
    std::vector<double> times;
    for (int i = 0; i < 5; ++i) {
        QElapsedTimer timer;
        timer.start();
        work();
        times.push_back(static_cast<double>(timer.nsecsElapsed()) * 1e-6);
    }
    return median(times);
}

bool report(const QString &name, double time, std::size_t found, double most)
{
    out() << qSetFieldWidth(34) << Qt::left << name << qSetFieldWidth(0) << QString::number(time, 'f', 1) << " ms, "
          << found << " games" << (time > most ? "  TOO SLOW" : "") << Qt::endl;
    return time <= most;
}

int run(const QString &path)
{
    const QTemporaryDir cache;
    OpenOptions options;
    options.threads = 2;
    options.cacheFolder = cache.path().toStdString();
    QElapsedTimer timer;
    timer.start();
    double firstPage = 0;
    options.grown = [&](const ScannedGames &) {
        if (firstPage == 0)
            firstPage = static_cast<double>(timer.nsecsElapsed()) * 1e-6;
    };
    const auto collection = Collection::open(path.toStdString(), options);
    if (!collection) {
        out() << path << ": " << QString::fromStdString(collection.error().system.message()) << "\n";
        return 2;
    }
    const double opened = static_cast<double>(timer.nsecsElapsed()) * 1e-6;
    const double games = collection->size();
    const auto fileSize = static_cast<double>(collection->state().size);
    out() << collection->size() << " games, " << QString::number(fileSize / 1e6, 'f', 1) << " MB: first games after "
          << QString::number(firstPage, 'f', 1) << " ms, all after " << QString::number(opened, 'f', 0)
          << " ms on two threads; from the cache "
          << QString::number(milliseconds([&] { (void)Collection::open(path.toStdString(), options); }), 'f', 1)
          << " ms\n";
    const double memory = static_cast<double>(collection->index().memory() + collection->moves().memory());
    double moves = 0;
    for (const MoveGroup &group : collection->moves().groups())
        moves += group.moveBytes + static_cast<double>(group.games * sizeof(MoveRow));
    out() << "index in memory " << QString::number(memory / games, 'f', 1) << " bytes a game, compact form "
          << QString::number(moves / games, 'f', 1) << " bytes a game, "
          << QString::number(100 * moves / fileSize, 'f', 1) << " % of the file\n";
    bool fine = memory / games < MostBytesInMemory && moves / fileSize <= MostOfTheFile;

    for (const char *words : {"c", "kasparov", "kasp karp", "2004", "1-0 b9"}) {
        std::size_t found = 0;
        const double time = milliseconds([&] { found = filterByText(collection->index(), words).size(); });
        fine = report(QStringLiteral("filter \"%1\"").arg(QLatin1String(words)), time, found, MostMillisecondsForText)
            && fine;
    }
    const auto query = TagQuery::parse("Player ~ kasparov and Date >= 1990 and Elo > 2700");
    std::size_t found = 0;
    const double queried = milliseconds([&] { found = findByTags(*collection, *query).value().size(); });
    report(QStringLiteral("tags"), queried, found, 1e9);
    for (const int threads : {1, 2}) {
        for (const Sought &sought : Positions) {
            const auto position = Position::from(readFen(sought.fen)->setup);
            const double time = milliseconds([&] {
                found = findPosition(collection->moves(), *position, PositionMatch::Same, {threads, {}})->size();
            });
            fine = report(QStringLiteral("%1, %2 threads").arg(QLatin1String(sought.name)).arg(threads), time, found,
                          MostMillisecondsForPosition)
                && fine;
        }
        for (const char *material : {"KRPKR", "Q=0 q=0 R=1 r=1 B=0 b=0 N=0 n=0", "P=0 p=0"}) {
            const auto pattern = withMaterial({}, material);
            const double time = milliseconds([&] {
                found = findPattern(collection->moves(), *pattern, {threads, {}})->size();
            });
            report(QStringLiteral("%1, %2 threads").arg(QLatin1String(material)).arg(threads), time, found, 1e9);
        }
        const auto pattern = withSquares({}, "Ne5 pd6 Pf4");
        const double time = milliseconds([&] {
            found = findPattern(collection->moves(), *pattern, {threads, {}})->size();
        });
        report(QStringLiteral("Ne5 pd6 Pf4, %1 threads").arg(threads), time, found, 1e9);
    }
    return fine ? 0 : 1;
}

} // namespace

int main(int argc, char *argv[])
{
    QCoreApplication application(argc, argv);
    QCommandLineParser parser;
    parser.setApplicationDescription(QStringLiteral(
        "Times searches in FILE; exit status 1 if a filter takes over 100 ms, a position over 200 ms, the index over "
        "100 bytes a game in memory or the compact form over a fifth of the file."));
    parser.addHelpOption();
    parser.addPositionalArgument(QStringLiteral("FILE"), QStringLiteral("A PGN file of 400,000 games."));
    parser.process(application);
    if (parser.positionalArguments().size() != 1)
        parser.showHelp(2);
    return run(parser.positionalArguments().first());
}
