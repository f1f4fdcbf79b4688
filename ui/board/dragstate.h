#pragma once

#include "core/board/square.h"

#include <QLineF>
#include <QPointF>

#include <algorithm>

namespace chess::ui {

/// What the left button does from its press to its release: a click until the pointer has gone far enough, a drag from
/// then on. Points are of the widget, in logical pixels.
class DragState
{
public:
    DragState(Square square, QPointF at, bool onMan, bool wasSelected)
        : m_square(square), m_pressedAt(at), m_pointer(at), m_onMan(onMan), m_wasSelected(wasSelected)
    {
    }

    /// The square that was pressed.
    Square square() const { return m_square; }
    QPointF pointer() const { return m_pointer; }
    /// Whether a man that can be moved stands on square().
    bool isOnMan() const { return m_onMan; }
    /// Whether that man was selected before the press, so that a click puts it down again.
    bool wasSelected() const { return m_wasSelected; }
    bool isDragging() const { return m_dragging; }

    void moveTo(QPointF pointer, double squareSize)
    {
        m_pointer = pointer;
        const double threshold = std::clamp(squareSize / 12, 3.0, 8.0);
        if (m_onMan && QLineF(m_pressedAt, pointer).length() >= threshold)
            m_dragging = true;
    }

private:
    Square m_square;
    QPointF m_pressedAt;
    QPointF m_pointer;
    bool m_onMan;
    bool m_wasSelected;
    bool m_dragging = false;
};

} // namespace chess::ui
