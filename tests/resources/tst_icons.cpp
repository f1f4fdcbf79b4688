#include <QDir>
#include <QImage>
#include <QPainter>
#include <QSvgRenderer>
#include <QTest>

namespace {

const QString folder = QStringLiteral(":/icons");
const QString programIcon = QStringLiteral("touchmove.svg");
constexpr QRgb ink = qRgb(0x22, 0x25, 0x2A);
constexpr int smallest = 16; // pixels

QImage rendered(const QString &name, int size)
{
    QSvgRenderer renderer(folder + u'/' + name);
    QImage image(size, size, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    renderer.render(&painter, QRectF(0, 0, size, size));
    return image;
}

QStringList toolbarIcons()
{
    QStringList names = QDir(folder).entryList({QStringLiteral("*.svg")}, QDir::Files, QDir::Name);
    names.removeAll(programIcon);
    return names;
}

} // namespace

/// The icons can be tinted by their alpha alone, and are told apart at 16 pixels.
class TestIcons : public QObject
{
    Q_OBJECT

private slots:
    void allAreThere();
    void toolbarIconIsOneInk_data();
    void toolbarIconIsOneInk();
    void toolbarIconsDiffer();
    void programIconFillsItsSquare();
};

void TestIcons::allAreThere()
{
    const QStringList needed = {"document-open", "document-save", "edit-copy",   "edit-paste", "game-new", "go-first",
                                "go-last",       "go-next",       "go-previous", "offer-draw", "play",     "rematch",
                                "resign",        "take-back",     "touchmove",   "turn-board"};
    for (const QString &name : needed)
        QVERIFY2(QSvgRenderer(folder + u'/' + name + QStringLiteral(".svg")).isValid(), qPrintable(name));
}

void TestIcons::toolbarIconIsOneInk_data()
{
    QTest::addColumn<QString>("name");
    for (const QString &name : toolbarIcons())
        QTest::newRow(qPrintable(name)) << name;
}
void TestIcons::toolbarIconIsOneInk()
{
    QFETCH(QString, name);
    QCOMPARE(QSvgRenderer(folder + u'/' + name).viewBoxF(), QRectF(0, 0, 24, 24));
    const QImage image = rendered(name, 96).convertToFormat(QImage::Format_ARGB32);
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x)
            if (qAlpha(image.pixel(x, y)) == 255)
                QCOMPARE(image.pixel(x, y), ink);
}

void TestIcons::toolbarIconsDiffer()
{
    const QStringList names = toolbarIcons();
    for (qsizetype i = 0; i < names.size(); ++i) {
        const QImage one = rendered(names[i], smallest);
        for (qsizetype j = i + 1; j < names.size(); ++j) {
            const QImage other = rendered(names[j], smallest);
            int difference = 0;
            for (int y = 0; y < smallest; ++y)
                for (int x = 0; x < smallest; ++x)
                    difference += qAbs(qAlpha(one.pixel(x, y)) - qAlpha(other.pixel(x, y))) >= 128;
            QVERIFY2(difference >= 12, qPrintable(names[i] + u' ' + names[j]));
        }
    }
}

void TestIcons::programIconFillsItsSquare()
{
    const QImage image = rendered(programIcon, smallest);
    QCOMPARE(qAlpha(image.pixel(0, 0)), 0); // rounded corner
    QCOMPARE(qAlpha(image.pixel(8, 8)), 255);
    int light = 0;
    for (int y = 0; y < smallest; ++y)
        for (int x = 0; x < smallest; ++x)
            light += qGray(image.pixel(x, y)) > 180;
    QVERIFY2(light >= 30, "the knight has to stand out of the green at 16 pixels");
}

QTEST_MAIN(TestIcons)
#include "tst_icons.moc"
