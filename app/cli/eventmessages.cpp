#include "app/cli/matchmessages.h"
#include "app/cli/messages.h"
#include "core/laws/logtext.h"
#include "core/laws/timetext.h"
#include "core/notation/movetext.h"

#include <array>
#include <variant>

namespace chess::cli {

namespace {

std::string name(Color color) { return color == Color::White ? "White" : "Black"; }

/// "1:05:23", "-0:02:00"
std::string timeName(std::chrono::milliseconds time)
{
    return time.count() < 0 ? "-" + clockText(-time) : clockText(time);
}

std::string_view kindName(ClaimKind kind)
{
    return kind == ClaimKind::Threefold ? "threefold repetition" : "fifty moves";
}

std::string answerName(Answer answer)
{
    static constexpr std::array<std::string_view, 4> Names{"accepted", "declined", "declined by playing on", "lapsed"};
    return std::string(Names[static_cast<std::size_t>(answer)]);
}

std::string players(const PerColor<bool> &which)
{
    if (which.white && which.black)
        return "Both players are";
    return name(which.white ? Color::White : Color::Black) + " is";
}

std::string withWords(const std::string &text, const std::string &words)
{
    return words.empty() ? text : text + ": " + words;
}

struct Sentence {
    const Position &before;

    std::string operator()(const MoveMade &event) const { return name(event.by) + " plays " + san(before, event.move); }
    std::string operator()(const MoveCompleted &event) const { return name(event.by) + " presses the clock"; }
    std::string operator()(const ManTouched &event) const
    {
        return name(event.by) + " touches " + toString(event.square);
    }
    std::string operator()(const AdjustAnnounced &event) const { return name(event.by) + ": I adjust"; }
    std::string operator()(const ManAdjusted &event) const
    {
        return name(event.by) + " adjusts " + toString(event.square);
    }
    std::string operator()(const DropShown &event) const
    {
        return name(event.by) + " has put " + toString(event.from) + " on " + toString(event.to);
    }
    std::string operator()(const DropReturned &event) const
    {
        return toString(event.from) + " can't go to " + toString(event.to) + ": " + describe(event.why);
    }
    std::string operator()(const IllegalActCounted &event) const
    {
        static constexpr std::array<std::string_view, 4> Acts{"illegal move", "pawn not promoted",
                                                              "clock pressed without a move", "king moved into check"};
        return name(event.by) + ": " + std::string(Acts[static_cast<std::size_t>(event.act)]) + ", number "
            + std::to_string(event.count);
    }
    std::string operator()(const TimeAdded &event) const
    {
        return name(event.player) + "'s time changes by " + timeName(event.change);
    }
    std::string operator()(const TimesSet &event) const
    {
        return "The clocks are set to " + timeName(event.left.white) + " and " + timeName(event.left.black);
    }
    std::string operator()(const ClocksSwapped &) const { return "The clocks are changed over"; }
    std::string operator()(const FlagFell &event) const { return name(event.player) + "'s flag falls"; }
    std::string operator()(const AbsentClockStarted &event) const
    {
        return name(event.player) + "'s clock is started in absence";
    }
    std::string operator()(const IncrementStarted &) const { return "Each move adds five seconds from now on"; }
    std::string operator()(const OfferArmed &event) const
    {
        return name(event.by) + "'s next move will offer " + (event.armed ? "a draw" : "no draw");
    }
    std::string operator()(const OfferMade &event) const
    {
        static constexpr std::array<std::string_view, 5> Kinds{"", " before moving", " in the opponent's turn",
                                                               " by the claim", " or five seconds a move"};
        return name(event.by) + " offers a draw" + std::string(Kinds[static_cast<std::size_t>(event.kind)]);
    }
    std::string operator()(const OfferEnded &event) const
    {
        return name(event.by) + "'s offer: " + answerName(event.answer);
    }
    std::string operator()(const DistractionNoted &event) const
    {
        return name(event.by) + " has offered a draw in the opponent's turn " + std::to_string(event.offers) + " times";
    }
    std::string operator()(const ClaimChecked &event) const
    {
        const std::string count = event.kind == ClaimKind::Threefold
            ? ", occurrences " + std::to_string(event.count)
            : ", plies without capture or pawn move " + std::to_string(event.count);
        return name(event.by) + " claims " + std::string(kindName(event.kind))
            + (event.intended ? " with " + intendedName(*event.intended) : "") + ": "
            + (event.right ? "correct" : "incorrect") + count;
    }
    std::string operator()(const DrawPossible &event) const
    {
        return name(event.player) + " may have a draw by " + std::string(kindName(event.kind));
    }
    std::string operator()(const JudgementWanted &event) const
    {
        return name(event.by) + " claims that no win is possible by normal means: to be decided";
    }
    std::string operator()(const TakeBackAsked &event) const { return name(event.by) + " asks to take back"; }
    std::string operator()(const TakeBackEnded &event) const
    {
        return name(event.by) + "'s take-back: " + answerName(event.answer) + ", plies " + std::to_string(event.plies);
    }
    std::string operator()(const Proposed &event) const { return name(event.by) + " proposes: " + actText(event.act); }
    std::string operator()(const ProposalEnded &event) const
    {
        return name(event.by) + "'s proposal: " + answerName(event.answer);
    }
    std::string operator()(const Ordered &event) const
    {
        return withWords("The arbiter orders: " + actText(event.act), event.reason);
    }
    std::string operator()(const Warned &event) const
    {
        if (event.reason == WarningReason::OutOfTurnOffer)
            return name(event.player) + " is warned: a draw is offered in one's own turn";
        return withWords("The arbiter warns " + name(event.player), event.words);
    }
    std::string operator()(const PlayerReady &event) const { return name(event.player) + " is ready"; }
    std::string operator()(const MatchStarted &) const { return "The game begins"; }
    std::string operator()(const MatchPaused &) const { return "The game is paused"; }
    std::string operator()(const MatchResumed &) const { return "The game goes on"; }
    std::string operator()(const PlayersSwapped &event) const
    {
        return event.restart ? "The players change sides: the game starts anew" : "The players change sides";
    }
    std::string operator()(const PositionCorrected &event) const
    {
        return "The game goes back to ply " + std::to_string(event.plies);
    }
    std::string operator()(const MatchAdjourned &event) const
    {
        return "The game is adjourned, " + name(event.envelope.sealedBy) + " has sealed";
    }
    std::string operator()(const SealedOpened &event) const
    {
        return withWords(event.playable ? "The envelope is opened" : "The move in the envelope can't be played",
                         event.text);
    }
    std::string operator()(const PlayersAbsent &event) const { return players(event.players) + " absent"; }
    std::string operator()(const DecisionWanted &event) const
    {
        return "Can " + name(event.request.side) + " still mate?";
    }
    std::string operator()(const Decided &event) const
    {
        static constexpr std::array<std::string_view, 3> Answers{"no", "yes", "not decided"};
        return std::string(Answers[static_cast<std::size_t>(event.answer)]) + ", nodes " + std::to_string(event.nodes);
    }
    std::string operator()(const MatchEnded &event) const
    {
        return "The game ends: " + std::string(resultToken(event.outcome)) + ", "
            + std::string(terminationName(event.outcome.termination));
    }
    std::string operator()(const ResultSigned &event) const { return name(event.by) + " signs the result"; }

private:
    std::string intendedName(Move move) const
    {
        return before.isLegal(move) ? san(before, move) : toString(move.from()) + toString(move.to());
    }
};

} // namespace

std::string describe(const Event &event, const Position &before) { return std::visit(Sentence{before}, event); }

} // namespace chess::cli
