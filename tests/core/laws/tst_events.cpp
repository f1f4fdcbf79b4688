#include "core/game/pgnreading.h"
#include "core/game/pgnwriter.h"
#include "core/laws/matchrecord.h"
#include "core/laws/recordedevents.h"
#include "core/laws/refusal.h"

#include <QFile>
#include <QRegularExpression>
#include <QSet>
#include <QTest>

#include <set>

using namespace chess;
using namespace std::chrono_literals;

namespace {

constexpr auto White = Color::White;
constexpr auto Black = Color::Black;
const Move Pawn(Square::E2, Square::E4);
const std::string Start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

struct Told {
    Event event;
    std::string record; ///< Empty: of the moment, or told elsewhere in the game.
};

/// Every kind of event, and of each kind whatever is told apart.
std::vector<Told> everyEvent()
{
    return {
        {MoveMade{White, Pawn}, ""},
        {MoveCompleted{White}, ""},
        {ManTouched{White, Square::E2}, ""},
        {AdjustAnnounced{White}, ""},
        {ManAdjusted{White, Square::E2}, ""},
        {DropShown{White, Square::E2, Square::E5}, ""},
        {DropReturned{White, Square::E2, Square::E5, MoveError{}}, ""},
        {IllegalActCounted{White, IllegalAct::Move, 1}, "illegal w move 1"},
        {IllegalActCounted{Black, IllegalAct::PawnNotPromoted, 2}, "illegal b unpromoted 2"},
        {IllegalActCounted{White, IllegalAct::PressWithoutMove, 1}, "illegal w press 1"},
        {IllegalActCounted{White, IllegalAct::KingGivenAway, 3}, "illegal w kinggiven 3"},
        {TimeAdded{Black, 120s, TimeReason::IllegalAct}, "time b 120000 illegal"},
        {TimeAdded{Black, 120s, TimeReason::WrongClaim}, "time b 120000 claim"},
        {TimeAdded{White, -300s, TimeReason::WrongClaim}, "time w -300000 claim"},
        {TimeAdded{White, -1ms, TimeReason::Arbiter}, "time w -1 arbiter"},
        {TimeAdded{Black, 120s, TimeReason::QuickFinish}, "time b 120000 quickfinish"},
        {TimesSet{{5400s, 5300s}}, "times 5400000 5300000"},
        {ClocksSwapped{}, "swap clocks"},
        {FlagFell{White}, "flag w"},
        {AbsentClockStarted{White}, ""},
        {IncrementStarted{}, "increment"},
        {OfferArmed{White, true}, ""},
        {OfferMade{White, OfferKind::WithMove}, "offer w"},
        {OfferMade{White, OfferKind::Early}, "offer w early"},
        {OfferMade{Black, OfferKind::OutOfTurn}, "offer b outofturn"},
        {OfferMade{White, OfferKind::Claim}, "offer w claim"},
        {OfferMade{White, OfferKind::Increment}, "offer w increment"},
        {OfferEnded{White, Answer::Declined}, ""},
        {DistractionNoted{White, 3}, "distraction w 3"},
        {ClaimChecked{White, ClaimKind::Threefold, Pawn, false, 0}, "claim w threefold e2e4 wrong"},
        {ClaimChecked{White, ClaimKind::Threefold, Move(Square::E2, Square::E5), false, 0},
         "claim w threefold e2e5 wrong"},
        {ClaimChecked{Black, ClaimKind::Fifty, std::nullopt, true, 0}, "claim b fifty right"},
        {DrawPossible{White, ClaimKind::Threefold}, ""},
        {DrawPossible{White, ClaimKind::Fifty}, ""},
        {JudgementWanted{White}, "judge w"},
        {TakeBackAsked{White}, ""},
        {TakeBackEnded{White, Answer::Accepted, 1}, ""},
        {Proposed{White, act::Pause{}}, ""},
        {ProposalEnded{White, act::Void{}, Answer::Declined}, ""},
        {Ordered{act::Pause{}, "Fire alarm"}, "order pause Fire%20alarm"},
        {Ordered{act::SetTimes{{5400s, 5300s}}, "100%; [sure]"}, "order times 5400000 5300000 100%25%3B%20[sure%5D"},
        {Ordered{act::SwapClocks{}, {}}, "order swap-clocks"},
        {Ordered{act::SwapPlayers{}, "封棋"}, "order swap-players 封棋"},
        {Ordered{act::Void{}, "{Board}"}, "order void {Board%7D"},
        {Ordered{act::Result{{Points::Half, Points::Zero}}, {}}, "order result 1/2 0"},
        {Warned{White, WarningReason::OutOfTurnOffer, {}}, "warn w outofturn"},
        {Warned{White, WarningReason::Arbiter, "Noise"}, "warn w arbiter Noise"},
        {Warned{Black, WarningReason::Arbiter, {}}, "warn b arbiter"},
        {PlayerReady{White}, ""},
        {MatchStarted{}, ""},
        {MatchPaused{}, "pause"},
        {MatchResumed{}, "resume"},
        {PlayersSwapped{false}, "swap players"},
        {PlayersSwapped{true}, "swap players restart"},
        {PositionCorrected{24}, "corrected 24"},
        {MatchAdjourned{{White, Start, {5400s, 5300s}, Black, "2026-11-30 18:00", "tomorrow"}},
         "adjourned w rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR%20w%20KQkq%20-%200%201 5400000 5300000 b "
         "2026-11-30%2018:00 tomorrow"},
        {MatchAdjourned{{Black, Start, {}}},
         "adjourned b rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR%20w%20KQkq%20-%200%201 - - - - -"},
        {SealedOpened{White, "Nf3", true}, "opened w Nf3"},
        {SealedOpened{White, {}, true}, "opened w"},
        {SealedOpened{Black, "e4 or d4", false}, "unplayable b e4%20or%20d4"},
        {PlayersAbsent{{true, false}}, "absent w"},
        {PlayersAbsent{{true, true}}, "absent w b"},
        {DecisionWanted{{Position(), White, DecisionNodes}}, ""},
        {Decided{Verdict::Unknown, 2'000'000}, "undecided 2000000"},
        {Decided{Verdict::No, 17}, ""},
        {MatchEnded{draw(Termination::Agreement)}, ""},
        {ResultSigned{White}, "signed w"},
    };
}

/// "9.1.2.1" of the Laws, "I.8" of the Guidelines, or the id of a statement that there is.
bool isArticle(const QString &article)
{
    static const QSet<QString> Ids = [] {
        QSet<QString> ids;
        QFile list(TOUCHMOVE_TEST_DATA "/laws-ids.tsv");
        if (!list.open(QIODevice::ReadOnly))
            return ids;
        static const QRegularExpression Letter("[a-z]$");
        while (!list.atEnd())
            ids.insert(QString::fromUtf8(list.readLine()).section('\t', 0, 0).remove(Letter));
        return ids;
    }();
    static const QRegularExpression Law("^([1-9]|1[0-2])(\\.[1-9][0-9]?){1,3}$");
    static const QRegularExpression Guideline("^I{1,3}(\\.[1-9][0-9]?){1,2}$");
    return Law.match(article).hasMatch() || Guideline.match(article).hasMatch() || Ids.contains(article);
}

QString articleText(std::string_view article)
{
    return QString::fromUtf8(article.data(), static_cast<qsizetype>(article.size()));
}

} // namespace

