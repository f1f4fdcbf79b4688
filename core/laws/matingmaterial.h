#pragma once

#include "core/board/board.h"

namespace chess {

/// Do the men on the board prove that \p side can never give mate, whatever both sides play (LAWS L-DEAD-4)? True for a
/// bare king; for a single knight against a king with queens at most; for bishops of one square colour against a side
/// without knight, pawn and bishop of the other colour. False proves nothing.
bool lacksMatingMaterial(const Board &board, Color side);

} // namespace chess
