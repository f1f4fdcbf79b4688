#include "ui/dialogs/gamesdialog.h"

#include <QDialogButtonBox>
#include <QPushButton>
#include <QVBoxLayout>

namespace chess::ui {

GamesDialog::GamesDialog(const QString &fileName, std::vector<GameEntry> games, QWidget *parent)
    : QDialog(parent), m_list(new GamesList(this))
{
    setWindowTitle(tr("Choose a game from “%1”").arg(fileName));
    auto *layout = new QVBoxLayout(this);
    layout->addWidget(m_list, 1);
    auto *buttons = new QDialogButtonBox(this);
    m_open = buttons->addButton(tr("Open game"), QDialogButtonBox::AcceptRole);
    m_open->setDefault(true);
    buttons->addButton(tr("Cancel"), QDialogButtonBox::RejectRole);
    layout->addWidget(buttons);

    connect(m_list, &GamesList::chosen, this, &GamesDialog::choose);
    connect(m_list, &GamesList::currentChanged, this, [this](int game) { m_open->setEnabled(game >= 0); });
    connect(buttons, &QDialogButtonBox::accepted, this, [this] { choose(m_list->current()); });
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    m_list->setGames(std::move(games));
    m_list->setFocus();
    resize(760, 480);
}

void GamesDialog::choose(int game)
{
    if (game < 0 || result() == Accepted)
        return;
    accept();
    emit chosen(game);
}

} // namespace chess::ui
