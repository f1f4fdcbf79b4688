#pragma once

#include "ui/controller/fileerror.h"
#include "ui/controller/gamefile.h"

#include <QObject>

#include <atomic>
#include <memory>

namespace chess::ui {

/// Reads files of games in a worker, one at a time; the window stays alive meanwhile.
class GameFileLoader : public QObject
{
    Q_OBJECT

public:
    explicit GameFileLoader(QObject *parent = nullptr);
    /// Cancels what runs, without a signal.
    ~GameFileLoader() override;

    bool running() const { return m_stop != nullptr; }

public slots:
    /// Begins to read \p path; a file still being read is cancelled first.
    void load(const QString &path);
    void cancel();

signals:
    void progressed(qint64 done, qint64 size);
    void loaded(std::shared_ptr<const chess::ui::GameFile> file);
    void failed(const chess::ui::FileError &error);
    void cancelled(const QString &path);

private:
    std::shared_ptr<std::atomic<bool>> m_stop; ///< Of the file being read; null when idle.
    QString m_path;
};

} // namespace chess::ui
