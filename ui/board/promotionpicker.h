#pragma once

#include "ui/board/boardgeometry.h"
#include "ui/board/pieceset.h"

#include <QWidget>

#include <array>

class QAbstractButton;

namespace chess::ui {

/// Asks what a pawn becomes: four buttons in a column that begins at the promotion square. It lies on the board as a
/// child widget, so that screen readers find its buttons.
class PromotionPicker : public QWidget
{
    Q_OBJECT

public:
    PromotionPicker(PieceSet &pieces, QWidget *board);

    /// Shows it for a pawn of \p color on \p square; the first button has the keyboard's focus.
    void open(Color color, Square square, const BoardGeometry &geometry);
    /// Stands at its square again after the board was turned or resized.
    void place(const BoardGeometry &geometry);

    /// From the promotion square towards the middle of the board.
    static constexpr std::array<PieceType, 4> Choices{PieceType::Queen, PieceType::Rook, PieceType::Bishop,
                                                      PieceType::Knight};
    QAbstractButton *button(PieceType type) const;

signals:
    void chosen(chess::PieceType type);
    void cancelled();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    bool event(QEvent *event) override;
    bool focusNextPrevChild(bool next) override;
    void keyPressEvent(QKeyEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void showEvent(QShowEvent *event) override;
    void hideEvent(QHideEvent *event) override;

private:
    class Choice;
    void moveFocus(int steps);

    PieceSet &m_pieces;
    std::array<Choice *, 4> m_choices;
    Color m_color = Color::White;
    Square m_square = Square::A8;
};

} // namespace chess::ui
