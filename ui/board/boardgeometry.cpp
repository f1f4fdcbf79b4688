#include "ui/board/boardgeometry.h"

#include <algorithm>
#include <cmath>

namespace chess::ui {

BoardGeometry BoardGeometry::fit(QSize size, QPoint inWindow, double devicePixelRatio, Color bottom,
                                 Coordinates coordinates)
{
    BoardGeometry geometry;
    geometry.m_devicePixelRatio = devicePixelRatio;
    geometry.m_bottom = bottom;
    const int shorter = std::min(size.width(), size.height());
    if (coordinates == Coordinates::Margin)
        geometry.m_margin = std::clamp(std::round(shorter / 34.0), 13.0, 24.0);

    const double margin = std::round(geometry.m_margin * devicePixelRatio);
    geometry.m_squarePixels = std::max(1, static_cast<int>((shorter * devicePixelRatio - margin) / 8));
    const double side = 8.0 * geometry.m_squarePixels;
    const double left = std::max(0.0, (size.width() * devicePixelRatio - side - margin) / 2) + margin;
    const double top = std::max(0.0, (size.height() * devicePixelRatio - side - margin) / 2);

    const auto fraction = [devicePixelRatio](int position) {
        const double pixels = position * devicePixelRatio;
        return pixels - std::floor(pixels);
    };
    geometry.m_pixelShift = {fraction(inWindow.x()), fraction(inWindow.y())};
    const QPointF shift = geometry.m_pixelShift;
    const QPointF corner(std::floor(left + shift.x()) - shift.x(), std::floor(top + shift.y()) - shift.y());
    geometry.m_board = QRectF(corner / devicePixelRatio, QSizeF(side, side) / devicePixelRatio);
    return geometry;
}

QRectF BoardGeometry::rectOf(Square square) const
{
    int column = index(fileOf(square));
    int row = 7 - index(rankOf(square));
    if (m_bottom == Color::Black) {
        column = 7 - column;
        row = 7 - row;
    }
    return {m_board.x() + column * squareSize(), m_board.y() + row * squareSize(), squareSize(), squareSize()};
}

std::optional<Square> BoardGeometry::squareAt(QPointF point) const
{
    // Counted from the left top, so that the pixels of an edge belong to the square that is painted there.
    int file = static_cast<int>(std::floor((point.x() - m_board.x()) / squareSize()));
    int rank = 7 - static_cast<int>(std::floor((point.y() - m_board.y()) / squareSize()));
    if (file < 0 || file > 7 || rank < 0 || rank > 7)
        return std::nullopt;
    if (m_bottom == Color::Black) {
        file = 7 - file;
        rank = 7 - rank;
    }
    return chess::squareAt(rank * 8 + file);
}

QPointF BoardGeometry::toBoard(QPointF point) const
{
    const double across = (point.x() - m_board.x()) / squareSize();
    const double down = (point.y() - m_board.y()) / squareSize();
    return m_bottom == Color::White ? QPointF(across, 8 - down) : QPointF(8 - across, down);
}

QPointF BoardGeometry::toWidget(QPointF boardPoint) const
{
    const double across = m_bottom == Color::White ? boardPoint.x() : 8 - boardPoint.x();
    const double down = m_bottom == Color::White ? 8 - boardPoint.y() : boardPoint.y();
    return {m_board.x() + across * squareSize(), m_board.y() + down * squareSize()};
}

QPointF BoardGeometry::snapped(QPointF point) const
{
    const auto snap = [this](double value, double shift) {
        return (std::round(value * m_devicePixelRatio + shift) - shift) / m_devicePixelRatio;
    };
    return {snap(point.x(), m_pixelShift.x()), snap(point.y(), m_pixelShift.y())};
}

} // namespace chess::ui
