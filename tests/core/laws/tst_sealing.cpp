#include "core/laws/sealing.h"

#include <QTest>

#include <set>
#include <thread>

#ifdef Q_OS_LINUX
#include <sys/resource.h>
#endif

using namespace chess;
using Kind = SealingError::Kind;

Q_DECLARE_METATYPE(SealingError::Kind)

/// Sealed moves: what goes in comes out with the right passphrase only, and nothing of it shows.
class TestSealing : public QObject
{
    Q_OBJECT

private slots:
    void opensWhatWasSealed_data();
    void opensWhatWasSealed();
    void hidesTheText();
    void tellsNoLength();
    void refusesWhatItCannotOpen_data();
    void refusesWhatItCannotOpen();
    void opensNothingThatWasAltered();
    void makesTheSameKeyAgain();
    void makesAnotherKey_data();
    void makesAnotherKey();
    void readsKeys_data();
    void readsKeys();
    void saysWhereMemoryIsShort();

private:
    /// Deriving a key is slow on purpose: the tests share one.
    static const SealingKey &key()
    {
        static const SealingKey made = deriveSealingKey("open sesame", newSealingSalt()).value();
        return made;
    }
    static SealingKey otherKey()
    {
        SealingKey other = key();
        other.secret[5] ^= 1;
        return other;
    }
    static SealingKey keyWithOtherSalt()
    {
        SealingKey other = key();
        other.salt[0] ^= 1;
        return other;
    }
};

