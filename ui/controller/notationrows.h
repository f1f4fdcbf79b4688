#pragma once

#include "core/board/piece.h"
#include "core/game/game.h"

#include <QString>

#include <optional>
#include <vector>

namespace chess::ui {

/// A move as the score sheet shows it.
struct NotationMove {
    NodeId node;
    QString san; ///< English piece letters, as PGN has it.
    bool drawOffered; ///< The player offered a draw with it, before or after it: (=).
    bool operator==(const NotationMove &) const = default;
};

/// A line of the score sheet.
struct NotationRow {
    int number;
    std::optional<NotationMove> white;
    std::optional<NotationMove> black;
    bool operator==(const NotationRow &) const = default;
};

/// The main line of \p game.
std::vector<NotationRow> notationRows(const Game &game);

/// What a player has taken so far, and how he stands.
struct Captures {
    std::vector<PieceType> men; ///< The most valuable first; a promoted man counts as what it was when taken.
    int balance = 0; ///< Own men minus the opponent's, in pawns: 1, 3, 3, 5, 9.
    bool operator==(const Captures &) const = default;
};

/// On the way from the start of \p game to \p node.
PerColor<Captures> capturesAt(const Game &game, NodeId node);

} // namespace chess::ui
