#!/usr/bin/env bash
# with-display.sh COMMAND…: runs a command on an X server of its own (as large as SCREEN, 1280x900 unless set), with a
# window manager, a session bus and the accessibility bus, and takes them all down again. Exit status 77: tools missing.

set -uo pipefail
for tool in Xvfb openbox dbus-run-session xprop xwininfo xdotool xclip import setpriv; do
    command -v "$tool" >/dev/null || { echo "skipped: there is no $tool"; exit 77; }
done
launcher=
for place in /usr/libexec/at-spi-bus-launcher /usr/lib/at-spi-bus-launcher /usr/lib/at-spi2-core/at-spi-bus-launcher; do
    [ ! -x "$place" ] || launcher=$place
done
[ -n "$launcher" ] || { echo "skipped: there is no at-spi-bus-launcher"; exit 77; }
/usr/bin/python3 -c 'import gi; gi.require_version("Atspi", "2.0")' 2>/dev/null || { echo "skipped: python3 has no Atspi"; exit 77; }

# The session bus first: with-display.sh starts itself again inside it.
if [ -z "${TOUCHMOVE_WITH_DISPLAY:-}" ]; then
    folder=$(mktemp -d "${TMPDIR:-/tmp}/touchmove-display.XXXXXX")
    chmod 0700 "$folder"
    trap 'rm -rf "$folder"' EXIT
    unset WAYLAND_DISPLAY XAUTHORITY DBUS_SESSION_BUS_ADDRESS AT_SPI_BUS_ADDRESS
    TOUCHMOVE_WITH_DISPLAY=$folder XDG_RUNTIME_DIR=$folder dbus-run-session -- "${BASH_SOURCE[0]}" "$@" 2> >(grep -v "dbus-daemon\[" >&2)
    exit
fi

folder=$TOUCHMOVE_WITH_DISPLAY
pids=()
# Newest first, so that no one loses the server under its feet and complains.
cleanup() {
    local i
    for ((i = ${#pids[@]} - 1; i >= 0; i--)); do
        kill "${pids[$i]}" 2>/dev/null && wait "${pids[$i]}" 2>/dev/null
    done
}
trap cleanup EXIT

# The server chooses a free number and writes it, with a line end, when it is ready.
mkfifo "$folder/number"
Xvfb -displayfd 5 -screen 0 "${SCREEN:-1280x900}x24" -dpi 96 -nolisten tcp -noreset 5>"$folder/number" >"$folder/xvfb.log" 2>&1 &
pids+=($!)
read -r -t 30 number <"$folder/number" || { echo "Xvfb did not start:"; cat "$folder/xvfb.log"; exit 1; }
export DISPLAY=:$number

openbox --sm-disable >"$folder/openbox.log" 2>&1 &
pids+=($!)
"$launcher" --launch-immediately --a11y=1 >"$folder/at-spi.log" 2>&1 &
pids+=($!)
for ((i = 0; i < 200; i++)); do
    xprop -root _NET_SUPPORTING_WM_CHECK 2>/dev/null | grep -q 'window id' && break
    sleep 0.05
done
xprop -root _NET_SUPPORTING_WM_CHECK | grep -q 'window id' || { echo "openbox did not start:"; cat "$folder/openbox.log"; exit 1; }

"$@"
