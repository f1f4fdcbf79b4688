#pragma once

#include "ui/dialogs/viewsettings.h"

#include <QDialog>

class QCheckBox;
class QComboBox;
class QLineEdit;

namespace chess::ui {

/// Where ended games are kept.
struct ArchiveSettings {
    bool on = true;
    QString path;
    bool operator==(const ArchiveSettings &) const = default;
};

/// What a person can choose about the board and about keeping games. Every change takes effect at once.
class PreferencesDialog : public QDialog
{
    Q_OBJECT

public:
    PreferencesDialog(const ViewSettings &view, const ArchiveSettings &archive, QWidget *parent = nullptr);

signals:
    void viewChanged(const chess::ui::ViewSettings &view);
    void archiveChanged(const chess::ui::ArchiveSettings &archive);

private:
    QCheckBox *addCheck(const QString &text, bool on);
    void tellView();
    void tellArchive();
    void choosePath();

    ViewSettings m_view;
    QCheckBox *m_targets;
    QCheckBox *m_selection;
    QCheckBox *m_lastMove;
    QCheckBox *m_check;
    QCheckBox *m_hover;
    QCheckBox *m_animation;
    QCheckBox *m_turn;
    QComboBox *m_coordinates;
    QComboBox *m_colors;
    QCheckBox *m_archive;
    QLineEdit *m_path;
};

} // namespace chess::ui
