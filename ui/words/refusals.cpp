#include "ui/words/words.h"

namespace chess::ui {

QString Words::refusal(const Refusal &refusal, Color player, const Position &position)
{
    const bool white = player == Color::White;
    switch (refusal.kind) {
    case Refusal::Kind::GameOver:
        return tr("The game is over.");
    case Refusal::Kind::IllegalMove:
        if (refusal.move && refusal.why && !refusal.move->isNull())
            return moveError(*refusal.why, position, refusal.move->from(), refusal.move->destination());
        return tr("This move isn't legal.");
    case Refusal::Kind::AnnouncedMove:
        return refusal.move ? tr("%1 was announced with the claim and must be played.")
                                  .arg(QString::fromStdString(san(position, *refusal.move)))
                            : tr("The move announced with the claim must be played.");
    case Refusal::Kind::NotYourTurn:
        return white ? tr("It is not White's move.") : tr("It is not Black's move.");
    case Refusal::Kind::OfferTooEarly:
        return tr("A draw can be agreed only after each side has made a move.");
    case Refusal::Kind::OfferIsOpen:
        return tr("A draw is offered already and waits for an answer.");
    case Refusal::Kind::OpponentsOfferIsOpen:
        return white ? tr("Black offers a draw: accept or decline it.")
                     : tr("White offers a draw: accept or decline it.");
    case Refusal::Kind::OfferRefusedBefore:
        return white ? tr("White's last offer was declined: now it is for Black to offer a draw.")
                     : tr("Black's last offer was declined: now it is for White to offer a draw.");
    case Refusal::Kind::NoOffer:
        return tr("No draw is offered.");
    case Refusal::Kind::NoTakeBack:
        return tr("The rules of this game allow no take-back.");
    case Refusal::Kind::NothingToTakeBack:
        return white ? tr("White has no move to take back.") : tr("Black has no move to take back.");
    case Refusal::Kind::TakeBackIsAsked:
        return tr("A take-back is asked for already and waits for an answer.");
    case Refusal::Kind::TakeBackRefusedBefore:
        return tr("The take-back was declined: ask again after another move.");
    case Refusal::Kind::NoTakeBackRequest:
        return tr("No take-back is asked for.");
    case Refusal::Kind::GameGoesOn:
        return tr("The game has no result yet.");
    case Refusal::Kind::NotStarted:
        return tr("The clocks have not been started yet.");
    case Refusal::Kind::AlreadyStarted:
        return tr("The game has begun already.");
    case Refusal::Kind::Paused:
        return tr("The game is paused.");
    case Refusal::Kind::NotPaused:
        return tr("The game is not paused.");
    case Refusal::Kind::Deciding:
        return tr("It is being decided whether a mate is still possible.");
    case Refusal::Kind::NotDeciding:
        return tr("Nothing is being decided.");
    case Refusal::Kind::Adjourned:
        return tr("The game is adjourned.");
    case Refusal::Kind::NotAdjourned:
        return tr("The game is not adjourned.");
    case Refusal::Kind::Judging:
        return tr("The players or the arbiter have to decide on the result.");
    case Refusal::Kind::NotForThisActor:
        return tr("This is for somebody else to do.");
    case Refusal::Kind::MoveNotCompleted:
        return tr("The move on the board must first be completed by pressing the clock.");
    case Refusal::Kind::PromotionOpen:
        return tr("The pawn on the last rank must be promoted first.");
    case Refusal::Kind::NothingToComplete:
        return tr("No move was made yet.");
    case Refusal::Kind::PassedByItself:
        return tr("The move itself passes the clock.");
    case Refusal::Kind::NoManThere:
        return tr("No man stands on this square.");
    case Refusal::Kind::NoTouchMove:
        return tr("Touching a man binds to nothing in this game.");
    case Refusal::Kind::AgreementForbidden:
        return tr("No draw can be agreed in this game.");
    case Refusal::Kind::TouchedBeforeClaim:
        return tr("A man was touched: a draw can be claimed in the next turn again.");
    case Refusal::Kind::NoQuickFinish:
        return tr("This is for the last period of a game without increment only.");
    case Refusal::Kind::TimeNotShort:
        return tr("There are two minutes or more on the clock.");
    case Refusal::Kind::ProposalIsOpen:
        return tr("Something is proposed already and waits for an answer.");
    case Refusal::Kind::NoProposal:
        return tr("Nothing is proposed.");
    case Refusal::Kind::NoClock:
        return tr("This game has no clock.");
    case Refusal::Kind::OnlyInPause:
        return tr("The players can change the clocks in a pause only.");
    case Refusal::Kind::TooLateToSwap:
        return tr("The game is too far gone to be started anew.");
    case Refusal::Kind::NoSuchResult:
        return tr("No game gives the players so many points.");
    case Refusal::Kind::NotSetUp:
        return tr("The players can declare only a game from a set-up position void.");
    case Refusal::Kind::NoSuchPosition:
        return tr("The game has not so many moves.");
    case Refusal::Kind::ReadyAlready:
        return tr("This player is ready already.");
    case Refusal::Kind::NobodyAbsent:
        return tr("Nobody loses this game by being absent.");
    case Refusal::Kind::NotYetAbsent:
        return tr("The waiting time is not over yet.");
    case Refusal::Kind::ClockRuns:
        return tr("The clock is running already.");
    case Refusal::Kind::NotSealed:
        return tr("There is no sealed move.");
    case Refusal::Kind::WrongKey:
        return tr("This passphrase does not open the envelope.");
    case Refusal::Kind::NothingSealed:
        return tr("The sealed move stands on the board already.");
    case Refusal::Kind::FlagStands:
        return tr("No flag has fallen.");
    case Refusal::Kind::NoSigning:
        return tr("The result of this game is not signed.");
    case Refusal::Kind::SignedAlready:
        return tr("The player has signed the result already.");
    case Refusal::Kind::ResultSigned:
        return tr("Both players have signed the result: it is final.");
    case Refusal::Kind::TouchedMan:
        return tr("A man that was touched must be moved or taken: %1.").arg(squares(refusal.squares));
    }
    return {};
}

QString Words::moveRefusal(const Refusal &refusal, const Position &position, Square from, Square to)
{
    if (refusal.kind == Refusal::Kind::IllegalMove && refusal.why)
        return moveError(*refusal.why, position, from, to);
    return Words::refusal(refusal, position.sideToMove(), position);
}

} // namespace chess::ui
