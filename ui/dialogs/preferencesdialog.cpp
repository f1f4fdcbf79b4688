#include "ui/dialogs/preferencesdialog.h"

#include "ui/dialogs/formlabels.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFileDialog>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>

namespace chess::ui {

namespace {

QLabel *heading(const QString &text, QWidget *parent)
{
    auto *label = new QLabel(text, parent);
    QFont font = label->font();
    font.setWeight(QFont::DemiBold);
    label->setFont(font);
    return label;
}

} // namespace

PreferencesDialog::PreferencesDialog(const ViewSettings &view, const ArchiveSettings &archive, QWidget *parent)
    : QDialog(parent), m_view(view)
{
    setWindowTitle(tr("Preferences"));
    auto *layout = new QVBoxLayout(this);
    layout->setSpacing(8);

    layout->addWidget(heading(tr("The board shows"), this));
    m_targets = addCheck(tr("where a man can &go"), view.highlights.legalTargets);
    m_selection = addCheck(tr("the man that is &picked up"), view.highlights.selection);
    m_lastMove = addCheck(tr("the &last move"), view.highlights.lastMove);
    m_check = addCheck(tr("a king in &check"), view.highlights.check);
    m_hover = addCheck(tr("the man &under the pointer"), view.highlights.hover);
    m_animation = addCheck(tr("&moving men (animation)"), view.animation);
    m_turn = addCheck(tr("the side of the player on move &below: it turns by itself"), view.turnAutomatically);
    auto *form = new QFormLayout;
    form->setHorizontalSpacing(16);
    form->setVerticalSpacing(8);
    m_coordinates = new QComboBox(this);
    m_coordinates->addItem(tr("beside the board"), static_cast<int>(Coordinates::Margin));
    m_coordinates->addItem(tr("on the squares"), static_cast<int>(Coordinates::Inside));
    m_coordinates->addItem(tr("nowhere"), static_cast<int>(Coordinates::None));
    m_coordinates->setCurrentIndex(m_coordinates->findData(static_cast<int>(view.coordinates)));
    form->addRow(tr("C&oordinates:"), m_coordinates);
    m_colors = new QComboBox(this);
    m_colors->addItem(tr("as the system"), static_cast<int>(Style::Colors::System));
    m_colors->addItem(tr("light"), static_cast<int>(Style::Colors::Light));
    m_colors->addItem(tr("dark"), static_cast<int>(Style::Colors::Dark));
    m_colors->setCurrentIndex(m_colors->findData(static_cast<int>(view.colors)));
    form->addRow(tr("Colours of the &window:"), m_colors);
    centreLabels(*form);
    layout->addLayout(form);

    layout->addSpacing(8);
    layout->addWidget(heading(tr("Ended games"), this));
    m_archive = addCheck(tr("&keep every game that ended in this file:"), archive.on);
    auto *pathRow = new QHBoxLayout;
    m_path = new QLineEdit(archive.path, this);
    m_path->setReadOnly(true);
    m_path->setMinimumWidth(320);
    m_path->setAccessibleName(tr("File for ended games"));
    auto *browse = new QPushButton(tr("C&hoose…"), this);
    browse->setAutoDefault(false);
    pathRow->addWidget(m_path, 1);
    pathRow->addWidget(browse);
    layout->addLayout(pathRow);
    layout->addSpacing(8);

    auto *buttons = new QDialogButtonBox(this);
    auto *close = buttons->addButton(tr("Close"), QDialogButtonBox::RejectRole);
    close->setDefault(true);
    layout->addWidget(buttons);

    for (QCheckBox *box : {m_targets, m_selection, m_lastMove, m_check, m_hover, m_animation, m_turn})
        connect(box, &QCheckBox::toggled, this, &PreferencesDialog::tellView);
    connect(m_coordinates, &QComboBox::currentIndexChanged, this, &PreferencesDialog::tellView);
    connect(m_colors, &QComboBox::currentIndexChanged, this, &PreferencesDialog::tellView);
    connect(m_archive, &QCheckBox::toggled, this, &PreferencesDialog::tellArchive);
    connect(browse, &QPushButton::clicked, this, &PreferencesDialog::choosePath);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
}

QCheckBox *PreferencesDialog::addCheck(const QString &text, bool on)
{
    auto *box = new QCheckBox(text, this);
    box->setChecked(on);
    layout()->addWidget(box);
    return box;
}

void PreferencesDialog::tellView()
{
    m_view.highlights.legalTargets = m_targets->isChecked();
    m_view.highlights.selection = m_selection->isChecked();
    m_view.highlights.lastMove = m_lastMove->isChecked();
    m_view.highlights.check = m_check->isChecked();
    m_view.highlights.hover = m_hover->isChecked();
    m_view.animation = m_animation->isChecked();
    m_view.turnAutomatically = m_turn->isChecked();
    m_view.coordinates = static_cast<Coordinates>(m_coordinates->currentData().toInt());
    m_view.colors = static_cast<Style::Colors>(m_colors->currentData().toInt());
    emit viewChanged(m_view);
}

void PreferencesDialog::tellArchive() { emit archiveChanged({m_archive->isChecked(), m_path->text()}); }

void PreferencesDialog::choosePath()
{
    auto *dialog = new QFileDialog(this, tr("File for ended games"), m_path->text(), tr("Chess games (*.pgn)"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setDefaultSuffix(QStringLiteral("pgn"));
    // Games are added to the end of a file that is there; nothing is overwritten.
    dialog->setOption(QFileDialog::DontConfirmOverwrite);
    connect(dialog, &QFileDialog::fileSelected, this, [this](const QString &path) {
        m_path->setText(path);
        tellArchive();
    });
    dialog->open();
}

} // namespace chess::ui
