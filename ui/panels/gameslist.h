#pragma once

#include <QAbstractTableModel>
#include <QWidget>

#include <vector>

class QLabel;
class QLineEdit;
class QSortFilterProxyModel;
class QTableView;

namespace chess::ui {

/// What the list of games shows of a game; plain values.
struct GameEntry {
    QString white;
    QString black;
    QString result;
    QString date;
    QString event;
    int plies = 0;
};

/// The games of a file, one a row.
class GamesModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column { Number, White, Black, Result, Date, Event, Moves, ColumnCount };

    using QAbstractTableModel::QAbstractTableModel;
    void setGames(std::vector<GameEntry> games);

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    std::vector<GameEntry> m_games;
};

/// The games of a file with a field that filters them as one types: every word must be found in a player's name, the
/// event, the date or the result. A double click or Enter chooses a game.
class GamesList : public QWidget
{
    Q_OBJECT

public:
    explicit GamesList(QWidget *parent = nullptr);

    void setGames(std::vector<GameEntry> games);
    /// The number of the selected game in the file, from 0; -1 for none.
    int current() const;

signals:
    /// \p game from 0.
    void chosen(int game);
    void currentChanged(int game);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void filter();
    void showColumns();

    GamesModel *m_model;
    QSortFilterProxyModel *m_filtered;
    QLineEdit *m_search;
    QLabel *m_count;
    QTableView *m_view;
};

} // namespace chess::ui
