#include "ui/panels/cardrow.h"

#include "ui/board/pieceset.h"
#include "ui/look/theme.h"
#include "ui/panels/capturedmen.h"
#include "ui/panels/keyboardfocus.h"
#include "ui/words/words.h"

#include <QBoxLayout>
#include <QCursor>
#include <QEvent>
#include <QKeyEvent>
#include <QLabel>
#include <QMouseEvent>
#include <QPainter>
#include <QPushButton>

namespace chess::ui {

namespace {
constexpr int RowHeight = 40;
}

CardRow::CardRow(QWidget *parent) : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    retranslate();
}

CardRow::~CardRow() = default;

QSize CardRow::sizeHint() const { return {200, RowHeight}; }

void CardRow::setState(const CardState &state)
{
    const bool other = state.question != m_state.question || state.color != m_state.color
        || state.captured != m_state.captured || state.balance != m_state.balance || state.note != m_state.note;
    // A game that has ended, or a player who can't resign, leaves nothing to confirm. Nor does a move: whoever plays on
    // has thought better of it. And the question is for the player who was asked, not for the next one on this card.
    if (!state.live || !state.resignOff.isEmpty() || state.color != m_state.color || state.onMove != m_state.onMove)
        m_askingResign = false;
    const bool otherQuestion = state.question != m_state.question || state.color != m_state.color;
    // What the opponent asks must not be hidden behind it either.
    if (state.question && otherQuestion)
        m_askingResign = false;
    m_state = state;
    const Shown before = m_shown;
    showWhat();
    if (otherQuestion && before == m_shown)
        guard();
    if (other || before != m_shown)
        retranslate();
    update();
}

void CardRow::forget()
{
    m_askingResign = false;
    m_state.question.reset();
    showWhat();
}

void CardRow::askResign()
{
    if (m_askingResign)
        return;
    m_askingResign = true;
    showWhat();
    retranslate();
    if (m_no) {
        m_focusBefore = window()->focusWidget();
        m_no->setFocus(Qt::OtherFocusReason);
    }
}

void CardRow::giveFocusBack()
{
    QWidget *focused = window()->focusWidget();
    if (!focused || !isAncestorOf(focused))
        return;
    if (m_focusBefore && m_focusBefore->isVisible() && m_focusBefore->isEnabled())
        m_focusBefore->setFocus(Qt::OtherFocusReason);
    else
        releaseFocus(*this);
}

void CardRow::showWhat()
{
    const Shown wanted = m_askingResign ? Shown::Resign : m_state.question ? Shown::Question : Shown::Captured;
    if (wanted == m_shown)
        return;
    m_shown = wanted;
    if (wanted != Shown::Captured)
        makeButtons();
    if (m_yes) {
        const bool asking = wanted != Shown::Captured;
        if (!asking)
            giveFocusBack();
        for (QWidget *each :
             {static_cast<QWidget *>(m_text), static_cast<QWidget *>(m_yes), static_cast<QWidget *>(m_no)})
            each->setVisible(asking);
        m_yes->setProperty("role", wanted == Shown::Resign ? QStringLiteral("warn") : QStringLiteral("accent"));
    }
    guard();
    update();
}

void CardRow::guard()
{
    m_guarded = m_shown != Shown::Captured && isVisible() && rect().contains(mapFromGlobal(QCursor::pos()));
    m_openedAt.start();
    if (m_guarded) {
        // Nor does a press that began on the old question answer the new one.
        m_yes->setDown(false);
        m_no->setDown(false);
    }
}

