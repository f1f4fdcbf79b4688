"""Two people play a whole game by mouse and keyboard, save it, and what is read back is what they played."""

from case import WindowTest, main
from table import chessops_moves, main_line, read_back

# Castling on both wings, en passant, an underpromotion by capture; White's and Black's moves in turn.
MOVES = ["e2e4", "d7d5", "e4e5", "f7f5", "e5f6", "b8c6", "f6g7", "c8f5", "g7h8n", "d8d6", "g1f3", "e8c8", "f1e2", "g8f6"]
LAST_WHITE, LAST_BLACK = "e1g1", "e7e5"
SAN = ["e4", "d5", "e5", "f5", "exf6", "Nc6", "fxg7", "Bf5", "gxh8=N", "Qd6", "Nf3", "O-O-O", "Be2", "Nf6", "O-O", "e5"]


class WholeGame(WindowTest):
    def test_castling_en_passant_underpromotion_and_two_draw_offers(self):
        table = self.start()
        table.play(*MOVES)
        self.assertEqual(table.man_on("h8"), "white knight")
        self.assertEqual(table.man_on("f5"), "black bishop", "the pawn taken en passant is gone, a bishop came")
        self.assertEqual(table.man_on("d8"), "black rook")

        # White's offer goes with the move; Black declines, the game goes on.
        table.offer_draw("White")
        table.move(LAST_WHITE)
        self.assertEqual(table.man_on("f1"), "white rook")
        table.decline_draw("Black")
        self.assertFalse(self.program.shows("Black: accept the draw"))

        table.offer_draw("Black")
        table.move(LAST_BLACK)
        self.program.shot("game-draw-offered")
        table.accept_draw("White")
        self.program.find("Draw: agreed")
        self.program.shot("game-draw-agreed")

        path = self.folder / "a whole game.pgn"
        table.save_as(path)
        game = read_back(path)
        self.assertEqual(game["tags"]["Result"], "1/2-1/2")
        self.assertEqual(main_line(game, "san"), SAN)
        moves = chessops_moves(path)
        if moves is not None:
            self.assertEqual(moves, SAN)


if __name__ == "__main__":
    main()
