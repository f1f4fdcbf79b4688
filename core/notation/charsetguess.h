#pragma once

#include "core/notation/charset.h"

#include <string_view>

namespace chess {

/// Guesses the set of a text that is no Unicode, and knows chess files: a few names with accents among much ASCII are
/// Windows-1252 unless the bytes speak clearly for another set. uchardet, which knows how often letters follow each
/// other in which language, is asked and then held against the text.
Charset guessCharset(std::string_view bytes);

} // namespace chess
