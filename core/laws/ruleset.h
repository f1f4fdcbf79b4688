#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace chess {

/// The rules a match is played under: chosen before the first move and never changed (LAWS L-SET-1).
/// The default is the reference, the FIDE Laws of Chess in force from 1 January 2023, with the take-back by agreement
/// that two people at one board expect.
struct RuleSet {
    /// May a player ask to have his last move back? The opponent has to agree.
    bool takeBack = true;
    /// Moves that each side must have made before a draw can be agreed (LAWS L-OFR-6); at least 1 [9.1.1].
    int movesBeforeAgreement = 1;
    /// Does the fifth occurrence of a position end the game by itself? [9.6.1]
    bool fivefold = true;
    /// Do 75 moves by each side without a capture or pawn move end the game by themselves? [9.6.2]
    bool seventyFive = true;

    /// The FIDE Laws to the letter: no take-back.
    static RuleSet fide();
    bool operator==(const RuleSet &) const = default;
};

/// The value of the PGN tag "TouchmoveRules": a version number, then what differs from the default.
std::string toText(const RuleSet &rules);
/// Reads such a value. Empty for a later version than ours and for words that we don't know, since a match must not be
/// resumed under rules that we don't understand.
std::optional<RuleSet> parseRuleSet(std::string_view text);

} // namespace chess
