#pragma once

#include "core/board/board.h"

namespace chess {

/// Is it proved, from where the men can ever come, that \p winner can't mate? It finds pawns that block each other for
/// good, the men that they wall in, and the squares that kings can't cross.
///
/// Facts of two kinds, "this man may come to that square" and "this man may leave its square or be taken", are added
/// until none follows from the others any more. Whatever can happen in a game is among them, for each move finds what
/// it needs among the facts from the moves before it; they hold more than that, as whose turn it is, pins and checks
/// are left out. If there is no square for the loser's king on which such facts make up a mate, there is none. False
/// proves nothing. Source: LAWS L-DEAD-5 c; semi-static analysis, Miguel Ambrona, FUN 2022, LIPIcs 226, 2.
bool mobilityRulesOutMate(const Board &board, Color winner);

} // namespace chess