/// What events and refusals tell of themselves: their articles, and what they leave in the record.
class TestEvents : public QObject
{
    Q_OBJECT

private slots:
    void knowsEveryKind();
    void eventsNameTheirArticle_data();
    void eventsNameTheirArticle();
    void endsNameTheirArticle_data();
    void endsNameTheirArticle();
    void refusalsNameTheirArticle();
    void leavesInTheRecord_data();
    void leavesInTheRecord();
    void comesBackFromTheRecord_data();
    void comesBackFromTheRecord();
    void refusesOtherRecords_data();
    void refusesOtherRecords();

private:
    static void eventRows();
};

void TestEvents::knowsEveryKind()
{
    std::set<std::size_t> kinds;
    for (const Told &told : everyEvent())
        kinds.insert(told.event.index());
    QCOMPARE(kinds.size(), std::variant_size_v<Event>);
}

void TestEvents::eventRows()
{
    QTest::addColumn<Event>("event");
    QTest::addColumn<std::string>("record");
    int number = 0;
    for (const Told &told : everyEvent()) {
        const QString text = QString::fromStdString(told.record);
        QTest::addRow("%d: %s", ++number, text.isEmpty() ? "nothing" : qPrintable(text)) << told.event << told.record;
    }
}

void TestEvents::eventsNameTheirArticle_data() { eventRows(); }

