#pragma once

#include "core/board/board.h"
#include "core/board/position.h"

namespace chess {

/// Do the men on the board prove that \p side can never give mate, whatever both sides play (LAWS L-DEAD-4)? True for a
/// bare king; for a single knight against a king with queens at most; for bishops of one square colour against a side
/// without knight, pawn and bishop of the other colour. False proves nothing.
bool lacksMatingMaterial(const Board &board, Color side);

/// Is it proved that no series of legal moves leads to a mate by either side [5.2.2]? Looks at the men on the board,
/// and follows moves that are forced: the only legal move may take the last piece. True only with proof (LAWS
/// L-DEAD-3).
bool isDead(const Position &position);

/// The same for one side: is it proved that \p side can't mate any more, forced moves followed?
bool cannotMate(const Position &position, Color side);

} // namespace chess
