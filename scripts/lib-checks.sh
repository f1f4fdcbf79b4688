# The stages of scripts/test. Each counts what passed and what failed, and never ends the script.

# check NAME COMMAND…: one check, passed when the command succeeds.
check() {
    local name=$1
    shift
    if "$@"; then
        passed=$((passed + 1))
    else
        failed=$((failed + 1))
        faults="$faults  $name"$'\n'
    fi
}

# make PRESET [CMAKE ARGUMENT…]: configure and build all; a fault here counts as one failed check.
make() {
    local preset=$1
    if configure "$@" && build "$preset"; then
        return 0
    fi
    check "$preset: the build" false
    return 1
}

# run_tests NAME PRESET CTEST-ARGUMENT…: adds CTest's own count to ours. No test found is a fault: nothing was tested.
# A test that was skipped is counted by itself: it has shown nothing.
run_tests() {
    local name=$1 folder=$root/build/$2 log=$root/build/$2/ctest-$1.log total bad left_out
    shift 2
    (cd "$folder" && ctest --timeout 600 "$@") </dev/null 2>&1 | tee "$log"
    total=$(sed -n 's/^.* tests failed out of \([0-9]*\)$/\1/p' "$log" | tail -1)
    bad=$(sed -n 's/^.*% tests passed, \([0-9]*\) tests failed out of .*$/\1/p' "$log" | tail -1)
    if [ -z "$total" ]; then
        check "$name: no test ran" false
        return
    fi
    left_out=$(grep -c '\*\*\*Skipped' "$log")
    passed=$((passed + total - bad - left_out))
    failed=$((failed + bad))
    skipped=$((skipped + left_out))
    [ "$bad" -eq 0 ] || faults="$faults$(sed -n "s/^[[:space:]]*[0-9]* - \([^ ]*\) (\(.*\))[^()]*$/  $name: \1 (\2)/p" "$log" | grep -v '(Skipped)\|(Disabled)')"$'\n'
}

stage_release() {
    make release -DTOUCHMOVE_WERROR=ON || return 0
    run_tests release release --parallel "$(jobs_here)" --label-exclude '^(window|bench)$' --exclude-regex '^chessops$'
}

stage_window() {
    if [ "$(uname -s)" = Darwin ]; then
        say "Skipped: these tests drive the program through an X server"
        return
    fi
    make release -DTOUCHMOVE_WERROR=ON || return 0
    rm -f "$root"/build/shots/failed-*
    run_tests window release --label-regex '^window$'
    say "Screenshots are in build/shots"
}

stage_clang() {
    local compiler
    compiler=$(clang_tool clang++) || return 0
    make clang -DCMAKE_CXX_COMPILER="$compiler" -DTOUCHMOVE_WERROR=ON || return 0
    # What takes long has run as GCC builds it, and runs once more under the sanitizers.
    run_tests clang clang --parallel "$(jobs_here)" --label-exclude '^thorough$' --exclude-regex '^chessops$'
}

stage_asan() {
    make asan || return 0
    # What earlier runs counted must not speak for this one.
    find "$root/build/asan" -name '*.gcda' -delete
    run_tests asan asan --parallel "$(jobs_here)" --label-exclude '^(window|bench)$' --exclude-regex '^chessops$'
    check_coverage
}

stage_format() {
    local formatter
    formatter=$(clang_tool clang-format) || return 0
    check "format: files differ from what clang-format writes" \
        all_formatted "$formatter"
}

all_formatted() {
    cpp_files | (cd "$root" && xargs -0 "$1" --dry-run --Werror)
}

stage_tidy() {
    local tidy compiler
    tidy=$(clang_tool clang-tidy) || return 0
    compiler=$(clang_tool clang++) || return 0
    # Configured only: clang-tidy needs the compile commands. Without precompiled headers, which it could not read.
    if ! configure tidy -DCMAKE_CXX_COMPILER="$compiler" -DCMAKE_DISABLE_PRECOMPILE_HEADERS=ON; then
        check "tidy: the configuration" false
        return
    fi
    check "tidy: clang-tidy has complaints" all_tidy "$tidy"
}

