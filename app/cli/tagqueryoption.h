#pragma once

#include "app/cli/command.h"
#include "core/library/tagquery.h"

#include <string_view>

namespace chess::cli {

/// Reads the value of the option --tags. On failure says why on the error stream, with the column (bytes, from 1), and
/// returns the exit status.
Expected<TagQuery, Exit> tagQueryOption(std::string_view text, const Streams &streams);

} // namespace chess::cli
