#include "core/laws/refusal.h"

namespace chess {

std::string_view article(Refusal::Kind kind)
{
    using Kind = Refusal::Kind;
    switch (kind) {
    case Kind::GameOver:
        return "L-END-5";
    case Kind::GameGoesOn:
    case Kind::NoSigning:
    case Kind::SignedAlready:
    case Kind::ResultSigned:
        return "L-RES-3";
    case Kind::NotStarted:
    case Kind::AlreadyStarted:
        return "L-CLK-4";
    case Kind::Paused:
    case Kind::NotPaused:
        return "L-CLK-6";
    case Kind::Deciding:
    case Kind::NotDeciding:
        return "L-DEAD-6";
    case Kind::Adjourned:
    case Kind::NotAdjourned:
    case Kind::NotSealed:
        return "L-ADJ-1";
    case Kind::Judging:
        return "L-QPF-2";
    case Kind::NotForThisActor:
        return "L-ARB-1";
    case Kind::IllegalMove:
        return "7.5.1";
    case Kind::NotYourTurn:
        return "1.2";
    case Kind::AnnouncedMove:
        return "9.5.3";
    case Kind::TouchedMan:
        return "4.3";
    case Kind::MoveNotCompleted:
    case Kind::NothingToComplete:
    case Kind::PassedByItself:
        return "L-CLK-3";
    case Kind::PromotionOpen:
        return "4.7.3";
    case Kind::NoManThere:
        return "4.3.1";
    case Kind::NoTouchMove:
        return "L-TCH-7";
    case Kind::AgreementForbidden:
    case Kind::OfferTooEarly:
        return "9.1.1";
    case Kind::OfferIsOpen:
    case Kind::OpponentsOfferIsOpen:
    case Kind::NoOffer:
        return "9.1.2.1";
    case Kind::OfferRefusedBefore:
        return "11.5";
    case Kind::TouchedBeforeClaim:
        return "9.4";
    case Kind::NoQuickFinish:
        return "III.2";
    case Kind::TimeNotShort:
        return "III.4";
    case Kind::NoTakeBack:
    case Kind::NothingToTakeBack:
    case Kind::TakeBackIsAsked:
    case Kind::TakeBackRefusedBefore:
    case Kind::NoTakeBackRequest:
        return "L-TCH-7";
    case Kind::ProposalIsOpen:
    case Kind::NoProposal:
        return "L-CLK-6";
    case Kind::NoClock:
    case Kind::OnlyInPause:
        return "6.10.2";
    case Kind::TooLateToSwap:
        return "7.3";
    case Kind::NoSuchResult:
        return "10.2";
    case Kind::NotSetUp:
        return "7.2.1";
    case Kind::NoSuchPosition:
        return "L-IRR-1";
    case Kind::ReadyAlready:
    case Kind::NobodyAbsent:
    case Kind::NotYetAbsent:
        return "6.7";
    case Kind::ClockRuns:
        return "L-ADJ-5";
    case Kind::WrongKey:
        return "L-ADJ-3";
    case Kind::NothingSealed:
        return "L-ADJ-6";
    case Kind::FlagStands:
        return "6.8";
    }
    return {};
}

} // namespace chess
