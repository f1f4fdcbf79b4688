#pragma once

#include <QColor>
#include <QRect>

class QPainter;
class QStyleOption;
class QStyleOptionButton;
class QStyleOptionTab;
class QWidget;

namespace chess::ui {

struct Theme;

// How the controls of Style look.

inline constexpr qreal ControlRadius = 6; ///< Of the corners of buttons and fields.

void drawButton(const QStyleOptionButton &option, QPainter *painter, const QWidget *widget);
/// The colour of a button's text.
QColor buttonInk(const QStyleOptionButton &option, const QWidget *widget);
void drawTab(const QStyleOptionTab &option, QPainter *painter);
/// The frame of a field one types into.
void drawField(const QRect &rect, bool focused, const Theme &theme, QPainter *painter, bool filled);
/// The arrow of a box of choices.
void drawChevron(const QRect &rect, const QColor &ink, QPainter *painter);
/// A box to tick, or a round one of several to choose from.
void drawMark(const QStyleOption &option, QPainter *painter, bool round);
/// What closes a tab.
void drawCross(const QStyleOption &option, QPainter *painter);

} // namespace chess::ui
