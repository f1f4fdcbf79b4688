#include "core/laws/series.h"

#include "core/notation/textscan.h"

#include <algorithm>
#include <charconv>
#include <utility>

namespace chess {

namespace {

constexpr int FormatVersion = 1;
constexpr int MostPoints = 1000;
constexpr int MostGames = 1'000'000;

// The words of the tag: "1 game 3 of 6 white first colors alternating points 1 0.5 0".
constexpr std::string_view GameWord = "game";
constexpr std::string_view OfWord = "of";
constexpr std::string_view WhiteWord = "white";
constexpr std::string_view ColorsWord = "colors";
constexpr std::string_view PointsWord = "points";

std::string_view word(SeriesPlayer player) { return player == SeriesPlayer::First ? "first" : "second"; }
std::string_view word(SeriesColors colors) { return colors == SeriesColors::Alternating ? "alternating" : "lot"; }

std::optional<int> parseNumber(std::string_view text, int most)
{
    int number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error != std::errc() || end != text.data() + text.size() || number < 0 || number > most)
        return std::nullopt;
    return number;
}

/// The words of a tag's value, taken one after the other.
class Words
{
public:
    explicit Words(std::string_view text) : m_text(text) { }

    std::string_view next()
    {
        const std::size_t begin = textscan::skipBlanks(m_text, m_at);
        m_at = textscan::endOfWord(m_text, begin);
        return m_text.substr(begin, m_at - begin);
    }
    bool accept(std::string_view word)
    {
        const std::size_t before = m_at;
        if (next() == word)
            return true;
        m_at = before;
        return false;
    }
    bool atEnd() const { return textscan::skipBlanks(m_text, m_at) == m_text.size(); }

private:
    std::string_view m_text;
    std::size_t m_at = 0;
};

/// What one game's tag says; the names come from elsewhere.
struct SeriesTag {
    SeriesTerms terms;
    int number = 0;
    SeriesPlayer white{};
};

std::string toText(const SeriesTag &tag)
{
    std::string text = std::to_string(FormatVersion);
    const auto add = [&text](std::string_view word) { text.append(" ").append(word); };
    add(GameWord);
    add(std::to_string(tag.number));
    if (tag.terms.games) {
        add(OfWord);
        add(std::to_string(*tag.terms.games));
    }
    add(WhiteWord);
    add(word(tag.white));
    add(ColorsWord);
    add(word(tag.terms.colors));
    add(PointsWord);
    for (const SeriesScore score : {tag.terms.win, tag.terms.draw, tag.terms.loss})
        add(toText(score));
    return text;
}

/// The one of \p values whose word \p text is.
template <typename T>
std::optional<T> parseWord(std::string_view text, std::initializer_list<T> values)
{
    for (const T value : values) {
        if (text == word(value))
            return value;
    }
    return std::nullopt;
}

std::optional<SeriesTag> parseTag(std::string_view text)
{
    Words words(text);
    if (words.next() != std::to_string(FormatVersion) || !words.accept(GameWord))
        return std::nullopt;
    SeriesTag tag;
    const auto number = parseNumber(words.next(), MostGames);
    if (words.accept(OfWord)) {
        tag.terms.games = parseNumber(words.next(), MostGames);
        if (tag.terms.games.value_or(0) < 1)
            return std::nullopt;
    }
    const auto white =
        words.accept(WhiteWord) ? parseWord(words.next(), {SeriesPlayer::First, SeriesPlayer::Second}) : std::nullopt;
    const auto colors = words.accept(ColorsWord)
        ? parseWord(words.next(), {SeriesColors::Alternating, SeriesColors::ByLot})
        : std::nullopt;
    const bool points = words.accept(PointsWord);
    const auto win = parseSeriesScore(words.next());
    const auto draw = parseSeriesScore(words.next());
    const auto loss = parseSeriesScore(words.next());
    if (number.value_or(0) < 1 || !white || !colors || !points || !win || !draw || !loss || !words.atEnd())
        return std::nullopt;
    tag.number = *number;
    tag.white = *white;
    tag.terms.colors = *colors;
    tag.terms.win = *win;
    tag.terms.draw = *draw;
    tag.terms.loss = *loss;
    return tag;
}

SeriesScore worth(Points points, const SeriesTerms &terms)
{
    return points == Points::One ? terms.win : points == Points::Half ? terms.draw : terms.loss;
}

bool isVoid(const std::optional<Outcome> &outcome) { return outcome && outcome->termination == Termination::Void; }

PerSeriesPlayer<std::string> namesOf(const Game &game, SeriesPlayer white)
{
    PerSeriesPlayer<std::string> names;
    names[white] = std::string(*game.tag("White"));
    names[opponentOf(white)] = std::string(*game.tag("Black"));
    return names;
}

/// Makes a series of a file's games, one by one.
class SeriesReader
{
public:
    void read(std::size_t index, const Tags &tags)
    {
        const auto found = std::ranges::find(tags, SeriesTagName, &Tag::name);
        if (found == tags.end())
            return;
        auto tag = parseTag(found->value);
        if (!tag) {
            note(SeriesProblem::Kind::Unreadable, index);
            return;
        }
        const Game game(tags);
        if (!isVoid(game.outcome()))
            add(index, *tag, game);
    }

