#pragma once

#include "core/board/position.h"

#include <QFrame>

#include <optional>

class QLabel;
class QLineEdit;

namespace chess::ui {

/// The small field on the board in which a move is typed, with a line below it that says which move is meant or why
/// there is none. The input method works here.
class MoveEntry : public QFrame
{
    Q_OBJECT

public:
    explicit MoveEntry(QWidget *board);

    /// Shows it with \p text begun, and gives it the keyboard.
    void open(const Position &position, const QString &text);
    void setPosition(const Position &position);
    /// The move that is meant now; empty while closed.
    std::optional<Move> move() const { return m_move; }
    /// The height it needs for its words at \p width, in logical pixels.
    int heightAt(int width) const;
    QLineEdit *field() const { return m_field; }

signals:
    void previewChanged();
    /// Enter was pressed on a legal move.
    void moveEntered(chess::Move move);
    /// Enter was pressed on a promotion that doesn't say to which man.
    void promotionEntered(chess::Square from, chess::Square to);
    /// Esc was pressed.
    void cancelled();

protected:
    bool event(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void hideEvent(QHideEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void read();
    void enter();
    void say(const QString &text, bool warning);

    QLineEdit *m_field;
    QLabel *m_words;
    Position m_position;
    std::optional<Move> m_move;
};

} // namespace chess::ui
