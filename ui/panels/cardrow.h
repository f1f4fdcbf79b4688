#pragma once

#include "ui/panels/cardstate.h"

#include <QElapsedTimer>
#include <QPointer>
#include <QWidget>

#include <memory>

class QLabel;
class QPushButton;

namespace chess::ui {

class PieceSet;

/// The inner row of a player's card: the captured men, or a question with two answers in a clear colour.
///
/// Where a question opens under the pointer, its buttons don't react for a moment, so that a click meant for something
/// else answers nothing.
class CardRow : public QWidget
{
    Q_OBJECT

public:
    explicit CardRow(QWidget *parent = nullptr);
    ~CardRow() override;

    /// Milliseconds for which a question that opens under the pointer takes no click.
    static constexpr int GuardTime = 300;

    /// A question to the player himself goes when the card becomes the other player's and when a move is made.
    void setState(const CardState &state);
    /// The next state is that of another game: what was asked about this one is asked no more.
    void forget();
    /// Asks the player himself whether to resign; the answer is resignConfirmed() or silence.
    void askResign();

    QSize sizeHint() const override;

signals:
    void resignConfirmed();
    void accepted(chess::ui::Question question);
    void declined(chess::ui::Question question);

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    enum class Shown { Captured, Question, Resign };
    void showWhat();
    void makeButtons();
    void giveFocusBack();
    void retranslate();
    void answer(bool yes);
    void guard();

    CardState m_state;
    std::unique_ptr<PieceSet> m_pieces; ///< Made when the first man is captured.
    bool m_askingResign = false;
    Shown m_shown = Shown::Captured;
    QLabel *m_text = nullptr;
    QPushButton *m_yes = nullptr;
    QPushButton *m_no = nullptr;
    bool m_guarded = false;
    QElapsedTimer m_openedAt;
    QPointer<QWidget> m_focusBefore; ///< Who had the keyboard before the question took it.
};

} // namespace chess::ui
