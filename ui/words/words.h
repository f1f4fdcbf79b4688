#pragma once

#include "core/board/position.h"
#include "core/game/game.h"
#include "core/game/outcome.h"
#include "core/game/pgnreading.h"
#include "core/laws/event.h"
#include "core/laws/refusal.h"
#include "core/notation/fen.h"
#include "core/notation/movetext.h"
#include "ui/controller/fileerror.h"

#include <QCoreApplication>
#include <QString>

#include <optional>

namespace chess::ui {

/// What the program says to people about chess, in their language: one place for the words of every error, refusal and
/// result, so that the same thing is called by the same name everywhere.
class Words
{
    Q_DECLARE_TR_FUNCTIONS(Words)

public:
    /// "White", "Black"
    static QString side(Color color);
    /// "knight"; a lower-case common noun for use inside a sentence.
    static QString man(PieceType type);
    /// "white knight"
    static QString man(Piece piece);
    /// "e4"
    static QString square(Square square);
    /// "a8, e1": in the order of the squares, empty for none.
    static QString squares(Bitboard squares);

    /// Why the man on \p from can't go to \p to in \p position; a whole sentence.
    static QString moveError(const MoveError &error, const Position &position, Square from, Square to);
    /// Why the typed \p text is no move in \p position; a whole sentence.
    static QString moveTextError(const MoveTextError &error, const Position &position, const QString &text);

    /// Why \p text can't be read as a position, with the place counted from 1; a whole sentence.
    static QString fenError(const FenError &error, const QString &text);
    /// What was assumed while a position was read; a whole sentence.
    static QString fenAssumption(const FenAssumption &assumption);
    /// What is wrong or unusual with a position; a whole sentence.
    static QString setupFault(const SetupFault &fault);
    /// The unplayable faults in one text, one a line.
    static QString setupFaults(const SetupFaults &faults);

    /// Why \p player may not do now what he asked for; a whole sentence.
    static QString refusal(const Refusal &refusal, Color player, const Position &position);
    /// The same for a move tried from \p from to \p to.
    static QString moveRefusal(const Refusal &refusal, const Position &position, Square from, Square to);
    /// What happened in a match, for the status line; empty for what shows itself, such as a move.
    static QString event(const Event &event);

    /// Why the moves of a game from a file can't be played; empty for none.
    static QString startProblem(StartProblem problem);
    /// A piece of a game file that no move could be made of, to be read where it stood.
    static QString unread(const QString &text);
    /// "Line 12: the move Sf3 isn't legal"
    static QString pgnFault(const PgnFault &fault);
    /// What went wrong with a file, as a heading: "“games.pgn” can't be read."
    static QString cannotRead(const FileError &error);
    static QString cannotWrite(const FileError &error);
    /// Why; a whole sentence.
    static QString fileError(const FileError &error);

    /// "1–0", "0–1", "½–½", "0–0", "½–0", for reading.
    static QString score(const Outcome &outcome);
    /// "White wins", "Draw"
    static QString result(const Outcome &outcome);
    /// "checkmate", "agreed", "three times the same position"; empty if it isn't known.
    static QString reason(Termination termination);
    /// "White wins by checkmate", "Draw: stalemate"; the result alone where the reason isn't known.
    static QString resultAndReason(const Outcome &outcome);

    /// What the position is: "White to move", "Black is in check", "White is checkmated", "Stalemate".
    static QString status(const Position &position);
};

} // namespace chess::ui
