#include "core/laws/event.h"

#include <iterator>
#include <string_view>

namespace chess {

namespace {

struct Article {
    std::string_view operator()(const MoveMade &) const { return "4.7"; }
    std::string_view operator()(const MoveCompleted &) const { return "6.2.1"; }
    std::string_view operator()(const ManTouched &) const { return "4.3"; }
    std::string_view operator()(const AdjustAnnounced &) const { return "4.2.1"; }
    std::string_view operator()(const ManAdjusted &) const { return "4.2.1"; }
    std::string_view operator()(const DropShown &) const { return "L-ILL-2"; }
    std::string_view operator()(const DropReturned &) const { return "L-ILL-1"; }
    std::string_view operator()(const IllegalActCounted &event) const
    {
        switch (event.act) {
        case IllegalAct::Move:
            return "7.5.1";
        case IllegalAct::PawnNotPromoted:
            return "7.5.2";
        case IllegalAct::PressWithoutMove:
            return "7.5.3";
        case IllegalAct::KingGivenAway:
            return "L-ILL-4";
        }
        return {};
    }
    std::string_view operator()(const TimeAdded &event) const
    {
        switch (event.reason) {
        case TimeReason::IllegalAct:
            return "7.5.5";
        case TimeReason::WrongClaim:
            return event.change.count() < 0 ? "L-CLM-4" : "9.5.3";
        case TimeReason::Arbiter:
            return "12.9";
        case TimeReason::QuickFinish:
            return "III.4";
        }
        return {};
    }
    std::string_view operator()(const TimesSet &) const { return "6.10.2"; }
    std::string_view operator()(const ClocksSwapped &) const { return "6.10.2"; }
    std::string_view operator()(const FlagFell &) const { return "6.8"; }
    std::string_view operator()(const AbsentClockStarted &) const { return "L-ADJ-5"; }
    std::string_view operator()(const IncrementStarted &) const { return "III.4"; }
    std::string_view operator()(const OfferArmed &) const { return "L-OFR-1"; }
    std::string_view operator()(const OfferMade &event) const
    {
        switch (event.kind) {
        case OfferKind::WithMove:
        case OfferKind::Early:
            return "9.1.2.1";
        case OfferKind::OutOfTurn:
            return "11.5";
        case OfferKind::Claim:
            return "9.1.2.3";
        case OfferKind::Increment:
            return "III.4";
        }
        return {};
    }
    std::string_view operator()(const OfferEnded &) const { return "9.1.2.1"; }
    std::string_view operator()(const DistractionNoted &) const { return "11.5"; }
    std::string_view operator()(const ClaimChecked &event) const
    {
        return event.kind == ClaimKind::Threefold ? "9.2" : "9.3";
    }
    std::string_view operator()(const DrawPossible &event) const
    {
        return event.kind == ClaimKind::Threefold ? "9.2" : "9.3";
    }
    std::string_view operator()(const JudgementWanted &) const { return "III.5"; }
    std::string_view operator()(const TakeBackAsked &) const { return "L-TCH-7"; }
    std::string_view operator()(const TakeBackEnded &) const { return "L-TCH-7"; }
    std::string_view operator()(const Proposed &event) const { return articleOf(event.act); }
    std::string_view operator()(const ProposalEnded &event) const { return articleOf(event.act); }
    std::string_view operator()(const Ordered &) const { return "12.9"; }
    std::string_view operator()(const Warned &event) const
    {
        return event.reason == WarningReason::OutOfTurnOffer ? "11.5" : "12.9";
    }
    std::string_view operator()(const PlayerReady &) const { return "6.7"; }
    std::string_view operator()(const MatchStarted &) const { return "6.6"; }
    std::string_view operator()(const MatchPaused &) const { return "6.11"; }
    std::string_view operator()(const MatchResumed &) const { return "6.11"; }
    std::string_view operator()(const PlayersSwapped &) const { return "7.3"; }
    std::string_view operator()(const PositionCorrected &) const { return "7.6"; }
    std::string_view operator()(const MatchAdjourned &) const { return "I.1"; }
    std::string_view operator()(const SealedOpened &event) const { return event.playable ? "I.7" : "I.8"; }
    std::string_view operator()(const PlayersAbsent &) const { return "6.7"; }
    std::string_view operator()(const DecisionWanted &) const { return "L-DEAD-6"; }
    std::string_view operator()(const Decided &) const { return "L-DEAD-3"; }
    std::string_view operator()(const MatchEnded &event) const { return articleOf(event.outcome.termination); }
    std::string_view operator()(const ResultSigned &) const { return "8.7"; }

    static std::string_view articleOf(const Act &act)
    {
        static constexpr std::string_view Articles[] = {"L-CLK-6", "6.10.2", "6.10.2", "7.3", "7.2.1", "L-RES-2"};
        static_assert(std::size(Articles) == std::variant_size_v<Act>);
        return Articles[act.index()];
    }
    static std::string_view articleOf(Termination termination);
};

std::string_view Article::articleOf(Termination termination)
{
    switch (termination) {
    case Termination::Unknown:
        return {};
    case Termination::Checkmate:
        return "5.1.1";
    case Termination::Stalemate:
        return "5.2.1";
    case Termination::DeadPosition:
        return "5.2.2";
    case Termination::FivefoldRepetition:
        return "9.6.1";
    case Termination::SeventyFiveMoves:
        return "9.6.2";
    case Termination::ThreefoldRepetition:
        return "9.2";
    case Termination::FiftyMoves:
        return "9.3";
    case Termination::Agreement:
        return "5.2.3";
    case Termination::Resignation:
        return "5.1.2";
    case Termination::TimeForfeit:
        return "6.9";
    case Termination::IllegalMoves:
        return "7.5.5";
    case Termination::PerpetualCheck:
        return "L-CHK-3";
    case Termination::CheckLimit:
        return "L-CHK-1";
    case Termination::Absence:
        return "6.7";
    case Termination::SealedMove:
        return "I.8";
    case Termination::ArbiterDecision:
        return "12.9";
    case Termination::JointDecision:
        return "L-RES-2";
    case Termination::BothFlags:
        return "III.3.1";
    case Termination::Void:
        return "L-IRR-3";
    }
    return {};
}

} // namespace

std::string_view article(const Event &event) { return std::visit(Article(), event); }

} // namespace chess
