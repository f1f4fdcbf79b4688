#pragma once

#include "core/library/plaintext.h"
#include "core/library/scanboard.h"

#include <cstdint>
#include <optional>
#include <string_view>

namespace chess {

// In a header, for this is what a scan spends its time with.

namespace plainmove {

inline bool endsMove(char c)
{
    switch (c) {
    case ' ':
    case '\n':
    case '\r':
    case '\t':
    case ')':
    case '(':
    case '{':
    case '!':
    case '?':
    case '$':
        return true;
    default:
        return false;
    }
}

/// The square that \p file and \p rank name; empty if they are no letter and digit of one.
inline std::optional<Square> squareOf(char file, char rank)
{
    const auto f = static_cast<unsigned>(file - 'a');
    const auto r = static_cast<unsigned>(rank - '1');
    if (f > 7 || r > 7)
        return std::nullopt;
    return squareAt(static_cast<int>(r * 8 + f));
}

inline std::optional<Move> pieceMove(const ScanBoard &board, char letter, Square to, Bitboard named)
{
    switch (letter) {
    case 'N':
        return board.pieceMove<PieceType::Knight>(to, named);
    case 'B':
        return board.pieceMove<PieceType::Bishop>(to, named);
    case 'R':
        return board.pieceMove<PieceType::Rook>(to, named);
    case 'Q':
        return board.pieceMove<PieceType::Queen>(to, named);
    default:
        return board.pieceMove<PieceType::King>(to, named);
    }
}

/// "Nf3", "Nbd2", "N1d2", "Nb1d2", all with or without an x.
inline std::optional<Move> readPieceMove(const ScanBoard &board, PlainText &text)
{
    const char letter = text.now();
    text.skip(1);
    Bitboard named(~std::uint64_t{0});
    auto to = squareOf(text.now(), text.ahead(1));
    if (to && text.ahead(2) != 'x' && !squareOf(text.ahead(2), text.ahead(3))) {
        text.skip(2);
        return pieceMove(board, letter, *to, named);
    }
    if (text.now() >= 'a' && text.now() <= 'h') {
        named &= Bitboard(static_cast<File>(text.now() - 'a'));
        text.skip(1);
    }
    if (text.now() >= '1' && text.now() <= '8') {
        named &= Bitboard(static_cast<Rank>(text.now() - '1'));
        text.skip(1);
    }
    if (text.now() == 'x')
        text.skip(1);
    to = squareOf(text.now(), text.ahead(1));
    if (!to)
        return std::nullopt;
    text.skip(2);
    return pieceMove(board, letter, *to, named);
}

inline std::optional<PieceType> promotionPiece(char letter)
{
    return letter == 'Q' || letter == 'R' || letter == 'B' || letter == 'N' ? parsePieceType(letter) : std::nullopt;
}

/// "e4", "exd5", "e8=Q".
inline std::optional<Move> readPawnMove(const ScanBoard &board, PlainText &text)
{
    const char file = text.now();
    const bool takes = text.ahead(1) == 'x';
    if (takes)
        text.skip(2);
    const auto to = squareOf(text.now(), text.ahead(1));
    if (!to)
        return std::nullopt;
    text.skip(2);
    std::optional<PieceType> promotion;
    if (text.now() == '=') {
        promotion = promotionPiece(text.ahead(1));
        text.skip(promotion ? 2 : 1);
        if (!promotion)
            return std::nullopt;
    }
    return takes ? board.pawnCapture(static_cast<File>(file - 'a'), *to, promotion) : board.pawnPush(*to, promotion);
}

inline std::optional<Move> readCastling(const ScanBoard &board, PlainText &text)
{
    const std::string_view rest = text.rest();
    if (rest.starts_with("O-O-O")) {
        text.skip(5);
        return board.castling(Wing::Queen);
    }
    if (rest.starts_with("O-O") && !rest.starts_with("O-O-")) {
        text.skip(3);
        return board.castling(Wing::King);
    }
    return std::nullopt;
}

} // namespace plainmove

/// Reads one legal move with its sign of check, up to what may stand behind it.
inline std::optional<Move> readPlainMove(const ScanBoard &board, PlainText &text)
{
    std::optional<Move> move;
    const char c = text.now();
    if (c >= 'a' && c <= 'h')
        move = plainmove::readPawnMove(board, text);
    else if (c == 'O')
        move = plainmove::readCastling(board, text);
    else
        move = plainmove::readPieceMove(board, text);
    if (!move)
        return std::nullopt;
    if (text.now() == '+' || text.now() == '#')
        text.skip(1);
    // "e8(Q)" is something else.
    if (!plainmove::endsMove(text.now()) || (text.now() == '(' && pgn::isLetter(text.ahead(1))))
        return std::nullopt;
    return move;
}

} // namespace chess
