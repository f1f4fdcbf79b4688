#include "ui/dialogs/viewsettings.h"

#include <QSettings>

#include <algorithm>

namespace chess::ui {

namespace {

template <typename Enum>
Enum readEnum(const QSettings &settings, const QString &key, Enum fallback, Enum last)
{
    // A number from another version or from a person's editor must not become a value that does not exist.
    const int value = settings.value(key, static_cast<int>(fallback)).toInt();
    return value < 0 || value > static_cast<int>(last) ? fallback : static_cast<Enum>(value);
}

} // namespace

ViewSettings ViewSettings::load(const QSettings &settings)
{
    ViewSettings view;
    const auto flag = [&settings](const char *key, bool &value) {
        value = settings.value(QLatin1String(key), value).toBool();
    };
    flag("board/legalTargets", view.highlights.legalTargets);
    flag("board/lastMove", view.highlights.lastMove);
    flag("board/check", view.highlights.check);
    flag("board/hover", view.highlights.hover);
    flag("board/selection", view.highlights.selection);
    flag("board/animation", view.animation);
    flag("board/turnAutomatically", view.turnAutomatically);
    view.coordinates = readEnum(settings, QStringLiteral("board/coordinates"), view.coordinates, Coordinates::Inside);
    view.colors = readEnum(settings, QStringLiteral("window/colors"), view.colors, Style::Colors::Dark);
    view.language = settings.value(QStringLiteral("window/language")).toString();
    return view;
}

void ViewSettings::save(QSettings &settings) const
{
    settings.setValue(QStringLiteral("board/legalTargets"), highlights.legalTargets);
    settings.setValue(QStringLiteral("board/lastMove"), highlights.lastMove);
    settings.setValue(QStringLiteral("board/check"), highlights.check);
    settings.setValue(QStringLiteral("board/hover"), highlights.hover);
    settings.setValue(QStringLiteral("board/selection"), highlights.selection);
    settings.setValue(QStringLiteral("board/animation"), animation);
    settings.setValue(QStringLiteral("board/turnAutomatically"), turnAutomatically);
    settings.setValue(QStringLiteral("board/coordinates"), static_cast<int>(coordinates));
    settings.setValue(QStringLiteral("window/colors"), static_cast<int>(colors));
    settings.setValue(QStringLiteral("window/language"), language);
}

} // namespace chess::ui
