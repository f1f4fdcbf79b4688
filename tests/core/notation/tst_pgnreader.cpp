#include "core/notation/pgnreader.h"

#include <QtTest>

using namespace chess;

namespace {

/// Tokens as "Kind(text)", games in "<" and ">", faults as "!number line:column".
class Recorder final : public PgnVisitor
{
public:
    QStringList told;
    std::string joined;

    void beginGame() override { told << "<"; }
    void endGame() override { told << ">"; }
    void fault(PgnSyntaxFault fault, const PgnPlace &place) override
    {
        told << QStringLiteral("!%1 %2:%3").arg(static_cast<int>(fault)).arg(place.line).arg(place.column);
    }
    void token(const PgnToken &token) override
    {
        joined += token.text;
        const QString text = QString::fromStdString(std::string(token.text));
        const QString value = QString::fromStdString(std::string(token.value));
        switch (token.kind) {
        case PgnToken::Kind::Space:
            return;
        case PgnToken::Kind::Escape:
            told << "escape" << text;
            return;
        case PgnToken::Kind::Tag:
            told << "[" + QString::fromStdString(std::string(token.name)) + "=" + value + "]";
            return;
        case PgnToken::Kind::Comment:
            told << "{" + value + "}";
            return;
        case PgnToken::Kind::LineComment:
            told << ";" + value;
            return;
        case PgnToken::Kind::Nag:
            told << "$" + QString::number(token.nag);
            return;
        case PgnToken::Kind::Unread:
            told << "?" + text;
            return;
        case PgnToken::Kind::Result:
            told << "=" + text;
            return;
        case PgnToken::Kind::MoveNumber:
            told << "#" + text;
            return;
        case PgnToken::Kind::MoveSuffix:
            told << "~" + text;
            return;
        default:
            told << text;
        }
    }
};

} // namespace

