#pragma once

#include "core/board/board.h"

#include <cstdint>

namespace chess::detail {

/// The part of the Polyglot key that men and turn make.
std::uint64_t keyOfMen(const Board &board);
/// The number of the en passant file; there must be an en passant square.
std::uint64_t keyOfEnPassant(const Board &board);

/// The key of the Polyglot opening book format.
std::uint64_t polyglotKey(const Board &board);
/// The key of the repetition rule (LAWS L-REP-1).
std::uint64_t repetitionKey(const Board &board);

} // namespace chess::detail
