#pragma once

#include "core/game/game.h"

#include <QString>

#include <vector>

namespace chess::ui {

/// A line of text between the moves: a comment or a variation.
struct SheetLine {
    QString text;
    int depth = 0; ///< How far it is indented: 0 for comments on the main line, 1 for a variation, 2 for one inside it.
    bool operator==(const SheetLine &) const = default;
};

/// A move of the main line with what is written after it.
struct SheetMove {
    QString text; ///< "Nf3", with its glyphs ("Nf3!?").
    std::vector<SheetLine> after{};
    bool operator==(const SheetMove &) const = default;
};

/// A game as the notation panel shows it; plain values.
struct ScoreSheet {
    int startPly = 0; ///< Half-moves before the first move: 0 if White begins at move 1, 1 if Black does.
    std::vector<SheetLine> before{}; ///< What is written before the first move.
    std::vector<SheetMove> moves{};
    QString end{}; ///< Result and reason; empty while the game runs.
    bool operator==(const ScoreSheet &) const = default;
};

/// \p game with its comments, its glyphs and its variations as indented text. \p end is left empty.
ScoreSheet scoreSheet(const Game &game);

/// "!?" for NAG 5 and so on; empty for numbers without a sign of their own. Source: PGN Standard (1994), section 10.
QString glyph(int nag);
/// The same in letters that every font has: "+=" for NAG 14.
QString plainGlyph(int nag);

} // namespace chess::ui
