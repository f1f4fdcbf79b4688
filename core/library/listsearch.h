#pragma once

#include "core/library/collection.h"
#include "core/library/positionsearch.h"
#include "core/library/tagquery.h"

#include <string_view>
#include <vector>

namespace chess {

/// The games in whose list entry every word of \p words stands somewhere (players, event, site, date, round, ECO,
/// ratings, result), capitals and accents aside; for filtering while somebody types. All games for no word.
std::vector<GameId> filterByText(const GameIndex &index, std::string_view words);

/// Do \p tags fit \p query? The roster's unknown tags are there, as in Game::tags().
bool tagsFit(const TagQuery &query, const Tags &tags);

/// The games whose tags fit \p query, their result being that of the list. Only where the answer hangs on a tag that
/// the index doesn't hold is the game's text looked into.
Expected<std::vector<GameId>, SearchError> findByTags(const Collection &collection, const TagQuery &query,
                                                      const SearchOptions &options = {});

/// The games in a comment of which \p text stands, capitals and accents aside, in the main line or a variation, and how
/// many half-moves of the main line come before it. Commands within comments (`[%clk 0:01:00]`) are no text.
Expected<SearchHits, SearchError> findInComments(const Collection &collection, std::string_view text,
                                                 const SearchOptions &options = {});

} // namespace chess
