# Shared by scripts/run and scripts/test: what must be installed, on each system we know, and getting it there.

# need_packages build|test: returns when everything in the set is installed. On Debian and Ubuntu it installs what is
# missing; elsewhere it names what is missing and stops, since we cannot know how the machine is looked after.
need_packages() {
    local set=$1
    case $(system_here) in
        debian) need_debian_packages "$set" ;;
        fedora) need_by_hand "$set" "sudo dnf install" "rpm -q" fedora_packages ;;
        arch) need_by_hand "$set" "sudo pacman -S --needed" "pacman -Q" arch_packages ;;
        macos) need_by_hand "$set" "brew install" "brew list --versions" macos_packages ;;
        old:*) stop "$(system_name) has no Qt 6.4. Touchmove needs Debian 12, Ubuntu 24.04 or newer (or another system with Qt 6.4, CMake 3.25 and GCC 12)." ;;
        *) check_tools "$set" ;;
    esac
}

debian_packages() {
    echo g++ cmake ninja-build ccache lld libsodium-dev libuchardet-dev qt6-base-dev qt6-svg-dev qt6-tools-dev qt6-l10n-tools \
        qt6-translations-l10n fonts-dejavu-core
    # Without an X server beside it, a Wayland session needs Qt's own Wayland part.
    [ -z "${WAYLAND_DISPLAY:-}" ] || [ -n "${DISPLAY:-}" ] || echo qt6-wayland
    [ "$1" = test ] || return 0
    echo clang-16 clang-tidy-16 clang-format-16 libclang-rt-16-dev \
        xvfb xauth xdotool xclip x11-utils imagemagick openbox dbus at-spi2-core gir1.2-atspi-2.0 python3 python3-gi \
        fonts-noto-cjk desktop-file-utils appstream shared-mime-info file git procps gcovr
    # Node.js from elsewhere brings an npm of its own, and the Debian package would remove it.
    command -v npm >/dev/null || echo nodejs npm
}

fedora_packages() {
    echo gcc-c++ cmake ninja-build ccache libsodium-devel uchardet-devel glibc-gconv-extra \
        qt6-qtbase-devel qt6-qtsvg-devel qt6-qttools-devel qt6-qttranslations
    [ "$1" = test ] || return 0
    echo clang clang-tools-extra compiler-rt xorg-x11-server-Xvfb xdotool xclip xprop xwininfo ImageMagick openbox \
        dbus-daemon at-spi2-core python3-gobject google-noto-sans-cjk-fonts dejavu-sans-fonts desktop-file-utils \
        appstream shared-mime-info git procps-ng gcovr
    command -v npm >/dev/null || echo nodejs-npm
}

arch_packages() {
    echo gcc cmake ninja ccache libsodium uchardet qt6-base qt6-svg qt6-tools qt6-translations
    [ "$1" = test ] || return 0
    echo clang compiler-rt xorg-server-xvfb xdotool xclip xorg-xprop xorg-xwininfo imagemagick openbox dbus at-spi2-core \
        python-gobject noto-fonts-cjk ttf-dejavu desktop-file-utils appstream shared-mime-info git procps-ng
    command -v npm >/dev/null || echo npm
}

macos_packages() {
    echo cmake ninja ccache libsodium uchardet qt
    [ "$1" = test ] || return 0
    echo llvm
    command -v npm >/dev/null || echo node
}

system_name() {
    if [ "$(uname -s)" = Darwin ]; then
        echo "macOS $(sw_vers -productVersion 2>/dev/null)"
    else
        # shellcheck disable=SC1091
        (. /etc/os-release 2>/dev/null && echo "${PRETTY_NAME:-Linux}") || uname -s
    fi
}

# debian, fedora, arch, macos, old:NAME (a Debian or Ubuntu from before Qt 6.4) or other.
system_here() {
    [ "$(uname -s)" != Darwin ] || { echo macos; return; }
    [ -r /etc/os-release ] || { echo other; return; }
    (
        # shellcheck disable=SC1091
        . /etc/os-release
        for name in ${ID:-} ${ID_LIKE:-}; do
            case $name in
                debian | ubuntu)
                    local oldest=0
                    [ "${ID:-}" = debian ] && oldest=12
                    [ "${ID:-}" = ubuntu ] && oldest=24
                    local version=${VERSION_ID:-99}
                    if [ "${version%%.*}" -lt "$oldest" ] 2>/dev/null; then echo "old:$ID"; else echo debian; fi
                    exit
                    ;;
                fedora | rhel) echo fedora; exit ;;
                arch) echo arch; exit ;;
            esac
        done
        echo other
    )
}

need_debian_packages() {
    local missing installed package
    # One call for all of them: a query for each would take longer than all that follows.
    installed=$(dpkg-query -W -f '${db:Status-Status} ${Package}\n' $(debian_packages "$1") 2>/dev/null | sed -n 's/^installed //p') || true
    missing=
    for package in $(debian_packages "$1"); do
        case $'\n'$installed$'\n' in
            *$'\n'"$package"$'\n'*) ;;
            *) missing="$missing $package" ;;
        esac
    done
    [ -n "$missing" ] || return 0

    local as_root=()
    if [ "$(id -u)" -ne 0 ]; then
        command -v sudo >/dev/null || stop "these packages are missing and there is no sudo to install them:$missing"
        as_root=(sudo)
        say "Installing with apt (sudo may ask for your password):$missing"
    else
        say "Installing with apt:$missing"
    fi
    local apt=(${as_root[@]+"${as_root[@]}"} env DEBIAN_FRONTEND=noninteractive apt-get -qq -o Acquire::Retries=3 -o Dpkg::Use-Pty=0)
    # Lists of other people's sources may fail to load; what counts is whether our packages can be installed.
    "${apt[@]}" update </dev/null || say "apt-get update had faults; trying to install all the same"
    # shellcheck disable=SC2086
    "${apt[@]}" install -y --no-install-recommends $missing </dev/null >/dev/null \
        || stop "apt-get could not install:$missing"
}

# need_by_hand SET INSTALLER QUERY LIST
need_by_hand() {
    local package missing=
    for package in $("$4" "$1"); do
        # shellcheck disable=SC2086
        $3 "$package" >/dev/null 2>&1 || missing="$missing $package"
    done
    [ -z "$missing" ] || stop "on $(system_name), please install what is missing and start this again:
    $2$missing"
}

check_tools() {
    local tool missing=
    for tool in c++ cmake ninja; do
        command -v "$tool" >/dev/null || missing="$missing $tool"
    done
    [ -z "$missing" ] || stop "$(system_name) is not known to this script, and these tools are missing:$missing.
Needed: GCC 12 or Clang 16, CMake 3.25, Ninja, and the development files of libsodium, uchardet and Qt 6.4 (Base, Svg, Tools with Linguist)."
}
