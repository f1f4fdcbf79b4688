#pragma once

#include "core/laws/command.h"
#include "core/laws/event.h"
#include "core/laws/matchstate.h"
#include "core/laws/refusal.h"

#include <optional>
#include <string>

namespace chess::protocol {

// What the Laws say to each wish: refusal() why it can't be granted as things are, empty if it can, and carryOut() what
// comes of it. carryOut() is called only for what is not refused. Each group below has a file of its own.

/// Who asks, and when.
struct Asker {
    Actor by;
    MatchTime at;
    /// He must be a player.
    Color player() const { return *playerOf(by); }
};

using MaybeRefusal = std::optional<Refusal>;
inline Refusal refused(Refusal::Kind kind) { return {kind}; }

/// Who may have a wish at all.
enum class Right : std::uint8_t { Players, Arbiter, PlayersAndArbiter, Anyone, Program };
template <typename Wish>
inline constexpr Right RightTo = Right::Players;
template <>
inline constexpr Right RightTo<wish::Start> = Right::Anyone;
template <>
inline constexpr Right RightTo<wish::Resume> = Right::PlayersAndArbiter;
template <>
inline constexpr Right RightTo<wish::OpenSealed> = Right::PlayersAndArbiter;
template <>
inline constexpr Right RightTo<wish::StateSealed> = Right::PlayersAndArbiter;
template <>
inline constexpr Right RightTo<wish::StartClock> = Right::Anyone;
template <>
inline constexpr Right RightTo<wish::Absent> = Right::Arbiter;
template <>
inline constexpr Right RightTo<wish::AddTime> = Right::Arbiter;
template <>
inline constexpr Right RightTo<wish::Warn> = Right::Arbiter;
template <>
inline constexpr Right RightTo<wish::Order> = Right::Arbiter;
template <>
inline constexpr Right RightTo<wish::ReturnTo> = Right::Arbiter;
template <>
inline constexpr Right RightTo<wish::Tick> = Right::Program;
template <>
inline constexpr Right RightTo<wish::Decide> = Right::Program;
bool may(Actor actor, Right right);

// --- play.cpp: moves and what completes them

MaybeRefusal refusal(const MatchState &state, const wish::Move &wish, const Asker &asker);
MaybeRefusal refusal(const MatchState &state, const wish::Drop &wish, const Asker &asker);
MaybeRefusal refusal(const MatchState &state, const wish::PressClock &wish, const Asker &asker);
void carryOut(MatchState &state, const wish::Move &wish, const Asker &asker, Events &events);
void carryOut(MatchState &state, const wish::Drop &wish, const Asker &asker, Events &events);
void carryOut(MatchState &state, const wish::PressClock &wish, const Asker &asker, Events &events);

/// Why the player on turn may not play \p move, by the position, an announced move and the men touched.
MaybeRefusal moveRefusal(const MatchState &state, Move move);
/// Puts a move on the board and into the game, and nothing else.
void placeMove(MatchState &state, Move move, Events &events);
/// What the position on the board, reached by a move, means by itself: the end of the game, or a question whether the
/// players want a draw. True if the game has ended.
bool judgePosition(MatchState &state, MatchTime at, Events &events);
/// The player on turn has completed his move: the opponent's time runs.
void passTurn(MatchState &state, MatchTime at);
/// The turn on the board begins, with nothing touched, announced or shown.
void clearTurn(MatchState &state);

// --- touching.cpp

MaybeRefusal refusal(const MatchState &state, const wish::Touch &wish, const Asker &asker);
MaybeRefusal refusal(const MatchState &state, const wish::Adjust &wish, const Asker &asker);
void carryOut(MatchState &state, const wish::Touch &wish, const Asker &asker, Events &events);
void carryOut(MatchState &state, const wish::Adjust &wish, const Asker &asker, Events &events);

/// The moves that the men touched leave, or the one that was announced; empty if every legal move is allowed (LAWS
/// L-TCH-3, L-CLM-4).
std::optional<MoveList> boundMoves(const MatchState &state);
/// The man on \p square was touched by the player on turn to move or take it.
void touch(MatchState &state, Square square, Events &events);

// --- illegalacts.cpp: section 14

/// Counts an illegal act of \p offender and does what the rules say about it. True if the game has ended or is to be
/// decided.
bool countIllegalAct(MatchState &state, Color offender, IllegalAct act, MatchTime at, Events &events);
/// Does a man that is released so, and may not be for \p error, put or leave the own king in check? (LAWS L-ILL-4)
bool givesKingAway(const Position &position, const wish::Drop &drop, const MoveError &error);

// --- agreement.cpp: section 8

MaybeRefusal refusal(const MatchState &state, const wish::OfferDraw &wish, const Asker &asker);
MaybeRefusal refusal(const MatchState &state, const wish::ArmOffer &wish, const Asker &asker);
MaybeRefusal refusal(const MatchState &state, const wish::DisarmOffer &wish, const Asker &asker);
MaybeRefusal refusal(const MatchState &state, const wish::Accept &wish, const Asker &asker);
MaybeRefusal refusal(const MatchState &state, const wish::Decline &wish, const Asker &asker);
void carryOut(MatchState &state, const wish::OfferDraw &wish, const Asker &asker, Events &events);
void carryOut(MatchState &state, const wish::ArmOffer &wish, const Asker &asker, Events &events);
void carryOut(MatchState &state, const wish::DisarmOffer &wish, const Asker &asker, Events &events);
void carryOut(MatchState &state, const wish::Accept &wish, const Asker &asker, Events &events);
void carryOut(MatchState &state, const wish::Decline &wish, const Asker &asker, Events &events);

void makeOffer(MatchState &state, Color by, OfferKind kind, Events &events);
void endOffer(MatchState &state, Answer answer, MatchTime at, Events &events);
/// The offer of \p player's opponent, if there is one, is refused by playing on.
void declineByPlaying(MatchState &state, Color player, MatchTime at, Events &events);

// --- claims.cpp: sections 9 and 20

MaybeRefusal refusal(const MatchState &state, const wish::ClaimDraw &wish, const Asker &asker);
MaybeRefusal refusal(const MatchState &state, const wish::AskIncrement &wish, const Asker &asker);
MaybeRefusal refusal(const MatchState &state, const wish::ClaimNoNormalMeans &wish, const Asker &asker);
void carryOut(MatchState &state, const wish::ClaimDraw &wish, const Asker &asker, Events &events);
void carryOut(MatchState &state, const wish::AskIncrement &wish, const Asker &asker, Events &events);
void carryOut(MatchState &state, const wish::ClaimNoNormalMeans &wish, const Asker &asker, Events &events);

/// Why the player may not claim a draw now, whatever he claims.
MaybeRefusal claimRefusal(const MatchState &state, Color player);
/// The increment that \p asker asked for starts, and his opponent gets his two minutes.
void startIncrement(MatchState &state, Color asker, MatchTime at, Events &events);

// --- takeback.cpp

MaybeRefusal refusal(const MatchState &state, const wish::AskTakeBack &wish, const Asker &asker);
MaybeRefusal refusal(const MatchState &state, const wish::AcceptTakeBack &wish, const Asker &asker);
MaybeRefusal refusal(const MatchState &state, const wish::DeclineTakeBack &wish, const Asker &asker);
void carryOut(MatchState &state, const wish::AskTakeBack &wish, const Asker &asker, Events &events);
void carryOut(MatchState &state, const wish::AcceptTakeBack &wish, const Asker &asker, Events &events);
void carryOut(MatchState &state, const wish::DeclineTakeBack &wish, const Asker &asker, Events &events);

/// How many plies a take-back for \p player would undo: 1 or 2, 0 if he has not moved.
int takeBackPlies(const MatchState &state, Color player);
/// Goes back \p plies plies, with the times that the turn reached began with; the time goes on if the match runs.
void goBack(MatchState &state, int plies, MatchTime at);
void endTakeBackRequest(MatchState &state, Answer answer, Events &events);

// --- course.cpp: start, pause, and what the players do by consent

MaybeRefusal refusal(const MatchState &state, const wish::Ready &wish, const Asker &asker);
MaybeRefusal refusal(const MatchState &state, const wish::Start &wish, const Asker &asker);
MaybeRefusal refusal(const MatchState &state, const wish::Resume &wish, const Asker &asker);
MaybeRefusal refusal(const MatchState &state, const wish::Propose &wish, const Asker &asker);
MaybeRefusal refusal(const MatchState &state, const wish::Agree &wish, const Asker &asker);
MaybeRefusal refusal(const MatchState &state, const wish::Disagree &wish, const Asker &asker);
void carryOut(MatchState &state, const wish::Ready &wish, const Asker &asker, Events &events);
void carryOut(MatchState &state, const wish::Start &wish, const Asker &asker, Events &events);
void carryOut(MatchState &state, const wish::Resume &wish, const Asker &asker, Events &events);
void carryOut(MatchState &state, const wish::Propose &wish, const Asker &asker, Events &events);
void carryOut(MatchState &state, const wish::Agree &wish, const Asker &asker, Events &events);
void carryOut(MatchState &state, const wish::Disagree &wish, const Asker &asker, Events &events);

/// If a player asks, he is there (LAWS L-CLK-9).
void noteWhoIsThere(MatchState &state, Actor by);
/// Why the match can't be played on now: it has ended, stands, or has not begun.
MaybeRefusal notRunning(const MatchState &state);
/// The same, but a match that stands or has not begun is no obstacle.
MaybeRefusal notOpen(const MatchState &state);
void endProposal(MatchState &state, Answer answer, Events &events);

// --- acts.cpp: what is done by consent, or ordered

MaybeRefusal actRefusal(const MatchState &state, const Act &act, Actor by, MatchTime at);
void carryOutAct(MatchState &state, const Act &act, Actor by, MatchTime at, Events &events);

// --- timekeeping.cpp

MaybeRefusal refusal(const MatchState &state, const wish::Tick &wish, const Asker &asker);
void carryOut(MatchState &state, const wish::Tick &wish, const Asker &asker, Events &events);

/// The time of the player on turn runs, if there is a clock and the first move is not free (LAWS L-CLK-4).
void startClock(MatchState &state, MatchTime at);
/// Changes a player's time, also that to which a take-back would go.
void addTime(MatchState &state, Color player, std::chrono::milliseconds change, TimeReason reason, MatchTime at,
             Events &events);
/// A penalty may have taken the last of a player's time. True if a flag has fallen.
bool callFlag(MatchState &state, MatchTime at, Events &events);

// --- adjourning.cpp: section 16

MaybeRefusal refusal(const MatchState &state, const wish::Seal &wish, const Asker &asker);
MaybeRefusal refusal(const MatchState &state, const wish::SealReply &wish, const Asker &asker);
MaybeRefusal refusal(const MatchState &state, const wish::OpenSealed &wish, const Asker &asker);
MaybeRefusal refusal(const MatchState &state, const wish::StateSealed &wish, const Asker &asker);
void carryOut(MatchState &state, const wish::Seal &wish, const Asker &asker, Events &events);
void carryOut(MatchState &state, const wish::SealReply &wish, const Asker &asker, Events &events);
void carryOut(MatchState &state, const wish::OpenSealed &wish, const Asker &asker, Events &events);
void carryOut(MatchState &state, const wish::StateSealed &wish, const Asker &asker, Events &events);

/// Why \p key doesn't open the envelope.
MaybeRefusal keyRefusal(const Adjournment &adjournment, const std::string &key);
/// Opens it with its key. True if the game has ended, or is to be decided.
bool openEnvelope(MatchState &state, const std::string &key, MatchTime at, Events &events);

// --- absence.cpp: at the start and at a resumption

MaybeRefusal refusal(const MatchState &state, const wish::StartClock &wish, const Asker &asker);
MaybeRefusal refusal(const MatchState &state, const wish::Absent &wish, const Asker &asker);
void carryOut(MatchState &state, const wish::StartClock &wish, const Asker &asker, Events &events);
void carryOut(MatchState &state, const wish::Absent &wish, const Asker &asker, Events &events);

// --- arbitration.cpp: section 19

MaybeRefusal refusal(const MatchState &state, const wish::AddTime &wish, const Asker &asker);
MaybeRefusal refusal(const MatchState &state, const wish::Warn &wish, const Asker &asker);
MaybeRefusal refusal(const MatchState &state, const wish::Order &wish, const Asker &asker);
MaybeRefusal refusal(const MatchState &state, const wish::ReturnTo &wish, const Asker &asker);
void carryOut(MatchState &state, const wish::AddTime &wish, const Asker &asker, Events &events);
void carryOut(MatchState &state, const wish::Warn &wish, const Asker &asker, Events &events);
void carryOut(MatchState &state, const wish::Order &wish, const Asker &asker, Events &events);
void carryOut(MatchState &state, const wish::ReturnTo &wish, const Asker &asker, Events &events);

// --- ending.cpp: section 11

MaybeRefusal refusal(const MatchState &state, const wish::Resign &wish, const Asker &asker);
MaybeRefusal refusal(const MatchState &state, const wish::Sign &wish, const Asker &asker);
MaybeRefusal refusal(const MatchState &state, const wish::Decide &wish, const Asker &asker);
void carryOut(MatchState &state, const wish::Resign &wish, const Asker &asker, Events &events);
void carryOut(MatchState &state, const wish::Sign &wish, const Asker &asker, Events &events);
void carryOut(MatchState &state, const wish::Decide &wish, const Asker &asker, Events &events);

/// \p loser has lost, unless the opponent can't mate: a draw then, and a question where that takes long to prove.
void lose(MatchState &state, Color loser, Termination termination, MatchTime at, Events &events);
/// Nothing that waits for an answer can get one any more.
void dropQuestions(MatchState &state, MatchTime at, Events &events);
void finish(MatchState &state, const Outcome &outcome, MatchTime at, Events &events);
std::optional<DecisionRequest> decisionRequest(const MatchState &state);

} // namespace chess::protocol
