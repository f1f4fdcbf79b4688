#pragma once

#include "ui/board/boardflights.h"
#include "ui/board/boardscene.h"

#include <QVariantAnimation>

#include <vector>

namespace chess::ui {

/// Runs the flights of men. No timer runs while none flies.
class BoardAnimation : public QObject
{
    Q_OBJECT

public:
    explicit BoardAnimation(QObject *parent = nullptr);

    /// In milliseconds; 0 turns animation off.
    void setDuration(int milliseconds) { m_duration = milliseconds; }
    int duration() const { return m_duration; }

    /// Replaces what flies now. With a duration of 0 all arrive at once.
    void start(std::vector<Flight> flights);
    /// All arrive at once.
    void finish();
    bool isRunning() const { return !m_flights.empty(); }

    /// The squares whose men are still in the air.
    Bitboard awaited() const;
    /// The men in the air, from below to above.
    std::vector<BoardScene::FloatingMan> men() const;
    /// Where the man is now that flies to \p square; empty if none does.
    std::optional<QPointF> onTheWayTo(Square square) const;

signals:
    void advanced();

private:
    double progress() const { return m_clock.currentValue().toDouble(); }

    QVariantAnimation m_clock;
    std::vector<Flight> m_flights;
    int m_duration = 150;
};

} // namespace chess::ui
