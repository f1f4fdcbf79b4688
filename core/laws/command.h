#pragma once

#include "core/board/move.h"
#include "core/board/piece.h"
#include "core/expected.h"
#include "core/laws/matchtime.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace chess {

enum class ClaimKind : std::uint8_t {
    Threefold, ///< The same position for the third time [9.2].
    Fifty, ///< Fifty moves by each side without a capture or pawn move [9.3].
};

/// What a player asked the match for, with the time it happened. The commands that were granted, in their order, are
/// the log from which the whole match can be made again (Match::replay).
struct Command {
    enum class Kind : std::uint8_t {
        Move,
        OfferDraw, ///< Offered at once.
        ArmOffer, ///< To be offered together with the player's next move.
        DisarmOffer,
        Accept, ///< Accepts the draw.
        Decline, ///< Declines the draw.
        ClaimDraw,
        Resign,
        AskTakeBack,
        AcceptTakeBack,
        DeclineTakeBack,
    };
    Kind kind;
    Color player; ///< Who asks.
    MatchTime at{}; ///< When.
    std::optional<chess::Move> move{}; ///< Move: the move; ClaimDraw: the intended move, if any.
    std::optional<ClaimKind> claim{}; ///< ClaimDraw: what is claimed.
    bool operator==(const Command &) const = default;
};

using MatchLog = std::vector<Command>;

/// One line of text: "move w 1500 e2e4", "claim b 61000 threefold g8f6". Castling is written as king takes rook in
/// every variant, since the text is for programs.
std::string toText(const Command &command);

struct CommandError {
    std::size_t line; ///< From 1.
    bool operator==(const CommandError &) const = default;
};

/// The log as text, a line for each command.
std::string toText(const MatchLog &log);
/// Reads what toText() wrote; empty lines are passed over. Moves come back with the kinds they were written with.
Expected<MatchLog, CommandError> parseLog(std::string_view text);

} // namespace chess
