#pragma once

#include "core/game/game.h"
#include "core/laws/clock.h"
#include "core/laws/drawoffers.h"
#include "core/laws/event.h"
#include "core/laws/matchterms.h"
#include "core/laws/positionhistory.h"
#include "core/laws/refusal.h"

#include <optional>
#include <string>
#include <vector>

namespace chess {

enum class MatchPhase : std::uint8_t {
    Ready, ///< The clocks have not been started yet.
    Running,
    Paused,
    Adjourned,
    Judging, ///< The result is for a person to decide (LAWS L-QPF-2).
    Deciding, ///< The result hangs on a proof (LAWS L-DEAD-6).
    Ended,
};

/// A man that was released and whose move isn't completed by it.
struct ShownMove {
    enum class Kind : std::uint8_t {
        Legal, ///< The move is made, and waits for the press of the clock.
        Illegal, ///< The man stands where it may not go. The position is still the one before.
        PromotionOpen, ///< A pawn stands on the last rank without a piece for it. The position is still the one before.
    };
    Kind kind;
    Square from;
    Square to;
    bool operator==(const ShownMove &) const = default;
};

/// A game that is adjourned (LAWS section 16).
struct Adjournment {
    Envelope envelope;
    /// As seal() encrypted it; empty if the move stands on the board.
    std::string sealed;
    /// Since when the absent player's time runs.
    std::optional<MatchTime> absentSince{};
    bool operator==(const Adjournment &) const = default;
};

/// An end of the game that hangs on a proof: \p loser has lost, unless the opponent can't mate.
struct PendingEnd {
    Termination termination;
    Color loser;
    bool operator==(const PendingEnd &) const = default;
};

struct Proposal {
    Color by;
    Act act;
    bool operator==(const Proposal &) const = default;
};

/// All that a match knows. The protocols (protocols.h) read and change it; nobody else does.
struct MatchState {
    /// Before the first move; with a clock, before its start, unless White's first move is to start it (LAWS L-CLK-4).
    MatchState(Game &attached, const MatchTerms &settled);

    Game *game;
    MatchTerms terms;
    PositionHistory history;
    /// The last node of the game's main line.
    NodeId lastNode = RootNode;
    MatchPhase phase = MatchPhase::Running;
    /// Of the last command.
    MatchTime now{};

    Clock clock;
    /// The clock as it stood when each turn began, stopped: what a take-back goes back to.
    std::vector<Clock> turnClocks;

    std::optional<ShownMove> shown;
    /// The men touched in this turn, in their order, without those that were adjusted.
    std::vector<Square> touched;
    /// The next touch binds to nothing.
    bool adjusting = false;
    /// The move that must be played after a wrong claim.
    std::optional<Move> announced;
    PerColor<int> illegalActs;

    DrawOffers offers;
    /// The player whose request for a take-back waits for an answer.
    std::optional<Color> takeBackRequest;
    /// His request was refused and no move has been made since.
    PerColor<bool> takeBackBlocked;
    std::optional<Proposal> proposal;

    /// Who has been seen since the match began, or was resumed.
    PerColor<bool> present;
    /// Since when an absent player is waited for.
    MatchTime waitingSince{};
    std::optional<Adjournment> adjournment;
    /// The turn answers a sealed move that was opened just now.
    bool repliesToSealed = false;

    std::optional<PendingEnd> pendingEnd;
    std::optional<Outcome> outcome;
    /// Did the last move end the game by itself?
    bool endedByMove = false;
    PerColor<bool> signatures;

    const RuleSet &rules() const { return terms.rules; }
    const Position &position() const { return history.current(); }
    /// The player whose turn it is: until the clock is pressed by hand, the one who has made the move (LAWS L-CLK-3).
    Color onMove() const;
    /// Has the player on turn made a move that isn't completed yet?
    bool waitsForPress() const { return shown && shown->kind == ShownMove::Kind::Legal; }
    int movesMade(Color player) const;
    PerColor<int> movesMade() const { return {movesMade(Color::White), movesMade(Color::Black)}; }
    DrawOffers::Now offersNow() const { return {terms.rules, movesMade(), onMove()}; }
};

} // namespace chess
