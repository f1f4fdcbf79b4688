#pragma once

#include "core/board/position.h"

#include <QByteArray>

#include <array>
#include <cstdint>
#include <map>
#include <string>
#include <vector>

/// Which positions with at most four men White can mate from, if both sides help: found by going back from all mates,
/// without anything of core/laws. There are no castling rights, and no pawn has just gone two squares.
namespace bruteforce {

/// The men besides the two kings, at most two, in the order of their letters.
using Material = std::vector<chess::Piece>;

/// "KPkq" and the like.
std::string nameOf(const Material &material);
/// Every Material of \p men men.
std::vector<Material> materialsOf(std::size_t men);

/// Men on squares: White's king, Black's king, then those of the Material.
struct Placement {
    std::array<chess::Square, 4> squares{};
    chess::Color toMove = chess::Color::White;
};

/// All placements of one Material are counted from 0 up to this, illegal ones too.
std::uint32_t placements(const Material &material);
Placement placementAt(const Material &material, std::uint32_t number);
std::uint32_t numberOf(const Material &material, const Placement &placement);
/// May this be a position of a game?
bool isLegal(const Material &material, const Placement &placement);
/// The one that stands for all that differ by a reflection of the board, or by which of two men alike is which.
Placement representative(const Material &material, const Placement &placement);
bool isRepresentative(const Material &material, const Placement &placement);
chess::Position positionOf(const Material &material, const Placement &placement);

/// One in a hundred of the placements that stand for others and are legal, always the same ones.
std::vector<std::uint32_t> sample(const Material &material);
/// Answers about a sample as text, and back; fewer come back than \p count where the text is damaged.
QByteArray packed(const std::vector<bool> &answers);
std::vector<bool> unpacked(const QByteArray &text, std::size_t count);

/// The solutions, each found when it is first asked for.
class HelpmateTables
{
public:
    /// Can White mate? False for a placement that isn't legal, too.
    bool canMate(const Material &material, const Placement &placement);

private:
    /// By the numbers of those that stand for others. The reference stays valid.
    const std::vector<bool> &solved(const Material &material);

    std::map<std::uint32_t, std::vector<bool>> m_solved;
};

} // namespace bruteforce
