#pragma once

#include <QTableView>

namespace chess::ui {

class NotationModel;

/// The table of the moves. A press on a move, or the keys Left, Right, Up, Down, Home and End, ask for the position
/// after a move; the view itself changes nothing.
class NotationView : public QTableView
{
    Q_OBJECT

public:
    explicit NotationView(NotationModel *model, QWidget *parent = nullptr);

    /// Brings the current move into view.
    void showCurrent();

    QSize sizeHint() const override { return {240, 160}; }
    QSize minimumSizeHint() const override { return {160, 56}; }

signals:
    /// \p ply from 0, the start position.
    void plyWanted(int ply);

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void layOutColumns();
    void layOutLines(int firstRow);

    NotationModel *m_model;
    int m_laidOutWidth = 0;
};

} // namespace chess::ui
