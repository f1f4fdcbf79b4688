#include "ui/panels/notationmodel.h"

#include <algorithm>

namespace chess::ui {

namespace {

/// Does \p longer only add moves without comments to \p shorter, as a game in progress does?
bool continues(const ScoreSheet &longer, const ScoreSheet &shorter)
{
    if (longer.startPly != shorter.startPly || longer.before != shorter.before || !shorter.end.isEmpty()
        || !longer.end.isEmpty() || longer.moves.size() < shorter.moves.size())
        return false;
    return std::equal(shorter.moves.begin(), shorter.moves.end(), longer.moves.begin());
}

} // namespace

std::vector<NotationModel::Row> NotationModel::rowsOf(const ScoreSheet &text)
{
    std::vector<Row> rows;
    const auto addLine = [&rows](const SheetLine &line) {
        Row row;
        row.line = line;
        rows.push_back(row);
    };
    for (const SheetLine &line : text.before)
        addLine(line);
    bool open = false; // The last row still has room for Black's move.
    int ply = 0;
    for (const SheetMove &move : text.moves) {
        const int played = text.startPly + ply;
        ++ply;
        const bool white = played % 2 == 0;
        if (white || !open) {
            Row row;
            row.number = played / 2 + 1;
            rows.push_back(row);
        }
        (white ? rows.back().white : rows.back().black) = ply;
        open = white && move.after.empty();
        for (const SheetLine &line : move.after)
            addLine(line);
    }
    if (!text.end.isEmpty()) {
        Row row;
        row.end = true;
        rows.push_back(row);
    }
    return rows;
}

void NotationModel::setText(const ScoreSheet &text)
{
    if (text == m_text)
        return;
    if (continues(text, m_text)) {
        const auto before = m_rows.size();
        m_text = text;
        std::vector<Row> rows = rowsOf(m_text);
        if (rows.size() > before) {
            beginInsertRows({}, static_cast<int>(before), static_cast<int>(rows.size()) - 1);
            m_rows = std::move(rows);
            noteRows();
            endInsertRows();
        } else {
            m_rows = std::move(rows);
            noteRows();
        }
        if (before > 0) {
            const int row = static_cast<int>(before) - 1;
            emit dataChanged(index(row, Number), index(row, Black));
        }
        return;
    }
    beginResetModel();
    m_text = text;
    m_rows = rowsOf(m_text);
    noteRows();
    m_currentPly = std::min(m_currentPly, plies());
    endResetModel();
}

void NotationModel::setCurrentPly(int ply)
{
    if (ply == m_currentPly)
        return;
    const QModelIndex before = indexOf(m_currentPly);
    m_currentPly = ply;
    const QModelIndex now = indexOf(ply);
    for (const QModelIndex &cell : {before, now}) {
        if (cell.isValid())
            emit dataChanged(cell, cell, {CurrentRole});
    }
}

void NotationModel::noteRows()
{
    m_rowOfPly.assign(m_text.moves.size(), 0);
    for (std::size_t row = 0; row < m_rows.size(); ++row) {
        for (const int ply : {m_rows[row].white, m_rows[row].black}) {
            if (ply)
                m_rowOfPly[static_cast<std::size_t>(ply - 1)] = static_cast<int>(row);
        }
    }
}

QModelIndex NotationModel::indexOf(int ply) const
{
    if (ply < 1 || ply > static_cast<int>(m_rowOfPly.size()))
        return {};
    const int row = m_rowOfPly[static_cast<std::size_t>(ply - 1)];
    return index(row, m_rows[static_cast<std::size_t>(row)].white == ply ? White : Black);
}

int NotationModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int NotationModel::columnCount(const QModelIndex &parent) const { return parent.isValid() ? 0 : ColumnCount; }

QString NotationModel::moveText(int ply) const
{
    return ply ? m_text.moves[static_cast<std::size_t>(ply - 1)].text : QString();
}

QVariant NotationModel::data(const QModelIndex &index, int role) const
{
    const Row &row = m_rows[static_cast<std::size_t>(index.row())];
    const int ply = index.column() == White ? row.white : index.column() == Black ? row.black : 0;
    switch (role) {
    case Qt::DisplayRole:
        if (row.end)
            return index.column() == 0 ? m_text.end : QString();
        if (row.line)
            return index.column() == 0 ? row.line->text : QString();
        if (index.column() == Number)
            return QStringLiteral("%1.").arg(row.number);
        // A black move that begins a game, or follows a comment, has an empty place before it.
        if (index.column() == White && !ply)
            return QStringLiteral("…");
        return moveText(ply);
    case Qt::AccessibleTextRole:
        if (ply)
            return (index.column() == White ? QStringLiteral("%1. %2") : QStringLiteral("%1… %2"))
                .arg(row.number)
                .arg(moveText(ply));
        return {};
    case PlyRole:
        return ply;
    case LineRole:
        return row.isLine();
    case DepthRole:
        return row.line ? row.line->depth : 0;
    case EndRole:
        return row.end;
    case CurrentRole:
        return ply != 0 && ply == m_currentPly;
    default:
        return {};
    }
}

Qt::ItemFlags NotationModel::flags(const QModelIndex &index) const
{
    return data(index, PlyRole).toInt() || data(index, LineRole).toBool() ? Qt::ItemIsEnabled | Qt::ItemIsSelectable
                                                                          : Qt::NoItemFlags;
}

} // namespace chess::ui
