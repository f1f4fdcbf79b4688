#pragma once

#include <QFormLayout>
#include <QWidget>

namespace chess::ui {

/// Makes the labels of \p form as high as their fields, so that their texts stand beside each other.
inline void centreLabels(QFormLayout &form)
{
    for (int row = 0; row < form.rowCount(); ++row) {
        const QLayoutItem *label = form.itemAt(row, QFormLayout::LabelRole);
        const QLayoutItem *field = form.itemAt(row, QFormLayout::FieldRole);
        if (label && label->widget() && field)
            label->widget()->setMinimumHeight(field->sizeHint().height());
    }
}

} // namespace chess::ui
