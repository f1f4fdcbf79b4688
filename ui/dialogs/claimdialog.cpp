#include "ui/dialogs/claimdialog.h"

#include "core/notation/movetext.h"
#include "ui/board/movetyping.h"
#include "ui/look/theme.h"
#include "ui/words/words.h"

#include <QBoxLayout>
#include <QButtonGroup>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QRadioButton>

#include <algorithm>

namespace chess::ui {

ClaimDialog::ClaimDialog(const Position &position, const QString &name, QWidget *parent)
    : QDialog(parent), m_position(position),
      m_threefold(new QRadioButton(tr("The same position for the &third time"), this)),
      m_fifty(new QRadioButton(tr("&50 moves by each side without capture or pawn move"), this)),
      m_now(new QRadioButton(tr("In the position on the &board"), this)),
      m_withMove(new QRadioButton(tr("&After my next move:"), this)), m_move(new QComboBox(this)),
      m_message(new QLabel(this))
{
    setWindowTitle(tr("Claim a draw"));
    auto *layout = new QVBoxLayout(this);
    layout->setSpacing(8);
    auto *heading = new QLabel(tr("%1 claims a draw:", "a player's name").arg(name), this);
    heading->setTextFormat(Qt::PlainText);
    QFont bold = heading->font();
    bold.setWeight(QFont::DemiBold);
    heading->setFont(bold);
    layout->addWidget(heading);
    layout->addWidget(m_threefold);
    layout->addWidget(m_fifty);
    layout->addSpacing(8);
    layout->addWidget(m_now);
    auto *moveRow = new QHBoxLayout;
    moveRow->addWidget(m_withMove);
    moveRow->addWidget(m_move, 1);
    layout->addLayout(moveRow);
    auto *what = new QButtonGroup(this);
    what->addButton(m_threefold);
    what->addButton(m_fifty);
    auto *when = new QButtonGroup(this);
    when->addButton(m_now);
    when->addButton(m_withMove);
    m_threefold->setChecked(true);
    m_now->setChecked(true);

    QStringList moves;
    for (const Move move : position.legalMoves())
        moves << QString::fromStdString(san(position, move));
    std::sort(moves.begin(), moves.end());
    m_move->setEditable(true);
    m_move->setInsertPolicy(QComboBox::NoInsert);
    m_move->addItems(moves);
    m_move->setMinimumWidth(140);
    m_move->setCurrentIndex(-1);
    m_move->setEditText(QString());
    m_move->lineEdit()->setPlaceholderText(tr("e.g. Nf3"));
    m_move->setAccessibleName(tr("My next move"));

    m_message->setWordWrap(true);
    m_message->setTextFormat(Qt::PlainText);
    m_message->setMinimumWidth(400);
    layout->addWidget(m_message);
    auto *rule =
        new QLabel(tr("The claim is checked at once. If it isn't right, it counts as a draw offer, and a move named "
                      "here must be played."),
                   this);
    rule->setWordWrap(true);
    rule->setForegroundRole(QPalette::PlaceholderText);
    layout->addWidget(rule);
    layout->addSpacing(8);

    auto *buttons = new QDialogButtonBox(this);
    m_claim = buttons->addButton(tr("Claim draw"), QDialogButtonBox::AcceptRole);
    m_claim->setDefault(true);
    buttons->addButton(tr("Cancel"), QDialogButtonBox::RejectRole);
    layout->addWidget(buttons);

    connect(m_move, &QComboBox::editTextChanged, this, [this](const QString &text) {
        if (!text.isEmpty())
            m_withMove->setChecked(true);
        readMove();
    });
    connect(m_now, &QRadioButton::toggled, this, &ClaimDialog::readMove);
    connect(buttons, &QDialogButtonBox::accepted, this, &ClaimDialog::claim);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    readMove();
}

void ClaimDialog::readMove()
{
    m_intended.reset();
    QString message;
    const QString text = m_move->currentText().trimmed();
    if (m_withMove->isChecked() && !text.isEmpty()) {
        const auto move = MoveTyping::read(m_position, text);
        if (move)
            m_intended = *move;
        else
            message = Words::moveTextError(move.error(), m_position, text);
    }
    QPalette ink = palette();
    ink.setColor(QPalette::WindowText, Theme::matching(ink).warn);
    m_message->setPalette(ink);
    m_message->setText(message);
    m_message->setVisible(!message.isEmpty());
    m_claim->setEnabled(m_now->isChecked() || m_intended);
}

void ClaimDialog::claim()
{
    if (!m_now->isChecked() && !m_intended)
        return;
    std::optional<MoveIntent> intent;
    if (m_withMove->isChecked())
        intent = MoveIntent{m_intended->from(), m_intended->to(), m_intended->promotion()};
    accept();
    emit claimed(m_threefold->isChecked() ? ClaimKind::Threefold : ClaimKind::Fifty, intent);
}

} // namespace chess::ui
