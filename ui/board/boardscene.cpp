#include "ui/board/boardscene.h"

namespace chess::ui {

Bitboard BoardScene::differences(const BoardScene &other) const
{
    if (dimmed != other.dimmed)
        return ~Bitboard();
    const Marks &theirs = other.marks;
    Bitboard changed = (marks.lastMove ^ theirs.lastMove) | (marks.selected ^ theirs.selected)
        | (marks.hovered ^ theirs.hovered) | (marks.check ^ theirs.check) | (marks.targets ^ theirs.targets)
        | (marks.captures ^ theirs.captures) | (marks.preview ^ theirs.preview) | (marks.cursor ^ theirs.cursor)
        | (ghosts ^ other.ghosts);
    for (int i = 0; i < 64; ++i) {
        const Square square = squareAt(i);
        if (at(square) != other.at(square))
            changed |= square;
    }
    return changed;
}

} // namespace chess::ui