    std::optional<SeriesReading> finish()
    {
        if (!m_series)
            return std::nullopt;
        int expected = 1;
        for (const SeriesGame &game : m_series->games()) {
            if (game.number != expected)
                note(SeriesProblem::Kind::NumberMissing, indexOf(game.number));
            expected = game.number + 1;
        }
        return SeriesReading{std::move(*m_series), std::move(m_problems)};
    }

private:
    void note(SeriesProblem::Kind kind, std::size_t index) { m_problems.push_back({kind, index}); }

    std::size_t indexOf(int number) const { return std::ranges::find(m_places, number, &Place::number)->index; }

    void add(std::size_t index, SeriesTag &tag, const Game &game)
    {
        tag.terms.names = namesOf(game, tag.white);
        if (!m_series)
            m_series.emplace(tag.terms);
        const PerSeriesPlayer<std::string> &names = m_series->terms().names;
        if (tag.terms.names.first == names.second && tag.terms.names.second == names.first
            && names.first != names.second) {
            tag.white = opponentOf(tag.white);
            std::swap(tag.terms.names.first, tag.terms.names.second);
        }
        if (tag.terms.names != names)
            note(SeriesProblem::Kind::OtherNames, index);
        tag.terms.names = names;
        if (tag.terms != m_series->terms())
            note(SeriesProblem::Kind::OtherTerms, index);
        const auto earlier = std::ranges::find(m_series->games(), tag.number, &SeriesGame::number);
        if (earlier != m_series->games().end()) {
            if (earlier->outcome)
                note(SeriesProblem::Kind::NumberTwice, indexOf(tag.number));
            std::erase_if(m_places, [&](const Place &place) { return place.number == tag.number; });
        }
        m_places.push_back({tag.number, index});
        m_series = m_series->with({tag.number, tag.white, game.outcome()});
    }

    struct Place {
        int number;
        std::size_t index; ///< Of the game in the file.
    };
    std::optional<Series> m_series;
    std::vector<Place> m_places;
    std::vector<SeriesProblem> m_problems;
};

} // namespace

std::string toText(SeriesScore score)
{
    const int whole = hundredths(score) / 100;
    const int rest = hundredths(score) % 100;
    std::string text = std::to_string(whole);
    if (rest == 0)
        return text;
    text += '.';
    text += static_cast<char>('0' + rest / 10);
    if (rest % 10 != 0)
        text += static_cast<char>('0' + rest % 10);
    return text;
}

std::optional<SeriesScore> parseSeriesScore(std::string_view text)
{
    const std::size_t point = text.find('.');
    const auto whole = parseNumber(text.substr(0, point), MostPoints);
    if (!whole)
        return std::nullopt;
    int score = *whole * 100;
    if (point != std::string_view::npos) {
        const std::string_view digits = text.substr(point + 1);
        const bool good = (digits.size() == 1 || digits.size() == 2) && std::ranges::all_of(digits, textscan::isDigit);
        if (!good)
            return std::nullopt;
        score += (digits[0] - '0') * 10 + (digits.size() == 2 ? digits[1] - '0' : 0);
    }
    return score <= MostPoints * 100 ? std::optional(SeriesScore(score)) : std::nullopt;
}

Series Series::with(const SeriesGame &game) const
{
    Series series = *this;
    if (isVoid(game.outcome)) {
        std::erase_if(series.m_games, [&](const SeriesGame &other) { return other.number == game.number; });
        return series;
    }
    const auto place = std::ranges::lower_bound(series.m_games, game.number, {}, &SeriesGame::number);
    if (place != series.m_games.end() && place->number == game.number)
        *place = game;
    else
        series.m_games.insert(place, game);
    return series;
}

PerSeriesPlayer<SeriesScore> Series::score() const
{
    PerSeriesPlayer<SeriesScore> sum;
    for (const SeriesGame &game : m_games) {
        if (!game.outcome)
            continue;
        const auto add = [&](SeriesPlayer player, Points points) {
            sum[player] = sum[player] + worth(points, m_terms);
        };
        add(game.white, game.outcome->points.white);
        add(opponentOf(game.white), game.outcome->points.black);
    }
    return sum;
}

std::optional<SeriesPlayer> Series::nextWhite() const
{
    if (m_terms.colors == SeriesColors::ByLot)
        return std::nullopt;
    return m_games.empty() ? SeriesPlayer::First : opponentOf(m_games.back().white);
}

bool Series::over() const
{
    const auto ended = std::ranges::count_if(m_games, [](const SeriesGame &game) { return game.outcome.has_value(); });
    return m_terms.games && ended >= *m_terms.games;
}

void recordSeriesGame(Game &game, const SeriesTerms &terms, int number, SeriesPlayer white)
{
    game.setTag("White", terms.names[white]);
    game.setTag("Black", terms.names[opponentOf(white)]);
    game.setTag("Round", std::to_string(number));
    game.setTag(SeriesTagName, toText({terms, number, white}));
}

std::optional<SeriesReading> readSeries(std::span<const Tags> games)
{
    SeriesReader reader;
    for (std::size_t i = 0; i < games.size(); ++i)
        reader.read(i, games[i]);
    return reader.finish();
}

} // namespace chess
