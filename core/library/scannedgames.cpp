#include "core/library/scannedgames.h"

#include "core/board/keys.h"

#include <algorithm>

namespace chess {

void ScannedGames::add(const GameFacts &facts, std::uint64_t offset, std::uint64_t size, std::size_t movesBegin,
                       const PawnDepartures &departures)
{
    const auto tag = [&facts](IndexedTag which) { return facts.tags[index(which)]; };
    const Board &board = *facts.finalBoard;
    GameRecord record;
    record.offset = offset;
    record.size = static_cast<std::uint32_t>(std::min<std::uint64_t>(size, UINT32_MAX));
    record.finalKey = detail::repetitionKey(board);
    record.event = strings.add(tag(IndexedTag::Event));
    record.site = strings.add(tag(IndexedTag::Site));
    record.white = strings.add(tag(IndexedTag::White));
    record.black = strings.add(tag(IndexedTag::Black));
    record.eco = strings.add(tag(IndexedTag::Eco));
    record.date = PackedDate(tag(IndexedTag::Date), strings);
    record.round = PackedRound(tag(IndexedTag::Round), strings);
    record.plies = facts.plies;
    record.whiteElo = parseElo(tag(IndexedTag::WhiteElo));
    record.blackElo = parseElo(tag(IndexedTag::BlackElo));
    record.result = facts.result;
    const bool oddElo = (record.whiteElo == 0 && !tag(IndexedTag::WhiteElo).empty())
        || (record.blackElo == 0 && !tag(IndexedTag::BlackElo).empty());
    record.flags = static_cast<std::uint8_t>(
        (facts.faults ? GameRecord::Faults : 0) | (facts.comments ? GameRecord::Comments : 0)
        | (facts.start ? GameRecord::OwnStart : 0) | (facts.unevenResult ? GameRecord::UnevenResult : 0)
        | (oddElo ? GameRecord::OddElo : 0));
    records.push_back(record);

    const auto pawns = [&board](Color color) { return std::min(board.men(color, PieceType::Pawn).count(), 15); };
    MoveRow row;
    row.departures = departures.order;
    row.departureCount = static_cast<std::uint8_t>(departures.count);
    row.moves = static_cast<std::uint32_t>(movesBegin);
    row.menLeft = static_cast<std::uint8_t>(board.occupied().count());
    row.pawnsLeft = static_cast<std::uint8_t>(pawns(Color::White) | pawns(Color::Black) << 4);
    row.ownStart = facts.start ? 1 : 0;
    rows.push_back(row);
}

} // namespace chess
