#pragma once

#include "core/game/game.h"
#include "core/laws/event.h"
#include "core/notation/movetext.h"

#include <chrono>
#include <optional>
#include <string>
#include <vector>

namespace chess {

/// A half-move as both players' score sheets have it [8.1].
struct ScoreEntry {
    NodeId node;
    std::string move;
    /// Its player offered a draw with it, before or after it: (=) [Appendix C.12; LAWS L-OFR-7].
    bool drawOffered = false;
    std::optional<std::chrono::milliseconds> timeLeft{}; ///< On its player's clock after it.
    std::optional<std::chrono::milliseconds> timeUsed{}; ///< Where the game tells it.
    /// What happened from this move to the next one: what the record tells.
    std::vector<Event> events{};
    bool operator==(const ScoreEntry &) const = default;
};

/// A line of the sheet; a half-move that isn't there is one before the game's start, or not made yet.
struct ScoreRow {
    int number = 0; ///< Of the move.
    PerColor<std::optional<ScoreEntry>> moves{};
    bool operator==(const ScoreRow &) const = default;
};

struct ScoreSheet {
    PerColor<std::string> names{};
    std::vector<Event> eventsBefore{}; ///< What happened before the first move.
    std::vector<ScoreRow> rows{};
    std::optional<Outcome> outcome{};
    bool operator==(const ScoreSheet &) const = default;
};

/// The main line of \p game, its moves as \p spelling has them, with what the record of its match tells (LAWS L-NOT-1).
ScoreSheet scoreSheet(const Game &game, const MoveSpelling &spelling = {});

} // namespace chess
