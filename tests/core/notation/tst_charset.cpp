#include "core/notation/charset.h"

#include <QtTest>

#include <random>

using namespace chess;

class TestCharset : public QObject
{
    Q_OBJECT
private slots:
    void readsAndWritesBack_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<int>("charset");
        QTest::addColumn<QByteArray>("text");
        const auto row = [](const char *name, QByteArray bytes, Charset charset, QByteArray text) {
            QTest::newRow(name) << bytes << static_cast<int>(charset) << text;
        };
        row("empty", "", Charset::Utf8, "");
        row("ASCII", "1. e4 *", Charset::Utf8, "1. e4 *");
        row("UTF-8", "\u767d \u00e9 \U0001f642", Charset::Utf8, "\u767d \u00e9 \U0001f642");
        row("UTF-8 with mark", "\xef\xbb\xbf\u767d", Charset::Utf8WithMark, "\u767d");
        row("UTF-16LE", QByteArray("\xff\xfe\x7d\x76\x3d\xd8\x42\xde", 8), Charset::Utf16LittleEndian,
            "\u767d\U0001f642");
        row("UTF-16BE", QByteArray("\xfe\xff\x76\x7d\xd8\x3d\xde\x42", 8), Charset::Utf16BigEndian, "\u767d\U0001f642");
        row("half a pair", QByteArray("\xff\xfe\x3d\xd8\x41\x00", 6), Charset::Utf16LittleEndian, "\xed\xa0\xbd\x41");
        row("an odd last byte", QByteArray("\xff\xfe\x41\x00\x42", 5), Charset::Utf16LittleEndian, "A\xed\xb1\x82");
        row("Windows-1252",
            "Stra\xdf"
            "e \x84q\x93 \x96 \x80",
            Charset::Windows1252, "Stra\u00dfe \u201eq\u201c \u2013 \u20ac");
        row("bytes without a character", "\x81\x8d\x8f\x90\x9d", Charset::Windows1252,
            "\u0081\u008d\u008f\u0090\u009d");
        row("cut off UTF-8", "e4 \xe7\x99", Charset::Windows1252, "e4 \u00e7\u2122");
        row("overlong UTF-8", "\xc0\xaf", Charset::Windows1252, "\u00c0\u00af");
        row("mark and then no UTF-8", "\xef\xbb\xbf\xff", Charset::Windows1252, "\ufeff\u00ff");
    }
    void readsAndWritesBack()
    {
        QFETCH(QByteArray, bytes);
        QFETCH(int, charset);
        QFETCH(QByteArray, text);
        const std::string given = bytes.toStdString();
        const Charset detected = detectCharset(given);
        QCOMPARE(static_cast<int>(detected), charset);
        QCOMPARE(QByteArray::fromStdString(decoded(given, detected)), text);
        QCOMPARE(QByteArray::fromStdString(encoded(text.toStdString(), detected).bytes), bytes);
    }

    void everyByteOfWindows1252ComesBack()
    {
        std::string bytes;
        for (int byte = 0; byte < 256; ++byte)
            bytes += static_cast<char>(static_cast<unsigned char>(byte));
        const Encoding back = encoded(decoded(bytes, Charset::Windows1252), Charset::Windows1252);
        QVERIFY(back.bytes == bytes);
        QCOMPARE(back.missing, std::size_t(0));
    }

    void countsWhatACharsetDoesNotHave_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<int>("charset");
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<int>("missing");
        const auto row = [](const char *name, QByteArray text, Charset charset, QByteArray bytes, int missing) {
            QTest::newRow(name) << text << static_cast<int>(charset) << bytes << missing;
        };
        row("Chinese", "\u767d\u65b9 wins", Charset::Windows1252, "?? wins", 2);
        row("a byte that is no UTF-8", "e\xe9", Charset::Windows1252, "e?", 1);
        row("a byte that is no UTF-8, as UTF-16", "e\xe9", Charset::Utf16LittleEndian,
            QByteArray("\xff\xfe"
                       "e\0?\0",
                       6),
            1);
        row("the sign for an unknown character", "\ufffd", Charset::Utf16BigEndian, "\xfe\xff\xff\xfd", 0);
    }
    void countsWhatACharsetDoesNotHave()
    {
        QFETCH(QByteArray, text);
        QFETCH(int, charset);
        QFETCH(QByteArray, bytes);
        QFETCH(int, missing);
        const Encoding encoding = encoded(text.toStdString(), static_cast<Charset>(charset));
        QCOMPARE(QByteArray::fromStdString(encoding.bytes), bytes);
        QCOMPARE(static_cast<int>(encoding.missing), missing);
    }

    void everyByteComesBack_data()
    {
        QTest::addColumn<int>("charset");
        for (const Charset charset : AllCharsets) {
            const bool unicode = charset == Charset::Utf16LittleEndian || charset == Charset::Utf16BigEndian
                || charset == Charset::Utf8WithMark;
            if (!unicode) // these write a mark before anything
                QTest::newRow(std::string(charsetName(charset)).c_str()) << static_cast<int>(charset);
        }
    }
    void everyByteComesBack()
    {
        QFETCH(int, charset);
        const auto set = static_cast<Charset>(charset);
        if (!charsetAvailable(set))
            QSKIP("the system lacks its table");
        std::mt19937 random(7);
        for (int round = 0; round < 2000; ++round) {
            std::string bytes(random() % 24, ' ');
            for (char &c : bytes)
                c = static_cast<char>(random() % (round % 2 == 0 ? 256U : 128U) + (round % 2 == 0 ? 0U : 128U));
            const Encoding back = encoded(decoded(bytes, set), set);
            QVERIFY2(back.bytes == bytes, QByteArray::fromStdString(bytes).toHex().constData());
            QCOMPARE(back.missing, std::size_t(0));
        }
    }

    void guesses_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<int>("charset");
        const auto row = [](const char *name, QByteArray text, Charset charset) {
            QTest::newRow(name) << text << static_cast<int>(charset);
        };
        const QByteArray moves = "\r\n1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 {";
        row("one western name", "[White \"R\u00e9ti\"]" + moves + "} *\r\n", Charset::Windows1252);
        row("western names",
            "[White \"M\u00fcller\"]\r\n[Black \"Gr\u00fcnfeld\"]\r\n[Site \"M\u00e1laga\"]" + moves + "} *\r\n",
            Charset::Windows1252);
        row("a German comment",
            moves
                + "Schwarz hat die Er\u00f6ffnung gut \u00fcberstanden, k\u00e4mpft aber gegen L\u00e4uferpaar und "
                  "gr\u00f6\u00dferen Raum. \u201eNicht schlecht\u201c} *\r\n",
            Charset::Windows1252);
        row("a French comment",
            moves
                + "Les Noirs ont bien r\u00e9ussi leur d\u00e9but, mais la paire de fous pr\u00e9vaut \u00e0 la "
                  "longue; c'est une le\u00e7on tr\u00e8s \u00e9l\u00e9gante} *\r\n",
            Charset::Windows1252);
        row("a Spanish comment",
            moves + "\u00a1Qu\u00e9 jugada! El ca\u00f1\u00f3n espa\u00f1ol; \u00bfc\u00f3mo se defender\u00e1?} *\r\n",
            Charset::Windows1252);
        row("Chinese names",
            "[White \"\u4faf\u9038\u51e1\"]\r\n[Black \"\u4e01\u7acb\u4eba\"]\r\n[Event "
            "\"\u5168\u56fd\u56fd\u9645\u8c61\u68cb\u7532\u7ea7\u8054\u8d5b\"]"
                + moves + "} *\r\n",
            Charset::Gb18030);
        row("a Chinese comment",
            moves
                + "\u767d\u65b9\u5728\u5f00\u5c40\u4e2d\u5360\u4e86\u4f18\u52bf\uff0c\u9ed1\u65b9\u7684"
                  "\u738b\u7ffc\u8f83\u5f31\u3002\u540e\u6765\u8f66\u8c61\u914d\u5408\u53d6\u80dc\u3002} *\r\n",
            Charset::Gb18030);
        row("a comment in traditional Chinese",
            moves
                + "\u767d\u65b9\u5728\u958b\u5c40\u4e2d\u4f54\u4e86\u512a\u52e2\uff0c\u9ed1\u65b9\u7684\u738b\u7ffc"
                  "\u8f03\u5f31"
                  "\u3002\u5f8c\u4f86\u8eca\u8c61\u914d\u5408\u53d6\u52dd\uff0c\u9019\u662f\u4e00\u76e4\u597d\u68cb"
                  "\u3002} *\r\n",
            Charset::Big5);
        row("a Russian comment",
            moves
                + "\u0411\u0435\u043b\u044b\u0435 \u043f\u043e\u043b\u0443\u0447\u0438\u043b\u0438 "
                  "\u043f\u0440\u0435\u0438\u043c\u0443\u0449\u0435\u0441\u0442\u0432\u043e \u0432 "
                  "\u0434\u0435\u0431\u044e\u0442\u0435, \u043d\u043e \u0447\u0451\u0440\u043d\u044b\u0435 "
                  "\u0437\u0430\u0449\u0438\u0449\u0430\u043b\u0438\u0441\u044c} *\r\n",
            Charset::Windows1251);
        row("a Polish comment",
            moves
                + "Bia\u0142e maj\u0105 przewag\u0119, ale czarne mog\u0105 si\u0119 jeszcze broni\u0107. \u0179le "
                  "by\u0142o "
                  "zagra\u0107 go\u0144cem, poniewa\u017c skoczek wci\u0105\u017c stoi \u017ale, a wie\u017ca "
                  "r\u00f3wnie\u017c} *\r\n",
            Charset::Windows1250);
        row("a Czech comment",
            moves
                + "B\u00edl\u00fd m\u00e1 v\u00fdhodu, ale \u010dern\u00fd se je\u0161t\u011b m\u016f\u017ee "
                  "br\u00e1nit. P\u011b\u0161ec na "
                  "k\u0159\u00eddle dam\u0159\u00ed je slab\u00fd a st\u0159elec st\u00e1le stoj\u00ed "
                  "\u0161patn\u011b} *\r\n",
            Charset::Windows1250);
    }
    void guesses()
    {
        QFETCH(QByteArray, text);
        QFETCH(int, charset);
        const auto set = static_cast<Charset>(charset);
        if (!charsetAvailable(set))
            QSKIP("the system lacks its table");
        const Encoding bytes = encoded(text.toStdString(), set);
        QCOMPARE(bytes.missing, std::size_t(0));
        QCOMPARE(charsetName(detectCharset(bytes.bytes)), charsetName(set));
        QCOMPARE(QByteArray::fromStdString(decoded(bytes.bytes, set)), text);
    }

    void secondBytesOfCharactersAreNoBraces()
    {
        // in Big5 this is B3 7D, whose second byte is a closing brace, and A5 5C with a backslash
        const std::string text = "{\u9019\u529f}";
        const std::string bytes = encoded(text, Charset::Big5).bytes;
        QVERIFY(bytes.find('\\') != std::string::npos);
        QCOMPARE(decoded(bytes, Charset::Big5), text);
    }

    void aStrayByteDoesNotMakeUtf8SomethingElse()
    {
        const std::string chinese = "\u767d\u65b9\u5728\u5f00\u5c40\u4e2d\u5360\u4e86\u4f18\u52bf";
        QCOMPARE(charsetName(detectCharset(chinese + "\xe9")), charsetName(Charset::Utf8));
        QCOMPARE(charsetName(detectCharset("\u00e9 \xe9 \xe8")), charsetName(Charset::Windows1252));
    }

    void namesAreRead_data()
    {
        QTest::addColumn<int>("charset");
        for (const Charset charset : AllCharsets)
            QTest::newRow(std::string(charsetName(charset)).c_str()) << static_cast<int>(charset);
    }
    void namesAreRead()
    {
        QFETCH(int, charset);
        QVERIFY(parseCharset(charsetName(static_cast<Charset>(charset))) == static_cast<Charset>(charset));
        QVERIFY(!parseCharset("klingon"));
    }
};

QTEST_APPLESS_MAIN(TestCharset)
#include "tst_charset.moc"
