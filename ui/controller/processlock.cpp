#include "ui/controller/processlock.h"

#include <QFile>

#ifdef Q_OS_UNIX
#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>
#else
#include <QLockFile>
#endif

namespace chess::ui {

#ifdef Q_OS_UNIX

std::unique_ptr<ProcessLock> ProcessLock::acquire(const QString &path)
{
    // closed on exec, or a child process would hold the lock on after our death
    const int descriptor = open(QFile::encodeName(path).constData(), O_RDWR | O_CREAT | O_CLOEXEC, 0600);
    if (descriptor < 0)
        return nullptr;
    if (flock(descriptor, LOCK_EX | LOCK_NB) != 0) {
        close(descriptor);
        return nullptr;
    }
    std::unique_ptr<ProcessLock> lock(new ProcessLock);
    lock->m_descriptor = descriptor;
    return lock;
}

ProcessLock::~ProcessLock() { close(m_descriptor); }

#else

std::unique_ptr<ProcessLock> ProcessLock::acquire(const QString &path)
{
    std::unique_ptr<ProcessLock> lock(new ProcessLock);
    lock->m_file = std::make_unique<QLockFile>(path);
    // a match may well take longer than any time limit
    lock->m_file->setStaleLockTime(0);
    return lock->m_file->tryLock(0) ? std::move(lock) : nullptr;
}

ProcessLock::~ProcessLock() = default;

#endif

} // namespace chess::ui
