#pragma once

#include "core/board/piece.h"

#include <QPixmap>
#include <QString>

#include <array>
#include <vector>

namespace chess::ui {

/// The men as pictures. Each is drawn from its SVG when it is first needed at a size, at exactly that many device
/// pixels, and kept for the sizes in use.
class PieceSet
{
public:
    /// \p name is a folder of resources/pieces.
    explicit PieceSet(const QString &name = QStringLiteral("touchmove"));

    /// A square picture of \p pixels device pixels a side (at least 1) that is shown at \p devicePixelRatio.
    QPixmap pixmap(Piece piece, int pixels, double devicePixelRatio);

private:
    struct Size {
        int pixels;
        double devicePixelRatio;
        std::array<QPixmap, 12> men;
    };
    Size &sizeFor(int pixels, double devicePixelRatio);
    QPixmap rendered(Piece piece, int pixels) const;

    QString m_folder;
    std::vector<Size> m_sizes; ///< The one used last comes first.
};

} // namespace chess::ui
