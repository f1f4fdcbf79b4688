#pragma once

#include "core/game/game.h"

#include <random>

namespace chess::test {

using Random = std::mt19937;

/// A game with anything in it that an editor can put there: odd starts, results and tags, variations within variations,
/// comments that hold whatever makes writing them hard.
Game randomGame(Random &random);
/// Edits \p game in some way and returns the change.
GameChange randomEdit(Game &game, Random &random);

} // namespace chess::test
