#pragma once

#include "core/notation/textscan.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

/// How movetext spells things: the small pieces that PgnReader recognises.
namespace chess::pgn {

constexpr bool isBlank(char c) { return c == ' ' || c == '\t' || c == '\v' || c == '\f'; }
constexpr bool isLineEnd(char c) { return c == '\n' || c == '\r'; }
using textscan::isDigit;
using textscan::isLetter;

/// Bytes of the white space that \p text begins with: blanks, line ends, no-break space, byte order mark; 0 for none.
std::size_t spaceSize(std::string_view text);
/// Where the line ends: at its line feed or carriage return, or at the end of \p text.
std::size_t lineEnd(std::string_view text);

/// Bytes of the result that \p text begins with, in any spelling that files hold ("1-0", "½-½", "1/2", "0:1"), without
/// "*"; 0 for none. "0-0" is castling.
std::size_t resultSize(std::string_view text);
/// Bytes of the castling, or null move of UCI, that begins with a zero; 0 for none.
std::size_t zeroMoveSize(std::string_view text);
/// Bytes of the move number ("12.", "12...", "12", "...", "…") that \p text begins with; 0 for none.
std::size_t moveNumberSize(std::string_view text);
/// Bytes of the word that \p text begins with, which goes up to a blank, a bracket or a glyph.
std::size_t wordSize(std::string_view text);
/// Does \p word look like a move, so that a game without tags may begin with it: "e4", "Nf3", "O-O", "bxa8"?
bool looksLikeMove(std::string_view word);
/// "e.p." and check signs that stand alone.
bool isMoveSuffix(std::string_view word);
/// The Numeric Annotation Glyph that a sign stands for: "!?" 5, "+=" 14, "±" 16, "N" 146.
std::optional<std::uint16_t> glyphNag(std::string_view word);

} // namespace chess::pgn
