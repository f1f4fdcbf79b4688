#pragma once

#include <QDateTime>
#include <QDialog>
#include <QString>

#include <vector>

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
class RecoveryDialog : public QDialog
{
    Q_OBJECT

public:
    explicit RecoveryDialog(const std::vector<InterruptedGame> &games, QWidget *parent = nullptr);

signals:
    void resumeWanted(const QStringList &ids);
    void discardWanted(const QStringList &ids);

private:
    QStringList selected() const;

    QListWidget *m_list;
};

} // namespace chess::ui
