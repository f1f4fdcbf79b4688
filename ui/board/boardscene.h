#pragma once

#include "core/board/bitboard.h"
#include "core/board/piece.h"

#include <QPointF>

#include <array>
#include <optional>
#include <vector>

namespace chess::ui {

/// What can be seen on the board, as a value: the view makes one from its state, compares it with the one before to
/// know which squares to paint again, and the painter paints it.
struct BoardScene {
    /// What is marked on squares, each a set of them.
    struct Marks {
        Bitboard lastMove;
        Bitboard selected;
        Bitboard hovered;
        Bitboard check;
        Bitboard targets; ///< Empty squares where the man picked up can go.
        Bitboard captures; ///< Occupied ones.
        Bitboard preview; ///< The move that is being typed; where a dragged man would be put down.
        Bitboard cursor;
        bool operator==(const Marks &) const = default;
    };
    /// A man that stands on no square just now: dragged or flying.
    struct FloatingMan {
        Piece piece;
        QPointF middle; ///< A board point, see BoardGeometry.
        double opacity = 1;
        bool held = false; ///< Under the pointer, and drawn larger.
        bool operator==(const FloatingMan &) const = default;
    };

    std::array<std::optional<Piece>, 64> men{};
    Bitboard ghosts; ///< Squares whose man is being dragged: it is drawn faintly.
    Marks marks;
    bool dimmed = false; ///< Steps back behind the promotion picker.
    std::vector<FloatingMan> floating; ///< From below to above.

    std::optional<Piece> at(Square square) const { return men[static_cast<std::size_t>(index(square))]; }
    void put(Square square, std::optional<Piece> piece) { men[static_cast<std::size_t>(index(square))] = piece; }
    /// The squares that look different in \p other, floating men left aside.
    Bitboard differences(const BoardScene &other) const;
};

} // namespace chess::ui
