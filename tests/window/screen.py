"""A person at a screen: starts the shipped program, sees it through the accessibility tree and screenshots, and acts on it
by mouse and keyboard through the X server. Nothing here calls into the program. Run it under with-display.sh.
"""

import os
import pathlib
import re
import shutil
import signal
import subprocess
import tempfile
import time
import warnings

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi  # noqa: E402

warnings.simplefilter("ignore", DeprecationWarning)  # the get_*_iface names, which Debian 12 still needs

PROGRAMS = pathlib.Path(os.environ["TOUCHMOVE_BIN"])
SHOTS = pathlib.Path(os.environ.get("TOUCHMOVE_SHOTS", "build/shots")).resolve()
PATIENCE = float(os.environ.get("TOUCHMOVE_PATIENCE", "10"))  # seconds; a busy machine may need more


def wait_until(condition, what, seconds=PATIENCE):
    """The first true value of condition(); an AssertionError that names what was waited for when there is none."""
    end = time.monotonic() + seconds
    while True:
        value = condition()
        if value:
            return value
        if time.monotonic() > end:
            raise AssertionError(f"waited {seconds:.0f} s in vain for {what}")
        time.sleep(0.03)


def x(*arguments, check=True):
    """One call of xdotool; its output."""
    result = subprocess.run(["xdotool", *map(str, arguments)], capture_output=True, text=True, check=False)
    if check and result.returncode:
        raise AssertionError(f"xdotool {' '.join(map(str, arguments))}: {result.stderr.strip()}")
    return result.stdout.strip()


def click(point, button=1):
    x("mousemove", *point)
    time.sleep(0.02)
    x("click", button)


def drag(start, end, steps=8):
    """Presses at start, moves in steps as a hand would, releases at end."""
    press(start)
    glide(start, end, steps)
    x("mouseup", 1)


def press(point):
    x("mousemove", *point)
    time.sleep(0.02)
    x("mousedown", 1)


def glide(start, end, steps=8):
    for step in range(1, steps + 1):
        x("mousemove", *(round(a + (b - a) * step / steps) for a, b in zip(start, end)))
        time.sleep(0.008)


def keys(*names):
    x("key", "--clearmodifiers", "--delay", 20, *names)


def type_text(text):
    x("type", "--clearmodifiers", "--delay", 8, text)


