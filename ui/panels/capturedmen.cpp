#include "ui/panels/capturedmen.h"

#include "ui/board/pieceset.h"
#include "ui/look/theme.h"

#include <QCoreApplication>
#include <QPainter>
#include <QStringList>

#include <algorithm>

namespace chess::ui {

namespace {

QString translated(const char *text, int count = -1)
{
    return QCoreApplication::translate("chess::ui::CapturedMen", text, nullptr, count);
}

QString counted(PieceType type, int count)
{
    switch (type) {
    case PieceType::Pawn:
        return translated(QT_TRANSLATE_N_NOOP("chess::ui::CapturedMen", "%n pawn(s)"), count);
    case PieceType::Knight:
        return translated(QT_TRANSLATE_N_NOOP("chess::ui::CapturedMen", "%n knight(s)"), count);
    case PieceType::Bishop:
        return translated(QT_TRANSLATE_N_NOOP("chess::ui::CapturedMen", "%n bishop(s)"), count);
    case PieceType::Rook:
        return translated(QT_TRANSLATE_N_NOOP("chess::ui::CapturedMen", "%n rook(s)"), count);
    case PieceType::Queen:
        return translated(QT_TRANSLATE_N_NOOP("chess::ui::CapturedMen", "%n queen(s)"), count);
    case PieceType::King:
        break;
    }
    return {};
}

/// How far the next man is set off, in widths of a man.
constexpr double LikeMen = 0.45;
constexpr double OtherMen = 0.8;

QString balanceText(int balance) { return QStringLiteral("+%1").arg(balance); }

} // namespace

void paintCapturedMen(QPainter &painter, const QRect &area, const CardState &state, const Theme &theme,
                      PieceSet &pieces)
{
    const QRect inside = area.adjusted(0, 0, -4, 0);
    int room = inside.width();
    painter.setPen(theme.soft);
    if (!state.note.isEmpty()) {
        painter.drawText(inside, Qt::AlignVCenter | Qt::AlignRight, state.note);
        room -= painter.fontMetrics().horizontalAdvance(state.note) + 8;
    }
    const QString balance = state.balance > 0 ? balanceText(state.balance) : QString();
    if (!balance.isEmpty())
        room -= painter.fontMetrics().horizontalAdvance(balance) + 8;
    const double size = std::min(area.height() - 8, 32);
    // Men of a kind stand closer together than different ones, so that one sees how many there are.
    double length = state.captured.empty() ? 0 : size;
    for (std::size_t i = 1; i < state.captured.size(); ++i)
        length += state.captured[i] == state.captured[i - 1] ? size * LikeMen : size * OtherMen;
    const double squeeze = length > room && length > size ? (room - size) / (length - size) : 1;
    const double ratio = painter.device()->devicePixelRatioF();
    double x = inside.left();
    const double shown = length > size ? size + squeeze * (length - size) : length;
    painter.drawText(inside.adjusted(qRound(shown) + 8, 0, 0, 0), Qt::AlignVCenter | Qt::AlignLeft, balance);
    if (!state.captured.empty()) {
        // A tray in the board's colour: black men would be lost on a dark card, white ones on a light one.
        painter.setPen(Qt::NoPen);
        painter.setBrush(blended(theme.panel, theme.boardDark, theme.isDark ? 0.75 : 0.4));
        painter.drawRoundedRect(QRectF(x, area.top() + (area.height() - size) / 2, shown, size), 6, 6);
    }
    for (std::size_t i = 0; i < state.captured.size(); ++i) {
        const Piece man{opposite(state.color), state.captured[i]};
        if (i > 0)
            x += squeeze * size * (state.captured[i] == state.captured[i - 1] ? LikeMen : OtherMen);
        painter.drawPixmap(QPointF(x, area.top() + (area.height() - size) / 2),
                           pieces.pixmap(man, qRound(size * ratio), ratio));
    }
}

QString capturedMenText(const CardState &state)
{
    QStringList kinds;
    for (const PieceType type :
         {PieceType::Queen, PieceType::Rook, PieceType::Bishop, PieceType::Knight, PieceType::Pawn}) {
        const auto count = static_cast<int>(std::count(state.captured.begin(), state.captured.end(), type));
        if (count > 0)
            kinds << counted(type, count);
    }
    QString text;
    if (!kinds.isEmpty()) {
        const QString comma = translated(QT_TRANSLATE_NOOP("chess::ui::CapturedMen", ", "));
        text = translated(QT_TRANSLATE_NOOP("chess::ui::CapturedMen", "Captured: %1.")).arg(kinds.join(comma));
    }
    if (state.balance > 0) {
        if (!text.isEmpty())
            text += u' ';
        text += translated(QT_TRANSLATE_N_NOOP("chess::ui::CapturedMen", "Ahead by %n point(s)."), state.balance);
    }
    if (!state.note.isEmpty()) {
        if (!text.isEmpty())
            text += u' ';
        text += state.note;
    }
    return text;
}

} // namespace chess::ui
