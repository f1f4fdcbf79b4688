#pragma once

#include "course.h"

#include <QTest>

#include <string>

/// Tables of matches in words: what is told of one at its end, or why its last word is refused.
namespace coursetable {

inline void storyColumns()
{
    QTest::addColumn<std::string>("terms");
    QTest::addColumn<std::string>("fen");
    QTest::addColumn<std::string>("words");
    QTest::addColumn<std::string>("course");
    QTest::addColumn<std::string>("clocks");
    QTest::addColumn<std::string>("moves");
}
inline void story(const char *name, const std::string &terms, const std::string &fen, const std::string &words,
                  const std::string &course, const std::string &clocks, const std::string &moves)
{
    QTest::newRow(name) << terms << fen << words << course << clocks << moves;
}
inline void tellStory()
{
    QFETCH(std::string, terms);
    QFETCH(std::string, fen);
    QFETCH(std::string, words);
    QFETCH(std::string, course);
    QFETCH(std::string, clocks);
    QFETCH(std::string, moves);
    chess::Game game(script::positionOf(fen));
    chess::Match match(game, script::termsOf(terms));
    script::run(match, script::withEnvelopes(words));
    QCOMPARE(QString::fromStdString(script::course(match)), QString::fromStdString(course));
    QCOMPARE(QString::fromStdString(script::clocks(match)), QString::fromStdString(clocks));
    QCOMPARE(QString::fromStdString(script::moves(match)), QString::fromStdString(moves));
}

// Where the clocks don't matter.

inline void courseColumns()
{
    QTest::addColumn<std::string>("terms");
    QTest::addColumn<std::string>("fen");
    QTest::addColumn<std::string>("words");
    QTest::addColumn<std::string>("course");
}
inline void courseRow(const char *name, const std::string &terms, const std::string &fen, const std::string &words,
                      const std::string &course)
{
    QTest::newRow(name) << terms << fen << words << course;
}
inline void tellCourse()
{
    QFETCH(std::string, terms);
    QFETCH(std::string, fen);
    QFETCH(std::string, words);
    QFETCH(std::string, course);
    chess::Game game(script::positionOf(fen));
    chess::Match match(game, script::termsOf(terms));
    script::run(match, script::withEnvelopes(words));
    QCOMPARE(QString::fromStdString(script::course(match)), QString::fromStdString(course));
}

inline void refusalColumns()
{
    QTest::addColumn<std::string>("terms");
    QTest::addColumn<std::string>("fen");
    QTest::addColumn<std::string>("words");
    QTest::addColumn<chess::Refusal::Kind>("kind");
}
inline void refusalRow(const char *name, const std::string &terms, const std::string &words, chess::Refusal::Kind kind,
                       const std::string &fen = "startpos")
{
    QTest::newRow(name) << terms << fen << words << kind;
}
inline void tellRefusal()
{
    QFETCH(std::string, terms);
    QFETCH(std::string, fen);
    QFETCH(std::string, words);
    QFETCH(chess::Refusal::Kind, kind);
    chess::Game game(script::positionOf(fen));
    chess::Match match(game, script::termsOf(terms));
    const auto refusal = script::run(match, script::withEnvelopes(words));
    QVERIFY(refusal);
    QCOMPARE(refusal->kind, kind);
}

} // namespace coursetable
