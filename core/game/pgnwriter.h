#pragma once

#include "core/game/game.h"

#include <string>

namespace chess {

/// \p game in PGN's export format, UTF-8, ending with a line feed: tag pairs with the seven tag roster first, an empty
/// line, movetext in English letters broken near 80 columns, the result.
///
/// Reading it gives the same game. Where PGN has no way to say something, this is how we do:
/// - A line is broken only where one blank stood, so never within Chinese text, and not before "%" or "[".
/// - An empty line within a comment is a paragraph's end in its text, see unwrapped().
/// - A comment that holds a closing brace is written as a comment to the end of the line (";").
/// - What could not be read stands in a comment as `[%tm unread text]`, in which "%", "]", "}" and control characters
/// are
///   written as "%" and two hexadecimal digits.
/// - A comment before a move stands before its number at the beginning of a variation or after one, and otherwise
///   between the number and the move.
/// Source: PGN Standard (1994), sections 3.2, 4.3 and 8.
std::string writePgn(const Game &game);

} // namespace chess
