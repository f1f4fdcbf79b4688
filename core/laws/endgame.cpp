#include "core/laws/endgame.h"

namespace chess {

std::optional<Endgame> Endgame::parse(std::string_view text)
{
    const auto dash = text.find('-');
    if (dash == std::string_view::npos)
        return std::nullopt;
    const auto one = parseMen(text.substr(0, dash));
    const auto other = parseMen(text.substr(dash + 1));
    if (!one || !other)
        return std::nullopt;
    Endgame endgame;
    endgame.m_one = *one;
    endgame.m_other = *other;
    return endgame;
}

std::optional<Endgame::Men> Endgame::parseMen(std::string_view text)
{
    Men men{};
    int count = 0;
    for (const char letter : text) {
        const auto piece = parsePiece(letter);
        if (!piece || piece->color != Color::White || ++count > 16)
            return std::nullopt;
        ++men[static_cast<std::size_t>(index(piece->type))];
    }
    return men[static_cast<std::size_t>(index(PieceType::King))] == 1 ? std::optional(men) : std::nullopt;
}

Endgame::Men Endgame::menOf(const Board &board, Color color)
{
    Men men{};
    for (const PieceType type : AllPieceTypes)
        men[static_cast<std::size_t>(index(type))] = board.men(color, type).count();
    return men;
}

bool Endgame::isOn(const Board &board) const
{
    const Men white = menOf(board, Color::White);
    const Men black = menOf(board, Color::Black);
    return (white == m_one && black == m_other) || (white == m_other && black == m_one);
}

std::string Endgame::toText() const
{
    const auto side = [](const Men &men) {
        std::string text = "K";
        for (const PieceType type :
             {PieceType::Queen, PieceType::Rook, PieceType::Bishop, PieceType::Knight, PieceType::Pawn})
            text.append(static_cast<std::size_t>(men[static_cast<std::size_t>(index(type))]), letter(type));
        return text;
    };
    return side(m_one) + "-" + side(m_other);
}

} // namespace chess
