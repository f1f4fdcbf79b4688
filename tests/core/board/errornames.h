#pragma once

#include "core/board/moveerror.h"

#include <QString>

#include <array>

/// "Pinned e2": the error and the square that explains it, for rows that read like sentences.
inline QString toText(const chess::MoveError &error)
{
    constexpr std::array names{
        "EmptySquare",
        "OpponentsMan",
        "OwnManThere",
        "WrongWay",
        "Blocked",
        "PawnNothingToTake",
        "PawnTakesStraight",
        "KingAttackedThere",
        "Pinned",
        "MustAnswerCheck",
        "EnPassantExposesKing",
        "CastlingRightLost",
        "CastlingInCheck",
        "CastlingThroughCheck",
        "CastlingBlocked",
        "PromotionMissing",
        "PromotionImpossible",
        "NullMove",
    };
    const QString name = QString::fromLatin1(names.at(static_cast<std::size_t>(error.kind)));
    return error.square ? name + QLatin1Char(' ') + QString::fromStdString(toString(*error.square)) : name;
}
