#pragma once

#include <QString>

#include <vector>

namespace chess::ui {

/// A line of text between the moves: a comment or a variation.
struct NotationLine {
    QString text;
    int depth = 0; ///< How far it is indented: 0 for comments on the main line, 1 for a variation, 2 for one inside it.
    bool operator==(const NotationLine &) const = default;
};

/// A move of the main line with what is written after it.
struct NotationMove {
    QString text; ///< "Nf3", with its glyphs ("Nf3!?").
    std::vector<NotationLine> after{};
    bool operator==(const NotationMove &) const = default;
};

/// A game as the notation panel shows it; plain values.
struct NotationText {
    int startPly = 0; ///< Half-moves before the first move: 0 if White begins at move 1, 1 if Black does.
    std::vector<NotationLine> before{}; ///< What is written before the first move.
    std::vector<NotationMove> moves{};
    QString end{}; ///< Result and reason; empty while the game runs.
    bool operator==(const NotationText &) const = default;
};

} // namespace chess::ui
