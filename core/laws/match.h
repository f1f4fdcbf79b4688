#pragma once

#include "core/board/position.h"
#include "core/expected.h"
#include "core/game/game.h"
#include "core/game/outcome.h"
#include "core/laws/command.h"
#include "core/laws/endings.h"
#include "core/laws/event.h"
#include "core/laws/positionhistory.h"
#include "core/laws/refusal.h"
#include "core/laws/ruleset.h"

#include <cstddef>
#include <optional>
#include <span>

namespace chess {

/// A live game: the protocol between two players under a rule set. It is attached to a Game, and while it runs it alone
/// appends to (and takes back from) that game's main line and writes its result.
///
/// Every wish of a player is a command that carries its time and returns what came of it, or a refusal that says why
/// the rules don't allow it; a refused command changes nothing. The match never reads a clock, so that a log of
/// commands gives the same match again at once.
class Match
{
public:
    using Answered = Expected<Events, Refusal>;

    /// Begins a match from the start position of \p game, which must outlive the match and have no moves yet. A start
    /// position that is mate, stalemate or dead is an ended match at once (LAWS L-BRD-5).
    explicit Match(Game &game, const RuleSet &rules = {});

    struct ReplayError {
        std::size_t command; ///< Index in the log, from 0.
        Refusal refusal;
    };
    /// The match that the commands of \p log make of \p game, which must have no moves yet.
    static Expected<Match, ReplayError> replay(Game &game, const RuleSet &rules, std::span<const Command> log);

    // What players ask for. Times don't run backwards: an earlier time than the last one counts as the last one.

    Answered move(Move move, MatchTime at);
    /// Offers a draw now: early in the player's own turn, out of turn in the opponent's (LAWS L-OFR-2).
    Answered offerDraw(Color player, MatchTime at);
    /// Offers a draw together with the player's next move (LAWS L-OFR-1).
    Answered armOffer(Color player, MatchTime at);
    Answered disarmOffer(Color player, MatchTime at);
    Answered accept(Color player, MatchTime at);
    Answered decline(Color player, MatchTime at);
    /// Claims a draw for the position on the board or for the one after \p intended, a legal move that isn't made yet.
    /// A wrong claim counts as an offer, and \p intended must then be played (LAWS L-CLM-4, L-CLM-5).
    Answered claimDraw(Color player, ClaimKind kind, std::optional<Move> intended, MatchTime at);
    /// The opponent wins, unless it is proved that he can't mate (LAWS L-RES-1).
    Answered resign(Color player, MatchTime at);
    /// Asks for the player's last move back, and with it the opponent's reply if there is one. The request falls when a
    /// move is made.
    Answered askTakeBack(Color player, MatchTime at);
    Answered acceptTakeBack(Color player, MatchTime at);
    Answered declineTakeBack(Color player, MatchTime at);
    /// Any of the above.
    Answered apply(Command command);

    // Why a player may not ask for something now; empty if he may. What buttons show.

    std::optional<Refusal> moveRefusal(Move move) const;
    std::optional<Refusal> offerRefusal(Color player) const;
    std::optional<Refusal> armRefusal(Color player) const;
    /// For accepting and for declining a draw.
    std::optional<Refusal> answerRefusal(Color player) const;
    /// Says nothing about whether the claim would be right (LAWS L-CLM-6).
    std::optional<Refusal> claimRefusal(Color player) const;
    std::optional<Refusal> resignRefusal(Color player) const;
    std::optional<Refusal> takeBackRefusal(Color player) const;
    /// For accepting and for declining a take-back.
    std::optional<Refusal> takeBackAnswerRefusal(Color player) const;

    // What is the case now.

    const RuleSet &rules() const { return m_rules; }
    const Position &position() const { return m_history.current(); }
    const PositionHistory &history() const { return m_history; }
    Color sideToMove() const { return position().sideToMove(); }
    /// Empty while the match runs.
    const std::optional<Outcome> &outcome() const { return m_outcome; }
    bool running() const { return !m_outcome; }

    struct Offer {
        Color by;
        OfferKind kind;
        bool operator==(const Offer &) const = default;
    };
    /// The draw offer that stands.
    const std::optional<Offer> &offer() const { return m_offer; }
    /// Will \p player's next move carry a draw offer?
    bool offerArmed(Color player) const { return m_offerArmed[player]; }
    /// The player whose request for a take-back waits for an answer.
    const std::optional<Color> &takeBackRequest() const { return m_takeBackRequest; }
    /// How many plies a take-back for \p player would undo now: 1 or 2, 0 if he has not moved.
    int takeBackPlies(Color player) const;
    /// The move that must be played after a wrong claim.
    const std::optional<Move> &announcedMove() const { return m_announced; }

    using Claimed = ClaimCheck;
    /// Would a claim be right now? It is for the arbiter to know, not for the players to see. \p intended must be
    /// legal.
    Claimed check(ClaimKind kind, std::optional<Move> intended = std::nullopt) const;

    /// The last node of the game's main line.
    NodeId lastNode() const { return m_lastNode; }
    const MatchLog &log() const { return m_log; }
    const Game &game() const { return *m_game; }

private:
    std::optional<Refusal> refusal(const Command &command) const;
    std::optional<Refusal> generalOfferRefusal(Color player) const;
    void carryOut(const Command &command, Events &events);
    void makeMove(const Command &command, Events &events);
    void makeOffer(Color by, OfferKind kind, Events &events);
    void endOffer(Answer answer, Events &events);
    void checkClaim(const Command &command, Events &events);
    void takeBack(Events &events);
    void finish(const Outcome &outcome, Events &events);
    bool agreementPossible() const;
    int movesMade(Color player) const;

    Game *m_game;
    RuleSet m_rules;
    PositionHistory m_history;
    NodeId m_lastNode;
    std::optional<Outcome> m_outcome;
    std::optional<Offer> m_offer;
    PerColor<bool> m_offerArmed;
    PerColor<bool> m_offerBlocked; ///< His last offer was refused, and the opponent has not had one refused since.
    std::optional<Color> m_takeBackRequest;
    PerColor<bool> m_takeBackBlocked; ///< His request was refused and no move has been made since.
    std::optional<Move> m_announced;
    MatchLog m_log;
};

} // namespace chess