class Program:
    """One run of touchmove with a home of its own; the home can be handed to the next run."""

    def __init__(self, *arguments, home=None, language="C.UTF-8", scale=1, dark=False, powerless=False, env=None):
        self.home = pathlib.Path(home or tempfile.mkdtemp(prefix="touchmove-home-"))
        self.scale = scale
        environment = dict(os.environ, HOME=str(self.home), QT_QPA_PLATFORM="xcb", QT_LINUX_ACCESSIBILITY_ALWAYS_ON="1",
                           LC_ALL=language, LANG=language, LANGUAGE=language.split(".")[0], QT_ENABLE_HIGHDPI_SCALING="1")
        for name, folder in (("CONFIG", ".config"), ("DATA", ".local/share"), ("CACHE", ".cache"), ("STATE", ".local/state")):
            environment[f"XDG_{name}_HOME"] = str(self.home / folder)
        if scale != 1:
            environment["QT_SCALE_FACTOR"] = str(scale)
        if dark:
            self._choose_dark_desktop(environment)
        environment.update(env or {})
        command = [str(PROGRAMS / "touchmove"), *map(str, arguments)]
        if powerless and os.getuid() == 0:
            # Root may open everything; without these two powers it is held to the permissions as everybody is.
            powers = "-dac_override,-dac_read_search"
            command = ["setpriv", f"--bounding-set={powers}", f"--inh-caps={powers}", *command]
        self.log = open(self.home / "output.log", "ab")
        self.process = subprocess.Popen(command, env=environment, stdin=subprocess.DEVNULL, stdout=self.log,
                                        stderr=subprocess.STDOUT)
        self.window = wait_until(self._first_window, "the first window", 30)
        self.root = wait_until(self._accessible, "the program on the accessibility bus", 20)
        x("windowactivate", self.window, check=False)

    def _choose_dark_desktop(self, environment):
        """As a person does in a KDE session, whose colours Qt reads without any other package."""
        environment.update(XDG_CURRENT_DESKTOP="KDE", KDE_FULL_SESSION="true", KDE_SESSION_VERSION="5", QT_QPA_PLATFORMTHEME="kde")
        colours = {"Window": ("38,42,46", "236,238,240"), "View": ("26,29,32", "236,238,240"),
                   "Button": ("52,57,62", "236,238,240"), "Selection": ("52,120,190", "255,255,255"),
                   "Tooltip": ("52,57,62", "236,238,240")}
        folder = self.home / ".config"
        folder.mkdir(parents=True, exist_ok=True)
        with open(folder / "kdeglobals", "w", encoding="utf-8") as file:
            for name, (background, foreground) in colours.items():
                file.write(f"[Colors:{name}]\nBackgroundNormal={background}\nBackgroundAlternate={background}\n"
                           f"ForegroundNormal={foreground}\nForegroundInactive=150,155,160\n"
                           f"ForegroundLink=110,170,230\nForegroundVisited=180,150,220\n\n")

    # ---- windows -----------------------------------------------------------------------------------------------

    def windows(self):
        found = x("search", "--onlyvisible", "--pid", self.process.pid, check=False).split()
        return [window for window in sorted(found, key=int) if min(self.geometry(window)[2:]) > 40]

    def _first_window(self):
        assert self.process.poll() is None, f"the program ended with {self.process.returncode}:\n{self.output()}"
        windows = self.windows()
        return windows[0] if windows else None

    def geometry(self, window=None):
        """x, y, width and height on the screen, without the frame. (xdotool counts the frame twice.)"""
        words = subprocess.run(["xwininfo", "-id", str(window or self.window)], capture_output=True, text=True, check=False).stdout
        values = dict(re.findall(r"^ *(Absolute upper-left [XY]|Width|Height): +(-?\d+)$", words, re.M))
        return tuple(int(values.get(key, 0)) for key in ("Absolute upper-left X", "Absolute upper-left Y", "Width", "Height"))

    def resize(self, width, height):
        """In logical pixels."""
        wanted = (round(width * self.scale), round(height * self.scale))
        x("windowsize", self.window, *wanted)
        x("windowmove", self.window, 0, 0)
        wait_until(lambda: self.geometry()[2:] == wanted, f"a window of {wanted}")
        time.sleep(0.4)

    def title(self, window=None):
        return x("getwindowname", window or self.window)

    def shot(self, name, window=None):
        """Writes the window, or with window="root" the screen, as NAME.png to the folder of screenshots."""
        SHOTS.mkdir(parents=True, exist_ok=True)
        subprocess.run(["import", "-window", str(window or self.window), str(SHOTS / f"{name}.png")], check=True)

    # ---- life and death ----------------------------------------------------------------------------------------

    def output(self):
        return (self.home / "output.log").read_text(errors="replace")

    def running(self):
        return self.process.poll() is None

    def kill(self):
        """kill -9: the program gets no chance to tidy up."""
        if self.running():
            self.process.send_signal(signal.SIGKILL)
            self.process.wait()
        self.log.close()

    def quit(self):
        keys("ctrl+q")

    def wait_for_end(self):
        wait_until(lambda: not self.running(), "the program to end")
        return self.process.returncode

    def remove_home(self):
        shutil.rmtree(self.home, ignore_errors=True)

    # ---- what a screen reader sees --------------------------------------------------------------------------------

    def _accessible(self):
        desktop = Atspi.get_desktop(0)
        desktop.clear_cache()
        for i in range(desktop.get_child_count()):
            try:
                application = desktop.get_child_at_index(i)
                if application and application.get_process_id() == self.process.pid:
                    application.set_cache_mask(Atspi.Cache.NONE)
                    return application
            except Exception:  # pylint: disable=broad-except  # an application that ends while we look
                continue
        return None

    def walk(self, node=None, into_board=False):
        """All accessibles, the parents first; the 64 squares of a board only when asked for."""
        node = node or self.root
        yield node
        first = 0
        try:
            count = node.get_child_count()
            if count >= 64 and not into_board and is_board(node):
                first = 64
        except Exception:  # pylint: disable=broad-except  # gone in the meantime
            return
        for i in range(first, min(count, 400)):
            try:
                child = node.get_child_at_index(i)
            except Exception:  # pylint: disable=broad-except
                child = None
            if child:
                yield from self.walk(child, into_board)

    def find_all(self, name, role=None, showing=True):
        """Accessibles whose name is NAME, or matches it when it is a compiled pattern."""
        found = []
        for node in self.walk():
            try:
                text = node.get_name() or ""
                if not (name.search(text) if isinstance(name, re.Pattern) else text == name):
                    continue
                if role and node.get_role_name() not in role.split("|"):
                    continue
                if showing and not has_state(node, Atspi.StateType.SHOWING):
                    continue
                found.append(node)
            except Exception:  # pylint: disable=broad-except
                continue
        return found

    def find(self, name, role=None, seconds=PATIENCE):
        return wait_until(lambda: self.find_all(name, role), f"{role or 'anything'} named {name!r}", seconds)[0]

    def shows(self, name, role=None):
        return bool(self.find_all(name, role))

    def extents(self, node):
        """x, y, width, height on the screen in its own pixels; Qt 6.4 reports logical ones."""
        component = node.get_component_iface()
        if component is None:  # the application itself
            return 0, 0, 0, 0
        box = component.get_extents(Atspi.CoordType.SCREEN)
        return tuple(round(value * self.scale) for value in (box.x, box.y, box.width, box.height))

    def centre(self, node):
        left, top, width, height = self.extents(node)
        return left + width // 2, top + height // 2

    def click_on(self, name, role=None):
        """A real mouse click in the middle of it, once it is on."""
        node = wait_until(lambda: next((n for n in self.find_all(name, role) if is_on(n)), None),
                          f"{role or 'anything'} named {name!r} to be on")
        click(self.centre(node))

    def tree(self):
        """The whole tree as text, for a person who looks for the reason of a failure."""
        lines = []

        def write(node, depth):
            try:
                states = "" if is_on(node) else " off"
                states += "" if has_state(node, Atspi.StateType.SHOWING) else " hidden"
                lines.append(f"{'  ' * depth}{node.get_role_name()} {node.get_name()!r}{states} {self.extents(node)}")
                for i in range(min(node.get_child_count(), 400)):
                    write(node.get_child_at_index(i), depth + 1)
            except Exception as fault:  # pylint: disable=broad-except
                lines.append(f"{'  ' * depth}({fault})")

        write(self.root, 0)
        return "\n".join(lines)


