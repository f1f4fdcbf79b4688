#include "core/library/filescan.h"

#include "core/library/gamescan.h"

#include <algorithm>
#include <condition_variable>
#include <limits>
#include <map>
#include <mutex>
#include <optional>
#include <thread>
#include <vector>

namespace chess {

namespace {

/// The games of a piece of the file, and where the first one behind them begins.
struct PieceScan {
    ScannedGames games;
    std::uint64_t next = 0;
    bool complete = false; ///< The file ends with them.
};
using PieceResult = Expected<PieceScan, ScanError>;

constexpr std::uint64_t NoLimit = std::numeric_limits<std::uint64_t>::max();

/// Turns offsets in a text into those of its file; asked for in their order.
class FileOffsets
{
public:
    FileOffsets(const FileText &piece, Charset charset, std::uint64_t begin)
        : m_text(piece.text), m_charset(charset), m_offset(begin + piece.mark)
    {
    }
    std::uint64_t operator()(std::size_t at)
    {
        m_offset += bytesIn(m_text.substr(m_at, at - m_at), m_charset);
        m_at = at;
        return m_offset;
    }

private:
    std::string_view m_text;
    Charset m_charset;
    std::uint64_t m_offset;
    std::size_t m_at = 0;
};

/// Scans \p piece, which begins at \p begin of the file.
PieceScan scanPiece(const FileText &piece, Charset charset, std::uint64_t begin, const std::stop_token &stop)
{
    TextScan scan = scanText(piece.text, piece.limit, piece.complete, stop);
    FileOffsets offsets(piece, charset, begin);
    for (GameRecord &record : scan.games.records) {
        const auto at = static_cast<std::size_t>(record.offset);
        const std::size_t size = record.size;
        record.offset = offsets(at);
        record.size = static_cast<std::uint32_t>(
            std::min<std::uint64_t>(offsets(at + size) - record.offset, std::numeric_limits<std::uint32_t>::max()));
    }
    PieceScan result{std::move(scan.games), offsets(scan.next), piece.complete && scan.next >= piece.text.size()};
    result.games.end = result.next;
    return result;
}

/// The games that begin from \p begin up to \p limit of the file, as many of them as about \p size bytes hold, at least
/// one if there is one.
PieceResult scanFrom(const HeldFile &file, Charset charset, std::uint64_t begin, std::uint64_t limit, std::size_t size,
                     const std::stop_token &stop)
{
    for (;; size *= 2) {
        if (stop.stop_requested())
            return Unexpected(ScanError{ScanError::Kind::Stopped});
        const auto piece = readText(file, charset, begin, size,
                                    limit == NoLimit ? std::string::npos : static_cast<std::size_t>(limit - begin));
        if (!piece)
            return Unexpected(ScanError{ScanError::Kind::Unreadable, piece.error()});
        PieceScan scan = scanPiece(*piece, charset, begin, stop);
        if (!scan.games.records.empty() || scan.complete || scan.next >= piece->limit)
            return scan;
    }
}

Expected<std::uint64_t, ScanError> scanInOrder(const HeldFile &file, Charset charset, const ScanOptions &options,
                                               const ScanSink &sink)
{
    std::uint64_t begin = 0;
    for (;;) {
        auto scan = scanFrom(file, charset, begin, NoLimit, options.pieceSize, options.stop);
        if (!scan)
            return Unexpected(scan.error());
        if (options.stop.stop_requested())
            return Unexpected(ScanError{ScanError::Kind::Stopped});
        begin = scan->next;
        sink(std::move(scan->games));
        if (scan->complete)
            return begin;
    }
}

/// Cuts a file into pieces where games seem to begin, lets several threads scan them at once, and hands the games on in
/// their order. Where a piece proves not to begin with a game (the tag stood in a comment), what was scanned from there
/// is thrown away, and read again from the right place.
class ParallelScan
{
public:
    ParallelScan(const HeldFile &file, Charset charset, const ScanOptions &options)
        : m_file(file), m_charset(charset), m_options(options)
    {
    }

    Expected<std::uint64_t, ScanError> run(const ScanSink &sink)
    {
        std::vector<std::jthread> helpers;
        for (int i = 1; i < m_options.threads; ++i)
            helpers.emplace_back([this] { help(); });
        auto result = collect(sink);
        {
            const std::lock_guard lock(m_mutex);
            m_over = true;
        }
        m_changed.notify_all();
        return result;
    }

private:
    /// Pieces that were scanned or are being, and not yet handed on.
    static constexpr std::size_t MostAhead = 16;
    /// Bytes behind a piece in which the next game shows that the last one is over.
    static constexpr std::size_t Overlap = 16384;

    struct Piece {
        std::uint64_t begin = 0;
        std::uint64_t end = 0; ///< Where the next piece begins; NoLimit for the last.
    };
    struct Scanned {
        Piece piece;
        PieceResult result;
    };

