#include "core/library/listsearch.h"

#include "core/library/parallel.h"
#include "core/library/searchtext.h"
#include "core/notation/textscan.h"

#include <algorithm>
#include <array>
#include <atomic>

namespace chess {

namespace {

/// Games that a thread takes at a time.
constexpr std::uint32_t Share = 1024;

std::size_t sharesOf(std::uint32_t games) { return (games + std::size_t{Share} - 1) / Share; }

/// One answer for each text of a pool, found once for all games that have it.
class PoolAnswers
{
public:
    template <typename Question>
    PoolAnswers(const StringPool &pool, const Question &question)
    {
        m_answers.reserve(pool.size());
        for (std::uint32_t id = 0; id < pool.size(); ++id)
            m_answers.push_back(question(pool[StringId{id}]) ? 1 : 0);
    }
    bool operator[](StringId id) const { return m_answers[index(id)] != 0; }

private:
    std::vector<std::uint8_t> m_answers;
};

bool contains(std::string_view text, std::string_view part) { return text.find(part) != std::string_view::npos; }

/// A word that is looked for in list entries.
class WordFilter
{
public:
    WordFilter(const StringPool &pool, std::string word)
        : m_pool(pool), m_word(std::move(word)),
          m_texts(pool, [this](std::string_view text) { return contains(searchText(text), m_word); }),
          m_inNumbers(m_word.find_first_not_of("0123456789.?") == std::string::npos)
    {
        for (std::size_t i = 0; i < m_results.size(); ++i)
            m_results[i] = contains(toString(static_cast<ResultToken>(i)), m_word);
    }

    bool fits(const GameRecord &game) const
    {
        if (m_texts[game.white] || m_texts[game.black] || m_texts[game.event] || m_texts[game.site] || m_texts[game.eco]
            || m_results[static_cast<std::size_t>(game.result)])
            return true;
        if (const auto id = game.date.pooled(); id && m_texts[*id])
            return true;
        if (const auto id = game.round.pooled(); id && m_texts[*id])
            return true;
        if (!m_inNumbers)
            return false;
        return (!game.date.pooled() && contains(game.date.text(m_pool), m_word))
            || (!game.round.pooled() && contains(game.round.text(m_pool), m_word)) || eloFits(game.whiteElo)
            || eloFits(game.blackElo);
    }

private:
    bool eloFits(std::uint16_t elo) const { return elo != 0 && contains(std::to_string(elo), m_word); }

    const StringPool &m_pool;
    std::string m_word;
    PoolAnswers m_texts;
    bool m_inNumbers; ///< Could stand in a date, a round or a rating.
    std::array<bool, 4> m_results{};
};

/// A comparison whose tag the index holds.
class IndexedComparison
{
public:
    IndexedComparison(const StringPool &pool, const TagQuery::Comparison &asked)
        : m_pool(pool), m_asked(asked), m_tag(indexedTag(asked.tag)),
          m_texts(pool, [this](std::string_view text) { return m_tag && fits(text); })
    {
        for (std::size_t i = 0; i < m_results.size(); ++i)
            m_results[i] = m_tag && fits(toString(static_cast<ResultToken>(i)));
    }

