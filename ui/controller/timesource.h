#pragma once

#include <QDateTime>
#include <QElapsedTimer>

#include <chrono>

namespace chess::ui {

/// Where controllers get the time from. It is handed in, so that a test plays a whole match without waiting.
class TimeSource
{
public:
    virtual ~TimeSource() = default;
    /// Never goes back, whatever happens to the computer's calendar; counted from an arbitrary moment.
    virtual std::chrono::milliseconds now() const = 0;
    /// Date and time of day, for tags and file names.
    virtual QDateTime dateTime() const = 0;
};

class SystemTime final : public TimeSource
{
public:
    SystemTime() { m_timer.start(); }
    std::chrono::milliseconds now() const override { return std::chrono::milliseconds(m_timer.elapsed()); }
    QDateTime dateTime() const override { return QDateTime::currentDateTime(); }

private:
    QElapsedTimer m_timer;
};

} // namespace chess::ui
