#pragma once

#include <QString>

#include <memory>

class QLockFile;

namespace chess::ui {

/// A file that one process at a time can hold. The system itself lets it go when the process dies, however it dies, so
/// that nobody has to guess from process numbers, which are used again.
class ProcessLock
{
public:
    /// Null if somebody holds \p path already (this process included) or the file can't be made.
    static std::unique_ptr<ProcessLock> acquire(const QString &path);
    ~ProcessLock();
    ProcessLock(const ProcessLock &) = delete;
    ProcessLock &operator=(const ProcessLock &) = delete;

private:
    ProcessLock() = default;
#ifdef Q_OS_UNIX
    int m_descriptor = -1;
#else
    std::unique_ptr<QLockFile> m_file;
#endif
};

} // namespace chess::ui
