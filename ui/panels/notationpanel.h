#pragma once

#include "ui/panels/scoresheet.h"

#include <QWidget>

class QPushButton;

namespace chess::ui {

class ElidedLabel;
class MoveButtons;
class NotationModel;
class NotationView;

/// The scoresheet: what game it is, its moves, the result, and below them the way to step through it.
class NotationPanel : public QWidget
{
    Q_OBJECT

public:
    explicit NotationPanel(QWidget *parent = nullptr);

    void setText(const ScoreSheet &text);
    /// The move after which the board stands; 0 for the start position.
    void setCurrentPly(int ply);
    /// One line above the moves, such as the event; empty for none.
    void setTitle(const QString &title);
    /// Shows a button below the moves that asks for the next game with colours changed.
    void setRematchPossible(bool possible);
    /// Shows a button below the moves that asks to play on from the position shown. \p off: why it can't be pressed.
    void setPlayOnPossible(bool possible, const QString &off = QString());

    NotationView *view() const { return m_view; }

signals:
    void plyWanted(int ply);
    void rematchWanted();
    void playOnWanted();
    void turnWanted();

protected:
    void paintEvent(QPaintEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void retranslate();
    void showPlace();

    NotationModel *m_model;
    ElidedLabel *m_title;
    NotationView *m_view;
    QPushButton *m_rematch;
    QPushButton *m_playOn;
    QString m_playOnOff; ///< Why it can't be pressed; empty where it can.
    MoveButtons *m_buttons;
};

} // namespace chess::ui
