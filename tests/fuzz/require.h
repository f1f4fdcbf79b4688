#pragma once

/// Ends the fuzzer's run, so that it keeps the input, where something doesn't hold that always must.
inline void require(bool holds)
{
    if (!holds)
        __builtin_trap();
}
