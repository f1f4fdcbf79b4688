#pragma once

#include "core/board/board.h"

#include <array>
#include <optional>
#include <string>
#include <string_view>

namespace chess {

/// A kind of endgame by the men of its two sides, whichever of them is White: "KRB-KR". Squares and the colours of
/// bishops' squares don't matter.
class Endgame
{
public:
    /// Reads "KRB-KR": the men of each side in any order, one king a side. Empty for anything else.
    static std::optional<Endgame> parse(std::string_view text);

    bool isOn(const Board &board) const;
    /// Men in the order K Q R B N P; the sides as they were written.
    std::string toText() const;
    bool operator==(const Endgame &) const = default;

private:
    using Men = std::array<int, 6>; ///< How many of each PieceType.
    static std::optional<Men> parseMen(std::string_view text);
    static Men menOf(const Board &board, Color color);

    Men m_one{};
    Men m_other{};
};

} // namespace chess
