#include "ui/board/boardpainter.h"

#include <QRadialGradient>
#include <QtMath>

#include <algorithm>
#include <cmath>

namespace chess::ui {

BoardPainter::BoardPainter(QPainter &painter, const BoardGeometry &geometry, const Theme &theme, PieceSet &pieces)
    : m_painter(painter), m_geometry(geometry), m_theme(theme), m_pieces(pieces)
{
}

void BoardPainter::paint(const BoardScene &scene, Coordinates coordinates, const QColor &ground, const QRegion &dirty)
{
    // Where the board's edge lies inside a logical pixel, the squares come over the ground.
    const QRectF board = m_geometry.board();
    const QRect inner = QRect(QPoint(qCeil(board.left()), qCeil(board.top())),
                              QPoint(qFloor(board.right()) - 1, qFloor(board.bottom()) - 1));
    const QRegion beside = dirty.subtracted(inner);
    for (const QRect &rect : beside)
        m_painter.fillRect(rect, ground);
    if (coordinates == Coordinates::Margin && !beside.isEmpty())
        paintMargin();

    for (int i = 0; i < 64; ++i) {
        const QRectF rect = m_geometry.rectOf(squareAt(i));
        if (!dirty.intersects(rect.toAlignedRect()))
            continue;
        paintSquare(scene, squareAt(i), coordinates);
    }
    for (const BoardScene::FloatingMan &man : scene.floating) {
        if (dirty.intersects(boundsOf(man, m_geometry)))
            paintMan(man);
    }
    if (scene.dimmed)
        m_painter.fillRect(board, QColor(0, 0, 0, 90));
}

QRect BoardPainter::boundsOf(const BoardScene::FloatingMan &man, const BoardGeometry &geometry)
{
    const double side = geometry.squareSize() * (man.held ? HeldScale : 1.0) + 2;
    QRectF rect(0, 0, side, side);
    rect.moveCenter(geometry.toWidget(man.middle));
    return rect.toAlignedRect();
}

void BoardPainter::paintSquare(const BoardScene &scene, Square square, Coordinates coordinates)
{
    const QRectF rect = m_geometry.rectOf(square);
    m_painter.fillRect(rect, isLight(square) ? m_theme.boardLight : m_theme.boardDark);
    paintMarks(scene.marks, square, rect);
    if (coordinates == Coordinates::Inside)
        paintInside(square, rect);
    paintTarget(scene.marks, square, rect);
    if (const auto man = scene.at(square)) {
        if (scene.ghosts.contains(square))
            m_painter.setOpacity(0.25);
        m_painter.drawPixmap(rect.topLeft(),
                             m_pieces.pixmap(*man, m_geometry.squarePixels(), m_geometry.devicePixelRatio()));
        m_painter.setOpacity(1);
    }
    if (scene.marks.cursor.contains(square))
        paintCursor(rect);
}

namespace {

double frameWidth(const QRectF &rect) { return std::max(2.0, std::round(rect.width() * 0.05)); }

} // namespace

void BoardPainter::paintMarks(const BoardScene::Marks &marks, Square square, const QRectF &rect)
{
    const auto tint = [&](QColor color, float strength) {
        color.setAlphaF(strength);
        m_painter.fillRect(rect, color);
    };
    if (marks.lastMove.contains(square))
        tint(m_theme.lastMove, 0.55F);
    if (marks.selected.contains(square) || marks.preview.contains(square)) {
        tint(m_theme.accent, 0.5F);
        // On a light square the tint is near the colour of a dark one; the frame makes it plain.
        paintFrame(rect, frameWidth(rect), 0.5 * frameWidth(rect), m_theme.accent.darker(m_theme.isDark ? 190 : 110));
    }
    if (marks.hovered.contains(square))
        tint(m_theme.isDark ? QColor(Qt::white) : m_theme.target, m_theme.isDark ? 0.16F : 0.14F);
    if (marks.check.contains(square)) {
        QRadialGradient glow(rect.center(), rect.width() * 0.62);
        QColor color = m_theme.check;
        glow.setColorAt(0, color);
        color.setAlphaF(0.85F);
        glow.setColorAt(0.5, color);
        color.setAlphaF(0.05F);
        glow.setColorAt(1, color);
        m_painter.fillRect(rect, glow);
    }
}

void BoardPainter::paintTarget(const BoardScene::Marks &marks, Square square, const QRectF &rect)
{
    const bool capture = marks.captures.contains(square);
    if (!capture && !marks.targets.contains(square))
        return;
    QColor color = m_theme.target;
    color.setAlphaF(0.6F);
    m_painter.setRenderHint(QPainter::Antialiasing, true);
    if (capture) {
        const double width = std::max(2.0, rect.width() * 0.06);
        const double inset = width / 2 + rect.width() * 0.03;
        m_painter.setPen(QPen(color, width));
        m_painter.setBrush(Qt::NoBrush);
        m_painter.drawEllipse(rect.adjusted(inset, inset, -inset, -inset));
    } else {
        m_painter.setPen(Qt::NoPen);
        m_painter.setBrush(color);
        m_painter.drawEllipse(rect.center(), rect.width() * 0.135, rect.width() * 0.135);
    }
    m_painter.setRenderHint(QPainter::Antialiasing, false);
}

void BoardPainter::paintCursor(const QRectF &rect)
{
    // Two lines, so that one of them stands out from any square, man and mark.
    const double width = frameWidth(rect);
    paintFrame(rect, width, width * 1.5, QColor(Qt::white));
    paintFrame(rect, width, width * 0.5, m_theme.target);
}

void BoardPainter::paintFrame(const QRectF &rect, double width, double inset, const QColor &color)
{
    QPen pen(color, width);
    pen.setJoinStyle(Qt::MiterJoin);
    m_painter.setPen(pen);
    m_painter.setBrush(Qt::NoBrush);
    m_painter.setRenderHint(QPainter::Antialiasing, true);
    m_painter.drawRect(rect.adjusted(inset, inset, -inset, -inset));
    m_painter.setRenderHint(QPainter::Antialiasing, false);
}

void BoardPainter::paintMan(const BoardScene::FloatingMan &man)
{
    int pixels = m_geometry.squarePixels();
    if (man.held)
        pixels = static_cast<int>(std::lround(pixels * HeldScale));
    const double half = pixels / m_geometry.devicePixelRatio() / 2;
    const QPointF corner = m_geometry.snapped(m_geometry.toWidget(man.middle) - QPointF(half, half));
    m_painter.setOpacity(man.opacity);
    m_painter.drawPixmap(corner, m_pieces.pixmap(man.piece, pixels, m_geometry.devicePixelRatio()));
    m_painter.setOpacity(1);
}

void BoardPainter::paintMargin()
{
    QFont font = m_painter.font();
    font.setPixelSize(std::max(9, static_cast<int>(m_geometry.margin() * 0.62)));
    m_painter.setFont(font);
    m_painter.setPen(m_theme.coordinate);
    const QRectF board = m_geometry.board();
    const double margin = m_geometry.margin();
    for (int i = 0; i < 8; ++i) {
        const QRectF column = m_geometry.rectOf(squareAt(i)); // a1 to h1
        const QRectF row = m_geometry.rectOf(squareAt(8 * i)); // a1 to a8
        m_painter.drawText(QRectF(column.x(), board.bottom(), column.width(), margin), Qt::AlignCenter,
                           QString(QLatin1Char(letter(static_cast<File>(i)))));
        m_painter.drawText(QRectF(board.x() - margin, row.y(), margin, row.height()), Qt::AlignCenter,
                           QString(QLatin1Char(digit(static_cast<Rank>(i)))));
    }
}

void BoardPainter::paintInside(Square square, const QRectF &rect)
{
    const bool whiteBelow = m_geometry.bottom() == Color::White;
    const bool lowest = rankOf(square) == (whiteBelow ? Rank::First : Rank::Eighth);
    const bool leftmost = fileOf(square) == (whiteBelow ? File::A : File::H);
    if (!lowest && !leftmost)
        return;
    QFont font = m_painter.font();
    font.setPixelSize(std::max(8, static_cast<int>(rect.width() * 0.16)));
    font.setWeight(QFont::DemiBold);
    m_painter.setFont(font);
    m_painter.setPen(isLight(square) ? blended(m_theme.boardDark, Qt::black, 0.35)
                                     : blended(m_theme.boardLight, Qt::white, 0.6));
    const double inset = std::max(1.0, rect.width() * 0.04);
    const QRectF text = rect.adjusted(inset, 0, -inset, 0);
    if (lowest)
        m_painter.drawText(text, Qt::AlignRight | Qt::AlignBottom, QString(QLatin1Char(letter(fileOf(square)))));
    if (leftmost)
        m_painter.drawText(text, Qt::AlignLeft | Qt::AlignTop, QString(QLatin1Char(digit(rankOf(square)))));
}

} // namespace chess::ui
