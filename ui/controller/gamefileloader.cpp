#include "ui/controller/gamefileloader.h"

#include <QCoreApplication>
#include <QPointer>
#include <QThreadPool>

#include <utility>

namespace chess::ui {

GameFileLoader::GameFileLoader(QObject *parent) : QObject(parent) { }

GameFileLoader::~GameFileLoader()
{
    if (m_stop)
        *m_stop = true;
}

void GameFileLoader::load(const QString &path)
{
    cancel();
    const auto stop = std::make_shared<std::atomic<bool>>(false);
    m_stop = stop;
    m_path = path;
    // The worker may outlive this object, so it only ever posts to it through the event loop, and an answer to a
    // question that is no longer asked is dropped there.
    const auto post = [guard = QPointer(this), stop](auto answer) {
        QMetaObject::invokeMethod(
            qApp,
            [guard, stop, answer = std::move(answer)] {
                if (guard && guard->m_stop == stop)
                    answer(*guard);
            },
            Qt::QueuedConnection);
    };
    QThreadPool::globalInstance()->start([path, stop, post] {
        const auto progress = [&](qint64 done, qint64 size) {
            post([done, size](GameFileLoader &loader) { emit loader.progressed(done, size); });
            return !*stop;
        };
        const auto answer = GameFile::read(path, progress);
        if (!answer)
            return;
        post([answer = *answer](GameFileLoader &loader) {
            loader.m_stop.reset();
            if (answer)
                emit loader.loaded(*answer);
            else
                emit loader.failed(answer.error());
        });
    });
}

void GameFileLoader::cancel()
{
    if (!m_stop)
        return;
    *m_stop = true;
    m_stop.reset();
    emit cancelled(m_path);
}

} // namespace chess::ui
