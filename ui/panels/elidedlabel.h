#pragma once

#include <QLabel>

namespace chess::ui {

/// A line of plain text that ends in "…" where there is no room, and then shows the whole of it as a tooltip.
class ElidedLabel : public QLabel
{
    Q_OBJECT

public:
    explicit ElidedLabel(QWidget *parent = nullptr);

    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;
    bool event(QEvent *event) override;
};

} // namespace chess::ui
