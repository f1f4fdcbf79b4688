#include "core/game/pgnreading.h"
#include "core/game/pgnwriter.h"
#include "core/laws/keptlog.h"
#include "core/laws/match.h"
#include "core/laws/sealing.h"
#include "script.h"

#include <QTest>

using namespace chess;

/// A match goes on from its saved game.
class TestMatchResume : public QObject
{
    Q_OBJECT

private slots:
    void goesOnTheSame_data();
    void goesOnTheSame();
    void keepsWhatWasWrittenByHand();
    void saysWhyItCanNotGoOn_data();
    void saysWhyItCanNotGoOn();
    void adjournedGamesGoOn();
    void checksTheEnvelope_data();
    void checksTheEnvelope();
    void restoresWhatIsConsistent_data();
    void restoresWhatIsConsistent();
    void restoresNothingWithoutTerms();
    void bothFlagsOfARecord_data();
    void bothFlagsOfARecord();
};

namespace {

Game reread(const Game &game) { return readGame(writePgn(game)).value().game; }

MatchTerms termsOf(const std::string &rules, const std::string &times)
{
    const auto control = parseTimeControl(times).value();
    return {parseRuleSet(rules).value(), {control, control}};
}

/// All that can be asked of a match, beside its game.
void compare(const Match &match, const Match &expected)
{
    QVERIFY(match.log() == expected.log());
    QCOMPARE(match.phase(), expected.phase());
    QVERIFY(match.outcome() == expected.outcome());
    QVERIFY(match.offer() == expected.offer());
    QVERIFY(match.takeBackRequest() == expected.takeBackRequest());
    QVERIFY(match.proposal() == expected.proposal());
    QVERIFY(match.shown() == expected.shown());
    QVERIFY(match.adjournment() == expected.adjournment());
    QCOMPARE(match.now(), expected.now());
    for (const Color color : AllColors) {
        QVERIFY(match.clock().timeLeft(color, match.now()) == expected.clock().timeLeft(color, match.now()));
        QCOMPARE(match.illegalActs(color), expected.illegalActs(color));
    }
    QVERIFY(match.game() == expected.game());
}

} // namespace

void TestMatchResume::goesOnTheSame_data()
{
    QTest::addColumn<std::string>("rules");
    QTest::addColumn<std::string>("times");
    QTest::addColumn<std::string>("words");
    QTest::addColumn<std::string>("more");
    const auto row = [](const char *name, std::string rules, std::string times, std::string words, std::string more) {
        QTest::newRow(name) << std::move(rules) << std::move(times) << std::move(words) << std::move(more);
    };
    row("nothing happened", "2 fide", "-", "", "e2e4");
    row("without a clock", "2 fide", "-", "e2e4 e7e5 g1f3", "b8c6 w= b+");
    row("with a clock", "2 fide", "300+3", "w:start e2e4@5 e7e5@7.25", "g1f3@1 b8c6@400");
    row("an offer in the air", "2 fide", "300+3", "w:start e2e4 e7e5 w=", "b+");
    row("an offer that goes with the next move", "2 fide", "300", "w:start e2e4 e7e5 w~", "g1f3 b-");
    row("moves taken back", "2 casual", "-", "e2e4 e7e5 w< d2d4", "d7d5 b<");
    row("a question in the air", "2 casual", "300", "e2e4 e7e5 w<", "b<+ d2d4");
    row("a man touched", "2 fide", "300", "w:start e2e4 e7e5 w:touch:f1", "f1c4");
    row("an illegal move shown", "2 fide passing=by-hand", "300", "w:start e2e4 w:press e7e5 b:press w:drop:f1:f3",
        "w:press f1c4 w:press");
    row("a pause", "2 fide", "300", "w:start e2e4 w:propose:pause b:agree", "b:resume e7e5");
    row("the end", "2 fide", "-", "f2f3 e7e5 g2g4 d8h4", "w:sign");
    row("players swapped", "2 casual", "-", "e2e4 w:propose:swap-players b:agree", "e7e5");
    row("words of the arbiter", "2 fide", "300", "w:start e2e4 a:warn:w:Two;%20words]%20} a:order:pause:-",
        "a:resume e7e5");
}

