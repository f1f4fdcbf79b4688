#include "core/notation/pieceletters.h"

#include <QTest>

using namespace chess;

/// The signs of men in the spellings of the world.
class TestPieceLetters : public QObject
{
    Q_OBJECT

private slots:
    void readsFiveSigns_data();
    void readsFiveSigns();
    void refusesOtherSigns_data();
    void refusesOtherSigns();
    void knowsItsOwnSets();
    void readsASignAlone_data();
    void readsASignAlone();

private:
    /// King, queen, rook, bishop, knight with "/" between them.
    static QString described(const PieceLetters &letters)
    {
        QStringList signs;
        for (const PieceType type :
             {PieceType::King, PieceType::Queen, PieceType::Rook, PieceType::Bishop, PieceType::Knight})
            signs << QString::fromStdString(std::string(letters[type]));
        return signs.join('/');
    }
};

void TestPieceLetters::readsFiveSigns_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("signs");
    QTest::newRow("five characters") << "KDTLS"
                                     << "K/D/T/L/S";
    QTest::newRow("five words") << " Кр Ф  Л С К "
                                << "Кр/Ф/Л/С/К";
    QTest::newRow("beyond ASCII") << "ŞVKFA"
                                  << "Ş/V/K/F/A";
    QTest::newRow("Chinese") << "王后车象马"
                             << "王/后/车/象/马";
}

void TestPieceLetters::readsFiveSigns()
{
    QFETCH(QString, text);
    const auto letters = PieceLetters::parse(text.toStdString());
    QVERIFY(letters);
    QTEST(described(*letters), "signs");
    QCOMPARE((*letters)[PieceType::Pawn], std::string_view());
}

void TestPieceLetters::refusesOtherSigns_data()
{
    QTest::addColumn<QString>("text");
    QTest::newRow("nothing") << "";
    QTest::newRow("blanks") << "  ";
    QTest::newRow("four") << "KQRB";
    QTest::newRow("six") << "KQRBNP";
    QTest::newRow("two words") << "KQ RBN";
    QTest::newRow("two the same") << "KDTLK";
    QTest::newRow("small letters") << "kqrbn";
    QTest::newRow("a digit") << "KQR1N";
    QTest::newRow("a mark") << "KQR-N";
}

void TestPieceLetters::refusesOtherSigns()
{
    QFETCH(QString, text);
    QVERIFY(!PieceLetters::parse(text.toStdString()));
}

void TestPieceLetters::knowsItsOwnSets()
{
    QCOMPARE(described(PieceLetters()), QStringLiteral("K/Q/R/B/N"));
    QCOMPARE(described(PieceLetters::chineseSimplified()), QStringLiteral("王/后/车/象/马"));
    QCOMPARE(described(PieceLetters::chineseTraditional()), QStringLiteral("王/后/車/象/馬"));
    QCOMPARE(described(PieceLetters::figurines()), QStringLiteral("♔/♕/♖/♗/♘"));
    QVERIFY(PieceLetters::parse("KQRBN") == PieceLetters());
}

void TestPieceLetters::readsASignAlone_data()
{
    QTest::addColumn<QString>("letters");
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("english"); // empty: no sign
    const auto row = [](const char *name, const char *letters, const char *text, const char *english) {
        QTest::newRow(name) << QString::fromUtf8(letters) << QString::fromUtf8(text) << QString(english);
    };
    row("English", "KQRBN", "N", "N");
    row("small", "KQRBN", "n", "N");
    row("a small b is a bishop where nothing else is asked", "KQRBN", "b", "B");
    row("full width", "KQRBN", "Ｑ", "Q");
    row("Chinese", "KQRBN", "車", "R");
    row("a black figurine", "KQRBN", "♝", "B");
    row("a pawn", "KQRBN", "♙", "P");
    row("German", "KDTLS", "D", "Q");
    row("German, small, but a file", "KDTLS", "d", "");
    row("German, small", "KDTLS", "t", "R");
    row("German, full width", "KDTLS", "Ｔ", "R");
    row("English in German", "KDTLS", "Q", "Q");
    row("French against English", "RDTFC", "R", "K");
    row("Russian king", "Кр Ф Л С К", "Кр", "K");
    row("Russian knight", "Кр Ф Л С К", "К", "N");
    row("unknown", "KQRBN", "S", "");
    row("a digit", "KQRBN", "4", "");
    row("two", "KQRBN", "QQ", "");
    row("nothing", "KQRBN", "", "");
    row("a sign of capture is no rook", "VHXTM", "x", "");
    row("castling's o is no bishop", "KLVOR", "o", "");
}

void TestPieceLetters::readsASignAlone()
{
    QFETCH(QString, letters);
    QFETCH(QString, text);
    const auto type = parsePieceSign(text.toStdString(), PieceLetters::parse(letters.toStdString()).value());
    QTEST(type ? QString(letter(*type)) : QString(), "english");
}

QTEST_APPLESS_MAIN(TestPieceLetters)
#include "tst_pieceletters.moc"
