#include "core/laws/scoresheet.h"

#include "core/laws/clockrecord.h"
#include "core/laws/recordedevents.h"

#include <utility>

namespace chess {

namespace {

PerColor<bool> offersIn(const std::vector<Event> &events)
{
    PerColor<bool> offers;
    for (const Event &event : events) {
        if (const auto *offer = std::get_if<OfferMade>(&event))
            offers[offer->by] = true;
    }
    return offers;
}

Position after(const Position &position, Move move)
{
    return move.isNull() ? position.passed().value_or(position) : position.after(move);
}

} // namespace

ScoreSheet scoreSheet(const Game &game, const MoveSpelling &spelling)
{
    ScoreSheet sheet;
    sheet.names = {std::string(*game.tag("White")), std::string(*game.tag("Black"))};
    sheet.outcome = game.outcome();
    sheet.eventsBefore = recordedEvents(game, RootNode);

    Position position = game.start();
    PerColor<bool> offersBefore = offersIn(sheet.eventsBefore);
    for (const NodeId node : game.mainLine()) {
        const Color mover = position.sideToMove();
        ScoreEntry entry{node, writeMove(position, game.move(node), spelling)};
        entry.timeLeft = recordedTimeLeft(game, node);
        entry.timeUsed = recordedMoveTime(game, node);
        entry.events = recordedEvents(game, node);
        // An offer made before moving may be recorded at the opponent's move, but it goes with the player's own.
        const PerColor<bool> offers = offersIn(entry.events);
        entry.drawOffered = offers[mover] || offersBefore[mover];
        offersBefore = offers;
        if (mover == Color::White || sheet.rows.empty())
            sheet.rows.emplace_back().number = position.fullmoveNumber();
        position = after(position, game.move(node));
        sheet.rows.back().moves[mover] = std::move(entry);
    }
    return sheet;
}

} // namespace chess
