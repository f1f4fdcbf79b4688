#pragma once

#include "ui/board/boardgeometry.h"
#include "ui/board/boardscene.h"
#include "ui/board/pieceset.h"
#include "ui/look/theme.h"

#include <QPainter>

namespace chess::ui {

/// Paints a BoardScene. It keeps nothing between two paintings but the pictures in the PieceSet.
class BoardPainter
{
public:
    BoardPainter(QPainter &painter, const BoardGeometry &geometry, const Theme &theme, PieceSet &pieces);

    /// Paints what \p dirty touches: the ground in \p ground beside the board, the squares, the coordinates, the men.
    void paint(const BoardScene &scene, Coordinates coordinates, const QColor &ground, const QRegion &dirty);

    /// How much larger than a square's man the one under the pointer is.
    static constexpr double HeldScale = 1.12;
    /// Where \p man is painted, with a pixel to spare all round.
    static QRect boundsOf(const BoardScene::FloatingMan &man, const BoardGeometry &geometry);

private:
    void paintSquare(const BoardScene &scene, Square square, Coordinates coordinates);
    void paintMarks(const BoardScene::Marks &marks, Square square, const QRectF &rect);
    void paintTarget(const BoardScene::Marks &marks, Square square, const QRectF &rect);
    void paintCursor(const QRectF &rect);
    void paintFrame(const QRectF &rect, double width, double inset, const QColor &color);
    void paintMan(const BoardScene::FloatingMan &man);
    void paintMargin();
    void paintInside(Square square, const QRectF &rect);

    QPainter &m_painter;
    const BoardGeometry &m_geometry;
    const Theme &m_theme;
    PieceSet &m_pieces;
};

} // namespace chess::ui
