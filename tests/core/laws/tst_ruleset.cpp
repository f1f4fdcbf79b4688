#include "core/laws/ruleset.h"

#include <QTest>

using namespace chess;
using namespace std::chrono_literals;

class TestRuleSet : public QObject
{
    Q_OBJECT

private slots:
    void presetsAreTheTable_data();
    void presetsAreTheTable();
    void presetsHaveNames();
    void everyOptionIsItsOwn_data();
    void everyOptionIsItsOwn();
    void readsWhatItWrites_data();
    void readsWhatItWrites();
    void readsVersionOne_data();
    void readsVersionOne();
    void refusesWhatItDoesNotKnow_data();
    void refusesWhatItDoesNotKnow();
    void namesValuesOutOfRange();
};

namespace {

RuleSet with(auto change)
{
    RuleSet rules;
    change(rules);
    return rules;
}

QString shown(bool value) { return value ? "yes" : "no"; }
QString shown(auto number)
    requires std::is_integral_v<decltype(number)>
{
    return QString::number(number);
}
QString shown(auto value)
    requires std::is_enum_v<decltype(value)>
{
    return QStringLiteral("#%1").arg(static_cast<int>(value));
}
QString shown(std::chrono::seconds time) { return QStringLiteral("%1 s").arg(time.count()); }
QString shown(const std::optional<std::chrono::seconds> &time) { return time ? shown(*time) : "never"; }
QString shown(const std::vector<LongerFifty> &list) { return QString::number(list.size()); }

} // namespace

// The rows of LAWS L-SET-2 in their order, a value for each of its four columns.
void TestRuleSet::presetsAreTheTable_data()
{
    QTest::addColumn<QStringList>("given");
    QTest::addColumn<QStringList>("expected");
    const auto row = [](const char *name, auto RuleSet::*option, auto fide, auto rapid, auto casual, auto classic) {
        QStringList given;
        for (const RulePreset preset : AllRulePresets)
            given << shown(rulesOf(preset).*option);
        QTest::newRow(name) << given << QStringList{shown(fide), shown(rapid), shown(casual), shown(classic)};
    };
    using enum IllegalMoveRule;
    const auto automatic = ClockPassing::Automatic;
    row("passing the clock", &RuleSet::clockPassing, automatic, automatic, automatic, automatic);
    row("take-back", &RuleSet::takeBack, false, false, true, false);
    row("take-back from the result banner", &RuleSet::takeBackAfterEnd, false, false, true, false);
    row("take-back: consent", &RuleSet::takeBackConsent, TakeBackConsent::Always, TakeBackConsent::Always,
        TakeBackConsent::WhileClockRuns, TakeBackConsent::Always);
    row("illegal move", &RuleSet::illegalMoves, Penalise, Penalise, Block, CountKingGivenAway);
    row("illegal limit", &RuleSet::illegalMoveLimit, 2, 2, 0, 3);
    row("illegal: time to the opponent", &RuleSet::illegalMoveBonus, 120s, 60s, 0s, 0s);
    const auto claim = DrawRule::ByClaim;
    row("threefold", &RuleSet::threefold, claim, claim, DrawRule::Automatic, claim);
    row("fifty", &RuleSet::fifty, claim, claim, DrawRule::Automatic, claim);
    row("fifty raised for endgames", &RuleSet::longerFifty, 0, 0, 0, 0);
    row("announce claims", &RuleSet::announceClaims, false, false, true, false);
    row("claims after touching", &RuleSet::claimAfterTouch, false, false, false, true);
    row("fivefold", &RuleSet::fivefold, true, true, true, false);
    row("seventy-five", &RuleSet::seventyFive, true, true, true, false);
    row("wrong claim: time to the opponent", &RuleSet::wrongClaimBonus, 120s, 60s, 0s, 0s);
    row("wrong claim: time off the claimant", &RuleSet::wrongClaimLoss, 0s, 0s, 0s, 300s);
    const auto exactlyDead = DeadPositionRule::Exact;
    row("dead position", &RuleSet::deadPosition, exactlyDead, exactlyDead, exactlyDead, DeadPositionRule::List);
    const auto exact = CannotMateRule::Exact;
    row("opponent cannot mate", &RuleSet::cannotMate, exact, exact, exact, CannotMateRule::BareKing);
    row("perpetual check", &RuleSet::perpetualCheck, false, false, true, false);
    row("check limit in a row", &RuleSet::checksInARowLimit, 0, 0, 0, 10);
    row("check limit in total", &RuleSet::checksLimit, 0, 0, 0, 30);
    row("repeated draw offers", &RuleSet::offerAgainAfter, 0, 0, 5, 0);
    const auto marked = OutOfTurnOfferRule::Marked;
    row("offer in the opponent's turn", &RuleSet::outOfTurnOffer, marked, marked, OutOfTurnOfferRule::Plain,
        OutOfTurnOfferRule::Warned);
    row("touch-move", &RuleSet::touchMove, true, true, false, true);
    row("agreement at all", &RuleSet::agreement, true, true, true, true);
    row("moves before agreement", &RuleSet::movesBeforeAgreement, 1, 1, 1, 1);
    const auto byPlies = SwappedColorsRule::RestartByPlies;
    row("colours swapped by mistake", &RuleSet::swappedColors, byPlies, byPlies, SwappedColorsRule::SwapNames,
        SwappedColorsRule::RestartByPeriod);
    row("restart under 20 plies", &RuleSet::restartPlies, 20, 20, 20, 20);
    row("restart under 1/4 of the first period", &RuleSet::restartPercent, 25, 25, 25, 25);
    row("signing the result", &RuleSet::signResult, true, true, false, true);
    row("pause needs both", &RuleSet::pauseNeedsBoth, true, true, false, true);
    row("low-time mark: time", &RuleSet::lowTime, 300s, 300s, 300s, 300s);
    row("low-time mark: share", &RuleSet::lowTimePercent, 10, 10, 10, 10);
    row("first move costs no time", &RuleSet::firstMoveFree, false, false, true, false);
    using Absence = std::optional<std::chrono::seconds>;
    row("absent loses after", &RuleSet::absenceLoses, Absence(0s), Absence(0s), Absence(), Absence(3600s));
    row("quick finish", &RuleSet::quickFinish, false, false, false, false);
}

