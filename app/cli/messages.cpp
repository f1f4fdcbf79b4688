#include "app/cli/messages.h"

#include <algorithm>
#include <ostream>

namespace chess::cli {

namespace {

std::string name(Color color) { return color == Color::White ? "White" : "Black"; }

std::string name(PieceType type)
{
    static constexpr std::string_view names[] = {"pawn", "knight", "bishop", "rook", "queen", "king"};
    return std::string(names[index(type)]);
}

std::string list(Bitboard squares)
{
    std::string text;
    for (const Square square : squares)
        text += ' ' + toString(square);
    return text;
}

std::string column(std::size_t offset) { return "column " + std::to_string(offset + 1); }

std::string manOn(const Position &position, Square square)
{
    const auto man = position.pieceAt(square);
    return (man ? "the " + name(man->type) : "nothing") + " on " + toString(square);
}

} // namespace

std::string describe(FenError::Kind kind)
{
    switch (kind) {
    case FenError::Kind::UnknownLetter:
        return "this is no man and no number of empty squares";
    case FenError::Kind::RankTooLong:
        return "more than eight squares in a rank";
    case FenError::Kind::RankTooShort:
        return "fewer than eight squares in a rank";
    case FenError::Kind::TooFewRanks:
        return "fewer than eight ranks";
    case FenError::Kind::TooManyRanks:
        return "more than eight ranks";
    }
    return {};
}

std::string describe(FenAssumption::Kind kind)
{
    switch (kind) {
    case FenAssumption::Kind::NoSideToMove:
        return "no side to move: White";
    case FenAssumption::Kind::BadSideToMove:
        return "side to move not understood: White";
    case FenAssumption::Kind::NoCastling:
        return "no castling rights given: none";
    case FenAssumption::Kind::BadCastling:
        return "castling right not understood";
    case FenAssumption::Kind::NoEnPassant:
        return "no en passant square given: none";
    case FenAssumption::Kind::BadEnPassant:
        return "en passant square not understood: none";
    case FenAssumption::Kind::NoHalfmoveClock:
        return "no half-move clock: 0";
    case FenAssumption::Kind::BadHalfmoveClock:
        return "half-move clock not understood: 0";
    case FenAssumption::Kind::NoFullmoveNumber:
        return "no move number: 1";
    case FenAssumption::Kind::BadFullmoveNumber:
        return "move number not understood: 1";
    case FenAssumption::Kind::CastlingDropped:
        return "castling right dropped: no king or rook for it";
    case FenAssumption::Kind::EnPassantDropped:
        return "en passant square dropped: no pawn has passed there";
    case FenAssumption::Kind::TextAfterEnd:
        return "text after the position left out";
    }
    return {};
}

std::string describe(const SetupFault &fault)
{
    const std::string whose = fault.color ? name(*fault.color) + " has " : std::string();
    switch (fault.kind) {
    case SetupFault::Kind::NoKing:
        return whose + "no king";
    case SetupFault::Kind::SeveralKings:
        return whose + "several kings:" + list(fault.squares);
    case SetupFault::Kind::PawnOnEndRank:
        return whose + "a pawn on the first or last rank:" + list(fault.squares);
    case SetupFault::Kind::OpponentInCheck:
        return "the side that is not to move is in check:" + list(fault.squares);
    case SetupFault::Kind::CastlingWithoutKing:
        return whose + "a castling right without its king";
    case SetupFault::Kind::CastlingWithoutRook:
        return whose + "a castling right without its rook";
    case SetupFault::Kind::ImpossibleEnPassant:
        return "no pawn has passed the en passant square" + list(fault.squares);
    case SetupFault::Kind::TooManyMen:
        return whose + "more than sixteen men";
    case SetupFault::Kind::TooManyPawns:
        return whose + "more than eight pawns";
    case SetupFault::Kind::TooManyPromoted:
        return whose + "more promoted men than missing pawns";
    case SetupFault::Kind::ImpossibleCheck:
        return "no move can have given this check:" + list(fault.squares);
    case SetupFault::Kind::CounterTooHigh:
        return "the half-move clock counts more plies than the game has";
    }
    return {};
}

std::string describe(const MoveError &error)
{
    const std::string there = error.square ? " (" + toString(*error.square) + ")" : std::string();
    switch (error.kind) {
    case MoveError::Kind::EmptySquare:
        return "nothing stands there";
    case MoveError::Kind::OpponentsMan:
        return "it is the opponent's";
    case MoveError::Kind::OwnManThere:
        return "an own man stands there";
    case MoveError::Kind::WrongWay:
        return "it doesn't move like that";
    case MoveError::Kind::Blocked:
        return "a man stands in the way" + there;
    case MoveError::Kind::PawnNothingToTake:
        return "there is nothing to take";
    case MoveError::Kind::PawnTakesStraight:
        return "a pawn doesn't take straight ahead";
    case MoveError::Kind::KingAttackedThere:
        return "the king would be in check there" + there;
    case MoveError::Kind::Pinned:
        return "it is pinned" + there;
    case MoveError::Kind::MustAnswerCheck:
        return "the king is in check" + there;
    case MoveError::Kind::EnPassantExposesKing:
        return "taking en passant would lay the king open" + there;
    case MoveError::Kind::CastlingRightLost:
        return "the right to castle there is lost";
    case MoveError::Kind::CastlingInCheck:
        return "no castling while in check" + there;
    case MoveError::Kind::CastlingThroughCheck:
        return "the king would cross or reach an attacked square" + there;
    case MoveError::Kind::CastlingBlocked:
        return "a man stands between king and rook" + there;
    case MoveError::Kind::PromotionMissing:
        return "which man does the pawn become?";
    case MoveError::Kind::PromotionImpossible:
        return "that is no promotion";
    case MoveError::Kind::NullMove:
        return "the turn can't be passed";
    }
    return {};
}

std::string describe(const MoveTextError &error, const Position &position)
{
    switch (error.kind) {
    case MoveTextError::Kind::Syntax:
        return "not a move that can be read";
    case MoveTextError::Kind::Ambiguous: {
        std::string text = "ambiguous:";
        for (const Move move : error.candidates)
            text += ' ' + longAlgebraic(position, move);
        return text;
    }
    case MoveTextError::Kind::Illegal:
        break;
    }
    std::string text = "illegal";
    if (error.man)
        text += ": " + manOn(position, *error.man);
    if (error.why)
        text += ": " + describe(*error.why);
    if (!error.man && !error.why)
        text += ": no such man can go there";
    return text;
}

Expected<GivenPosition, Exit> givenPosition(const Arguments &arguments, const Streams &streams)
{
    const auto fen = arguments.value("--fen");
    if (!fen || *fen == "startpos")
        return GivenPosition{Position()};
    const auto reading = readFen(*fen);
    if (!reading) {
        streams.err << "touchmove-cli: --fen, " << column(reading.error().offset) << ": "
                    << describe(reading.error().kind) << ": " << quoted(*fen) << '\n';
        return Unexpected(Exit::Misuse);
    }
    const auto position = Position::from(reading->setup);
    if (!position) {
        for (const SetupFault &fault : position.error())
            streams.err << "touchmove-cli: --fen: " << describe(fault) << '\n';
        return Unexpected(Exit::Faults);
    }
    GivenPosition given{*position, reading->variant};
    for (const FenAssumption &assumption : reading->assumptions)
        given.notes.push_back(column(assumption.offset) + ": " + describe(assumption.kind));
    for (const SetupFault &fault : faults(reading->setup))
        given.notes.push_back(describe(fault));
    return given;
}

} // namespace chess::cli
