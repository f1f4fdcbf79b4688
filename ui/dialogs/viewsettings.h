#pragma once

#include "ui/board/boardview.h"
#include "ui/look/style.h"

#include <QString>

class QSettings;

namespace chess::ui {

/// How the window looks: what a person chose, and the defaults.
struct ViewSettings {
    BoardHighlights highlights;
    bool animation = true;
    Coordinates coordinates = Coordinates::Margin;
    bool turnAutomatically = false; ///< The player on move sits below.
    Style::Colors colors = Style::Colors::System;
    QString language; ///< "en", "zh_CN", "zh_TW"; empty: the system's.

    /// Milliseconds.
    static constexpr int AnimationTime = 150;
    int animationTime() const { return animation ? AnimationTime : 0; }

    static ViewSettings load(const QSettings &settings);
    void save(QSettings &settings) const;
    bool operator==(const ViewSettings &) const = default;
};

} // namespace chess::ui
