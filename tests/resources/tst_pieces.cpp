#include <QImage>
#include <QPainter>
#include <QSvgRenderer>
#include <QTest>

namespace {

const QString kinds = QStringLiteral("KQRBNP");
constexpr int smallest = 24; // pixels: the smallest square that a person is asked to read
constexpr int opaque = 128; // alpha from which a pixel counts as part of the man
constexpr int traceless = 4; // alpha that the rasteriser's rounding may leave beside a curve

QString fileName(QChar color, QChar kind) { return QStringLiteral(":/pieces/touchmove/%1%2.svg").arg(color).arg(kind); }

/// The man as the board paints it, on nothing.
QImage rendered(QChar color, QChar kind, int size)
{
    QSvgRenderer renderer(fileName(color, kind));
    QImage image(size, size, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    renderer.render(&painter, QRectF(0, 0, size, size));
    return image;
}

bool isInk(const QImage &image, int x, int y) { return qAlpha(image.pixel(x, y)) >= opaque; }

/// How many pixels one silhouette covers and the other doesn't.
int silhouetteDifference(const QImage &a, const QImage &b)
{
    int count = 0;
    for (int y = 0; y < a.height(); ++y)
        for (int x = 0; x < a.width(); ++x)
            count += isInk(a, x, y) != isInk(b, x, y);
    return count;
}

/// The first row, from the top, that the man reaches.
int topOf(const QImage &image)
{
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x)
            if (isInk(image, x, y))
                return y;
    return image.height();
}

/// The last row that the man reaches.
int footOf(const QImage &image)
{
    for (int y = image.height() - 1; y >= 0; --y)
        for (int x = 0; x < image.width(); ++x)
            if (isInk(image, x, y))
                return y;
    return -1;
}

double meanLightness(const QImage &image)
{
    double sum = 0;
    int count = 0;
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x) {
            if (!isInk(image, x, y))
                continue;
            sum += qGray(image.pixel(x, y));
            ++count;
        }
    }
    return count > 0 ? sum / count : 0;
}

} // namespace

/// The piece set does its work at the smallest size: every man is there, whole, and known from every other.
class TestPieces : public QObject
{
    Q_OBJECT

private slots:
    void everyManLoads_data();
    void everyManLoads();
    void nothingTouchesTheEdge_data();
    void nothingTouchesTheEdge();
    void kindsDiffer_data();
    void kindsDiffer();
    void whiteAndBlackDiffer_data();
    void whiteAndBlackDiffer();
    void bothColorsShareOneDrawing_data();
    void bothColorsShareOneDrawing();
    void menStandOnOneLine_data();
    void menStandOnOneLine();
    void heightsFallFromKingToPawn();
};

static void allMen()
{
    QTest::addColumn<QChar>("color");
    QTest::addColumn<QChar>("kind");
    for (const QChar color : QStringLiteral("wb"))
        for (const QChar kind : kinds)
            QTest::newRow(qPrintable(QString(color) + kind)) << color << kind;
}

static void allKinds()
{
    QTest::addColumn<QChar>("kind");
    for (const QChar kind : kinds)
        QTest::newRow(qPrintable(QString(kind))) << kind;
}

void TestPieces::everyManLoads_data() { allMen(); }
void TestPieces::everyManLoads()
{
    QFETCH(QChar, color);
    QFETCH(QChar, kind);
    const QSvgRenderer renderer(fileName(color, kind));
    QVERIFY(renderer.isValid());
    QCOMPARE(renderer.viewBoxF(), QRectF(0, 0, 100, 100));
    QVERIFY(!renderer.animated());
}

void TestPieces::nothingTouchesTheEdge_data() { allMen(); }
void TestPieces::nothingTouchesTheEdge()
{
    QFETCH(QChar, color);
    QFETCH(QChar, kind);
    for (const int size : {smallest, 100}) {
        const QImage image = rendered(color, kind, size);
        for (int i = 0; i < size; ++i) {
            for (const QPoint point : {QPoint(i, 0), QPoint(i, size - 1), QPoint(0, i), QPoint(size - 1, i)})
                QVERIFY2(qAlpha(image.pixel(point)) <= traceless,
                         qPrintable(QStringLiteral("at %1,%2 of %3").arg(point.x()).arg(point.y()).arg(size)));
        }
    }
}

void TestPieces::kindsDiffer_data()
{
    QTest::addColumn<QChar>("color");
    QTest::addColumn<QChar>("one");
    QTest::addColumn<QChar>("other");
    for (const QChar color : QStringLiteral("wb"))
        for (qsizetype i = 0; i < kinds.size(); ++i)
            for (qsizetype j = i + 1; j < kinds.size(); ++j)
                QTest::newRow(qPrintable(QString(color) + kinds[i] + kinds[j])) << color << kinds[i] << kinds[j];
}
void TestPieces::kindsDiffer()
{
    QFETCH(QChar, color);
    QFETCH(QChar, one);
    QFETCH(QChar, other);
    const int difference = silhouetteDifference(rendered(color, one, smallest), rendered(color, other, smallest));
    // A man covers some 200 of the 576 pixels; a tenth of that is a different shape, not a different edge.
    QVERIFY2(difference >= 20, qPrintable(QStringLiteral("only %1 pixels differ").arg(difference)));
}

void TestPieces::whiteAndBlackDiffer_data() { allKinds(); }
void TestPieces::whiteAndBlackDiffer()
{
    QFETCH(QChar, kind);
    const double white = meanLightness(rendered(u'w', kind, smallest));
    const double black = meanLightness(rendered(u'b', kind, smallest));
    QVERIFY2(white - black >= 80, qPrintable(QStringLiteral("white %1, black %2 of 255").arg(white).arg(black)));
}

void TestPieces::bothColorsShareOneDrawing_data() { allKinds(); }
void TestPieces::bothColorsShareOneDrawing()
{
    QFETCH(QChar, kind);
    // Black's light rim is thin and half transparent, so it may add little to the silhouette.
    QVERIFY(silhouetteDifference(rendered(u'w', kind, 96), rendered(u'b', kind, 96)) < 96 * 96 / 25);
}

void TestPieces::menStandOnOneLine_data() { allMen(); }
void TestPieces::menStandOnOneLine()
{
    QFETCH(QChar, color);
    QFETCH(QChar, kind);
    QCOMPARE(footOf(rendered(color, kind, 96)), footOf(rendered(color, u'K', 96)));
}

void TestPieces::heightsFallFromKingToPawn()
{
    const auto top = [](QChar kind) { return topOf(rendered(u'w', kind, 96)); };
    QVERIFY(top(u'K') < top(u'Q'));
    QVERIFY(top(u'Q') < top(u'B'));
    QVERIFY(top(u'B') <= top(u'N'));
    QVERIFY(top(u'N') <= top(u'R'));
    QVERIFY(top(u'R') < top(u'P'));
}

QTEST_MAIN(TestPieces)
#include "tst_pieces.moc"
