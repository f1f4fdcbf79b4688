"""Two people at one board: what they do to play a game, told in the words of chess, done by mouse and keyboard."""

import json
import pathlib
import re
import shutil
import subprocess
import time

from screen import SQUARE_NAME, cli, click, drag, is_board, is_on, keys, type_text, wait_until

MEN = {"n": "knight", "b": "bishop", "r": "rook", "q": "queen"}
CHESSOPS = pathlib.Path(__file__).resolve().parent.parent / "chessops"


class Table:
    def __init__(self, program):
        self.program = program
        self.board = None
        self.moves_made = 0

    # ---- the board -------------------------------------------------------------------------------------------------

    def squares(self):
        """The accessible of each square by its name."""
        if self.board is None or not self._alive(self.board):
            boards = wait_until(lambda: [node for node in self.program.walk() if self._shown_board(node)], "a board")
            self.board = boards[0]
        return {SQUARE_NAME.match(child.get_name()).group(1): child
                for child in (self.board.get_child_at_index(i) for i in range(self.board.get_child_count()))
                if child and SQUARE_NAME.match(child.get_name() or "")}

    @staticmethod
    def _alive(board):
        try:
            return is_board(board)
        except Exception:  # pylint: disable=broad-except  # the tab was closed
            return False

    @staticmethod
    def _shown_board(node):
        from gi.repository import Atspi  # pylint: disable=import-outside-toplevel
        try:
            return (node.get_child_count() >= 64 and is_board(node)
                    and node.get_state_set().contains(Atspi.StateType.SHOWING))
        except Exception:  # pylint: disable=broad-except
            return False

    def forget_board(self):
        """After the game in front is another one (a new tab)."""
        self.board = None

    def place(self, square):
        """The middle of the square on the screen."""
        return self.program.centre(self.squares()[square])

    def man_on(self, square):
        """As it is read to people who can't see, without the square: "white pawn"; empty for none."""
        name = self.squares()[square].get_name()
        man = name[len(square):].strip(",，、 ")
        return "" if man == "empty" else man

    def move(self, text, by=None):
        """Plays one move given as from, to and a promotion letter (a7a8n); the hands change between drag and clicks."""
        start, end, promotion = text[:2], text[2:4], text[4:]
        man = wait_until(lambda: self.man_on(start), f"a man on {start}")
        by = by or ("drag" if self.moves_made % 2 == 0 else "click")
        if by == "typed":
            self.focus_board()
            type_text(text[:4])
            keys("Return")
        elif by == "drag":
            drag(self.place(start), self.place(end))
        else:
            click(self.place(start))
            click(self.place(end))
        if promotion:
            choice = re.compile(f"^((white|black) )?{MEN[promotion]}$", re.I)
            if self.moves_made % 2 == 0:
                self.program.click_on(choice)
            else:
                self.program.find(choice)
                keys(promotion)
        wait_until(lambda: self.man_on(start) != man, f"the {man} to leave {start} ({text})")
        self.moves_made += 1

    def reach(self, start, end):
        """Carries a man to a square and lets go, whatever comes of it."""
        drag(self.place(start), self.place(end))

    def play(self, *moves):
        for text in moves:
            self.move(text)

    def focus_board(self):
        """By a click that asks for nothing: on an empty square in the middle of the board, or on no square at all."""
        empty = next(name for name in ("e4", "d4", "e5", "d5", "a4", "h5", "c3", "f6") if not self.man_on(name))
        click(self.place(empty))

    # ---- the players' cards ---------------------------------------------------------------------------------------------

    def press(self, name):
        self.program.click_on(name, "button|push button|toggle button")

    def offer_draw(self, side):
        self.press(f"{side}: offer a draw")

    def accept_draw(self, side):
        self.press(f"{side}: accept the draw")

    def decline_draw(self, side):
        self.press(f"{side}: decline the draw")

    def claim_draw(self, side):
        self.press(f"{side}: claim a draw")

    def resign(self, side):
        self.press(f"{side}: resign")
        self.press(f"{side}: yes, resign")

    def can(self, name):
        return any(is_on(node) for node in self.program.find_all(name))

    # ---- files -----------------------------------------------------------------------------------------------------------

    def save_as(self, path):
        keys("ctrl+shift+s")
        self.answer_file_dialog(path)
        wait_until(lambda: pathlib.Path(path).is_file() and pathlib.Path(path).stat().st_size > 0, f"{path} to be written")

    def open(self, path):
        keys("ctrl+o")
        self.answer_file_dialog(path)

    def answer_file_dialog(self, path):
        self.program.find(re.compile("^File name"), "text|entry")
        time.sleep(0.3)
        keys("ctrl+a")
        type_text(str(path))
        keys("Return")


def read_back(path, game=1):
    """What touchmove-cli says of a saved game: its tags, and its main line in UCI spelling."""
    status, words = cli("pgn", "check", path)
    assert status == 0, f"touchmove-cli pgn check {path}: {words}"
    status, words = cli("pgn", "tree", path, "--game", game)
    assert status == 0, f"touchmove-cli pgn tree {path}: {words}"
    return json.loads(words)


def main_line(game, spelling):
    """The moves of pgn tree's main line as "san" or "uci"."""
    return [move[spelling] for move in game["moves"]]


def chessops_moves(path):
    """The main line as the JavaScript library chessops reads it (SAN), or None where it isn't installed."""
    if not (CHESSOPS / "node_modules").is_dir() or not shutil.which("node"):
        return None
    result = subprocess.run(["node", str(CHESSOPS / "read.mjs"), str(path)], capture_output=True, text=True, check=False)
    assert result.returncode == 0, result.stdout + result.stderr
    return main_line(json.loads(result.stdout)["games"][0], "san")
