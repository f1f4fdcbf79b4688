"""Pictures of the real window for people to look at, and a check that nothing in it is cut off or laid over another.

They are written to build/shots as KIND-SIZE-SCALE-PALETTE-LANGUAGE.png.
"""

import itertools
import re

from case import WindowTest, main
from screen import keys

SIZES = [(800, 560), (1280, 800), (1920, 1080)]
SCALES = [1, 2]
LANGUAGES = {"en": "C.UTF-8", "zh_CN": "zh_CN.UTF-8", "zh_TW": "zh_TW.UTF-8"}
MOVES = ["e2e4", "d7d5", "e4d5", "d8d5", "b1c3", "d5a5", "d2d4", "c7c6", "g1f3", "c8g4"]


class Shots(WindowTest):
    def test_window_in_every_size_scale_palette_and_language(self):
        for scale, dark, language in itertools.product(SCALES, (False, True), LANGUAGES):
            with self.subTest(scale=scale, dark=dark, language=language):
                table = self.start(language=LANGUAGES[language], scale=scale, dark=dark)
                table.play(*MOVES)
                for size in SIZES:
                    self.program.resize(*size)
                    palette = "dark" if dark else "light"
                    self.program.shot(f"play-{size[0]}x{size[1]}-x{scale}-{palette}-{language}")
                    self.everything_lies_inside(size)
                self.program.kill()
                self.program.remove_home()

    def everything_lies_inside(self, size):
        left, top, width, height = self.program.geometry()
        for node in self.program.find_all(re.compile("."), "button|push button|label|toggle button"):
            x, y, w, h = self.program.extents(node)
            if w <= 0 or h <= 0:
                continue
            inside = x >= left - 1 and y >= top - 1 and x + w <= left + width + 1 and y + h <= top + height + 1
            self.assertTrue(inside, f"{node.get_name()!r} at {x},{y} {w}x{h} hangs out of the window of {size}")

    def test_promotion_picker(self):
        for dark in (False, True):
            table = self.start(dark=dark)
            table.play("a2a4", "b7b5", "a4b5", "a7a6", "b5a6", "c8b7", "a6b7", "b8c6")
            table.reach("b7", "a8")
            self.program.find(re.compile("Promote to|Queen", re.I))
            self.program.shot(f"promotion-{'dark' if dark else 'light'}")
            keys("Escape")
            self.assertEqual(table.man_on("b7"), "white pawn")
            self.program.kill()
            self.program.remove_home()


if __name__ == "__main__":
    main()
