#include "app/cli/files.h"

#include <array>
#include <cerrno>
#include <cstdio>
#include <filesystem>
#include <memory>
#include <system_error>

#if defined(__unix__) || defined(__APPLE__)
#include <unistd.h>
#endif

namespace chess::cli {

namespace {

struct Closer {
    void operator()(std::FILE *file) const { std::fclose(file); }
};
using File = std::unique_ptr<std::FILE, Closer>;

std::string reason(int error) { return std::generic_category().message(error); }

bool toDisk(std::FILE *file, bool regular)
{
    if (std::fflush(file) != 0)
        return false;
    if (!regular)
        return true;
#if defined(__unix__) || defined(__APPLE__)
    return fsync(fileno(file)) == 0;
#else
    return true;
#endif
}

/// Writes into the file as it stands; returns why that failed.
std::string writeInto(const std::filesystem::path &path, std::string_view bytes, bool regular)
{
    const File file(std::fopen(path.c_str(), "wb"));
    if (!file)
        return reason(errno);
    const bool written = std::fwrite(bytes.data(), 1, bytes.size(), file.get()) == bytes.size();
    return written && toDisk(file.get(), regular) ? std::string() : reason(errno);
}

} // namespace

Expected<std::string, std::string> readFile(const std::string &path)
{
    std::error_code ignored;
    if (std::filesystem::is_directory(path, ignored))
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
    namespace fs = std::filesystem;
    std::error_code error;
    const bool there = fs::exists(path, error);
    const fs::path target = there ? fs::canonical(path, error) : fs::path(path);
    if (there && error)
        return error.message();
    const fs::file_status old = fs::status(target, error);
    if (fs::is_directory(old))
        return reason(EISDIR);
    if (there && !fs::is_regular_file(old)) // a device or a pipe is written to, never replaced
        return writeInto(target, bytes, false);
    const fs::path beside = target.string() + ".new~";
    std::string why = writeInto(beside, bytes, true);
    if (why.empty()) {
        if (there)
            fs::permissions(beside, old.permissions(), error);
        fs::rename(beside, target, error);
        why = error ? error.message() : std::string();
    }
    if (!why.empty())
        fs::remove(beside, error);
    return why;
}

} // namespace chess::cli
