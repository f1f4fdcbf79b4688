// The keyboard on the board: its cursor, typed moves, and which keys are left to the window.

#include "ui/board/boardview.h"

#include "ui/board/moveentry.h"
#include "ui/board/movetyping.h"

#include <QAccessible>
#include <QKeyEvent>

#include <algorithm>

namespace chess::ui {

namespace {

/// The text of a key that could begin a typed move; empty for shortcuts and other keys.
QString moveTextOf(const QKeyEvent &event)
{
    const auto commands = Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier;
    const QString text = event.text();
    const bool begins = text.size() == 1 && MoveTyping::canBegin(text.front());
    return begins && !(event.modifiers() & commands) ? text : QString();
}

bool isCursorKey(int key)
{
    switch (key) {
    case Qt::Key_Left:
    case Qt::Key_Right:
    case Qt::Key_Up:
    case Qt::Key_Down:
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_Space:
        return true;
    default:
        return false;
    }
}

} // namespace

std::optional<Square> BoardView::cursor() const
{
    return m_cursor.isActive() ? std::optional(m_cursor.square()) : std::nullopt;
}

bool BoardView::handlesKey(const QKeyEvent &event) const
{
    const bool plain = !(event.modifiers() & ~(Qt::ShiftModifier | Qt::KeypadModifier));
    if (event.key() == Qt::Key_Escape)
        return plain && (m_drag || m_selected || m_promotion || m_cursor.isActive());
    if (isCursorKey(event.key()))
        return plain && m_cursor.isActive();
    return m_interactive[m_position.sideToMove()] && !moveTextOf(event).isEmpty();
}

void BoardView::keyPressEvent(QKeyEvent *event)
{
    if (!handlesKey(*event)) {
        QWidget::keyPressEvent(event);
        return;
    }
    if (event->key() == Qt::Key_Escape) {
        if (m_drag || m_selected || m_promotion)
            cancel();
        else
            setCursorActive(false);
    } else if (!cursorKey(event->key())) {
        openMoveEntry(moveTextOf(*event));
    }
}

bool BoardView::cursorKey(int key)
{
    switch (key) {
    case Qt::Key_Left:
        m_cursor.step(-1, 0, m_orientation);
        break;
    case Qt::Key_Right:
        m_cursor.step(1, 0, m_orientation);
        break;
    case Qt::Key_Up:
        m_cursor.step(0, 1, m_orientation);
        break;
    case Qt::Key_Down:
        m_cursor.step(0, -1, m_orientation);
        break;
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_Space:
        activate(m_cursor.square());
        return true;
    default:
        return false;
    }
    refresh();
    announceCursor();
    return true;
}

void BoardView::enterCursor()
{
    setFocus(Qt::TabFocusReason);
    setCursorActive(true);
}

void BoardView::enterCursor(Square square)
{
    m_cursor.moveTo(square);
    enterCursor();
    refresh();
    announceCursor();
}

void BoardView::setCursorActive(bool active)
{
    if (active == m_cursor.isActive())
        return;
    m_cursor.setActive(active);
    refresh();
    if (active)
        announceCursor();
}

void BoardView::announceCursor()
{
    QAccessibleEvent event(this, QAccessible::Focus);
    event.setChild(index(m_cursor.square()));
    QAccessible::updateAccessibility(&event);
}

void BoardView::openMoveEntry(const QString &text)
{
    if (m_promotion || !m_interactive[m_position.sideToMove()])
        return;
    cancel();
    if (!m_entry) {
        m_entry = new MoveEntry(this);
        connect(m_entry, &MoveEntry::previewChanged, this, [this] {
            placeMoveEntry();
            refresh();
        });
        connect(m_entry, &MoveEntry::cancelled, this, &BoardView::closeMoveEntry);
        connect(m_entry, &MoveEntry::moveEntered, this, [this](Move move) {
            closeMoveEntry();
            wish({move.from(), move.to(), move.promotion()}, By::Click, middleOf(move.to()));
        });
        connect(m_entry, &MoveEntry::promotionEntered, this, [this](Square from, Square to) {
            closeMoveEntry();
            openPicker(from, to, By::Click, middleOf(to));
        });
    }
    m_entry->open(m_position, text);
    placeMoveEntry();
    refresh();
}

bool BoardView::beginMove(const QKeyEvent &event)
{
    const QString text = moveTextOf(event);
    if (text.isEmpty() || !m_interactive[m_position.sideToMove()])
        return false;
    openMoveEntry(text);
    return true;
}

void BoardView::closeMoveEntry()
{
    if (!m_entry || !m_entry->isVisible())
        return;
    // Before it is hidden: then Qt would look for the next widget as Tab does, and that brings the cursor.
    if (m_entry->isAncestorOf(window()->focusWidget()))
        setFocus(Qt::OtherFocusReason);
    m_entry->hide();
    refresh();
}

void BoardView::placeMoveEntry()
{
    // Away from the player who types, whose own men are the ones to look at.
    const QRectF board = boardGeometry().board();
    const int width = std::min(static_cast<int>(board.width()) - 8, 360);
    const int height = m_entry->heightAt(width);
    const bool above = m_position.sideToMove() == m_orientation;
    const int top = static_cast<int>(above ? board.top() + 4 : board.bottom() - height - 4);
    m_entry->setGeometry(static_cast<int>(board.center().x()) - width / 2, top, width, height);
}

bool BoardView::event(QEvent *event)
{
    switch (event->type()) {
    case QEvent::ShortcutOverride:
        if (handlesKey(*static_cast<QKeyEvent *>(event))) {
            event->accept();
            return true;
        }
        break;
    case QEvent::WindowDeactivate:
        cancelDrag();
        break;
    default:
        break;
    }
    return QWidget::event(event);
}

void BoardView::focusInEvent(QFocusEvent *event)
{
    const auto reason = event->reason();
    if (reason == Qt::TabFocusReason || reason == Qt::BacktabFocusReason || reason == Qt::ShortcutFocusReason)
        setCursorActive(true);
    QWidget::focusInEvent(event);
}

void BoardView::focusOutEvent(QFocusEvent *event)
{
    cancelDrag();
    // The cursor comes back with the window, and when a menu or the promotion picker closes.
    const auto reason = event->reason();
    if (reason != Qt::ActiveWindowFocusReason && reason != Qt::PopupFocusReason)
        setCursorActive(false);
    QWidget::focusOutEvent(event);
}

void BoardView::resizeEvent(QResizeEvent *event)
{
    repaintAll();
    QWidget::resizeEvent(event);
}

void BoardView::moveEvent(QMoveEvent *event)
{
    // With a fractional scale factor the squares follow the device pixels.
    repaintAll();
    QWidget::moveEvent(event);
}

void BoardView::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange)
        repaintAll();
    else if (event->type() == QEvent::EnabledChange && !isEnabled())
        cancel();
    QWidget::changeEvent(event);
}

} // namespace chess::ui
