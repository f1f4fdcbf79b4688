#pragma once

#include "ui/controller/newmatch.h"

#include <QDialog>
#include <QStringList>

#include <optional>

class QCheckBox;
class QComboBox;
class QLabel;
class QLineEdit;
class QPushButton;
class QSpinBox;

namespace chess::ui {

/// Asks who plays and where the game begins. Opened with open(); the answer is matchWanted().
class NewGameDialog : public QDialog
{
    Q_OBJECT

public:
    /// \p last is offered as it stands; \p names are completed while one types.
    NewGameDialog(const NewMatch &last, const QStringList &names, QWidget *parent = nullptr);

signals:
    void matchWanted(const chess::ui::NewMatch &match);

private:
    enum Start { StandardStart, Chess960Start, PositionStart };
    void drawLots();
    void showStart();
    void start();

    RuleSet m_rules;
    QLineEdit *m_white;
    QLineEdit *m_black;
    QComboBox *m_kind;
    QWidget *m_numberRow;
    QSpinBox *m_number;
    QLineEdit *m_fen;
    QLabel *m_preview;
    QCheckBox *m_takeBack;
    QPushButton *m_start;
    std::optional<Position> m_position;
    Variant m_variant = Variant::Standard;
};

} // namespace chess::ui
