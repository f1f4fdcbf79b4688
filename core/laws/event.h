#pragma once

#include "core/board/move.h"
#include "core/board/piece.h"
#include "core/game/outcome.h"
#include "core/laws/command.h"

#include <cstdint>
#include <variant>
#include <vector>

namespace chess {

/// When a draw is offered (LAWS L-OFR-2).
enum class OfferKind : std::uint8_t {
    WithMove, ///< Armed before and made together with the move, as the Laws want it [9.1.2.1].
    Early, ///< In the own turn before moving: valid; the opponent may wait to see the move.
    OutOfTurn, ///< In the opponent's turn: valid, but marked [11.5].
    Claim, ///< A claim that was not right counts as an offer [9.5.3].
};

/// How an open question between the players ended.
enum class Answer : std::uint8_t {
    Accepted,
    Declined,
    DeclinedByMove, ///< The opponent played on.
    Lapsed, ///< The moves it was about were taken back, or the game ended otherwise.
};

struct MoveMade {
    Color by;
    Move move;
    bool operator==(const MoveMade &) const = default;
};
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
/// The claim was checked. A right one ends the game; the other counts as an offer and binds to the announced move.
struct ClaimChecked {
    Color by;
    ClaimKind kind;
    std::optional<Move> intended;
    bool right;
    int count; ///< What was counted: occurrences of the position, or plies without capture and pawn move.
    bool operator==(const ClaimChecked &) const = default;
};
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
struct MatchEnded {
    Outcome outcome;
    bool operator==(const MatchEnded &) const = default;
};

/// What came of a command, in the order in which it happened.
using Event =
    std::variant<MoveMade, OfferArmed, OfferMade, OfferEnded, ClaimChecked, TakeBackAsked, TakeBackEnded, MatchEnded>;
using Events = std::vector<Event>;

} // namespace chess
