#pragma once

#include "core/game/game.h"
#include "core/laws/matchterms.h"
#include "dice.h"

// What two players might settle before a match: nothing is too strange.

/// A preset, a preset with some options changed, or every option by chance. \p fewMen stand on the board.
chess::RuleSet randomRules(Dice &dice, bool fewMen);
/// No clock, the same time control for both, or one for each; short ones, so that flags fall.
chess::PerColor<chess::TimeControl> randomTimes(Dice &dice);
chess::MatchTerms randomTerms(Dice &dice, const chess::Position &start);
/// A game without moves: from the starting position, from one of Chess960, or from an ending with few men, so that
/// matches come to their ends.
chess::Game randomStart(Dice &dice);
