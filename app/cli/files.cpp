#include "app/cli/files.h"

#include <array>
#include <cerrno>
#include <cstdio>
#include <filesystem>
#include <memory>
#include <system_error>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

namespace chess::cli {

namespace {

namespace fs = std::filesystem;

struct Closer {
    void operator()(std::FILE *file) const { std::fclose(file); }
};
using File = std::unique_ptr<std::FILE, Closer>;

std::string reason(int error) { return std::generic_category().message(error); }

bool put(std::string_view bytes, std::FILE *file)
{
    return std::fwrite(bytes.data(), 1, bytes.size(), file) == bytes.size() && std::fflush(file) == 0;
}

/// Writes into the file as it stands; returns why that failed.
std::string writeInto(const fs::path &path, std::string_view bytes)
{
    const File file(std::fopen(path.c_str(), "wb"));
    return file && put(bytes, file.get()) ? std::string() : reason(errno);
}

/// Where \p path leads by symbolic links, also if nothing is there yet.
Expected<fs::path, std::string> followed(fs::path path)
{
    static constexpr int MostLinks = 40; // as many as Linux follows
    std::error_code error;
    for (int links = 0; fs::is_symlink(fs::symlink_status(path, error)); ++links) {
        if (links == MostLinks)
            return Unexpected(reason(ELOOP));
        const fs::path target = fs::read_symlink(path, error);
        if (error)
            return Unexpected(error.message());
        path = path.parent_path() / target;
    }
    return path;
}

/// The permissions that a new file gets.
mode_t newFileMode()
{
    const mode_t mask = umask(0);
    umask(mask);
    return (S_IRUSR | S_IWUSR | S_IRGRP | S_IWGRP | S_IROTH | S_IWOTH) & ~mask;
}

/// A folder's new entry is on the disk only when the folder is; not every file system lets folders be told so.
void folderToDisk(const fs::path &folder)
{
    const int descriptor = open(folder.empty() ? "." : folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (descriptor < 0)
        return;
    fsync(descriptor);
    close(descriptor);
}

/// Puts a new file in the place of \p target; returns why that failed.
std::string replace(const fs::path &target, std::string_view bytes, mode_t mode)
{
    std::string beside = target.string() + ".XXXXXX";
    const int descriptor = mkstemp(beside.data());
    if (descriptor < 0)
        return reason(errno);
    std::string why;
    {
        const File file(fdopen(descriptor, "wb"));
        if (!file) {
            why = reason(errno);
            close(descriptor);
        } else if (fchmod(descriptor, mode) != 0 || !put(bytes, file.get()) || fsync(descriptor) != 0) {
            why = reason(errno);
        }
    }
    if (why.empty() && std::rename(beside.c_str(), target.c_str()) != 0)
        why = reason(errno);
    if (why.empty())
        folderToDisk(target.parent_path());
    else
        unlink(beside.c_str());
    return why;
}

} // namespace

Expected<std::string, std::string> readFile(const std::string &path)
{
    std::error_code ignored;
    if (fs::is_directory(path, ignored))
        return Unexpected(reason(EISDIR));
    const File file(std::fopen(path.c_str(), "rb"));
    if (!file)
        return Unexpected(reason(errno));
    std::string bytes;
    std::array<char, 65536> block;
    while (const std::size_t count = std::fread(block.data(), 1, block.size(), file.get()))
        bytes.append(block.data(), count);
    if (std::ferror(file.get()))
        return Unexpected(reason(errno));
    return bytes;
}

std::string writeFile(const std::string &path, std::string_view bytes)
{
    const auto target = followed(path);
    if (!target)
        return target.error();
    struct stat old {
    };
    if (stat(target->c_str(), &old) != 0)
        return errno == ENOENT ? replace(*target, bytes, newFileMode()) : reason(errno);
    if (S_ISDIR(old.st_mode))
        return reason(EISDIR);
    if (!S_ISREG(old.st_mode)) // a device or a pipe is written to, never replaced
        return writeInto(*target, bytes);
    return replace(*target, bytes, old.st_mode & static_cast<mode_t>(~S_IFMT));
}

} // namespace chess::cli
