#pragma once

#include "core/notation/fen.h"

#include <QByteArray>
#include <QFile>
#include <QString>

#include <string>
#include <string_view>
#include <vector>

/// The position of \p fen, which has to be good; "start" is the starting position.
inline chess::Position positionOf(std::string_view fen)
{
    if (fen == "start")
        return {};
    const auto reading = chess::readFen(fen);
    if (!reading)
        qFatal("a test's FEN can't be read: %s", std::string(fen).c_str());
    const auto position = chess::Position::from(reading->setup);
    if (!position)
        qFatal("a test's position can't be played: %s", std::string(fen).c_str());
    return *position;
}

/// The positions of a perft table in tests/data.
inline std::vector<chess::Position> positionsOf(const char *table)
{
    std::vector<chess::Position> positions;
    QFile file(QString(TOUCHMOVE_TEST_DATA "/") + table);
    if (!file.open(QIODevice::ReadOnly))
        qFatal("no table %s", qPrintable(file.fileName()));
    while (!file.atEnd()) {
        const QByteArray fen = file.readLine().split(';').first().trimmed();
        if (!fen.isEmpty() && !fen.startsWith('#'))
            positions.push_back(positionOf(fen.toStdString()));
    }
    return positions;
}