void TestMatchResume::goesOnTheSame()
{
    QFETCH(std::string, rules);
    QFETCH(std::string, times);
    QFETCH(std::string, words);
    QFETCH(std::string, more);
    Game game;
    game.setTag("White", "Vera");
    game.setTag("Black", "Paul");
    Match match(game, termsOf(rules, times));
    script::run(match, words);

    Game saved = reread(game);
    QVERIFY(saved == game);
    auto resumed = Match::resume(saved);
    QVERIFY(resumed);
    compare(*resumed, match);
    script::run(match, more);
    script::run(*resumed, more);
    compare(*resumed, match);
    QVERIFY(reread(saved) == game);
}

void TestMatchResume::keepsWhatWasWrittenByHand()
{
    Game game;
    Match match(game, termsOf("2 fide", "-"));
    script::run(match, "e2e4 e7e5");
    Game saved = reread(game);
    Annotations notes = saved.annotations(saved.mainLine().front());
    notes.push_back(Annotation::comment("best by test"));
    saved.setAnnotations(saved.mainLine().front(), notes);
    saved.appendMove(saved.mainLine().front(), Move(Square::C7, Square::C5));
    const Game before = saved;

    auto resumed = Match::resume(saved);
    QVERIFY(resumed);
    QVERIFY(saved == before);
    script::run(*resumed, "g1f3");
    QCOMPARE(saved.plies(), 3);
    QCOMPARE(plainText(saved.annotations(saved.mainLine().front())), std::string("best by test"));
    QCOMPARE(saved.children(saved.mainLine().front()).size(), std::size_t(2));
}

void TestMatchResume::saysWhyItCanNotGoOn_data()
{
    using Kind = Match::ResumeError::Kind;
    QTest::addColumn<std::string>("find");
    QTest::addColumn<std::string>("replacement");
    QTest::addColumn<Kind>("kind");
    QTest::addColumn<std::size_t>("command");
    const auto row = [](const char *name, std::string find, std::string replacement, Kind kind, std::size_t command) {
        QTest::newRow(name) << std::move(find) << std::move(replacement) << kind << command;
    };
    row("another program's game", "[TouchmoveRules \"2 fide\"]\n", "", Kind::NoMatch, 0);
    row("rules of a later version", "2 fide", "99 fide", Kind::NoMatch, 0);
    row("a word nobody knows", "resign b", "jump b", Kind::LogUnreadable, 2);
    row("a time that is none", "move b 2000 ", "move b x ", Kind::LogUnreadable, 1);
    row("an illegal move", "move b 2000 e7e5", "move b 2000 e7e4", Kind::LogRefused, 1);
    row("another move on the board", "1. e4 e5", "1. e4 c5", Kind::OtherMoves, 0);
    row("a move less", "1. e4 e5", "1. e4", Kind::OtherMoves, 0);
    row("another result", "1-0", "0-1", Kind::OtherResult, 0);
}

void TestMatchResume::saysWhyItCanNotGoOn()
{
    QFETCH(std::string, find);
    QFETCH(std::string, replacement);
    QFETCH(Match::ResumeError::Kind, kind);
    QFETCH(std::size_t, command);
    Game game;
    Match match(game, termsOf("2 fide", "-"));
    script::run(match, "e2e4 e7e5 b#");
    QString text = QString::fromStdString(writePgn(game));
    const QString before = text;
    text.replace(QString::fromStdString(find), QString::fromStdString(replacement));
    QVERIFY(text != before);
    Game saved = readGame(text.toStdString()).value().game;
    const Game asSaved = saved;
    const auto resumed = Match::resume(saved);
    QVERIFY(!resumed);
    QCOMPARE(resumed.error().kind, kind);
    QCOMPARE(resumed.error().command, command);
    QVERIFY(saved == asSaved);
}