# Looks at what changed, newest commit first, for at most three minutes; what passed once is not looked at again until it,
# a header or the rules change.
all_tidy() {
    local file stamp rules stamps=$root/build/tidy/stamps log=$root/build/tidy/clang-tidy.log
    local until=$((SECONDS + 180)) seen=0 late=0 status=0
    mkdir -p "$stamps"
    : >"$log"
    rules=$(cd "$root" && { git_here ls-files -z '*.h' .clang-tidy | xargs -0 cat 2>/dev/null; } | cksum)
    local batch=()
    while IFS= read -r file; do
        stamp=$stamps/$(printf '%s %s' "$rules" "$(cksum "$root/$file")" | cksum | tr ' ' -)
        [ ! -e "$stamp" ] || continue
        if [ $SECONDS -ge $until ]; then
            late=$((late + 1))
            continue
        fi
        seen=$((seen + 1))
        batch+=("$stamp" "$file")
        if [ ${#batch[@]} -ge $((2 * $(jobs_here))) ]; then
            tidy_batch "$1" "$log" "${batch[@]}" || status=1
            batch=()
        fi
    done < <(changed_sources)
    [ ${#batch[@]} -eq 0 ] || tidy_batch "$1" "$log" "${batch[@]}" || status=1
    say "clang-tidy looked at $seen files$([ $late -eq 0 ] || echo ", $late more had to wait for want of time")"
    cat "$log"
    return $status
}

# tidy_batch TOOL LOG (STAMP FILE)…: the files side by side.
tidy_batch() {
    local tidy=$1 log=$2 pids=() pid status=0
    shift 2
    while [ $# -gt 0 ]; do
        (
            cd "$root" || exit 1
            words=$("$tidy" --quiet --warnings-as-errors='*' -p build/tidy "$2" 2>/dev/null) && touch "$1" && exit 0
            printf '%s\n' "$words" >>"$log"
            exit 1
        ) &
        pids+=($!)
        shift 2
    done
    for pid in "${pids[@]}"; do wait "$pid" || status=1; done
    return $status
}

stage_translations() {
    [ -d "$root/translations" ] || { check "translations: there is no translations folder" false; return; }
    if ! configure release -DTOUCHMOVE_WERROR=ON || ! build release update_translations >/dev/null; then
        check "translations: update_translations" false
        return
    fi
    check "translations: update_translations changes files in translations/; run it and commit them" \
        unchanged translations
    check "translations: texts without a translation" complete_translations
}

unchanged() {
    if ! git_here rev-parse --git-dir >/dev/null 2>&1; then
        say "No git repository here: can't tell whether $1/ changed"
        return
    fi
    (cd "$root" && git_here --no-pager diff --stat --exit-code -- "$1")
}

complete_translations() {
    ! grep -n 'type="unfinished"' "$root"/translations/*_zh_CN.ts "$root"/translations/*_zh_TW.ts
}

# The tests under the sanitizers have counted the lines that they ran.
check_coverage() {
    local folder=$root/build/asan laws=core/laws
    if ! command -v gcovr >/dev/null || ! command -v gcov >/dev/null; then
        say "Coverage skipped: there is no gcovr with GCC's gcov here"
        return
    fi
    check "coverage: a line of $laws is hidden from the count" nothing_hidden "$laws"
    check "coverage: under 97 in 100 of the lines of $laws run in the tests" count_lines "$folder" "$laws"
}

nothing_hidden() {
    ! grep -rnE '(GCOV|LCOV|GCOVR)_EXCL' "$root/$1"
}

# count_lines BUILD-FOLDER SOURCE-FOLDER: the table of its files, with the lines that never ran.
count_lines() {
    gcovr --root "$root" --object-directory "$1" --filter "$root/$2/" -j "$(jobs_here)" --txt --fail-under-line 97 \
        "$1/$2" "$1/tests/$2"
}

# Installs the JavaScript library for the tests, once; the window tests read what they saved with it too.
install_chessops() {
    local folder=$root/tests/chessops
    [ -d "$folder" ] && command -v npm >/dev/null && command -v node >/dev/null || return 0
    [ ! "$folder/node_modules/.package-lock.json" -nt "$folder/package-lock.json" ] || return 0
    say "Installing chessops for the tests with npm"
    npm ci --prefix "$folder" --no-audit --no-fund --loglevel=error </dev/null || say "npm could not install chessops"
}

stage_chessops() {
    local folder=$root/tests/chessops
    if ! command -v npm >/dev/null || ! command -v node >/dev/null; then
        say "Skipped: there is no npm here"
        return
    fi
    check "chessops: npm could not install it" [ -d "$folder/node_modules/chessops" ]
    make release -DTOUCHMOVE_WERROR=ON || return 0
    run_tests chessops release --tests-regex '^chessops$'
}

# clang_tool NAME: the tool of Clang 16, whose format and complaints the code is held to.
clang_tool() {
    local tool
    for tool in "$1-16" "$1"; do
        if command -v "$tool" >/dev/null && "$tool" --version | grep -q 'version 16\.'; then
            command -v "$tool"
            return
        fi
    done
    say "Skipped: there is no $1 of version 16 here" >&2
    return 1
}

# The folder may belong to somebody else than who runs this, as in a container.
git_here() { git -c safe.directory="$root" -C "$root" "$@"; }

# A downloaded archive of the sources is no git repository.
cpp_files() {
    if git_here rev-parse --git-dir >/dev/null 2>&1; then
        git_here ls-files -z '*.h' '*.cpp'
    else
        (cd "$root" && find core ui app tests \( -name '*.h' -o -name '*.cpp' \) -print0)
    fi
}

# The .cpp files of core, ui and app that changed, and those whose header of the same name did; newest change first.
changed_sources() {
    local base range file
    base=${TOUCHMOVE_BASE:-$(git_here merge-base origin/main HEAD 2>/dev/null)}
    if [ -z "$base" ] || [ "$(git_here rev-parse "$base^{commit}" 2>/dev/null)" = "$(git_here rev-parse HEAD)" ]; then
        base=$(git_here rev-parse --verify --quiet HEAD~10)
    fi
    range=HEAD
    [ -z "$base" ] || range=$base..HEAD
    {
        git_here diff --name-only HEAD
        git_here log --name-only --format= "$range"
    } 2>/dev/null | sed -n 's/^\(\(core\|ui\|app\)\/.*\)\.\(cpp\|h\)$/\1.cpp/p' | awk '!seen[$0]++' | while IFS= read -r file; do
        [ ! -f "$root/$file" ] || printf '%s\n' "$file"
    done
}
