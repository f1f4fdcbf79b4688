#pragma once

#include "core/board/piece.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace chess {

/// What a player gets from a game.
enum class Points : std::uint8_t { Zero, Half, One };

/// Why a game ended.
enum class Termination : std::uint8_t {
    Unknown, ///< The result alone is known, as in most PGN files.
    Checkmate,
    Stalemate,
    DeadPosition,
    FivefoldRepetition,
    SeventyFiveMoves,
    ThreefoldRepetition, ///< Claimed, or by itself where the rule set says so.
    FiftyMoves, ///< Likewise.
    Agreement,
    Resignation,
    TimeForfeit, ///< A flag fell [6.9].
    BothFlags, ///< Both had fallen, and nobody knows which came first [III.3.1].
    IllegalMoves, ///< One illegal move too many [7.5.5], or the king given away too often (LAWS L-ILL-4).
    PerpetualCheck, ///< LAWS L-CHK-3
    CheckLimit, ///< LAWS L-CHK-1
    Absence, ///< Lost by default [6.7]; by both where both were absent.
    SealedMove, ///< The sealed move can't be played [Guidelines I.8].
    ArbiterDecision,
    JointDecision, ///< Both players entered the result.
    Void, ///< The game does not count: it is played anew, or never again [7.2, 7.3].
};

/// Who won and why are two answers, and a game in progress has neither: it has no Outcome.
struct Outcome {
    Termination termination = Termination::Unknown;
    PerColor<Points> points; ///< Usually 1-0, 0-1 or ½-½; the Laws know 0-0 and ½-0 too.
    bool operator==(const Outcome &) const = default;
};

constexpr Outcome win(Color winner, Termination termination)
{
    Outcome outcome{termination, {}};
    outcome.points[winner] = Points::One;
    return outcome;
}
constexpr Outcome draw(Termination termination) { return {termination, {Points::Half, Points::Half}}; }
/// No points for anybody, and a game that no score counts.
constexpr Outcome voided() { return {Termination::Void, {}}; }

/// PGN's result token: "1-0", "0-1", "1/2-1/2", and "*" for a game in progress and for results that PGN has no token
/// for.
std::string_view resultToken(const std::optional<Outcome> &outcome);
/// Reads a result, tolerant of the spellings found in real files ("½-½", "1/2", "0.5-0.5", "1:0", "0–1", "+/-"), uneven
/// ones included ("0-0", "1/2-0"); empty for "*" and for text that is no result. The termination is unknown.
std::optional<Outcome> parseResult(std::string_view text);
/// Both players' points, "1-0", "1/2-0", "0-0": what TouchmoveResult holds where PGN has no token.
std::string pointsText(const PerColor<Points> &points);

/// The word that a file holds in TouchmoveTermination: "resignation"; empty for Unknown.
std::string_view terminationName(Termination termination);
std::optional<Termination> parseTermination(std::string_view name);
/// The nearest word for the PGN tag "Termination": "normal", "time forfeit", "rules infraction", "adjudication",
/// "abandoned"; empty for Unknown. Source: PGN Standard (1994), section 9.8.1.
std::string_view pgnTermination(Termination termination);

} // namespace chess
