#pragma once

#include "core/laws/canmate.h"

namespace chess {

/// Looks for any line after which \p winner has mated, following the most promising position first, and visits no
/// position twice. Where all positions that can be reached fit into \p nodes, finding none proves that there is no mate
/// (LAWS L-DEAD-5 d and e). \p board must have a legal move.
MateProof searchHelpmate(const Board &board, Color winner, std::uint64_t nodes, const std::stop_token &stop);

} // namespace chess
