#include "ui/words/words.h"

#include <QStringList>

#include <algorithm>

namespace chess::ui {

QString Words::fenError(const FenError &error, const QString &text)
{
    // FenError counts bytes of UTF-8, people count letters.
    const QByteArray bytes = text.toUtf8();
    const auto offset = std::min(static_cast<qsizetype>(error.offset), bytes.size());
    const auto before = QString::fromUtf8(bytes.left(offset)).size();
    const auto place = before + 1;
    switch (error.kind) {
    case FenError::Kind::UnknownLetter:
        return before < text.size()
            ? tr("This is no position: “%1” at place %2 is no piece.").arg(text.mid(before, 1)).arg(place)
            : tr("This is no position: there is no piece at place %1.").arg(place);
    case FenError::Kind::RankTooLong:
        return tr("This is no position: at place %1 a rank has more than eight squares.").arg(place);
    case FenError::Kind::RankTooShort:
        return tr("This is no position: at place %1 a rank ends before its eighth square.").arg(place);
    case FenError::Kind::TooFewRanks:
        return tr("This is no position: it has fewer than eight ranks.");
    case FenError::Kind::TooManyRanks:
        return tr("This is no position: at place %1 a ninth rank begins.").arg(place);
    }
    return {};
}

QString Words::fenAssumption(const FenAssumption &assumption)
{
    switch (assumption.kind) {
    case FenAssumption::Kind::NoSideToMove:
        return tr("The side to move was missing: White.");
    case FenAssumption::Kind::BadSideToMove:
        return tr("The side to move could not be read: White.");
    case FenAssumption::Kind::NoCastling:
        return tr("Castling rights were missing: none.");
    case FenAssumption::Kind::BadCastling:
        return tr("A castling right could not be read and was left out.");
    case FenAssumption::Kind::NoEnPassant:
        return tr("The en passant square was missing: none.");
    case FenAssumption::Kind::BadEnPassant:
        return tr("The en passant square could not be read: none.");
    case FenAssumption::Kind::NoHalfmoveClock:
        return tr("The count of moves without capture or pawn move was missing: 0.");
    case FenAssumption::Kind::BadHalfmoveClock:
        return tr("The count of moves without capture or pawn move could not be read: 0.");
    case FenAssumption::Kind::NoFullmoveNumber:
        return tr("The move number was missing: 1.");
    case FenAssumption::Kind::BadFullmoveNumber:
        return tr("The move number could not be read: 1.");
    case FenAssumption::Kind::CastlingDropped:
        return tr("A castling right was left out: the king or rook isn't at home.");
    case FenAssumption::Kind::EnPassantDropped:
        return tr("The en passant square was left out: no pawn has just passed it.");
    case FenAssumption::Kind::TextAfterEnd:
        return tr("The text after the position was passed over.");
    }
    return {};
}

QString Words::setupFault(const SetupFault &fault)
{
    const bool white = fault.color.value_or(Color::White) == Color::White;
    const QString where = squares(fault.squares);
    switch (fault.kind) {
    case SetupFault::Kind::NoKing:
        return white ? tr("White has no king.") : tr("Black has no king.");
    case SetupFault::Kind::SeveralKings:
        return white ? tr("White has more than one king: %1.").arg(where)
                     : tr("Black has more than one king: %1.").arg(where);
    case SetupFault::Kind::PawnOnEndRank:
        return tr("A pawn can't stand on the first or last rank: %1.").arg(where);
    case SetupFault::Kind::OpponentInCheck:
        return white ? tr("White's king is in check, but it is Black's move.")
                     : tr("Black's king is in check, but it is White's move.");
    case SetupFault::Kind::CastlingWithoutKing:
        return white ? tr("White can't castle: the king isn't at home.")
                     : tr("Black can't castle: the king isn't at home.");
    case SetupFault::Kind::CastlingWithoutRook:
        if (fault.wing == Wing::Queen)
            return white ? tr("White can't castle on the queen's side: no rook stands there.")
                         : tr("Black can't castle on the queen's side: no rook stands there.");
        return white ? tr("White can't castle on the king's side: no rook stands there.")
                     : tr("Black can't castle on the king's side: no rook stands there.");
    case SetupFault::Kind::ImpossibleEnPassant:
        return tr("No pawn has just passed the en passant square.");
    case SetupFault::Kind::TooManyMen:
        return white ? tr("White has more than sixteen men.") : tr("Black has more than sixteen men.");
    case SetupFault::Kind::TooManyPawns:
        return white ? tr("White has more than eight pawns.") : tr("Black has more than eight pawns.");
    case SetupFault::Kind::TooManyPromoted:
        return white ? tr("White has more promoted men than missing pawns.")
                     : tr("Black has more promoted men than missing pawns.");
    case SetupFault::Kind::ImpossibleCheck:
        return tr("No move can have given this check.");
    case SetupFault::Kind::CounterTooHigh:
        return tr("So many moves without capture or pawn move can't have been made by this move number.");
    }
    return {};
}

QString Words::setupFaults(const SetupFaults &faults)
{
    QStringList lines;
    for (const SetupFault &fault : faults) {
        if (grade(fault.kind) == FaultGrade::Unplayable)
            lines << setupFault(fault);
    }
    return lines.join(u'\n');
}

QString Words::status(const Position &position)
{
    const bool white = position.sideToMove() == Color::White;
    switch (position.status()) {
    case Status::Ongoing:
        return white ? tr("White to move") : tr("Black to move");
    case Status::Check:
        return white ? tr("White to move, in check") : tr("Black to move, in check");
    case Status::Checkmate:
        return white ? tr("White is checkmated") : tr("Black is checkmated");
    case Status::Stalemate:
        return white ? tr("Stalemate: White has no move") : tr("Stalemate: Black has no move");
    }
    return {};
}

} // namespace chess::ui