void TestRuleSet::presetsAreTheTable()
{
    QFETCH(QStringList, given);
    QFETCH(QStringList, expected);
    QCOMPARE(given, expected);
}

void TestRuleSet::presetsHaveNames()
{
    QVERIFY(presetOf(RuleSet()) == RulePreset::Fide);
    for (const RulePreset preset : AllRulePresets) {
        QVERIFY(presetOf(rulesOf(preset)) == preset);
        QVERIFY(parsePreset(presetName(preset)) == preset);
        QVERIFY(invalidOptions(rulesOf(preset)).empty());
        QCOMPARE(toText(rulesOf(preset)), "2 " + std::string(presetName(preset)));
    }
    QVERIFY(!presetOf(with([](RuleSet &rules) { rules.takeBack = true; })));
    QVERIFY(!parsePreset("blitz"));
}

void TestRuleSet::everyOptionIsItsOwn_data()
{
    QTest::addColumn<std::string>("option");
    QTest::addColumn<RuleSet>("rules");
    const auto row = [](std::string option, auto change) { QTest::newRow(option.c_str()) << option << with(change); };
    row("passing=by-hand", [](RuleSet &rules) { rules.clockPassing = ClockPassing::ByHand; });
    row("takeback=yes", [](RuleSet &rules) { rules.takeBack = true; });
    row("takeback-after-end=yes", [](RuleSet &rules) { rules.takeBackAfterEnd = true; });
    row("takeback-consent=while-clock-runs",
        [](RuleSet &rules) { rules.takeBackConsent = TakeBackConsent::WhileClockRuns; });
    row("illegal=block", [](RuleSet &rules) { rules.illegalMoves = IllegalMoveRule::Block; });
    row("illegal=king-given-away", [](RuleSet &rules) { rules.illegalMoves = IllegalMoveRule::CountKingGivenAway; });
    row("illegal-limit=4", [](RuleSet &rules) { rules.illegalMoveLimit = 4; });
    row("illegal-bonus=30", [](RuleSet &rules) { rules.illegalMoveBonus = 30s; });
    row("threefold=ask", [](RuleSet &rules) { rules.threefold = DrawRule::Ask; });
    row("fifty=automatic", [](RuleSet &rules) { rules.fifty = DrawRule::Automatic; });
    row("longer-fifty=KRB-KR:75,KQP-KQ:100", [](RuleSet &rules) {
        rules.longerFifty = {{Endgame::parse("KRB-KR").value(), 75}, {Endgame::parse("KQP-KQ").value(), 100}};
    });
    row("announce=yes", [](RuleSet &rules) { rules.announceClaims = true; });
    row("claim-after-touch=yes", [](RuleSet &rules) { rules.claimAfterTouch = true; });
    row("wrongclaim-bonus=180", [](RuleSet &rules) { rules.wrongClaimBonus = 180s; });
    row("wrongclaim-loss=60", [](RuleSet &rules) { rules.wrongClaimLoss = 60s; });
    row("fivefold=no", [](RuleSet &rules) { rules.fivefold = false; });
    row("seventyfive=no", [](RuleSet &rules) { rules.seventyFive = false; });
    row("dead=list", [](RuleSet &rules) { rules.deadPosition = DeadPositionRule::List; });
    row("cannotmate=bare-king", [](RuleSet &rules) { rules.cannotMate = CannotMateRule::BareKing; });
    row("perpetual=yes", [](RuleSet &rules) { rules.perpetualCheck = true; });
    row("checks-in-a-row=10", [](RuleSet &rules) { rules.checksInARowLimit = 10; });
    row("checks=30", [](RuleSet &rules) { rules.checksLimit = 30; });
    row("agreements=no", [](RuleSet &rules) { rules.agreement = false; });
    row("agreement=30", [](RuleSet &rules) { rules.movesBeforeAgreement = 30; });
    row("offer-again=5", [](RuleSet &rules) { rules.offerAgainAfter = 5; });
    row("offer-outofturn=warned", [](RuleSet &rules) { rules.outOfTurnOffer = OutOfTurnOfferRule::Warned; });
    row("touchmove=no", [](RuleSet &rules) { rules.touchMove = false; });
    row("swapped=names", [](RuleSet &rules) { rules.swappedColors = SwappedColorsRule::SwapNames; });
    row("restart-plies=10", [](RuleSet &rules) { rules.restartPlies = 10; });
    row("restart-percent=50", [](RuleSet &rules) { rules.restartPercent = 50; });
    row("sign=no", [](RuleSet &rules) { rules.signResult = false; });
    row("pause-both=no", [](RuleSet &rules) { rules.pauseNeedsBoth = false; });
    row("lowtime=60", [](RuleSet &rules) { rules.lowTime = 60s; });
    row("lowtime-percent=20", [](RuleSet &rules) { rules.lowTimePercent = 20; });
    row("firstmove-free=yes", [](RuleSet &rules) { rules.firstMoveFree = true; });
    row("absence=900", [](RuleSet &rules) { rules.absenceLoses = 900s; });
    row("absence=never", [](RuleSet &rules) { rules.absenceLoses.reset(); });
    row("quickfinish=yes", [](RuleSet &rules) { rules.quickFinish = true; });
}

