#include "core/library/gamescan.h"

#include "core/game/pgnreading.h"
#include "core/notation/fen.h"
#include "core/notation/pgnspelling.h"

#include <algorithm>

namespace chess {

namespace {

ResultToken tokenOf(const std::optional<Outcome> &outcome)
{
    for (const ResultToken token : {ResultToken::WhiteWins, ResultToken::BlackWins, ResultToken::Draw}) {
        if (resultToken(outcome) == toString(token))
            return token;
    }
    return ResultToken::Unknown;
}

/// What readPlainGame() tells, of a game that was read in full.
GameFacts factsOf(const GameReading &reading, MoveRecorder &recorder)
{
    const Game &game = reading.game;
    GameFacts facts;
    for (std::size_t i = 0; i < IndexedTagCount; ++i)
        facts.tags[i] = game.tag(tagName(static_cast<IndexedTag>(i))).value_or("");
    facts.result = tokenOf(game.outcome());
    facts.unevenResult = game.outcome() && facts.result == ResultToken::Unknown;
    facts.faults = !reading.faults.empty();
    if (!game.start().samePosition(Position()))
        facts.start = game.start();
    Board board = game.start().board();
    recorder.begin(board);
    for (const NodeId node : game.mainLine()) {
        const Move move = game.move(node);
        recorder.record(board.sideToMove, move);
        board = board.after(move);
        ++facts.plies;
    }
    facts.finalBoard = board;
    return facts;
}

} // namespace

TextScan scanText(std::string_view text, std::size_t limit, bool complete, const std::stop_token &stop)
{
    TextScan scan;
    ScannedGames &games = scan.games;
    MoveRecorder recorder(games.moves);
    const auto skipSpace = [&text](std::size_t at) { return at + pgn::spaceSize(text.substr(at)); };
    const auto add = [&](const GameFacts &facts, std::size_t offset, std::size_t size, std::size_t movesBegin) {
        if (facts.start)
            games.moves.insert(movesBegin, writeFen(*facts.start, FenStyle::Shredder) + '\n');
        games.add(facts, offset, size, movesBegin, recorder.departures());
    };
    scan.next = skipSpace(0);
    while (scan.next < std::min(limit, text.size()) && !stop.stop_requested()) {
        const std::size_t movesBegin = games.moves.size();
        const PlainGame plain = readPlainGame(text, scan.next, complete, recorder);
        if (plain.reading == PlainReading::Read) {
            add(plain.facts, scan.next, plain.size, movesBegin);
            scan.next = plain.next;
            continue;
        }
        games.moves.resize(movesBegin);
        if (plain.reading == PlainReading::Incomplete)
            break;
        const std::string_view rest = text.substr(scan.next);
        const auto reading = complete ? readGame(rest) : readGameOfBeginning(rest);
        if (!reading) {
            if (complete)
                scan.next = text.size();
            break;
        }
        GameFacts facts = factsOf(*reading, recorder);
        const std::size_t offset = scan.next + static_cast<std::size_t>(reading->offset);
        const std::size_t size = static_cast<std::size_t>(reading->size);
        facts.comments = text.substr(offset, size).find_first_of("{;") != std::string_view::npos;
        add(facts, offset, size, movesBegin);
        scan.next = skipSpace(offset + size);
    }
    return scan;
}

} // namespace chess
