#pragma once

#include "core/board/position.h"
#include "core/expected.h"
#include "core/game/game.h"
#include "core/game/outcome.h"
#include "core/laws/command.h"
#include "core/laws/endings.h"
#include "core/laws/event.h"
#include "core/laws/matchstate.h"
#include "core/laws/matchterms.h"
#include "core/laws/refusal.h"

#include <cstddef>
#include <optional>
#include <span>
#include <stop_token>
#include <vector>

namespace chess {

/// A live game: the protocol between two players under a rule set, with their clocks and the arbiter. It is attached to
/// a Game, and while it runs it alone appends to (and takes back from) that game's main line and writes its result.
///
/// Every wish is a command that says who asks and when, and returns what came of it, or a refusal that says why the
/// rules don't allow it; a refused command changes nothing. The match never reads a clock, so that a log of commands
/// gives the same match again at once.
class Match
{
public:
    using Phase = MatchPhase;
    using Answered = Expected<Events, Refusal>;

    /// Begins a match from the start position of \p game, which must outlive the match and have no moves yet. A start
    /// position that is mate, stalemate or dead is an ended match at once (LAWS L-BRD-5). With a clock it waits for its
    /// start, unless White's first move is to start it (L-CLK-4).
    explicit Match(Game &game, const MatchTerms &terms);
    /// The same without a clock.
    explicit Match(Game &game, const RuleSet &rules = {});

    struct ReplayError {
        std::size_t command; ///< Index in the log, from 0.
        Refusal refusal;
    };
    /// The match that the commands of \p log make of \p game, which must have no moves yet.
    static Expected<Match, ReplayError> replay(Game &game, const MatchTerms &terms, std::span<const Command> log);

    struct ResumeError {
        enum class Kind : std::uint8_t {
            NoMatch, ///< The game was not played here, or under rules that this version doesn't know.
            LogUnreadable, ///< A command of the log can't be read.
            LogRefused, ///< A command of the log is refused; why says it.
            OtherMoves, ///< The log doesn't lead to the moves of the game.
            OtherResult, ///< It doesn't lead to the game's result.
            OtherEnvelope, ///< The position or the times on the envelope are not those of the game (LAWS L-ADJ-3).
        };
        Kind kind;
        std::size_t command = 0; ///< LogUnreadable, LogRefused: the index in the log, from 0.
        std::optional<Refusal> why{};
    };
    /// The match that \p game is the record of, made again from the log that the game keeps, to go on at the time of
    /// its last command. \p game stays as it is, with all that was written into it by hand. On failure nothing is
    /// changed.
    static Expected<Match, ResumeError> resume(Game &game);
    /// What can be saved of a damaged record (LAWS L-IRR-1): the match up to the last command that can be read, is
    /// granted, and leads to a position of the game's main line. What follows that position is taken off \p game. Empty
    /// if the game tells no terms that this version knows.
    static std::optional<Match> restore(Game &game);

    /// Grants or refuses a wish. Times don't run backwards: an earlier time than the last one counts as the last one.
    ///
    /// Whatever comes at or after the moment at which a flag falls becomes a look at the clock (wish::Tick) at that
    /// moment: the flag falls, and the wish itself is not carried out.
    Answered apply(Command command);
    /// Why \p command would be refused now; empty if it would not. What buttons show. Says nothing about a flag that is
    /// due by then: apply() calls it instead.
    std::optional<Refusal> refusal(const Command &command) const;

    // The wishes of a board without clock, as functions.

    Answered move(Move move, MatchTime at);
    Answered offerDraw(Color player, MatchTime at);
    Answered armOffer(Color player, MatchTime at);
    Answered disarmOffer(Color player, MatchTime at);
    Answered accept(Color player, MatchTime at);
    Answered decline(Color player, MatchTime at);
    Answered claimDraw(Color player, ClaimKind kind, std::optional<Move> intended, MatchTime at);
    Answered resign(Color player, MatchTime at);
    Answered askTakeBack(Color player, MatchTime at);
    Answered acceptTakeBack(Color player, MatchTime at);
    Answered declineTakeBack(Color player, MatchTime at);

