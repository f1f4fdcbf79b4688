#pragma once

#include "core/board/square.h"

#include <QAccessibleWidget>

#include <array>

namespace chess::ui {

class BoardView;

/// What screen readers know of the board: 64 squares that can be pressed, a1 first, then the child widgets.
class BoardAccessible : public QAccessibleWidget
{
public:
    explicit BoardAccessible(BoardView *board);
    ~BoardAccessible() override;

    /// Lets Qt make these for boards; more than once does no harm.
    static void install();

    int childCount() const override;
    QAccessibleInterface *child(int number) const override;
    int indexOfChild(const QAccessibleInterface *child) const override;
    QAccessibleInterface *childAt(int x, int y) const override;
    QAccessibleInterface *focusChild() const override;
    QString text(QAccessible::Text kind) const override;

private:
    BoardView *board() const;

    std::array<QAccessible::Id, 64> m_squares{};
};

} // namespace chess::ui
