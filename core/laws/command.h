#pragma once

#include "core/board/move.h"
#include "core/board/piece.h"
#include "core/game/outcome.h"
#include "core/laws/canmate.h"
#include "core/laws/matchtime.h"

#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace chess {

enum class ClaimKind : std::uint8_t {
    Threefold, ///< The same position for the third time [9.2].
    Fifty, ///< Fifty moves by each side without a capture or pawn move [9.3].
};

/// What changes a match beside the play. The players do it by consent, one proposing and the other agreeing; the
/// arbiter orders it.
namespace act {
/// The clocks stop and no move is made (LAWS L-CLK-6).
struct Pause {
    bool operator==(const Pause &) const = default;
};
/// Sets both players' time left [6.10.2].
struct SetTimes {
    PerColor<std::chrono::milliseconds> left;
    bool operator==(const SetTimes &) const = default;
};
/// The clocks were set the wrong way round: each player gets the other's time control and time.
struct SwapClocks {
    bool operator==(const SwapClocks &) const = default;
};
/// The players sit at each other's colours [7.3; LAWS L-IRR-2].
struct SwapPlayers {
    bool operator==(const SwapPlayers &) const = default;
};
/// The game counts for nothing (LAWS L-IRR-3).
struct Void {
    bool operator==(const Void &) const = default;
};
/// The game ends with these points, whatever they are (LAWS L-RES-2).
struct Result {
    PerColor<Points> points;
    bool operator==(const Result &) const = default;
};
} // namespace act
using Act = std::variant<act::Pause, act::SetTimes, act::SwapClocks, act::SwapPlayers, act::Void, act::Result>;