class TestPgnReader : public QObject
{
    Q_OBJECT
private slots:
    void tokens_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QString>("told");
        const auto row = [](const char *name, const char *text, const char *told) {
            QTest::newRow(name) << QByteArray(text) << QString::fromUtf8(told);
        };
        row("nothing", "", "");
        row("a game", "[White \"x\"]\n\n1. e4 e5 1-0\n", "< [White=x] #1. e4 e5 =1-0 >");
        row("tags on one line", "[A \"b\\\"\"] [C \"A]]\"][D \"\\\"A]][\"]", "< [A=b\\\"] [C=A]]] [D=\\\"A]][] >");
        row("bare quotes", "[White \"\"Guru\"\"]", "< !2 1:1 [White=\"Guru\"] >");
        row("a path that ends in a backslash", "[Site \"C:\\\"]", "< [Site=C:\\] >");
        row("a tag without its bracket", "[Event \"x\"\n*", "< !3 1:1 [Event=x] =* >");
        row("a blank line between tags", "[Event \"x\"]\n\n[White \"y\"]\n\n1. e4 *",
            "< [Event=x] [White=y] #1. e4 =* >");
        row("tag sections alone", "[White \"x\"]\n[Black \"y\"]\n\n[White \"z\"]",
            "< [White=x] [Black=y] > < [White=z] >");
        row("a second Event", "[Event \"x\"]\n[Event \"y\"]", "< [Event=x] > < [Event=y] >");
        row("the next game on the line of a result", "1. e4 1-0 [Event \"x\"]\n1. d4 *",
            "< #1. e4 =1-0 > < [Event=x] #1. d4 =* >");
        row("games without results", "[White \"x\"] 1. e4 {so}\n\n[White \"y\"] 1. d4",
            "< [White=x] #1. e4 {so} > < [White=y] #1. d4 >");
        row("games without tags", "1.e4 e5 1-0\n1.d4 1/2-1/2\n\ne4 c5 *",
            "< #1. e4 e5 =1-0 > < #1. d4 =1/2-1/2 > < e4 c5 =* >");
        row("a lone result", "*\n", "< =* >");
        row("prose", "e-mail\n1-0 or so", "!0 1:1 ?e-mail !0 2:1 ?1-0 or so");
        row("escapes", "%one\n[White \"x\"]\n%two\n1. e4 %no\n% three\n*",
            "escape %one < [White=x] escape %two #1. e4 %no escape % three =* >");
        row("comments", "{a {b} ;c } (\n1. e4;d\ne5 {e;f}*", "{a {b} ;c } ( < #1. e4 ;d e5 {e;f} =* >");
        row("variations", "1. e4 (1. d4 (1. c4)) e5", "< #1. e4 ( #1. d4 ( #1. c4 ) ) e5 >");
        row("glyphs", "1. e4! e5?! Nf3 !? Nc6?? Bb5 $14\\$18 += d6 N",
            "< #1. e4 $1 e5 $6 Nf3 $5 Nc6 $4 Bb5 $14 $18 $14 d6 $146 >");
        row("numbers", "1.e4 1... e5 2 Nf3 2.. Nc6 3.\nBb5 ...a6 4\u2026 Ba4",
            "< #1. e4 #1... e5 #2 Nf3 #2.. Nc6 #3. Bb5 #... a6 #4\u2026 Ba4 >");
        row("castling with zeros is no result", "1. 0-0 0-0-0 0-1", "< #1. 0-0 0-0-0 =0-1 >");
        row("results", "e4 1:0\ne4 0\u20131\ne4 \u00bd-\u00bd\ne4 1/2\ne4 1 - 0",
            "< e4 =1:0 > < e4 =0\u20131 > < e4 =\u00bd-\u00bd > < e4 =1/2 > < e4 =1 - 0 >");
        row("a result glued to a mate", "1. Rd8#1-0", "< #1. Rd8# =1-0 >");
        row("a result in a variation", "1. e4 (1. d4 1-0 ) *", "< #1. e4 ( #1. d4 ?1-0 ) =* >");
        row("promotions", "1. b8(N) c8/R d8=Q(1. e8Q)", "< #1. b8(N) c8/R d8=Q ( #1. e8Q ) >");
        row("en passant", "5. exf6ep dxe6 e.p. Qh5 +", "< #5. exf6ep dxe6 ~e.p. Qh5 ~+ >");
        row("null moves", "1. -- Z0", "< #1. -- Z0 >");
        row("stray signs", "1. e4 ) } ] $ ?!?! *",
            "< #1. e4 !8 1:7 ?) !6 1:9 ?} !10 1:11 ?] !10 1:13 ?$ !10 1:15 ?\?!?! =* >");
        row("an unclosed comment", "1. e4 {x\n*", "< #1. e4 !5 1:7 {x\n*} >");
        row("a byte order mark", "\ufeff[White \"x\"] *", "< [White=x] =* >");
        row("old Macintosh lines", "[White \"x\"]\r\r1. e4\r%esc\r*", "< [White=x] #1. e4 escape %esc =* >");
    }
    void tokens()
    {
        QFETCH(QByteArray, text);
        QFETCH(QString, told);
        const std::string input = text.toStdString();
        Recorder whole;
        PgnReader(whole).read(input);
        QCOMPARE(whole.told.join(' '), told);
        QCOMPARE(whole.joined, input);
        Recorder pieces;
        PgnReader reader(pieces);
        for (const char c : input)
            reader.feed(std::string_view(&c, 1));
        reader.finish();
        QCOMPARE(pieces.told.join(' '), told);
        QCOMPARE(pieces.joined, input);
    }

    void countsLinesOfEveryKind()
    {
        Recorder recorder;
        PgnReader(recorder).read("[White \"x\"]\r\n\r\n1. \u767d {a\rb} }\n*");
        QVERIFY(recorder.told.contains("!6 4:4"));
    }

    void takesEscapesOutOfTagValues() { QCOMPARE(tagValue("a\\\"b\\\\c\\d\\"), std::string("a\"b\\c\\d\\")); }

    void unwrapsComments_data()
    {
        QTest::addColumn<QByteArray>("comment");
        QTest::addColumn<QByteArray>("text");
        const auto row = [](const char *name, const char *comment, const char *text) {
            QTest::newRow(name) << QByteArray(comment) << QByteArray(text);
        };
        row("one line", " one line ", " one line ");
        row("broken for width", "[%clk\n0:01]\r\nand", "[%clk 0:01] and");
        row("a blank before the line end", "one \ntwo\n three", "one two three");
        row("paragraphs", "one\n\ntwo\r\n\r\n\r\nthree", "one\ntwo\n\nthree");
    }
    void unwrapsComments()
    {
        QFETCH(QByteArray, comment);
        QFETCH(QByteArray, text);
        QCOMPARE(QByteArray::fromStdString(unwrapped(comment.toStdString())), text);
    }
};

QTEST_APPLESS_MAIN(TestPgnReader)
#include "tst_pgnreader.moc"
