#include "core/game/annotation.h"

#include <QtTest>

using namespace chess;

namespace {

/// "text|%name value|$5|?unread", "/" between comments, "<" before what stands before the move.
QString words(const Annotations &annotations)
{
    QString result;
    for (const Annotation &annotation : annotations) {
        if (!result.isEmpty())
            result += annotation.continuesComment ? "|" : "/";
        if (annotation.place == Annotation::Place::BeforeMove)
            result += "<";
        switch (annotation.kind) {
        case Annotation::Kind::Text:
            result += QString::fromStdString(annotation.text);
            break;
        case Annotation::Kind::Command:
            result += "%" + QString::fromStdString(annotation.name + " " + annotation.text);
            break;
        case Annotation::Kind::Nag:
            result += "$" + QString::number(annotation.nag);
            break;
        case Annotation::Kind::Unread:
            result += "?" + QString::fromStdString(annotation.text);
            break;
        }
    }
    return result;
}

} // namespace

class TestAnnotation : public QObject
{
    Q_OBJECT
private slots:
    void takesCommentsApart_data()
    {
        QTest::addColumn<QByteArray>("comment");
        QTest::addColumn<QString>("pieces");
        const auto row = [](const char *name, const char *comment, const char *pieces) {
            QTest::newRow(name) << QByteArray(comment) << pieces;
        };
        row("text alone", "a good move", "a good move");
        row("empty", "", "");
        row("a clock", "[%clk 0:09:58.6]", "%clk 0:09:58.6");
        row("text after shapes", "[%cal Gc4f7,Gh5f7][%csl Rf7] Threatening", "%cal Gc4f7,Gh5f7|%csl Rf7| Threatening");
        row("text around", "so [%eval -0.3] so", "so |%eval -0.3| so");
        row("without value", "[%mark]", "%mark ");
        row("never closed", "[%clk 0:01", "[%clk 0:01");
        row("no name", "[% x]", "[% x]");
        row("blank without value", "[%clk ]", "[%clk ]");
        row("brackets of people", "[sic] [%", "[sic] [%");
        row("what we could not read", "[%tm unread %25 a%5D%7D]", "?% a]}");
        row("our other commands", "[%tm offer w]", "%tm offer w");
        row("carriage returns", "a\r\nb\rc", "a\nb\nc");
        row("a paragraph that would begin an escape line", "a\n%b", "a\n %b");
        row("a closing brace must stay on one line", "a}\nb", "a} b");
    }
    void takesCommentsApart()
    {
        QFETCH(QByteArray, comment);
        QFETCH(QString, pieces);
        const Annotations annotations = readComment(comment.toStdString());
        QCOMPARE(words(annotations), pieces);
        const std::string content = commentContent(annotations.begin(), annotations.end());
        QVERIFY(readComment(content) == annotations);
    }

    void normalizes()
    {
        Annotation second = Annotation::comment(" and [%csl Ge4]");
        second.continuesComment = true;
        Annotation orphan = Annotation::comment("alone");
        orphan.continuesComment = true;
        const Annotations given{Annotation::comment("one"), second, Annotation::glyph(5), orphan,
                                Annotation::comment("before", Annotation::Place::BeforeMove)};
        QCOMPARE(words(normalized(given)), "<before/one and |%csl Ge4/$5/alone");
        QVERIFY(normalized(normalized(given)) == normalized(given));
    }

    void showsTextWithoutCommands()
    {
        Annotations annotations = readComment("[%clk 0:01] good [%eval 1] move ");
        for (const Annotation &annotation : readComment("really"))
            annotations.push_back(annotation);
        QCOMPARE(plainText(annotations), std::string("good move\nreally"));
        QCOMPARE(plainText(annotations, Annotation::Place::BeforeMove), std::string());
        QCOMPARE(commandText(annotations, "clk").value_or(""), std::string_view("0:01"));
        QVERIFY(!commandText(annotations, "emt"));
    }

    void readsShapes()
    {
        const auto read = shapes(readComment("[%csl Ge4, Rh8][%cal Ye2e4,Bx1a2,G]"));
        const std::vector<Shape> expected{
            {'G', Square::E4, std::nullopt}, {'R', Square::H8, std::nullopt}, {'Y', Square::E2, Square::E4}};
        QVERIFY(read == expected);
    }
};

QTEST_APPLESS_MAIN(TestAnnotation)
#include "tst_annotation.moc"
