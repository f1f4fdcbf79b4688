#pragma once

#include "core/board/board.h"

namespace chess {

/// A guess how far \p winner is from mating, both sides helping: 0 (near) to MatingDistanceLimit - 1. It only orders a
/// search and proves nothing.
int matingDistance(const Board &board, Color winner);
inline constexpr int MatingDistanceLimit = 256;

} // namespace chess
