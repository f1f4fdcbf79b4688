#include "ui/dialogs/recoverydialog.h"

#include "ui/look/theme.h"
#include "ui/words/words.h"

#include <QDialogButtonBox>
#include <QKeyEvent>
#include <QLabel>
#include <QListWidget>
#include <QLocale>
#include <QPushButton>
#include <QVBoxLayout>

namespace chess::ui {

RecoveryDialog::RecoveryDialog(const std::vector<InterruptedGame> &games, QWidget *parent)
    : QDialog(parent), m_list(new QListWidget(this)), m_question(new QWidget(this))
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
        const QFontMetrics metrics = m_list->fontMetrics();
        const int room = 22 * metrics.averageCharWidth();
        const auto name = [&metrics, room](const QString &player, Color color) {
            return player.isEmpty() ? Words::side(color) : metrics.elidedText(player, Qt::ElideRight, room);
        };
        const QString white = name(game.white, Color::White);
        const QString black = name(game.black, Color::Black);
        const QString moves = tr("%n move(s)", nullptr, (game.plies + 1) / 2);
        const QString when = QLocale().toString(game.writtenAt, QLocale::ShortFormat);
        auto *item = new QListWidgetItem(
            tr("%1 – %2, %3, %4", "White, Black, how many moves, date and time").arg(white, black, moves, when),
            m_list);
        item->setToolTip(game.white + u'\n' + game.black);
        item->setData(Qt::UserRole, game.id);
        item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable);
        item->setCheckState(Qt::Checked);
    }
    m_list->setCurrentRow(0);
    layout->addWidget(m_list, 1);
    makeQuestion();
    layout->addWidget(m_question);

    auto *buttons = m_buttons = new QDialogButtonBox(this);
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
    connect(discard, &QPushButton::clicked, this, [this] { ask(true); });
    connect(later, &QPushButton::clicked, this, &QDialog::reject);
    resize(520, 280);
}

void RecoveryDialog::makeQuestion()
{
    auto *row = new QHBoxLayout(m_question);
    row->setContentsMargins(0, 0, 0, 0);
    m_questionText = new QLabel(m_question);
    m_questionText->setWordWrap(true);
    QPalette ink = palette();
    ink.setColor(QPalette::WindowText, Theme::matching(ink).warn);
    m_questionText->setPalette(ink);
    auto *sure = new QPushButton(tr("Delete for good"), m_question);
    sure->setProperty("role", QStringLiteral("warn"));
    m_keep = new QPushButton(tr("Keep"), m_question);
    for (QPushButton *button : {sure, m_keep})
        button->setAutoDefault(false);
    row->addWidget(m_questionText, 1);
    row->addWidget(sure);
    row->addWidget(m_keep);
    m_question->hide();
    connect(sure, &QPushButton::clicked, this, [this] {
        const QStringList ids = selected();
        accept();
        emit discardWanted(ids);
    });
    connect(m_keep, &QPushButton::clicked, this, [this] { ask(false); });
}

void RecoveryDialog::ask(bool asking)
{
    const auto count = static_cast<int>(selected().size());
    m_questionText->setText(tr("Delete %n game(s)? Their moves are kept nowhere else.", nullptr, count));
    m_question->setVisible(asking);
    // What is asked about doesn't change meanwhile.
    m_list->setEnabled(!asking);
    m_buttons->setEnabled(!asking);
    if (asking)
        m_keep->setFocus();
    else
        m_list->setFocus();
}

void RecoveryDialog::keyPressEvent(QKeyEvent *event)
{
    const bool enter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (m_question->isVisible() && (event->key() == Qt::Key_Escape || enter)) {
        ask(false);
        return;
    }
    QDialog::keyPressEvent(event);
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
