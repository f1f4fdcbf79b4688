#pragma once

#include "core/laws/event.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>
#include <string_view>

/// The words of a match's record (matchrecord.h) for the values of enumerations, in the order of these.
namespace chess::recordwords {

constexpr std::array<std::string_view, 4> words(IllegalAct) { return {"move", "unpromoted", "press", "kinggiven"}; }
constexpr std::array<std::string_view, 4> words(TimeReason) { return {"illegal", "claim", "arbiter", "quickfinish"}; }
/// An offer that goes with the move needs no word.
constexpr std::array<std::string_view, 5> words(OfferKind) { return {"", "early", "outofturn", "claim", "increment"}; }
constexpr std::array<std::string_view, 2> words(WarningReason) { return {"outofturn", "arbiter"}; }

template <typename Value>
constexpr std::string_view wordOf(Value value)
{
    return words(value)[static_cast<std::size_t>(value)];
}

/// Empty for a word that means none of them.
template <typename Value>
constexpr std::optional<Value> valueOf(std::string_view word)
{
    const auto all = words(Value());
    const auto found = std::ranges::find(all, word);
    return found == all.end() ? std::nullopt : std::optional(static_cast<Value>(found - all.begin()));
}

} // namespace chess::recordwords