void TestEvents::eventsNameTheirArticle()
{
    QFETCH(Event, event);
    const QString named = articleText(article(event));
    QVERIFY2(isArticle(named), qPrintable(named));
}

void TestEvents::endsNameTheirArticle_data()
{
    QTest::addColumn<Termination>("termination");
    for (auto i = static_cast<int>(Termination::Unknown) + 1; i <= static_cast<int>(Termination::Void); ++i) {
        const auto termination = static_cast<Termination>(i);
        QTest::newRow(std::string(terminationName(termination)).c_str()) << termination;
    }
}

void TestEvents::endsNameTheirArticle()
{
    QFETCH(Termination, termination);
    const QString named = articleText(article(MatchEnded{draw(termination)}));
    QVERIFY2(isArticle(named), qPrintable(named));
}

void TestEvents::refusalsNameTheirArticle()
{
    for (int i = 0; i <= static_cast<int>(Refusal::Kind::ResultSigned); ++i) {
        const QString named = articleText(article(static_cast<Refusal::Kind>(i)));
        QVERIFY2(isArticle(named), qPrintable(QStringLiteral("kind %1: \"%2\"").arg(i).arg(named)));
    }
}

void TestEvents::leavesInTheRecord_data() { eventRows(); }

void TestEvents::leavesInTheRecord()
{
    QFETCH(Event, event);
    QFETCH(std::string, record);
    QCOMPARE(QString::fromStdString(recordText(event, Variant::Standard)), QString::fromStdString(record));
}

void TestEvents::comesBackFromTheRecord_data() { eventRows(); }

/// Through a PGN file, with text around it that people write.
void TestEvents::comesBackFromTheRecord()
{
    QFETCH(Event, event);
    QFETCH(std::string, record);
    Game game;
    chess::record(game, RootNode, event);
    const auto read = readGame(writePgn(game));
    QVERIFY(read);
    const auto events = recordedEvents(read->game, RootNode);
    QCOMPARE(events.size(), std::size_t(record.empty() ? 0 : 1));
    QVERIFY(record.empty() || events.front() == event);
}

void TestEvents::refusesOtherRecords_data()
{
    QTest::addColumn<QString>("text");
    for (const char *text : {"illegal w",
                             "illegal w move",
                             "illegal w walk 1",
                             "illegal x move 1",
                             "illegal w move 1 1",
                             "time b 1",
                             "time b soon illegal",
                             "time b 1 gift",
                             "times 1",
                             "times 1 2 3",
                             "swap",
                             "swap hands",
                             "swap clocks twice",
                             "flag",
                             "flag x",
                             "flag w b",
                             "increment 5",
                             "distraction w",
                             "judge",
                             "warn w",
                             "warn x arbiter",
                             "warn w loudly",
                             "warn w arbiter two words",
                             "order",
                             "order dance",
                             "order times 1",
                             "pause now",
                             "corrected",
                             "corrected back",
                             "adjourned w",
                             "adjourned w fen 1 2",
                             "opened",
                             "opened w two words",
                             "unplayable x",
                             "absent",
                             "absent x",
                             "absent w w",
                             "undecided",
                             "undecided yes",
                             "signed",
                             "signed w b"})
        QTest::newRow(text) << QString(text);
}

void TestEvents::refusesOtherRecords()
{
    QFETCH(QString, text);
    QVERIFY(!parseRecordText(text.toStdString(), Position()));
}

QTEST_APPLESS_MAIN(TestEvents)
#include "tst_events.moc"
