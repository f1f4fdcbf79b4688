#include "ui/look/style.h"

#include "ui/look/stylepainting.h"
#include "ui/look/theme.h"

#include <QPainter>
#include <QPushButton>
#include <QStyleFactory>
#include <QStyleOption>
#include <QTabBar>

#include <algorithm>

namespace chess::ui {

namespace {

constexpr int ButtonHeight = 32;
constexpr int ButtonPadding = 12;
constexpr int ItemHeight = 26;
constexpr int ScrollBarExtent = 10;

} // namespace

Style::Style(Colors colors) : QProxyStyle(QStyleFactory::create(QStringLiteral("Fusion"))), m_colors(colors) { }

void Style::polish(QPalette &palette)
{
    switch (m_colors) {
    case Colors::System:
        palette = Theme::matching(palette).palette();
        break;
    case Colors::Light:
        palette = Theme::light().palette();
        break;
    case Colors::Dark:
        palette = Theme::dark().palette();
        break;
    }
}

void Style::polish(QWidget *widget)
{
    QProxyStyle::polish(widget);
    if (qobject_cast<QPushButton *>(widget))
        widget->setAttribute(Qt::WA_Hover);
}

int Style::pixelMetric(PixelMetric metric, const QStyleOption *option, const QWidget *widget) const
{
    switch (metric) {
    case PM_ButtonShiftHorizontal:
    case PM_ButtonShiftVertical:
        return 0;
    case PM_ButtonMargin:
        return 2 * ButtonPadding;
    case PM_ButtonDefaultIndicator:
        return 0;
    case PM_IndicatorWidth:
    case PM_IndicatorHeight:
    case PM_ExclusiveIndicatorWidth:
    case PM_ExclusiveIndicatorHeight:
        return 16;
    case PM_CheckBoxLabelSpacing:
    case PM_RadioButtonLabelSpacing:
        return 8;
    case PM_ScrollBarExtent:
        return ScrollBarExtent;
    case PM_ScrollView_ScrollBarSpacing:
        return 0;
    case PM_LayoutHorizontalSpacing:
    case PM_LayoutVerticalSpacing:
        return 8;
    case PM_LayoutLeftMargin:
    case PM_LayoutTopMargin:
    case PM_LayoutRightMargin:
    case PM_LayoutBottomMargin:
        return 16;
    default:
        return QProxyStyle::pixelMetric(metric, option, widget);
    }
}

int Style::styleHint(StyleHint hint, const QStyleOption *option, const QWidget *widget,
                     QStyleHintReturn *returned) const
{
    if (hint == SH_DialogButtonBox_ButtonsHaveIcons)
        return 0;
    // A tab of an open game is as wide as its name.
    if (hint == SH_TabBar_ElideMode)
        return Qt::ElideRight;
    return QProxyStyle::styleHint(hint, option, widget, returned);
}

QSize Style::sizeFromContents(ContentsType type, const QStyleOption *option, const QSize &contents,
                              const QWidget *widget) const
{
    if (type == CT_PushButton) {
        if (const auto *button = qstyleoption_cast<const QStyleOptionButton *>(option)) {
            const bool iconOnly = button->text.isEmpty();
            const int width = contents.width() + (iconOnly ? 16 : 2 * ButtonPadding);
            return {std::max(width, iconOnly ? 40 : 56), std::max(contents.height() + 8, ButtonHeight)};
        }
    }
    QSize size = QProxyStyle::sizeFromContents(type, option, contents, widget);
    if (type == CT_LineEdit || type == CT_ComboBox || type == CT_SpinBox)
        size.setHeight(std::max(size.height(), ButtonHeight));
    if (type == CT_ItemViewItem)
        size.setHeight(std::max(size.height(), ItemHeight));
    if (type == CT_TabBarTab)
        size += QSize(8, 8);
    if (type == CT_MenuBarItem)
        size += QSize(6, 4);
    if (type == CT_MenuItem)
        size += QSize(8, 4);
    return size;
}

QRect Style::subControlRect(ComplexControl control, const QStyleOptionComplex *option, SubControl part,
                            const QWidget *widget) const
{
    if (control == CC_ScrollBar) {
        // No arrow buttons: the groove is the whole bar.
        const auto *bar = qstyleoption_cast<const QStyleOptionSlider *>(option);
        if (!bar)
            return {};
        const bool upright = bar->orientation == Qt::Vertical;
        const int length = upright ? bar->rect.height() : bar->rect.width();
        const int range = bar->maximum - bar->minimum;
        int thumb = length;
        if (range > 0) {
            const qint64 scaled = static_cast<qint64>(bar->pageStep) * length / (range + bar->pageStep);
            thumb = std::clamp(static_cast<int>(scaled), std::min(32, length), length);
        }
        const int start =
            sliderPositionFromValue(bar->minimum, bar->maximum, bar->sliderPosition, length - thumb, bar->upsideDown);
        const auto along = [&](int from, int size) {
            return upright ? QRect(bar->rect.left(), bar->rect.top() + from, bar->rect.width(), size)
                           : QRect(bar->rect.left() + from, bar->rect.top(), size, bar->rect.height());
        };
        switch (part) {
        case SC_ScrollBarGroove:
            return along(0, length);
        case SC_ScrollBarSlider:
            return along(start, thumb);
        case SC_ScrollBarSubPage:
            return along(0, start);
        case SC_ScrollBarAddPage:
            return along(start + thumb, length - start - thumb);
        default:
            return {};
        }
    }
    return QProxyStyle::subControlRect(control, option, part, widget);
}

void Style::drawPrimitive(PrimitiveElement element, const QStyleOption *option, QPainter *painter,
                          const QWidget *widget) const
{
    // The menu and status bars lie on the window without a rule of their own, tabs without a base line.
    if (element == PE_PanelMenuBar || element == PE_PanelStatusBar || element == PE_FrameStatusBarItem
        || element == PE_FrameTabBarBase)
        return;
    if (element == PE_IndicatorCheckBox || element == PE_IndicatorRadioButton) {
        drawMark(*option, painter, element == PE_IndicatorRadioButton);
        return;
    }
    if (element == PE_IndicatorTabClose) {
        drawCross(*option, painter);
        return;
    }
    if (element == PE_FrameLineEdit || element == PE_PanelLineEdit) {
        // A field within a box of choices or numbers has the frame of the box.
        const auto *frame = qstyleoption_cast<const QStyleOptionFrame *>(option);
        if (frame && frame->lineWidth > 0)
            drawField(option->rect, option->state & State_HasFocus, Theme::matching(option->palette), painter,
                      element == PE_PanelLineEdit);
        return;
    }
    if (element == PE_FrameFocusRect && qobject_cast<const QTabBar *>(widget))
        return;
    QProxyStyle::drawPrimitive(element, option, painter, widget);
}

void Style::drawControl(ControlElement element, const QStyleOption *option, QPainter *painter,
                        const QWidget *widget) const
{
    const auto *button = qstyleoption_cast<const QStyleOptionButton *>(option);
    if (element == CE_PushButtonBevel && button) {
        drawButton(*button, painter, widget);
        return;
    }
    if (element == CE_PushButton && button) {
        drawButton(*button, painter, widget);
        QStyleOptionButton label = *button;
        label.rect = label.rect.adjusted(4, 2, -4, -2);
        drawControl(CE_PushButtonLabel, &label, painter, widget);
        return;
    }
    if (element == CE_PushButtonLabel && button) {
        QStyleOptionButton label = *button;
        label.palette.setColor(QPalette::ButtonText, buttonInk(*button, widget));
        QProxyStyle::drawControl(element, &label, painter, widget);
        return;
    }
    if (element == CE_TabBarTabShape) {
        if (const auto *tab = qstyleoption_cast<const QStyleOptionTab *>(option)) {
            drawTab(*tab, painter);
            return;
        }
    }
    if (element == CE_MenuBarItem) {
        // Fusion underlines the whole bar; only the word that is open or under the pointer is marked here.
        if (const auto *item = qstyleoption_cast<const QStyleOptionMenuItem *>(option)) {
            const Theme &theme = Theme::matching(item->palette);
            const bool active = item->state & State_Selected;
            painter->fillRect(item->rect, theme.window);
            if (active) {
                painter->save();
                painter->setRenderHint(QPainter::Antialiasing);
                painter->setPen(Qt::NoPen);
                painter->setBrush(blended(theme.window, theme.accent, 0.18));
                painter->drawRoundedRect(QRectF(item->rect).adjusted(1, 2, -1, -2), ControlRadius, ControlRadius);
                painter->restore();
            }
            drawItemText(painter, item->rect, Qt::AlignCenter | Qt::TextShowMnemonic | Qt::TextSingleLine,
                         item->palette, item->state & State_Enabled, item->text, QPalette::WindowText);
            return;
        }
    }
    if (element == CE_MenuItem) {
        const auto *item = qstyleoption_cast<const QStyleOptionMenuItem *>(option);
        // Fusion takes the same icon for the entry under the pointer, dark on the accent's ground.
        if (item && !item->icon.isNull() && item->state & State_Selected && item->state & State_Enabled) {
            const int side = pixelMetric(PM_SmallIconSize, item, widget);
            QStyleOptionMenuItem selected = *item;
            selected.icon = QIcon();
            selected.icon.addPixmap(
                item->icon.pixmap({side, side}, painter->device()->devicePixelRatio(), QIcon::Selected), QIcon::Active);
            QProxyStyle::drawControl(element, &selected, painter, widget);
            return;
        }
    }
    if (element == CE_MenuBarEmptyArea) {
        painter->fillRect(option->rect, Theme::matching(option->palette).window);
        return;
    }
    QProxyStyle::drawControl(element, option, painter, widget);
}

void Style::drawComplexControl(ComplexControl control, const QStyleOptionComplex *option, QPainter *painter,
                               const QWidget *widget) const
{
    if (control == CC_ScrollBar) {
        if (const auto *bar = qstyleoption_cast<const QStyleOptionSlider *>(option)) {
            const Theme &theme = Theme::matching(bar->palette);
            const bool active = bar->state & State_MouseOver || bar->activeSubControls & SC_ScrollBarSlider;
            painter->fillRect(bar->rect, bar->palette.base());
            if (bar->maximum > bar->minimum) {
                const QRectF thumb =
                    QRectF(subControlRect(control, bar, SC_ScrollBarSlider, widget)).adjusted(2, 2, -2, -2);
                painter->save();
                painter->setRenderHint(QPainter::Antialiasing);
                painter->setPen(Qt::NoPen);
                painter->setBrush(blended(theme.panel, theme.soft, active ? 0.8 : 0.45));
                painter->drawRoundedRect(thumb, 3, 3);
                painter->restore();
            }
            return;
        }
    }
    if (control == CC_ComboBox) {
        if (const auto *box = qstyleoption_cast<const QStyleOptionComboBox *>(option)) {
            const Theme &theme = Theme::matching(box->palette);
            drawField(box->rect, box->state & State_HasFocus, theme, painter, true);
            drawChevron(subControlRect(control, box, SC_ComboBoxArrow, widget),
                        box->state & State_Enabled ? theme.text : theme.line, painter);
            return;
        }
    }
    QProxyStyle::drawComplexControl(control, option, painter, widget);
}

} // namespace chess::ui