SQUARE_NAME = re.compile(r"^([a-h][1-8])(?![0-9])")


def is_board(node):
    """Whether the node's children are the squares."""
    child = node.get_child_at_index(0)
    return bool(child and SQUARE_NAME.match(child.get_name() or ""))


def has_state(node, state):
    return node.get_state_set().contains(state)


def is_on(node):
    return has_state(node, Atspi.StateType.ENABLED)


def cli(*arguments):
    """touchmove-cli's exit status and output."""
    result = subprocess.run([str(PROGRAMS / "touchmove-cli"), *map(str, arguments)], capture_output=True, text=True, check=False)
    return result.returncode, result.stdout + result.stderr


class Clipboard:
    """Holds a text, as another program would, until the end of the with block."""

    def __init__(self, text):
        self.text = text

    def __enter__(self):
        self.process = subprocess.Popen(["xclip", "-selection", "clipboard", "-quiet"], stdin=subprocess.PIPE,
                                        stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        self.process.stdin.write(self.text.encode())
        self.process.stdin.close()
        wait_until(lambda: read_clipboard() == self.text, "the clipboard to hold the text")

    def __exit__(self, *_):
        self.process.kill()
        self.process.wait()


def read_clipboard():
    result = subprocess.run(["xclip", "-selection", "clipboard", "-o"], capture_output=True, text=True, check=False, timeout=10)
    return result.stdout
