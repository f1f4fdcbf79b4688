#pragma once

#include "ui/panels/gameslist.h"

#include <QDialog>

class QPushButton;

namespace chess::ui {

/// Lets a person choose one game of a file with several. Opened with open(); the answer is chosen().
class GamesDialog : public QDialog
{
    Q_OBJECT

public:
    GamesDialog(const QString &fileName, std::vector<GameEntry> games, QWidget *parent = nullptr);

signals:
    /// \p game from 0.
    void chosen(int game);

private:
    void choose(int game);

    GamesList *m_list;
    QPushButton *m_open;
};

} // namespace chess::ui
