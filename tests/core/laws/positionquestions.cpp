#include "tests/core/laws/lawscase.h"

#include "core/laws/touchmove.h"
#include "core/notation/fen.h"
#include "core/notation/movetext.h"

#include <algorithm>

using namespace chess;

namespace {

constexpr auto Unplayable = "the position or its moves can't be played";

/// The first argument read as a move by a person.
Expected<Move, MoveTextError> moveAsked(const LawsCase &laws, const Position &position)
{
    return readMove(position, laws.arguments.join(' ').toStdString(), Writer::Person);
}

template <typename Answer>
std::optional<QString> withPosition(const LawsCase &laws, const Answer &answer)
{
    const auto position = laws.position();
    return position ? answer(*position) : QString(Unplayable);
}

std::optional<QString> legal(const LawsCase &laws)
{
    return withPosition(laws, [&](const Position &position) {
        const auto move = moveAsked(laws, position);
        return QString(move && position.isLegal(*move) ? "yes" : "no");
    });
}

template <std::string (*Write)(const Position &, Move)>
std::optional<QString> written(const LawsCase &laws)
{
    return withPosition(laws, [&](const Position &position) {
        const auto move = moveAsked(laws, position);
        return move ? QString::fromStdString(Write(position, *move)) : QStringLiteral("no move");
    });
}

std::optional<QString> parsed(const LawsCase &laws)
{
    return withPosition(laws, [&](const Position &position) -> QString {
        const auto move = moveAsked(laws, position);
        if (move)
            return position.isLegal(*move) ? QString::fromStdString(uci(*move, laws.variant())) : "illegal";
        switch (move.error().kind) {
        case MoveTextError::Kind::Syntax:
            return "syntax";
        case MoveTextError::Kind::Illegal:
            return "illegal";
        case MoveTextError::Kind::Ambiguous:
            return "ambiguous";
        }
        return {};
    });
}

std::optional<QString> fenAfter(const LawsCase &laws)
{
    const FenStyle style = laws.rules == "960" ? FenStyle::Shredder : FenStyle::X;
    return withPosition(laws,
                        [&](const Position &position) { return QString::fromStdString(writeFen(position, style)); });
}

std::optional<QString> moveCount(const LawsCase &laws)
{
    return withPosition(laws, [](const Position &position) { return QString::number(position.legalMoves().size()); });
}

std::optional<QString> sequenceCount(const LawsCase &laws)
{
    return withPosition(laws, [&](const Position &position) {
        const int depth = laws.arguments.value(0).toInt();
        return QString::number(static_cast<qulonglong>(perft(position.board(), depth)));
    });
}

/// The moves that are still allowed after touching the men on the squares "e1,h1".
std::optional<QString> touched(const LawsCase &laws)
{
    return withPosition(laws, [&](const Position &position) -> QString {
        std::vector<Square> squares;
        for (const QString &word : laws.arguments.join(',').split(',', Qt::SkipEmptyParts)) {
            const auto square = parseSquare(word.toStdString());
            if (!square)
                return "no square: " + word;
            squares.push_back(*square);
        }
        const TouchBond bond = touchBond(position, squares);
        if (!bond.binds() && bond.allowed.size() == position.legalMoves().size())
            return "any";
        QStringList moves;
        for (const Move move : bond.allowed)
            moves << QString::fromStdString(uci(move, laws.variant()));
        moves.sort();
        return moves.join(',');
    });
}

/// Would the editor take the position without remark? (LAWS L-BRD-5)
std::optional<QString> valid(const LawsCase &laws)
{
    const auto reading = readFen(laws.fen.toStdString());
    if (!reading)
        return "no";
    const bool dropped = std::ranges::any_of(reading->assumptions, [](const FenAssumption &assumption) {
        return assumption.kind == FenAssumption::Kind::CastlingDropped
            || assumption.kind == FenAssumption::Kind::EnPassantDropped;
    });
    const bool otherVariant = laws.variant() == Variant::Standard && reading->variant == Variant::Chess960;
    return dropped || otherVariant || !faults(reading->setup).empty() ? "no" : "yes";
}

} // namespace

std::vector<LawsQuestion> positionQuestions()
{
    return {
        {"legal", legal},         {"san", written<san>}, {"long", written<longAlgebraic>},
        {"parse", parsed},        {"fen", fenAfter},     {"count", moveCount},
        {"perft", sequenceCount}, {"valid", valid},      {"touch", touched},
    };
}
