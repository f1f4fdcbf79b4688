#pragma once

#include "core/board/board.h"
#include "core/board/moveerror.h"

namespace chess::detail {

/// Why \p move, which is not legal on \p board, is not (LAWS L-MOV-8).
MoveError refusal(const Board &board, Move move);

} // namespace chess::detail
