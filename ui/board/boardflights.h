#pragma once

#include "core/board/piece.h"
#include "core/board/position.h"

#include <QPointF>

#include <functional>
#include <vector>

namespace chess::ui {

/// The way of one man over the board while a change is shown. One that stays in place comes up or fades away.
struct Flight {
    Piece piece;
    QPointF from; ///< Board points, see BoardGeometry.
    QPointF to;
    Square target; ///< Where it will stand; for a man that fades, where it stood.
    double opacityBefore = 1;
    double opacityAfter = 1;
};

/// The flights that lead from \p before to \p after, whatever lies between: a move forward or back, castling, a
/// capture or its undoing, a jump over many moves. Men that leave the board fade and lie below those that fly.
/// \p startOf tells where the man that stood on a square is seen now.
std::vector<Flight> flightsBetween(const Position &before, const Position &after,
                                   const std::function<QPointF(Square)> &startOf);

} // namespace chess::ui
