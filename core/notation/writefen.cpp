#include "core/notation/fen.h"

namespace chess {

namespace {

void appendPlacement(std::string &fen, const Setup &setup)
{
    for (int rank = 7; rank >= 0; --rank) {
        int empty = 0;
        const auto flushEmpty = [&] {
            if (empty > 0)
                fen += static_cast<char>('0' + empty);
            empty = 0;
        };
        for (int file = 0; file < 8; ++file) {
            if (const auto piece = setup.at(squareAt(rank * 8 + file))) {
                flushEmpty();
                fen += letter(*piece);
            } else {
                ++empty;
            }
        }
        flushEmpty();
        if (rank > 0)
            fen += '/';
    }
}

/// Does an own rook stand further out on the same wing, so that K or Q would mean that one?
bool rookFurtherOut(const Setup &setup, Color color, Wing wing, File rook)
{
    const int outward = wing == Wing::King ? 1 : -1;
    for (int file = index(rook) + outward; file >= 0 && file <= 7; file += outward) {
        if (setup.at(squareAt(static_cast<File>(file), firstRank(color))) == Piece{color, PieceType::Rook})
            return true;
    }
    return false;
}

void appendCastling(std::string &fen, const Setup &setup, FenStyle style)
{
    const std::size_t before = fen.size();
    for (const Color color : AllColors) {
        for (const Wing wing : AllWings) {
            const auto rook = setup.castlingRook(color, wing);
            if (!rook)
                continue;
            const bool byFile = style == FenStyle::Shredder || rookFurtherOut(setup, color, wing, *rook);
            const char lower = byFile ? letter(*rook) : (wing == Wing::King ? 'k' : 'q');
            fen += color == Color::White ? static_cast<char>(lower & ~0x20) : lower;
        }
    }
    if (fen.size() == before)
        fen += '-';
}

} // namespace

std::string writeFen(const Setup &setup, FenStyle style)
{
    std::string fen;
    fen.reserve(90);
    appendPlacement(fen, setup);
    fen += setup.sideToMove == Color::White ? " w " : " b ";
    appendCastling(fen, setup, style);
    fen += ' ';
    fen += setup.enPassant ? toString(*setup.enPassant) : "-";
    fen += ' ';
    fen += std::to_string(setup.halfmoveClock);
    fen += ' ';
    fen += std::to_string(setup.fullmoveNumber);
    return fen;
}

std::string writeFen(const Position &position, FenStyle style)
{
    Setup setup = position.setup();
    setup.enPassant = position.enPassant();
    return writeFen(setup, style);
}

} // namespace chess
