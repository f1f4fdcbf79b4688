#pragma once

#include "core/laws/match.h"

#include <string_view>

/// Names the first thing in \p match that can't be, whatever was asked of it; empty if there is none.
std::string_view brokenInvariant(const chess::Match &match);

/// Names the first thing that anyone could see to differ between two matches, their games included; empty if there is
/// none.
std::string_view firstDifference(const chess::Match &one, const chess::Match &other);
