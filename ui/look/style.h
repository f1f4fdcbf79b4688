#pragma once

#include <QProxyStyle>

namespace chess::ui {

/// The program's own look of standard controls, over Qt's Fusion: quiet, flat, in the colours of Theme. The palette is
/// polished rather than set, so a change of the system's palette between light and dark still comes through.
///
/// A push button takes a part by its dynamic property "role": "accent" (the answer most people want), "warn" (can't be
/// undone) or "flat" (no frame until the pointer is over it); a dialog's default button is drawn as accent.
class Style : public QProxyStyle
{
    Q_OBJECT

public:
    /// Which colours to use: the system's kind, or always one of them.
    enum class Colors { System, Light, Dark };

    explicit Style(Colors colors = Colors::System);

    void polish(QPalette &palette) override;
    void polish(QWidget *widget) override;
    using QProxyStyle::polish;
    int pixelMetric(PixelMetric metric, const QStyleOption *option, const QWidget *widget) const override;
    int styleHint(StyleHint hint, const QStyleOption *option, const QWidget *widget,
                  QStyleHintReturn *returned) const override;
    QSize sizeFromContents(ContentsType type, const QStyleOption *option, const QSize &contents,
                           const QWidget *widget) const override;
    QRect subControlRect(ComplexControl control, const QStyleOptionComplex *option, SubControl part,
                         const QWidget *widget) const override;
    void drawPrimitive(PrimitiveElement element, const QStyleOption *option, QPainter *painter,
                       const QWidget *widget) const override;
    void drawControl(ControlElement element, const QStyleOption *option, QPainter *painter,
                     const QWidget *widget) const override;
    void drawComplexControl(ComplexControl control, const QStyleOptionComplex *option, QPainter *painter,
                            const QWidget *widget) const override;

private:
    Colors m_colors;
};

} // namespace chess::ui
