#include "ui/words/words.h"

namespace chess::ui {

namespace {

/// Gives std::visit one function for each kind of fault.
struct FaultWords {
    const PgnFault &fault;

    QString operator()(PgnSyntaxFault kind) const
    {
        switch (kind) {
        case PgnSyntaxFault::StrayText:
            return Words::tr("text that is no part of a game");
        case PgnSyntaxFault::MalformedTag:
            return Words::tr("a tag that can't be read");
        case PgnSyntaxFault::UnescapedQuote:
            return Words::tr("a quotation mark within a tag");
        case PgnSyntaxFault::UnclosedTag:
            return Words::tr("a tag without its closing bracket");
        case PgnSyntaxFault::TagAmongMoves:
            return Words::tr("a tag among the moves");
        case PgnSyntaxFault::UnclosedComment:
            return Words::tr("a comment that doesn't end");
        case PgnSyntaxFault::StrayBrace:
            return Words::tr("a closing brace without a comment");
        case PgnSyntaxFault::UnclosedVariation:
            return Words::tr("a variation that doesn't end");
        case PgnSyntaxFault::StrayVariationEnd:
            return Words::tr("a closing parenthesis without a variation");
        case PgnSyntaxFault::StrayResult:
            return Words::tr("a second result");
        case PgnSyntaxFault::StrayPiece:
            return Words::tr("“%1”, which means nothing here").arg(QString::fromStdString(fault.text));
        }
        return {};
    }
    QString operator()(PgnGameFault kind) const
    {
        const QString text = QString::fromStdString(fault.text);
        switch (kind) {
        case PgnGameFault::UnreadableMove:
            return Words::tr("“%1” is no move that can be read").arg(text);
        case PgnGameFault::IllegalMove:
            return Words::tr("the move %1 isn't legal").arg(text);
        case PgnGameFault::AmbiguousMove:
            return Words::tr("the move %1 can mean several moves").arg(text);
        case PgnGameFault::PawnLetter:
            return Words::tr("the pawn move %1 is written with a letter").arg(text);
        case PgnGameFault::MisplacedVariation:
            return Words::tr("a variation where there is no move to vary");
        case PgnGameFault::OtherVariant:
        case PgnGameFault::UnsupportedVariant:
            return Words::tr("rules of another kind of chess (%1)").arg(text);
        case PgnGameFault::UnreadableFen:
            return Words::tr("a start position that can't be read");
        case PgnGameFault::UnplayableFen:
            return Words::tr("a start position that can't be played");
        case PgnGameFault::ResultsDiffer:
            return Words::tr("two results that don't agree");
        }
        return {};
    }
};

} // namespace

QString Words::unread(const QString &text) { return tr("Not understood, kept as text: %1").arg(text); }

QString Words::pgnFault(const PgnFault &fault)
{
    return tr("Line %1: %2", "a line number of a file, what is wrong there")
        .arg(fault.place.line)
        .arg(std::visit(FaultWords{fault}, fault.kind));
}

} // namespace chess::ui
