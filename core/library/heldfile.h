#pragma once

#include "core/expected.h"

#include <cstdint>
#include <span>
#include <string>
#include <system_error>

namespace chess {

/// By what a file is known again: as long as these are the same, it has not been changed.
struct FileState {
    std::uint64_t size = 0; ///< Bytes.
    std::int64_t modified = 0; ///< Nanoseconds since 1970, by the file system's clock.
    bool operator==(const FileState &) const = default;
};

/// A file that is held open for reading at any place. It goes on being the file that was opened, also if another one
/// takes its name; and one that gets shorter while it is read gives fewer bytes, where a mapped one kills the program.
/// Several threads may read at once. Errors are those of the system.
class HeldFile
{
public:
    static Expected<HeldFile, std::error_code> open(const std::string &path);
    /// Takes over an open descriptor.
    static HeldFile adopt(int descriptor) { return HeldFile(descriptor); }
    HeldFile(HeldFile &&other) noexcept;
    HeldFile &operator=(HeldFile &&other) noexcept;
    ~HeldFile();

    Expected<FileState, std::error_code> state() const;
    /// Reads from \p offset on until \p bytes is full or the file ends; returns how many bytes.
    Expected<std::size_t, std::error_code> read(std::uint64_t offset, std::span<char> bytes) const;
    /// The same as a text, which is shorter than \p size where the file ends.
    Expected<std::string, std::error_code> read(std::uint64_t offset, std::size_t size) const;

private:
    explicit HeldFile(int descriptor) : m_descriptor(descriptor) { }
    int m_descriptor;
};

} // namespace chess
