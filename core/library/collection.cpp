#include "core/library/collection.h"

#include "core/library/indexcache.h"

#include <filesystem>
#include <memory>

namespace chess {

namespace {

/// The bytes at the start of a file by which its character set is guessed before all of it is read.
constexpr std::size_t FirstLook = std::size_t{1} << 20;

ScanError unreadable(std::error_code why) { return {ScanError::Kind::Unreadable, why}; }

/// Empty for no cache.
std::string cachePath(const std::string &path, const std::string &folder)
{
    if (folder.empty())
        return {};
    std::error_code ignored;
    return folder + '/' + cacheFileName(std::filesystem::absolute(path, ignored).string());
}

/// The character set that all bytes of \p file together speak for.
Expected<Charset, ScanError> charsetOf(const HeldFile &file, const std::stop_token &stop)
{
    CharsetDetector detector;
    std::string rest; // of a line that goes on in the next piece
    for (std::uint64_t offset = 0;;) {
        if (stop.stop_requested())
            return Unexpected(ScanError{ScanError::Kind::Stopped});
        const auto bytes = file.read(offset, FirstLook);
        if (!bytes)
            return Unexpected(unreadable(bytes.error()));
        offset += bytes->size();
        const bool last = bytes->size() < FirstLook;
        const std::size_t lineEnd = bytes->find_last_of("\r\n");
        const std::size_t whole = last ? bytes->size() : lineEnd == std::string::npos ? 0 : lineEnd + 1;
        const std::string_view lines = std::string_view(*bytes).substr(0, whole);
        if (rest.empty()) {
            detector.add(lines);
        } else if (whole > 0 || last) {
            detector.add(rest.append(lines));
            rest.clear();
        }
        rest.append(*bytes, whole);
        if (last)
            return detector.charset();
    }
}

Expected<Charset, ScanError> charsetAtFirstLook(const HeldFile &file)
{
    const auto bytes = file.read(0, FirstLook);
    if (!bytes)
        return Unexpected(unreadable(bytes.error()));
    return detectCharset(*bytes);
}

/// Scans the file into \p index, and its moves into \p sink.
std::optional<ScanError> scanInto(GameIndex &index, const HeldFile &file, Charset charset, std::uint64_t fileSize,
                                  const OpenOptions &options, const std::function<void(const ScannedGames &)> &sink)
{
    ScanOptions scanOptions;
    scanOptions.threads = options.threads;
    scanOptions.stop = options.stop;
    const auto result = scanFile(file, charset, scanOptions, [&](ScannedGames &&games) {
        index.append(games);
        sink(games);
        if (options.grown)
            options.grown(games);
        if (options.progress)
            options.progress({games.end, fileSize});
    });
    if (!result)
        return result.error();
    return std::nullopt;
}

struct Indexed {
    Charset charset = Charset::Utf8;
    GameIndex index;
    MoveStore moves;
};

/// Indexes the file, and fills the cache if there is to be one.
Expected<Indexed, ScanError> indexed(const HeldFile &file, const CacheKey &key, const std::string &cache,
                                     const OpenOptions &options)
{
    const auto firstLook = options.charset ? Expected<Charset, ScanError>(*options.charset) : charsetAtFirstLook(file);
    if (!firstLook)
        return Unexpected(firstLook.error());
    Charset charset = *firstLook;
    bool useCache = !cache.empty();
    for (;;) {
        Indexed result;
        std::optional<CacheWriter> writer;
        if (useCache)
            writer.emplace(cache);
        const bool writing = writer && !writer->failed();
        const auto keepMoves = [&](const ScannedGames &games) {
            writing ? writer->append(games) : result.moves.append(games);
        };
        if (const auto error = scanInto(result.index, file, charset, key.state.size, options, keepMoves))
            return Unexpected(*error);
        const auto real = options.charset ? Expected<Charset, ScanError>(charset) : charsetOf(file, options.stop);
        if (!real)
            return Unexpected(real.error());
        const auto now = file.state();
        if (!now || !(*now == key.state))
            return Unexpected(ScanError{ScanError::Kind::Changed});
        const bool wrongSet = *real != charset;
        charset = *real;
        result.charset = charset;
        if (!wrongSet) {
            result.index.settle();
            if (!writing)
                return result;
            if (auto moves = writer->complete(result.index, charset, key)) {
                result.moves = std::move(*moves);
                return result;
            }
            useCache = false; // the disk is full: once more, with the moves in memory
        }
        if (options.restarted)
            options.restarted();
    }
}

} // namespace

Expected<Collection, ScanError> Collection::open(const std::string &path, const OpenOptions &options)
{
    auto file = HeldFile::open(path);
    if (!file)
        return Unexpected(unreadable(file.error()));
    const auto key = cacheKeyOf(*file);
    if (!key)
        return Unexpected(unreadable(key.error()));
    const std::string cache = cachePath(path, options.cacheFolder);
    Collection collection(path, std::move(*file), key->state);
    if (auto cached = cache.empty() ? std::nullopt : readCache(cache, *key);
        cached && cached->charset == options.charset.value_or(cached->charset)) {
        collection.m_charset = cached->charset;
        collection.m_index = std::move(cached->index);
        collection.m_moves = std::move(cached->moves);
        collection.m_fromCache = true;
        return collection;
    }
    auto result = indexed(collection.m_file, *key, cache, options);
    if (!result)
        return Unexpected(result.error());
    collection.m_charset = result->charset;
    collection.m_index = std::move(result->index);
    collection.m_moves = std::move(result->moves);
    return collection;
}

void Collection::dropCache(const std::string &path, const std::string &cacheFolder)
{
    std::error_code ignored;
    std::filesystem::remove(cachePath(path, cacheFolder), ignored);
}

Expected<std::string, CollectionError> Collection::text(GameId id) const
{
    using Kind = CollectionError::Kind;
    if (chess::index(id) >= size())
        return Unexpected(CollectionError{Kind::NoSuchGame});
    const GameRecord &record = m_index.record(id);
    auto bytes = m_file.read(record.offset, record.size);
    if (!bytes)
        return Unexpected(CollectionError{Kind::Unreadable, bytes.error()});
    // Asked after reading, so that nothing can change in between.
    const auto now = m_file.state();
    if (!now)
        return Unexpected(CollectionError{Kind::Unreadable, now.error()});
    if (!(*now == m_state) || bytes->size() != record.size)
        return Unexpected(CollectionError{Kind::Changed});
    return decodedRest(std::move(*bytes), m_charset);
}

Expected<GameReading, CollectionError> Collection::read(GameId id) const
{
    const auto gameText = text(id);
    if (!gameText)
        return Unexpected(gameText.error());
    auto reading = readGame(*gameText);
    if (!reading)
        return Unexpected(CollectionError{CollectionError::Kind::Changed});
    reading->number = chess::index(id) + 1;
    reading->offset = m_index.record(id).offset;
    reading->size = m_index.record(id).size;
    return std::move(*reading);
}

bool Collection::changedOnDisk() const
{
    const auto now = HeldFile::open(m_path);
    const auto state = now ? now->state() : Expected<FileState, std::error_code>(Unexpected(now.error()));
    return !state || !(*state == m_state);
}

} // namespace chess
