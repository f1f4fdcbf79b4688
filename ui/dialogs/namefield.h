#pragma once

#include <QCompleter>
#include <QLineEdit>
#include <QStringList>

namespace chess::ui {

/// A field for a player's name that completes \p names from any part of them.
inline QLineEdit *makeNameField(const QString &name, const QStringList &names, QWidget *parent)
{
    auto *field = new QLineEdit(name, parent);
    auto *completer = new QCompleter(names, field);
    completer->setCaseSensitivity(Qt::CaseInsensitive);
    completer->setFilterMode(Qt::MatchContains);
    field->setCompleter(completer);
    field->setClearButtonEnabled(true);
    field->setMinimumWidth(280);
    return field;
}

} // namespace chess::ui
