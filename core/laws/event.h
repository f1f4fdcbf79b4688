#pragma once

#include "core/board/move.h"
#include "core/board/moveerror.h"
#include "core/board/position.h"
#include "core/game/outcome.h"
#include "core/laws/command.h"

#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace chess {

/// When a draw is offered (LAWS L-OFR-2).
enum class OfferKind : std::uint8_t {
    WithMove, ///< Made together with the move, before the clock is passed, as the Laws want it [9.1.2.1].
    Early, ///< In the own turn before moving: valid; the opponent may wait to see the move.
    OutOfTurn, ///< In the opponent's turn: valid, but marked [11.5].
    Claim, ///< A claim that was not right counts as an offer [9.5.3].
    Increment, ///< Asking for an increment in a quick finish is an offer [III.4].
};

/// How an open question between the players ended.
enum class Answer : std::uint8_t {
    Accepted,
    Declined,
    DeclinedByMove, ///< The opponent played on, or touched a man to do so.
    Lapsed, ///< What it was about is gone: the moves were taken back, or the game ended otherwise.
};

/// What a player did against the Laws and what is counted (LAWS L-ILL-2, L-ILL-4).
enum class IllegalAct : std::uint8_t {
    Move, ///< Completed an illegal move [7.5.1].
    PawnNotPromoted, ///< Left a pawn on the last rank; it became a queen [7.5.2].
    PressWithoutMove, ///< Pressed the clock without making a move [7.5.3].
    KingGivenAway, ///< Moved the own king into check, or left it there.
};

enum class TimeReason : std::uint8_t {
    IllegalAct, ///< Given for the opponent's illegal act.
    WrongClaim, ///< Given for the opponent's wrong claim, or taken for the own one.
    Arbiter,
    QuickFinish, ///< Given with the increment that was asked for [III.4].
};

enum class WarningReason : std::uint8_t {
    OutOfTurnOffer, ///< A draw was offered in the opponent's turn.
    Arbiter, ///< The arbiter's own reason.
};

/// What had to be proved before the game could end.
struct DecisionRequest {
    Position position;
    Color side; ///< Can this side mate by any series of legal moves?
    std::uint64_t nodes; ///< How many may be searched.
    bool operator==(const DecisionRequest &) const = default;
};

/// What is written on the envelope of an adjourned game, beside the players' names [Guidelines I.2; LAWS L-ADJ-1].
struct Envelope {
    Color sealedBy;
    /// The position on the board as FEN, which tells the move's number too.
    std::string position;
    /// The players' time left; empty without a clock.
    PerColor<std::optional<std::chrono::milliseconds>> left;
    /// Who offers a draw.
    std::optional<Color> offer{};
    std::string on{}; ///< Date and time of day; may be empty.
    std::string resumption{}; ///< When the game goes on; may be empty.
    bool operator==(const Envelope &) const = default;
};

// --- play

struct MoveMade {
    Color by;
    Move move;
    bool operator==(const MoveMade &) const = default;
};
/// Passing by hand: the clock was pressed after a move.
struct MoveCompleted {
    Color by;
    bool operator==(const MoveCompleted &) const = default;
};
/// The man binds, unless another one does already (LAWS L-TCH-2).
struct ManTouched {
    Color by;
    Square square;
    bool operator==(const ManTouched &) const = default;
};
struct AdjustAnnounced {
    Color by;
    bool operator==(const AdjustAnnounced &) const = default;
};
/// The touch that was announced with "I adjust": it binds to nothing.
struct ManAdjusted {
    Color by;
    Square square;
    bool operator==(const ManAdjusted &) const = default;
};
/// A man stands where it may not go, or a pawn on the last rank, until the clock is pressed or the drop corrected.
struct DropShown {
    Color by;
    Square from;
    Square to;
    bool operator==(const DropShown &) const = default;
};
/// The man went back to its square.
struct DropReturned {
    Color by;
    Square from;
    Square to;
    MoveError why;
    bool operator==(const DropReturned &) const = default;
};
struct IllegalActCounted {
    Color by;
    IllegalAct act;
    int count; ///< Illegal acts of this player so far.
    bool operator==(const IllegalActCounted &) const = default;
};

// --- clocks

struct TimeAdded {
    Color player;
    std::chrono::milliseconds change; ///< What really changed: a clock never shows less than 0.
    TimeReason reason;
    bool operator==(const TimeAdded &) const = default;
};
/// The time left was set to what the players agreed on, or the arbiter ordered.
struct TimesSet {
    PerColor<std::chrono::milliseconds> left;
    bool operator==(const TimesSet &) const = default;
};
struct ClocksSwapped {
    bool operator==(const ClocksSwapped &) const = default;
};
struct FlagFell {
    Color player;
    bool operator==(const FlagFell &) const = default;
};
/// The time of an absent player runs.
struct AbsentClockStarted {
    Color player;
    bool operator==(const AbsentClockStarted &) const = default;
};
/// Every move brings five more seconds from now on.
struct IncrementStarted {
    bool operator==(const IncrementStarted &) const = default;
};

// --- draws

