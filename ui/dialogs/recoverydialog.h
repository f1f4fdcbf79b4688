#pragma once

#include <QDateTime>
#include <QDialog>
#include <QString>

#include <vector>

class QDialogButtonBox;
class QLabel;
class QListWidget;
class QPushButton;

namespace chess::ui {

/// A game that was in progress when the program stopped; plain values.
struct InterruptedGame {
    QString id;
    QString white;
    QString black;
    int plies = 0;
    QDateTime writtenAt;
};

/// Offers games that a crash has interrupted. Opened with open(); closing it leaves the games for the next start.
/// Deleting asks once more, in the dialog itself and away from the first button, since nothing brings a game back.
class RecoveryDialog : public QDialog
{
    Q_OBJECT

public:
    explicit RecoveryDialog(const std::vector<InterruptedGame> &games, QWidget *parent = nullptr);

signals:
    void resumeWanted(const QStringList &ids);
    void discardWanted(const QStringList &ids);

protected:
    void keyPressEvent(QKeyEvent *event) override;

private:
    void makeQuestion();
    void ask(bool asking);
    QStringList selected() const;

    QListWidget *m_list;
    QWidget *m_question;
    QLabel *m_questionText = nullptr;
    QPushButton *m_keep = nullptr;
    QDialogButtonBox *m_buttons = nullptr;
};

} // namespace chess::ui
