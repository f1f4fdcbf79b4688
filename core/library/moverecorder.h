#pragma once

#include "core/library/movecodes.h"

#include <cstdint>
#include <string>

namespace chess {

/// The order in which the pawns of the standard start left their squares, moved or taken there: a pawn is a number from
/// 0 (a2) to 7 (h2) and 8 (a7) to 15 (h7). Two positions of one game with the same pawns at home lie between the same
/// two of these.
struct PawnDepartures {
    std::uint64_t order = 0; ///< Four bits each, the first one lowest.
    int count = 0; ///< From 0 to 16.
    bool operator==(const PawnDepartures &) const = default;
};

/// Writes the moves of a game in their compact form, see movecodes.
class MoveRecorder
{
public:
    explicit MoveRecorder(std::string &out) : m_out(out) { }

    /// The next moves are those of a game from \p start.
    void begin(const Board &start);
    /// Takes back what was recorded since begin().
    void takeBack() { m_out.resize(m_begin); }
    /// The next move of \p color, which is legal or null.
    void record(Color color, Move move)
    {
        using namespace movecodes;
        const auto from = static_cast<std::size_t>(move.from());
        const auto to = static_cast<std::size_t>(move.to());
        const Bitboard touched = (Bitboard(move.from()) | move.to()) & m_home;
        if (touched && !move.isNull())
            leaveHome(touched);
        const Slot slot = m_slots[from];
        if (move.kind() != MoveKind::Normal && move.kind() != MoveKind::EnPassant)
            return recordSpecial(color, move);
        const std::uint8_t code = slot == NoSlot
            ? Long
            : codes[static_cast<std::size_t>(color)][slot]
                   [static_cast<std::size_t>(64 + static_cast<int>(to) - static_cast<int>(from))];
        m_out.push_back(static_cast<char>(code));
        if (code == Long)
            writeBits(move);
        m_slots[to] = slot;
    }
    const PawnDepartures &departures() const { return m_departures; }

private:
    void recordSpecial(Color color, Move move);
    void leaveHome(Bitboard pawns);
    void writeBits(Move move)
    {
        m_out.push_back(static_cast<char>(move.bits() & 0xff));
        m_out.push_back(static_cast<char>(move.bits() >> 8));
    }

    std::string &m_out;
    std::size_t m_begin = 0;
    std::array<movecodes::Slot, 64> m_slots{};
    Bitboard m_home;
    PawnDepartures m_departures;
};

} // namespace chess
