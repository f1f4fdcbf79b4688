#pragma once

#include "core/expected.h"
#include "core/library/positionsearch.h"

#include <cstddef>
#include <string_view>

namespace chess {

/// Reads what shall stand on which squares into \p pattern: men and a square for each, parted by blanks or commas.
/// "Ne5 pd6 -e4 RQd1": a white knight, a black pawn, nothing, a white rook or queen. Fails with the offset of the first
/// byte that isn't understood, and leaves \p pattern as it was.
Expected<PositionPattern, std::size_t> withSquares(PositionPattern pattern, std::string_view text);

/// The same for how many men there shall be: "Q=0 q=0 R=1 P>=3 p<=4 N=1-2", or all men of an ending, White's first:
/// "KRPKR".
Expected<PositionPattern, std::size_t> withMaterial(PositionPattern pattern, std::string_view text);

} // namespace chess
