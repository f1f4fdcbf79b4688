#include "core/notation/fen.h"
#include "tests/fuzz/require.h"

#include <cstdint>

using namespace chess;

namespace {

/// What we write is read back without any assumption. Unplayable setups may hold what no FEN can say, so they only
/// have to be written.
void checkRoundTrip(const Position &position)
{
    for (const FenStyle style : {FenStyle::X, FenStyle::Shredder}) {
        const auto again = readFen(writeFen(position, style));
        require(again && again->assumptions.empty());
        const auto back = Position::from(again->setup);
        require(back && *back == position);
    }
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    const std::string_view text(reinterpret_cast<const char *>(data), size);
    const auto reading = readFen(text);
    if (!reading) {
        require(reading.error().offset <= size);
        return 0;
    }
    for (const FenAssumption &assumption : reading->assumptions)
        require(assumption.offset <= size);
    require(!writeFen(reading->setup).empty());
    if (const auto position = Position::from(reading->setup)) {
        require(position->legalMoves().size() == position->board().countLegalMoves());
        checkRoundTrip(*position);
    }
    return 0;
}
