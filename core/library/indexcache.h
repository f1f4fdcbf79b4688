#pragma once

#include "core/library/gameindex.h"
#include "core/library/heldfile.h"
#include "core/library/movestore.h"
#include "core/notation/charset.h"

#include <memory>
#include <optional>
#include <string>

namespace chess {

/// What a cache file must agree with to be of use.
struct CacheKey {
    FileState state;
    std::uint64_t samples = 0; ///< A hash of pieces of the content all over the file.
    bool operator==(const CacheKey &) const = default;
};
Expected<CacheKey, std::error_code> cacheKeyOf(const HeldFile &file);

/// The name of the cache file of the PGN file \p path, which should be absolute, within the folder of the caches.
std::string cacheFileName(const std::string &path);

/// An index with its moves, as a cache keeps it.
struct CachedIndex {
    Charset charset = Charset::Utf8;
    GameIndex index;
    MoveStore moves;
};

/// Reads the cache file \p cache if it is there, whole, of this version, and of the file with \p key.
std::optional<CachedIndex> readCache(const std::string &cache, const CacheKey &key);

/// Writes a cache file as the games come, so that their moves need no memory. It is there under its name only once it
/// is complete; otherwise nothing is left of it. Where it can't be written it says so in the end, and all goes on
/// without.
class CacheWriter
{
public:
    explicit CacheWriter(std::string cache);
    ~CacheWriter();
    CacheWriter(const CacheWriter &) = delete;
    CacheWriter &operator=(const CacheWriter &) = delete;

    bool failed() const { return m_descriptor < 0; }
    /// The rows and moves of the games that follow those that came.
    void append(const ScannedGames &games);
    /// Completes the file; returns where the moves are to be found from now on. Empty where the file can't be written.
    std::optional<MoveStore> complete(const GameIndex &index, Charset charset, const CacheKey &key);

private:
    void write(std::string_view bytes);
    void flush();
    void toDisk(std::string_view bytes);
    void fail();

    std::string m_cache;
    std::string m_beside;
    int m_descriptor = -1;
    std::string m_buffer; ///< Not yet written.
    std::uint64_t m_size = 0; ///< Of the file, with the buffer.
    std::vector<MoveGroup> m_groups;
};

} // namespace chess
