#include "ui/panels/gameslist.h"

#include <QBoxLayout>
#include <QCoreApplication>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QSortFilterProxyModel>
#include <QTableView>

#include <algorithm>

namespace chess::ui {

namespace {

/// Keeps the rows in which every word of the search is found.
class WordFilter : public QSortFilterProxyModel
{
public:
    using QSortFilterProxyModel::QSortFilterProxyModel;
    void setWords(const QStringList &words)
    {
        // Results are shown with a dash and typed with a hyphen.
        m_words = words;
        m_words.replaceInStrings(QStringLiteral("–"), QStringLiteral("-"));
        invalidateFilter();
    }

protected:
    bool filterAcceptsRow(int row, const QModelIndex &parent) const override
    {
        if (m_words.isEmpty())
            return true;
        QString text;
        for (int column = GamesModel::White; column <= GamesModel::Event; ++column)
            text += sourceModel()->index(row, column, parent).data().toString() + u'\n';
        text.replace(u'–', u'-');
        return std::all_of(m_words.begin(), m_words.end(),
                           [&text](const QString &word) { return text.contains(word, Qt::CaseInsensitive); });
    }
    bool lessThan(const QModelIndex &left, const QModelIndex &right) const override
    {
        if (left.column() == GamesModel::Number || left.column() == GamesModel::Moves)
            return left.data(Qt::UserRole).toInt() < right.data(Qt::UserRole).toInt();
        return QString::localeAwareCompare(left.data().toString(), right.data().toString()) < 0;
    }

private:
    QStringList m_words;
};

} // namespace

void GamesModel::setGames(std::vector<GameEntry> games)
{
    beginResetModel();
    m_games = std::move(games);
    endResetModel();
}

int GamesModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_games.size());
}

int GamesModel::columnCount(const QModelIndex &parent) const { return parent.isValid() ? 0 : ColumnCount; }

QVariant GamesModel::data(const QModelIndex &index, int role) const
{
    const GameEntry &game = m_games[static_cast<std::size_t>(index.row())];
    const bool number = index.column() == Number || index.column() == Moves;
    if (role == Qt::TextAlignmentRole)
        return QVariant(number ? Qt::AlignRight | Qt::AlignVCenter : Qt::AlignLeft | Qt::AlignVCenter);
    if (role == Qt::UserRole && number)
        return index.column() == Number ? index.row() + 1 : game.plies;
    if (role != Qt::DisplayRole)
        return {};
    switch (index.column()) {
    case Number:
        return index.row() + 1;
    case White:
        return game.white;
    case Black:
        return game.black;
    case Result:
        return game.result == QLatin1String("1/2-1/2") ? QStringLiteral("½–½")
                                                       : QString(game.result).replace(u'-', u'–');
    case Date:
        return game.date;
    case Event:
        return game.event;
    case Moves:
        return (game.plies + 1) / 2;
    default:
        return {};
    }
}

QVariant GamesModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    switch (section) {
    case Number:
        return tr("No.");
    case White:
        return tr("White");
    case Black:
        return tr("Black");
    case Result:
        return tr("Result");
    case Date:
        return tr("Date");
    case Event:
        return tr("Event");
    case Moves:
        return tr("Moves");
    default:
        return {};
    }
}

GamesList::GamesList(QWidget *parent)
    : QWidget(parent), m_model(new GamesModel(this)), m_filtered(new WordFilter(this)), m_search(new QLineEdit(this)),
      m_count(new QLabel(this)), m_view(new QTableView(this))
{
    m_filtered->setSourceModel(m_model);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(8);
    auto *top = new QHBoxLayout;
    top->addWidget(m_search, 1);
    top->addWidget(m_count);
    layout->addLayout(top);
    layout->addWidget(m_view, 1);

    m_search->setPlaceholderText(tr("Find a player, an event, a year…"));
    m_search->setAccessibleName(tr("Find games"));
    m_search->setClearButtonEnabled(true);
    m_search->installEventFilter(this);
    m_count->setForegroundRole(QPalette::PlaceholderText);

    m_view->setModel(m_filtered);
    m_view->setAccessibleName(tr("Games"));
    m_view->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_view->setSelectionMode(QAbstractItemView::SingleSelection);
    m_view->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_view->setTabKeyNavigation(false);
    m_view->setShowGrid(false);
    m_view->setWordWrap(false);
    m_view->setSortingEnabled(true);
    m_view->sortByColumn(GamesModel::Number, Qt::AscendingOrder);
    m_view->verticalHeader()->hide();
    m_view->verticalHeader()->setDefaultSectionSize(fontMetrics().height() + 12);
    m_view->horizontalHeader()->setHighlightSections(false);
    // Names need what room there is, and share it.
    for (const int column : {GamesModel::White, GamesModel::Black, GamesModel::Event})
        m_view->horizontalHeader()->setSectionResizeMode(column, QHeaderView::Stretch);
    const int letter = fontMetrics().horizontalAdvance(u'n');
    m_view->setColumnWidth(GamesModel::Number, 8 * letter);
    m_view->setColumnWidth(GamesModel::Result, 9 * letter);
    m_view->setColumnWidth(GamesModel::Date, 13 * letter);
    m_view->setColumnWidth(GamesModel::Moves, 9 * letter);

    connect(m_search, &QLineEdit::textChanged, this, &GamesList::filter);
    const auto choose = [this] {
        if (current() >= 0)
            emit chosen(current());
    };
    connect(m_search, &QLineEdit::returnPressed, this, choose);
    connect(m_view, &QTableView::activated, this, choose);
    connect(m_view->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            [this] { emit currentChanged(current()); });
    setFocusProxy(m_search);
}

void GamesList::setGames(std::vector<GameEntry> games)
{
    m_model->setGames(std::move(games));
    showColumns();
    filter();
}

void GamesList::showColumns()
{
    for (const int column :
         {GamesModel::White, GamesModel::Black, GamesModel::Result, GamesModel::Date, GamesModel::Event}) {
        bool any = m_model->rowCount() == 0;
        for (int row = 0; row < m_model->rowCount() && !any; ++row)
            any = !m_model->index(row, column).data().toString().isEmpty();
        m_view->setColumnHidden(column, !any);
    }
}

int GamesList::current() const
{
    const QModelIndex index = m_view->currentIndex();
    return index.isValid() ? m_filtered->mapToSource(index).row() : -1;
}

void GamesList::filter()
{
    static_cast<WordFilter *>(m_filtered)->setWords(m_search->text().split(u' ', Qt::SkipEmptyParts));
    m_count->setText(tr("%n game(s)", nullptr, m_filtered->rowCount()));
    if (m_filtered->rowCount() > 0 && !m_view->currentIndex().isValid())
        m_view->selectRow(0);
    emit currentChanged(current());
}

bool GamesList::eventFilter(QObject *watched, QEvent *event)
{
    // Up and Down walk through the list while one types.
    if (watched == m_search && event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent *>(event)->key();
        if (key == Qt::Key_Up || key == Qt::Key_Down || key == Qt::Key_PageUp || key == Qt::Key_PageDown) {
            QCoreApplication::sendEvent(m_view, event);
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}

} // namespace chess::ui
