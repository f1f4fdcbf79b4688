#include "ui/board/moveentry.h"

#include "core/notation/movetext.h"
#include "ui/board/movetyping.h"
#include "ui/look/theme.h"
#include "ui/words/words.h"

#include <QAccessible>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QVBoxLayout>

namespace chess::ui {

MoveEntry::MoveEntry(QWidget *board) : QFrame(board), m_field(new QLineEdit(this)), m_words(new QLabel(this))
{
    hide();
    setAutoFillBackground(true);
    setFrameShape(QFrame::StyledPanel);
    setAccessibleName(tr("Type a move"));
    m_field->setAccessibleName(tr("Move"));
    m_field->setPlaceholderText(tr("For example Nf3, e2e4, 0-0"));
    m_field->setMaxLength(24);
    m_words->setWordWrap(true);
    m_words->setMinimumHeight(
        m_words->fontMetrics().lineSpacing()); // the field stays where it is while words come and go
    m_words->setTextFormat(Qt::PlainText);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(8, 8, 8, 8);
    layout->setSpacing(4);
    layout->addWidget(m_field);
    layout->addWidget(m_words);
    connect(m_field, &QLineEdit::textChanged, this, &MoveEntry::read);
    connect(m_field, &QLineEdit::returnPressed, this, &MoveEntry::enter);
}

void MoveEntry::open(const Position &position, const QString &text)
{
    m_position = position;
    m_field->setText(text);
    read();
    show();
    raise();
    m_field->setFocus(Qt::OtherFocusReason);
    m_field->end(false);
}

void MoveEntry::setPosition(const Position &position)
{
    m_position = position;
    read();
}

int MoveEntry::heightAt(int width) const
{
    // Without words nothing wraps, and Qt knows no height for a width.
    return hasHeightForWidth() ? heightForWidth(width) : sizeHint().height();
}

void MoveEntry::read()
{
    m_move.reset();
    const QString text = m_field->text().trimmed();
    const auto move = MoveTyping::read(m_position, text);
    if (move) {
        m_move = *move;
        say(tr("%1: press Enter").arg(QString::fromStdString(longAlgebraic(m_position, *move))), false);
    } else if (move.error().kind == MoveTextError::Kind::Syntax && move.error().offset >= text.toStdString().size()) {
        say(QString(), false); // only begun
    } else {
        say(Words::moveTextError(move.error(), m_position, text), false);
    }
    emit previewChanged();
}

void MoveEntry::enter()
{
    if (m_move) {
        emit moveEntered(*m_move);
        return;
    }
    const QString text = m_field->text().trimmed();
    if (text.isEmpty()) {
        emit cancelled();
        return;
    }
    const auto move = MoveTyping::read(m_position, text);
    if (!move && move.error().man && move.error().why && move.error().why->square
        && move.error().why->kind == MoveError::Kind::PromotionMissing) {
        emit promotionEntered(*move.error().man, *move.error().why->square);
        return;
    }
    if (!move)
        say(Words::moveTextError(move.error(), m_position, text), true);
    emit previewChanged();
}

void MoveEntry::say(const QString &text, bool warning)
{
    const Theme &theme = Theme::matching(palette());
    QPalette colors = m_words->palette();
    const QColor color = warning ? theme.warn : m_move ? theme.text : theme.soft;
    if (colors.color(QPalette::WindowText) != color) {
        colors.setColor(QPalette::WindowText, color);
        m_words->setPalette(colors);
    }
    if (m_words->text() == text)
        return;
    m_words->setText(text);
    QAccessibleEvent event(m_words, QAccessible::NameChanged);
    QAccessible::updateAccessibility(&event);
}

bool MoveEntry::event(QEvent *event)
{
    // The window must not have Esc while it closes this field.
    if (event->type() == QEvent::ShortcutOverride && static_cast<QKeyEvent *>(event)->key() == Qt::Key_Escape) {
        event->accept();
        return true;
    }
    return QFrame::event(event);
}

void MoveEntry::keyPressEvent(QKeyEvent *event)
{
    // Nothing typed here may reach the board below.
    event->accept();
    if (event->key() == Qt::Key_Escape)
        emit cancelled();
}

void MoveEntry::hideEvent(QHideEvent *event)
{
    m_move.reset();
    QFrame::hideEvent(event);
}

void MoveEntry::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange) {
        setAccessibleName(tr("Type a move"));
        m_field->setAccessibleName(tr("Move"));
        m_field->setPlaceholderText(tr("For example Nf3, e2e4, 0-0"));
    }
    QFrame::changeEvent(event);
}

} // namespace chess::ui