    /// Empty where the index can't say it.
    std::optional<bool> answer(const GameRecord &game) const
    {
        if (!m_tag)
            return std::nullopt;
        switch (*m_tag) {
        case IndexedTag::Event:
            return m_texts[game.event];
        case IndexedTag::Site:
            return m_texts[game.site];
        case IndexedTag::White:
            return m_texts[game.white];
        case IndexedTag::Black:
            return m_texts[game.black];
        case IndexedTag::Eco:
            return m_texts[game.eco];
        case IndexedTag::Date: {
            const auto id = game.date.pooled();
            return id ? m_texts[*id] : fits(game.date.text(m_pool));
        }
        case IndexedTag::Round: {
            const auto id = game.round.pooled();
            return id ? m_texts[*id] : fits(game.round.text(m_pool));
        }
        case IndexedTag::Result:
            // With points of our own another tag says it.
            return game.has(GameRecord::UnevenResult) ? std::nullopt
                                                      : std::optional(m_results[static_cast<std::size_t>(game.result)]);
        case IndexedTag::WhiteElo:
            return elo(game, game.whiteElo);
        case IndexedTag::BlackElo:
            return elo(game, game.blackElo);
        }
        return std::nullopt;
    }

private:
    static std::optional<IndexedTag> indexedTag(std::string_view name)
    {
        for (std::size_t i = 0; i < IndexedTagCount; ++i) {
            const auto tag = static_cast<IndexedTag>(i);
            if (std::ranges::equal(tagName(tag), name, {}, textscan::lower, textscan::lower))
                return tag;
        }
        return std::nullopt;
    }
    bool fits(std::string_view value) const
    {
        return tagFits(tagName(*m_tag), value, m_asked.comparison, m_asked.value);
    }
    std::optional<bool> elo(const GameRecord &game, std::uint16_t value) const
    {
        if (value != 0)
            return fits(std::to_string(value));
        return game.has(GameRecord::OddElo) ? std::nullopt : std::optional(fits(""));
    }

    const StringPool &m_pool;
    const TagQuery::Comparison &m_asked;
    std::optional<IndexedTag> m_tag;
    PoolAnswers m_texts;
    std::array<bool, 4> m_results{};
};

/// The tags at the beginning of a game's text.
class TagCollector final : public PgnVisitor
{
public:
    static Tags read(std::string_view text)
    {
        TagCollector collector;
        collector.m_reader.read(text);
        return std::move(collector.m_tags);
    }
    void token(const PgnToken &token) override
    {
        if (token.kind == PgnToken::Kind::Tag)
            m_tags.push_back({std::string(token.name), tagValue(token.value)});
        else if (token.kind == PgnToken::Kind::MoveNumber || token.kind == PgnToken::Kind::Move)
            m_reader.stop();
    }

private:
    PgnReader m_reader{*this};
    Tags m_tags;
};

/// Looks for a text in the comments of one game.
class CommentSearch final : public PgnVisitor
{
public:
    explicit CommentSearch(const std::string &sought) : m_sought(sought) { }

