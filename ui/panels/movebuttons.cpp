#include "ui/panels/movebuttons.h"

#include "ui/look/theme.h"
#include "ui/look/toolicon.h"
#include "ui/panels/keyboardfocus.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QPainter>
#include <QPainterPath>
#include <QPushButton>

namespace chess::ui {

namespace {

/// A button with a drawn arrow, so that it is sharp at every scale and follows the palette.
class ArrowButton : public QPushButton
{
public:
    ArrowButton(bool forward, bool toTheEnd, QWidget *parent)
        : QPushButton(parent), m_forward(forward), m_toTheEnd(toTheEnd)
    {
        setAutoDefault(false);
        // A pressed button that steps on while it is held, but not one that has arrived.
        setAutoRepeat(!toTheEnd);
        setAutoRepeatDelay(400);
        setAutoRepeatInterval(80);
    }
    QSize sizeHint() const override { return {40, 32}; }
    QSize minimumSizeHint() const override { return {32, 32}; }

protected:
    void paintEvent(QPaintEvent *event) override
    {
        QPushButton::paintEvent(event);
        const Theme &theme = Theme::matching(palette());
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.translate(QRectF(rect()).center());
        if (!m_forward)
            painter.scale(-1, 1);
        QPainterPath path;
        const qreal shift = m_toTheEnd ? -1.5 : 0.5;
        path.moveTo(shift - 4, -5.5);
        path.lineTo(shift + 4, 0);
        path.lineTo(shift - 4, 5.5);
        path.closeSubpath();
        if (m_toTheEnd)
            path.addRect(QRectF(4, -5.5, 2, 11));
        painter.setPen(Qt::NoPen);
        painter.setBrush(isEnabled() ? theme.text : blended(theme.panel, theme.text, 0.35));
        painter.drawPath(path);
    }

private:
    bool m_forward;
    bool m_toTheEnd;
};

} // namespace

MoveButtons::MoveButtons(QWidget *parent)
    : QWidget(parent), m_start(new ArrowButton(false, true, this)), m_back(new ArrowButton(false, false, this)),
      m_forward(new ArrowButton(true, false, this)), m_end(new ArrowButton(true, true, this)),
      m_turn(new QPushButton(this))
{
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(8);
    for (QPushButton *button : {m_start, m_back, m_forward, m_end})
        layout->addWidget(button);
    layout->addStretch(1);
    layout->addWidget(m_turn);
    m_turn->setAutoDefault(false);
    // A click leaves the keyboard to the board, where moves are typed.
    for (QPushButton *button : {m_start, m_back, m_forward, m_end, m_turn})
        button->setFocusPolicy(Qt::TabFocus);
    m_turn->setIcon(toolIcon(QStringLiteral("turn-board")));
    connect(m_start, &QPushButton::clicked, this, &MoveButtons::startWanted);
    connect(m_back, &QPushButton::clicked, this, &MoveButtons::backWanted);
    connect(m_forward, &QPushButton::clicked, this, &MoveButtons::forwardWanted);
    connect(m_end, &QPushButton::clicked, this, &MoveButtons::endWanted);
    connect(m_turn, &QPushButton::clicked, this, &MoveButtons::turnWanted);
    setPlace(0, 0);
    retranslate();
}

void MoveButtons::setPlace(int ply, int plies)
{
    const auto enable = [](QPushButton *button, bool possible) {
        if (!possible)
            releaseFocus(*button);
        button->setEnabled(possible);
    };
    enable(m_start, ply > 0);
    enable(m_back, ply > 0);
    enable(m_forward, ply < plies);
    enable(m_end, ply < plies);
}

void MoveButtons::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

void MoveButtons::retranslate()
{
    const auto name = [](QPushButton *button, const QString &text, const QString &key) {
        button->setAccessibleName(text);
        button->setToolTip(key.isEmpty() ? text : tr("%1 (%2)", "what a button does, its key").arg(text, key));
    };
    name(m_start, tr("To the start"), QKeySequence(Qt::Key_Home).toString(QKeySequence::NativeText));
    name(m_back, tr("One move back"), QKeySequence(Qt::Key_Left).toString(QKeySequence::NativeText));
    name(m_forward, tr("One move forward"), QKeySequence(Qt::Key_Right).toString(QKeySequence::NativeText));
    name(m_end, tr("To the end"), QKeySequence(Qt::Key_End).toString(QKeySequence::NativeText));
    m_turn->setText(tr("Turn board"));
    name(m_turn, tr("Turn board"), QKeySequence(Qt::CTRL | Qt::Key_T).toString(QKeySequence::NativeText));
}

} // namespace chess::ui
