#include "bruteforce.h"
#include "core/laws/canmate.h"
#include "core/laws/matingmaterial.h"
#include "core/laws/mobility.h"

#include <QFile>
#include <QTest>

#include <algorithm>

using namespace chess;

/// canMate() beside the solutions of all positions with at most four men. With four, bench_fourmen has solved them and
/// written down one in a hundred (fourmen.tsv); those with three are solved here.
class TestCanMateSmall : public QObject
{
    Q_OBJECT

private slots:
    void agreesWithBruteForce_data();
    void agreesWithBruteForce();
    void agreesOnFourMen_data();
    void agreesOnFourMen();
    void cleanupTestCase();

private:
    void compare(const bruteforce::Material &material, std::uint32_t number, bool solved);

    bruteforce::HelpmateTables m_tables;
    int m_compared = 0;
    int m_unknown = 0;
};

namespace {

#ifdef NDEBUG
constexpr std::size_t Every = 10; ///< Of the sample of one in a hundred; TOUCHMOVE_FOURMEN=all asks of each.
constexpr std::size_t EveryProof = 1; ///< Of it, those held against the proofs that White can't mate.
#else
constexpr std::size_t Every = 500;
constexpr std::size_t EveryProof = 50;
#endif

/// The same with the colours changed, upside down.
Position withColorsChanged(const Position &position)
{
    const Setup setup = position.setup();
    Setup changed;
    for (int s = 0; s < 64; ++s) {
        if (const auto man = setup.at(squareAt(s)))
            changed.put(flipped(squareAt(s)), Piece{opposite(man->color), man->type});
    }
    changed.sideToMove = opposite(setup.sideToMove);
    return Position::from(changed).value();
}

/// Do material or mobility say that White can't mate? They are what a wrong "no" could come from.
bool isRuledOut(const bruteforce::Material &material, std::uint32_t number)
{
    const Position position = bruteforce::positionOf(material, bruteforce::placementAt(material, number));
    const Board &board = position.board();
    if (board.countLegalMoves() == 0)
        return false; // mated already: there is nothing to prove
    return lacksMatingMaterial(board, Color::White) || mobilityRulesOutMate(board, Color::White);
}

Position played(Position position, const std::vector<Move> &line)
{
    for (const Move move : line)
        position = position.play(move).value();
    return position;
}

} // namespace

/// Asks of every other position with the colours changed, for Black.
void TestCanMateSmall::compare(const bruteforce::Material &material, std::uint32_t number, bool solved)
{
    const Position placed = bruteforce::positionOf(material, bruteforce::placementAt(material, number));
    const Color side = m_compared % 2 == 0 ? Color::White : Color::Black;
    const Position position = side == Color::White ? placed : withColorsChanged(placed);
    const MateProof proof = canMate(position, side, QuickNodes);
    ++m_compared;
    if (proof.answer == Verdict::Unknown) {
        ++m_unknown;
        return;
    }
    QVERIFY2(proof.answer == (solved ? Verdict::Yes : Verdict::No), qPrintable(QString::number(number)));
    if (!solved)
        return;
    const Position last = played(position, proof.line);
    QCOMPARE(last.status(), Status::Checkmate);
    QCOMPARE(last.sideToMove(), opposite(side));
}

void TestCanMateSmall::agreesWithBruteForce_data()
{
    QTest::addColumn<bruteforce::Material>("material");
    for (const bruteforce::Material &material : bruteforce::materialsOf(1))
        QTest::newRow(bruteforce::nameOf(material).c_str()) << material;
}

void TestCanMateSmall::agreesWithBruteForce()
{
    constexpr std::uint32_t Step = 1999;
    QFETCH(bruteforce::Material, material);
    for (std::uint32_t number = 0; number < bruteforce::placements(material); number += Step) {
        const auto placement = bruteforce::placementAt(material, number);
        if (bruteforce::isLegal(material, placement))
            compare(material, number, m_tables.canMate(material, placement));
    }
}

void TestCanMateSmall::agreesOnFourMen_data()
{
    QTest::addColumn<bruteforce::Material>("material");
    QTest::addColumn<QByteArray>("solutions");
    QFile file(TOUCHMOVE_TEST_DATA "/fourmen.tsv");
    QVERIFY(file.open(QIODevice::ReadOnly));
    for (const bruteforce::Material &material : bruteforce::materialsOf(2)) {
        const QList<QByteArray> fields = file.readLine().trimmed().split('\t');
        QCOMPARE(fields.size(), 2);
        QCOMPARE(fields[0].toStdString(), bruteforce::nameOf(material));
        QTest::newRow(fields[0]) << material << fields[1];
    }
    QVERIFY(file.atEnd());
}

void TestCanMateSmall::agreesOnFourMen()
{
    QFETCH(bruteforce::Material, material);
    QFETCH(QByteArray, solutions);
    const std::vector<std::uint32_t> sample = bruteforce::sample(material);
    const std::vector<bool> solved = bruteforce::unpacked(solutions, sample.size());
    QCOMPARE(solved.size(), sample.size());
    const std::size_t every = qEnvironmentVariable("TOUCHMOVE_FOURMEN") == "all" ? 1 : Every;
    for (std::size_t i = 0; i < sample.size(); i += every)
        compare(material, sample[i], solved[i]);
    for (std::size_t i = 0; i < sample.size(); i += EveryProof) {
        if (solved[i])
            QVERIFY2(!isRuledOut(material, sample[i]), qPrintable(QString::number(sample[i])));
    }
}

void TestCanMateSmall::cleanupTestCase()
{
    qInfo("%d positions compared, %d unknown", m_compared, m_unknown);
    QVERIFY(m_compared > 2000);
    QVERIFY(m_unknown * 100 < m_compared);
}

QTEST_APPLESS_MAIN(TestCanMateSmall)
#include "tst_canmatesmall.moc"
