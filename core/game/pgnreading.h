#pragma once

#include "core/game/game.h"
#include "core/notation/charset.h"
#include "core/notation/movetext.h"
#include "core/notation/pgnreader.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace chess {

/// What is wrong with the content of a game in a PGN text. Text that was not understood is kept as an unread
/// annotation, from the token named up to the end of its line (or variation).
enum class PgnGameFault : std::uint8_t {
    UnreadableMove, ///< Not a move at all, or in the letters of another language.
    IllegalMove,
    AmbiguousMove,
    PawnLetter, ///< "Pe4": the move was understood and played.
    MisplacedVariation, ///< A variation where there is no move to vary, or without a move.
    OtherVariant, ///< The Variant tag names other rules; all moves are legal in chess and were read so.
    UnsupportedVariant, ///< The same, but the moves are not: the whole movetext was kept unread.
    UnreadableFen, ///< The moves can't be played; the whole movetext was kept unread.
    UnplayableFen,
    ResultsDiffer, ///< The Result tag and the movetext's result disagree; the movetext has the last word, except
                   ///< for "*", which leaves the tag's result.
};

/// One thing that is wrong with a PGN text.
struct PgnFault {
    std::variant<PgnSyntaxFault, PgnGameFault> kind;
    PgnPlace place;
    std::uint32_t game = 0; ///< The number of the game in the text, from 1; 0 where no game follows or precedes.
    std::string text; ///< The token concerned, the FEN, or the variant's name; shortened where it is long.
    std::optional<MoveTextError> move{}; ///< Why the move can't be played.
    Position position{}; ///< In which it was to be played; the starting position for other faults.
};

/// A game as it was read, with the bytes that it came from.
struct GameReading {
    Game game;
    std::vector<PgnFault> faults;
    std::uint32_t number = 0; ///< In the text, from 1.
    std::uint64_t offset =
        0; ///< Of all that belongs to it, comments before its tags too, in bytes of the text as UTF-8.
    std::uint64_t size = 0; ///< Up to the end of the last thing that belongs to it; these bytes alone read the same.
    std::uint32_t line = 1; ///< Where its tags, or without tags its moves, begin.
};

/// Gets each game when it is complete; returns false to read no more.
using GameSink = std::function<bool(GameReading &&)>;

struct PgnReport {
    Charset charset = Charset::Utf8;
    std::uint32_t games = 0; ///< Games handed out.
    std::vector<PgnFault> faults; ///< Those that belong to no game.
};

/// Reads every game of a file's bytes, one after the other, in whatever character set they are. Comments and stray text
/// between two games go to the one that follows, unless they stand on the line of the result before them or up to a
/// second result.
PgnReport readGames(std::string_view bytes, const GameSink &sink);
/// The same where somebody has said which character set it is.
PgnReport readGames(std::string_view bytes, Charset charset, const GameSink &sink);
/// All games at once.
struct PgnFile {
    std::vector<GameReading> games;
    PgnReport report;
};
PgnFile readGames(std::string_view bytes);
PgnFile readGames(std::string_view bytes, Charset charset);
/// The first game of \p text, which is UTF-8; empty if there is none.
std::optional<GameReading> readGame(std::string_view text);
/// The first game of the beginning of a text, which is UTF-8; empty if the game may go on in what is missing.
std::optional<GameReading> readGameOfBeginning(std::string_view text);

/// What a list of games shows of each, found without building the game or playing its moves.
struct GameSummary {
    std::uint64_t offset = 0; ///< As in GameReading.
    std::uint64_t size = 0;
    std::uint32_t line = 1;
    Tags tags; ///< As they stand in the text.
    std::string result; ///< The movetext's result token as it stands there; empty if there is none.
    int plies = 0; ///< Tokens in the place of moves of the main line; the game may have fewer moves.
    /// The value of the first tag \p name, or an empty text.
    std::string_view tag(std::string_view name) const;
};
/// \p text is UTF-8, see decoded().
std::vector<GameSummary> listGames(std::string_view text);

} // namespace chess