namespace {

const SealingKey &envelopeKey()
{
    static const SealingKey Key = deriveSealingKey("club night", newSealingSalt()).value();
    return Key;
}

/// A match that White has adjourned after two moves, with Nf3 in the envelope.
void adjourn(Match &match)
{
    script::run(match, "w:start e2e4@5 e7e5@7");
    const wish::Seal sealing{seal("Nf3", envelopeKey()), "2026-11-30 22:15", "2026-12-01 19:00"};
    QVERIFY(match.apply({sealing, Actor::White, match.now() + MatchTime(2000)}));
}

} // namespace

void TestMatchResume::adjournedGamesGoOn()
{
    Game game;
    Match match(game, termsOf("2 fide", "300"));
    adjourn(match);
    const std::string text = writePgn(game);
    QVERIFY(text.find("Nf3") == std::string::npos);
    QVERIFY(text.find("g1f3") == std::string::npos);

    Game saved = reread(game);
    auto resumed = Match::resume(saved);
    QVERIFY(resumed);
    compare(*resumed, match);
    const Envelope &envelope = resumed->adjournment()->envelope;
    QCOMPARE(envelope.sealedBy, Color::White);
    QCOMPARE(envelope.position, writeFen(match.position()));
    QVERIFY(envelope.left.white == std::chrono::seconds(293));
    QVERIFY(envelope.left.black == std::chrono::seconds(293));
    QCOMPARE(envelope.on, std::string("2026-11-30 22:15"));
    QCOMPARE(envelope.resumption, std::string("2026-12-01 19:00"));
    QVERIFY(resumed->apply({wish::OpenSealed{toText(envelopeKey())}, Actor::Black, resumed->now()}));
    QCOMPARE(saved.plies(), 3);
    QVERIFY(saved.move(saved.lineEnd()) == Move(Square::G1, Square::F3));
    QCOMPARE(resumed->phase(), MatchPhase::Running);
}

void TestMatchResume::checksTheEnvelope_data()
{
    QTest::addColumn<std::string>("find");
    QTest::addColumn<std::string>("replacement");
    QTest::newRow("the position") << std::string("/4P3/") << std::string("/3P4/");
    QTest::newRow("White's time") << std::string(" 293000 ") << std::string(" 294000 ");
    QTest::newRow("no envelope at all") << std::string("[%tm adjourned") << std::string("[%tm pause");
}

void TestMatchResume::checksTheEnvelope()
{
    QFETCH(std::string, find);
    QFETCH(std::string, replacement);
    Game game;
    Match match(game, termsOf("2 fide", "300"));
    adjourn(match);
    std::string text = writePgn(game);
    // lines may break anywhere in a comment
    std::replace(text.begin() + static_cast<std::ptrdiff_t>(text.rfind("]\n\n")), text.end(), '\n', ' ');
    text.insert(text.find("] ") + 1, "\n\n");
    const auto at = text.rfind(find);
    QVERIFY(at != std::string::npos);
    text.replace(at, find.size(), replacement);
    Game saved = readGame(text).value().game;
    const auto resumed = Match::resume(saved);
    QVERIFY(!resumed);
    QCOMPARE(resumed.error().kind, Match::ResumeError::Kind::OtherEnvelope);
}

void TestMatchResume::restoresWhatIsConsistent_data()
{
    QTest::addColumn<QString>("find");
    QTest::addColumn<QString>("replacement");
    QTest::addColumn<int>("plies");
    QTest::addColumn<int>("commands");
    QTest::addColumn<QString>("more");
    QTest::newRow("nothing is damaged") << "x"
                                        << "x" << 3 << 5 << "";
    QTest::newRow("a command that can't be read") << "move b 2000"
                                                  << "move b two" << 1 << 1 << "d7d5";
    QTest::newRow("an illegal move in the log") << "3000 g1f3"
                                                << "3000 g1g3" << 2 << 2 << "d2d4";
    QTest::newRow("another move on the board") << "1. e4 e5"
                                               << "1. e4 c5" << 1 << 1 << "d7d5";
    QTest::newRow("another first move") << "1. e4 e5"
                                        << "1. d4 e5" << 0 << 0 << "e2e4";
    QTest::newRow("a move less on the board") << " 2. Nf3"
                                              << "" << 2 << 2 << "d2d4";
    QTest::newRow("a move more on the board") << "2. Nf3"
                                              << "2. Nf3 Nc6" << 3 << 5 << "";
    QTest::newRow("the log is cut short") << "; offer b 4000; accept w 5000"
                                          << "" << 3 << 3 << "b8c6";
    QTest::newRow("no log at all") << "[%tmlog"
                                   << "[%other" << 0 << 0 << "e2e4";
}

