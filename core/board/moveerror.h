#pragma once

#include "core/board/square.h"

#include <cstdint>
#include <optional>

namespace chess {

/// Why a move is not legal, so that the window can say it in words (LAWS L-MOV-8, L-CAS-4).
struct MoveError {
    enum class Kind : std::uint8_t {
        EmptySquare, ///< Nothing stands on the square of departure.
        OpponentsMan, ///< The man belongs to the player who is not on move.
        OwnManThere, ///< A man of the mover stands on the square of arrival.
        WrongWay, ///< This kind of man does not move like that.
        Blocked, ///< A man stands in between; square: the nearest one.
        PawnNothingToTake, ///< A pawn goes diagonally only to take.
        PawnTakesStraight, ///< A pawn does not take straight ahead.
        KingAttackedThere, ///< The king would be in check on that square; square: an attacker.
        Pinned, ///< The man shields its king; square: the attacker it shields the king from.
        MustAnswerCheck, ///< The king is in check and this move doesn't end it; square: a checker.
        EnPassantExposesKing, ///< Taking en passant would lay the king open; square: the attacker.
        CastlingRightLost, ///< The king or that rook has moved (or was taken).
        CastlingInCheck, ///< Not while in check; square: a checker.
        CastlingThroughCheck, ///< The king would cross or reach an attacked square; square: that square.
        CastlingBlocked, ///< A man stands between; square: that man.
        PromotionMissing, ///< The pawn reaches the last rank: which piece?
        PromotionImpossible, ///< No king, no pawn; or this move is no promotion.
        NullMove, ///< The turn can't be passed.
    };
    Kind kind;
    std::optional<Square> square{}; ///< The square that explains it, see the kinds.
    bool operator==(const MoveError &) const = default;
};

} // namespace chess
