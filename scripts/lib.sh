# Shared by scripts/run and scripts/test: where the project is, how we speak, how we configure and build.
# Written for bash 3.2 and newer (macOS has no other).

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd -P)

say() { printf '==> %s\n' "$*"; }

stop() {
    printf 'Stopped: %s\n' "$*" >&2
    exit 1
}

# How many jobs to run side by side.
jobs_here() { nproc 2>/dev/null || sysctl -n hw.ncpu 2>/dev/null || echo 2; }

# configure DIRECTORY-PRESET [CMAKE ARGUMENT…]: quiet where all is well, with everything CMake said where it is not.
configure() {
    local preset=$1 log
    shift
    log=$(mktemp)
    local launcher=()
    if command -v ccache >/dev/null; then
        launcher=(-DCMAKE_C_COMPILER_LAUNCHER=ccache -DCMAKE_CXX_COMPILER_LAUNCHER=ccache)
        # A precompiled header hides its time stamps from ccache; the project's folder may be another one each time.
        export CCACHE_BASEDIR=$root CCACHE_SLOPPINESS=pch_defines,time_macros,include_file_mtime,include_file_ctime
    fi
    if ! (cd "$root" && cmake --preset "$preset" ${launcher[@]+"${launcher[@]}"} "$@") >"$log" 2>&1; then
        cat "$log" >&2
        rm -f "$log"
        return 1
    fi
    rm -f "$log"
}

# build PRESET [TARGET…]: as many jobs as processors.
build() {
    local preset=$1 targets=()
    shift
    [ $# -eq 0 ] || targets=(--target "$@")
    (cd "$root" && cmake --build "build/$preset" --parallel "$(jobs_here)" ${targets[@]+"${targets[@]}"})
}

# Qt keeps its sockets in XDG_RUNTIME_DIR and complains where there is none, as in a container or under cron.
provide_runtime_folder() {
    if [ -n "${XDG_RUNTIME_DIR:-}" ] && [ -d "$XDG_RUNTIME_DIR" ] && [ -O "$XDG_RUNTIME_DIR" ]; then
        return
    fi
    runtime_folder=$(mktemp -d "${TMPDIR:-/tmp}/touchmove-runtime.XXXXXX")
    chmod 0700 "$runtime_folder"
    export XDG_RUNTIME_DIR=$runtime_folder
    trap 'rm -rf "$runtime_folder"' EXIT
}
