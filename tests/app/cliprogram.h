#pragma once

#include <QByteArray>
#include <QJsonDocument>
#include <QList>

/// What touchmove-cli did with its arguments.
struct CliRun {
    int status; ///< Exit status; -1 after a crash, a failed start or half a minute.
    QByteArray out;
    QByteArray err;

    QJsonDocument json() const { return QJsonDocument::fromJson(out); }
};

/// Runs the program and waits for its end. Arguments are bytes, as a shell hands them over: they need be no text.
CliRun runCli(const QList<QByteArray> &arguments);