    /// Half-moves of the main line before the first comment in which it stands.
    std::optional<std::uint32_t> find(std::string_view text)
    {
        m_reader.read(text);
        return m_found;
    }
    void token(const PgnToken &token) override
    {
        switch (token.kind) {
        case PgnToken::Kind::Move:
            m_plies += m_depth == 0 ? 1 : 0;
            return;
        case PgnToken::Kind::VariationBegin:
            ++m_depth;
            return;
        case PgnToken::Kind::VariationEnd:
            --m_depth;
            return;
        case PgnToken::Kind::Comment:
        case PgnToken::Kind::LineComment:
            break;
        default:
            return;
        }
        const std::string text =
            token.kind == PgnToken::Kind::Comment ? unwrapped(token.value) : std::string(token.value);
        if (!contains(searchText(text), m_sought))
            return;
        const Annotations annotations = readComment(text);
        const bool said = std::ranges::any_of(annotations, [this](const Annotation &annotation) {
            return annotation.kind == Annotation::Kind::Text && contains(searchText(annotation.text), m_sought);
        });
        if (said) {
            m_found = m_plies;
            m_reader.stop();
        }
    }

private:
    const std::string &m_sought;
    PgnReader m_reader{*this};
    std::uint32_t m_plies = 0;
    int m_depth = 0;
    std::optional<std::uint32_t> m_found;
};

template <typename T>
std::vector<T> joined(const std::vector<std::vector<T>> &parts)
{
    std::vector<T> all;
    for (const std::vector<T> &part : parts)
        all.insert(all.end(), part.begin(), part.end());
    return all;
}

} // namespace

std::vector<GameId> filterByText(const GameIndex &index, std::string_view words)
{
    std::vector<WordFilter> filters;
    for (std::size_t at = textscan::skipBlanks(words, 0); at < words.size(); at = textscan::skipBlanks(words, at)) {
        const std::size_t end = textscan::endOfWord(words, at);
        filters.emplace_back(index.strings(), searchText(words.substr(at, end - at)));
        at = end;
    }
    std::vector<GameId> games;
    for (std::uint32_t id = 0; id < index.size(); ++id) {
        const GameRecord &record = index.record(GameId{id});
        if (std::ranges::all_of(filters, [&record](const WordFilter &filter) { return filter.fits(record); }))
            games.push_back(GameId{id});
    }
    return games;
}

bool tagsFit(const TagQuery &query, const Tags &tags)
{
    const Game game(tags);
    const auto answer = [&](std::size_t i) -> std::optional<bool> {
        const TagQuery::Comparison &asked = query.comparisons()[i];
        const auto found = std::ranges::find_if(game.tags(), [&asked](const Tag &tag) {
            return std::ranges::equal(tag.name, asked.tag, {}, textscan::lower, textscan::lower);
        });
        const std::string_view value = found == game.tags().end() ? std::string_view() : found->value;
        return tagFits(asked.tag, value, asked.comparison, asked.value);
    };
    return query.fits(answer).value();
}

Expected<std::vector<GameId>, SearchError> findByTags(const Collection &collection, const TagQuery &query,
                                                      const SearchOptions &options)
{
    const GameIndex &index = collection.index();
    std::vector<IndexedComparison> comparisons;
    comparisons.reserve(query.comparisons().size());
    for (const TagQuery::Comparison &asked : query.comparisons())
        comparisons.emplace_back(index.strings(), asked);
    std::vector<std::vector<GameId>> found(sharesOf(index.size()));
    std::atomic<bool> changed = false;
    inParallel(options.threads, found.size(), options.stop, [&](std::size_t share) {
        const auto begin = static_cast<std::uint32_t>(share * Share);
        for (std::uint32_t id = begin; id < std::min(begin + Share, index.size()); ++id) {
            const GameRecord &record = index.record(GameId{id});
            auto fits = query.fits([&](std::size_t i) { return comparisons[i].answer(record); });
            if (!fits) {
                const auto text = collection.text(GameId{id});
                if (!text) {
                    changed = true;
                    return;
                }
                fits = tagsFit(query, TagCollector::read(*text));
            }
            if (*fits)
                found[share].push_back(GameId{id});
        }
    });
    if (options.stop.stop_requested())
        return Unexpected(SearchError::Stopped);
    if (changed)
        return Unexpected(SearchError::Changed);
    return joined(found);
}

Expected<SearchHits, SearchError> findInComments(const Collection &collection, std::string_view text,
                                                 const SearchOptions &options)
{
    const GameIndex &index = collection.index();
    const std::string sought = searchText(text);
    std::vector<SearchHits> found(sharesOf(index.size()));
    std::atomic<bool> changed = false;
    inParallel(options.threads, found.size(), options.stop, [&](std::size_t share) {
        const auto begin = static_cast<std::uint32_t>(share * Share);
        for (std::uint32_t id = begin; id < std::min(begin + Share, index.size()); ++id) {
            if (!index.record(GameId{id}).has(GameRecord::Comments))
                continue;
            const auto game = collection.text(GameId{id});
            if (!game) {
                changed = true;
                return;
            }
            if (const auto ply = CommentSearch(sought).find(*game))
                found[share].push_back({GameId{id}, *ply});
        }
    });
    if (options.stop.stop_requested())
        return Unexpected(SearchError::Stopped);
    if (changed)
        return Unexpected(SearchError::Changed);
    return joined(found);
}

} // namespace chess
