#pragma once

#include <QString>

#include <cstdint>

namespace chess::ui {

/// Why a file could not be read or written.
struct FileError {
    enum class Kind : std::uint8_t {
        NotFound,
        IsDirectory,
        NoPermission,
        DiskFull,
        NotPgn, ///< Nothing in it is a game.
        OtherEncoding, ///< The file's characters are written in another way than ours; adding to it would spoil it.
        NeverClosed, ///< It ends within a comment, which would swallow what is added to it.
        Failed, ///< Something else, see systemText.
    };
    Kind kind;
    QString path;
    QString systemText{}; ///< The operating system's own words, may be empty.
    bool operator==(const FileError &) const = default;
};

} // namespace chess::ui
