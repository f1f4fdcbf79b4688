#include "ui/board/pieceset.h"

#include <QPainter>
#include <QSvgRenderer>

#include <algorithm>

namespace chess::ui {

namespace {

// On the board, under the pointer, in the promotion picker; and one more so that a passing size drives none of them
// out.
constexpr std::size_t SizesKept = 4;

QString fileName(Piece piece)
{
    const QChar color = piece.color == Color::White ? u'w' : u'b';
    return color + QString(QLatin1Char(letter(piece.type))) + QStringLiteral(".svg");
}

} // namespace

PieceSet::PieceSet(const QString &name) : m_folder(QStringLiteral(":/pieces/%1/").arg(name)) { }

QPixmap PieceSet::pixmap(Piece piece, int pixels, double devicePixelRatio)
{
    Size &size = sizeFor(pixels, devicePixelRatio);
    QPixmap &pixmap = size.men[static_cast<std::size_t>(index(piece.color) * 6 + index(piece.type))];
    if (pixmap.isNull()) {
        pixmap = rendered(piece, pixels);
        pixmap.setDevicePixelRatio(devicePixelRatio);
    }
    return pixmap;
}

PieceSet::Size &PieceSet::sizeFor(int pixels, double devicePixelRatio)
{
    const auto found = std::find_if(m_sizes.begin(), m_sizes.end(), [=](const Size &size) {
        return size.pixels == pixels && qFuzzyCompare(size.devicePixelRatio, devicePixelRatio);
    });
    if (found != m_sizes.end()) {
        std::rotate(m_sizes.begin(), found, found + 1);
    } else {
        if (m_sizes.size() == SizesKept)
            m_sizes.pop_back();
        m_sizes.insert(m_sizes.begin(), Size{pixels, devicePixelRatio, {}});
    }
    return m_sizes.front();
}

QPixmap PieceSet::rendered(Piece piece, int pixels) const
{
    QImage image(pixels, pixels, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QSvgRenderer renderer(m_folder + fileName(piece));
    QPainter painter(&image);
    renderer.render(&painter, QRectF(0, 0, pixels, pixels));
    painter.end();
    return QPixmap::fromImage(std::move(image));
}

} // namespace chess::ui
