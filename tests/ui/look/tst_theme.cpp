#include "ui/look/theme.h"

#include <QTest>

using namespace chess::ui;

class TestTheme : public QObject
{
    Q_OBJECT

private slots:
    void textCanBeRead_data();
    void textCanBeRead();
    void targetsStandOutFromTheSquares();
    void followsTheSurroundings();
    void isFoundAgainFromItsOwnPalette();
    void contrastIsThatOfWcag();
};

void TestTheme::textCanBeRead_data()
{
    QTest::addColumn<QColor>("text");
    QTest::addColumn<QColor>("ground");
    for (const Theme *theme : {&Theme::light(), &Theme::dark()}) {
        const auto row = [theme](const char *name, const QColor &text, const QColor &ground) {
            QTest::addRow("%s: %s", theme->isDark ? "dark" : "light", name) << text << ground;
        };
        row("text on the window", theme->text, theme->window);
        row("text on a panel", theme->text, theme->panel);
        row("text on the lit card", theme->text, theme->lit);
        row("text on an offer", theme->text, theme->warnBackground);
        row("soft text on the window", theme->soft, theme->window);
        row("soft text on a panel", theme->soft, theme->panel);
        row("soft text on the lit card", theme->soft, theme->lit);
        row("accent on the window", theme->accent, theme->window);
        row("accent on a panel", theme->accent, theme->panel);
        row("accent on the lit card", theme->accent, theme->lit);
        row("text of an accented button", theme->onAccent, theme->accent);
        row("warning on the window", theme->warn, theme->window);
        row("warning on a panel", theme->warn, theme->panel);
        row("warning on the lit card", theme->warn, theme->lit);
        row("warning on an offer", theme->warn, theme->warnBackground);
        row("coordinates on the window", theme->coordinate, theme->window);
    }
}

void TestTheme::textCanBeRead()
{
    QFETCH(QColor, text);
    QFETCH(QColor, ground);
    const double ratio = contrast(text, ground);
    QVERIFY2(ratio >= 4.5, qPrintable(QString::number(ratio)));
}

void TestTheme::targetsStandOutFromTheSquares()
{
    for (const Theme *theme : {&Theme::light(), &Theme::dark()}) {
        QVERIFY(contrast(theme->target, theme->boardLight) >= 3);
        QVERIFY(contrast(theme->target, theme->boardDark) >= 2.5);
    }
}

void TestTheme::followsTheSurroundings()
{
    QPalette palette;
    palette.setColor(QPalette::Window, QColor(240, 240, 240));
    palette.setColor(QPalette::WindowText, Qt::black);
    QVERIFY(!Theme::matching(palette).isDark);
    palette.setColor(QPalette::Window, QColor(50, 50, 50));
    palette.setColor(QPalette::WindowText, Qt::white);
    QVERIFY(Theme::matching(palette).isDark);
}

void TestTheme::isFoundAgainFromItsOwnPalette()
{
    QVERIFY(!Theme::matching(Theme::light().palette()).isDark);
    QVERIFY(Theme::matching(Theme::dark().palette()).isDark);
}

void TestTheme::contrastIsThatOfWcag()
{
    QCOMPARE(contrast(Qt::white, Qt::white), 1.0);
    QVERIFY(qAbs(contrast(Qt::black, Qt::white) - 21.0) < 0.001);
    QVERIFY(qAbs(contrast(QColor(0x77, 0x77, 0x77), Qt::white) - 4.48) < 0.01);
}

QTEST_APPLESS_MAIN(TestTheme)
#include "tst_theme.moc"
