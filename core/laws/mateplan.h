#pragma once

#include "core/board/board.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace chess {

/// A picture of a mate to steer for: the loser's king on one square, attacked from another by a man of some type, and
/// the winner's king where it helps. It only guides a search and proves nothing.
struct MatePlan {
    Square king; ///< Where the loser's king is to be mated.
    Square checker; ///< Where the man that mates is to stand.
    PieceType type; ///< Of that man.
    Square winnersKing;
    bool operator==(const MatePlan &) const = default;
};

/// A board looked at with plans in mind: what all of them ask of it is found out once.
class MateView
{
public:
    MateView(const Board &board, Color winner);

    /// A guess how far the board is from the picture: 0 (there) to Far.
    int distanceTo(const MatePlan &plan) const { return distanceTo(plan, Far); }
    /// The same, where only less than \p enough matters: more than the guess would be may be left out of it.
    int distanceTo(const MatePlan &plan, int enough) const;
    static constexpr int Far = 255;

    /// A guess how many moves the winner needs to promote a pawn.
    int movesToPromote() const { return movesToPromote(m_board.men(m_winner, PieceType::Pawn), m_winner); }
    bool hasQueen() const { return bool(m_board.men(m_winner, PieceType::Queen)); }

    /// Plans that look near, the nearest first, at most \p most.
    std::vector<MatePlan> plans(std::size_t most) const;

private:
    struct Officer {
        Square square;
        PieceType type;
        std::uint64_t attacks; ///< Bits of a Bitboard, so that unused officers cost nothing.

        Bitboard seen() const { return Bitboard(attacks); }
    };
    /// The man that can mate by \p plan with the fewest moves.
    struct Mating {
        Bitboard man; ///< Empty if a pawn has to become one first.
        int moves;
    };

    bool mayComeToHave(PieceType type, bool few) const;
    Mating mating(const MatePlan &plan) const;
    Bitboard attacksOfType(PieceType type) const;
    Bitboard guarded(Bitboard without, Bitboard taken) const;
    int movesToCover(Square square, Bitboard without) const;
    int movesToCoverAll(Bitboard flights, const MatePlan &plan, Bitboard mating) const;
    int movesToBlock(Square flight, const MatePlan &plan, Bitboard &men) const;
    int movesToTake(Square square, Color side) const;
    int movesToPromote(Bitboard pawns, Color side) const;

    const Board &m_board;
    Color m_winner;
    Color m_loser;
    Square m_king; ///< The loser's.
    Square m_winnersKing;
    Bitboard m_others; ///< The loser's men without the king.
    Bitboard m_occupied; ///< Without the loser's king, which no line ends at.
    std::array<Officer, 64> m_officers; ///< The winner's, without king and pawns.
    std::size_t m_officerCount = 0;
    bool m_twoOfficers; ///< The winner has just two men besides the king, and the loser none.
    Bitboard m_pawnAttacks; ///< Of the winner's pawns.
};

} // namespace chess
