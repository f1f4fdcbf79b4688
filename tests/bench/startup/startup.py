#!/usr/bin/python3
"""Start-up time, resting memory and idle wake-ups of touchmove, against a plain Qt window in the same run.

    tests/window/with-display.sh tests/bench/startup/startup.py FOLDER-OF-THE-PROGRAMS [RUNS]

The two programs alternate, so that a busy machine slows both. The time counts from the start of the process to the
first mapped window; processor time is that of the whole process at that moment. Memory is read and wake-ups are counted
while the window rests. Exit status 1 when touchmove is over one of the limits.
"""

import ctypes
import ctypes.util
import os
import pathlib
import shutil
import statistics
import subprocess
import sys
import tempfile
import time

LIMIT_RATIO = 1.3  # wall and processor time, touchmove against the plain window
LIMIT_MEMORY = 45.0  # MiB at rest, all that is resident (RSS), libraries shared with other programs included
LIMIT_SWITCHES = 2  # voluntary context switches of all threads in 10 s at rest
SETTLE_SECONDS, REST_SECONDS = 3, 10


class MapWatcher:
    """Tells when the first real window is mapped, by the X server's own events."""

    SUBSTRUCTURE_NOTIFY, MAP_NOTIFY = 1 << 19, 19

    def __init__(self):
        self.x = ctypes.CDLL(ctypes.util.find_library("X11"))
        self.x.XOpenDisplay.restype = ctypes.c_void_p
        self.display = ctypes.c_void_p(self.x.XOpenDisplay(None))
        if not self.display:
            sys.exit("there is no X display")
        self.x.XDefaultRootWindow.restype = ctypes.c_ulong
        self.root = self.x.XDefaultRootWindow(self.display)
        # A window may be gone again before we ask for its size; that is no reason to die.
        self.on_error = ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_void_p, ctypes.c_void_p)(lambda *_: 0)
        self.x.XSetErrorHandler(self.on_error)
        self.x.XSelectInput(self.display, ctypes.c_ulong(self.root), ctypes.c_long(self.SUBSTRUCTURE_NOTIFY))
        self.x.XSync(self.display, 1)

    def forget(self):
        self.x.XSync(self.display, 1)

    def wait(self, seconds):
        """The time.monotonic() of the first map of a window of at least 300x200, or None."""
        end = time.monotonic() + seconds
        event = (ctypes.c_long * 24)()
        while time.monotonic() < end:
            while self.x.XPending(self.display):
                self.x.XNextEvent(self.display, ctypes.byref(event))
                now = time.monotonic()
                # XMapEvent: type, serial, send_event, display, event, window
                if (event[0] & 0xFFFFFFFF) == self.MAP_NOTIFY and self.size(event[5]) >= (300, 200):
                    return now
            time.sleep(0.0005)
        return None

    def size(self, window):
        root, x, y = ctypes.c_ulong(), ctypes.c_int(), ctypes.c_int()
        width, height, border, depth = (ctypes.c_uint() for _ in range(4))
        answered = self.x.XGetGeometry(self.display, ctypes.c_ulong(window), ctypes.byref(root), ctypes.byref(x),
                                       ctypes.byref(y), ctypes.byref(width), ctypes.byref(height),
                                       ctypes.byref(border), ctypes.byref(depth))
        return (width.value, height.value) if answered else (0, 0)


def processor_seconds(pid):
    """Of all threads of the process, to the nanosecond (clock_getcpuclockid)."""
    return time.clock_gettime((~pid << 3) | 2)


def memory(pid):
    """USS, PSS and RSS in MiB."""
    sizes = {}
    for line in pathlib.Path(f"/proc/{pid}/smaps_rollup").read_text().splitlines()[1:]:
        name, value = line.split(":")
        sizes[name] = int(value.split()[0]) / 1024
    return sizes["Private_Clean"] + sizes["Private_Dirty"], sizes["Pss"], sizes["Rss"]


def context_switches(pid):
    """Voluntary context switches so far, by thread name."""
    counts = {}
    for task in pathlib.Path(f"/proc/{pid}/task").iterdir():
        lines = (task / "status").read_text().splitlines()
        name = lines[0].split(":")[1].strip()
        count = next(int(line.split(":")[1]) for line in lines if line.startswith("voluntary_ctxt_switches"))
        counts[f"{name}/{task.name}"] = count
    return counts


