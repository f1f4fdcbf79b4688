#pragma once

#include "core/expected.h"

#include <string>
#include <string_view>

namespace chess::cli {

/// All bytes of a file, or why they can't be read, in the system's words.
Expected<std::string, std::string> readFile(const std::string &path);

/// Puts \p bytes in the place of the file \p path, whole or not at all: they are written beside it, to the disk, and
/// then take its name and permissions, so that a crash or a full disk leaves the old file. A symbolic link goes on
/// being one, also if it leads to a file that isn't there yet. Returns why it failed; an empty text for success.
std::string writeFile(const std::string &path, std::string_view bytes);

} // namespace chess::cli
