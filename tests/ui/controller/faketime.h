#pragma once

#include "ui/controller/timesource.h"

/// A clock that a test sets.
class FakeTime final : public chess::ui::TimeSource
{
public:
    std::chrono::milliseconds now() const override { return time; }
    QDateTime dateTime() const override { return date; }

    std::chrono::milliseconds time{5000};
    QDateTime date{QDate(2026, 11, 29), QTime(20, 15)};
};
