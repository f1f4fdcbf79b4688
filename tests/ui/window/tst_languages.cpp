#include "ui/window/languages.h"

#include <QTest>

using namespace chess::ui;

class TestLanguages : public QObject
{
    Q_OBJECT

private slots:
    void best_data()
    {
        QTest::addColumn<QStringList>("system");
        QTest::addColumn<QString>("expected");
        QTest::newRow("China") << QStringList{"zh-Hans-CN", "zh-CN", "zh"} << "zh_CN";
        QTest::newRow("Taiwan") << QStringList{"zh-Hant-TW", "zh-TW", "zh"} << "zh_TW";
        QTest::newRow("Taiwan, country alone") << QStringList{"zh_TW"} << "zh_TW";
        QTest::newRow("Hong Kong") << QStringList{"zh-HK"} << "zh_TW";
        QTest::newRow("Singapore") << QStringList{"zh-Hans-SG"} << "zh_CN";
        QTest::newRow("Britain") << QStringList{"en-GB"} << "en";
        QTest::newRow("German, then Chinese") << QStringList{"de-DE", "zh-CN"} << "zh_CN";
        QTest::newRow("German alone") << QStringList{"de-DE"} << "en";
        QTest::newRow("nothing known") << QStringList{"C"} << "en";
    }
    void best()
    {
        QFETCH(const QStringList, system);
        QFETCH(const QString, expected);
        QCOMPARE(Languages::best(system), expected);
    }

    void usedLanguageSpeaks()
    {
        Languages languages;
        languages.use("zh_CN");
        QCOMPARE(QCoreApplication::translate("chess::ui::PlayerCard", "Resign"), QString::fromUtf8("认输"));
        languages.use("zh_TW");
        QCOMPARE(QCoreApplication::translate("chess::ui::PlayerCard", "Resign"), QString::fromUtf8("認輸"));
        languages.use("en");
        QCOMPARE(QCoreApplication::translate("chess::ui::PlayerCard", "Resign"), "Resign");
        QCOMPARE(QCoreApplication::translate("chess::ui::GamesList", "%n game(s)", nullptr, 1), "1 game");
        QCOMPARE(QCoreApplication::translate("chess::ui::GamesList", "%n game(s)", nullptr, 2), "2 games");
    }
};

QTEST_GUILESS_MAIN(TestLanguages)
#include "tst_languages.moc"
