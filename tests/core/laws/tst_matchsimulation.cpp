#include "core/game/pgnreading.h"
#include "core/game/pgnwriter.h"
#include "core/laws/match.h"
#include "core/laws/matchtext.h"
#include "core/laws/sealing.h"
#include "matchinvariants.h"
#include "matchwitness.h"
#include "randomterms.h"
#include "randomwish.h"

#include <QTest>

#include <array>
#include <string>
#include <variant>

using namespace chess;

namespace {

constexpr std::uint64_t Rows = 10;
constexpr std::uint64_t SeedsInRow = 1000;

/// A match that chance makes: every wish is given to it, and after each everything is looked at.
class Simulation
{
public:
    Simulation(std::uint64_t seed, const SealingKey &key)
        : m_dice(seed), m_key(key), m_start(randomStart(m_dice)), m_game(m_start),
          m_match(m_game, randomTerms(m_dice, m_start.start())), m_witness(m_match.terms(), m_game.start().sideToMove())
    {
    }

    /// Plays it to its end, or until it has lasted long enough. What went wrong; empty if nothing did.
    std::string play();
    /// The match as text, from which it can be made again, and the last wish, whether it was granted or not.
    std::string story() const { return toText(text()) + "# last wish: " + m_last + "\n"; }
    const MatchLog &log() const { return m_match.log(); }

private:
    MatchText text() const;
    std::string step();
    std::string refuse(const Command &command, const Refusal &foretold);
    std::string grant(const Command &command, const Command &logged);
    std::string timesAddUp() const;
    void save();
    std::string replays() const;
    std::string goesOnFromSaved() const;

    Dice m_dice;
    SealingKey m_key;
    Game m_start;
    Game m_game;
    Match m_match;
    MatchWitness m_witness;
    std::string m_last; ///< The last wish, granted or not.
    std::string m_saved; ///< The game as PGN, at some moment.
    std::size_t m_savedCommands = 0; ///< Of the log, by then.
};

std::string Simulation::play()
{
    if (!invalidOptions(m_match.rules()).empty())
        return "the rules are valid";
    int steps = m_dice.between(20, m_dice.pick({50, 100, 200}));
    int stepsAfterEnd = 8;
    // rather early: most matches end before they have lasted long enough
    const int stepOfSaving = steps - m_dice.below(m_dice.between(1, steps));
    for (; steps > 0 && (m_match.running() || stepsAfterEnd-- > 0); --steps) {
        if (steps == stepOfSaving)
            save();
        if (std::string wrong = step(); !wrong.empty())
            return wrong;
    }
    const auto reading = parseMatchText(toText(text()));
    if (!reading || *reading != text())
        return "the match is read as it was written";
    // going on from a saved game replays its log too
    if (m_saved.empty() || m_dice.oneIn(20)) {
        if (std::string wrong = replays(); !wrong.empty())
            return wrong;
    }
    return m_saved.empty() ? std::string() : goesOnFromSaved();
}

std::string Simulation::step()
{
    const Command command = randomCommand(m_match, m_key, m_dice);
    m_last = toText(command);
    const MatchTime at = std::max(command.at, m_match.now());
    const auto flag = m_match.nextFlag();
    const bool flagIsDue = flag && *flag <= at;
    const auto refusal = flagIsDue ? std::nullopt : m_match.refusal(command);
    std::string wrong = refusal
        ? refuse(command, *refusal)
        : grant(command,
                flagIsDue ? Command{wish::Tick{}, Actor::Program, *flag} : Command{command.wish, command.by, at});
    if (wrong.empty())
        wrong = brokenInvariant(m_match);
    return wrong.empty() ? timesAddUp() : wrong;
}

std::string Simulation::refuse(const Command &command, const Refusal &foretold)
{
    // now and then: copying takes long
    if (!m_dice.oneIn(10)) {
        const auto logged = m_match.log().size();
        const auto answered = m_match.apply(command);
        return !answered && answered.error() == foretold && m_match.log().size() == logged ? ""
                                                                                           : "a refusal is foretold";
    }
    const Match before = m_match;
    const Game gameBefore = m_game;
    if (m_match.apply(command))
        return "a refusal is foretold";
    if (m_game != gameBefore)
        return "a refused wish leaves the game";
    const std::string_view changed = firstDifference(before, m_match);
    return changed.empty() ? std::string() : "a refused wish changes nothing: " + std::string(changed);
}

PerColor<int> illegalActsIn(const Match &match)
{
    return {match.illegalActs(Color::White), match.illegalActs(Color::Black)};
}

bool standsAfterTheEnd(const Wish &wish)
{
    if (const auto *order = std::get_if<wish::Order>(&wish))
        return std::holds_alternative<act::Result>(order->act);
    return std::holds_alternative<wish::Sign>(wish) || std::holds_alternative<wish::AskTakeBack>(wish)
        || std::holds_alternative<wish::AcceptTakeBack>(wish) || std::holds_alternative<wish::DeclineTakeBack>(wish);
}

std::string Simulation::grant(const Command &command, const Command &logged)
{
    const bool ended = !m_match.running();
    const auto illegalActs = illegalActsIn(m_match);
    const std::size_t logSize = m_match.log().size();
    const auto answered = m_match.apply(command);
    if (!answered)
        return "what isn't refused is granted";
    if (m_match.log().size() != logSize + 1 || m_match.log().back() != logged)
        return "a granted wish stands in the log";
    if (ended && !standsAfterTheEnd(command.wish))
        return "after the end nothing goes on";
    const auto illegalActsNow = illegalActsIn(m_match);
    if (illegalActsNow.white < illegalActs.white || illegalActsNow.black < illegalActs.black)
        return "illegal acts are not forgotten";
    m_witness.see(logged, *answered);
    return {};
}

std::string Simulation::timesAddUp() const
{
    for (const Color color : AllColors) {
        const auto left = m_match.clock().timeLeft(color, m_match.now());
        const auto witnessed = m_witness.left(color);
        if (left.has_value() != witnessed.has_value() || (left && left->count() != *witnessed))
            return "times left add up";
        if (m_match.clock().used(color, m_match.now()).count() != m_witness.used(color))
            return "times used add up";
    }
    return m_match.clock().running() == m_witness.running() ? std::string() : "the clock runs as witnessed";
}

std::string Simulation::replays() const
{
    Game game = m_start;
    const auto again = Match::replay(game, m_match.terms(), m_match.log());
    if (!again)
        return "the log is granted again";
    const std::string_view differs = firstDifference(m_match, *again);
    return differs.empty() ? std::string() : "the log gives the same match: " + std::string(differs);
}

void Simulation::save()
{
    m_saved = writePgn(m_game);
    m_savedCommands = m_match.log().size();
}

std::string Simulation::goesOnFromSaved() const
{
    auto reading = readGame(m_saved);
    if (!reading || !reading->faults.empty())
        return "a saved game is read";
    auto resumed = Match::resume(reading->game);
    if (!resumed)
        return "a saved match is resumed: " + std::to_string(static_cast<int>(resumed.error().kind));
    for (std::size_t i = m_savedCommands; i < m_match.log().size(); ++i) {
        if (!resumed->apply(m_match.log()[i]))
            return "a saved match goes on";
    }
    const std::string_view differs = firstDifference(m_match, *resumed);
    return differs.empty() ? std::string() : "a saved match goes on the same: " + std::string(differs);
}

MatchText Simulation::text() const { return {m_start.start(), m_start.variant(), m_match.terms(), m_match.log()}; }

} // namespace

