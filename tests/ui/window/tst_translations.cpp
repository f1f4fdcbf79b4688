#include <QFile>
#include <QRegularExpression>
#include <QSet>
#include <QTest>
#include <QXmlStreamReader>

#include <vector>

namespace {

struct Message {
    QString context;
    QString source;
    QStringList translations;
    bool unfinished = false;
};

std::vector<Message> read(const QString &language)
{
    QFile file(QStringLiteral(TOUCHMOVE_TRANSLATIONS "/touchmove_%1.ts").arg(language));
    std::vector<Message> messages;
    if (!file.open(QIODevice::ReadOnly))
        return messages;
    QXmlStreamReader xml(&file);
    QString context;
    while (!xml.atEnd()) {
        xml.readNext();
        if (!xml.isStartElement())
            continue;
        if (xml.name() == QLatin1String("name")) {
            context = xml.readElementText();
        } else if (xml.name() == QLatin1String("message")) {
            messages.push_back({context, {}, {}});
        } else if (xml.name() == QLatin1String("source")) {
            messages.back().source = xml.readElementText();
        } else if (xml.name() == QLatin1String("translation")) {
            messages.back().unfinished = xml.attributes().hasAttribute("type");
            QString text;
            while (!(xml.isEndElement() && xml.name() == QLatin1String("translation"))) {
                xml.readNext();
                if (xml.isStartElement() && xml.name() == QLatin1String("numerusform"))
                    messages.back().translations << xml.readElementText();
                else if (xml.isCharacters())
                    text += xml.text();
            }
            if (messages.back().translations.isEmpty())
                messages.back().translations << text;
        }
    }
    return messages;
}

QSet<QString> placeholders(const QString &text)
{
    static const QRegularExpression pattern(QStringLiteral("%\\d|\\[\\*\\]"));
    QSet<QString> found;
    for (auto match = pattern.globalMatch(text); match.hasNext();)
        found.insert(match.next().captured());
    return found;
}

bool hasMnemonic(QString text) { return text.remove(QStringLiteral("&&")).contains(u'&'); }

} // namespace

class TestTranslations : public QObject
{
    Q_OBJECT

private slots:
    void complete_data()
    {
        QTest::addColumn<QString>("language");
        for (const char *language : {"en", "zh_CN", "zh_TW"})
            QTest::newRow(language) << QString::fromLatin1(language);
    }
    void complete()
    {
        QFETCH(const QString, language);
        const auto messages = read(language);
        QVERIFY(messages.size() > 300);
        QStringList faults;
        for (const Message &message : messages) {
            const QString place = message.context + ": " + message.source;
            if (message.unfinished)
                faults << "unfinished: " + place;
            for (const QString &text : message.translations) {
                if (text.isEmpty())
                    faults << "empty: " + place;
                if (placeholders(text) != placeholders(message.source))
                    faults << "placeholders: " + place + " -> " + text;
                if (message.source.contains("%n") && !text.contains("%n") && message.translations.size() == 1)
                    faults << "number: " + place;
                if (hasMnemonic(text) != hasMnemonic(message.source))
                    faults << "mnemonic: " + place + " -> " + text;
                // A menu item that opens a dialog says so in every language.
                if (message.source.contains(u'…') != text.contains(u'…') && hasMnemonic(text))
                    faults << "dots: " + place + " -> " + text;
            }
        }
        QVERIFY2(faults.isEmpty(), qPrintable(faults.join('\n')));
    }

    void sameTextsInEveryLanguage()
    {
        const auto keys = [](const QString &language) {
            QStringList list;
            for (const Message &message : read(language))
                list << message.context + "|" + message.source;
            return list;
        };
        QCOMPARE(keys("zh_CN"), keys("en"));
        QCOMPARE(keys("zh_TW"), keys("en"));
    }
};

QTEST_GUILESS_MAIN(TestTranslations)
#include "tst_translations.moc"
