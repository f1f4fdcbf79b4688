#include "ui/window/languages.h"

#include <QApplication>
#include <QFont>
#include <QLibraryInfo>
#include <QLocale>
#include <QTranslator>

#include <algorithm>

namespace chess::ui {

Languages::Languages(QObject *parent) : QObject(parent) { }

Languages::~Languages() = default;

QString Languages::best(const QStringList &uiLanguages)
{
    for (const QString &each : uiLanguages) {
        const QStringList parts = QString(each).replace(u'_', u'-').split(u'-');
        if (parts.first() == QLatin1String("en"))
            return QStringLiteral("en");
        if (parts.first() != QLatin1String("zh"))
            continue;
        // Where no script is named, the country tells it.
        const auto names = [&parts](const char *part) {
            return parts.contains(QLatin1String(part), Qt::CaseInsensitive);
        };
        if (names("Hans"))
            return QStringLiteral("zh_CN");
        return names("Hant") || names("TW") || names("HK") || names("MO") ? QStringLiteral("zh_TW")
                                                                          : QStringLiteral("zh_CN");
    }
    return QStringLiteral("en");
}

void Languages::use(const QString &code)
{
    const bool known = std::any_of(Known.begin(), Known.end(),
                                   [&code](const Language &each) { return code == QLatin1String(each.code); });
    m_chosen = known ? code : QString();
    const QString wanted = known ? code : best(QLocale::system().uiLanguages());
    if (wanted == m_current)
        return;
    m_current = wanted;

    // Numbers and dates follow the language; the system's own habits stay where it is the system's language.
    QLocale::setDefault(known ? QLocale(wanted) : QLocale::system());
    useFontsFor(wanted);
    for (QTranslator *translator : {m_own, m_qt}) {
        if (translator)
            QCoreApplication::removeTranslator(translator);
        delete translator;
    }
    m_own = new QTranslator(this);
    m_qt = new QTranslator(this);
    // Qt's own texts first: installed last is asked first, and ours go before Qt's.
    if (m_qt->load(QStringLiteral("qtbase_") + wanted, QLibraryInfo::path(QLibraryInfo::TranslationsPath)))
        QCoreApplication::installTranslator(m_qt);
    // English has a file too, for its plurals.
    if (m_own->load(QStringLiteral(":/i18n/touchmove_") + wanted))
        QCoreApplication::installTranslator(m_own);
}

void Languages::useFontsFor(const QString &language)
{
    // Chinese signs look different in China, Taiwan and Japan; without a hint the system's fallback may take the wrong
    // ones, or a bold face beside a regular one.
    if (!qobject_cast<QGuiApplication *>(QCoreApplication::instance()))
        return;
    QFont font = QGuiApplication::font();
    if (m_ownFamilies.isEmpty())
        m_ownFamilies = font.families();
    QStringList families = m_ownFamilies;
    if (language == QLatin1String("zh_CN"))
        families << QStringLiteral("Noto Sans CJK SC") << QStringLiteral("Source Han Sans SC")
                 << QStringLiteral("Microsoft YaHei") << QStringLiteral("PingFang SC")
                 << QStringLiteral("WenQuanYi Micro Hei");
    else if (language == QLatin1String("zh_TW"))
        families << QStringLiteral("Noto Sans CJK TC") << QStringLiteral("Source Han Sans TC")
                 << QStringLiteral("Microsoft JhengHei") << QStringLiteral("PingFang TC")
                 << QStringLiteral("WenQuanYi Micro Hei");
    if (families == font.families())
        return;
    font.setFamilies(families);
    if (qobject_cast<QApplication *>(QCoreApplication::instance()))
        QApplication::setFont(font);
}

} // namespace chess::ui
