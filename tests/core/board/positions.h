#pragma once

#include "core/notation/fen.h"

#include <QtGlobal>

/// The setup that a FEN of a test describes, as it stands.
inline chess::Setup setupOf(const char *fen)
{
    const auto reading = chess::readFen(fen);
    if (!reading)
        qFatal("not a FEN: %s", fen);
    return reading->setup;
}

/// The position that a FEN of a test describes.
inline chess::Position positionOf(const char *fen)
{
    const auto position = chess::Position::from(setupOf(fen));
    if (!position)
        qFatal("not playable: %s", fen);
    return *position;
}

inline chess::Square squareOf(const char *name) { return chess::parseSquare(name).value(); }