/// Ten thousand matches under random rule sets, with everything that can be asked of them (LAWS L-SET-2).
class TestMatchSimulation : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void playsByTheLaws_data();
    void playsByTheLaws();
    void everyWishWasGranted();

private:
    SealingKey m_key;
    std::uint64_t m_matches = 0;
    std::array<int, std::variant_size_v<Wish>> m_granted{}; ///< How often each wish was.
};

void TestMatchSimulation::initTestCase() { m_key = deriveSealingKey("ten thousand matches", {}).value(); }

void TestMatchSimulation::playsByTheLaws_data()
{
    QTest::addColumn<std::uint64_t>("firstSeed");
    for (std::uint64_t row = 0; row < Rows; ++row) {
        const std::uint64_t firstSeed = row * SeedsInRow + 1;
        QTest::addRow("seeds from %d", static_cast<int>(firstSeed)) << firstSeed;
    }
}

void TestMatchSimulation::playsByTheLaws()
{
    QFETCH(std::uint64_t, firstSeed);
    for (std::uint64_t seed = firstSeed; seed < firstSeed + SeedsInRow; ++seed) {
        Simulation simulation(seed, m_key);
        const std::string wrong = simulation.play();
        if (!wrong.empty())
            QFAIL(("seed " + std::to_string(seed) + ", not so: " + wrong + "\n" + simulation.story()).c_str());
        ++m_matches;
        for (const Command &command : simulation.log())
            ++m_granted[command.wish.index()];
    }
}

void TestMatchSimulation::everyWishWasGranted()
{
    if (m_matches < Rows * SeedsInRow)
        QSKIP("not all matches were played");
    for (std::size_t kind = 0; kind < m_granted.size(); ++kind) {
        if (kind != Wish(wish::Decide{}).index()) // a proof that takes long: see tst_matchdeciding
            QVERIFY2(m_granted[kind] >= 10, std::to_string(kind).c_str());
    }
}

QTEST_APPLESS_MAIN(TestMatchSimulation)
#include "tst_matchsimulation.moc"
