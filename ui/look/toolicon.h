#pragma once

#include <QIcon>

namespace chess::ui {

/// The icon resources/icons/<name>.svg for a button or a menu entry, in the palette's text colour. The colour is looked
/// up whenever the icon is painted, so that it follows a change between light and dark. An unknown name gives a null
/// icon.
QIcon toolIcon(const QString &name);

} // namespace chess::ui