    // Why a player may not ask for something at the time of the last command; empty if he may.

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

    // The game

    Phase phase() const { return m_state.phase; }
    /// Can anything still happen, or is at least the result open?
    bool running() const { return m_state.phase != Phase::Ended; }
    const RuleSet &rules() const { return m_state.terms.rules; }
    const MatchTerms &terms() const { return m_state.terms; }
    const PositionHistory &history() const { return m_state.history; }
    const Position &position() const { return m_state.position(); }
    /// The side to move on the board.
    Color sideToMove() const { return position().sideToMove(); }
    /// The player whose turn it is: until the clock is pressed by hand, the one who has made the move.
    Color onMove() const { return m_state.onMove(); }
    /// Empty while the match runs.
    const std::optional<Outcome> &outcome() const { return m_state.outcome; }
    /// Has \p player confirmed the result?
    bool hasSigned(Color player) const { return m_state.signatures[player]; }
    /// Is the result final? (LAWS L-RES-3)
    bool isFinal() const;
    /// The last node of the game's main line.
    NodeId lastNode() const { return m_state.lastNode; }
    const Game &game() const { return *m_state.game; }
    const MatchLog &log() const { return m_log; }

    // The turn

    /// The man that was released and whose move isn't completed.
    const std::optional<ShownMove> &shown() const { return m_state.shown; }
    /// The men touched in this turn, in their order.
    std::span<const Square> touched() const { return m_state.touched; }
    /// The moves that the men touched leave, or the one that was announced; empty if every legal move is allowed.
    std::optional<MoveList> boundMoves() const;
    /// Does the next touch bind to nothing?
    bool adjusting() const { return m_state.adjusting; }
    /// The move that must be played after a wrong claim.
    const std::optional<Move> &announcedMove() const { return m_state.announced; }
    int illegalActs(Color player) const { return m_state.illegalActs[player]; }

    // Clocks

    const Clock &clock() const { return m_state.clock; }
    /// When the flag of the running clock will fall, if nothing else happens before: when to tick.
    std::optional<MatchTime> nextFlag() const { return m_state.clock.flagTime(); }
    /// The time of the last command.
    MatchTime now() const { return m_state.now; }

    // Open questions

    using Offer = DrawOffer;
    /// The draw offer that stands.
    const std::optional<Offer> &offer() const { return m_state.offers.open(); }
    /// Will \p player's next move carry a draw offer?
    bool offerArmed(Color player) const { return m_state.offers.armed(player); }
    /// The player whose request for a take-back waits for an answer.
    const std::optional<Color> &takeBackRequest() const { return m_state.takeBackRequest; }
    /// How many plies a take-back for \p player would undo now: 1 or 2, 0 if he has not moved.
    int takeBackPlies(Color player) const;
    const std::optional<Proposal> &proposal() const { return m_state.proposal; }
    bool isPresent(Color player) const { return m_state.present[player]; }
    const std::optional<Adjournment> &adjournment() const { return m_state.adjournment; }
    /// While deciding: what has to be proved. The answer comes as wish::Decide; see answer().
    std::optional<DecisionRequest> decisionRequest() const;

    using Claimed = ClaimCheck;
    /// Would a claim be right now? It is for the arbiter to know, not for the players to see. \p intended must be
    /// legal.
    Claimed check(ClaimKind kind, std::optional<Move> intended = std::nullopt) const;

private:
    void attachTo(Game &game);

    MatchState m_state;
    MatchLog m_log;
};

/// Searches for the proof that a deciding match wants. It takes up to some seconds and is for a worker.
wish::Decide answer(const DecisionRequest &request, const std::stop_token &stop = {});

} // namespace chess
