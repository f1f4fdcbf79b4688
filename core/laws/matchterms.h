#pragma once

#include "core/laws/ruleset.h"
#include "core/laws/timecontrol.h"

namespace chess {

/// What two players settle before the first move, and what never changes afterwards: the rules and the times.
struct MatchTerms {
    RuleSet rules;
    PerColor<TimeControl> times; ///< Without a time control a player is never short of time.
    bool operator==(const MatchTerms &) const = default;
};

} // namespace chess