    /// The next piece to scan, or an error; empty when there is none.
    std::optional<Expected<Piece, std::error_code>> cut()
    {
        if (m_allCut)
            return std::nullopt;
        // A game begins somewhere in the last bytes of a piece, unless it is very long.
        const std::size_t searched = std::min(Overlap, m_options.pieceSize);
        const std::uint64_t searchBegin = m_nextCut + m_options.pieceSize - searched;
        const auto bytes = m_file.read(searchBegin, searched);
        m_allCut = !bytes || bytes->size() < searched;
        if (!bytes)
            return Unexpected(bytes.error());
        Piece piece{m_nextCut, NoLimit};
        if (!m_allCut) {
            std::size_t lineEnd = bytes->rfind("\n[Event ");
            if (lineEnd == std::string::npos)
                lineEnd = bytes->rfind('\n');
            m_nextCut = lineEnd == std::string::npos ? searchBegin + searched : searchBegin + lineEnd + 1;
            piece.end = m_nextCut;
        }
        return piece;
    }

    /// Scans the next piece; false if there is none, or enough wait. \p lock is held before and after.
    bool scanOne(std::unique_lock<std::mutex> &lock)
    {
        if (m_cut - m_handedOn >= MostAhead)
            return false;
        const auto piece = cut();
        if (!piece)
            return false;
        const std::size_t number = m_cut++;
        if (!*piece) {
            m_scanned.emplace(number, Scanned{{}, Unexpected(ScanError{ScanError::Kind::Unreadable, piece->error()})});
            return true;
        }
        lock.unlock();
        Scanned scanned{**piece, scan(**piece)};
        lock.lock();
        m_scanned.emplace(number, std::move(scanned));
        m_changed.notify_all();
        return true;
    }

    PieceResult scan(const Piece &piece) const
    {
        const std::size_t size = piece.end == NoLimit ? m_options.pieceSize + Overlap
                                                      : static_cast<std::size_t>(piece.end - piece.begin) + Overlap;
        return scanFrom(m_file, m_charset, piece.begin, piece.end, size, m_options.stop);
    }

    void help()
    {
        std::unique_lock lock(m_mutex);
        while (!m_over && !m_allCut) {
            if (!scanOne(lock) && !m_over && !m_allCut)
                m_changed.wait(lock);
        }
    }

    /// Takes the scanned pieces in their order, and works too while the next one isn't there.
    Expected<std::uint64_t, ScanError> collect(const ScanSink &sink)
    {
        std::uint64_t next = 0;
        bool complete = false;
        std::unique_lock lock(m_mutex);
        for (;;) {
            if (m_options.stop.stop_requested())
                return Unexpected(ScanError{ScanError::Kind::Stopped});
            const auto found = m_scanned.find(m_handedOn);
            if (found == m_scanned.end()) {
                if (m_allCut && m_handedOn == m_cut)
                    return next;
                if (!scanOne(lock) && !m_scanned.contains(m_handedOn))
                    m_changed.wait(lock);
                continue;
            }
            Scanned scanned = std::move(found->second);
            m_scanned.erase(found);
            ++m_handedOn;
            lock.unlock();
            m_changed.notify_all();
            if (const auto error = handOn(std::move(scanned), next, complete, sink))
                return Unexpected(*error);
            lock.lock();
        }
    }

    /// Hands on the games of \p scanned, or what is really there, from \p next up to where the piece ends.
    std::optional<ScanError> handOn(Scanned &&scanned, std::uint64_t &next, bool &complete, const ScanSink &sink) const
    {
        if (complete)
            return std::nullopt;
        if (!scanned.result)
            return scanned.result.error();
        PieceScan scan = std::move(*scanned.result);
        bool usable = scanned.piece.begin == next;
        while (usable || (next < scanned.piece.end && !complete)) {
            if (!usable) {
                auto again =
                    scanFrom(m_file, m_charset, next, scanned.piece.end, m_options.pieceSize + Overlap, m_options.stop);
                if (!again)
                    return again.error();
                scan = std::move(*again);
            }
            usable = false;
            next = scan.next;
            complete = scan.complete;
            sink(std::move(scan.games));
        }
        return std::nullopt;
    }

    const HeldFile &m_file;
    Charset m_charset;
    const ScanOptions &m_options;

    std::mutex m_mutex;
    std::condition_variable m_changed;
    // What the mutex guards.
    std::uint64_t m_nextCut = 0;
    std::size_t m_cut = 0; ///< Pieces.
    std::size_t m_handedOn = 0;
    bool m_allCut = false;
    bool m_over = false;
    std::map<std::size_t, Scanned> m_scanned;
};

} // namespace

Expected<std::uint64_t, ScanError> scanFile(const HeldFile &file, Charset charset, const ScanOptions &options,
                                            const ScanSink &sink)
{
    const bool wide = charset == Charset::Utf16LittleEndian || charset == Charset::Utf16BigEndian;
    if (options.threads > 1 && !wide)
        return ParallelScan(file, charset, options).run(sink);
    return scanInOrder(file, charset, options, sink);
}

} // namespace chess
