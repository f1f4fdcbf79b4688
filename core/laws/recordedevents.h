#pragma once

#include "core/game/game.h"
#include "core/laws/event.h"

#include <optional>
#include <string_view>
#include <vector>

namespace chess {

/// The event that \p text, the text of a command "[%tm …]", tells; \p position is the one on the board then. Empty for
/// what can't be read, also where a later version of ours wrote it. The count of a claim isn't recorded and comes as 0.
std::optional<Event> parseRecordText(std::string_view text, const Position &position);

/// What the record tells that happened after the move of \p node, in its order (see matchrecord.h).
std::vector<Event> recordedEvents(const Game &game, NodeId node);

} // namespace chess
