#include "ui/words/words.h"

#include <variant>

namespace chess::ui {

namespace {

QString actWords(const Act &act)
{
    struct ActWords {
        QString operator()(const act::Pause &) const { return Words::tr("a pause"); }
        QString operator()(const act::SetTimes &) const { return Words::tr("other times on the clocks"); }
        QString operator()(const act::SwapClocks &) const { return Words::tr("the clocks changed over"); }
        QString operator()(const act::SwapPlayers &) const { return Words::tr("the players at the other colours"); }
        QString operator()(const act::Void &) const { return Words::tr("the game is void"); }
        QString operator()(const act::Result &act) const
        {
            return Words::tr("the result %1").arg(Words::score({Termination::Unknown, act.points}));
        }
    };
    return std::visit(ActWords(), act);
}

QString illegalActWords(IllegalAct act)
{
    switch (act) {
    case IllegalAct::Move:
        return Words::tr("illegal move");
    case IllegalAct::PawnNotPromoted:
        return Words::tr("pawn not promoted");
    case IllegalAct::PressWithoutMove:
        return Words::tr("clock pressed without a move");
    case IllegalAct::KingGivenAway:
        return Words::tr("king moved into check");
    }
    return {};
}

struct EventWords {
    QString operator()(const MoveMade &) const { return {}; }
    QString operator()(const OfferArmed &event) const
    {
        if (!event.armed)
            return {};
        return event.by == Color::White ? Words::tr("White's next move will offer a draw")
                                        : Words::tr("Black's next move will offer a draw");
    }
    QString operator()(const OfferMade &event) const
    {
        if (event.kind == OfferKind::Increment)
            return Words::tr("%1 asks for five seconds a move, or a draw").arg(Words::side(event.by));
        return event.by == Color::White ? Words::tr("White offers a draw") : Words::tr("Black offers a draw");
    }
    QString operator()(const OfferEnded &event) const
    {
        const bool white = event.by == Color::White;
        switch (event.answer) {
        case Answer::Declined:
        case Answer::DeclinedByMove:
            return white ? Words::tr("Black declined the draw") : Words::tr("White declined the draw");
        case Answer::Accepted:
        case Answer::Lapsed:
            break;
        }
        return {};
    }
    QString operator()(const ClaimChecked &event) const
    {
        if (event.right)
            return {};
        if (event.kind == ClaimKind::Threefold)
            return Words::tr("The claim is not right: the position has come %n time(s). It counts as a draw offer",
                             nullptr, event.count);
        return Words::tr("The claim is not right: %n move(s) without capture or pawn move. It counts as a draw offer",
                         nullptr, event.count / 2);
    }
    QString operator()(const TakeBackAsked &event) const
    {
        return event.by == Color::White ? Words::tr("White asks to take back") : Words::tr("Black asks to take back");
    }
    QString operator()(const TakeBackEnded &event) const
    {
        const bool white = event.by == Color::White;
        switch (event.answer) {
        case Answer::Accepted:
            return white ? Words::tr("White's move was taken back") : Words::tr("Black's move was taken back");
        case Answer::Declined:
        case Answer::DeclinedByMove:
            return white ? Words::tr("Black declined the take-back") : Words::tr("White declined the take-back");
        case Answer::Lapsed:
            break;
        }
        return {};
    }
    QString operator()(const AdjustAnnounced &event) const
    {
        return Words::tr("%1 adjusts").arg(Words::side(event.by));
    }
    QString operator()(const IllegalActCounted &event) const
    {
        return Words::tr("%1: %2 (%3)")
            .arg(Words::side(event.by), illegalActWords(event.act), QString::number(event.count));
    }
    QString operator()(const TimeAdded &event) const
    {
        const int seconds = static_cast<int>(event.change.count() / 1000);
        return seconds < 0 ? Words::tr("%1: %n second(s) less", nullptr, -seconds).arg(Words::side(event.player))
                           : Words::tr("%1: %n second(s) more", nullptr, seconds).arg(Words::side(event.player));
    }
    QString operator()(const TimesSet &) const { return Words::tr("The clocks were set right"); }
    QString operator()(const ClocksSwapped &) const { return Words::tr("The clocks were changed over"); }
    QString operator()(const FlagFell &event) const
    {
        return event.player == Color::White ? Words::tr("White's flag fell") : Words::tr("Black's flag fell");
    }
    QString operator()(const AbsentClockStarted &event) const
    {
        return event.player == Color::White ? Words::tr("White's clock is running")
                                            : Words::tr("Black's clock is running");
    }
    QString operator()(const IncrementStarted &) const { return Words::tr("Each move adds five seconds from now on"); }
    QString operator()(const DistractionNoted &event) const
    {
        return Words::tr("%1 has offered a draw in the opponent's turn %n time(s)", nullptr, event.offers)
            .arg(Words::side(event.by));
    }
    QString operator()(const DrawPossible &event) const
    {
        return event.kind == ClaimKind::Threefold
            ? Words::tr("The position has come three times: a draw, or go on?")
            : Words::tr("Fifty moves without capture or pawn move: a draw, or go on?");
    }
    QString operator()(const JudgementWanted &) const
    {
        return Words::tr("The players or the arbiter have to decide on the result");
    }
    QString operator()(const Proposed &event) const
    {
        return Words::tr("%1 proposes: %2").arg(Words::side(event.by), actWords(event.act));
    }
    QString operator()(const ProposalEnded &event) const
    {
        const bool declined = event.answer == Answer::Declined || event.answer == Answer::DeclinedByMove;
        return declined ? Words::tr("The proposal was declined") : QString();
    }
    QString operator()(const Ordered &event) const
    {
        return Words::tr("The arbiter decides: %1").arg(actWords(event.act));
    }
    QString operator()(const Warned &event) const
    {
        if (event.reason == WarningReason::OutOfTurnOffer)
            return Words::tr("%1 is warned: a draw is offered in one's own turn").arg(Words::side(event.player));
        if (event.words.empty())
            return Words::tr("The arbiter warns %1").arg(Words::side(event.player));
        return Words::tr("The arbiter warns %1: %2")
            .arg(Words::side(event.player), QString::fromStdString(event.words));
    }
    QString operator()(const PlayerReady &event) const
    {
        return Words::tr("%1 is ready").arg(Words::side(event.player));
    }
    QString operator()(const MatchStarted &) const { return Words::tr("The game begins"); }
    QString operator()(const MatchPaused &) const { return Words::tr("The game is paused"); }
    QString operator()(const MatchResumed &) const { return Words::tr("The game goes on"); }
    QString operator()(const PlayersSwapped &) const { return Words::tr("The players have changed sides"); }
    QString operator()(const PositionCorrected &) const
    {
        return Words::tr("The game goes on from an earlier position");
    }
    QString operator()(const MatchAdjourned &) const { return Words::tr("The game is adjourned"); }
    QString operator()(const SealedOpened &event) const
    {
        return event.playable ? Words::tr("The sealed move was opened") : Words::tr("The sealed move can't be played");
    }
    QString operator()(const PlayersAbsent &event) const
    {
        if (event.players.white && event.players.black)
            return Words::tr("Both players are absent");
        return event.players.white ? Words::tr("White is absent") : Words::tr("Black is absent");
    }
    QString operator()(const DecisionWanted &) const { return Words::tr("Deciding whether a mate is still possible…"); }
    QString operator()(const ResultSigned &event) const
    {
        return event.by == Color::White ? Words::tr("White has signed the result")
                                        : Words::tr("Black has signed the result");
    }
    QString operator()(const MatchEnded &event) const { return Words::resultAndReason(event.outcome); }

    // these show themselves on the board
    QString operator()(const MoveCompleted &) const { return {}; }
    QString operator()(const ManTouched &) const { return {}; }
    QString operator()(const ManAdjusted &) const { return {}; }
    QString operator()(const DropShown &) const { return {}; }
    QString operator()(const DropReturned &) const { return {}; }
    QString operator()(const Decided &) const { return {}; }
};

} // namespace

QString Words::event(const Event &event) { return std::visit(EventWords(), event); }

} // namespace chess::ui
