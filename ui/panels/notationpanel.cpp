#include "ui/panels/notationpanel.h"

#include "ui/look/theme.h"
#include "ui/panels/elidedlabel.h"
#include "ui/panels/keyboardfocus.h"
#include "ui/panels/movebuttons.h"
#include "ui/panels/notationmodel.h"
#include "ui/panels/notationview.h"

#include <QBoxLayout>
#include <QEvent>
#include <QPainter>
#include <QPushButton>

namespace chess::ui {

NotationPanel::NotationPanel(QWidget *parent)
    : QWidget(parent), m_model(new NotationModel(this)), m_title(new ElidedLabel(this)),
      m_view(new NotationView(m_model, this)), m_rematch(new QPushButton(this)), m_playOn(new QPushButton(this)),
      m_buttons(new MoveButtons(this))
{
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(8, 8, 8, 8);
    layout->setSpacing(8);
    m_title->setForegroundRole(QPalette::PlaceholderText);
    m_title->setContentsMargins(8, 0, 8, 0);
    m_title->hide();
    layout->addWidget(m_title);
    layout->addWidget(m_view, 1);
    // Both stand between the moves and the row of arrows: when one appears, the list shrinks and no button moves.
    auto *next = new QHBoxLayout;
    next->setSpacing(8);
    next->addWidget(m_rematch, 1);
    next->addWidget(m_playOn, 1);
    layout->addLayout(next);
    layout->addWidget(m_buttons);
    for (QPushButton *button : {m_rematch, m_playOn}) {
        button->setProperty("role", QStringLiteral("accent"));
        button->setAutoDefault(false);
        button->setFocusPolicy(Qt::TabFocus);
        button->hide();
    }
    m_rematch->setObjectName(QStringLiteral("rematch"));
    m_playOn->setObjectName(QStringLiteral("playOn"));

    connect(m_view, &NotationView::plyWanted, this, &NotationPanel::plyWanted);
    connect(m_rematch, &QPushButton::clicked, this, &NotationPanel::rematchWanted);
    connect(m_playOn, &QPushButton::clicked, this, &NotationPanel::playOnWanted);
    connect(m_buttons, &MoveButtons::turnWanted, this, &NotationPanel::turnWanted);
    connect(m_buttons, &MoveButtons::startWanted, this, [this] { emit plyWanted(0); });
    connect(m_buttons, &MoveButtons::backWanted, this, [this] { emit plyWanted(m_model->currentPly() - 1); });
    connect(m_buttons, &MoveButtons::forwardWanted, this, [this] { emit plyWanted(m_model->currentPly() + 1); });
    connect(m_buttons, &MoveButtons::endWanted, this, [this] { emit plyWanted(m_model->plies()); });
    retranslate();
}

void NotationPanel::setText(const ScoreSheet &text)
{
    m_model->setText(text);
    showPlace();
}

void NotationPanel::setCurrentPly(int ply)
{
    m_model->setCurrentPly(ply);
    showPlace();
}

void NotationPanel::showPlace()
{
    m_buttons->setPlace(m_model->currentPly(), m_model->plies());
    m_view->showCurrent();
}

void NotationPanel::setTitle(const QString &title)
{
    m_title->setText(title);
    m_title->setVisible(!title.isEmpty());
}

void NotationPanel::setRematchPossible(bool possible)
{
    if (!possible)
        releaseFocus(*m_rematch);
    m_rematch->setVisible(possible);
}

void NotationPanel::setPlayOnPossible(bool possible, const QString &off)
{
    if (!possible || !off.isEmpty())
        releaseFocus(*m_playOn);
    m_playOn->setVisible(possible);
    m_playOn->setEnabled(off.isEmpty());
    m_playOnOff = off;
    retranslate();
}

void NotationPanel::paintEvent(QPaintEvent *)
{
    const Theme &theme = Theme::matching(palette());
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme.panel);
    painter.drawRoundedRect(QRectF(rect()), 10, 10);
}

void NotationPanel::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

void NotationPanel::retranslate()
{
    m_view->setAccessibleName(tr("Moves"));
    m_rematch->setText(tr("Rematch, colours changed"));
    m_playOn->setText(tr("Play on from here"));
    m_rematch->setToolTip(tr("Starts the next game between the same players with colours changed"));
    m_playOn->setToolTip(m_playOnOff.isEmpty()
                             ? tr("Starts a game of your own from the position on the board, in a tab of its own")
                             : m_playOnOff);
    m_playOn->setAccessibleDescription(m_playOn->toolTip());
}

} // namespace chess::ui
