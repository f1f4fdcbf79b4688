#pragma once

#include "core/board/piece.h"
#include "core/board/square.h"

#include <QPoint>
#include <QRect>
#include <QSize>

#include <optional>

namespace chess::ui {

/// Where the names of files and ranks stand.
enum class Coordinates : std::uint8_t { None, Margin, Inside };

/// Where the squares are on the widget, for one size, scale factor and orientation. Lengths are logical pixels, and
/// every edge of a square lies between two device pixels, so that nothing is blurred.
/// Board points count squares from the corner of a1 as White sees it: the middle of a1 is (0.5, 0.5), of h8 (7.5, 7.5).
/// They stay what they are when the board is turned or resized.
class BoardGeometry
{
public:
    /// The largest board that fits in \p size. \p inWindow is where the widget stands in its window (with a fractional
    /// scale factor that decides where device pixels begin); \p bottom is the colour of the player below.
    static BoardGeometry fit(QSize size, QPoint inWindow, double devicePixelRatio, Color bottom,
                             Coordinates coordinates);

    QRectF board() const { return m_board; }
    double squareSize() const { return m_board.width() / 8; }
    /// The side of a square in device pixels.
    int squarePixels() const { return m_squarePixels; }
    double devicePixelRatio() const { return m_devicePixelRatio; }
    /// Room for coordinates at the left and below; 0 where they stand inside or nowhere.
    double margin() const { return m_margin; }
    Color bottom() const { return m_bottom; }

    QRectF rectOf(Square square) const;
    /// The square under a point of the widget; empty beside the board.
    std::optional<Square> squareAt(QPointF point) const;
    QPointF toBoard(QPointF point) const;
    QPointF toWidget(QPointF boardPoint) const;
    /// \p point of the widget moved to the nearest corner of a device pixel.
    QPointF snapped(QPointF point) const;

    bool operator==(const BoardGeometry &) const = default;

private:
    QRectF m_board;
    QPointF m_pixelShift; ///< From the widget's corner back to the pixel it lies in, in device pixels.
    double m_devicePixelRatio = 1;
    double m_margin = 0;
    int m_squarePixels = 0;
    Color m_bottom = Color::White;
};

/// The middle of \p square as a board point.
constexpr QPointF middleOf(Square square) { return {index(fileOf(square)) + 0.5, index(rankOf(square)) + 0.5}; }

} // namespace chess::ui
