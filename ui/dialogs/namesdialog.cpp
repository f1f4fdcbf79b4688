#include "ui/dialogs/namesdialog.h"

#include "ui/dialogs/formlabels.h"
#include "ui/dialogs/namefield.h"
#include "ui/words/words.h"

#include <QDialogButtonBox>
#include <QFormLayout>
#include <QPushButton>
#include <QVBoxLayout>

namespace chess::ui {

NamesDialog::NamesDialog(const QString &white, const QString &black, const QStringList &names, QWidget *parent)
    : QDialog(parent), m_white(makeNameField(white, names, this)), m_black(makeNameField(black, names, this))
{
    setWindowTitle(tr("Players' names"));
    auto *layout = new QVBoxLayout(this);
    layout->setSpacing(16);
    auto *form = new QFormLayout;
    form->setHorizontalSpacing(16);
    form->setVerticalSpacing(8);
    m_white->setPlaceholderText(Words::side(Color::White));
    m_black->setPlaceholderText(Words::side(Color::Black));
    form->addRow(tr("&White:"), m_white);
    form->addRow(tr("&Black:"), m_black);
    centreLabels(*form);
    layout->addLayout(form);
    auto *buttons = new QDialogButtonBox(this);
    buttons->addButton(tr("Change names"), QDialogButtonBox::AcceptRole)->setDefault(true);
    buttons->addButton(tr("Cancel"), QDialogButtonBox::RejectRole);
    layout->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::accepted, this, [this] {
        accept();
        emit namesChosen(m_white->text().simplified(), m_black->text().simplified());
    });
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    m_white->selectAll();
}

} // namespace chess::ui
