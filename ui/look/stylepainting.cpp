#include "ui/look/stylepainting.h"

#include "ui/look/theme.h"

#include <QPainter>
#include <QStyleOption>
#include <QVariant>
#include <QWidget>

#include <algorithm>

namespace chess::ui {

namespace {

enum class ButtonPart { Plain, Accent, Warn, Flat };

ButtonPart partOf(const QStyleOptionButton &option, const QWidget *widget)
{
    const QString role = widget ? widget->property("role").toString() : QString();
    if (role == QLatin1String("accent"))
        return ButtonPart::Accent;
    if (role == QLatin1String("warn"))
        return ButtonPart::Warn;
    if (role == QLatin1String("flat"))
        return ButtonPart::Flat;
    return option.features & QStyleOptionButton::DefaultButton ? ButtonPart::Accent : ButtonPart::Plain;
}

} // namespace

void drawButton(const QStyleOptionButton &option, QPainter *painter, const QWidget *widget)
{
    const Theme &theme = Theme::matching(option.palette);
    const ButtonPart part = partOf(option, widget);
    const bool enabled = option.state & QStyle::State_Enabled;
    const bool pressed = option.state & (QStyle::State_Sunken | QStyle::State_On);
    const bool hovered = enabled && option.state & QStyle::State_MouseOver;
    // A button that stays down is marked in the accent colour.
    const bool on = option.state & QStyle::State_On && part == ButtonPart::Plain;
    QColor fill = part == ButtonPart::Accent && enabled ? theme.accent : theme.panel;
    if (on)
        fill = blended(theme.panel, theme.accent, 0.22);
    else if (pressed)
        fill = blended(fill, theme.text, 0.16);
    else if (hovered)
        fill = blended(fill, part == ButtonPart::Accent ? theme.panel : theme.accent, 0.1);

    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    const QRectF frame = QRectF(option.rect).adjusted(0.5, 0.5, -0.5, -0.5);
    const bool bare = part == ButtonPart::Flat && !hovered && !pressed;
    painter->setPen(bare || (part == ButtonPart::Accent && enabled) ? Qt::NoPen
                                                                    : QPen(on ? theme.accent : theme.line, 1));
    painter->setBrush(bare ? Qt::NoBrush : QBrush(fill));
    painter->drawRoundedRect(frame, ControlRadius, ControlRadius);
    if (option.state & QStyle::State_HasFocus && option.state & QStyle::State_KeyboardFocusChange) {
        painter->setPen(QPen(part == ButtonPart::Accent ? theme.text : theme.accent, 2));
        painter->setBrush(Qt::NoBrush);
        painter->drawRoundedRect(frame.adjusted(0.5, 0.5, -0.5, -0.5), ControlRadius, ControlRadius);
    }
    painter->restore();
}

QColor buttonInk(const QStyleOptionButton &option, const QWidget *widget)
{
    const Theme &theme = Theme::matching(option.palette);
    if (!(option.state & QStyle::State_Enabled))
        return blended(theme.panel, theme.text, 0.4);
    switch (partOf(option, widget)) {
    case ButtonPart::Accent:
        return theme.onAccent;
    case ButtonPart::Warn:
        return theme.warn;
    case ButtonPart::Plain:
    case ButtonPart::Flat:
        break;
    }
    return theme.text;
}

void drawTab(const QStyleOptionTab &option, QPainter *painter)
{
    const Theme &theme = Theme::matching(option.palette);
    const bool selected = option.state & QStyle::State_Selected;
    const bool hovered = option.state & QStyle::State_MouseOver;
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(Qt::NoPen);
    const QRectF shape = QRectF(option.rect).adjusted(1, 2, -1, -2);
    if (selected)
        painter->setBrush(theme.panel);
    else
        painter->setBrush(hovered ? QBrush(blended(theme.window, theme.panel, 0.5)) : QBrush(Qt::NoBrush));
    painter->drawRoundedRect(shape, 8, 8);
    if (option.state & QStyle::State_HasFocus) {
        painter->setPen(QPen(theme.accent, 2));
        painter->setBrush(Qt::NoBrush);
        painter->drawRoundedRect(shape.adjusted(1, 1, -1, -1), 8, 8);
    }
    painter->restore();
}

void drawField(const QRect &rect, bool focused, const Theme &theme, QPainter *painter, bool filled)
{
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(focused ? QPen(theme.accent, 1.5) : QPen(theme.line, 1));
    painter->setBrush(filled ? QBrush(theme.panel) : QBrush(Qt::NoBrush));
    painter->drawRoundedRect(QRectF(rect).adjusted(1, 1, -1, -1), ControlRadius, ControlRadius);
    painter->restore();
}

void drawChevron(const QRect &rect, const QColor &ink, QPainter *painter)
{
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(QPen(ink, 1.5, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter->translate(QRectF(rect).center());
    const QPointF points[] = {{-4, -2}, {0, 2}, {4, -2}};
    painter->drawPolyline(points, 3);
    painter->restore();
}

void drawMark(const QStyleOption &option, QPainter *painter, bool round)
{
    const Theme &theme = Theme::matching(option.palette);
    const bool on = option.state & QStyle::State_On;
    const bool enabled = option.state & QStyle::State_Enabled;
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    const qreal side = std::min(option.rect.width(), option.rect.height()) - 1;
    const QRectF box(option.rect.left() + 0.5, option.rect.top() + (option.rect.height() - side) / 2, side, side);
    const QColor frame = option.state & QStyle::State_HasFocus ? theme.accent : blended(theme.panel, theme.soft, 0.7);
    painter->setPen(QPen(on && enabled ? theme.accent : frame, option.state & QStyle::State_HasFocus ? 2 : 1));
    painter->setBrush(on && enabled ? theme.accent : theme.panel);
    if (round)
        painter->drawEllipse(box);
    else
        painter->drawRoundedRect(box, 3, 3);
    if (on) {
        const QColor ink = enabled ? theme.onAccent : theme.soft;
        if (round) {
            painter->setPen(Qt::NoPen);
            painter->setBrush(ink);
            painter->drawEllipse(box.center(), side * 0.22, side * 0.22);
        } else {
            painter->setPen(QPen(ink, 1.8, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
            const QPointF tick[] = {{box.left() + side * 0.24, box.top() + side * 0.52},
                                    {box.left() + side * 0.43, box.top() + side * 0.72},
                                    {box.left() + side * 0.77, box.top() + side * 0.3}};
            painter->drawPolyline(tick, 3);
        }
    }
    painter->restore();
}

void drawCross(const QStyleOption &option, QPainter *painter)
{
    const Theme &theme = Theme::matching(option.palette);
    const bool hovered = option.state & QStyle::State_MouseOver;
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->translate(QRectF(option.rect).center());
    if (hovered) {
        painter->setPen(Qt::NoPen);
        painter->setBrush(blended(theme.window, theme.text, 0.12));
        painter->drawEllipse(QPointF(0, 0), 8, 8);
    }
    painter->setPen(QPen(hovered ? theme.text : theme.soft, 1.4, Qt::SolidLine, Qt::RoundCap));
    painter->drawLine(QPointF(-3.5, -3.5), QPointF(3.5, 3.5));
    painter->drawLine(QPointF(-3.5, 3.5), QPointF(3.5, -3.5));
    painter->restore();
}

} // namespace chess::ui
