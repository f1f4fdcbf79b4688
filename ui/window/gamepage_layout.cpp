#include "ui/board/boardview.h"
#include "ui/panels/notationpanel.h"
#include "ui/panels/playercard.h"
#include "ui/window/gamepage.h"

#include <QResizeEvent>

#include <algorithm>

namespace chess::ui {

namespace {

constexpr int Gap = 8;
constexpr int ColumnWidth = 320; ///< The least; it takes what the board leaves.
constexpr int WidestColumn = 560;
constexpr int NotationHeight = 136; ///< The least under the board: two rows of moves and the arrows.
constexpr int MostNotation = 200; ///< What it takes from the board in a high window.

int notationHeight(const QRect &area) { return std::clamp(area.height() / 6, NotationHeight, MostNotation); }

} // namespace

void GamePage::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    layOut();
}

void GamePage::layOut()
{
    const QRect area = rect().adjusted(Gap, Gap, -Gap, -Gap);
    const int card = 104;
    const int boardIfWide = std::min(area.height(), area.width() - ColumnWidth - Gap);
    const int boardIfUpright = std::min(area.width(), area.height() - 2 * card - notationHeight(area) - 3 * Gap);
    // A column shows many more moves: it is worth a slightly smaller board.
    if (boardIfWide + boardIfWide / 10 >= boardIfUpright)
        layOutWide(area);
    else
        layOutUpright(area);
}

void GamePage::layOutWide(const QRect &area)
{
    m_upper->setArrangement(PlayerCard::Shape::Tall, PlayerCard::Inner::Below);
    m_lower->setArrangement(PlayerCard::Shape::Tall, PlayerCard::Inner::Above);
    const int board = std::min(area.height(), area.width() - ColumnWidth - Gap);
    const int column = std::min(area.width() - board - Gap, WidestColumn);
    // What is left over goes to both sides of the whole.
    const int spare = area.width() - board - Gap - column;
    const int left = area.left() + spare / 2;
    m_board->setGeometry(left, area.top() + (area.height() - board) / 2, board, board);
    const int x = left + board + Gap;
    const int upper = m_upper->sizeHint().height();
    const int lower = m_lower->sizeHint().height();
    m_upper->setGeometry(x, area.top(), column, upper);
    m_lower->setGeometry(x, area.bottom() + 1 - lower, column, lower);
    m_notation->setGeometry(x, area.top() + upper + Gap, column, area.height() - upper - lower - 2 * Gap);
}

void GamePage::layOutUpright(const QRect &area)
{
    m_upper->setArrangement(PlayerCard::Shape::Wide, PlayerCard::Inner::Below);
    m_lower->setArrangement(PlayerCard::Shape::Wide, PlayerCard::Inner::Above);
    const int upper = m_upper->sizeHint().height();
    const int lower = m_lower->sizeHint().height();
    const int board = std::min(area.width(), area.height() - upper - lower - notationHeight(area) - 3 * Gap);
    int y = area.top();
    m_upper->setGeometry(area.left(), y, area.width(), upper);
    y += upper + Gap;
    m_board->setGeometry(area.left() + (area.width() - board) / 2, y, board, board);
    y += board + Gap;
    m_lower->setGeometry(area.left(), y, area.width(), lower);
    y += lower + Gap;
    m_notation->setGeometry(area.left(), y, area.width(), area.bottom() + 1 - y);
}

} // namespace chess::ui
