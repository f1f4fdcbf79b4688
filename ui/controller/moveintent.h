#pragma once

#include "core/board/piece.h"
#include "core/board/square.h"

#include <optional>

namespace chess::ui {

/// What a player wants to do on the board: the man on \a from shall go to \a to. Position::moveFor() tells which move
/// is meant; castling is the king going two squares or onto his rook.
struct MoveIntent {
    Square from;
    Square to;
    std::optional<PieceType> promotion{}; ///< The piece a pawn becomes, where one was chosen.
    bool operator==(const MoveIntent &) const = default;
};

} // namespace chess::ui
