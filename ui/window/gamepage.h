#pragma once

#include "core/laws/event.h"
#include "ui/controller/gamecontroller.h"
#include "ui/dialogs/viewsettings.h"
#include "ui/panels/cardstate.h"

#include <QPointer>
#include <QWidget>

namespace chess::ui {

class BoardView;
class NotationPanel;
class PlayerCard;

/// The board with the two players' cards and the notation, showing one GameController: here views and controller meet.
///
/// In a wide page the cards stand at the top and bottom of a column at the right, with the notation between them; in a
/// square or upright one above and below the board, with the notation under it. It takes what leaves the board larger.
class GamePage : public QWidget
{
    Q_OBJECT

public:
    explicit GamePage(QWidget *parent = nullptr);
    ~GamePage() override;

    /// The game may go before the page or be replaced; null shows an empty start position.
    void setGame(GameController *game);
    GameController *game() const { return m_game; }

    void setView(const ViewSettings &view);
    /// \p bottom is the colour of the player below.
    void setBottom(Color bottom);
    Color bottom() const { return m_bottom; }

    BoardView *board() const { return m_board; }
    PlayerCard *card(Color color) const;
    NotationPanel *notation() const { return m_notation; }

    /// What the position is, in one line.
    QString status() const;
    /// Shows the position after \p ply of the main line, from 0.
    void goToPly(int ply);
    /// Brings the keyboard to the next part of the page (or the one before): board, upper card, notation, lower card.
    void focusNextPart(bool next);
    /// Arms an offer for the player on move, offers at once for the other.
    void offer(Color player);
    /// Why no game can be begun from the position shown; empty if one can.
    QString playOnOff() const;
    /// Asks to take back for the player who moved last, or for the other if he may not.
    void askTakeBack();

    QSize minimumSizeHint() const override { return {640, 400}; }

signals:
    /// status() is another text.
    void statusChanged();
    /// Something to say for a moment. \p refused: what was tried was not possible.
    void noticed(const QString &text, bool refused);
    void claimWanted(chess::Color player);
    void rematchWanted();
    void playOnWanted();

protected:
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    void connectCard(PlayerCard *card, bool upper);
    void connectGame();
    void showAll();
    void showPosition(bool animated);
    void showNotation();
    void showPlace();
    void showCards();
    void keepFocus();
    QString whyNothingMoves() const;
    CardState cardState(Color color) const;
    void layOut();
    void layOutWide(const QRect &area);
    void layOutUpright(const QRect &area);
    void tell(const Event &event);

    QPointer<GameController> m_game;
    ViewSettings m_view;
    Color m_bottom = Color::White;
    BoardView *m_board;
    PlayerCard *m_upper;
    NotationPanel *m_notation;
    PlayerCard *m_lower;
};

} // namespace chess::ui
