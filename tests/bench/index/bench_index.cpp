// Indexing a PGN file with every move validated, beside pgn-extract's validation and beside a plain scan of its bytes,
// in turns.

#include "core/library/filescan.h"

#include <QCommandLineParser>
#include <QCoreApplication>
#include <QElapsedTimer>
#include <QProcess>
#include <QStandardPaths>
#include <QTextStream>

#include <algorithm>
#include <ctime>
#include <functional>
#include <vector>

#include <sys/resource.h>

namespace {

constexpr double LeastRatioAlone = 5;
constexpr double LeastRatioOfTwo = 8;

QTextStream &out()
{
    static QTextStream stream(stdout);
    return stream;
}

double processorSeconds(int who)
{
    rusage usage{};
    getrusage(who, &usage);
    const auto seconds = [](const timeval &time) {
        return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_usec) * 1e-6;
    };
    return seconds(usage.ru_utime) + seconds(usage.ru_stime);
}

/// The times of one work over several runs, in seconds.
struct Times {
    const char *name;
    std::function<bool()> run;
    int who = RUSAGE_SELF;
    std::vector<double> wall{};
    std::vector<double> processor{};
};

bool measure(Times &times)
{
    const double before = processorSeconds(times.who);
    QElapsedTimer timer;
    timer.start();
    const bool fine = times.run();
    times.wall.push_back(static_cast<double>(timer.nsecsElapsed()) * 1e-9);
    times.processor.push_back(processorSeconds(times.who) - before);
    return fine;
}

double median(std::vector<double> values)
{
    std::sort(values.begin(), values.end());
    return values[values.size() / 2];
}

struct Counts {
    quint64 games = 0;
    quint64 plies = 0;
    quint64 faulty = 0;
};

bool scan(const chess::HeldFile &file, int threads, Counts &counts)
{
    counts = {};
    chess::ScanOptions options;
    options.threads = threads;
    const auto result = chess::scanFile(file, chess::Charset::Utf8, options, [&counts](chess::ScannedGames &&piece) {
        for (const chess::GameRecord &record : piece.records) {
            ++counts.games;
            counts.plies += record.plies;
            counts.faulty += record.has(chess::GameRecord::Faults) ? 1 : 0;
        }
    });
    return result.has_value();
}

bool countLines(const chess::HeldFile &file, qint64 &lines)
{
    std::vector<char> block(std::size_t{1} << 20);
    lines = 0;
    for (quint64 offset = 0;;) {
        const auto count = file.read(offset, block);
        if (!count || *count == 0)
            return count.has_value();
        lines += std::count(block.begin(), block.begin() + static_cast<std::ptrdiff_t>(*count), '\n');
        offset += *count;
    }
}

QString pgnExtractPath()
{
    const QString found = QStandardPaths::findExecutable(QStringLiteral("pgn-extract"));
    return found.isEmpty()
        ? QStandardPaths::findExecutable(QStringLiteral("pgn-extract"), {QStringLiteral("/usr/games")})
        : found;
}

bool runPgnExtract(const QString &program, const QString &file)
{
    QProcess process;
    process.setStandardOutputFile(QProcess::nullDevice());
    process.setStandardErrorFile(QProcess::nullDevice());
    process.start(program, {QStringLiteral("-r"), QStringLiteral("-s"), file});
    return process.waitForFinished(-1) && process.exitStatus() == QProcess::NormalExit;
}

int compare(const QString &path, int runs)
{
    const QString pgnExtract = pgnExtractPath();
    if (pgnExtract.isEmpty()) {
        out() << "pgn-extract is neither in PATH nor in /usr/games\n";
        return 2;
    }
    const auto file = chess::HeldFile::open(path.toStdString());
    if (!file) {
        out() << path << ": " << QString::fromStdString(file.error().message()) << "\n";
        return 2;
    }
    const auto bytes = static_cast<double>(file->state().value().size);
    Counts counts;
    qint64 lines = 0;
    Times plain{"plain byte scan", [&] { return countLines(*file, lines); }};
    Times alone{"indexing, one thread", [&] { return scan(*file, 1, counts); }};
    Times two{"indexing, two threads", [&] { return scan(*file, 2, counts); }};
    Times theirs{"pgn-extract -r", [&] { return runPgnExtract(pgnExtract, path); }, RUSAGE_CHILDREN};
    for (int run = 0; run < runs; ++run) {
        for (Times *times : {&plain, &alone, &two, &theirs}) {
            if (!measure(*times)) {
                out() << times->name << " failed\n";
                return 1;
            }
        }
    }
    out() << counts.games << " games, " << counts.plies << " half-moves, " << counts.faulty << " games with faults, "
          << QString::number(bytes / 1e6, 'f', 1) << " MB; median of " << runs << " runs in turns\n";
    for (const Times *times : {&plain, &alone, &two, &theirs}) {
        const double wall = median(times->wall);
        const double processor = median(times->processor);
        out() << qSetFieldWidth(22) << Qt::left << times->name << qSetFieldWidth(0) << QString::number(wall, 'f', 3)
              << " s, processor " << QString::number(processor, 'f', 3) << " s, "
              << QString::number(bytes / 1e6 / wall, 'f', 1) << " MB/s, "
              << QString::number(static_cast<double>(counts.plies) / 1e6 / wall, 'f', 2) << " million half-moves/s\n";
    }
    const double ratioAlone = median(theirs.wall) / median(alone.wall);
    const double ratioOfTwo = median(theirs.wall) / median(two.wall);
    out() << "against pgn-extract: one thread " << QString::number(ratioAlone, 'f', 2) << " (by processor time "
          << QString::number(median(theirs.processor) / median(alone.processor), 'f', 2) << "), two threads "
          << QString::number(ratioOfTwo, 'f', 2) << "\nagainst the plain byte scan: one thread takes "
          << QString::number(median(alone.wall) / median(plain.wall), 'f', 1) << " times as long, two threads "
          << QString::number(median(two.wall) / median(plain.wall), 'f', 1) << Qt::endl;
    return ratioAlone >= LeastRatioAlone && ratioOfTwo >= LeastRatioOfTwo ? 0 : 1;
}

} // namespace

int main(int argc, char *argv[])
{
    QCoreApplication application(argc, argv);
    QCommandLineParser parser;
    parser.setApplicationDescription(QStringLiteral(
        "Times the indexing of FILE beside pgn-extract; exit status 1 if it isn't 5 times as fast on one thread and 8 "
        "times on two."));
    parser.addHelpOption();
    const QCommandLineOption runs(QStringLiteral("runs"), QStringLiteral("How often each is run."), QStringLiteral("N"),
                                  QStringLiteral("5"));
    parser.addOption(runs);
    parser.addPositionalArgument(QStringLiteral("FILE"), QStringLiteral("A PGN file in UTF-8, best a large one."));
    parser.process(application);
    if (parser.positionalArguments().size() != 1)
        parser.showHelp(2);
    return compare(parser.positionalArguments().first(), std::max(1, parser.value(runs).toInt()));
}
