#include "ui/board/boardflights.h"

#include "ui/board/boardgeometry.h"

#include <QLineF>

#include <algorithm>
#include <limits>
#include <utility>

namespace chess::ui {

namespace {

struct Pair {
    Square from;
    Square to;
};

double distance(Square one, Square other) { return QLineF(middleOf(one), middleOf(other)).length(); }

/// Takes pairs out of \p gone and \p come, the nearest first.
std::vector<Pair> paired(Bitboard &gone, Bitboard &come)
{
    std::vector<Pair> pairs;
    while (gone && come) {
        Pair nearest{gone.first(), come.first()};
        double shortest = std::numeric_limits<double>::max();
        for (const Square from : gone) {
            for (const Square to : come) {
                if (distance(from, to) < shortest) {
                    shortest = distance(from, to);
                    nearest = {from, to};
                }
            }
        }
        gone = gone & ~Bitboard(nearest.from);
        come = come & ~Bitboard(nearest.to);
        pairs.push_back(nearest);
    }
    return pairs;
}

} // namespace

std::vector<Flight> flightsBetween(const Position &before, const Position &after,
                                   const std::function<QPointF(Square)> &startOf)
{
    std::vector<Flight> fading;
    std::vector<Flight> flying;
    for (const Color color : AllColors) {
        Bitboard goneUnpaired;
        Bitboard comeUnpaired;
        const auto fly = [&](Bitboard &gone, Bitboard &come) {
            for (const auto [from, to] : paired(gone, come))
                flying.push_back({*after.pieceAt(to), startOf(from), middleOf(to), to});
        };
        for (const PieceType type : AllPieceTypes) {
            Bitboard gone = before.men(color, type) & ~after.men(color, type);
            Bitboard come = after.men(color, type) & ~before.men(color, type);
            fly(gone, come);
            goneUnpaired |= gone;
            comeUnpaired |= come;
        }

        // A promotion, or its undoing: the pawn and the piece are one man.
        const Bitboard lastRanks = Bitboard(lastRank(color)) | Bitboard(pawnRank(opposite(color)));
        Bitboard gone = goneUnpaired & lastRanks;
        Bitboard come = comeUnpaired & lastRanks;
        const bool pawnInvolved =
            bool(before.men(color, PieceType::Pawn) & gone) != bool(after.men(color, PieceType::Pawn) & come);
        if (pawnInvolved && gone.count() == 1 && come.count() == 1) {
            goneUnpaired = goneUnpaired & ~gone;
            comeUnpaired = comeUnpaired & ~come;
            fly(gone, come);
        }

        for (const Square square : goneUnpaired)
            fading.push_back({*before.pieceAt(square), startOf(square), startOf(square), square, 1, 0});
        for (const Square square : comeUnpaired)
            fading.push_back({*after.pieceAt(square), middleOf(square), middleOf(square), square, 0, 1});
    }
    fading.insert(fading.end(), flying.begin(), flying.end());
    return fading;
}

} // namespace chess::ui
