#pragma once

#include <cstdint>

namespace chess {

/// How a game spells its castling moves and rights. The rules are the same code for both.
enum class Variant : std::uint8_t { Standard, Chess960 };

} // namespace chess
