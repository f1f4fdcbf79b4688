#include "app/cli/pgnmessages.h"

#include "app/cli/arguments.h"
#include "app/cli/messages.h"

namespace chess::cli {

namespace {

std::string describe(PgnSyntaxFault kind)
{
    switch (kind) {
    case PgnSyntaxFault::StrayText:
        return "not part of a game";
    case PgnSyntaxFault::MalformedTag:
        return "not a tag pair that can be read";
    case PgnSyntaxFault::UnescapedQuote:
        return "quotation mark without a backslash";
    case PgnSyntaxFault::UnclosedTag:
        return "the bracket after the value is missing";
    case PgnSyntaxFault::TagAmongMoves:
        return "a tag pair among the moves";
    case PgnSyntaxFault::UnclosedComment:
        return "this comment is never closed";
    case PgnSyntaxFault::StrayBrace:
        return "a closing brace without a comment";
    case PgnSyntaxFault::UnclosedVariation:
        return "the game ends within a variation";
    case PgnSyntaxFault::StrayVariationEnd:
        return "a closing parenthesis without a variation";
    case PgnSyntaxFault::StrayResult:
        return "a second result";
    case PgnSyntaxFault::StrayPiece:
        return "nothing that can be read";
    }
    return {};
}

std::string describe(PgnGameFault kind)
{
    switch (kind) {
    case PgnGameFault::UnreadableMove:
        return "cannot read this move";
    case PgnGameFault::IllegalMove:
        return "illegal move";
    case PgnGameFault::AmbiguousMove:
        return "ambiguous move";
    case PgnGameFault::PawnLetter:
        return "a pawn's move with a letter";
    case PgnGameFault::MisplacedVariation:
        return "a variation of no move";
    case PgnGameFault::OtherVariant:
        return "another variant; its moves are legal in chess and were read so";
    case PgnGameFault::UnsupportedVariant:
        return "another variant; its moves were kept as text";
    case PgnGameFault::UnreadableFen:
        return "a start that can't be read; the moves were kept as text";
    case PgnGameFault::UnplayableFen:
        return "a start that can't be played; the moves were kept as text";
    case PgnGameFault::ResultsDiffer:
        return "the result differs from the tag Result";
    }
    return {};
}

} // namespace

std::string describe(const PgnFault &fault)
{
    std::string text = std::visit([](auto kind) { return describe(kind); }, fault.kind);
    if (fault.move && fault.kind != decltype(fault.kind)(PgnGameFault::UnreadableMove)
        && fault.kind != decltype(fault.kind)(PgnGameFault::UnsupportedVariant))
        text = describe(*fault.move, fault.position);
    return fault.text.empty() ? text : text + ": " + cli::quoted(fault.text);
}

} // namespace chess::cli
