#pragma once

#include "core/board/position.h"
#include "core/board/variant.h"
#include "core/laws/ruleset.h"

#include <QString>

namespace chess::ui {

/// The rules of a board without a clock: FIDE's, but a move may be taken back by agreement, touching binds nothing and
/// nobody signs.
inline RuleSet rulesWithoutClock()
{
    RuleSet rules;
    rules.takeBack = true;
    rules.touchMove = false;
    rules.signResult = false;
    return rules;
}

/// What is settled before the first move of a match.
struct NewMatch {
    Position start;
    Variant variant = Variant::Standard;
    PerColor<QString> names; ///< Empty where unknown.
    RuleSet rules = rulesWithoutClock();
};

} // namespace chess::ui
