// perft beside Stockfish's "go perft", one thread each, in turns; or all rows of tables of counts.

#include "core/board/board.h"
#include "core/notation/fen.h"

#include <QCommandLineParser>
#include <QCoreApplication>
#include <QElapsedTimer>
#include <QFile>
#include <QProcess>
#include <QStandardPaths>
#include <QTextStream>

#include <algorithm>
#include <limits>
#include <vector>

namespace {

constexpr double LeastRatio = 1.5;

QTextStream &out()
{
    static QTextStream stream(stdout);
    return stream;
}

struct Case {
    const char *name;
    const char *fen;
    int depth;
    int quickDepth;
};

// The start and the well-known positions 2 to 5 of the perft suites, at depths that take a second or more.
constexpr Case Cases[] = {
    {"start", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", 7, 6},
    {"Kiwipete", "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1", 6, 5},
    {"position 3", "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1", 8, 7},
    {"position 4", "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1", 6, 6},
    {"position 5", "rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8", 6, 5},
};

struct Measurement {
    quint64 nodes = 0;
    double seconds = 0;
};

std::optional<chess::Board> boardOf(const QByteArray &fen)
{
    const auto reading = chess::readFen(fen.toStdString());
    if (!reading)
        return std::nullopt;
    const auto position = chess::Position::from(reading->setup);
    return position ? std::optional(position->board()) : std::nullopt;
}

Measurement measureOurs(const chess::Board &board, int depth)
{
    QElapsedTimer timer;
    timer.start();
    const quint64 nodes = chess::perft(board, depth);
    return {nodes, static_cast<double>(timer.nsecsElapsed()) * 1e-9};
}

class Stockfish
{
public:
    bool start(const QString &path)
    {
        m_process.start(path, QStringList());
        return m_process.waitForStarted();
    }
    ~Stockfish()
    {
        m_process.write("quit\n");
        if (!m_process.waitForFinished(5000))
            m_process.kill();
    }
    std::optional<Measurement> measure(const char *fen, int depth)
    {
        m_process.write(QByteArray("position fen ") + fen + "\nisready\n");
        if (!waitFor("readyok"))
            return std::nullopt;
        QElapsedTimer timer;
        timer.start();
        m_process.write("go perft " + QByteArray::number(depth) + "\n");
        const auto line = waitFor("Nodes searched:");
        if (!line)
            return std::nullopt;
        return Measurement{line->mid(line->lastIndexOf(' ') + 1).trimmed().toULongLong(),
                           static_cast<double>(timer.nsecsElapsed()) * 1e-9};
    }

private:
    std::optional<QByteArray> waitFor(const QByteArray &start)
    {
        for (;;) {
            while (m_process.canReadLine()) {
                const QByteArray line = m_process.readLine();
                if (line.startsWith(start))
                    return line;
            }
            if (!m_process.waitForReadyRead(-1))
                return std::nullopt;
        }
    }

    QProcess m_process;
};

double median(std::vector<double> values)
{
    std::sort(values.begin(), values.end());
    return values[values.size() / 2];
}

int compare(int runs, bool quick)
{
    QString path = QStandardPaths::findExecutable(QStringLiteral("stockfish"));
    if (path.isEmpty())
        path = QStandardPaths::findExecutable(QStringLiteral("stockfish"), {QStringLiteral("/usr/games")});
    Stockfish stockfish;
    if (path.isEmpty() || !stockfish.start(path)) {
        out() << "stockfish is neither in PATH nor in /usr/games\n";
        return 2;
    }
    bool fastEnough = true;
    out() << "median of " << runs << " runs in turns, one thread each, seconds\n";
    for (const Case &row : Cases) {
        const int depth = quick ? row.quickDepth : row.depth;
        const auto board = boardOf(row.fen);
        std::vector<double> ours;
        std::vector<double> theirs;
        quint64 nodes = 0;
        for (int run = 0; run < runs; ++run) {
            const Measurement own = measureOurs(board.value(), depth);
            const auto other = stockfish.measure(row.fen, depth);
            if (!other || other->nodes != own.nodes) {
                out() << row.name << ": we count " << own.nodes << ", Stockfish " << (other ? other->nodes : 0) << "\n";
                return 1;
            }
            nodes = own.nodes;
            ours.push_back(own.seconds);
            theirs.push_back(other->seconds);
        }
        const double ratio = median(theirs) / median(ours);
        fastEnough = fastEnough && ratio >= LeastRatio;
        out() << qSetFieldWidth(12) << Qt::left << row.name << qSetFieldWidth(0) << "depth " << depth << "  " << nodes
              << " nodes  ours " << QString::number(median(ours), 'f', 3) << "  Stockfish "
              << QString::number(median(theirs), 'f', 3) << "  ratio " << QString::number(ratio, 'f', 2) << Qt::endl;
    }
    return fastEnough ? 0 : 1;
}

int checkTables(const QStringList &files, quint64 maxNodes)
{
    int wrong = 0;
    int counts = 0;
    quint64 nodes = 0;
    double seconds = 0;
    for (const QString &name : files) {
        QFile file(name);
        if (!file.open(QIODevice::ReadOnly)) {
            out() << name << ": " << file.errorString() << "\n";
            return 2;
        }
        while (!file.atEnd()) {
            const QByteArray line = file.readLine().trimmed();
            if (line.isEmpty() || line.startsWith('#'))
                continue;
            const QList<QByteArray> fields = line.split(';');
            const auto board = boardOf(fields.first());
            if (!board) {
                out() << name << ": not playable: " << line << Qt::endl;
                ++wrong;
                continue;
            }
            for (const QByteArray &field : fields.mid(1)) {
                const QList<QByteArray> words = field.simplified().split(' ');
                const quint64 expected = words.last().toULongLong();
                if (expected > maxNodes)
                    continue;
                const Measurement own = measureOurs(*board, words.first().mid(1).toInt());
                ++counts;
                nodes += own.nodes;
                seconds += own.seconds;
                if (own.nodes != expected) {
                    out() << fields.first() << words.first() << ": " << own.nodes << ", not " << expected << Qt::endl;
                    ++wrong;
                }
            }
        }
    }
    out() << counts << " counts, " << wrong << " wrong; " << nodes << " nodes in " << QString::number(seconds, 'f', 1)
          << " s\n";
    return wrong == 0 ? 0 : 1;
}

} // namespace

int main(int argc, char *argv[])
{
    QCoreApplication application(argc, argv);
    QCommandLineParser parser;
    parser.setApplicationDescription(
        QStringLiteral("Times perft beside Stockfish's; exit status 1 if a ratio is below 1.5 or a count differs."));
    parser.addHelpOption();
    const QCommandLineOption suite(QStringLiteral("suite"),
                                   QStringLiteral("Check every count of the tables named instead."));
    const QCommandLineOption maxNodes(QStringLiteral("max-nodes"), QStringLiteral("Leave larger counts out."),
                                      QStringLiteral("N"), QString::number(std::numeric_limits<quint64>::max()));
    const QCommandLineOption quick(QStringLiteral("quick"), QStringLiteral("Three runs of some tenths of a second."));
    parser.addOptions({suite, maxNodes, quick});
    parser.addPositionalArgument(QStringLiteral("FILE"), QStringLiteral("Tables of rows 'FEN ;D1 n ;D2 n'."),
                                 QStringLiteral("[FILE…]"));
    parser.process(application);
    if (parser.isSet(suite))
        return checkTables(parser.positionalArguments(), parser.value(maxNodes).toULongLong());
    return parser.isSet(quick) ? compare(3, true) : compare(5, false);
}
