#pragma once

#include "ui/panels/scoresheet.h"

#include <QAbstractTableModel>

#include <optional>

namespace chess::ui {

/// The rows of the notation panel: a pair of moves each, and between them rows of text over the whole width.
/// Moves are counted as plies from 1; ply 0 is the start position, which has no cell.
class NotationModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column { Number, White, Black, Rest, ColumnCount };
    // The last column is empty; rows of text go over all of them.
    enum Role {
        PlyRole = Qt::UserRole, ///< int: the ply of a move cell; 0 for other cells.
        LineRole, ///< bool: the row is text over the whole width.
        DepthRole, ///< int: indentation of such a row.
        EndRole, ///< bool: the row is the result.
        CurrentRole, ///< bool: the move that is shown on the board.
    };

    using QAbstractTableModel::QAbstractTableModel;

    void setText(const ScoreSheet &text);
    const ScoreSheet &text() const { return m_text; }
    int plies() const { return static_cast<int>(m_text.moves.size()); }

    void setCurrentPly(int ply);
    int currentPly() const { return m_currentPly; }
    /// The cell of a move; invalid for ply 0.
    QModelIndex indexOf(int ply) const;
    bool isLine(int row) const { return m_rows[static_cast<std::size_t>(row)].isLine(); }

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    Qt::ItemFlags flags(const QModelIndex &index) const override;

private:
    struct Row {
        int number = 0; ///< The move number; 0 in a row of text.
        int white = 0; ///< Plies, 0 for an empty cell.
        int black = 0;
        std::optional<SheetLine> line{};
        bool end = false;
        bool isLine() const { return line || end; }
    };
    static std::vector<Row> rowsOf(const ScoreSheet &text);
    void noteRows();
    QString moveText(int ply) const;

    ScoreSheet m_text;
    std::vector<Row> m_rows;
    std::vector<int> m_rowOfPly; ///< At [ply - 1].
    int m_currentPly = 0;
};

} // namespace chess::ui
