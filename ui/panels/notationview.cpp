#include "ui/panels/notationview.h"

#include "ui/look/theme.h"
#include "ui/panels/notationmodel.h"

#include <QEvent>
#include <QHeaderView>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QScrollBar>
#include <QStyledItemDelegate>
#include <QTimer>

#include <algorithm>

namespace chess::ui {

namespace {

constexpr int CellPadding = 8;
constexpr int Indent = 16;
constexpr int WidestColumn = 176;

QFont fontOf(const QModelIndex &index, QFont font)
{
    if (index.data(NotationModel::CurrentRole).toBool() || index.data(NotationModel::EndRole).toBool())
        font.setWeight(QFont::DemiBold);
    return font;
}

QRect textRect(const QRect &cell, const QModelIndex &index)
{
    return cell.adjusted(CellPadding + index.data(NotationModel::DepthRole).toInt() * Indent, 0, -CellPadding, 0);
}

/// Paints moves, move numbers and the text between them.
class Delegate : public QStyledItemDelegate
{
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        const Theme &theme = Theme::matching(option.palette);
        const bool current = index.data(NotationModel::CurrentRole).toBool();
        const bool hovered = option.state & QStyle::State_MouseOver && index.data(NotationModel::PlyRole).toInt();
        painter->save();
        if (current || hovered) {
            painter->setRenderHint(QPainter::Antialiasing);
            painter->setPen(Qt::NoPen);
            painter->setBrush(current ? blended(theme.lit, theme.accent, 0.14) : blended(theme.panel, theme.lit, 0.7));
            painter->drawRoundedRect(QRectF(option.rect).adjusted(1, 1, -1, -1), 6, 6);
        }
        painter->setFont(fontOf(index, option.font));
        const bool move = index.data(NotationModel::PlyRole).toInt();
        const bool end = index.data(NotationModel::EndRole).toBool();
        painter->setPen(move || end ? theme.text : theme.soft);
        QRect area = textRect(option.rect, index);
        int flags = Qt::AlignLeft | Qt::AlignVCenter;
        if (index.data(NotationModel::LineRole).toBool()) {
            flags |= Qt::TextWordWrap;
        } else if (index.column() == NotationModel::Number) {
            flags = Qt::AlignRight | Qt::AlignVCenter;
            area = option.rect.adjusted(0, 0, -4, 0);
        }
        painter->drawText(area, flags, index.data().toString());
        painter->restore();
    }
};

} // namespace

NotationView::NotationView(NotationModel *model, QWidget *parent) : QTableView(parent), m_model(model)
{
    QFont larger = font();
    larger.setPointSizeF(larger.pointSizeF() * 1.1);
    setFont(larger);
    setModel(model);
    setItemDelegate(new Delegate(this));
    horizontalHeader()->hide();
    verticalHeader()->hide();
    horizontalHeader()->setMinimumSectionSize(8);
    verticalHeader()->setMinimumSectionSize(16);
    setShowGrid(false);
    setFrameShape(QFrame::NoFrame);
    setSelectionMode(NoSelection);
    setEditTriggers(NoEditTriggers);
    setTabKeyNavigation(false);
    setWordWrap(true);
    setMouseTracking(true);
    viewport()->setAttribute(Qt::WA_Hover);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollMode(ScrollPerPixel);
    verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    horizontalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    verticalHeader()->setDefaultSectionSize(fontMetrics().height() + 12);

    connect(model, &QAbstractItemModel::modelReset, this, [this] {
        clearSpans();
        layOutLines(0);
    });
    connect(model, &QAbstractItemModel::rowsInserted, this,
            [this](const QModelIndex &, int first) { layOutLines(first); });
}

void NotationView::showCurrent()
{
    const QModelIndex cell = m_model->indexOf(m_model->currentPly());
    if (!cell.isValid()) {
        scrollToTop();
        return;
    }
    // setCurrentIndex tells screen readers which move it is.
    setCurrentIndex(cell);
    if (cell.row() == m_model->rowCount() - 1 || m_model->currentPly() == m_model->plies())
        scrollToBottom();
    else
        scrollTo(cell);
}

void NotationView::keyPressEvent(QKeyEvent *event)
{
    const int ply = m_model->currentPly();
    int wanted = ply;
    switch (event->key()) {
    case Qt::Key_Left:
        wanted = ply - 1;
        break;
    case Qt::Key_Right:
        wanted = ply + 1;
        break;
    case Qt::Key_Up:
        wanted = ply - 2;
        break;
    case Qt::Key_Down:
        wanted = ply + 2;
        break;
    case Qt::Key_Home:
        wanted = 0;
        break;
    case Qt::Key_End:
        wanted = m_model->plies();
        break;
    default:
        // Letters are for the board's typed moves, not for searching in the table.
        event->ignore();
        return;
    }
    wanted = std::clamp(wanted, 0, m_model->plies());
    if (wanted != ply)
        emit plyWanted(wanted);
}

void NotationView::mousePressEvent(QMouseEvent *event)
{
    setFocus(Qt::MouseFocusReason);
    const QModelIndex cell = indexAt(event->position().toPoint());
    if (event->button() == Qt::LeftButton && cell.isValid()) {
        if (const int ply = cell.data(NotationModel::PlyRole).toInt())
            emit plyWanted(ply);
    }
}

void NotationView::resizeEvent(QResizeEvent *event)
{
    QTableView::resizeEvent(event);
    layOutColumns();
    showCurrent();
    // Once more when the rows have their new heights: the way to scroll is not known before.
    QTimer::singleShot(0, this, &NotationView::showCurrent);
}

void NotationView::changeEvent(QEvent *event)
{
    QTableView::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange) {
        verticalHeader()->setDefaultSectionSize(fontMetrics().height() + 12);
        m_laidOutWidth = 0;
        layOutColumns();
    }
}

void NotationView::layOutColumns()
{
    const int width = viewport()->width();
    if (width == m_laidOutWidth)
        return;
    m_laidOutWidth = width;
    const int number = fontMetrics().horizontalAdvance(QStringLiteral("888.")) + 12;
    // In a wide panel the pairs stay together.
    const int half = std::min((width - number) / 2, WidestColumn);
    setColumnWidth(NotationModel::Number, number);
    setColumnWidth(NotationModel::White, half);
    setColumnWidth(NotationModel::Black, half);
    setColumnWidth(NotationModel::Rest, width - number - 2 * half);
    layOutLines(0);
}

void NotationView::layOutLines(int firstRow)
{
    for (int row = firstRow; row < m_model->rowCount(); ++row) {
        if (!m_model->isLine(row))
            continue;
        const QModelIndex cell = m_model->index(row, 0);
        if (columnSpan(row, 0) == 1)
            setSpan(row, 0, 1, NotationModel::ColumnCount);
        const QRect room = textRect(QRect(0, 0, viewport()->width(), 1 << 20), cell);
        const QFontMetrics metrics(fontOf(cell, font()));
        const QRect needed =
            metrics.boundingRect(room, Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap, cell.data().toString());
        setRowHeight(row, needed.height() + 8);
    }
}

} // namespace chess::ui
