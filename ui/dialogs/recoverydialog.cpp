#include "ui/dialogs/recoverydialog.h"

#include "ui/words/words.h"

#include <QDialogButtonBox>
#include <QLabel>
#include <QListWidget>
#include <QLocale>
#include <QPushButton>
#include <QVBoxLayout>

namespace chess::ui {

RecoveryDialog::RecoveryDialog(const std::vector<InterruptedGame> &games, QWidget *parent)
    : QDialog(parent), m_list(new QListWidget(this))
{
    setWindowTitle(tr("Interrupted games"));
    auto *layout = new QVBoxLayout(this);
    layout->setSpacing(16);
    auto *text =
        new QLabel(tr("%n game(s) were in progress when Touchmove stopped. Nothing is lost: every move was kept.",
                      nullptr, static_cast<int>(games.size())),
                   this);
    text->setWordWrap(true);
    layout->addWidget(text);
    m_list->setAccessibleName(tr("Interrupted games"));
    for (const InterruptedGame &game : games) {
        const QString white = game.white.isEmpty() ? Words::side(Color::White) : game.white;
        const QString black = game.black.isEmpty() ? Words::side(Color::Black) : game.black;
        const QString moves = tr("%n move(s)", nullptr, (game.plies + 1) / 2);
        const QString when = QLocale().toString(game.writtenAt, QLocale::ShortFormat);
        auto *item = new QListWidgetItem(
            tr("%1 – %2, %3, %4", "White, Black, how many moves, date and time").arg(white, black, moves, when),
            m_list);
        item->setData(Qt::UserRole, game.id);
        item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable);
        item->setCheckState(Qt::Checked);
    }
    m_list->setCurrentRow(0);
    layout->addWidget(m_list, 1);

    auto *buttons = new QDialogButtonBox(this);
    auto *resume = buttons->addButton(tr("Go on playing"), QDialogButtonBox::AcceptRole);
    auto *later = buttons->addButton(tr("Not now"), QDialogButtonBox::RejectRole);
    auto *discard = buttons->addButton(tr("Delete"), QDialogButtonBox::DestructiveRole);
    discard->setProperty("role", QStringLiteral("warn"));
    resume->setDefault(true);
    later->setToolTip(tr("Asks again at the next start"));
    layout->addWidget(buttons);
    const auto showButtons = [this, resume, discard] {
        const bool any = !selected().isEmpty();
        resume->setEnabled(any);
        discard->setEnabled(any);
    };
    connect(m_list, &QListWidget::itemChanged, this, showButtons);
    connect(resume, &QPushButton::clicked, this, [this] {
        const QStringList ids = selected();
        accept();
        emit resumeWanted(ids);
    });
    connect(discard, &QPushButton::clicked, this, [this] {
        const QStringList ids = selected();
        accept();
        emit discardWanted(ids);
    });
    connect(later, &QPushButton::clicked, this, &QDialog::reject);
    resize(520, 280);
}

QStringList RecoveryDialog::selected() const
{
    QStringList ids;
    for (int row = 0; row < m_list->count(); ++row) {
        if (m_list->item(row)->checkState() == Qt::Checked)
            ids << m_list->item(row)->data(Qt::UserRole).toString();
    }
    return ids;
}

} // namespace chess::ui
