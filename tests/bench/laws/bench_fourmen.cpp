// canMate() beside the solutions of all positions with at most four men: never another answer, and how often none.

#include "bruteforce.h"
#include "core/laws/canmate.h"
#include "core/laws/matingmaterial.h"
#include "core/laws/mobility.h"

#include <QCommandLineParser>
#include <QCoreApplication>
#include <QElapsedTimer>
#include <QFile>
#include <QTextStream>

using namespace chess;

namespace {

QTextStream &out()
{
    static QTextStream stream(stdout);
    return stream;
}

/// How many are compared.
struct Parts {
    quint64 mobility; ///< One in so many is held against the proofs by material and mobility.
    quint64 answers; ///< Of one in so many canMate() is asked.
    quint64 nodes; ///< For each question.
};

struct Counts {
    quint64 positions = 0; ///< All legal ones but for symmetry.
    quint64 mobility = 0; ///< Held against the proofs by material and mobility.
    quint64 asked = 0; ///< Of which canMate() was asked.
    quint64 solved = 0; ///< Of those asked, White can mate.
    quint64 unknown = 0;
    quint64 wrong = 0;

    Counts &operator+=(const Counts &other)
    {
        positions += other.positions;
        mobility += other.mobility;
        asked += other.asked;
        solved += other.solved;
        unknown += other.unknown;
        wrong += other.wrong;
        return *this;
    }
};

bool mates(Position position, const std::vector<Move> &line)
{
    for (const Move move : line) {
        const auto next = position.play(move);
        if (!next)
            return false;
        position = *next;
    }
    return position.status() == Status::Checkmate && position.sideToMove() == Color::Black;
}

bool isWrong(const MateProof &proof, const Position &position, bool solved)
{
    switch (proof.answer) {
    case Verdict::Unknown:
        return false;
    case Verdict::No:
        return solved;
    case Verdict::Yes:
        break;
    }
    return !solved || !mates(position, proof.line);
}

Counts compare(const bruteforce::Material &material, bruteforce::HelpmateTables &tables, const Parts &parts)
{
    Counts counts;
    for (std::uint32_t number = 0; number < bruteforce::placements(material); ++number) {
        const auto placement = bruteforce::placementAt(material, number);
        if (!bruteforce::isRepresentative(material, placement) || !bruteforce::isLegal(material, placement))
            continue;
        const quint64 count = counts.positions++;
        if (count % parts.mobility != 0 && count % parts.answers != 0)
            continue;
        const bool solved = tables.canMate(material, placement);
        const Position position = bruteforce::positionOf(material, placement);
        const auto fail = [&](const char *what) {
            ++counts.wrong;
            out() << "WRONG: " << what << ", number " << number << Qt::endl;
        };
        if (count % parts.mobility == 0) {
            ++counts.mobility;
            const bool ended = position.board().countLegalMoves() == 0;
            if (solved && !ended
                && (lacksMatingMaterial(position.board(), Color::White)
                    || mobilityRulesOutMate(position.board(), Color::White)))
                fail("material or mobility");
        }
        if (count % parts.answers != 0)
            continue;
        ++counts.asked;
        counts.solved += solved;
        const MateProof proof = canMate(position, Color::White, parts.nodes);
        counts.unknown += proof.answer == Verdict::Unknown;
        if (isWrong(proof, position, solved))
            fail("answer");
    }
    return counts;
}

/// A line of fourmen.tsv: one in a hundred of the solutions, for tst_canmatesmall.
QByteArray excerpt(const bruteforce::Material &material, bruteforce::HelpmateTables &tables)
{
    std::vector<bool> solutions;
    for (const std::uint32_t number : bruteforce::sample(material))
        solutions.push_back(tables.canMate(material, bruteforce::placementAt(material, number)));
    const std::string name = bruteforce::nameOf(material);
    return QByteArray::fromStdString(name) + '\t' + bruteforce::packed(solutions) + '\n';
}

} // namespace

int main(int argc, char *argv[])
{
    QCoreApplication application(argc, argv);
    QCommandLineParser parser;
    parser.setApplicationDescription(
        QStringLiteral("Solves all positions with at most four men and holds canMate() against them; exit status 1 if "
                       "an answer is wrong."));
    parser.addHelpOption();
    const QCommandLineOption everyOption(QStringLiteral("every"), QStringLiteral("Ask canMate() of one in N."),
                                         QStringLiteral("N"), QStringLiteral("1000"));
    const QCommandLineOption mobilityOption(QStringLiteral("mobility"),
                                            QStringLiteral("Hold one in N against the proof by mobility."),
                                            QStringLiteral("N"), QStringLiteral("1"));
    const QCommandLineOption nodesOption(QStringLiteral("nodes"), QStringLiteral("The nodes for each question."),
                                         QStringLiteral("N"), QString::number(QuickNodes));
    const QCommandLineOption only(QStringLiteral("only"), QStringLiteral("Only these men, e.g. KNkq,KBkp."),
                                  QStringLiteral("MEN"));
    const QCommandLineOption write(QStringLiteral("write"), QStringLiteral("Write an excerpt, see fourmen.tsv."),
                                   QStringLiteral("FILE"));
    parser.addOptions({everyOption, mobilityOption, nodesOption, only, write});
    parser.process(application);
    const auto number = [&parser](const QCommandLineOption &option) {
        return std::max(parser.value(option).toULongLong(), quint64{1});
    };
    const Parts parts{number(mobilityOption), number(everyOption), number(nodesOption)};
    QFile file(parser.value(write));
    if (parser.isSet(write) && !file.open(QIODevice::WriteOnly)) {
        out() << file.errorString() << "\n";
        return 2;
    }

    bruteforce::HelpmateTables tables;
    Counts all;
    QElapsedTimer timer;
    timer.start();
    for (const std::size_t men : {std::size_t{0}, std::size_t{1}, std::size_t{2}}) {
        for (const bruteforce::Material &material : bruteforce::materialsOf(men)) {
            const QString name = QString::fromStdString(bruteforce::nameOf(material));
            if (parser.isSet(only) && !parser.value(only).split(',').contains(name))
                continue;
            if (men == 2 && file.isOpen()) {
                file.write(excerpt(material, tables));
                file.flush();
            }
            const Counts counts = compare(material, tables, parts);
            all += counts;
            out() << qSetFieldWidth(6) << Qt::left << name << qSetFieldWidth(0) << counts.positions << " positions, "
                  << counts.asked << " asked: " << counts.solved << " can mate, " << counts.unknown << " unknown, "
                  << counts.wrong << " wrong; " << timer.elapsed() / 1000 << " s" << Qt::endl;
        }
    }
    out() << all.mobility << " of " << all.positions << " positions held against the proofs by material and mobility, "
          << all.asked << " compared with canMate(): " << all.solved << " can mate, " << all.unknown << " unknown, "
          << all.wrong << " wrong\n";
    return all.wrong == 0 ? 0 : 1;
}
