#include "ui/board/promotionpicker.h"

#include "ui/board/movetyping.h"
#include "ui/look/theme.h"
#include "ui/words/words.h"

#include <QAbstractButton>
#include <QApplication>
#include <QKeyEvent>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace chess::ui {

namespace {

constexpr int SmallestButton = 36; // so that a finger finds it on the smallest board
constexpr int Frame = 4;

} // namespace

/// One of the four: the piece on a ground that tells focus and hover.
class PromotionPicker::Choice : public QAbstractButton
{
public:
    Choice(PieceType type, PromotionPicker *picker) : QAbstractButton(picker), m_type(type), m_picker(picker)
    {
        setFocusPolicy(Qt::StrongFocus);
        setAttribute(Qt::WA_Hover);
    }

    PieceType type() const { return m_type; }

protected:
    void paintEvent(QPaintEvent * /*event*/) override
    {
        const Theme &theme = Theme::matching(palette());
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(Qt::NoPen);
        QColor ground = theme.boardDark;
        if (isDown())
            ground = blended(ground, theme.accent, 0.8);
        else if (hasFocus() || underMouse())
            ground = blended(ground, theme.accent, 0.55);
        painter.setBrush(ground);
        painter.drawRoundedRect(rect(), 6, 6);
        if (hasFocus()) {
            painter.setPen(QPen(theme.onAccent, 2));
            painter.setBrush(Qt::NoBrush);
            painter.drawRoundedRect(QRectF(rect()).adjusted(3, 3, -3, -3), 4, 4);
        }
        const double ratio = devicePixelRatioF();
        const int pixels = static_cast<int>(std::floor(std::min(width(), height()) * ratio));
        painter.drawPixmap(QPointF(0, 0), m_picker->m_pieces.pixmap({m_picker->m_color, m_type}, pixels, ratio));
    }

private:
    PieceType m_type;
    PromotionPicker *m_picker;
};

PromotionPicker::PromotionPicker(PieceSet &pieces, QWidget *board) : QWidget(board), m_pieces(pieces)
{
    hide();
    for (std::size_t i = 0; i < Choices.size(); ++i) {
        m_choices[i] = new Choice(Choices[i], this);
        m_choices[i]->installEventFilter(this);
        connect(m_choices[i], &QAbstractButton::clicked, this, [this, i] { emit chosen(Choices[i]); });
    }
}

QAbstractButton *PromotionPicker::button(PieceType type) const
{
    for (Choice *choice : m_choices) {
        if (choice->type() == type)
            return choice;
    }
    return nullptr;
}

void PromotionPicker::open(Color color, Square square, const BoardGeometry &geometry)
{
    m_color = color;
    m_square = square;
    // Named anew each time, since the language may have changed.
    setAccessibleName(tr("Promote to"));
    for (Choice *choice : m_choices) {
        choice->setAccessibleName(Words::man(choice->type()));
        choice->setToolTip(Words::man(choice->type()));
    }
    place(geometry);
    show();
    raise();
    m_choices.front()->setFocus(Qt::PopupFocusReason);
}

void PromotionPicker::place(const BoardGeometry &geometry)
{
    const QRectF square = geometry.rectOf(m_square);
    const bool downwards = square.center().y() < geometry.board().center().y();
    const int side = std::max(SmallestButton, static_cast<int>(std::floor(square.width())));
    const int width = side + 2 * Frame;
    const int height = 4 * side + 2 * Frame;
    const auto within = [](double wished, int size, int room) {
        return std::clamp(static_cast<int>(std::lround(wished)), 0, std::max(0, room - size));
    };
    const double top = downwards ? square.top() - Frame : square.bottom() + Frame - height;
    setGeometry(within(square.center().x() - width / 2.0, width, parentWidget()->width()),
                within(top, height, parentWidget()->height()), width, height);
    for (int i = 0; i < 4; ++i) {
        const int row = downwards ? i : 3 - i;
        m_choices[static_cast<std::size_t>(i)]->setGeometry(Frame, Frame + row * side, side, side);
    }
}

bool PromotionPicker::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::MouseButtonPress || event->type() == QEvent::MouseButtonDblClick) {
        // While it is open this filter hears of every press in the program: one outside means "no promotion".
        const auto *widget = qobject_cast<QWidget *>(watched);
        if (widget && widget != this && !isAncestorOf(widget)) {
            emit cancelled();
            return widget == parentWidget();
        }
    }
    if (event->type() == QEvent::KeyPress && qobject_cast<QAbstractButton *>(watched)
        && isAncestorOf(qobject_cast<QWidget *>(watched))) {
        const int key = static_cast<QKeyEvent *>(event)->key();
        const bool backwards = key == Qt::Key_Up || key == Qt::Key_Left;
        if (backwards || key == Qt::Key_Down || key == Qt::Key_Right) {
            const bool upwards = m_choices.front()->y() > m_choices.back()->y();
            moveFocus(backwards != upwards ? -1 : 1);
            return true;
        }
        if (key == Qt::Key_Return || key == Qt::Key_Enter) {
            static_cast<QAbstractButton *>(watched)->click();
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}

bool PromotionPicker::event(QEvent *event)
{
    // Plain keys choose here, whatever shortcuts the window has.
    if (event->type() == QEvent::ShortcutOverride
        && !(static_cast<QKeyEvent *>(event)->modifiers()
             & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier))) {
        event->accept();
        return true;
    }
    return QWidget::event(event);
}

bool PromotionPicker::focusNextPrevChild(bool next)
{
    moveFocus(next ? 1 : -1);
    return true;
}

void PromotionPicker::moveFocus(int steps)
{
    const auto focused =
        std::find_if(m_choices.begin(), m_choices.end(), [](Choice *choice) { return choice->hasFocus(); });
    const auto place = focused == m_choices.end() ? 0 : focused - m_choices.begin() + steps;
    m_choices[static_cast<std::size_t>((place + 4) % 4)]->setFocus(Qt::TabFocusReason);
}

void PromotionPicker::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape) {
        emit cancelled();
        return;
    }
    const QString text = event->text();
    const auto type = text.size() == 1 ? MoveTyping::pieceType(text.front()) : std::nullopt;
    // Other keys go no further: the board below must not take them for a move.
    if (type && button(*type))
        emit chosen(*type);
}

void PromotionPicker::paintEvent(QPaintEvent * /*event*/)
{
    const Theme &theme = Theme::matching(palette());
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(theme.target, 1));
    painter.setBrush(theme.panel);
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), 8, 8);
}

void PromotionPicker::showEvent(QShowEvent *event)
{
    qApp->installEventFilter(this);
    QWidget::showEvent(event);
}

void PromotionPicker::hideEvent(QHideEvent *event)
{
    qApp->removeEventFilter(this);
    QWidget::hideEvent(event);
}

} // namespace chess::ui
