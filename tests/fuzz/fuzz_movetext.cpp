#include "core/notation/fen.h"
#include "core/notation/movetext.h"
#include "tests/fuzz/require.h"

#include <cstdint>

using namespace chess;

namespace {

Position positionOf(std::string_view fen)
{
    if (const auto reading = readFen(fen)) {
        if (const auto position = Position::from(reading->setup))
            return *position;
    }
    return {};
}

void check(const Position &position, std::string_view text, Writer writer)
{
    const auto move = readMove(position, text, writer);
    if (move) {
        require(move->isNull() || position.isLegal(*move));
        for (const std::string &written : {san(position, *move), longAlgebraic(position, *move)}) {
            const auto again = readMove(position, written);
            require(again && *again == *move);
        }
        return;
    }
    const MoveTextError &error = move.error();
    require(error.offset <= text.size());
    require((error.kind == MoveTextError::Kind::Ambiguous) == (error.candidates.size() > 1));
    for (const Move candidate : error.candidates)
        require(position.isLegal(candidate));
    // A reason is only given for a move that is indeed none.
    if (error.kind == MoveTextError::Kind::Illegal && error.man)
        require(error.why.has_value());
}

} // namespace

/// The input is a FEN, a line end and a move; without a FEN that can be played the move is for the starting position.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    const std::string_view input(reinterpret_cast<const char *>(data), size);
    const std::size_t lineEnd = std::min(input.find('\n'), input.size());
    const Position position = positionOf(input.substr(0, lineEnd));
    const std::string_view text = input.substr(std::min(lineEnd + 1, input.size()));
    check(position, text, Writer::Program);
    check(position, text, Writer::Person);
    return 0;
}
