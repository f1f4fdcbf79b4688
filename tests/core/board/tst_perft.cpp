#include "positions.h"

#include <QFile>
#include <QTest>

using namespace chess;

/// Counts of legal move sequences, from tables of rows "FEN ;D1 n ;D2 n …". Another table is named by the environment
/// variable TOUCHMOVE_PERFT, and the largest count worth the time by TOUCHMOVE_PERFT_MAX.
class TestPerft : public QObject
{
    Q_OBJECT

private slots:
    void countsEveryRow_data();
    void countsEveryRow();
    void countsOneBeforeTheFirstMove();
};

namespace {

void addRows(const QString &path, quint64 most)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        qFatal("%s can't be read", qPrintable(path));
    int leftOut = 0;
    for (int lineNumber = 1; !file.atEnd(); ++lineNumber) {
        const QByteArray line = file.readLine().trimmed();
        if (line.isEmpty() || line.startsWith('#'))
            continue;
        const QList<QByteArray> fields = line.split(';');
        const QByteArray fen = fields.first().trimmed();
        for (const QByteArray &field : fields.mid(1)) {
            const QList<QByteArray> words = field.simplified().split(' ');
            const quint64 count = words.last().toULongLong();
            if (count > most) {
                ++leftOut;
                continue;
            }
            QTest::addRow("line %d, %s: %s", lineNumber, words.first().constData(), fen.constData())
                << fen << words.first().mid(1).toInt() << count;
        }
    }
    qInfo("%s: %d counts above %llu are left out", qPrintable(path), leftOut, static_cast<unsigned long long>(most));
}

} // namespace

void TestPerft::countsEveryRow_data()
{
    QTest::addColumn<QByteArray>("fen");
    QTest::addColumn<int>("depth");
    QTest::addColumn<quint64>("count");
    const QString named = qEnvironmentVariable("TOUCHMOVE_PERFT");
    bool given = false;
    const quint64 most = qEnvironmentVariable("TOUCHMOVE_PERFT_MAX").toULongLong(&given);
    if (!named.isEmpty()) {
        addRows(named, given ? most : 20'000'000);
        return;
    }
    for (const char *table : {"/perft-standard.epd", "/perft-chess960.epd"})
        addRows(QStringLiteral(TOUCHMOVE_TEST_DATA) + QLatin1String(table), given ? most : 1'000'000);
}

void TestPerft::countsEveryRow()
{
    QFETCH(QByteArray, fen);
    QFETCH(int, depth);
    QFETCH(quint64, count);
    QCOMPARE(quint64(perft(positionOf(fen.constData()).board(), depth)), count);
}

void TestPerft::countsOneBeforeTheFirstMove() { QCOMPARE(perft(Position().board(), 0), std::uint64_t{1}); }

QTEST_APPLESS_MAIN(TestPerft)
#include "tst_perft.moc"
