#pragma once

#include "core/game/pgnreading.h"
#include "core/library/filescan.h"
#include "core/library/gameindex.h"
#include "core/library/movestore.h"

#include <functional>
#include <optional>
#include <stop_token>
#include <string>

namespace chess {

struct OpenOptions {
    /// Where indexes are kept, so that a file that hasn't changed opens at once; empty for nowhere.
    std::string cacheFolder{};
    std::optional<Charset> charset{}; ///< What somebody has said that it is; otherwise it is recognised.
    int threads = 1;
    std::stop_token stop{};
    /// Gets the games while the index grows, so that they can be shown: those that follow, whose offsets are in the
    /// file. Not called where the index comes from the cache.
    std::function<void(const ScannedGames &)> grown{};
    /// The character set was not what the beginning of the file made believe: the games that were shown are read anew.
    std::function<void()> restarted{};
    std::function<void(const ScanProgress &)> progress{};
};

/// Why a game can't be read from its file.
struct CollectionError {
    enum class Kind : std::uint8_t {
        NoSuchGame,
        Changed, ///< Another program has written into the file, or cut it, since it was opened.
        Unreadable,
    };
    Kind kind;
    std::error_code system{}; ///< Why it is unreadable.
};

/// A PGN file as a list of games. It holds the file open, knows all games by their index, and reads one when asked;
/// the file is never in memory as a whole. A game's id is its number in the file from 0.
class Collection
{
public:
    /// Opens \p path and indexes it, which may take seconds; ask for it in a worker.
    static Expected<Collection, ScanError> open(const std::string &path, const OpenOptions &options = {});

    /// Deletes what the cache knows of \p path, so that it is indexed anew the next time: for one that proved damaged.
    static void dropCache(const std::string &path, const std::string &cacheFolder);

    std::uint32_t size() const { return m_index.size(); }
    const GameIndex &index() const { return m_index; }
    const MoveStore &moves() const { return m_moves; }
    const HeldFile &file() const { return m_file; }
    Charset charset() const { return m_charset; }
    const FileState &state() const { return m_state; }
    bool fromCache() const { return m_fromCache; }

    /// The game with its faults, its number and its place in the file.
    Expected<GameReading, CollectionError> read(GameId id) const;
    /// Its text as UTF-8: all that belongs to it.
    Expected<std::string, CollectionError> text(GameId id) const;
    /// Is there another file, or another content, under the name now?
    bool changedOnDisk() const;

private:
    Collection(std::string path, HeldFile file, FileState state)
        : m_path(std::move(path)), m_file(std::move(file)), m_state(state)
    {
    }

    std::string m_path;
    HeldFile m_file;
    FileState m_state;
    Charset m_charset = Charset::Utf8;
    GameIndex m_index;
    MoveStore m_moves;
    bool m_fromCache = false;
};

} // namespace chess
