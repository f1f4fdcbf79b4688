#pragma once

#include "core/board/piece.h"
#include "core/board/square.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace chess {

/// One thing that somebody said about a move. A node keeps its annotations in one list, in the order of the file, so
/// that nothing loses its place. A comment of PGN is one annotation or several: its commands (`[%clk 0:01:00]`) and the
/// texts between them; the second and later ones are marked as continuing the comment, so that the same comments come
/// back.
struct Annotation {
    enum class Kind : std::uint8_t {
        Text, ///< text: what a person wrote, UTF-8; a line feed ends a paragraph.
        Command, ///< name and text of `[%name text]`; clocks, evaluations, squares and arrows are commands too.
        Nag, ///< nag: a Numeric Annotation Glyph, `$1` for "!".
        Unread, ///< text: a piece of a file that could not be understood, as it stood there.
    };
    enum class Place : std::uint8_t { BeforeMove, AfterMove };

    Kind kind = Kind::Text;
    Place place = Place::AfterMove;
    bool continuesComment = false; ///< In the same comment as the annotation before it in the list.
    std::uint16_t nag = 0;
    std::string name;
    std::string text;

    static Annotation comment(std::string text, Place place = Place::AfterMove);
    static Annotation command(std::string name, std::string text, Place place = Place::AfterMove);
    static Annotation glyph(std::uint16_t nag, Place place = Place::AfterMove);
    static Annotation unread(std::string text, Place place = Place::AfterMove);

    bool operator==(const Annotation &) const = default;
};

using Annotations = std::vector<Annotation>;

/// The pieces of one comment: texts, commands, and what we could not read when the comment was written. Line feeds in
/// \p text part paragraphs, see unwrapped().
Annotations readComment(std::string_view text, Annotation::Place place = Annotation::Place::AfterMove);
/// The content of the comment made of the annotations from \p first up to \p last, without braces.
std::string commentContent(Annotations::const_iterator first, Annotations::const_iterator last);
/// The end of the comment (or NAG) that begins at \p first.
Annotations::const_iterator endOfComment(Annotations::const_iterator first, Annotations::const_iterator last);

/// The form in which a Game keeps a list: those before the move first; commands taken out of texts; texts free of what
/// PGN has no way to write (carriage returns, a paragraph that begins with "%").
Annotations normalized(const Annotations &annotations);

/// What people wrote before or after the move, without commands, comments parted by a line feed.
std::string plainText(const Annotations &annotations, Annotation::Place place = Annotation::Place::AfterMove);
/// The text of the first command \p name.
std::optional<std::string_view> commandText(const Annotations &annotations, std::string_view name);

/// A square or an arrow that an annotator has coloured: `[%csl Ge4]`, `[%cal Re2e4]`.
struct Shape {
    char color; ///< 'G', 'R', 'Y', 'B' and what else files hold.
    Square from;
    std::optional<Square> to; ///< Empty for a square.
    bool operator==(const Shape &) const = default;
};
std::vector<Shape> shapes(const Annotations &annotations);

} // namespace chess
