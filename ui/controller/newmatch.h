#pragma once

#include "core/board/position.h"
#include "core/board/variant.h"
#include "core/laws/ruleset.h"

#include <QString>

namespace chess::ui {

/// What is settled before the first move of a match.
struct NewMatch {
    Position start;
    Variant variant = Variant::Standard;
    PerColor<QString> names; ///< Empty where unknown.
    RuleSet rules;
};

} // namespace chess::ui
