#include "core/game/pgnreading.h"
#include "core/game/pgnwriter.h"
#include "core/laws/matchrecord.h"
#include "core/laws/recordedevents.h"
#include "core/laws/scoresheet.h"
#include "tests/core/laws/script.h"

#include <QTest>

#include <algorithm>

using namespace chess;

Q_DECLARE_METATYPE(chess::Event)

namespace {

/// A sheet in one line: "1. e4 e5 (=) | 2. Nf3 …", with times in seconds after a colon.
QString described(const ScoreSheet &sheet)
{
    QStringList rows;
    for (const ScoreRow &row : sheet.rows) {
        QString text = QStringLiteral("%1.").arg(row.number);
        for (const Color color : AllColors) {
            const auto &entry = row.moves[color];
            if (!entry) {
                text += QStringLiteral(" …");
                continue;
            }
            text += ' ' + QString::fromStdString(entry->move);
            if (entry->timeLeft)
                text += QStringLiteral(":%1").arg(static_cast<double>(entry->timeLeft->count()) / 1000);
            if (entry->timeUsed)
                text += QStringLiteral("-%1").arg(static_cast<double>(entry->timeUsed->count()) / 1000);
            if (entry->drawOffered)
                text += QStringLiteral(" (=)");
        }
        rows << text;
    }
    return rows.join(QStringLiteral(" | "));
}

} // namespace

/// The score sheet of a game, written for both players.
class TestScoreSheet : public QObject
{
    Q_OBJECT

private slots:
    void hasAllMoves_data();
    void hasAllMoves();
    void marksOffers_data();
    void marksOffers();
    void hasTheTimes();
    void isSpeltAsWished();
    void tellsWhatHappened();
    void tellsNamesAndResult();
    void comesBackFromAFile();
    void readsRecords_data();
    void readsRecords();
    void refusesOtherRecords_data();
    void refusesOtherRecords();
};

void TestScoreSheet::hasAllMoves_data()
{
    QTest::addColumn<QString>("pgn");
    QTest::addColumn<QString>("sheet");
    const auto row = [](const char *name, const char *pgn, const char *sheet) {
        QTest::newRow(name) << QString::fromUtf8(pgn) << QString::fromUtf8(sheet);
    };
    row("no move yet", "*", "");
    row("White has moved", "1. e4 *", "1. e4 …");
    row("both have moved", "1. e4 e5 2. Nf3 *", "1. e4 e5 | 2. Nf3 …");
    row("Black begins", "[SetUp \"1\"]\n[FEN \"4k3/4p3/8/8/8/8/4P3/4K3 b - - 0 31\"]\n\n31... e5 32. e4 *",
        "31. … e5 | 32. e4 …");
    row("the main line alone", "1. e4 (1. d4 d5) e5 *", "1. e4 e5");
    row("a null move of a study", "1. e4 -- 2. d4 *", "1. e4 -- | 2. d4 …");
}

void TestScoreSheet::hasAllMoves()
{
    QFETCH(QString, pgn);
    QTEST(described(scoreSheet(readGame(pgn.toStdString()).value().game)), "sheet");
}

void TestScoreSheet::marksOffers_data()
{
    QTest::addColumn<std::string>("words");
    QTest::addColumn<QString>("sheet");
    const auto row = [](const char *name, const char *words, const char *sheet) {
        QTest::newRow(name) << std::string(words) << QString::fromUtf8(sheet);
    };
    row("none", "e2e4 e7e5", "1. e4 e5");
    row("with the move", "e2e4 e7e5 w~ g1f3 b8c6", "1. e4 e5 | 2. Nf3 (=) Nc6");
    row("before the move", "e2e4 e7e5 w= g1f3 b8c6", "1. e4 e5 | 2. Nf3 (=) Nc6");
    row("before a move that isn't made yet", "e2e4 e7e5 w=", "1. e4 e5");
    row("in the opponent's turn", "e2e4 e7e5 g1f3 w= b8c6", "1. e4 e5 | 2. Nf3 (=) Nc6");
    row("by Black", "e2e4 e7e5 g1f3 b~ b8c6", "1. e4 e5 | 2. Nf3 Nc6 (=)");
    row("a wrong claim is one", "e2e4 e7e5 w?3 g1f3", "1. e4 e5 | 2. Nf3 (=) …");
}

