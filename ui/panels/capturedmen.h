#pragma once

#include "ui/panels/cardstate.h"

class QPainter;
class QRect;

namespace chess::ui {

class PieceSet;
struct Theme;

/// Draws the captured men of a card side by side, like men close together, the balance after them, and the card's note
/// at the right.
void paintCapturedMen(QPainter &painter, const QRect &area, const CardState &state, const Theme &theme,
                      PieceSet &pieces);

/// The same in words: "Captured: 2 pawns, 1 knight. Ahead by 3 points. Draw offered"; empty where there is nothing to
/// say.
QString capturedMenText(const CardState &state);

} // namespace chess::ui
