#pragma once

#include "core/library/filetext.h"
#include "core/library/scannedgames.h"

#include <functional>
#include <stop_token>

namespace chess {

struct ScanProgress {
    std::uint64_t done = 0; ///< Bytes.
    std::uint64_t total = 0;
};

struct ScanOptions {
    int threads = 1; ///< That work at the same time, the caller's among them; UTF-16 is always read by one.
    std::size_t pieceSize = std::size_t{1} << 20; ///< Bytes that a thread reads at a time.
    std::stop_token stop{};
};

struct ScanError {
    enum class Kind : std::uint8_t {
        Stopped,
        Unreadable,
        Changed, ///< Another program wrote into the file meanwhile.
    };
    Kind kind;
    std::error_code system{}; ///< Why it could not be read.
};

/// Gets the games of a file piece by piece in their order, in the thread that called. Offsets are those of the file.
using ScanSink = std::function<void(ScannedGames &&)>;

/// Reads all games of \p file, with the answers of readGames() and whatever the number of threads. No more of it is in
/// memory than a few pieces, but for a game that is longer. Returns how many bytes the file had.
Expected<std::uint64_t, ScanError> scanFile(const HeldFile &file, Charset charset, const ScanOptions &options,
                                            const ScanSink &sink);

} // namespace chess
