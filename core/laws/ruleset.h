#pragma once

#include "core/laws/endgame.h"

#include <array>
#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace chess {

/// What completes a move and starts the opponent's clock (LAWS L-CLK-3).
enum class ClockPassing : std::uint8_t {
    Automatic, ///< Releasing the man.
    ByHand, ///< Pressing the clock.
};

/// When the opponent has to agree to a take-back.
enum class TakeBackConsent : std::uint8_t { Always, WhileClockRuns };

/// What follows from an illegal move beyond that it does not stand (LAWS section 14).
enum class IllegalMoveRule : std::uint8_t {
    Block, ///< Nothing.
    Penalise, ///< One that was completed by a press of the clock is penalised and counted [7.5].
    CountKingGivenAway, ///< Only moving the own king into check, or leaving it there, is counted (LAWS L-ILL-4).
};

/// How the threefold repetition and the fifty moves end a game.
enum class DrawRule : std::uint8_t {
    ByClaim, ///< Only if the player having the move claims it [9.2, 9.3].
    Automatic, ///< By themselves.
    Ask, ///< The players are asked whether they want the draw or go on.
};

/// What a dead position is [5.2.2].
enum class DeadPositionRule : std::uint8_t {
    Exact, ///< Neither side can mate by any series of legal moves.
    List, ///< Only what a list of material says (LAWS L-DEAD-7).
};

/// When a flag, a resignation, a sealed move or the last illegal move is only a draw [6.9, 5.1.2, 7.5.5].
enum class CannotMateRule : std::uint8_t {
    Exact, ///< The opponent can't mate by any series of legal moves.
    BareKing, ///< The opponent has nothing but the king.
};

/// A draw offered in the opponent's turn: always valid (LAWS L-OFR-2).
enum class OutOfTurnOfferRule : std::uint8_t {
    Plain, ///< Like any other.
    Marked, ///< Noted in the record.
    Warned, ///< Noted, and the player is warned.
};

/// What is done when the players find that they sit at each other's colours [7.3].
enum class SwappedColorsRule : std::uint8_t {
    RestartByPlies, ///< The game starts anew if few plies were made.
    RestartByPeriod, ///< The game starts anew if little of the first period's time was used.
    SwapNames, ///< The names change sides, and the game goes on.
};

/// More than fifty moves for an endgame that needs them, agreed on before the game.
struct LongerFifty {
    Endgame endgame;
    int moves; ///< By each side; more than 50.
    bool operator==(const LongerFifty &) const = default;
};

/// The rules that a match is played under: chosen before the first move and never changed (LAWS L-SET-1). The default
/// is the reference, the FIDE Laws of Chess in force from 1 January 2023 (L-SET-3); each option can be set by itself.
struct RuleSet {
    ClockPassing clockPassing = ClockPassing::Automatic;

    /// May a player ask to have his last move back?
    bool takeBack = false;
    /// Also the last move of a game that ended with it?
    bool takeBackAfterEnd = false;
    TakeBackConsent takeBackConsent = TakeBackConsent::Always;

    IllegalMoveRule illegalMoves = IllegalMoveRule::Penalise;
    /// The illegal move of a player, counted from 1, that loses the game; 0: none does.
    int illegalMoveLimit = 2;
    /// What the opponent gets on his clock for each one before.
    std::chrono::seconds illegalMoveBonus{120};

    DrawRule threefold = DrawRule::ByClaim;
    DrawRule fifty = DrawRule::ByClaim;
    std::vector<LongerFifty> longerFifty{};
    /// Do the players see when a claim would be right? (LAWS L-REP-6, L-CLM-6)
    bool announceClaims = false;
    /// May a draw be claimed after a man was touched, until a move is made? (LAWS L-CLM-1)
    bool claimAfterTouch = false;
    /// What a wrong claim gives to the opponent [9.5.3]…
    std::chrono::seconds wrongClaimBonus{120};
    /// … and what it takes from the claimant (LAWS L-CLM-4).
    std::chrono::seconds wrongClaimLoss{0};
    /// Does the fifth occurrence of a position end the game by itself? [9.6.1]
    bool fivefold = true;
    /// Do 75 moves by each side without a capture or pawn move end the game by themselves? [9.6.2]
    bool seventyFive = true;

