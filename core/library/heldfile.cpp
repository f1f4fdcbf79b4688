#include "core/library/heldfile.h"

#include <cerrno>
#include <utility>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

namespace chess {

namespace {

std::error_code lastError() { return {errno, std::generic_category()}; }

} // namespace

Expected<HeldFile, std::error_code> HeldFile::open(const std::string &path)
{
    // Without waiting: a pipe without a writer would hold us.
    const int descriptor = ::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK);
    if (descriptor < 0)
        return Unexpected(lastError());
    HeldFile file(descriptor);
    struct stat status {
    };
    if (fstat(descriptor, &status) != 0)
        return Unexpected(lastError());
    if (S_ISDIR(status.st_mode))
        return Unexpected(std::make_error_code(std::errc::is_a_directory));
    if (!S_ISREG(status.st_mode))
        return Unexpected(std::make_error_code(std::errc::invalid_seek));
    return file;
}

HeldFile::HeldFile(HeldFile &&other) noexcept : m_descriptor(std::exchange(other.m_descriptor, -1)) { }

HeldFile &HeldFile::operator=(HeldFile &&other) noexcept
{
    std::swap(m_descriptor, other.m_descriptor);
    return *this;
}

HeldFile::~HeldFile()
{
    if (m_descriptor >= 0)
        close(m_descriptor);
}

Expected<FileState, std::error_code> HeldFile::state() const
{
    struct stat status {
    };
    if (fstat(m_descriptor, &status) != 0)
        return Unexpected(lastError());
    constexpr std::int64_t Nanoseconds = 1'000'000'000;
    return FileState{static_cast<std::uint64_t>(status.st_size),
                     status.st_mtim.tv_sec * Nanoseconds + status.st_mtim.tv_nsec};
}

Expected<std::size_t, std::error_code> HeldFile::read(std::uint64_t offset, std::span<char> bytes) const
{
    std::size_t count = 0;
    while (count < bytes.size()) {
        const ssize_t got =
            pread(m_descriptor, bytes.data() + count, bytes.size() - count, static_cast<off_t>(offset + count));
        if (got == 0)
            break;
        if (got > 0)
            count += static_cast<std::size_t>(got);
        else if (errno != EINTR)
            return Unexpected(lastError());
    }
    return count;
}

Expected<std::string, std::error_code> HeldFile::read(std::uint64_t offset, std::size_t size) const
{
    std::string bytes(size, '\0');
    const auto count = read(offset, std::span(bytes));
    if (!count)
        return Unexpected(count.error());
    bytes.resize(*count);
    return bytes;
}

} // namespace chess
