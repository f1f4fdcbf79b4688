#include "bruteforce.h"
#include "core/laws/canmate.h"

#include <QFile>
#include <QTest>

#include <algorithm>

using namespace chess;

/// canMate() beside the solutions of all positions with at most four men. With four, bench_fourmen has solved them and
/// written down every so many for some of them (fourmen.tsv); those with three are solved here.
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
    QTest::addColumn<std::uint32_t>("step");
    QTest::addColumn<std::string>("solutions");
    QFile file(TOUCHMOVE_TEST_DATA "/fourmen.tsv");
    QVERIFY(file.open(QIODevice::ReadOnly));
    const std::vector<bruteforce::Material> materials = bruteforce::materialsOf(2);
    while (!file.atEnd()) {
        const QList<QByteArray> fields = file.readLine().trimmed().split('\t');
        QCOMPARE(fields.size(), 3);
        const auto material = std::find_if(materials.begin(), materials.end(), [&](const bruteforce::Material &men) {
            return bruteforce::nameOf(men) == fields[0].toStdString();
        });
        QVERIFY2(material != materials.end(), fields[0]);
        QTest::newRow(fields[0]) << *material << static_cast<std::uint32_t>(fields[1].toUInt())
                                 << fields[2].toStdString();
    }
}

void TestCanMateSmall::agreesOnFourMen()
{
    QFETCH(bruteforce::Material, material);
    QFETCH(std::uint32_t, step);
    QFETCH(std::string, solutions);
    constexpr std::size_t Every = 20; // the rest would take too long here
    std::size_t next = 0;
    for (std::uint32_t number = 0; number < bruteforce::placements(material); number += step) {
        if (!bruteforce::isLegal(material, bruteforce::placementAt(material, number)))
            continue;
        QVERIFY(next < solutions.size());
        if (next % Every == 0)
            compare(material, number, solutions[next] == '+');
        ++next;
    }
    QCOMPARE(next, solutions.size());
}

void TestCanMateSmall::cleanupTestCase()
{
    qInfo("%d positions compared, %d unknown", m_compared, m_unknown);
    QVERIFY(m_compared > 2000);
    QVERIFY(m_unknown * 100 < m_compared);
}

QTEST_APPLESS_MAIN(TestCanMateSmall)
#include "tst_canmatesmall.moc"
