#include "ui/look/toolicon.h"

#include <QGuiApplication>
#include <QImage>
#include <QPainter>
#include <QPalette>
#include <QTest>

using namespace chess::ui;

/// An icon is drawn in the colour that text beside it has.
class TestToolIcon : public QObject
{
    Q_OBJECT

private slots:
    void init()
    {
        QGuiApplication::setPalette(
            QPalette(Qt::black, Qt::lightGray, Qt::white, Qt::darkGray, Qt::gray, Qt::black, Qt::white));
    }

    void unknownNameIsNull() { QVERIFY(toolIcon("no such icon").isNull()); }

    void takesTheTextColour_data()
    {
        QTest::addColumn<QIcon::Mode>("mode");
        QTest::addColumn<QPalette::ColorGroup>("group");
        QTest::addColumn<QPalette::ColorRole>("role");
        QTest::newRow("normal") << QIcon::Normal << QPalette::Active << QPalette::ButtonText;
        QTest::newRow("under the pointer") << QIcon::Active << QPalette::Active << QPalette::ButtonText;
        QTest::newRow("off") << QIcon::Disabled << QPalette::Disabled << QPalette::ButtonText;
        QTest::newRow("in a selected row") << QIcon::Selected << QPalette::Active << QPalette::HighlightedText;
    }
    void takesTheTextColour()
    {
        QFETCH(QIcon::Mode, mode);
        QFETCH(QPalette::ColorGroup, group);
        QFETCH(QPalette::ColorRole, role);
        QPalette palette = QGuiApplication::palette();
        palette.setColor(group, role, QColor(12, 200, 34));
        QGuiApplication::setPalette(palette);
        // In the middle of the flag's pole.
        QCOMPARE(toolIcon("resign").pixmap(QSize(48, 48), mode).toImage().pixelColor(12, 40), QColor(12, 200, 34));
    }

    void followsAPaletteChange()
    {
        const QIcon icon = toolIcon("resign");
        const QImage before = icon.pixmap(24).toImage();
        QPalette palette = QGuiApplication::palette();
        palette.setColor(QPalette::ButtonText, Qt::white);
        QGuiApplication::setPalette(palette);
        QVERIFY(icon.pixmap(24).toImage() != before);
    }

    void isSharpAtEveryScale()
    {
        QImage screen(80, 80, QImage::Format_ARGB32_Premultiplied);
        screen.setDevicePixelRatio(2);
        screen.fill(Qt::transparent);
        QPainter painter(&screen);
        toolIcon("go-first").paint(&painter, QRect(0, 0, 40, 40));
        painter.end();
        QImage once(40, 40, QImage::Format_ARGB32_Premultiplied);
        once.fill(Qt::transparent);
        QPainter small(&once);
        toolIcon("go-first").paint(&small, QRect(0, 0, 40, 40));
        small.end();
        screen.setDevicePixelRatio(1);
        // Enlarging the small one isn't the same drawing.
        QVERIFY(screen != once.scaled(80, 80));
        QCOMPARE(screen.pixelColor(19, 40).alpha(), 255);
        QCOMPARE(screen.pixelColor(0, 0).alpha(), 0);
    }
};

QTEST_MAIN(TestToolIcon)
#include "tst_toolicon.moc"