void TestRuleSet::everyOptionIsItsOwn()
{
    QFETCH(std::string, option);
    QFETCH(RuleSet, rules);
    QVERIFY(rules != RuleSet());
    QCOMPARE(toText(rules), "2 fide " + option);
    QVERIFY(parseRuleSet("2 fide " + option) == rules);
}

void TestRuleSet::readsWhatItWrites_data()
{
    QTest::addColumn<RuleSet>("rules");
    QTest::addColumn<std::string>("text");
    const auto row = [](const char *name, RuleSet rules, std::string text) {
        QTest::newRow(name) << std::move(rules) << std::move(text);
    };
    RuleSet rules = RuleSet::casual();
    rules.takeBack = false;
    rules.lowTime = 60s;
    row("from the nearest preset", rules, "2 casual takeback=no lowtime=60");
    rules = RuleSet::rapid();
    rules.wrongClaimBonus = 120s;
    row("between two presets: the first", rules, "2 fide illegal-bonus=60");
    rules = RuleSet::classic();
    rules.absenceLoses.reset();
    rules.longerFifty = {{Endgame::parse("KRB-KR").value(), 100}};
    row("Classic with a longer fifty", rules, "2 classic longer-fifty=KRB-KR:100 absence=never");
}

void TestRuleSet::readsWhatItWrites()
{
    QFETCH(RuleSet, rules);
    QFETCH(std::string, text);
    QCOMPARE(toText(rules), text);
    QVERIFY(parseRuleSet(text) == rules);
}

