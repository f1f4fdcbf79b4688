#pragma once

#include "ui/panels/cardstate.h"

#include <QWidget>

class QGridLayout;
class QHBoxLayout;
class QPushButton;

namespace chess::ui {

class CardRow;
class ElidedLabel;

/// A player's card: who it is, what he captured, and his own buttons. It stands at that player's side of the board and
/// is lit while he is on move.
///
/// The row on the inner side (towards the middle of the window) shows the captured men in quiet times and the question
/// that waits for an answer when there is one: it is always there, so no button moves when a question comes.
class PlayerCard : public QWidget
{
    Q_OBJECT

public:
    explicit PlayerCard(QWidget *parent = nullptr);

    const CardState &state() const { return m_state; }
    void setState(const CardState &state);

    enum class Shape { Tall, Wide };
    enum class Inner { Below, Above };
    /// Wide: the buttons stand beside the name. Inner: on which side of the buttons the row for questions is.
    void setArrangement(Shape shape, Inner inner);

    /// Opens the question whether to resign, as the button does.
    void askResign();
    /// The next state is that of another game: open questions are closed unanswered.
    void forget();

signals:
    /// Press to offer; where the offer goes with the next move, press again to leave it.
    void offerWanted();
    void claimWanted();
    void resignWanted();
    void takeBackWanted();
    void accepted(chess::ui::Question question);
    void declined(chess::ui::Question question);

protected:
    void paintEvent(QPaintEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void arrange();
    void showState();
    void retranslate();
    void showButton(QPushButton *button, const QString &off, const QString &description);

    CardState m_state;
    Shape m_shape = Shape::Tall;
    Inner m_inner = Inner::Below;
    QGridLayout *m_grid;
    QWidget *m_disc;
    ElidedLabel *m_name;
    QPushButton *m_takeBack;
    QWidget *m_buttons;
    QPushButton *m_offer;
    QPushButton *m_claim;
    QPushButton *m_resign;
    CardRow *m_row;
};

} // namespace chess::ui