def start(watcher, program, home):
    environment = dict(os.environ, HOME=home, LC_ALL="C.UTF-8", QT_QPA_PLATFORM="xcb")
    for name, folder in (("CONFIG", ".config"), ("DATA", ".local/share"), ("CACHE", ".cache"), ("STATE", ".local/state")):
        environment[f"XDG_{name}_HOME"] = f"{home}/{folder}"
    environment.pop("QT_LINUX_ACCESSIBILITY_ALWAYS_ON", None)
    watcher.forget()
    begun = time.monotonic()
    process = subprocess.Popen([program], env=environment, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL,
                               stderr=subprocess.DEVNULL)
    mapped = watcher.wait(30)
    if mapped is None:
        process.kill()
        sys.exit(f"{program} showed no window in 30 s")
    return process, (mapped - begun) * 1000, processor_seconds(process.pid) * 1000


def stop(process):
    process.kill()
    process.wait()
    time.sleep(0.3)


def rest(watcher, name, program, home):
    """Memory and wake-ups of a window of 1280x800 that is left alone, the pointer out of it."""
    subprocess.run(["xdotool", "mousemove", "0", "0"], check=False)
    process, _, _ = start(watcher, program, home)
    windows = ["search", "--all", "--onlyvisible", "--pid", str(process.pid), "--name", "."]
    subprocess.run(["xdotool", *windows, "windowsize", "%@", "1280", "800"], check=True)
    time.sleep(SETTLE_SECONDS)
    before, spent = context_switches(process.pid), processor_seconds(process.pid)
    time.sleep(REST_SECONDS)
    after, spent = context_switches(process.pid), processor_seconds(process.pid) - spent
    uss, pss, rss = memory(process.pid)
    stop(process)
    woken = {thread: after[thread] - before.get(thread, 0) for thread in after if after[thread] != before.get(thread, 0)}
    print(f"{name:12} at rest: USS {uss:5.1f} PSS {pss:5.1f} RSS {rss:5.1f} MiB, "
          f"{sum(woken.values())} context switches and {spent * 1000:.1f} ms of processor in {REST_SECONDS} s {woken or ''}")
    return rss, sum(woken.values())


def main():
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    folder, runs = pathlib.Path(sys.argv[1]).resolve(), int(sys.argv[2]) if len(sys.argv) > 2 else 9
    programs = {"plainwindow": str(folder / "plainwindow"), "touchmove": str(folder / "touchmove")}
    watcher = MapWatcher()
    homes = {name: tempfile.mkdtemp(prefix="touchmove-startup-") for name in programs}
    wall, cpu = ({name: [] for name in programs} for _ in range(2))
    try:
        for run in range(runs + 1):
            for name, program in programs.items():
                process, wall_ms, cpu_ms = start(watcher, program, homes[name])
                stop(process)
                if run > 0:  # the first run warms the disk and writes first-start files
                    wall[name].append(wall_ms)
                    cpu[name].append(cpu_ms)
        for name in programs:
            print(f"{name:12} to the first window, median of {runs}: wall {statistics.median(wall[name]):6.1f} ms "
                  f"({min(wall[name]):.1f} to {max(wall[name]):.1f}), processor {statistics.median(cpu[name]):6.1f} ms "
                  f"({min(cpu[name]):.1f} to {max(cpu[name]):.1f})")
        resting = {name: rest(watcher, name, program, homes[name]) for name, program in programs.items()}
    finally:
        for home in homes.values():
            shutil.rmtree(home, ignore_errors=True)

    wall_ratio = statistics.median(wall["touchmove"]) / statistics.median(wall["plainwindow"])
    cpu_ratio = statistics.median(cpu["touchmove"]) / statistics.median(cpu["plainwindow"])
    rss, switches = resting["touchmove"]
    verdicts = [
        (f"wall time ratio {wall_ratio:.2f}", wall_ratio <= LIMIT_RATIO, f"at most {LIMIT_RATIO}"),
        (f"processor time ratio {cpu_ratio:.2f}", cpu_ratio <= LIMIT_RATIO, f"at most {LIMIT_RATIO}"),
        (f"memory at rest {rss:.1f} MiB", rss <= LIMIT_MEMORY, f"at most {LIMIT_MEMORY}"),
        (f"context switches {switches}", switches <= LIMIT_SWITCHES, f"at most {LIMIT_SWITCHES}"),
    ]
    for text, good, limit in verdicts:
        print(f"{'ok  ' if good else 'OVER'} {text} ({limit})")
    return 0 if all(good for _, good, _ in verdicts) else 1


if __name__ == "__main__":
    sys.exit(main())
