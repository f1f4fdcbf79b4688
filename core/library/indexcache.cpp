#include "core/library/indexcache.h"

#include "core/library/bytehash.h"

#include <algorithm>
#include <array>
#include <cstdio>
#include <cstring>
#include <filesystem>
#include <utility>

#include <cerrno>
#include <cstdlib>
#include <unistd.h>

namespace chess {

namespace {

/// To be counted up whenever the meaning of a byte of the file changes.
constexpr std::uint32_t Version = 1;
constexpr std::array<char, 8> Magic{'T', 'M', 'i', 'n', 'd', 'e', 'x', '\n'};
constexpr std::uint32_t ByteOrder = 0x01020304;

/// The file begins with this; groups of rows and moves follow, then what the header tells the place of.
struct Header {
    std::array<char, 8> magic = Magic;
    std::uint32_t byteOrder = ByteOrder;
    std::uint32_t version = Version;
    std::uint64_t size = 0; ///< Of the file that is indexed, like the next two.
    std::int64_t modified = 0;
    std::uint64_t samples = 0;
    std::uint32_t charset = 0;
    std::uint32_t games = 0;
    std::uint64_t tablesAt = 0; ///< Groups, ends of texts, texts, records, one behind the other.
    std::uint32_t groups = 0;
    std::uint32_t strings = 0;
    std::uint64_t textSize = 0;
    std::uint64_t tablesHash = 0;
    std::uint64_t headerHash = 0; ///< Of all before it.
};
static_assert(sizeof(Header) == 88);

template <typename T>
std::string_view bytesOf(std::span<const T> values)
{
    return {reinterpret_cast<const char *>(values.data()), values.size_bytes()};
}

std::string_view bytesOf(const Header &header) { return {reinterpret_cast<const char *>(&header), sizeof(Header)}; }

std::uint64_t hashOf(const Header &header)
{
    return byteHash(bytesOf(header).substr(0, sizeof(Header) - sizeof(header.headerHash)));
}

/// Reads \p count values from \p at on, past which it moves.
template <typename T>
bool readTable(const HeldFile &file, std::uint64_t &at, std::size_t count, std::vector<T> &table)
{
    table.resize(count);
    const std::span<char> bytes(reinterpret_cast<char *>(table.data()), count * sizeof(T));
    const auto got = file.read(at, bytes);
    at += bytes.size();
    return got && *got == bytes.size();
}

} // namespace

Expected<CacheKey, std::error_code> cacheKeyOf(const HeldFile &file)
{
    static constexpr std::size_t SampleSize = 4096;
    static constexpr std::uint64_t Samples = 64;
    const auto state = file.state();
    if (!state)
        return Unexpected(state.error());
    CacheKey key{*state, 0};
    const std::uint64_t last = state->size > SampleSize ? state->size - SampleSize : 0;
    for (std::uint64_t i = 0; i < Samples; ++i) {
        const auto sample = file.read(last / (Samples - 1) * i + last % (Samples - 1) * i / (Samples - 1), SampleSize);
        if (!sample)
            return Unexpected(sample.error());
        key.samples = byteHash(*sample, key.samples);
    }
    return key;
}

std::string cacheFileName(const std::string &path)
{
    std::array<char, 40> name{};
    std::snprintf(name.data(), name.size(), "%016llx.tmindex", static_cast<unsigned long long>(byteHash(path)));
    return name.data();
}

std::optional<CachedIndex> readCache(const std::string &cache, const CacheKey &key)
{
    auto file = HeldFile::open(cache);
    if (!file)
        return std::nullopt;
    Header header;
    const auto read = file->read(0, {reinterpret_cast<char *>(&header), sizeof(Header)});
    const bool ours = read && *read == sizeof(Header) && header.magic == Magic && header.byteOrder == ByteOrder
        && header.version == Version && header.headerHash == hashOf(header) && header.charset < std::size(AllCharsets);
    if (!ours || !(CacheKey{{header.size, header.modified}, header.samples} == key))
        return std::nullopt;
    const std::uint64_t tables = header.groups * sizeof(MoveGroup) + header.games * sizeof(GameRecord)
        + (header.strings + std::uint64_t{1}) * sizeof(std::uint32_t) + header.textSize;
    const auto state = file->state();
    if (!state || state->size != header.tablesAt + tables)
        return std::nullopt;
    std::uint64_t at = header.tablesAt;
    std::vector<MoveGroup> groups;
    std::vector<std::uint32_t> ends;
    if (!readTable(*file, at, header.groups, groups) || !readTable(*file, at, header.strings + std::size_t{1}, ends))
        return std::nullopt;
    auto text = file->read(at, static_cast<std::size_t>(header.textSize));
    if (!text || text->size() != header.textSize)
        return std::nullopt;
    at += header.textSize;
    std::uint64_t hash = byteHash(bytesOf(std::span<const MoveGroup>(groups)));
    hash = byteHash(bytesOf(std::span<const std::uint32_t>(ends)), hash);
    hash = byteHash(*text, hash);
    CachedIndex cached;
    cached.charset = static_cast<Charset>(header.charset);
    cached.index = GameIndex::withStrings(StringPool::from(std::move(*text), std::move(ends)));
    std::vector<GameRecord> page;
    while (cached.index.size() < header.games) {
        const std::size_t count = std::min<std::size_t>(GameIndex::PageSize, header.games - cached.index.size());
        if (!readTable(*file, at, count, page) || !cached.index.appendPage(page))
            return std::nullopt;
        hash = byteHash(bytesOf(std::span<const GameRecord>(page)), hash);
    }
    if (hash != header.tablesHash)
        return std::nullopt;
    cached.moves = MoveStore(std::move(*file), std::move(groups));
    return cached;
}

CacheWriter::CacheWriter(std::string cache) : m_cache(std::move(cache)), m_beside(m_cache + ".XXXXXX")
{
    std::error_code ignored; // mkstemp says it
    std::filesystem::create_directories(std::filesystem::path(m_cache).parent_path(), ignored);
    m_descriptor = mkstemp(m_beside.data());
    write(std::string(sizeof(Header), '\0'));
}

CacheWriter::~CacheWriter() { fail(); }

void CacheWriter::fail()
{
    if (m_descriptor < 0)
        return;
    close(m_descriptor);
    unlink(m_beside.c_str());
    m_descriptor = -1;
}

void CacheWriter::write(std::string_view bytes)
{
    static constexpr std::size_t BufferSize = std::size_t{1} << 18;
    m_size += bytes.size();
    if (m_buffer.size() + bytes.size() > BufferSize)
        flush();
    if (bytes.size() > BufferSize)
        toDisk(bytes);
    else
        m_buffer += bytes;
}

void CacheWriter::flush()
{
    toDisk(m_buffer);
    m_buffer.clear();
}

void CacheWriter::toDisk(std::string_view bytes)
{
    while (!bytes.empty() && !failed()) {
        const ssize_t count = ::write(m_descriptor, bytes.data(), bytes.size());
        if (count >= 0)
            bytes.remove_prefix(static_cast<std::size_t>(count));
        else if (errno != EINTR)
            fail();
    }
}

void CacheWriter::append(const ScannedGames &games)
{
    if (games.rows.empty())
        return;
    m_groups.push_back(MoveGroup::of(games, m_size, m_groups));
    write(rowBytes(games));
    write(games.moves);
}

std::optional<MoveStore> CacheWriter::complete(const GameIndex &index, Charset charset, const CacheKey &key)
{
    Header header;
    header.size = key.state.size;
    header.modified = key.state.modified;
    header.samples = key.samples;
    header.charset = static_cast<std::uint32_t>(charset);
    header.games = index.size();
    header.tablesAt = m_size;
    header.groups = static_cast<std::uint32_t>(m_groups.size());
    header.strings = index.strings().size();
    header.textSize = index.strings().joined().size();

    std::uint64_t hash = 0;
    const auto put = [&](std::string_view table) {
        hash = byteHash(table, hash);
        write(table);
    };
    put(bytesOf(std::span<const MoveGroup>(m_groups)));
    put(bytesOf(index.strings().ends()));
    put(index.strings().joined());
    for (std::size_t page = 0; page < index.pageCount(); ++page)
        put(bytesOf(index.page(page)));
    header.tablesHash = hash;
    header.headerHash = hashOf(header);
    flush();
    const bool written = !failed() && pwrite(m_descriptor, &header, sizeof(Header), 0) == sizeof(Header)
        && std::rename(m_beside.c_str(), m_cache.c_str()) == 0;
    if (!written) {
        fail();
        return std::nullopt;
    }
    // The very file that was written, though another program may write one under the name now.
    return MoveStore(HeldFile::adopt(std::exchange(m_descriptor, -1)), m_groups);
}

} // namespace chess
