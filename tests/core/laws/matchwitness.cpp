#include "matchwitness.h"

#include <algorithm>
#include <utility>

using namespace chess;

namespace {

template <typename Kind>
bool has(const Events &events)
{
    return std::ranges::any_of(events, [](const Event &event) { return std::holds_alternative<Kind>(event); });
}

template <typename Kind>
bool is(const Command &command)
{
    return std::holds_alternative<Kind>(command.wish);
}

bool opensEnvelope(const Command &command)
{
    return is<wish::OpenSealed>(command) || is<wish::StateSealed>(command) || is<wish::Absent>(command);
}

bool seals(const Command &command) { return is<wish::Seal>(command) || is<wish::SealReply>(command); }

auto flagsIn(const Events &events)
{
    return std::ranges::count_if(events, [](const Event &event) { return std::holds_alternative<FlagFell>(event); });
}

/// Was a move completed, so that the opponent's time runs, or would if the game were not adjourned?
bool completes(const Command &command, const Events &events, const RuleSet &rules)
{
    if (has<MatchEnded>(events) || has<DecisionWanted>(events) || opensEnvelope(command))
        return false;
    if (seals(command) || has<MoveCompleted>(events))
        return true;
    const bool byHand = rules.clockPassing == ClockPassing::ByHand;
    return has<MoveMade>(events) && (!byHand || is<wish::PressClock>(command));
}

} // namespace

void MatchWitness::Account::add(Milliseconds change) { setLeft(std::max(Milliseconds(0), left() + change)); }

/// What each event means for the times.
struct MatchWitness::Seeing {
    MatchWitness &witness;

    void operator()(const MoveMade &) const { ++witness.m_plies; }
    void operator()(const MatchStarted &) const { witness.start(); }
    void operator()(const MatchResumed &) const { witness.start(); }
    void operator()(const MatchPaused &) const { witness.stop(); }
    void operator()(const JudgementWanted &) const { witness.stop(); }
    void operator()(const MatchAdjourned &) const { witness.stop(); }
    void operator()(const DecisionWanted &) const { witness.stop(); }
    void operator()(const MatchEnded &) const { witness.stop(); }
    void operator()(const TakeBackEnded &event) const
    {
        if (event.answer != Answer::Accepted)
            return;
        witness.m_goesOn = true; // also a game that had ended
        witness.goBackTo(witness.m_plies - event.plies);
    }
    void operator()(const PositionCorrected &event) const { witness.goBackTo(event.plies); }
    void operator()(const TimeAdded &event) const
    {
        witness.always(event.player, [&](Account &account) { account.add(event.change.count()); });
    }
    void operator()(const TimesSet &event) const
    {
        for (const Color color : AllColors) {
            const Milliseconds change = event.left[color].count() - witness.m_turn.accounts[color].left();
            witness.always(color, [&](Account &account) { account.add(change); });
        }
    }
    void operator()(const ClocksSwapped &) const
    {
        witness.swapAccounts(witness.m_turn);
        for (Turn &turn : witness.m_turns)
            witness.swapAccounts(turn);
    }
    void operator()(const IncrementStarted &) const
    {
        for (const Color color : AllColors) {
            witness.always(color, [](Account &account) {
                account.control = account.control.withIncrement(std::chrono::seconds(5));
            });
        }
    }
    template <typename Other>
    void operator()(const Other &) const
    {
    }
};

MatchWitness::MatchWitness(const MatchTerms &terms, Color first)
    : m_rules(terms.rules), m_timed(terms.times.white.timed() || terms.times.black.timed()), m_turn{{}, first, 0},
      m_goesOn(terms.rules.firstMoveFree)
{
    for (const Color color : AllColors) {
        m_turn.accounts[color].control = terms.times[color];
        m_turn.accounts[color].given = terms.times[color].startTime().count();
    }
    m_turns.push_back(m_turn);
}