void TestScoreSheet::marksOffers()
{
    QFETCH(std::string, words);
    Game game;
    Match match(game);
    script::run(match, words);
    QTEST(described(scoreSheet(game)), "sheet");
}

void TestScoreSheet::hasTheTimes()
{
    const auto game =
        readGame("1. e4 {[%clk 1:29:58.5] [%emt 0:00:01.5]} e5 {[%clk 1:30:00]} 2. Nf3 {[%emt 0:01:00]} *");
    QCOMPARE(described(scoreSheet(game.value().game)), QStringLiteral("1. e4:5398.5-1.5 e5:5400 | 2. Nf3-60 …"));
}

void TestScoreSheet::isSpeltAsWished()
{
    const Game game = readGame("1. e4 e5 2. Nf3 Nc6 3. Bc4 Bc5 4. O-O *").value().game;
    QCOMPARE(described(scoreSheet(game, {.letters = PieceLetters::figurines()})),
             QStringLiteral("1. e4 e5 | 2. ♘f3 ♘c6 | 3. ♗c4 ♗c5 | 4. O-O …"));
    const MoveSpelling chinese{
        .letters = PieceLetters::chineseSimplified(), .longForm = true, .style = MoveSpelling::Style::Laws};
    QCOMPARE(described(scoreSheet(game, chinese)),
             QStringLiteral("1. e2-e4 e7-e5 | 2. 马g1-f3 马b8-c6 | 3. 象f1-c4 象f8-c5 | 4. 0-0 …"));
}

void TestScoreSheet::tellsWhatHappened()
{
    Game game;
    Match match(game);
    script::run(match, "e2e4 e7e5 w?3:g1f3 b- g1f3");
    const ScoreSheet sheet = scoreSheet(game);
    QVERIFY(sheet.eventsBefore.empty());
    std::vector<Event> events;
    for (const ScoreRow &row : sheet.rows) {
        for (const Color color : AllColors) {
            if (row.moves[color])
                events.insert(events.end(), row.moves[color]->events.begin(), row.moves[color]->events.end());
        }
    }
    const auto claim =
        std::ranges::find_if(events, [](const Event &event) { return std::holds_alternative<ClaimChecked>(event); });
    QVERIFY(claim != events.end());
    const auto &checked = std::get<ClaimChecked>(*claim);
    QVERIFY(checked.by == Color::White && checked.kind == ClaimKind::Threefold && !checked.right);
    QVERIFY(checked.intended == Move(Square::G1, Square::F3));
}

void TestScoreSheet::tellsNamesAndResult()
{
    Game game;
    game.setTag("White", "Ada");
    game.setTag("Black", "Ben");
    QVERIFY(!scoreSheet(game).outcome);
    game.setOutcome(win(Color::Black, Termination::Resignation));
    const ScoreSheet sheet = scoreSheet(game);
    QCOMPARE(sheet.names.white, std::string("Ada"));
    QCOMPARE(sheet.names.black, std::string("Ben"));
    QVERIFY(sheet.outcome == win(Color::Black, Termination::Resignation));
}

void TestScoreSheet::comesBackFromAFile()
{
    Game game;
    Match match(game);
    script::run(match, "e2e4 e7e5 w~ g1f3 b- b?50 b8c6 w#");
    const Game read = readGame(writePgn(game)).value().game;
    QVERIFY(scoreSheet(read).rows.size() == 2);
    QCOMPARE(described(scoreSheet(read)), described(scoreSheet(game)));
    QVERIFY(scoreSheet(read).outcome == scoreSheet(game).outcome);
    QVERIFY(scoreSheet(read).rows[1].moves.black->events == scoreSheet(game).rows[1].moves.black->events);
}

