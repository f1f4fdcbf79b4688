#pragma once

#include "script.h"

#include <string>

Q_DECLARE_METATYPE(chess::Refusal::Kind)

/// Tables of matches: the terms (script::termsOf), the start, the words (script.h), and what is said of the match in
/// the end.
namespace stories {

struct Played {
    Played(const std::string &terms, const std::string &fen, const std::string &words)
        : game(script::positionOf(fen)), match(game, script::termsOf(terms)), refusal(script::run(match, words))
    {
    }
    chess::Game game;
    chess::Match match;
    std::optional<chess::Refusal> refusal; ///< The last one.
};

inline void storyColumns()
{
    QTest::addColumn<std::string>("terms");
    QTest::addColumn<std::string>("fen");
    QTest::addColumn<std::string>("words");
    QTest::addColumn<std::string>("expected");
}
inline void story(const char *name, const std::string &terms, const std::string &fen, const std::string &words,
                  const std::string &expected)
{
    QTest::newRow(name) << terms << fen << words << expected;
}
/// A story from the start position.
inline void told(const char *name, const std::string &terms, const std::string &words, const std::string &expected)
{
    story(name, terms, "startpos", words, expected);
}
/// Plays the row and compares what \p say says.
template <typename Say>
void tellStory(const Say &say)
{
    QFETCH(std::string, terms);
    QFETCH(std::string, fen);
    QFETCH(std::string, words);
    QFETCH(std::string, expected);
    const Played played(terms, fen, words);
    QCOMPARE(QString::fromStdString(say(played)), QString::fromStdString(expected));
}

inline void refusalColumns()
{
    QTest::addColumn<std::string>("terms");
    QTest::addColumn<std::string>("fen");
    QTest::addColumn<std::string>("words");
    QTest::addColumn<chess::Refusal::Kind>("kind");
}
inline void refusalRow(const char *name, const std::string &terms, const std::string &fen, const std::string &words,
                       chess::Refusal::Kind kind)
{
    QTest::newRow(name) << terms << fen << words << kind;
}
/// Plays the row and compares why the last word that was refused was.
inline void tellRefusal()
{
    QFETCH(std::string, terms);
    QFETCH(std::string, fen);
    QFETCH(std::string, words);
    QFETCH(chess::Refusal::Kind, kind);
    const Played played(terms, fen, words);
    QVERIFY(played.refusal);
    QCOMPARE(played.refusal->kind, kind);
}

inline std::string seen(const Played &played) { return script::seen(played.match); }
inline std::string clocks(const Played &played) { return script::clocks(played.match); }
inline std::string recorded(const Played &played) { return script::recorded(played.game); }

} // namespace stories