void MatchWitness::see(const Command &granted, const Events &events)
{
    if (!m_timed)
        return;
    passTime(granted.at);
    for (const Event &event : events)
        std::visit(Seeing{*this}, event);
    // both flags: the players go on with the times of the next period [III.3.1]
    if (flagsIn(events) == 2) {
        for (const Color color : AllColors) {
            Account &account = m_turn.accounts[color];
            account.moves += account.control.placeAfter(account.moves).toGo.value_or(0);
        }
    }
    if (completes(granted, events, m_rules))
        completeMove();
    m_running = (m_running || has<AbsentClockStarted>(events)) && flagsIn(events) != 1;
    // the turn after a sealed move has begun when the envelope is open
    const bool sealed = seals(granted) && !has<MoveCompleted>(events);
    const bool unsealed = opensEnvelope(granted) && has<MoveMade>(events);
    if ((completes(granted, events, m_rules) && !sealed) || unsealed)
        m_turns.push_back(m_turn);
}

std::optional<MatchWitness::Milliseconds> MatchWitness::left(Color player) const
{
    const Account &account = m_turn.accounts[player];
    return account.control.timed() ? std::optional(account.left()) : std::nullopt;
}

void MatchWitness::passTime(MatchTime at)
{
    const Milliseconds elapsed = (at - std::exchange(m_now, at)).count();
    if (!m_running)
        return;
    Account &account = m_turn.accounts[m_turn.onMove];
    account.used += elapsed;
    const Milliseconds usedBefore = std::exchange(m_turn.used, m_turn.used + elapsed);
    if (!account.control.timed())
        return;
    const TimePeriod &period = account.control.periodAfter(account.moves);
    const Milliseconds delay = period.mode == ClockMode::Delay ? period.bonus.count() : 0;
    const Milliseconds charged = std::max(m_turn.used, delay) - std::max(usedBefore, delay);
    account.spent += charged;
    if (period.mode == ClockMode::Hourglass)
        m_turn.accounts[opposite(m_turn.onMove)].given += charged;
}

void MatchWitness::completeMove()
{
    Account &account = m_turn.accounts[m_turn.onMove];
    if (account.control.timed()) {
        const TimePeriod &before = account.control.periodAfter(account.moves);
        if (before.mode == ClockMode::Bronstein)
            account.given += std::min(m_turn.used, Milliseconds(before.bonus.count()));
        const auto place = account.control.placeAfter(account.moves + 1);
        const TimePeriod &next = account.control.periods()[place.period];
        if (next.mode == ClockMode::FixedPerMove)
            account.setLeft(next.time.count());
        else if (place.completed == 0)
            account.given += next.time.count();
        if (next.mode == ClockMode::Increment)
            account.given += next.bonus.count();
    }
    ++account.moves;
    m_turn.onMove = opposite(m_turn.onMove);
    m_turn.used = 0;
    m_running = m_goesOn;
}

void MatchWitness::start()
{
    m_goesOn = true;
    const bool free = m_rules.firstMoveFree && m_turn.accounts.white.moves + m_turn.accounts.black.moves == 0;
    m_running = m_running || !free;
}

void MatchWitness::stop()
{
    m_goesOn = false;
    m_running = false;
}

void MatchWitness::goBackTo(int plies)
{
    m_plies = plies;
    m_turns.resize(static_cast<std::size_t>(plies) + 1, m_turns.front());
    m_turn = m_turns.back();
    m_running = false;
    if (m_goesOn)
        start();
}

template <typename Act>
void MatchWitness::always(Color player, const Act &act)
{
    act(m_turn.accounts[player]);
    for (Turn &turn : m_turns)
        act(turn.accounts[player]);
}

void MatchWitness::swapAccounts(Turn &turn) const
{
    std::swap(turn.accounts.white, turn.accounts.black);
    std::swap(turn.accounts.white.moves, turn.accounts.black.moves);
}