void TestMatchResume::restoresWhatIsConsistent()
{
    QFETCH(QString, find);
    QFETCH(QString, replacement);
    QFETCH(int, plies);
    QFETCH(int, commands);
    QFETCH(QString, more);
    Game game;
    Match match(game, termsOf("2 fide", "-"));
    script::run(match, "e2e4 e7e5 g1f3 b= w+");
    const QString text = QString::fromStdString(writePgn(game)).replace("\n", " ").replace("]  {", "]\n\n{");
    QString damaged = text;
    damaged.replace(find, replacement);
    QCOMPARE(damaged != text, find != "x");
    Game saved = readGame(damaged.toStdString()).value().game;
    auto restored = Match::restore(saved);
    QVERIFY(restored);
    QCOMPARE(saved.plies(), plies);
    QCOMPARE(static_cast<int>(restored->log().size()), commands);
    QVERIFY(keptLog(saved).commands == restored->log());
    QVERIFY(saved.outcome() == restored->outcome());
    QCOMPARE(restored->outcome().has_value(), commands == 5);
    script::run(*restored, more.toStdString());
    Game again = reread(saved);
    QVERIFY(Match::resume(again));
}

void TestMatchResume::restoresNothingWithoutTerms()
{
    Game game;
    game.appendMove(RootNode, Move(Square::E2, Square::E4));
    const Game before = game;
    QVERIFY(!Match::restore(game));
    QVERIFY(game == before);
}

void TestMatchResume::bothFlagsOfARecord_data()
{
    QTest::addColumn<std::string>("times");
    QTest::addColumn<std::string>("words");
    QTest::addColumn<bool>("drawn");
    QTest::addColumn<int>("white"); // seconds left
    QTest::addColumn<int>("black");
    const auto row = [](const char *name, std::string times, std::string words, bool drawn, int white, int black) {
        QTest::newRow(name) << std::move(times) << std::move(words) << drawn << white << black;
    };
    const std::string begun = "w:start@0 e2e4@0 w:propose:pause@0 b:agree@0 ";
    row("in the last period", "60", begun + "a:order:times:0:0", true, 0, 0);
    row("by both players", "60", begun + "w:propose:times:0:0 b:agree", true, 0, 0);
    row("in an earlier period", "40/60,30", begun + "a:order:times:0:0", false, 30, 30);
    row("in a period that repeats", "40/60", begun + "a:order:times:0:0", false, 60, 60);
    row("one alone", "40/60,30", begun + "a:order:times:0:5000", false, 0, 5);
}

void TestMatchResume::bothFlagsOfARecord()
{
    QFETCH(std::string, times);
    QFETCH(std::string, words);
    QFETCH(bool, drawn);
    QFETCH(int, white);
    QFETCH(int, black);
    Game game;
    Match match(game, termsOf("2 fide", times));
    script::run(match, words);
    QCOMPARE(match.outcome() == draw(Termination::BothFlags), drawn);
    QCOMPARE(match.running(), !drawn && white > 0);
    QVERIFY(match.clock().timeLeft(Color::White, match.now()) == std::chrono::seconds(white));
    QVERIFY(match.clock().timeLeft(Color::Black, match.now()) == std::chrono::seconds(black));
    if (!match.running())
        return;
    script::run(match, "b:resume@0 e7e5@4 g1f3@3");
    QVERIFY(match.clock().timeLeft(Color::White, match.now()) == std::chrono::seconds(white - 3));
    QVERIFY(match.clock().timeLeft(Color::Black, match.now()) == std::chrono::seconds(black - 4));
}

QTEST_APPLESS_MAIN(TestMatchResume)
#include "tst_matchresume.moc"
