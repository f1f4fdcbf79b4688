#include "ui/panels/playercard.h"

#include "ui/look/theme.h"
#include "ui/panels/cardrow.h"
#include "ui/panels/elidedlabel.h"
#include "ui/panels/keyboardfocus.h"
#include "ui/words/words.h"

#include <QEvent>
#include <QFont>
#include <QGridLayout>
#include <QPainter>
#include <QPushButton>

namespace chess::ui {

namespace {

constexpr qreal CardRadius = 10;

/// The colour of the player's men, as a disc.
class Disc : public QWidget
{
public:
    using QWidget::QWidget;
    void setColor(Color color)
    {
        m_color = color;
        update();
    }
    QSize sizeHint() const override { return {20, 20}; }

protected:
    void paintEvent(QPaintEvent *) override
    {
        const Theme &theme = Theme::matching(palette());
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(QPen(theme.soft, 1.5));
        painter.setBrush(m_color == Color::White ? QColor(0xfa, 0xfa, 0xf7) : QColor(0x1c, 0x1c, 0x1c));
        painter.drawEllipse(QRectF(1, (height() - 18) / 2.0, 18, 18));
    }

private:
    Color m_color = Color::White;
};

} // namespace

PlayerCard::PlayerCard(QWidget *parent)
    : QWidget(parent), m_grid(new QGridLayout(this)), m_disc(new Disc(this)), m_name(new ElidedLabel(this)),
      m_takeBack(new QPushButton(this)), m_buttons(new QWidget(this)), m_offer(new QPushButton(m_buttons)),
      m_claim(new QPushButton(m_buttons)), m_resign(new QPushButton(m_buttons)), m_row(new CardRow(this))
{
    m_grid->setContentsMargins(12, 8, 12, 8);
    m_grid->setHorizontalSpacing(8);
    m_grid->setVerticalSpacing(4);
    m_grid->setColumnStretch(1, 1);
    m_disc->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);

    QFont nameFont = m_name->font();
    nameFont.setPointSizeF(nameFont.pointSizeF() * 1.2);
    nameFont.setWeight(QFont::DemiBold);
    m_name->setFont(nameFont);

    auto *buttons = new QHBoxLayout(m_buttons);
    buttons->setContentsMargins(0, 0, 0, 0);
    buttons->setSpacing(8);
    for (QPushButton *button : {m_offer, m_claim, m_resign}) {
        buttons->addWidget(button);
        button->setAutoDefault(false);
        // A click leaves the keyboard to the board, where moves are typed.
        button->setFocusPolicy(Qt::TabFocus);
    }
    buttons->addStretch(1);
    m_takeBack->setFocusPolicy(Qt::TabFocus);
    m_takeBack->setAutoDefault(false);
    m_takeBack->setProperty("role", QStringLiteral("flat"));
    m_resign->setProperty("role", QStringLiteral("warn"));
    m_offer->setObjectName(QStringLiteral("offer"));
    m_claim->setObjectName(QStringLiteral("claim"));
    m_resign->setObjectName(QStringLiteral("resign"));
    m_takeBack->setObjectName(QStringLiteral("takeBack"));

    connect(m_offer, &QPushButton::clicked, this, &PlayerCard::offerWanted);
    connect(m_claim, &QPushButton::clicked, this, &PlayerCard::claimWanted);
    connect(m_takeBack, &QPushButton::clicked, this, &PlayerCard::takeBackWanted);
    connect(m_resign, &QPushButton::clicked, m_row, &CardRow::askResign);
    connect(m_row, &CardRow::resignConfirmed, this, &PlayerCard::resignWanted);
    connect(m_row, &CardRow::accepted, this, &PlayerCard::accepted);
    connect(m_row, &CardRow::declined, this, &PlayerCard::declined);

    arrange();
    retranslate();
    showState();
}

void PlayerCard::setState(const CardState &state)
{
    if (state == m_state)
        return;
    const bool otherSide = state.color != m_state.color;
    m_state = state;
    if (otherSide)
        retranslate();
    showState();
}

void PlayerCard::setArrangement(Shape shape, Inner inner)
{
    if (shape == m_shape && inner == m_inner)
        return;
    m_shape = shape;
    m_inner = inner;
    arrange();
}

void PlayerCard::askResign() { m_row->askResign(); }

