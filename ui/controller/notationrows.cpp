#include "ui/controller/notationrows.h"

#include "core/laws/matchrecord.h"
#include "core/notation/movetext.h"

#include <algorithm>

namespace chess::ui {

namespace {

int value(PieceType type)
{
    switch (type) {
    case PieceType::Pawn:
        return 1;
    case PieceType::Knight:
    case PieceType::Bishop:
        return 3;
    case PieceType::Rook:
        return 5;
    case PieceType::Queen:
        return 9;
    case PieceType::King:
        break;
    }
    return 0;
}

int material(const Position &position, Color color)
{
    int sum = 0;
    for (const PieceType type : AllPieceTypes)
        sum += value(type) * position.men(color, type).count();
    return sum;
}

std::optional<PieceType> captured(const Position &before, Move move)
{
    if (move.isNull() || move.kind() == MoveKind::Castling)
        return std::nullopt;
    if (move.kind() == MoveKind::EnPassant)
        return PieceType::Pawn;
    const auto taken = before.pieceAt(move.to());
    return taken ? std::optional(taken->type) : std::nullopt;
}

Position after(const Position &position, Move move)
{
    return move.isNull() ? position.passed().value_or(position) : position.after(move);
}

} // namespace

std::vector<NotationRow> notationRows(const Game &game)
{
    std::vector<NotationRow> rows;
    Position position = game.start();
    NodeId before = RootNode;
    for (const NodeId node : game.mainLine()) {
        const Move move = game.move(node);
        const Color mover = position.sideToMove();
        // An offer made before moving is recorded at the opponent's move, but it goes with the player's own.
        const bool offered = offerRecorded(game, node, mover) || offerRecorded(game, before, mover);
        before = node;
        NotationMove shown{node, QString::fromStdString(san(position, move)), offered};
        if (mover == Color::White || rows.empty())
            rows.push_back({position.fullmoveNumber(), std::nullopt, std::nullopt});
        (mover == Color::White ? rows.back().white : rows.back().black) = std::move(shown);
        position = after(position, move);
    }
    return rows;
}

PerColor<Captures> capturesAt(const Game &game, NodeId node)
{
    PerColor<Captures> captures;
    Position position = game.start();
    for (const NodeId step : game.pathTo(node)) {
        const Move move = game.move(step);
        if (const auto type = captured(position, move))
            captures[position.sideToMove()].men.push_back(*type);
        position = after(position, move);
    }
    for (const Color color : AllColors) {
        std::ranges::sort(captures[color].men, std::greater(), [](PieceType type) { return index(type); });
        captures[color].balance = material(position, color) - material(position, opposite(color));
    }
    return captures;
}

} // namespace chess::ui
