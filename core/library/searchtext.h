#pragma once

#include <string>
#include <string_view>

namespace chess {

/// \p text (UTF-8) as it is searched: small letters, and Latin ones without their accents, so that "muller" finds
/// "Müller" and "MÜLLER". Greek and Cyrillic capitals become small; everything else stays as it is.
std::string searchText(std::string_view text);

} // namespace chess
