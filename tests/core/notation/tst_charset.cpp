#include "core/notation/charset.h"

#include <QtTest>

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
};

QTEST_APPLESS_MAIN(TestCharset)
#include "tst_charset.moc"
