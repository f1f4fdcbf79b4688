"""What can't be opened, read or written gets a clear message, and the game on the board is still there."""

import os
import re
import subprocess

from case import WindowTest, main
from screen import Clipboard, keys


class Faults(WindowTest):
    def start_a_game(self, **settings):
        table = self.start(**settings)
        table.play("e2e4", "e7e5")
        return table

    def told(self, words, shot):
        """A message that holds WORDS (a pattern); it is closed by keyboard and the game is still there."""
        self.program.find(re.compile(words))
        self.program.shot(shot, "root")
        keys("Escape")
        self.table.forget_board()
        self.assertEqual(self.table.man_on("e4"), "white pawn")
        self.assertEqual(self.table.man_on("e5"), "black pawn")
        self.table.play("g1f3")
        self.assertTrue(self.program.running())

    def test_a_file_that_is_no_game(self):
        table = self.start_a_game()
        path = self.folder / "noise.pgn"
        path.write_bytes(bytes(range(128, 256)) * 64)
        table.open(path)
        self.told(r"can't be opened|No game was found", "fault-no-game")

    def test_a_folder_instead_of_a_file(self):
        self.start(self.folder)
        self.program.find(re.compile("is a folder"))
        self.program.shot("fault-folder", "root")
        keys("Escape")
        self.table.play("e2e4", "e7e5")

    def test_a_file_that_is_not_there(self):
        self.start(self.folder / "missing.pgn")
        self.program.find(re.compile("There is no file"))
        self.program.shot("fault-missing", "root")

    def test_a_pasted_text_that_is_no_position(self):
        self.start_a_game()
        with Clipboard("rnbqkbnr/pppppppp/9/8 w"):
            keys("ctrl+v")
            self.told(r"no position", "fault-fen")

    def test_a_file_without_permission(self):
        path = self.folder / "secret.pgn"
        path.write_text("1. e4 *\n")
        os.chmod(path, 0)
        table = self.start_a_game(powerless=True)
        table.open(path)
        self.told("permission", "fault-permission")

    def test_a_full_disk(self):
        disk = self.folder / "disk"
        disk.mkdir()
        mounted = subprocess.run(["mount", "-t", "tmpfs", "-o", "size=4k", "tmpfs", disk], capture_output=True, check=False)
        if mounted.returncode:
            self.skipTest("a small disk can't be mounted here")
        try:
            (disk / "filler").write_bytes(b"x" * 4096)
            table = self.start_a_game()
            keys("ctrl+shift+s")
            table.answer_file_dialog(disk / "game.pgn")
            self.told("disk is full", "fault-full-disk")
        finally:
            self.program.kill()
            subprocess.run(["umount", disk], check=False)


if __name__ == "__main__":
    main()
