#pragma once

#include "core/game/game.h"
#include "core/game/outcome.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace chess {

/// Who of the two plays a series; he keeps his score when the colours change.
enum class SeriesPlayer : std::uint8_t { First, Second };
constexpr SeriesPlayer opponentOf(SeriesPlayer player)
{
    return player == SeriesPlayer::First ? SeriesPlayer::Second : SeriesPlayer::First;
}

template <typename T>
struct PerSeriesPlayer {
    T first{};
    T second{};
    constexpr T &operator[](SeriesPlayer player) { return player == SeriesPlayer::First ? first : second; }
    constexpr const T &operator[](SeriesPlayer player) const { return player == SeriesPlayer::First ? first : second; }
    bool operator==(const PerSeriesPlayer &) const = default;
};

/// Points of a series in hundredths, so that sums are exact whatever a win is worth.
enum class SeriesScore : int {};
constexpr int hundredths(SeriesScore score) { return static_cast<int>(score); }
constexpr SeriesScore operator+(SeriesScore a, SeriesScore b) { return SeriesScore(hundredths(a) + hundredths(b)); }
/// "1", "2.5", "0.33".
std::string toText(SeriesScore score);
/// Reads that, from 0 up to 1000 points.
std::optional<SeriesScore> parseSeriesScore(std::string_view text);

enum class SeriesColors : std::uint8_t {
    Alternating, ///< The first player has White in the first game, then each has the colours he didn't have.
    ByLot, ///< Drawn before each game.
};

/// What is agreed before the first game (LAWS L-RES-2).
struct SeriesTerms {
    PerSeriesPlayer<std::string> names{};
    SeriesColors colors = SeriesColors::Alternating;
    SeriesScore win{100};
    SeriesScore draw{50}; ///< For half a point of a game.
    SeriesScore loss{0};
    std::optional<int> games{}; ///< How many are to be played, at least 1; empty: as many as they like.
    bool operator==(const SeriesTerms &) const = default;
};

struct SeriesGame {
    int number; ///< From 1.
    SeriesPlayer white;
    std::optional<Outcome> outcome{}; ///< Empty while it is played or adjourned.
    bool operator==(const SeriesGame &) const = default;
};

/// Games between the same two people, and who leads.
class Series
{
public:
    explicit Series(SeriesTerms terms) : m_terms(std::move(terms)) { }

    const SeriesTerms &terms() const { return m_terms; }
    /// By number.
    std::span<const SeriesGame> games() const { return m_games; }
    /// This series with \p game, which takes the place of an earlier one of its number. A voided game is no part of a
    /// series: it leaves the place free for the one played instead.
    Series with(const SeriesGame &game) const;

    /// What the ended games gave both.
    PerSeriesPlayer<SeriesScore> score() const;
    /// The number of the next game; also when all are played.
    int nextNumber() const { return m_games.empty() ? 1 : m_games.back().number + 1; }
    /// Who has White in the next game; empty where the lot decides.
    std::optional<SeriesPlayer> nextWhite() const;
    /// All games that were agreed have ended.
    bool over() const;

    bool operator==(const Series &) const = default;

private:
    SeriesTerms m_terms;
    std::vector<SeriesGame> m_games;
};

/// The tag of a game that belongs to a series: its terms, the game's number and who has White.
inline constexpr std::string_view SeriesTagName = "TouchmoveSeries";

/// Writes the players' names, the round and the tag of the series into \p game, which is to be game \p number.
void recordSeriesGame(Game &game, const SeriesTerms &terms, int number, SeriesPlayer white);

struct SeriesProblem {
    enum class Kind : std::uint8_t {
        Unreadable, ///< The tag can't be read; the game is left out.
        OtherTerms, ///< It was played on other terms than the first game; these count.
        OtherNames, ///< Other people's names; the tag tells who is who.
        NumberTwice, ///< Another ended game has its number; the later one counts.
        NumberMissing, ///< The game before this one is not there.
    };
    Kind kind;
    std::size_t game; ///< Its index among those read, from 0.
    bool operator==(const SeriesProblem &) const = default;
};
struct SeriesReading {
    Series series;
    std::vector<SeriesProblem> problems;
};
/// The series that a file holds, from the tags of all its games in their order; games without the tag of a series are
/// and voided ones are passed over. Empty if all are. The names tell who has White, so that players who changed sides
/// in the course of a game keep their score.
std::optional<SeriesReading> readSeries(std::span<const Tags> games);

} // namespace chess
