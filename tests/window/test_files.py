"""Games come from files, the clipboard and the dialog for a new game, and go to files, as people do it at the screen."""

import re

from case import WindowTest, main
from screen import Clipboard, keys, read_clipboard, type_text, wait_until
from table import main_line, read_back

TWO_GAMES = """[Event "First"]
[White "Ada"]
[Black "Ben"]
[Result "1-0"]

1. e4 e5 2. Qh5 Nc6 3. Bc4 Nf6 4. Qxf7# 1-0

[Event "Second"]
[White "Cyd"]
[Black "Dan"]
[Result "*"]

1. d4 {a quiet start} d5 2. c4 (2. Nf3 Nf6) 2... e6 *
"""


class Files(WindowTest):
    def a_file_with_two_games(self):
        path = self.folder / "two.pgn"
        path.write_text(TWO_GAMES, encoding="utf-8")
        return path

    def test_choosing_a_game_looking_through_it_and_playing_on(self):
        table = self.start()
        table.open(self.a_file_with_two_games())
        self.program.find(re.compile("Choose a game"))
        self.program.shot("choose-a-game", "root")
        keys("Down", "Return")
        table.forget_board()
        self.program.find(re.compile("Cyd.*Dan"))
        keys("End")
        wait_until(lambda: table.man_on("e6") == "black pawn", "the last move of the game")
        keys("Left")
        wait_until(lambda: table.man_on("e7") == "black pawn", "one move back")
        keys("Home")
        wait_until(lambda: table.man_on("d2") == "white pawn", "the start of the game")
        keys("Right", "Right")
        wait_until(lambda: table.man_on("d5") == "black pawn", "two moves forward")
        table.press("Play on from here")
        table.forget_board()
        table.play("e2e4", "d5e4")
        self.program.shot("played-on")
        table.resign("White")
        path = self.folder / "played on.pgn"
        table.save_as(path)
        self.assertEqual(main_line(read_back(path), "san")[-2:], ["e4", "dxe4"])

    def test_adding_a_game_to_a_file(self):
        path = self.a_file_with_two_games()
        table = self.start()
        table.play("e2e4")
        table.resign("Black")
        keys("alt+f")
        keys("d")
        table.answer_file_dialog(path)
        wait_until(lambda: path.read_text(encoding="utf-8") != TWO_GAMES, "the file to grow")
        self.assertTrue(path.read_text(encoding="utf-8").startswith(TWO_GAMES.rstrip()), "the other games are as they were")
        self.assertEqual(main_line(read_back(path, 3), "san"), ["e4"])

    def test_closing_an_unsaved_game_asks(self):
        table = self.start()
        table.play("e2e4")
        keys("ctrl+w")
        self.program.find("Don't save")
        self.program.shot("unsaved", "root")
        keys("Escape")
        self.assertEqual(table.man_on("e4"), "white pawn")
        table.play("e7e5")

    def test_quitting_with_a_game_in_progress_keeps_it(self):
        table = self.start()
        table.play("e2e4", "e7e5", "g1f3")
        self.program.quit()
        if self.program.running() and self.program.shows("Don't save"):
            self.program.shot("quit-asks", "root")
            table.press("Cancel")
            self.assertEqual(table.man_on("f3"), "white knight")
        else:
            self.program.wait_for_end()
            table = self.restart()
            table.press("Go on playing")
            table.forget_board()
            self.assertEqual(table.man_on("f3"), "white knight")

    def test_a_new_game_with_names(self):
        table = self.start()
        keys("ctrl+n")
        self.program.find("Start game")
        self.program.shot("new-game", "root")
        keys("alt+w")
        keys("ctrl+a")
        type_text("Ada")
        keys("alt+b")
        keys("ctrl+a")
        type_text("Ben")
        table.press("Start game")
        table.forget_board()
        self.program.find(re.compile("Ada.*Ben"))
        table.play("e2e4", "e7e5")
        table.resign("Black")
        path = self.folder / "names.pgn"
        table.save_as(path)
        tags = read_back(path)["tags"]
        self.assertEqual((tags["White"], tags["Black"]), ("Ada", "Ben"))

        # Rematch with colours changed, one click.
        table.press("Rematch, colours changed")
        table.forget_board()
        self.program.find(re.compile("Ben.*Ada"))
        table.play("d2d4")

    def test_copying_and_pasting(self):
        table = self.start()
        table.play("e2e4", "c7c5")
        keys("ctrl+c")
        wait_until(lambda: read_clipboard() == "rnbqkbnr/pp1ppppp/8/2p5/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2", "the position as FEN")
        keys("ctrl+shift+c")
        wait_until(lambda: "1. e4 c5" in read_clipboard(), "the game as PGN")
        with Clipboard("1. d4 Nf6 2. c4 g6 *"):
            keys("ctrl+v")
            table.forget_board()
            keys("End")
            wait_until(lambda: table.man_on("g6") == "black pawn", "the pasted game")
        with Clipboard("8/8/8/4k3/8/4K3/4P3/8 w - - 0 1"):
            keys("ctrl+v")
            table.forget_board()
            wait_until(lambda: table.man_on("e2") == "white pawn" and table.man_on("e5") == "black king", "the pasted position")


if __name__ == "__main__":
    main()
