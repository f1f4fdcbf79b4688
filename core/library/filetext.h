#pragma once

#include "core/library/heldfile.h"
#include "core/notation/charset.h"

#include <string>
#include <string_view>

namespace chess {

/// A piece of a file as UTF-8.
struct FileText {
    std::string text;
    std::size_t mark = 0; ///< Bytes of the mark that the file began with, which is not in the text.
    std::size_t limit = std::string::npos; ///< Where in the text the limit asked for is.
    bool complete = false; ///< The file ends with it.
};

/// About \p size bytes of \p file from \p offset on, which must be the file's start or the start of a line; unless the
/// file ends they end with a line, however long that is. \p limit, in bytes from \p offset, is npos or the start of a
/// line too.
Expected<FileText, std::error_code> readText(const HeldFile &file, Charset charset, std::uint64_t offset,
                                             std::size_t size, std::size_t limit = std::string::npos);

/// \p bytes from within a file as UTF-8. Nothing there is a mark, though it may look like one.
std::string decodedRest(std::string &&bytes, Charset charset);

/// How many bytes of a file in \p charset \p text comes from.
std::uint64_t bytesIn(std::string_view text, Charset charset);

} // namespace chess
