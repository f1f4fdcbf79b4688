#pragma once

#include "core/board/piece.h"
#include "core/board/square.h"

#include <algorithm>

namespace chess::ui {

/// The square that the keyboard points at. It takes the arrow keys only while it is active.
class BoardCursor
{
public:
    bool isActive() const { return m_active; }
    void setActive(bool active) { m_active = active; }
    Square square() const { return m_square; }
    void moveTo(Square square) { m_square = square; }

    /// Goes \p right and \p up (which may be negative) as the player below sees it, and stops at the edge.
    void step(int right, int up, Color bottom)
    {
        const int sign = bottom == Color::White ? 1 : -1;
        const int file = std::clamp(index(fileOf(m_square)) + sign * right, 0, 7);
        const int rank = std::clamp(index(rankOf(m_square)) + sign * up, 0, 7);
        m_square = squareAt(rank * 8 + file);
    }

private:
    bool m_active = false;
    Square m_square = Square::E2;
};

} // namespace chess::ui
