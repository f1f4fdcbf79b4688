#pragma once

#include "core/board/move.h"
#include "core/board/moveerror.h"
#include "core/board/piece.h"

#include <cstdint>
#include <optional>

namespace chess {

/// Why the Laws, or the rules chosen for the match, don't allow what a player asked for.
struct Refusal {
    enum class Kind : std::uint8_t {
        GameOver, ///< The game has ended [LAWS L-END-5].
        IllegalMove, ///< The move is not legal; why says it.
        AnnouncedMove, ///< The move announced with a claim must be played; move is that move [9.5.3].
        NotYourTurn, ///< Only the player having the move may do this.
        OfferTooEarly, ///< Each side must have made its first moves before a draw can be agreed [9.1.1].
        OfferIsOpen, ///< This player's offer already stands.
        OpponentsOfferIsOpen, ///< The opponent has offered a draw: accept it instead.
        OfferRefusedBefore, ///< The last offer was refused; it is for the opponent to offer next [11.5].
        NoOffer, ///< The opponent has offered no draw that could be answered.
        NoTakeBack, ///< The rules of this match know no take-back.
        NothingToTakeBack, ///< The player has made no move yet.
        TakeBackIsAsked, ///< A request to take back is waiting for its answer.
        TakeBackRefusedBefore, ///< The opponent has refused; ask again after another move.
        NoTakeBackRequest, ///< The opponent has asked for no take-back that could be answered.
    };
    Kind kind;
    std::optional<MoveError> why{}; ///< IllegalMove: the reason.
    std::optional<Move> move{}; ///< AnnouncedMove: the move; IllegalMove: the move that was tried.
    bool operator==(const Refusal &) const = default;
};

} // namespace chess