void TestSealing::opensWhatWasSealed_data()
{
    QTest::addColumn<std::string>("text");
    QTest::newRow("a move") << std::string("Nf3");
    QTest::newRow("in Chinese") << std::string("马f3");
    QTest::newRow("nothing") << std::string();
    QTest::newRow("one short of a block") << std::string(63, 'x');
    QTest::newRow("a block") << std::string(64, 'x');
    QTest::newRow("an essay") << std::string(10'000, '=');
    QTest::newRow("any bytes") << std::string("\0\x80\0\0\x80\0\0", 7);
}

void TestSealing::opensWhatWasSealed()
{
    QFETCH(std::string, text);
    const std::string sealed = seal(text, key());
    const auto opened = unseal(sealed, key());
    QVERIFY(opened);
    QCOMPARE(*opened, text);
    QCOMPARE(unseal(" \n" + sealed + "\r\n", key()).value(), text);
    QVERIFY(sealingSaltOf(sealed).value() == key().salt);
}

void TestSealing::hidesTheText()
{
    const std::string text = "Qd8-h4+ Qd8-h4+ Qd8-h4+";
    const std::string sealed = seal(text, key());
    QVERIFY(sealed != seal(text, key())); // another nonce, so that nobody can try texts
    QCOMPARE(sealed.find_first_not_of("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_."),
             std::string::npos);
    // A text with every byte the same still comes out mixed.
    const std::string uniform = seal(std::string(4096, 'a'), key());
    QVERIFY(std::set<char>(uniform.begin(), uniform.end()).size() == 65);
}

void TestSealing::tellsNoLength()
{
    QCOMPARE(seal("e4", key()).size(), seal("exd8=Q+ e.p. (=)", key()).size());
    QVERIFY(seal(std::string(64, ' '), key()).size() > seal("e4", key()).size());
}

void TestSealing::refusesWhatItCannotOpen_data()
{
    QTest::addColumn<std::string>("sealed");
    QTest::addColumn<SealingError::Kind>("kind");
    const auto row = [](const char *name, const std::string &sealed, Kind kind) {
        QTest::newRow(name) << sealed << kind;
    };
    const std::string sealed = seal("Nf3", key());
    row("nothing", "", Kind::Unreadable);
    row("a plain move", "Nf3", Kind::Unreadable);
    row("a later version", "2" + sealed.substr(1), Kind::Unreadable);
    row("two words", sealed + " " + sealed, Kind::Unreadable);
    row("no content", "1.", Kind::Damaged);
    row("not base 64", "1.?" + sealed.substr(3), Kind::Damaged);
    row("cut short", sealed.substr(0, sealed.size() - 4), Kind::Damaged);
    row("cut very short", sealed.substr(0, 42), Kind::Damaged);
    row("lengthened", sealed + "AAAA", Kind::Damaged);
    row("sealed by another passphrase", seal("Nf3", otherKey()), Kind::WrongKey);
    row("sealed by the same passphrase with another salt", seal("Nf3", keyWithOtherSalt()), Kind::WrongKey);
}

void TestSealing::refusesWhatItCannotOpen()
{
    QFETCH(std::string, sealed);
    QFETCH(SealingError::Kind, kind);
    const auto opened = unseal(sealed, key());
    QVERIFY(!opened);
    QCOMPARE(opened.error().kind, kind);
    const auto salt = sealingSaltOf(sealed);
    QCOMPARE(salt.has_value(), kind == Kind::WrongKey);
    if (!salt)
        QCOMPARE(salt.error().kind, kind);
}

void TestSealing::opensNothingThatWasAltered()
{
    const std::string sealed = seal("Nf3", key());
    for (std::size_t i = 0; i < sealed.size(); ++i) {
        std::string altered = sealed;
        altered[i] = altered[i] == 'A' ? 'B' : 'A';
        const auto opened = unseal(altered, key());
        QVERIFY2(!opened, qPrintable(QStringLiteral("character %1").arg(i)));
        QCOMPARE(opened.error().kind, i < 2 ? Kind::Unreadable : Kind::Damaged);
    }
}

void TestSealing::makesTheSameKeyAgain()
{
    const std::string sealed = seal("O-O-O", key());
    std::optional<SealingKey> again;
    std::thread worker([&] { again = deriveSealingKey("open sesame", sealingSaltOf(sealed).value()).value(); });
    worker.join();
    QVERIFY(again == key());
    // A file that is kept for years must open with a later version of the program and of libsodium.
    const SealingSalt salt{'t', 'h', 'e', ' ', 's', 'a', 'm', 'e', ' ', 's', 'a', 'l', 't', '1', '2', '3'};
    const SealingKey kept = deriveSealingKey("封着", salt).value();
    QCOMPARE(toText(kept), std::string("dGhlIHNhbWUgc2FsdDEyM_mmsSzSOug2Z9MUqszX4tlQQ3ildVz2aUxQu3PGgiv0"));
    QCOMPARE(unseal("1.dGhlIHNhbWUgc2FsdDEyM02ocSszwaDmr_0CokF1NGzlGWZO-kgu184OJ_WzfOJUH07E5_sYCQoxm2f_"
                    "pPSQDPT2knqopQeNHW47nRvjnDbMdz3h2nXcMqSpQ-cz9Qh1_"
                    "MsDDavn6kUmyFQMJqPu2y3b6qCbVTEUihXCwttVgyxkP9BwoQClMBKrEYSubBnA4a_AAryHbXk",
                    kept)
                 .value(),
             std::string("Ra8-a1#"));
}

void TestSealing::makesAnotherKey_data()
{
    QTest::addColumn<std::string>("passphrase");
    QTest::addColumn<SealingSalt>("salt");
    QTest::newRow("no passphrase") << std::string() << key().salt;
    QTest::newRow("a blank more") << std::string("open sesame ") << key().salt;
    QTest::newRow("another salt") << std::string("open sesame") << newSealingSalt();
}

void TestSealing::makesAnotherKey()
{
    QFETCH(std::string, passphrase);
    QFETCH(SealingSalt, salt);
    const SealingKey made = deriveSealingKey(passphrase, salt).value();
    QVERIFY(made.secret != key().secret);
    QCOMPARE(unseal(seal("Nf3", made), key()).error().kind, Kind::WrongKey);
}

void TestSealing::readsKeys_data()
{
    QTest::addColumn<std::string>("text");
    QTest::addColumn<bool>("readable");
    const std::string text = toText(key());
    QTest::newRow("as written") << text << true;
    QTest::newRow("nothing") << std::string() << false;
    QTest::newRow("cut short") << text.substr(0, text.size() - 4) << false;
    QTest::newRow("lengthened") << text + "AAAA" << false;
    QTest::newRow("not base 64") << "?" + text.substr(1) << false;
    QTest::newRow("with a blank") << text + " " << false;
}

void TestSealing::readsKeys()
{
    QFETCH(std::string, text);
    QFETCH(bool, readable);
    const auto read = parseSealingKey(text);
    QCOMPARE(read.has_value(), readable);
    if (read)
        QVERIFY(*read == key());
}

void TestSealing::saysWhereMemoryIsShort()
{
#if defined(Q_OS_LINUX) && !defined(__SANITIZE_ADDRESS__)
    const SealingSalt salt = key().salt;
    rlimit before{};
    QCOMPARE(getrlimit(RLIMIT_AS, &before), 0);
    rlimit small = before;
    small.rlim_cur = 1; // nothing new can be mapped
    QCOMPARE(setrlimit(RLIMIT_AS, &small), 0);
    const auto made = deriveSealingKey("open sesame", salt);
    setrlimit(RLIMIT_AS, &before);
    QVERIFY(!made);
    QCOMPARE(made.error().kind, Kind::NoMemory);
#else
    QSKIP("the memory of the program can't be limited here");
#endif
}

QTEST_APPLESS_MAIN(TestSealing)
#include "tst_sealing.moc"
