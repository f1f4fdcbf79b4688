#pragma once

#include "core/board/bitboard.h"
#include "core/board/move.h"
#include "core/board/moveerror.h"
#include "core/board/piece.h"

#include <cstdint>
#include <optional>
#include <string_view>

namespace chess {

/// Why the Laws, or the rules chosen for the match, don't allow what was asked for.
struct Refusal {
    enum class Kind : std::uint8_t {
        // the state of the match
        GameOver, ///< The game has ended.
        GameGoesOn, ///< The game has no result yet.
        NotStarted, ///< The clocks have not been started yet.
        AlreadyStarted, ///< The match has begun.
        Paused, ///< The clocks stand.
        NotPaused,
        Deciding, ///< It is being proved whether a player can still mate.
        NotDeciding,
        Adjourned, ///< The game is adjourned.
        NotAdjourned,
        Judging, ///< A person has to decide on the result.
        NotForThisActor, ///< This is for the players, the arbiter or the program alone.

        // moves
        IllegalMove, ///< The move is not legal; why says it.
        NotYourTurn, ///< Only the player having the move may do this.
        AnnouncedMove, ///< The move announced with a claim must be played; move is that move.
        TouchedMan, ///< A man was touched and binds; squares: the men that may be moved or taken.
        MoveNotCompleted, ///< The move on the board waits for the press of the clock.
        PromotionOpen, ///< The pawn on the last rank waits for its piece; move: from where to where.
        NothingToComplete, ///< No move was made that a press of the clock could complete.
        PassedByItself, ///< Releasing the man passes the clock; there is nothing to press.
        NoManThere, ///< Nothing stands on the square.
        NoTouchMove, ///< Touching binds to nothing in this match.

        // draws
        AgreementForbidden, ///< No draw can be agreed in this match.
        OfferTooEarly, ///< Each side must have made its first moves before a draw can be agreed.
        OfferIsOpen, ///< This player's offer already stands.
        OpponentsOfferIsOpen, ///< The opponent has offered a draw: accept it instead.
        OfferRefusedBefore, ///< The last offer was refused; it is for the opponent to offer next.
        NoOffer, ///< The opponent has offered no draw that could be answered.
        TouchedBeforeClaim, ///< A man was touched: the claim is lost until the next turn.
        NoQuickFinish, ///< Not in this match, or not at this time of it.
        TimeNotShort, ///< The player still has two minutes or more.

        // take-back
        NoTakeBack, ///< The rules of this match know no take-back.
        NothingToTakeBack, ///< The player has made no move yet.
        TakeBackIsAsked, ///< A request to take back is waiting for its answer.
        TakeBackRefusedBefore, ///< The opponent has refused; ask again after another move.
        NoTakeBackRequest, ///< The opponent has asked for no take-back that could be answered.

        // questions between the players, and the arbiter
        ProposalIsOpen, ///< Something is proposed already and waits for its answer.
        NoProposal, ///< The opponent has proposed nothing that could be answered.
        NoClock, ///< There is no clock in this match.
        OnlyInPause, ///< The times can be changed by the players only while the clocks stand.
        TooLateToSwap, ///< The game is too far gone to be started anew.
        NoSuchResult, ///< No game gives the players so many points.
        NotSetUp, ///< Only a game from a set-up position can be void by consent.
        NoSuchPosition, ///< The game has not so many moves.
        ReadyAlready,
        NobodyAbsent, ///< None of those named is absent, or no time is set after which the absent lose.
        NotYetAbsent, ///< The time after which the absent lose is not over.
        ClockRuns, ///< The clock of the absent player runs already, or is over.
        NotSealed, ///< What should be sealed is no sealed text.
        WrongKey, ///< The envelope can't be opened with this key.
        NothingSealed, ///< The sealed move stands on the board: there is no envelope.
        FlagStands, ///< No flag has fallen.
        NoSigning, ///< The result is not signed in this match.
        SignedAlready,
        ResultSigned, ///< Both players have signed the result: it is final.
    };
    Kind kind;
    std::optional<MoveError> why{}; ///< IllegalMove: the reason.
    std::optional<Move> move{}; ///< AnnouncedMove, PromotionOpen: the move; IllegalMove: the move that was tried.
    Bitboard squares{}; ///< TouchedMan: the men that bind.
    bool operator==(const Refusal &) const = default;
};

/// The article of the Laws, or the id in LAWS.md of a rule of our own, that stands behind a refusal: "9.1.1",
/// "L-END-5".
std::string_view article(Refusal::Kind kind);

} // namespace chess