void TestRuleSet::readsVersionOne_data()
{
    QTest::addColumn<std::string>("text");
    QTest::addColumn<std::string>("now");
    const auto row = [](std::string text, std::string now) { QTest::newRow(text.c_str()) << text << std::move(now); };
    row("1", "2 fide takeback=yes touchmove=no sign=no");
    row("1 takeback=no", "2 fide touchmove=no sign=no");
    row("1 agreement=30 fivefold=no seventyfive=no",
        "2 fide takeback=yes fivefold=no seventyfive=no agreement=30 touchmove=no sign=no");
}

void TestRuleSet::readsVersionOne()
{
    QFETCH(std::string, text);
    QFETCH(std::string, now);
    const auto rules = parseRuleSet(text);
    QVERIFY(rules);
    QCOMPARE(toText(*rules), now);
}

void TestRuleSet::refusesWhatItDoesNotKnow_data()
{
    QTest::addColumn<std::string>("text");
    for (const char *text : {"",
                             "2",
                             "x",
                             "0 fide",
                             "3 fide",
                             "2 blitz",
                             "2 takeback=yes",
                             "2 fide takeback",
                             "2 fide takeback=maybe",
                             "1 hourglass=yes",
                             "1 agreement=0",
                             "1 agreement=many",
                             "takeback=no",
                             "2 fide restart-percent=101",
                             "2 fide illegal-limit=-1",
                             "2 fide absence=90000",
                             "2 fide lowtime=1m",
                             "2 fide longer-fifty=",
                             "2 fide longer-fifty=KRB-KR",
                             "2 fide longer-fifty=KRB-KR:50",
                             "2 fide longer-fifty=KRB-KR:",
                             "2 fide longer-fifty=RB-KR:75",
                             "2 fide longer-fifty=KRB:75",
                             "2 fide longer-fifty=KRB-KR:75,",
                             "2 fide longer-fifty=krb-kr:75"})
        QTest::newRow(*text ? text : "empty") << std::string(text);
}

void TestRuleSet::refusesWhatItDoesNotKnow()
{
    QFETCH(std::string, text);
    QVERIFY(!parseRuleSet(text));
}

void TestRuleSet::namesValuesOutOfRange()
{
    RuleSet rules;
    rules.movesBeforeAgreement = 0;
    rules.lowTime = -1s;
    rules.lowTimePercent = 101;
    rules.longerFifty = {{Endgame::parse("KRB-KR").value(), 50}};
    const std::vector<std::string_view> expected{"longer-fifty", "agreement", "lowtime", "lowtime-percent"};
    QVERIFY(invalidOptions(rules) == expected);
}

QTEST_APPLESS_MAIN(TestRuleSet)
#include "tst_ruleset.moc"
