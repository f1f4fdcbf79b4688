#pragma once

#include "core/board/board.h"

namespace chess {

/// Is the position dead by the list of older Laws, which looks at nothing but the men: king against king, against king
/// and bishop, against king and knight, and kings with a bishop each on squares of the same colour (LAWS L-DEAD-7)?
bool isOnDeadList(const Board &board);

} // namespace chess
