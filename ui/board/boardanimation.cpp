#include "ui/board/boardanimation.h"

#include <QEasingCurve>

namespace chess::ui {

BoardAnimation::BoardAnimation(QObject *parent) : QObject(parent)
{
    m_clock.setStartValue(0.0);
    m_clock.setEndValue(1.0);
    m_clock.setEasingCurve(QEasingCurve::OutCubic);
    connect(&m_clock, &QVariantAnimation::valueChanged, this, [this] {
        if (m_clock.state() == QAbstractAnimation::Running && isRunning())
            emit advanced();
    });
    connect(&m_clock, &QVariantAnimation::finished, this, &BoardAnimation::finish);
}

void BoardAnimation::start(std::vector<Flight> flights)
{
    m_clock.stop();
    m_flights = std::move(flights);
    if (m_duration <= 0)
        m_flights.clear();
    if (!m_flights.empty()) {
        m_clock.setDuration(m_duration);
        m_clock.start();
    }
}

void BoardAnimation::finish()
{
    m_clock.stop();
    if (m_flights.empty())
        return;
    m_flights.clear();
    emit advanced();
}

Bitboard BoardAnimation::awaited() const
{
    Bitboard squares;
    for (const Flight &flight : m_flights) {
        if (flight.opacityAfter > 0)
            squares |= flight.target;
    }
    return squares;
}

std::vector<BoardScene::FloatingMan> BoardAnimation::men() const
{
    std::vector<BoardScene::FloatingMan> men;
    men.reserve(m_flights.size());
    const double done = progress();
    for (const Flight &flight : m_flights) {
        const double opacity = flight.opacityBefore + (flight.opacityAfter - flight.opacityBefore) * done;
        men.push_back({flight.piece, flight.from + (flight.to - flight.from) * done, opacity});
    }
    return men;
}

std::optional<QPointF> BoardAnimation::onTheWayTo(Square square) const
{
    for (const Flight &flight : m_flights) {
        if (flight.target == square && flight.opacityAfter > 0)
            return flight.from + (flight.to - flight.from) * progress();
    }
    return std::nullopt;
}

} // namespace chess::ui
