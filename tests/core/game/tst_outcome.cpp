#include "core/game/outcome.h"

#include <QtTest>

using namespace chess;

namespace {

QString words(const std::optional<Outcome> &outcome)
{
    return outcome ? QString::fromStdString(pointsText(outcome->points)) : QStringLiteral("none");
}

} // namespace

class TestOutcome : public QObject
{
    Q_OBJECT
private slots:
    void readsResults_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QString>("points");
        const auto row = [](const char *text, const char *points) {
            QTest::newRow(text) << QByteArray(text) << points;
        };
        row("1-0", "1-0");
        row("0-1", "0-1");
        row("1/2-1/2", "1/2-1/2");
        row("1:0", "1-0");
        row("0\u20131", "0-1"); // en dash
        row("1 - 0", "1-0");
        row("\u00bd-\u00bd", "1/2-1/2");
        row("\u00bd:\u00bd", "1/2-1/2");
        row("1/2", "1/2-1/2");
        row("\u00bd", "1/2-1/2");
        row("0.5-0.5", "1/2-1/2");
        row("0,5-0,5", "1/2-1/2");
        row("+/-", "1-0");
        row("-/+", "0-1");
        row("+:-", "1-0");
        row("0-0", "0-0");
        row("1/2-0", "1/2-0");
        row("0-1/2", "0-1/2");
        row("*", "none");
        row("", "none");
        row("?", "none");
        row("1", "none");
        row("1-", "none");
        row("2-0", "none");
        row("White wins", "none");
    }
    void readsResults()
    {
        QFETCH(QByteArray, text);
        QFETCH(QString, points);
        QCOMPARE(words(parseResult(text.toStdString())), points);
    }

    void writesTheTokensOfPgn()
    {
        QCOMPARE(resultToken(std::nullopt), std::string_view("*"));
        QCOMPARE(resultToken(win(Color::White, Termination::Checkmate)), std::string_view("1-0"));
        QCOMPARE(resultToken(win(Color::Black, Termination::Resignation)), std::string_view("0-1"));
        QCOMPARE(resultToken(draw(Termination::Agreement)), std::string_view("1/2-1/2"));
        QCOMPARE(resultToken(Outcome{Termination::Unknown, {Points::Zero, Points::Zero}}), std::string_view("*"));
        QCOMPARE(resultToken(Outcome{Termination::Unknown, {Points::Half, Points::Zero}}), std::string_view("*"));
    }

    void readsTheTerminationsItWrites()
    {
        for (int i = 0; i <= static_cast<int>(Termination::Void); ++i) {
            const auto termination = static_cast<Termination>(i);
            QCOMPARE(parseTermination(terminationName(termination)).value_or(Termination::Unknown), termination);
            QCOMPARE(terminationName(termination).empty(), termination == Termination::Unknown);
        }
        QVERIFY(!parseTermination("sudden fog"));
    }

    void writesTheWordsOfPgn_data()
    {
        QTest::addColumn<Termination>("termination");
        QTest::addColumn<std::string>("word");
        const auto row = [](std::string word, std::initializer_list<Termination> terminations) {
            for (const Termination termination : terminations)
                QTest::newRow(std::string(terminationName(termination)).c_str()) << termination << word;
        };
        using enum Termination;
        row("", {Unknown});
        row("normal",
            {Checkmate, Stalemate, DeadPosition, FivefoldRepetition, SeventyFiveMoves, ThreefoldRepetition, FiftyMoves,
             Agreement, Resignation, PerpetualCheck, CheckLimit, JointDecision});
        row("time forfeit", {TimeForfeit, BothFlags});
        row("rules infraction", {IllegalMoves, Absence, SealedMove});
        row("adjudication", {ArbiterDecision});
        row("abandoned", {Void});
    }

    void writesTheWordsOfPgn()
    {
        QFETCH(Termination, termination);
        QFETCH(std::string, word);
        QCOMPARE(std::string(pgnTermination(termination)), word);
    }
};

QTEST_APPLESS_MAIN(TestOutcome)
#include "tst_outcome.moc"
