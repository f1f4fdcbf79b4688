#pragma once

#include "core/board/position.h"
#include "core/laws/command.h"
#include "ui/controller/moveintent.h"

#include <QDialog>

#include <optional>

class QComboBox;
class QLabel;
class QPushButton;
class QRadioButton;

namespace chess::ui {

/// A player's draw claim: what he claims, and whether for the position on the board or for the one after his next move.
/// Nothing in it tells whether the claim would be right. Opened with open(); the answer is claimed().
class ClaimDialog : public QDialog
{
    Q_OBJECT

public:
    /// \p position is the one on the board, with the claimant to move.
    ClaimDialog(const Position &position, const QString &name, QWidget *parent = nullptr);

signals:
    /// \p intended is empty for a claim of the position on the board.
    void claimed(chess::ClaimKind kind, std::optional<chess::ui::MoveIntent> intended);

private:
    void readMove();
    void claim();

    Position m_position;
    QRadioButton *m_threefold;
    QRadioButton *m_fifty;
    QRadioButton *m_now;
    QRadioButton *m_withMove;
    QComboBox *m_move;
    QLabel *m_message;
    QPushButton *m_claim;
    std::optional<Move> m_intended;
};

} // namespace chess::ui
