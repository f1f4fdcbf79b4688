#include "ui/board/boardaccessible.h"

#include "ui/board/boardview.h"

#include <QPointer>

namespace chess::ui {

namespace {

/// One square: its name tells the man on it, pressing it is a click.
class SquareAccessible : public QAccessibleInterface, public QAccessibleActionInterface
{
public:
    SquareAccessible(BoardView *board, Square square) : m_board(board), m_square(square) { }

    Square square() const { return m_square; }

    bool isValid() const override { return !m_board.isNull(); }
    QObject *object() const override { return nullptr; }
    QWindow *window() const override { return m_board ? m_board->window()->windowHandle() : nullptr; }
    QAccessibleInterface *childAt(int /*x*/, int /*y*/) const override { return nullptr; }
    QAccessibleInterface *parent() const override { return QAccessible::queryAccessibleInterface(m_board); }
    QAccessibleInterface *child(int /*number*/) const override { return nullptr; }
    int childCount() const override { return 0; }
    int indexOfChild(const QAccessibleInterface * /*child*/) const override { return -1; }
    QAccessible::Role role() const override { return QAccessible::Button; }
    void setText(QAccessible::Text /*kind*/, const QString & /*text*/) override { }

    QString text(QAccessible::Text kind) const override
    {
        return m_board && kind == QAccessible::Name ? m_board->nameOf(m_square) : QString();
    }

    QRect rect() const override
    {
        if (!m_board)
            return {};
        const QRect square = m_board->rectOf(m_square);
        return {m_board->mapToGlobal(square.topLeft()), square.size()};
    }

    QAccessible::State state() const override
    {
        QAccessible::State state;
        if (!m_board) {
            state.invalid = true;
            return state;
        }
        state.focusable = true;
        state.selectable = true;
        state.focused = m_board->hasFocus() && m_board->cursor() == m_square;
        state.selected = m_board->selected() == m_square;
        state.disabled = !m_board->isEnabled();
        state.invisible = !m_board->isVisible();
        return state;
    }

    void *interface_cast(QAccessible::InterfaceType type) override
    {
        return type == QAccessible::ActionInterface ? static_cast<QAccessibleActionInterface *>(this) : nullptr;
    }

    QStringList actionNames() const override { return {pressAction(), setFocusAction()}; }

    void doAction(const QString &name) override
    {
        if (!m_board)
            return;
        // The caller waits for an answer: what the action leads to comes after it.
        const auto later = [this](auto work) { QMetaObject::invokeMethod(m_board, work, Qt::QueuedConnection); };
        if (name == pressAction())
            later([board = m_board.data(), square = m_square] { board->activate(square); });
        else if (name == setFocusAction())
            later([board = m_board.data(), square = m_square] { board->enterCursor(square); });
    }

    QStringList keyBindingsForAction(const QString & /*name*/) const override { return {}; }

private:
    QPointer<BoardView> m_board;
    Square m_square;
};

QAccessibleInterface *boardFactory(const QString &className, QObject *object)
{
    if (className != QLatin1String(BoardView::staticMetaObject.className()))
        return nullptr;
    return new BoardAccessible(static_cast<BoardView *>(object));
}

} // namespace

BoardAccessible::BoardAccessible(BoardView *board) : QAccessibleWidget(board, QAccessible::Table)
{
    for (int i = 0; i < 64; ++i) {
        m_squares[static_cast<std::size_t>(i)] =
            QAccessible::registerAccessibleInterface(new SquareAccessible(board, squareAt(i)));
    }
}

BoardAccessible::~BoardAccessible()
{
    for (const QAccessible::Id id : m_squares)
        QAccessible::deleteAccessibleInterface(id);
}

void BoardAccessible::install()
{
    // Qt keeps one entry for a factory however often it is installed.
    QAccessible::installFactory(boardFactory);
}

BoardView *BoardAccessible::board() const { return static_cast<BoardView *>(widget()); }

int BoardAccessible::childCount() const { return 64 + QAccessibleWidget::childCount(); }

QAccessibleInterface *BoardAccessible::child(int number) const
{
    if (number < 0)
        return nullptr;
    if (number >= 64)
        return QAccessibleWidget::child(number - 64);
    return QAccessible::accessibleInterface(m_squares[static_cast<std::size_t>(number)]);
}

int BoardAccessible::indexOfChild(const QAccessibleInterface *child) const
{
    for (int i = 0; i < 64; ++i) {
        if (this->child(i) == child)
            return i;
    }
    const int widgetChild = QAccessibleWidget::indexOfChild(child);
    return widgetChild < 0 ? -1 : widgetChild + 64;
}

QAccessibleInterface *BoardAccessible::childAt(int x, int y) const
{
    // A picker or field that lies on the board comes before the squares below it.
    if (QAccessibleInterface *onTop = QAccessibleWidget::childAt(x, y))
        return onTop;
    const auto square = board()->squareAt(board()->mapFromGlobal(QPointF(x, y)));
    return square ? child(index(*square)) : nullptr;
}

QAccessibleInterface *BoardAccessible::focusChild() const
{
    const auto square = board()->cursor();
    return square && board()->hasFocus() ? child(index(*square)) : QAccessibleWidget::focusChild();
}

QString BoardAccessible::text(QAccessible::Text kind) const
{
    if (kind == QAccessible::Name) {
        const QString position = board()->accessibleDescription();
        const QString given = board()->accessibleName();
        const QString name = given.isEmpty() ? BoardView::tr("Chess board") : given;
        return position.isEmpty() ? name : BoardView::tr("%1. %2", "the board, and its last move").arg(name, position);
    }
    return QAccessibleWidget::text(kind);
}

} // namespace chess::ui