void TestScoreSheet::readsRecords_data()
{
    QTest::addColumn<std::string>("text");
    QTest::addColumn<Event>("event");
    const auto row = [](const std::string &text, const Event &event) { QTest::newRow(text.c_str()) << text << event; };
    row("offer w", OfferMade{Color::White, OfferKind::WithMove});
    row("offer b early", OfferMade{Color::Black, OfferKind::Early});
    row("offer w outofturn", OfferMade{Color::White, OfferKind::OutOfTurn});
    row("offer b claim", OfferMade{Color::Black, OfferKind::Claim});
    row("offer b increment", OfferMade{Color::Black, OfferKind::Increment});
    row("illegal w move 1", IllegalActCounted{Color::White, IllegalAct::Move, 1});
    row("illegal b kinggiven 3", IllegalActCounted{Color::Black, IllegalAct::KingGivenAway, 3});
    row("time b 120000 illegal", TimeAdded{Color::Black, std::chrono::minutes(2), TimeReason::IllegalAct});
    row("time w -300000 claim", TimeAdded{Color::White, -std::chrono::minutes(5), TimeReason::WrongClaim});
    row("times 5400000 5300000", TimesSet{{std::chrono::seconds(5400), std::chrono::seconds(5300)}});
    row("swap clocks", ClocksSwapped{});
    row("swap players", PlayersSwapped{false});
    row("swap players restart", PlayersSwapped{true});
    row("flag w", FlagFell{Color::White});
    row("increment", IncrementStarted{});
    row("distraction w 3", DistractionNoted{Color::White, 3});
    row("judge b", JudgementWanted{Color::Black});
    row("warn w outofturn", Warned{Color::White, WarningReason::OutOfTurnOffer, {}});
    row("warn w arbiter Be%20quiet", Warned{Color::White, WarningReason::Arbiter, "Be quiet"});
    row("order pause", Ordered{act::Pause{}, {}});
    row("order times 60000 50000 Wrong%20setting",
        Ordered{act::SetTimes{{std::chrono::seconds(60), std::chrono::seconds(50)}}, "Wrong setting"});
    row("order result 1/2 0", Ordered{act::Result{{Points::Half, Points::Zero}}, {}});
    row("pause", MatchPaused{});
    row("resume", MatchResumed{});
    row("corrected 24", PositionCorrected{24});
    row("adjourned w 8/8%20w - 1000 b 22:15 -",
        MatchAdjourned{{Color::White, "8/8 w", {std::nullopt, std::chrono::seconds(1)}, Color::Black, "22:15", ""}});
    row("opened w Nf3", SealedOpened{Color::White, "Nf3", true});
    row("opened b", SealedOpened{Color::Black, "", true});
    row("unplayable w Nf9", SealedOpened{Color::White, "Nf9", false});
    row("absent w b", PlayersAbsent{{true, true}});
    row("absent b", PlayersAbsent{{false, true}});
    row("undecided 2000000", Decided{Verdict::Unknown, 2000000});
    row("signed b", ResultSigned{Color::Black});
    row("claim w threefold wrong", ClaimChecked{Color::White, ClaimKind::Threefold, std::nullopt, false, 0});
    row("claim b fifty right", ClaimChecked{Color::Black, ClaimKind::Fifty, std::nullopt, true, 0});
    row("claim w fifty g1f3 wrong",
        ClaimChecked{Color::White, ClaimKind::Fifty, Move(Square::G1, Square::F3), false, 0});
}

void TestScoreSheet::readsRecords()
{
    QFETCH(std::string, text);
    QFETCH(Event, event);
    const auto read = parseRecordText(text, Position());
    QVERIFY(read);
    QVERIFY(*read == event);
    QCOMPARE(recordText(*read, Variant::Standard), text);
}

void TestScoreSheet::refusesOtherRecords_data()
{
    QTest::addColumn<QString>("text");
    for (const char *text : {"",
                             "offer",
                             "offer x",
                             "offer w soon",
                             "offer w early twice",
                             "claim",
                             "claim w",
                             "claim w threefold",
                             "claim w fivefold right",
                             "claim x fifty right",
                             "claim w fifty Nf9 right",
                             "claim w fifty g1f3",
                             "claim w fifty right twice",
                             "dance w",
                             "illegal w move",
                             "illegal w sneeze 1",
                             "time w illegal",
                             "time w 100 gift",
                             "times 100",
                             "swap",
                             "swap seats",
                             "swap players later",
                             "flag",
                             "increment w",
                             "distraction w",
                             "warn w",
                             "warn w bystander",
                             "order",
                             "order dance",
                             "order times 1",
                             "corrected",
                             "adjourned",
                             "adjourned w",
                             "adjourned w fen x - - a b",
                             "adjourned w fen 1 1 - a",
                             "opened",
                             "unplayable x",
                             "absent",
                             "absent w w",
                             "absent x",
                             "undecided",
                             "signed"})
        QTest::newRow(text) << QString(text);
}

void TestScoreSheet::refusesOtherRecords()
{
    QFETCH(QString, text);
    QVERIFY(!parseRecordText(text.toStdString(), Position()));
}

QTEST_APPLESS_MAIN(TestScoreSheet)
#include "tst_scoresheet.moc"
