#include "ui/words/words.h"

namespace chess::ui {

namespace {

QString figure(Points points)
{
    switch (points) {
    case Points::Zero:
        return QStringLiteral("0");
    case Points::Half:
        return QStringLiteral("½");
    case Points::One:
        return QStringLiteral("1");
    }
    return {};
}

bool wins(const Outcome &outcome, Color color)
{
    return outcome.points[color] == Points::One && outcome.points[opposite(color)] == Points::Zero;
}

} // namespace

QString Words::score(const Outcome &outcome)
{
    return figure(outcome.points.white) + QStringLiteral("–") + figure(outcome.points.black);
}

QString Words::result(const Outcome &outcome)
{
    if (wins(outcome, Color::White))
        return tr("White wins");
    if (wins(outcome, Color::Black))
        return tr("Black wins");
    if (outcome.points.white == Points::Half && outcome.points.black == Points::Half)
        return tr("Draw");
    return tr("Game over");
}

QString Words::reason(Termination termination)
{
    switch (termination) {
    case Termination::Unknown:
        return {};
    case Termination::Checkmate:
        return tr("checkmate");
    case Termination::Stalemate:
        return tr("stalemate");
    case Termination::DeadPosition:
        return tr("neither side can mate any more");
    case Termination::FivefoldRepetition:
        return tr("the same position for the fifth time");
    case Termination::SeventyFiveMoves:
        return tr("75 moves without capture or pawn move");
    case Termination::ThreefoldRepetition:
        return tr("the same position for the third time, claimed");
    case Termination::FiftyMoves:
        return tr("50 moves without capture or pawn move, claimed");
    case Termination::Agreement:
        return tr("agreed");
    case Termination::Resignation:
        return tr("resignation");
    }
    return {};
}

QString Words::resultAndReason(const Outcome &outcome)
{
    if (outcome.termination == Termination::Resignation) {
        if (wins(outcome, Color::White))
            return tr("White wins: Black resigned");
        if (wins(outcome, Color::Black))
            return tr("Black wins: White resigned");
        return tr("Draw: one side resigned, but the other can't mate any more");
    }
    const QString why = reason(outcome.termination);
    if (why.isEmpty())
        return result(outcome);
    return tr("%1: %2", "a result and its reason").arg(result(outcome), why);
}

} // namespace chess::ui
