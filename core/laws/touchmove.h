#pragma once

#include "core/board/position.h"

#include <optional>
#include <span>

namespace chess {

/// What a player is bound to by the men he has touched: the moves that he may still make.
struct TouchBond {
    MoveList allowed; ///< All legal moves where nothing binds.
    std::optional<Square> mover{}; ///< The own man that must move.
    std::optional<Square> taken{}; ///< The opponent's man that must be taken.

    bool binds() const { return mover || taken; }
};

/// \p touched are the squares of the men that the side to move has touched on this move in order to move or take them,
/// in their order; men that were only adjusted are left out, and squares without a man bind to nothing. Castling counts
/// as a move of the king, never of the rook. Source: article 4.3 to 4.5, LAWS L-TCH-2 to L-TCH-5.
TouchBond touchBond(const Position &position, std::span<const Square> touched);

} // namespace chess
