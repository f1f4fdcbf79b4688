#include "core/library/moverecorder.h"

namespace chess {

namespace movecodes {

std::array<Slot, 64> slotsOf(const Board &start)
{
    struct Share {
        PieceType type;
        Slot first;
        int count;
    };
    static constexpr std::array Shares{
        Share{PieceType::King, KingSlot, 1}, Share{PieceType::Queen, 1, 1},  Share{PieceType::Rook, 2, 2},
        Share{PieceType::Bishop, 4, 2},      Share{PieceType::Knight, 6, 2}, Share{PieceType::Pawn, FirstPawnSlot, 8},
    };
    std::array<Slot, 64> slots{};
    slots.fill(NoSlot);
    for (const Color color : AllColors) {
        for (const Share &share : Shares) {
            int given = 0;
            for (const Square square : start.men(color, share.type)) {
                if (given < share.count)
                    slots[static_cast<std::size_t>(square)] = static_cast<Slot>(share.first + given);
                ++given;
            }
        }
    }
    return slots;
}

} // namespace movecodes

using namespace movecodes;

void MoveRecorder::begin(const Board &start)
{
    m_begin = m_out.size();
    m_slots = slotsOf(start);
    m_home = (start.men(Color::White, PieceType::Pawn) & Bitboard(Rank::Second))
        | (start.men(Color::Black, PieceType::Pawn) & Bitboard(Rank::Seventh));
    m_departures = {};
}

void MoveRecorder::leaveHome(Bitboard pawns)
{
    for (const Square pawn : pawns) {
        const int number = index(fileOf(pawn)) + (rankOf(pawn) == Rank::Seventh ? 8 : 0);
        m_departures.order |= static_cast<std::uint64_t>(number) << (4 * m_departures.count);
        ++m_departures.count;
    }
    m_home &= ~pawns;
}

void MoveRecorder::recordSpecial(Color color, Move move)
{
    const auto from = static_cast<std::size_t>(move.from());
    const auto to = static_cast<std::size_t>(move.to());
    const Slot slot = m_slots[from];
    std::uint8_t code = Long;
    if (move.kind() == MoveKind::Promotion) {
        if (slot != NoSlot && *move.promotion() == PieceType::Queen)
            code = promotionCode(slot, static_cast<int>(to) - static_cast<int>(from));
        m_slots[to] = NoSlot;
    } else if (move.kind() == MoveKind::Castling) {
        if (isStandardCastling(move))
            code = move.wing() == Wing::King ? CastlingKingWing : CastlingQueenWing;
        const Slot rook = m_slots[to];
        m_slots[static_cast<std::size_t>(move.destination())] = slot;
        m_slots[static_cast<std::size_t>(squareAt(move.wing() == Wing::King ? File::F : File::D, firstRank(color)))] =
            rook;
    }
    m_out.push_back(static_cast<char>(code));
    if (code == Long)
        writeBits(move);
}

} // namespace chess
