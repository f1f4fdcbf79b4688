#pragma once

#include "core/laws/command.h"
#include "core/laws/event.h"
#include "core/laws/matchterms.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

/// Somebody who stands beside a match with pen and paper: from the commands that were granted and what came of them he
/// works out both players' times, in whole milliseconds and without a clock, to see whether the clocks of the match
/// are right.
class MatchWitness
{
public:
    using Milliseconds = std::int64_t;

    /// \p first has the first move.
    MatchWitness(const chess::MatchTerms &terms, chess::Color first);
    /// \p granted stands in the log of the match so.
    void see(const chess::Command &granted, const chess::Events &events);

    /// At the time of the last command; empty for a player without a time control.
    std::optional<Milliseconds> left(chess::Color player) const;
    /// How long the player thought.
    Milliseconds used(chess::Color player) const { return m_turn.accounts[player].used; }
    bool running() const { return m_running; }

private:
    /// What a player was given, and what went off it.
    struct Account {
        chess::TimeControl control;
        Milliseconds given = 0;
        Milliseconds spent = 0;
        Milliseconds used = 0;
        int moves = 0;

        Milliseconds left() const { return given - spent; }
        void setLeft(Milliseconds left) { given = spent + left; }
        /// Nothing less than 0 is left.
        void add(Milliseconds change);
    };
    struct Turn {
        chess::PerColor<Account> accounts;
        chess::Color onMove;
        Milliseconds used = 0; ///< In this turn; when it began, the time of a player who was absent.
    };
    struct Seeing;

    void passTime(chess::MatchTime at);
    void completeMove();
    void start();
    void stop();
    void goBackTo(int plies);
    /// Does something to the player's account, now and as it stood when earlier turns began.
    template <typename Act>
    void always(chess::Color player, const Act &act);
    void swapAccounts(Turn &turn) const;

    chess::RuleSet m_rules;
    bool m_timed;
    Turn m_turn;
    std::vector<Turn> m_turns; ///< As they began.
    chess::MatchTime m_now{};
    int m_plies = 0;
    bool m_running = false;
    bool m_goesOn; ///< Is it being played, or does it stand, wait or end?
};
