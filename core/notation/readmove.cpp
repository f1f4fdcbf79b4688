#include "core/notation/moveresolver.h"
#include "core/notation/movesyntax.h"
#include "core/notation/movetext.h"

namespace chess {

namespace {

/// Everything about \p unresolved that can be said without a reason.
MoveTextError errorOf(const Board &board, const UnresolvedMove &unresolved)
{
    MoveTextError error{unresolved.kind};
    error.why = unresolved.why;
    if (unresolved.kind == MoveTextError::Kind::Ambiguous) {
        for (const Square from : unresolved.men) {
            if (const auto move = moveOfMan(board, from, unresolved.to, unresolved.promotion))
                error.candidates.push_back(*move);
        }
    } else if (unresolved.men && !unresolved.men.moreThanOne()) {
        error.man = unresolved.men.first();
    }
    return error;
}

/// The reason why none of the men can go there, where it is the same for all of them.
std::optional<MoveError> commonReason(const Position &position, const UnresolvedMove &unresolved)
{
    std::optional<MoveError> reason;
    for (const Square from : unresolved.men) {
        const auto move = position.moveFor(from, unresolved.to, unresolved.promotion);
        if (move || (reason && reason->kind != move.error().kind))
            return std::nullopt;
        if (!reason)
            reason = move.error();
    }
    return reason;
}

} // namespace

Expected<Move, MoveTextError> readMove(const Board &board, std::string_view text)
{
    const auto syntax = parseMoveSyntax(text);
    if (!syntax)
        return Unexpected(MoveTextError{MoveTextError::Kind::Syntax, syntax.error()});
    const auto move = resolveMove(board, *syntax, Writer::Program);
    if (!move)
        return Unexpected(errorOf(board, move.error()));
    return *move;
}

Expected<Move, MoveTextError> readMove(const Position &position, std::string_view text, Writer writer)
{
    return readMove(position, text, writer, PieceLetters());
}

Expected<Move, MoveTextError> readMove(const Position &position, std::string_view text, Writer writer,
                                       const PieceLetters &letters)
{
    const auto syntax = parseMoveSyntax(text, letters);
    if (!syntax)
        return Unexpected(MoveTextError{MoveTextError::Kind::Syntax, syntax.error()});
    const auto move = resolveMove(position.board(), *syntax, writer);
    if (move)
        return *move;
    MoveTextError error = errorOf(position.board(), move.error());
    if (error.kind == MoveTextError::Kind::Illegal && !error.why)
        error.why = commonReason(position, move.error());
    return Unexpected(std::move(error));
}

} // namespace chess
