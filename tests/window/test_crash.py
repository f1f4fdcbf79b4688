"""kill -9 in the middle of a game loses nothing: the next start offers the game again."""

from case import WindowTest, main
from table import main_line, read_back

MOVES = ["e2e4", "c7c5", "g1f3", "d7d6", "d2d4", "c5d4", "f3d4"]
SAN = ["e4", "c5", "Nf3", "d6", "d4", "cxd4", "Nxd4"]


class Crash(WindowTest):
    def test_the_game_is_offered_again_after_kill_9(self):
        table = self.start()
        table.play(*MOVES)
        table = self.restart()
        table.press("Go on playing")
        table.forget_board()
        self.assertEqual(table.man_on("d4"), "white knight")
        table.play("g8f6")
        table.resign("White")
        self.program.find("Black wins: White resigned")
        path = self.folder / "resumed.pgn"
        table.save_as(path)
        self.assertEqual(main_line(read_back(path), "san"), SAN + ["Nf6"])

    def test_not_now_asks_again_at_the_next_start(self):
        table = self.start()
        table.play(*MOVES)
        table = self.restart()
        table.press("Not now")
        table = self.restart()
        self.program.find("Interrupted games")

    def test_the_ended_game_is_in_the_collection(self):
        table = self.start()
        table.play("f2f3", "e7e5", "g2g4", "d8h4")
        self.program.find("Black wins: checkmate")
        collections = list(self.program.home.rglob("My games.pgn"))
        self.assertEqual(len(collections), 1)
        self.assertEqual(main_line(read_back(collections[0]), "san"), ["f3", "e5", "g4", "Qh4#"])


if __name__ == "__main__":
    main()
