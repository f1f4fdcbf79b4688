#pragma once

#include "core/notation/charset.h"

#include <string>
#include <string_view>

namespace chess {

/// Adds to \p sample the lines of \p bytes with bytes beyond ASCII, until there are enough for a guess: the others of a
/// chess file are moves, and tell uchardet that it reads gibberish.
void addToSample(std::string &sample, std::string_view bytes);

/// Guesses the set of a text that is no Unicode by a sample of it, and knows chess files: a few names with accents
/// among much ASCII are Windows-1252 unless the bytes speak clearly for another set. uchardet, which knows how often
/// letters follow each other in which language, is asked and then held against the text.
Charset guessCharset(const std::string &sample);

} // namespace chess