void CardRow::makeButtons()
{
    if (m_yes)
        return;
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins(12, 4, 4, 4);
    layout->setSpacing(8);
    m_text = new QLabel(this);
    m_text->setTextFormat(Qt::PlainText);
    m_text->setWordWrap(true);
    QFont strong = m_text->font();
    strong.setWeight(QFont::DemiBold);
    m_text->setFont(strong);
    m_yes = new QPushButton(this);
    m_no = new QPushButton(this);
    layout->addWidget(m_text, 1);
    layout->addWidget(m_yes);
    layout->addWidget(m_no);
    for (QPushButton *button : {m_yes, m_no}) {
        button->setAutoDefault(false);
        button->setFocusPolicy(Qt::TabFocus);
        button->installEventFilter(this);
    }
    connect(m_yes, &QPushButton::clicked, this, [this] { answer(true); });
    connect(m_no, &QPushButton::clicked, this, [this] { answer(false); });
}

void CardRow::answer(bool yes)
{
    if (m_shown == Shown::Resign) {
        m_askingResign = false;
        showWhat();
        retranslate();
        if (yes)
            emit resignConfirmed();
        return;
    }
    if (!m_state.question)
        return;
    const Question question = *m_state.question;
    if (yes)
        emit accepted(question);
    else
        emit declined(question);
}

bool CardRow::eventFilter(QObject *watched, QEvent *event)
{
    const bool press = event->type() == QEvent::MouseButtonPress || event->type() == QEvent::MouseButtonDblClick;
    if (press && m_guarded && m_openedAt.elapsed() < GuardTime)
        return true;
    return QWidget::eventFilter(watched, event);
}

void CardRow::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape && m_askingResign) {
        answer(false);
        return;
    }
    QWidget::keyPressEvent(event);
}

void CardRow::paintEvent(QPaintEvent *)
{
    const Theme &theme = Theme::matching(palette());
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    if (m_shown != Shown::Captured) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(theme.warnBackground);
        painter.drawRoundedRect(QRectF(rect()), 8, 8);
        return;
    }
    if (m_state.captured.empty() && m_state.balance <= 0 && m_state.note.isEmpty())
        return;
    if (!m_pieces)
        m_pieces = std::make_unique<PieceSet>();
    paintCapturedMen(painter, rect(), m_state, theme, *m_pieces);
}

void CardRow::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    update();
}

void CardRow::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::PaletteChange)
        retranslate();
    QWidget::changeEvent(event);
}

void CardRow::retranslate()
{
    setAccessibleName(capturedMenText(m_state));
    if (!m_yes)
        return;
    QPalette ink = palette();
    ink.setColor(QPalette::WindowText, Theme::matching(palette()).warn);
    if (m_text->palette().color(QPalette::WindowText) != ink.color(QPalette::WindowText))
        m_text->setPalette(ink);
    const bool white = m_state.color == Color::White;
    if (m_shown == Shown::Resign) {
        m_text->setText(tr("Resign the game?"));
        m_yes->setText(tr("Resign"));
        m_no->setText(tr("Play on"));
        m_yes->setAccessibleName(white ? tr("White: yes, resign") : tr("Black: yes, resign"));
        m_no->setAccessibleName(white ? tr("White: play on") : tr("Black: play on"));
    } else if (m_state.question == Question::DrawOffer) {
        m_text->setText(white ? tr("Black offers a draw") : tr("White offers a draw"));
        m_yes->setText(tr("Accept"));
        m_no->setText(tr("Decline"));
        m_yes->setAccessibleName(white ? tr("White: accept the draw") : tr("Black: accept the draw"));
        m_no->setAccessibleName(white ? tr("White: decline the draw") : tr("Black: decline the draw"));
    } else if (m_state.question == Question::TakeBack) {
        m_text->setText(white ? tr("Black asks to take back") : tr("White asks to take back"));
        m_yes->setText(tr("Accept"));
        m_no->setText(tr("Decline"));
        m_yes->setAccessibleName(white ? tr("White: accept the take-back") : tr("Black: accept the take-back"));
        m_no->setAccessibleName(white ? tr("White: decline the take-back") : tr("Black: decline the take-back"));
    }
    if (m_shown != Shown::Captured)
        setAccessibleName(m_text->text());
}

} // namespace chess::ui
