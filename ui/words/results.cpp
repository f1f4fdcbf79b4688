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
        return tr("the same position for the third time");
    case Termination::FiftyMoves:
        return tr("50 moves without capture or pawn move");
    case Termination::Agreement:
        return tr("agreed");
    case Termination::Resignation:
        return tr("resignation");
    case Termination::TimeForfeit:
        return tr("time");
    case Termination::BothFlags:
        return tr("both flags have fallen");
    case Termination::IllegalMoves:
        return tr("illegal moves");
    case Termination::PerpetualCheck:
        return tr("perpetual check");
    case Termination::CheckLimit:
        return tr("the limit of checks is reached");
    case Termination::Absence:
        return tr("absence");
    case Termination::SealedMove:
        return tr("the sealed move can't be played");
    case Termination::ArbiterDecision:
        return tr("decided by the arbiter");
    case Termination::JointDecision:
        return tr("decided by both players");
    case Termination::Void:
        return tr("void, it does not count");
    }
    return {};
}

QString Words::resultAndReason(const Outcome &outcome)
{
    const bool white = wins(outcome, Color::White);
    const bool decided = white || wins(outcome, Color::Black);
    // who lost by what; and the draws of those who lost to an opponent that can't mate
    switch (outcome.termination) {
    case Termination::Resignation:
        if (decided)
            return white ? tr("White wins: Black resigned") : tr("Black wins: White resigned");
        return tr("Draw: one side resigned, but the other can't mate any more");
    case Termination::TimeForfeit:
        if (decided)
            return white ? tr("White wins: Black's time is up") : tr("Black wins: White's time is up");
        return tr("Draw: one side's time is up, but the other can't mate any more");
    case Termination::IllegalMoves:
        if (decided)
            return white ? tr("White wins: too many illegal moves by Black")
                         : tr("Black wins: too many illegal moves by White");
        return tr("Draw: too many illegal moves by one side, but the other can't mate any more");
    case Termination::SealedMove:
        if (decided)
            return white ? tr("White wins: Black's sealed move can't be played")
                         : tr("Black wins: White's sealed move can't be played");
        return tr("Draw: the sealed move can't be played, but the other side can't mate any more");
    case Termination::Absence:
        if (decided)
            return white ? tr("White wins: Black was absent") : tr("Black wins: White was absent");
        return tr("Both lose: both were absent");
    default:
        break;
    }
    const QString why = reason(outcome.termination);
    if (why.isEmpty())
        return result(outcome);
    return tr("%1: %2", "a result and its reason").arg(result(outcome), why);
}

} // namespace chess::ui
