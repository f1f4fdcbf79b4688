#include "randomwish.h"

#include "core/notation/movetext.h"

#include <algorithm>
#include <array>
#include <span>
#include <string>
#include <utility>

using namespace chess;

namespace {

using std::chrono::milliseconds;

/// What a wish is made for, and out of.
struct Scene {
    const Match &match;
    const SealingKey &key;
    Dice &dice;

    Actor onMove() const { return actor(match.onMove()); }
    Actor waiting() const { return actor(opposite(match.onMove())); }
    Actor anyPlayer() const { return dice.pick({Actor::White, Actor::Black}); }
    Square anySquare() const { return static_cast<Square>(dice.below(64)); }
    /// A square with a man of \p color.
    Square anyMan(Color color) const
    {
        const auto men = match.position().men(color);
        int skipped = dice.below(men.count());
        for (const Square square : men) {
            if (skipped-- == 0)
                return square;
        }
        return anySquare();
    }
};

struct Asked {
    Wish wish;
    Actor by;
};
using Maker = Asked (*)(const Scene &);

// --- play

/// One of \p moves; the null move if there is none.
Move oneOf(const MoveList &moves, Dice &dice) { return moves.empty() ? Move() : moves[dice.below(moves.size())]; }

/// Mostly one that the player is free to make.
Move someMove(const Scene &scene)
{
    const Match &match = scene.match;
    if (match.announcedMove() && !scene.dice.oneIn(6))
        return *match.announcedMove();
    const auto bound = match.boundMoves();
    if (bound && !scene.dice.oneIn(6))
        return oneOf(*bound, scene.dice);
    return oneOf(match.position().legalMoves(), scene.dice);
}

bool waitsForPress(const Match &match) { return match.shown() && match.shown()->kind == ShownMove::Kind::Legal; }

Asked move(const Scene &scene)
{
    if (waitsForPress(scene.match) && !scene.dice.oneIn(10))
        return {wish::PressClock{}, scene.onMove()};
    const Move made = someMove(scene);
    if (scene.dice.oneIn(4))
        return {wish::Drop{made.from(), made.destination(), made.promotion()}, scene.onMove()};
    return {wish::Move{made}, scene.onMove()};
}

Asked wildMove(const Scene &scene)
{
    const Square from = scene.anySquare();
    return {wish::Move{Move(from, scene.anySquare())}, scene.anyPlayer()};
}

Asked wildDrop(const Scene &scene)
{
    const Square from = scene.dice.oneIn(8) ? scene.anySquare() : scene.anyMan(scene.match.sideToMove());
    return {wish::Drop{from, scene.anySquare()}, scene.onMove()};
}

/// A pawn on the last rank without a piece for it, if one can go there.
Asked bareDrop(const Scene &scene)
{
    const MoveList moves = scene.match.position().legalMoves();
    const auto *const found = std::ranges::find_if(moves, [](Move legal) { return legal.promotion().has_value(); });
    if (found == moves.end())
        return wildDrop(scene);
    return {wish::Drop{found->from(), found->to()}, scene.onMove()};
}

Asked touch(const Scene &scene)
{
    const Color color = scene.dice.oneIn(4) ? opposite(scene.match.onMove()) : scene.match.onMove();
    return {wish::Touch{scene.anyMan(color)}, scene.onMove()};
}

Asked adjust(const Scene &scene) { return {wish::Adjust{}, scene.onMove()}; }
Asked press(const Scene &scene) { return {wish::PressClock{}, scene.onMove()}; }

// --- draws

Asked offer(const Scene &scene) { return {wish::OfferDraw{}, scene.anyPlayer()}; }
Asked arm(const Scene &scene) { return {wish::ArmOffer{}, scene.onMove()}; }
Asked disarm(const Scene &scene)
{
    const bool white = scene.match.offerArmed(Color::White);
    return {wish::DisarmOffer{}, white ? Actor::White : Actor::Black};
}
Asked accept(const Scene &scene) { return {wish::Accept{}, scene.anyPlayer()}; }
Asked decline(const Scene &scene) { return {wish::Decline{}, scene.anyPlayer()}; }

Asked claim(const Scene &scene)
{
    wish::ClaimDraw claim{scene.dice.pick({ClaimKind::Threefold, ClaimKind::Fifty})};
    if (scene.dice.oneIn(8))
        claim.intended = Move(scene.anyMan(scene.match.sideToMove()), scene.anySquare());
    else if (scene.dice.oneIn(2))
        claim.intended = someMove(scene);
    return {claim, scene.onMove()};
}

Asked askIncrement(const Scene &scene) { return {wish::AskIncrement{}, scene.onMove()}; }
Asked claimNoNormalMeans(const Scene &scene) { return {wish::ClaimNoNormalMeans{}, scene.onMove()}; }

// --- the end, and taking back

Asked resign(const Scene &scene) { return {wish::Resign{}, scene.anyPlayer()}; }
Asked sign(const Scene &scene) { return {wish::Sign{}, scene.anyPlayer()}; }
Asked askTakeBack(const Scene &scene) { return {wish::AskTakeBack{}, scene.anyPlayer()}; }
Asked acceptTakeBack(const Scene &scene) { return {wish::AcceptTakeBack{}, scene.anyPlayer()}; }
Asked declineTakeBack(const Scene &scene) { return {wish::DeclineTakeBack{}, scene.anyPlayer()}; }

// --- the course of the match

Points anyPoints(Dice &dice) { return dice.pick({Points::Zero, Points::Half, Points::One}); }

milliseconds anyTime(Dice &dice)
{
    const int most = dice.pick({1000, 60'000, 7'200'000});
    return milliseconds(dice.below(most) - dice.pick({0, 0, 0, 10}));
}

Act anyAct(Dice &dice)
{
    switch (dice.below(10)) {
    case 0: {
        const Points white = anyPoints(dice);
        return act::Result{{white, anyPoints(dice)}};
    }
    case 1:
        return act::Void{};
    case 2:
        return act::SwapPlayers{};
    case 3:
    case 4:
        return act::SwapClocks{};
    case 5:
    case 6: {
        const milliseconds white = anyTime(dice);
        return act::SetTimes{{white, anyTime(dice)}};
    }
    default:
        return act::Pause{};
    }
}

Asked ready(const Scene &scene) { return {wish::Ready{}, scene.anyPlayer()}; }
Asked start(const Scene &scene)
{
    return {wish::Start{}, scene.dice.pick({Actor::White, Actor::Black, Actor::Arbiter, Actor::Program})};
}
Asked resume(const Scene &scene)
{
    return {wish::Resume{}, scene.dice.pick({Actor::White, Actor::Black, Actor::Arbiter, Actor::Arbiter})};
}
Asked propose(const Scene &scene) { return {wish::Propose{anyAct(scene.dice)}, scene.anyPlayer()}; }
Asked agree(const Scene &scene) { return {wish::Agree{}, scene.anyPlayer()}; }
Asked disagree(const Scene &scene) { return {wish::Disagree{}, scene.anyPlayer()}; }

/// Yes or no to a question that is open, by the player who was asked.
Asked answerQuestion(const Scene &scene)
{
    const Match &match = scene.match;
    const bool yes = scene.dice.oneIn(2);
    if (match.takeBackRequest())
        return {yes ? Wish(wish::AcceptTakeBack{}) : wish::DeclineTakeBack{},
                actor(opposite(*match.takeBackRequest()))};
    if (match.proposal())
        return {yes ? Wish(wish::Agree{}) : wish::Disagree{}, actor(opposite(match.proposal()->by))};
    if (match.offer())
        return {scene.dice.oneIn(4) ? Wish(wish::Accept{}) : wish::Decline{}, actor(opposite(match.offer()->by))};
    return move(scene);
}

// --- adjournment and absence

Asked sealMove(const Scene &scene)
{
    const Position &position = scene.match.position();
    const MoveList moves = position.legalMoves();
    if (waitsForPress(scene.match) || moves.empty() || scene.dice.oneIn(20))
        return {wish::Seal{}, scene.onMove()};
    const Move sealed = someMove(scene);
    std::string text = sealed.isNull() || scene.dice.oneIn(8) ? "Nf9" : san(position, sealed);
    return {wish::Seal{seal(text, scene.key), scene.dice.pick({"", "2024.05.01 12:00"}), "tomorrow at 10"},
            scene.onMove()};
}

Asked sealReply(const Scene &scene)
{
    const Move sealed = someMove(scene);
    const std::string text = sealed.isNull() ? "Nf9" : san(scene.match.position(), sealed);
    return {wish::SealReply{seal(text, scene.key)}, scene.onMove()};
}

/// The right key, or now and then another one.
std::string keyText(const Scene &scene)
{
    const auto &adjournment = scene.match.adjournment();
    if (adjournment && adjournment->sealed.empty() && !scene.dice.oneIn(10))
        return {};
    if (!scene.dice.oneIn(10))
        return toText(scene.key);
    SealingKey other = scene.key;
    other.secret[0] ^= 1U;
    return toText(other);
}

Asked openSealed(const Scene &scene)
{
    std::string key = keyText(scene);
    return {wish::OpenSealed{std::move(key)}, scene.dice.pick({Actor::White, Actor::Black, Actor::Arbiter})};
}
Asked stateSealed(const Scene &scene)
{
    const Move stated = someMove(scene);
    return {wish::StateSealed{stated}, scene.dice.pick({Actor::White, Actor::Black, Actor::Arbiter})};
}
Asked startClock(const Scene &scene) { return {wish::StartClock{}, scene.dice.pick({Actor::Arbiter, Actor::Program})}; }
Asked absent(const Scene &scene)
{
    const bool white = scene.dice.oneIn(2);
    const bool black = scene.dice.oneIn(2);
    return {wish::Absent{{white, black}, keyText(scene)}, Actor::Arbiter};
}

// --- the arbiter and the program

Asked addTime(const Scene &scene)
{
    const Color player = scene.dice.pick(AllColors);
    const milliseconds change(scene.dice.between(-20'000, 60'000));
    return {wish::AddTime{player, change}, Actor::Arbiter};
}
Asked warn(const Scene &scene)
{
    return {wish::Warn{scene.dice.pick(AllColors), "Noise, 50% too loud"}, Actor::Arbiter};
}
Asked order(const Scene &scene)
{
    Act act = anyAct(scene.dice);
    return {wish::Order{act, scene.dice.pick({"", "Fire alarm"})}, Actor::Arbiter};
}
Asked returnTo(const Scene &scene)
{
    const int plies = scene.match.history().plies() - scene.dice.between(-1, 5);
    return {wish::ReturnTo{plies < 0 && !scene.dice.oneIn(4) ? 0 : plies}, Actor::Arbiter};
}
Asked tick(const Scene &) { return {wish::Tick{}, Actor::Program}; }
/// A short search: what matters is that an answer comes.
Asked decide(const Scene &scene)
{
    auto request = scene.match.decisionRequest();
    if (!request)
        return {wish::Decide{scene.dice.pick({Verdict::No, Verdict::Yes, Verdict::Unknown}), 7}, Actor::Program};
    request->nodes = 200;
    return {answer(*request), Actor::Program};
}

// --- which wish

struct Chance {
    int weight;
    Maker make;
};

constexpr std::array<Maker, 38> Everything{move,
                                           wildMove,
                                           wildDrop,
                                           bareDrop,
                                           touch,
                                           adjust,
                                           press,
                                           offer,
                                           arm,
                                           disarm,
                                           accept,
                                           decline,
                                           claim,
                                           resign,
                                           sign,
                                           askTakeBack,
                                           acceptTakeBack,
                                           declineTakeBack,
                                           ready,
                                           start,
                                           resume,
                                           propose,
                                           agree,
                                           disagree,
                                           sealMove,
                                           openSealed,
                                           stateSealed,
                                           startClock,
                                           absent,
                                           addTime,
                                           warn,
                                           order,
                                           returnTo,
                                           tick,
                                           decide,
                                           askIncrement,
                                           claimNoNormalMeans,
                                           sealReply};

constexpr Chance InReady[] = {{8, ready},   {2, start},    {3, startClock}, {1, absent},         {4, addTime},
                              {3, propose}, {2, order},    {2, move},       {4, answerQuestion}, {1, offer},
                              {1, resign},  {1, returnTo}, {2, tick},       {1, sealMove},       {1, warn}};
constexpr Chance InRunning[] = {
    {240, move}, {6, wildMove},     {12, wildDrop}, {10, bareDrop}, {16, touch},          {5, adjust},
    {5, press},  {8, offer},        {8, arm},       {6, disarm},    {6, claim},           {8, askIncrement},
    {1, resign}, {12, askTakeBack}, {14, propose},  {3, sealMove},  {6, sealReply},       {8, addTime},
    {3, warn},   {3, order},        {4, returnTo},  {3, tick},      {30, answerQuestion}, {4, claimNoNormalMeans}};
constexpr Chance InPaused[] = {{8, resume}, {8, propose}, {12, answerQuestion}, {2, order},       {2, addTime},
                               {2, move},   {2, offer},   {2, returnTo},        {1, askTakeBack}, {1, tick}};
constexpr Chance InAdjourned[] = {{8, openSealed}, {5, stateSealed},    {4, startClock}, {2, absent}, {2, addTime},
                                  {2, offer},      {4, answerQuestion}, {2, propose},    {1, order},  {2, tick},
                                  {1, resign},     {2, resume},         {1, returnTo},   {1, move}};
constexpr Chance InJudging[] = {{4, resume}, {4, order},   {3, answerQuestion}, {2, addTime},  {1, resign},
                                {2, offer},  {2, propose}, {1, returnTo},       {1, sealMove}, {1, move}};
constexpr Chance InDeciding[] = {{6, decide}, {1, resign}, {1, order}, {1, move}, {1, tick}, {1, addTime}};
constexpr Chance InEnded[] = {{8, sign},   {8, askTakeBack}, {6, answerQuestion}, {2, order}, {1, offer},
                              {1, resume}, {1, addTime},     {1, returnTo},       {1, tick},  {1, move}};

std::span<const Chance> chancesIn(MatchPhase phase)
{
    switch (phase) {
    case MatchPhase::Ready:
        return InReady;
    case MatchPhase::Running:
        return InRunning;
    case MatchPhase::Paused:
        return InPaused;
    case MatchPhase::Adjourned:
        return InAdjourned;
    case MatchPhase::Judging:
        return InJudging;
    case MatchPhase::Deciding:
        return InDeciding;
    case MatchPhase::Ended:
        break;
    }
    return InEnded;
}

Maker chosen(std::span<const Chance> chances, Dice &dice)
{
    int weights = 0;
    for (const Chance &chance : chances)
        weights += chance.weight;
    int at = dice.below(weights);
    for (const Chance &chance : chances) {
        at -= chance.weight;
        if (at < 0)
            return chance.make;
    }
    return move;
}

Asked randomWish(const Scene &scene)
{
    if (!scene.dice.oneIn(25))
        return chosen(chancesIn(scene.match.phase()), scene.dice)(scene);
    Asked asked = scene.dice.pick(Everything)(scene);
    if (scene.dice.oneIn(2))
        asked.by = scene.dice.pick({Actor::White, Actor::Black, Actor::Arbiter, Actor::Program});
    return asked;
}

// --- when

MatchTime randomTime(const Match &match, Dice &dice)
{
    const MatchTime now = match.now();
    const auto flag = match.nextFlag();
    const auto after = [&](int most) { return now + milliseconds(dice.below(most + 1)); };
    switch (dice.below(40)) {
    case 0:
    case 1:
    case 2:
        return now;
    case 3:
        return std::max(MatchTime(0), now - milliseconds(dice.below(1000)));
    case 4:
        return flag ? *flag - milliseconds(1) : after(100'000);
    case 5:
        return flag && dice.oneIn(2) ? *flag : after(10);
    case 6:
        return flag && dice.oneIn(2) ? *flag + milliseconds(dice.below(1000)) : after(100);
    case 7:
        return flag ? now + (*flag - now) * dice.below(1000) / 1000 : after(4'000'000);
    case 8: // time is short: a quick finish can be asked for (LAWS L-QPF-1)
        return flag ? std::max(now, *flag - std::chrono::minutes(1)) : now;
    default:
        break;
    }
    const MatchTime most = flag ? std::min((*flag - now) / 4, MatchTime(3000)) : MatchTime(3000);
    return after(static_cast<int>(most.count()));
}

} // namespace

Command randomCommand(const Match &match, const SealingKey &key, Dice &dice)
{
    Asked asked = randomWish(Scene{match, key, dice});
    return {std::move(asked.wish), asked.by, randomTime(match, dice)};
}
