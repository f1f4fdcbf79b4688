#pragma once

#include <QDialog>
#include <QStringList>

class QLineEdit;

namespace chess::ui {

/// Asks who plays. Opened with open(); the answer is namesChosen().
class NamesDialog : public QDialog
{
    Q_OBJECT

public:
    /// \p names are completed while one types.
    NamesDialog(const QString &white, const QString &black, const QStringList &names, QWidget *parent = nullptr);

signals:
    void namesChosen(const QString &white, const QString &black);

private:
    QLineEdit *m_white;
    QLineEdit *m_black;
};

} // namespace chess::ui