void PlayerCard::forget()
{
    m_state.question.reset();
    m_row->forget();
}

void PlayerCard::arrange()
{
    for (QWidget *each : {m_disc, static_cast<QWidget *>(m_name), static_cast<QWidget *>(m_takeBack), m_buttons,
                          static_cast<QWidget *>(m_row)})
        m_grid->removeWidget(each);
    const int first = m_inner == Inner::Above ? 1 : 0;
    m_grid->addWidget(m_disc, first, 0);
    m_grid->addWidget(m_name, first, 1);
    int last = first;
    if (m_shape == Shape::Wide) {
        m_grid->addWidget(m_takeBack, first, 3);
        m_grid->addWidget(m_buttons, first, 4);
    } else {
        m_grid->addWidget(m_takeBack, first, 3);
        last = first + 1;
        m_grid->addWidget(m_buttons, last, 0, 1, 4);
    }
    m_grid->addWidget(m_row, m_inner == Inner::Above ? 0 : last + 1, 0, 1, m_shape == Shape::Wide ? 5 : 4);
}

void PlayerCard::showButton(QPushButton *button, const QString &off, const QString &description)
{
    if (!off.isEmpty())
        releaseFocus(*button);
    button->setEnabled(off.isEmpty());
    const QString why = off.isEmpty() ? description : off;
    button->setToolTip(why);
    button->setAccessibleDescription(why);
}

void PlayerCard::showState()
{
    static_cast<Disc *>(m_disc)->setColor(m_state.color);
    m_name->setText(m_state.name.isEmpty() ? Words::side(m_state.color) : m_state.name);
    if (!m_state.live)
        releaseFocus(*this);
    m_buttons->setVisible(m_state.live);
    m_takeBack->setVisible(m_state.live && m_state.takeBackKnown);
    m_offer->setCheckable(m_state.offerArmed);
    m_offer->setChecked(m_state.offerArmed);
    showButton(m_offer, m_state.offerOff,
               m_state.offerArmed   ? tr("Your next move offers a draw. Press again to leave it.")
                   : m_state.onMove ? tr("Offers a draw together with your next move")
                                    : tr("Offers your opponent a draw"));
    showButton(m_claim, m_state.claimOff,
               tr("Claims a draw because the position came three times, or for 50 moves without capture or pawn move"));
    showButton(m_resign, m_state.resignOff, tr("Gives the game up; asks once more"));
    showButton(m_takeBack, m_state.takeBackOff, tr("Asks your opponent to let you take back your last move"));
    m_row->setState(m_state);
    setAccessibleName(m_state.onMove
                          ? tr("%1, %2, to move", "a name, a side").arg(m_name->text(), Words::side(m_state.color))
                          : tr("%1, %2", "a name, a side").arg(m_name->text(), Words::side(m_state.color)));
    update();
}

void PlayerCard::retranslate()
{
    const bool white = m_state.color == Color::White;
    m_offer->setText(tr("Offer draw"));
    m_claim->setText(tr("Claim draw…"));
    m_resign->setText(tr("Resign"));
    m_takeBack->setText(tr("Take back"));
    m_offer->setAccessibleName(white ? tr("White: offer a draw") : tr("Black: offer a draw"));
    m_claim->setAccessibleName(white ? tr("White: claim a draw") : tr("Black: claim a draw"));
    m_resign->setAccessibleName(white ? tr("White: resign") : tr("Black: resign"));
    m_takeBack->setAccessibleName(white ? tr("White: ask to take back") : tr("Black: ask to take back"));
}

void PlayerCard::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        showState();
    }
    QWidget::changeEvent(event);
}

void PlayerCard::paintEvent(QPaintEvent *)
{
    const Theme &theme = Theme::matching(palette());
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(m_state.onMove ? QPen(blended(theme.lit, theme.accent, 0.45), 1) : QPen(theme.line, 1));
    painter.setBrush(m_state.onMove ? theme.lit : theme.panel);
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), CardRadius, CardRadius);
    if (m_state.onMove) {
        // A bar at the edge says it without colour as well.
        painter.setPen(Qt::NoPen);
        painter.setBrush(theme.accent);
        painter.drawRoundedRect(QRectF(1, CardRadius + 4, 4, height() - 2 * (CardRadius + 4)), 2, 2);
    }
}

} // namespace chess::ui
