#include "ui/look/theme.h"

#include <algorithm>
#include <cmath>

namespace chess::ui {

const Theme &Theme::light()
{
    static const Theme theme{
        .isDark = false,
        .window = QColor(0xf4, 0xf3, 0xef),
        .panel = QColor(0xff, 0xff, 0xff),
        .line = QColor(0xdd, 0xdb, 0xd3),
        .text = QColor(0x22, 0x25, 0x2a),
        .soft = QColor(0x5f, 0x64, 0x6c),
        .accent = QColor(0x2e, 0x6f, 0x68),
        .onAccent = QColor(0xff, 0xff, 0xff),
        .lit = QColor(0xe6, 0xf0, 0xee),
        .warn = QColor(0xa3, 0x46, 0x20),
        .warnBackground = QColor(0xfb, 0xed, 0xe4),
        .boardLight = QColor(0xee, 0xe6, 0xd6),
        .boardDark = QColor(0x87, 0xa0, 0x8f),
        .lastMove = QColor(0xe3, 0xc5, 0x65),
        .check = QColor(0xd2, 0x4b, 0x3e),
        .target = QColor(0x1d, 0x50, 0x4b),
        .coordinate = QColor(0x55, 0x67, 0x5c),
    };
    return theme;
}

const Theme &Theme::dark()
{
    static const Theme theme{
        .isDark = true,
        .window = QColor(0x1f, 0x22, 0x26),
        .panel = QColor(0x28, 0x2c, 0x31),
        .line = QColor(0x3c, 0x41, 0x49),
        .text = QColor(0xe8, 0xe6, 0xe1),
        .soft = QColor(0xa3, 0xa9, 0xb1),
        .accent = QColor(0x5f, 0xb3, 0xa8),
        .onAccent = QColor(0x10, 0x20, 0x1e),
        .lit = QColor(0x22, 0x33, 0x2f),
        .warn = QColor(0xe0, 0x8a, 0x5b),
        .warnBackground = QColor(0x3a, 0x2a, 0x21),
        .boardLight = QColor(0xd9, 0xd2, 0xc3),
        .boardDark = QColor(0x6b, 0x85, 0x76),
        .lastMove = QColor(0xd3, 0xb1, 0x4e),
        .check = QColor(0xe0, 0x57, 0x4a),
        .target = QColor(0x12, 0x40, 0x3b),
        .coordinate = QColor(0xb9, 0xc4, 0xbb),
    };
    return theme;
}

const Theme &Theme::matching(const QPalette &palette)
{
    // Qt 6.4 does not tell whether the system is dark, but its palette does.
    const bool dark = palette.color(QPalette::Window).lightness() < palette.color(QPalette::WindowText).lightness();
    return dark ? Theme::dark() : light();
}

QPalette Theme::palette() const
{
    QPalette palette;
    const auto set = [&palette](QPalette::ColorRole role, const QColor &color) { palette.setColor(role, color); };
    set(QPalette::Window, window);
    set(QPalette::WindowText, text);
    set(QPalette::Base, panel);
    set(QPalette::AlternateBase, blended(panel, window, 0.5));
    set(QPalette::Text, text);
    set(QPalette::PlaceholderText, soft);
    set(QPalette::Button, panel);
    set(QPalette::ButtonText, text);
    set(QPalette::BrightText, onAccent);
    set(QPalette::Highlight, accent);
    set(QPalette::HighlightedText, onAccent);
    set(QPalette::Link, accent);
    set(QPalette::LinkVisited, accent);
    set(QPalette::ToolTipBase, panel);
    set(QPalette::ToolTipText, text);
    set(QPalette::Light, isDark ? panel.lighter(130) : panel);
    set(QPalette::Midlight, blended(panel, line, 0.5));
    set(QPalette::Mid, line);
    set(QPalette::Dark, isDark ? window.darker(130) : line.darker(125));
    set(QPalette::Shadow, isDark ? QColor(Qt::black) : line.darker(160));

    const QColor off = blended(panel, text, 0.4);
    for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText, QPalette::PlaceholderText})
        palette.setColor(QPalette::Disabled, role, off);
    palette.setColor(QPalette::Disabled, QPalette::Highlight, line);
    palette.setColor(QPalette::Disabled, QPalette::HighlightedText, off);
    return palette;
}

namespace {

double linear(double channel)
{
    return channel <= 0.04045 ? channel / 12.92 : std::pow((channel + 0.055) / 1.055, 2.4);
}

double luminance(const QColor &color)
{
    return 0.2126 * linear(color.redF()) + 0.7152 * linear(color.greenF()) + 0.0722 * linear(color.blueF());
}

} // namespace

double contrast(const QColor &one, const QColor &other)
{
    const auto [darker, lighter] = std::minmax({luminance(one), luminance(other)});
    return (lighter + 0.05) / (darker + 0.05);
}

QColor blended(const QColor &ground, const QColor &over, double strength)
{
    const auto mix = [strength](double from, double to) { return static_cast<float>(from + (to - from) * strength); };
    return QColor::fromRgbF(mix(ground.redF(), over.redF()), mix(ground.greenF(), over.greenF()),
                            mix(ground.blueF(), over.blueF()));
}

} // namespace chess::ui
