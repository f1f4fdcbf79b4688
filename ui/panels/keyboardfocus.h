#pragma once

#include <QWidget>

namespace chess::ui {

/// Takes the keyboard from \p widget and from what is in it, before it goes off or is hidden: Qt would hand it on to
/// the next widget as the Tab key does, to a neighbour's Resign or to the board's cursor that nobody asked for.
inline void releaseFocus(QWidget &widget)
{
    QWidget *focused = widget.window()->focusWidget();
    if (focused && (focused == &widget || widget.isAncestorOf(focused)))
        focused->clearFocus();
}

} // namespace chess::ui
