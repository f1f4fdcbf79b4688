#pragma once

#include "core/board/position.h"
#include "core/board/variant.h"

#include <QString>
#include <QStringList>

#include <optional>
#include <vector>

/// One row of a table of worked cases of the Laws: what a position, after some moves, has to answer to a question.
///
/// The columns, with tabs between them: id, rules (fide, rapid, casual, classic, 960), FEN or "startpos", moves,
/// question, expected answer, article. Moves are UCI, castling in 960 as king takes rook; "w=" offers a draw, "w+"
/// accepts, "w-" declines (b likewise), "@s" after a move are the seconds used for it; "-" is none.
struct LawsCase {
    QString id;
    QString rules;
    QString fen;
    QStringList moves;
    QString question; ///< The first word.
    QStringList arguments; ///< The words after it.
    QString expected;

    chess::Variant variant() const;
    /// Where the moves begin; empty for a FEN that can't be read or played.
    std::optional<chess::Position> start() const;
    /// The position after the moves, where all of them are plain legal moves from a playable start.
    std::optional<chess::Position> position() const;
};

/// Reads a table; lines that begin with "#" are comments. Names the lines that have too few columns in \p faults.
std::vector<LawsCase> readLawsCases(const QString &file, QStringList &faults);

/// Answers the cases of one question.
struct LawsQuestion {
    const char *word;
    /// Empty where the program can't answer this case yet.
    std::optional<QString> (*answer)(const LawsCase &);
};

/// Questions about positions, moves and their notation.
std::vector<LawsQuestion> positionQuestions();
/// Questions about games in progress, asked of a match.
std::vector<LawsQuestion> matchQuestions();
