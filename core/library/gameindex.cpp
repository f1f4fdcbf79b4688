#include "core/library/gameindex.h"

#include <utility>

namespace chess {

void GameIndex::append(const ScannedGames &games)
{
    std::vector<StringId> ids;
    ids.reserve(games.strings.size());
    for (std::uint32_t id = 0; id < games.strings.size(); ++id)
        ids.push_back(m_strings.add(games.strings[StringId{id}]));
    const auto own = [&ids](StringId id) { return ids[index(id)]; };
    for (GameRecord record : games.records) {
        record.event = own(record.event);
        record.site = own(record.site);
        record.white = own(record.white);
        record.black = own(record.black);
        record.eco = own(record.eco);
        if (const auto id = record.date.pooled())
            record.date = record.date.withId(own(*id));
        if (const auto id = record.round.pooled())
            record.round = record.round.withId(own(*id));
        add(record);
    }
}

void GameIndex::add(const GameRecord &record)
{
    if (m_size % PageSize == 0) {
        m_pages.push_back(std::make_unique<Page>());
        m_pages.back()->reserve(PageSize);
    }
    m_pages.back()->push_back(record);
    ++m_size;
}

GameEntry GameIndex::entry(GameId id) const
{
    const GameRecord &game = record(id);
    return {m_strings[game.event],
            m_strings[game.site],
            game.date.text(m_strings),
            game.round.text(m_strings),
            m_strings[game.white],
            m_strings[game.black],
            m_strings[game.eco],
            game.whiteElo,
            game.blackElo,
            game.result,
            game.plies};
}

std::size_t GameIndex::memory() const
{
    return m_pages.size() * PageSize * sizeof(GameRecord) + m_pages.capacity() * sizeof(m_pages[0])
        + m_strings.memory();
}

GameIndex GameIndex::withStrings(StringPool strings)
{
    GameIndex result;
    result.m_strings = std::move(strings);
    return result;
}

bool GameIndex::appendPage(std::span<const GameRecord> page)
{
    const auto known = [this](StringId id) { return chess::index(id) < m_strings.size(); };
    for (const GameRecord &record : page) {
        const bool fits = known(record.event) && known(record.site) && known(record.white) && known(record.black)
            && known(record.eco) && known(record.date.pooled().value_or(StringId{}))
            && known(record.round.pooled().value_or(StringId{})) && record.result <= ResultToken::Draw;
        if (!fits)
            return false;
        add(record);
    }
    return true;
}

} // namespace chess
