#include "ui/panels/capturedmen.h"

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

QString balanceText(int balance) { return QStringLiteral("+%1").arg(balance); }

} // namespace

void paintCapturedMen(QPainter &painter, const QRect &area, const CardState &state, const Theme &theme)
{
    const int size = std::min(area.height() - 12, 24);
    QFont font = painter.font();
    QString glyphs;
    for (const PieceType type : state.captured)
        glyphs += QChar(0x265f - static_cast<int>(type));
    font.setPixelSize(size);
    painter.setFont(font);
    painter.setPen(theme.soft);
    const QRect inside = area.adjusted(4, 0, -4, 0);
    painter.drawText(inside, Qt::AlignVCenter | Qt::AlignLeft, glyphs);
    if (state.balance > 0)
        painter.drawText(inside, Qt::AlignVCenter | Qt::AlignRight, balanceText(state.balance));
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
    return text;
}

} // namespace chess::ui
