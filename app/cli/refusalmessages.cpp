#include "app/cli/matchmessages.h"
#include "app/cli/messages.h"
#include "core/notation/movetext.h"

namespace chess::cli {

namespace {

std::string_view sentence(Refusal::Kind kind)
{
    switch (kind) {
    case Refusal::Kind::GameOver:
        return "the game is over";
    case Refusal::Kind::GameGoesOn:
        return "the game has no result yet";
    case Refusal::Kind::NotStarted:
        return "the clocks have not been started";
    case Refusal::Kind::AlreadyStarted:
        return "the game has begun";
    case Refusal::Kind::Paused:
        return "the game is paused";
    case Refusal::Kind::NotPaused:
        return "the game is not paused";
    case Refusal::Kind::Deciding:
        return "it is being decided whether a mate is still possible";
    case Refusal::Kind::NotDeciding:
        return "nothing is being decided";
    case Refusal::Kind::Adjourned:
        return "the game is adjourned";
    case Refusal::Kind::NotAdjourned:
        return "the game is not adjourned";
    case Refusal::Kind::Judging:
        return "the players or the arbiter have to decide on the result";
    case Refusal::Kind::NotForThisActor:
        return "this is for somebody else to do";
    case Refusal::Kind::IllegalMove:
        return "the move is not legal";
    case Refusal::Kind::NotYourTurn:
        return "it is the opponent's turn";
    case Refusal::Kind::AnnouncedMove:
        return "the move announced with the claim must be played";
    case Refusal::Kind::TouchedMan:
        return "a man that was touched must be moved or taken";
    case Refusal::Kind::MoveNotCompleted:
        return "the move on the board waits for the press of the clock";
    case Refusal::Kind::PromotionOpen:
        return "the pawn on the last rank waits for its piece";
    case Refusal::Kind::NothingToComplete:
        return "no move was made that a press could complete";
    case Refusal::Kind::PassedByItself:
        return "the move itself passes the clock";
    case Refusal::Kind::NoManThere:
        return "no man stands there";
    case Refusal::Kind::NoTouchMove:
        return "touching binds to nothing in this game";
    case Refusal::Kind::AgreementForbidden:
        return "no draw can be agreed in this game";
    case Refusal::Kind::OfferTooEarly:
        return "a draw can be agreed only after each side has made its first moves";
    case Refusal::Kind::OfferIsOpen:
        return "the player's offer stands already";
    case Refusal::Kind::OpponentsOfferIsOpen:
        return "the opponent has offered a draw: accept or decline it";
    case Refusal::Kind::OfferRefusedBefore:
        return "the last offer was declined: now it is for the opponent to offer";
    case Refusal::Kind::NoOffer:
        return "the opponent has offered no draw";
    case Refusal::Kind::TouchedBeforeClaim:
        return "a man was touched before the claim";
    case Refusal::Kind::NoQuickFinish:
        return "this is for the last period of a game without increment only";
    case Refusal::Kind::TimeNotShort:
        return "there are two minutes or more on the clock";
    case Refusal::Kind::NoTakeBack:
        return "the rules allow no take-back";
    case Refusal::Kind::NothingToTakeBack:
        return "the player has no move to take back";
    case Refusal::Kind::TakeBackIsAsked:
        return "a take-back is asked for already";
    case Refusal::Kind::TakeBackRefusedBefore:
        return "the take-back was declined: ask again after another move";
    case Refusal::Kind::NoTakeBackRequest:
        return "the opponent has asked for no take-back";
    case Refusal::Kind::ProposalIsOpen:
        return "something is proposed already";
    case Refusal::Kind::NoProposal:
        return "the opponent has proposed nothing";
    case Refusal::Kind::NoClock:
        return "there is no clock";
    case Refusal::Kind::OnlyInPause:
        return "the players can change the clocks in a pause only";
    case Refusal::Kind::TooLateToSwap:
        return "the game is too far gone to be started anew";
    case Refusal::Kind::NoSuchResult:
        return "no game gives the players so many points";
    case Refusal::Kind::NotSetUp:
        return "the players can declare only a game from a set-up position void";
    case Refusal::Kind::NoSuchPosition:
        return "the game has not so many moves";
    case Refusal::Kind::ReadyAlready:
        return "the player is ready already";
    case Refusal::Kind::NobodyAbsent:
        return "nobody loses this game by being absent";
    case Refusal::Kind::NotYetAbsent:
        return "the waiting time is not over";
    case Refusal::Kind::ClockRuns:
        return "the clock is running";
    case Refusal::Kind::NotSealed:
        return "there is no sealed text";
    case Refusal::Kind::WrongKey:
        return "the key doesn't open the envelope";
    case Refusal::Kind::NothingSealed:
        return "the sealed move stands on the board";
    case Refusal::Kind::FlagStands:
        return "no flag has fallen";
    case Refusal::Kind::NoSigning:
        return "the result of this game is not signed";
    case Refusal::Kind::SignedAlready:
        return "the player has signed already";
    case Refusal::Kind::ResultSigned:
        return "both players have signed: the result is final";
    }
    return {};
}

} // namespace

std::string describe(const Refusal &refusal, const Position &position)
{
    if (refusal.kind == Refusal::Kind::IllegalMove && refusal.why)
        return describe(*refusal.why);
    std::string text(sentence(refusal.kind));
    if (refusal.kind == Refusal::Kind::AnnouncedMove && refusal.move)
        text += ": " + san(position, *refusal.move);
    if (refusal.kind == Refusal::Kind::TouchedMan) {
        for (const Square square : refusal.squares)
            text += " " + toString(square);
    }
    return text;
}

std::string describe(LogTextError::Kind kind)
{
    switch (kind) {
    case LogTextError::Kind::UnknownCommand:
        return "this is no command";
    case LogTextError::Kind::UnknownActor:
        return "who asks should be w, b, a (the arbiter) or - (the program)";
    case LogTextError::Kind::NoTime:
        return "here should be the milliseconds since the match began";
    case LogTextError::Kind::BadOperand:
        return "what the command needs here is missing or can't be read";
    case LogTextError::Kind::LeftOver:
        return "the command takes no more than that";
    case LogTextError::Kind::BadHeader:
        return "this rule set, time control, position or variant can't be read";
    }
    return {};
}

} // namespace chess::cli
