// What canMate() says of positions of games, how many positions it looks at for that and how long it takes.

#include "core/game/pgnreading.h"
#include "core/laws/canmate.h"
#include "core/notation/fen.h"

#include <QCommandLineParser>
#include <QCoreApplication>
#include <QDirIterator>
#include <QFile>
#include <QTextStream>

#include <algorithm>
#include <ctime>
#include <unordered_set>

using namespace chess;

namespace {

constexpr std::size_t LastPlies = 10;
constexpr std::size_t FewOrBlocked = 10'000;
constexpr int FewMen = 6;
constexpr int ManyBlocked = 6;

QTextStream &out()
{
    static QTextStream stream(stdout);
    return stream;
}

int blockedPawns(const Position &position)
{
    const std::uint64_t white = position.men(Color::White, PieceType::Pawn).bits();
    const std::uint64_t black = position.men(Color::Black, PieceType::Pawn).bits();
    return 2 * Bitboard(white << 8 & black).count();
}

/// The positions asked about, each once in its set.
struct Sets {
    std::vector<Position> lastPlies;
    std::vector<Position> fewOrBlocked;
};

void addGame(const Game &game, Sets &sets, std::unordered_set<std::uint64_t> &seen)
{
    std::vector<Position> positions{game.start()};
    for (const NodeId node : game.mainLine()) {
        if (game.move(node).isNull())
            break;
        positions.push_back(positions.back().after(game.move(node)));
    }
    for (std::size_t i = positions.size() - std::min(LastPlies, positions.size()); i < positions.size(); ++i)
        sets.lastPlies.push_back(positions[i]);
    for (const Position &position : positions) {
        const bool wanted = position.occupied().count() <= FewMen || blockedPawns(position) >= ManyBlocked;
        if (wanted && seen.insert(position.key()).second)
            sets.fewOrBlocked.push_back(position);
    }
}

Sets readSets(const QStringList &folders)
{
    Sets sets;
    std::unordered_set<std::uint64_t> seen;
    QStringList names;
    for (const QString &folder : folders) {
        for (QDirIterator files(folder, {QStringLiteral("*.pgn")}, QDir::Files); files.hasNext();)
            names.append(files.next());
    }
    names.sort();
    for (const QString &name : names) {
        QFile file(name);
        if (!file.open(QIODevice::ReadOnly))
            continue;
        readGames(file.readAll().toStdString(), [&](GameReading &&reading) {
            addGame(reading.game, sets, seen);
            return true;
        });
    }
    // evenly from all the games
    std::vector<Position> chosen;
    const std::size_t count = std::min(FewOrBlocked, sets.fewOrBlocked.size());
    for (std::size_t i = 0; i < count; ++i)
        chosen.push_back(sets.fewOrBlocked[i * sets.fewOrBlocked.size() / count]);
    sets.fewOrBlocked = std::move(chosen);
    return sets;
}

template <typename T>
T quantile(std::vector<T> &values, std::size_t numerator, std::size_t denominator)
{
    const auto at = values.begin() + static_cast<std::ptrdiff_t>((values.size() - 1) * numerator / denominator);
    std::nth_element(values.begin(), at, values.end());
    return *at;
}

template <typename T>
void printSpread(const char *what, std::vector<T> values)
{
    out() << "  " << what << ": median " << quantile(values, 1, 2) << ", 99th percentile " << quantile(values, 99, 100)
          << ", worst " << quantile(values, 1, 1) << "\n";
}

/// Of the processor's time, which other programs don't add to.
qint64 microsecondsSince(std::clock_t start) { return qint64{std::clock() - start} * 1'000'000 / CLOCKS_PER_SEC; }

struct Options {
    std::uint64_t nodes;
    std::size_t every; ///< One position in so many.
    bool list; ///< Print the positions that stay open, and the slowest.
};

void measure(const char *name, const std::vector<Position> &positions, const Options &options)
{
    std::array<quint64, 3> answers{};
    std::array<quint64, 5> methods{};
    std::vector<quint64> nodes;
    std::vector<qint64> times;
    qint64 slowest = 0;
    for (std::size_t i = 0; i < positions.size(); i += options.every) {
        for (const Color side : AllColors) {
            const std::clock_t start = std::clock();
            const MateProof proof = canMate(positions[i], side, options.nodes);
            const qint64 time = microsecondsSince(start);
            ++answers[static_cast<std::size_t>(proof.answer)];
            ++methods[static_cast<std::size_t>(proof.method)];
            nodes.push_back(proof.nodes);
            times.push_back(time);
            const bool open = proof.answer == Verdict::Unknown;
            if (options.list && (open || time > slowest)) {
                out() << (open ? "  open: " : "  slow: ") << writeFen(positions[i]).c_str() << " for "
                      << (side == Color::White ? "White" : "Black") << ", " << proof.nodes << " nodes, " << time
                      << " us" << Qt::endl;
            }
            slowest = std::max(slowest, time);
        }
    }
    out() << name << ": " << times.size() << " questions, " << answers[1] << " yes, " << answers[0] << " no ("
          << methods[0] << " by material, " << methods[1] << " by mobility, " << methods[3] << " by all positions), "
          << answers[2] << " unknown\n";
    printSpread("nodes", std::move(nodes));
    printSpread("microseconds of the processor", std::move(times));
    out().flush();
}

} // namespace

int main(int argc, char *argv[])
{
    QCoreApplication application(argc, argv);
    QCommandLineParser parser;
    parser.setApplicationDescription(
        QStringLiteral("Asks canMate() for both sides: of the last ten plies of all games in the folders, and of "
                       "positions with at most six men or at least six blocked pawns."));
    parser.addHelpOption();
    const QCommandLineOption nodes(QStringLiteral("nodes"), QStringLiteral("The nodes for each question."),
                                   QStringLiteral("N"), QString::number(QuickNodes));
    const QCommandLineOption every(QStringLiteral("every"), QStringLiteral("Only one position in N."),
                                   QStringLiteral("N"), QStringLiteral("1"));
    const QCommandLineOption list(QStringLiteral("list"), QStringLiteral("Print those that stay open and slow ones."));
    const QCommandLineOption fen(QStringLiteral("fen"), QStringLiteral("Ask of this position only."),
                                 QStringLiteral("FEN"));
    parser.addOptions({nodes, every, list, fen});
    parser.addPositionalArgument(QStringLiteral("FOLDER"), QStringLiteral("With PGN files."),
                                 QStringLiteral("[FOLDER…]"));
    parser.process(application);
    const Options options{parser.value(nodes).toULongLong(),
                          std::max<std::size_t>(parser.value(every).toULongLong(), 1), parser.isSet(list)};
    if (parser.isSet(fen)) {
        const auto reading = readFen(parser.value(fen).toStdString());
        const auto position = reading ? Position::from(reading->setup) : Expected<Position, SetupFaults>(Position());
        if (!reading || !position) {
            out() << "not a position\n";
            return 2;
        }
        measure("position", {*position}, options);
        return 0;
    }
    const Sets sets = readSets(parser.positionalArguments());
    if (sets.lastPlies.empty()) {
        out() << "no games\n";
        return 2;
    }
    measure("set 1, the last plies", sets.lastPlies, options);
    if (!sets.fewOrBlocked.empty())
        measure("set 2, few men or blocked pawns", sets.fewOrBlocked, options);
    return 0;
}
