"""Every way a game of this version ends is reached by hand, said on screen, saved and read back."""

from case import WindowTest, main
from screen import keys
from table import chessops_moves, main_line, read_back


class Endings(WindowTest):
    def ends(self, table, words, result, moves):
        """The window says WORDS; the saved file holds the result and the MOVES (SAN), for chessops too."""
        self.program.find(words)
        path = self.folder / "game.pgn"
        table.save_as(path)
        game = read_back(path)
        self.assertEqual(game["tags"]["Result"], result)
        self.assertEqual(main_line(game, "san"), moves.split())
        others = chessops_moves(path)
        if others is not None:
            self.assertEqual(others, moves.split())

    def test_black_resigns(self):
        table = self.start()
        table.play("d2d4", "d7d5")
        table.resign("Black")
        self.ends(table, "White wins: Black resigned", "1-0", "d4 d5")

    def test_white_resigns_out_of_turn(self):
        table = self.start()
        table.play("c2c4")
        table.resign("White")
        self.ends(table, "Black wins: White resigned", "0-1", "c4")

    def test_thinking_better_of_resigning(self):
        table = self.start()
        table.play("c2c4")
        table.press("Black: resign")
        table.press("Black: play on")
        table.play("e7e5")
        self.assertFalse(self.program.shows("White wins: Black resigned"))

    def test_checkmate(self):
        table = self.start()
        table.play("f2f3", "e7e5", "g2g4", "d8h4")
        self.ends(table, "Black wins: checkmate", "0-1", "f3 e5 g4 Qh4#")

    def test_stalemate(self):
        table = self.start()
        table.play("e2e3", "a7a5", "d1h5", "a8a6", "h5a5", "h7h5", "h2h4", "a6h6", "a5c7", "f7f6", "c7d7", "e8f7",
                   "d7b7", "d8d3", "b7b8", "d3h7", "b8c8", "f7g6", "c8e6")
        self.ends(table, "Draw: stalemate", "1/2-1/2",
                  "e3 a5 Qh5 Ra6 Qxa5 h5 h4 Rah6 Qxc7 f6 Qxd7+ Kf7 Qxb7 Qd3 Qxb8 Qh7 Qxc8 Kg6 Qe6")

    def test_threefold_repetition_on_claim(self):
        table = self.start()
        table.play(*["g1f3", "g8f6", "f3g1", "f6g8"] * 2)
        table.claim_draw("White")
        table.press("Claim draw")
        self.ends(table, "Draw: the same position for the third time", "1/2-1/2",
                  "Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 Ng8")

    def test_take_back_by_agreement(self):
        table = self.start()
        table.play("e2e4", "e7e5", "g1f3")
        table.press("White: ask to take back")
        table.press("Black: accept the take-back")
        self.assertEqual(table.man_on("g1"), "white knight")
        table.play("b1c3")
        table.resign("Black")
        self.ends(table, "White wins: Black resigned", "1-0", "e4 e5 Nc3")

    def test_take_back_declined(self):
        table = self.start()
        table.play("e2e4", "e7e5")
        keys("ctrl+z")  # Black moved last, so Black asks
        table.press("White: decline the take-back")
        self.assertEqual(table.man_on("e5"), "black pawn")

    def test_moves_typed_on_the_keyboard(self):
        table = self.start()
        for text in ("e2e4", "e7e5", "g1f3", "b8c6"):
            table.move(text, by="typed")
        self.assertEqual(table.man_on("c6"), "black knight")


if __name__ == "__main__":
    main()