    DeadPositionRule deadPosition = DeadPositionRule::Exact;
    CannotMateRule cannotMate = CannotMateRule::Exact;

    /// Does perpetual check end the game by itself? Elsewhere it is only a remark (LAWS L-CHK-3).
    bool perpetualCheck = false;
    /// Checks in a row to one king that draw the game, and in the whole game; 0: no such limit (LAWS L-CHK-1).
    int checksInARowLimit = 0;
    int checksLimit = 0;

    /// May draws be agreed at all? (LAWS L-OFR-6)
    bool agreement = true;
    /// Moves that each side must have made before a draw can be agreed; at least 1 [9.1.1].
    int movesBeforeAgreement = 1;
    /// Own moves after which a player whose offer was refused may offer again without waiting for one of the
    /// opponent's; 0: he has to wait [11.5].
    int offerAgainAfter = 0;
    OutOfTurnOfferRule outOfTurnOffer = OutOfTurnOfferRule::Marked;

    /// Must a man that was touched be moved, or taken? [4.3]
    bool touchMove = true;

    SwappedColorsRule swappedColors = SwappedColorsRule::RestartByPlies;
    /// RestartByPlies: the game starts anew if fewer plies than this were made.
    int restartPlies = 20;
    /// RestartByPeriod: the game starts anew if less than this share of the first period was used, in percent.
    int restartPercent = 25;

    /// Do both players confirm the result? (LAWS L-RES-3)
    bool signResult = true;
    bool pauseNeedsBoth = true;
    /// A clock is marked as low at the smaller of a time and a share of the base time (LAWS L-CLK-7).
    std::chrono::seconds lowTime{5 * 60};
    int lowTimePercent = 10;
    /// Does White's first move cost no time, and start Black's clock? (LAWS L-CLK-4)
    bool firstMoveFree = false;
    /// After what time a player loses who is absent at the start or at a resumption; empty: never [6.7].
    std::optional<std::chrono::seconds> absenceLoses = std::chrono::seconds(0);
    /// Quick finish without increment (LAWS section 20).
    bool quickFinish = false;

    static RuleSet fide() { return {}; }
    /// FIDE's Rapid and Blitz, Appendices A and B.
    static RuleSet rapid();
    /// For people who just sit down.
    static RuleSet casual();
    /// An older text of the Laws.
    static RuleSet classic();
    bool operator==(const RuleSet &) const = default;
};

enum class RulePreset : std::uint8_t { Fide, Rapid, Casual, Classic };
constexpr std::array<RulePreset, 4> AllRulePresets{RulePreset::Fide, RulePreset::Rapid, RulePreset::Casual,
                                                   RulePreset::Classic};

RuleSet rulesOf(RulePreset preset);
/// The preset that \p rules are; empty for rules of one's own ("Custom").
std::optional<RulePreset> presetOf(const RuleSet &rules);
/// "fide", "rapid", "casual", "classic".
std::string_view presetName(RulePreset preset);
std::optional<RulePreset> parsePreset(std::string_view name);

/// The options whose values are out of their range, by their names in the text form; none of a preset's are.
std::vector<std::string_view> invalidOptions(const RuleSet &rules);

/// The value of the PGN tag "TouchmoveRules": a version number, the nearest preset, then what differs from it:
/// "2 fide", "2 casual takeback=no lowtime=60".
std::string toText(const RuleSet &rules);
/// Reads such a value, and that of version 1, whose default was FIDE for a board without clock: with take-back and
/// without touch-move and signatures. Empty for a later version than ours, for words that we don't know and for values
/// out of range, since a match must not be resumed under rules that we don't understand.
std::optional<RuleSet> parseRuleSet(std::string_view text);

} // namespace chess