struct OfferArmed {
    Color by;
    bool armed; ///< false: disarmed again.
    bool operator==(const OfferArmed &) const = default;
};
struct OfferMade {
    Color by;
    OfferKind kind;
    bool operator==(const OfferMade &) const = default;
};
struct OfferEnded {
    Color by; ///< Who had offered.
    Answer answer;
    bool operator==(const OfferEnded &) const = default;
};
/// So many offers in the opponent's turn that they may be a distraction: for the arbiter (LAWS L-ARB-2) [11.5].
struct DistractionNoted {
    Color by;
    int offers;
    bool operator==(const DistractionNoted &) const = default;
};
/// The claim was checked. A right one ends the game; the other counts as an offer and binds to the announced move.
struct ClaimChecked {
    Color by;
    ClaimKind kind;
    std::optional<Move> intended;
    bool right;
    int count; ///< What was counted: occurrences of the position, or plies without capture and pawn move.
    bool operator==(const ClaimChecked &) const = default;
};
/// The player having the move may have a draw now: he is asked whether he wants it or goes on (DrawRule::Ask).
struct DrawPossible {
    Color player;
    ClaimKind kind;
    bool operator==(const DrawPossible &) const = default;
};
/// The game stopped; its result is for a person to decide (LAWS L-QPF-2).
struct JudgementWanted {
    Color by;
    bool operator==(const JudgementWanted &) const = default;
};

// --- take-back, and questions between the players

struct TakeBackAsked {
    Color by;
    bool operator==(const TakeBackAsked &) const = default;
};
struct TakeBackEnded {
    Color by; ///< Who had asked.
    Answer answer;
    int plies; ///< How many were taken back; 0 unless accepted.
    bool operator==(const TakeBackEnded &) const = default;
};
struct Proposed {
    Color by;
    Act act;
    bool operator==(const Proposed &) const = default;
};
struct ProposalEnded {
    Color by; ///< Who had proposed.
    Act act;
    Answer answer;
    bool operator==(const ProposalEnded &) const = default;
};
/// What the arbiter did, beside the events that tell what came of it.
struct Ordered {
    Act act;
    std::string reason;
    bool operator==(const Ordered &) const = default;
};
struct Warned {
    Color player;
    WarningReason reason;
    std::string words; ///< WarningReason::Arbiter: what the arbiter said.
    bool operator==(const Warned &) const = default;
};

// --- the course of the match

struct PlayerReady {
    Color player;
    bool operator==(const PlayerReady &) const = default;
};
struct MatchStarted {
    bool operator==(const MatchStarted &) const = default;
};
struct MatchPaused {
    bool operator==(const MatchPaused &) const = default;
};
struct MatchResumed {
    bool operator==(const MatchResumed &) const = default;
};
/// The names have changed sides. If the game has to start anew, this one is void.
struct PlayersSwapped {
    bool restart;
    bool operator==(const PlayersSwapped &) const = default;
};
struct PositionCorrected {
    int plies; ///< Of the game as it is now.
    bool operator==(const PositionCorrected &) const = default;
};
struct MatchAdjourned {
    Envelope envelope;
    bool operator==(const MatchAdjourned &) const = default;
};
/// The envelope was opened, or its player said what was in it.
struct SealedOpened {
    Color by; ///< Who had sealed.
    std::string text; ///< As it was written; empty for a move that stood on the board.
    bool playable; ///< false: ambiguous, illegal or no move at all.
    bool operator==(const SealedOpened &) const = default;
};
struct PlayersAbsent {
    PerColor<bool> players;
    bool operator==(const PlayersAbsent &) const = default;
};

// --- the end

/// The result hangs on a proof: Match::decisionRequest() says which.
struct DecisionWanted {
    DecisionRequest request;
    bool operator==(const DecisionWanted &) const = default;
};
/// The proof has come, or none was found: then the side counts as able to mate (LAWS L-DEAD-3).
struct Decided {
    Verdict answer;
    std::uint64_t nodes;
    bool operator==(const Decided &) const = default;
};
struct MatchEnded {
    Outcome outcome;
    bool operator==(const MatchEnded &) const = default;
};
struct ResultSigned {
    Color by;
    bool operator==(const ResultSigned &) const = default;
};

/// What came of a command, in the order in which it happened.
using Event =
    std::variant<MoveMade, MoveCompleted, ManTouched, AdjustAnnounced, ManAdjusted, DropShown, DropReturned,
                 IllegalActCounted, TimeAdded, TimesSet, ClocksSwapped, FlagFell, AbsentClockStarted, IncrementStarted,
                 OfferArmed, OfferMade, OfferEnded, DistractionNoted, ClaimChecked, DrawPossible, JudgementWanted,
                 TakeBackAsked, TakeBackEnded, Proposed, ProposalEnded, Ordered, Warned, PlayerReady, MatchStarted,
                 MatchPaused, MatchResumed, PlayersSwapped, PositionCorrected, MatchAdjourned, SealedOpened,
                 PlayersAbsent, DecisionWanted, Decided, MatchEnded, ResultSigned>;
using Events = std::vector<Event>;

/// The article of the Laws, or the id in LAWS.md of a rule of our own, by which this happened: "9.1.2.1", "L-TCH-2".
std::string_view article(const Event &event);

} // namespace chess
