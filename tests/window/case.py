"""What all window tests share: a program for each test, put away afterwards; a look at the screen when one fails."""

import os
import pathlib
import shutil
import sys
import tempfile
import unittest

from screen import Program, x
from table import Table


class WindowTest(unittest.TestCase):
    """Its start() and restart() give a table with a fresh program at it."""

    def setUp(self):
        self.folder = pathlib.Path(tempfile.mkdtemp(prefix="touchmove-games-"))
        self.program = None
        self.table = None
        x("mousemove", 0, 0)

    def start(self, *arguments, size=(1280, 800), **settings):
        self.program = Program(*arguments, **settings)
        self.program.resize(*size)
        self.table = Table(self.program)
        return self.table

    def restart(self, *arguments, **settings):
        """The same person comes back: same home."""
        home = self.program.home
        self.program.kill()
        return self.start(*arguments, home=home, **settings)

    def tearDown(self):
        if self.program is None:
            return
        if self._failed():
            self._show_what_was_there()
        self.program.kill()
        self.program.remove_home()
        shutil.rmtree(self.folder, ignore_errors=True)

    def _failed(self):
        # unittest has no public way to ask: Python 3.11 and newer keep it in the result, older ones in errors.
        outcome = self._outcome
        if hasattr(outcome, "errors"):
            return any(error for _, error in outcome.errors)
        return any(test is self for test, _ in outcome.result.failures + outcome.result.errors)

    def _show_what_was_there(self):
        name = "failed-" + self.id().split(".", 1)[-1]
        try:
            self.program.shot(name, "root")
            print(f"\nThe screen is in {name}.png; what a screen reader saw:\n{self.program.tree()}", file=sys.stderr)
            print(f"What the program said:\n{self.program.output()}", file=sys.stderr)
        except Exception as fault:  # pylint: disable=broad-except
            print(f"(no picture of the failure: {fault})", file=sys.stderr)


def main():
    os.environ.pop("QT_SCALE_FACTOR", None)
    unittest.main(warnings="ignore")  # Atspi names its own methods deprecated