/// What can be asked of a match.
namespace wish {

// --- play

/// Releases a man on a square where it may go.
struct Move {
    chess::Move move;
    bool operator==(const Move &) const = default;
};
/// Releases a man on a square where it may not go, or a pawn on the last rank without a piece for it. What means a
/// legal move is one.
struct Drop {
    Square from;
    Square to;
    std::optional<PieceType> promotion{};
    bool operator==(const Drop &) const = default;
};
/// Touches the man on a square, to move it or to take it.
struct Touch {
    Square square;
    bool operator==(const Touch &) const = default;
};
/// "I adjust": the next touch binds to nothing [4.2.1].
struct Adjust {
    bool operator==(const Adjust &) const = default;
};
/// Completes the move, where the clock is passed by hand.
struct PressClock {
    bool operator==(const PressClock &) const = default;
};

// --- draws

/// Offers a draw at once.
struct OfferDraw {
    bool operator==(const OfferDraw &) const = default;
};
/// Lets the player's next move carry a draw offer.
struct ArmOffer {
    bool operator==(const ArmOffer &) const = default;
};
struct DisarmOffer {
    bool operator==(const DisarmOffer &) const = default;
};
/// Accepts the draw.
struct Accept {
    bool operator==(const Accept &) const = default;
};
/// Declines the draw.
struct Decline {
    bool operator==(const Decline &) const = default;
};
/// Claims a draw for the position on the board, or for the one after a move that isn't made yet. A move that is not
/// legal is named by its squares.
struct ClaimDraw {
    ClaimKind kind;
    std::optional<chess::Move> intended{};
    bool operator==(const ClaimDraw &) const = default;
};
/// Asks for five more seconds a move for both, which is a draw offer too (LAWS L-QPF-1).
struct AskIncrement {
    bool operator==(const AskIncrement &) const = default;
};
/// Claims that the opponent can't win by normal means, or makes no effort to: for a person to judge (LAWS L-QPF-2).
struct ClaimNoNormalMeans {
    bool operator==(const ClaimNoNormalMeans &) const = default;
};

// --- the end

struct Resign {
    bool operator==(const Resign &) const = default;
};
/// Confirms the result (LAWS L-RES-3).
struct Sign {
    bool operator==(const Sign &) const = default;
};

// --- take-back

/// Asks for the player's last move back, and with it the opponent's reply if there is one.
struct AskTakeBack {
    bool operator==(const AskTakeBack &) const = default;
};
struct AcceptTakeBack {
    bool operator==(const AcceptTakeBack &) const = default;
};
struct DeclineTakeBack {
    bool operator==(const DeclineTakeBack &) const = default;
};

// --- the course of the match

/// The player is there; when both are, the match starts.
struct Ready {
    bool operator==(const Ready &) const = default;
};
/// Starts the match whoever is there: "Start game".
struct Start {
    bool operator==(const Start &) const = default;
};
/// Ends a pause.
struct Resume {
    bool operator==(const Resume &) const = default;
};
struct Propose {
    Act act;
    bool operator==(const Propose &) const = default;
};
struct Agree {
    bool operator==(const Agree &) const = default;
};
struct Disagree {
    bool operator==(const Disagree &) const = default;
};

// --- adjournment

/// The game is adjourned, and the player's next move goes into the envelope (LAWS L-ADJ-1).
struct Seal {
    std::string sealed; ///< The move's text as seal() encrypts it; empty if the move stands on the board already.
    std::string on; ///< Date and time of day, for the record; may be empty.
    std::string resumption; ///< When the game goes on, for the record; may be empty.
    bool operator==(const Seal &) const = default;
};
/// The player who sealed has not come to the resumption: the reply to his move goes into an envelope too, and his time
/// runs (LAWS L-ADJ-5) [Guidelines I.9.3].
struct SealReply {
    std::string sealed; ///< As for Seal.
    bool operator==(const SealReply &) const = default;
};
/// Opens the envelope for the player who has to reply.
struct OpenSealed {
    std::string key; ///< The text of the SealingKey; empty if the move stands on the board.
    bool operator==(const OpenSealed &) const = default;
};
/// The envelope is lost: its player says what was in it (LAWS L-ADJ-6).
struct StateSealed {
    chess::Move move;
    bool operator==(const StateSealed &) const = default;
};
/// Lets the time run of the player who is absent, at the start or at the resumption (LAWS L-CLK-9, L-ADJ-5).
struct StartClock {
    bool operator==(const StartClock &) const = default;
};
/// The default time is over and somebody has not come. After an adjournment the envelope is opened first, since the
/// sealed move may have ended the game (LAWS L-ADJ-5).
struct Absent {
    PerColor<bool> players;
    std::string key{}; ///< As for OpenSealed.
    bool operator==(const Absent &) const = default;
};

// --- the arbiter

/// Gives time to a player, or takes it.
struct AddTime {
    Color player;
    std::chrono::milliseconds change;
    bool operator==(const AddTime &) const = default;
};
struct Warn {
    Color player;
    std::string reason;
    bool operator==(const Warn &) const = default;
};
struct Order {
    Act act;
    std::string reason{};
    bool operator==(const Order &) const = default;
};
/// Goes back to an earlier position of the game, with the times of then.
struct ReturnTo {
    int plies; ///< From the start.
    bool operator==(const ReturnTo &) const = default;
};

// --- the program

/// A look at the clock: a flag may have fallen.
struct Tick {
    bool operator==(const Tick &) const = default;
};
/// The answer to the match's question whether a player can still mate (LAWS L-DEAD-6).
struct Decide {
    Verdict answer;
    std::uint64_t nodes; ///< How many were searched for it.
    bool operator==(const Decide &) const = default;
};

} // namespace wish

using Wish =
    std::variant<wish::Move, wish::Drop, wish::Touch, wish::Adjust, wish::PressClock, wish::OfferDraw, wish::ArmOffer,
                 wish::DisarmOffer, wish::Accept, wish::Decline, wish::ClaimDraw, wish::AskIncrement,
                 wish::ClaimNoNormalMeans, wish::Resign, wish::Sign, wish::AskTakeBack, wish::AcceptTakeBack,
                 wish::DeclineTakeBack, wish::Ready, wish::Start, wish::Resume, wish::Propose, wish::Agree,
                 wish::Disagree, wish::Seal, wish::SealReply, wish::OpenSealed, wish::StateSealed, wish::StartClock,
                 wish::Absent, wish::AddTime, wish::Warn, wish::Order, wish::ReturnTo, wish::Tick, wish::Decide>;

/// Who asks.
enum class Actor : std::uint8_t { White, Black, Arbiter, Program };
constexpr Actor actor(Color player) { return player == Color::White ? Actor::White : Actor::Black; }
/// Empty for the arbiter and for the program.
constexpr std::optional<Color> playerOf(Actor by)
{
    if (by == Actor::White)
        return Color::White;
    return by == Actor::Black ? std::optional(Color::Black) : std::nullopt;
}

/// What was asked of a match, by whom and when. The commands that were granted, in their order, are the log from which
/// the whole match can be made again (Match::replay).
struct Command {
    Wish wish;
    Actor by;
    MatchTime at{};
    bool operator==(const Command &) const = default;
};

using MatchLog = std::vector<Command>;

} // namespace chess
