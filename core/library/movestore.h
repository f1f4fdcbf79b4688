#pragma once

#include "core/library/gamerecord.h"
#include "core/library/heldfile.h"
#include "core/library/scannedgames.h"

#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace chess {

/// Where the rows and moves of some games that follow each other stand.
struct MoveGroup {
    std::uint64_t at = 0; ///< Of the rows; the moves follow.
    std::uint32_t firstGame = 0;
    std::uint32_t games = 0;
    std::uint32_t moveBytes = 0;
    std::uint32_t rowsHash = 0; ///< By which damage is noticed.
    std::uint32_t movesHash = 0;
    std::uint32_t unused = 0; ///< So that every byte is defined.

    /// The group that follows \p before, of \p games that will stand at \p at.
    static MoveGroup of(const ScannedGames &games, std::uint64_t at, std::span<const MoveGroup> before);
};
static_assert(sizeof(MoveGroup) == 32);

/// The bytes of \p games that a group holds: rows, then moves.
std::string_view rowBytes(const ScannedGames &games);

/// The moves of all games of a file in their compact form, in groups; in a file that is read again for each search (and
/// so kept in memory by the system as long as there is room), or where there is none, in memory.
class MoveStore
{
public:
    /// In memory, and empty.
    MoveStore() = default;
    MoveStore(HeldFile file, std::vector<MoveGroup> groups)
        : m_file(std::make_shared<const HeldFile>(std::move(file))), m_groups(std::move(groups))
    {
    }
    /// Adds the games that follow those that are there; in memory alone.
    void append(const ScannedGames &games);

    std::span<const MoveGroup> groups() const { return m_groups; }
    /// Puts the rows of \p group into \p rows; false if the file was damaged.
    bool readRows(const MoveGroup &group, std::vector<MoveRow> &rows) const;
    /// Puts the moves of \p group into \p moves; false if the file was damaged.
    bool readMoves(const MoveGroup &group, std::string &moves) const;
    /// Bytes of memory held.
    std::size_t memory() const { return m_memory.capacity() + m_groups.capacity() * sizeof(MoveGroup); }

private:
    bool read(std::uint64_t at, std::span<char> bytes) const;

    std::shared_ptr<const HeldFile> m_file;
    std::string m_memory;
    std::vector<MoveGroup> m_groups;
};

/// The moves of the game \p number of a group, its start before them if it has one of its own; empty where the rows
/// and moves don't fit together.
std::string_view movesOf(std::span<const MoveRow> rows, std::string_view moves, std::size_t number);

} // namespace chess
