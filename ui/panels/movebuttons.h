#pragma once

#include <QWidget>

class QPushButton;

namespace chess::ui {

/// The row of buttons that steps through a game and turns the board.
class MoveButtons : public QWidget
{
    Q_OBJECT

public:
    explicit MoveButtons(QWidget *parent = nullptr);

    /// What is left to step to: back from \p ply towards 0, forward towards \p plies.
    void setPlace(int ply, int plies);

signals:
    void startWanted();
    void backWanted();
    void forwardWanted();
    void endWanted();
    void turnWanted();

protected:
    void changeEvent(QEvent *event) override;

private:
    void retranslate();

    QPushButton *m_start;
    QPushButton *m_back;
    QPushButton *m_forward;
    QPushButton *m_end;
    QPushButton *m_turn;
};

} // namespace chess::ui
