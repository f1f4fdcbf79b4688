#include "core/library/movestore.h"

#include "core/library/bytehash.h"

#include <algorithm>

namespace chess {

namespace {

std::uint32_t hashOf(std::string_view bytes) { return static_cast<std::uint32_t>(byteHash(bytes)); }

} // namespace

MoveGroup MoveGroup::of(const ScannedGames &games, std::uint64_t at, std::span<const MoveGroup> before)
{
    MoveGroup group;
    group.at = at;
    group.firstGame = before.empty() ? 0 : before.back().firstGame + before.back().games;
    group.games = static_cast<std::uint32_t>(games.rows.size());
    group.moveBytes = static_cast<std::uint32_t>(games.moves.size());
    group.rowsHash = hashOf(rowBytes(games));
    group.movesHash = hashOf(games.moves);
    return group;
}

std::string_view rowBytes(const ScannedGames &games)
{
    return {reinterpret_cast<const char *>(games.rows.data()), games.rows.size() * sizeof(MoveRow)};
}

void MoveStore::append(const ScannedGames &games)
{
    if (games.rows.empty())
        return;
    m_groups.push_back(MoveGroup::of(games, m_memory.size(), m_groups));
    m_memory += rowBytes(games);
    m_memory += games.moves;
}

bool MoveStore::read(std::uint64_t at, std::span<char> bytes) const
{
    if (m_file) {
        const auto count = m_file->read(at, bytes);
        return count && *count == bytes.size();
    }
    if (at + bytes.size() > m_memory.size())
        return false;
    std::ranges::copy(std::string_view(m_memory).substr(at, bytes.size()), bytes.begin());
    return true;
}

bool MoveStore::readRows(const MoveGroup &group, std::vector<MoveRow> &rows) const
{
    rows.resize(group.games);
    const std::span<char> bytes(reinterpret_cast<char *>(rows.data()), rows.size() * sizeof(MoveRow));
    return read(group.at, bytes) && hashOf({bytes.data(), bytes.size()}) == group.rowsHash;
}

bool MoveStore::readMoves(const MoveGroup &group, std::string &moves) const
{
    moves.resize(group.moveBytes);
    return read(group.at + group.games * sizeof(MoveRow), moves) && hashOf(moves) == group.movesHash;
}

std::string_view movesOf(std::span<const MoveRow> rows, std::string_view moves, std::size_t number)
{
    const std::size_t begin = rows[number].moves;
    const std::size_t end = number + 1 < rows.size() ? rows[number + 1].moves : moves.size();
    if (begin > end || end > moves.size())
        return {};
    return moves.substr(begin, end - begin);
}

} // namespace chess
