#pragma once

#include "core/library/scannedgames.h"

#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace chess {

/// A game as a list shows it. The views are good while the index lives.
struct GameEntry {
    std::string_view event;
    std::string_view site;
    std::string date;
    std::string round;
    std::string_view white;
    std::string_view black;
    std::string_view eco;
    std::uint16_t whiteElo = 0; ///< 0 where unknown.
    std::uint16_t blackElo = 0;
    ResultToken result = ResultToken::Unknown;
    std::uint32_t plies = 0; ///< Of the main line.
};

/// What is known of all games of a file without looking into it, in the order of the file: less than 100 bytes each.
class GameIndex
{
public:
    /// Adds the games that follow those that are there.
    void append(const ScannedGames &games);
    /// No more games will come: gives back the memory that only append() needs.
    void settle() { m_strings.settle(); }

    std::uint32_t size() const { return m_size; }
    const GameRecord &record(GameId id) const { return (*m_pages[index(id) / PageSize])[index(id) % PageSize]; }
    GameEntry entry(GameId id) const;
    const StringPool &strings() const { return m_strings; }
    /// Bytes of memory held.
    std::size_t memory() const;

    /// The games of page \p number from 0: PageSize of them but on the last page.
    std::span<const GameRecord> page(std::size_t number) const { return *m_pages[number]; }
    std::size_t pageCount() const { return m_pages.size(); }
    static constexpr std::size_t PageSize = 4096; ///< Games.
    /// An empty index with the texts of another one, whose pages are to follow.
    static GameIndex withStrings(StringPool strings);
    /// Adds the next page of that one; false if it doesn't fit to the texts.
    bool appendPage(std::span<const GameRecord> page);

private:
    void add(const GameRecord &record);

    using Page = std::vector<GameRecord>;
    std::vector<std::unique_ptr<Page>> m_pages; ///< So that growing copies nothing and wastes little.
    std::uint32_t m_size = 0;
    StringPool m_strings;
};

} // namespace chess
