#pragma once

#include "core/board/piece.h"

#include <QString>

#include <optional>
#include <vector>

namespace chess::ui {

/// What the opponent asks this player, to be accepted or declined.
enum class Question { DrawOffer, TakeBack };

/// All that a player's card shows; plain values, so that a card can be shown and tested without a game.
struct CardState {
    Color color = Color::White;
    QString name; ///< Empty: the name of the side.
    bool onMove = false;
    /// What this player has captured, in the order in which it is shown.
    std::vector<PieceType> captured;
    /// Worth of this player's men minus the opponent's, in pawns; shown where it is above 0.
    int balance = 0;
    /// Is or was the game played here? Without it the card has no buttons.
    bool live = false;
    /// Why the player may not do it now; empty where he may.
    QString offerOff, claimOff, resignOff, takeBackOff;
    /// Can this match know a take-back at all? Without it the button isn't there.
    bool takeBackKnown = true;
    /// The player's next move will carry a draw offer.
    bool offerArmed = false;
    /// What the opponent asks, to be answered on this card.
    std::optional<Question> question;
    /// A short remark: "Draw offered", "Won".
    QString note;

    bool operator==(const CardState &) const = default;
};

} // namespace chess::ui
